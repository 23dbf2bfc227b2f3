import { Skeleton } from '../../kit/ui/Skeleton.tsx'
import { useTexts } from './i18n.ts'
import parts from './Parts.module.css'

/** In the place of what is still to come; bare where it stands in a part that has its own room. */
export function Loading({ lines, isBare = false }: { lines: number; isBare?: boolean }) {
  const { t } = useTexts()
  return (
    <div className={isBare ? undefined : parts.skeletons} role="status" aria-label={t('loading')}>
      <Skeleton lines={lines} />
    </div>
  )
}
