import { ChartLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useTexts } from '../../shared/i18n.ts'
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
  return (
    <EmptyState
      icon={ChartLine}
      title={t('failed')}
      isAlert
      actions={
        <Button variant="secondary" onClick={() => void mutate()}>
          {t('retry')}
        </Button>
      }
    />
  )
}
