import { ChartLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import parts from '../../shared/Parts.module.css'

/** Loading, failed with a way on, or the report. */
export function Shown<T>({
  report: { data, error, mutate },
  children,
}: {
  report: { data: T | undefined; error: unknown; mutate: () => Promise<unknown> }
  children: (data: T) => ReactNode
}) {
  const { t } = useTexts()
  if (data !== undefined) return children(data)
  if (error === undefined)
    return (
      <div className={parts.skeletons} role="status" aria-label={t('loading')}>
        <Skeleton lines={8} />
      </div>
    )
  return <LoadFailed icon={ChartLine} again={() => void mutate()} />
}
