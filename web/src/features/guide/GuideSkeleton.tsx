import { useMessages } from '../../shared/i18n/context.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './GuideSkeleton.module.css'

/** The shape of product select while the flow is on its way. */
export function GuideSkeleton() {
  const { t } = useMessages()
  return (
    <div role="status" className={styles.skeleton}>
      <VisuallyHidden>{t('support.common.loading')}</VisuallyHidden>
      <Skeleton shape="title" />
      <div className={styles.skeletonTiles}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} shape="tile" />
        ))}
      </div>
    </div>
  )
}
