import { useLocation } from 'react-router-dom'
import { cx } from '../../../kit/lib/class-names.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { useInGame } from '../../shared/settings/config.ts'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import styles from './GuideSkeleton.module.css'

/** The shape of what the address leads to while the flow is on its way: games, or topics one below the other. */
export function GuideSkeleton() {
  const { t } = useMessages()
  const { pathname } = useLocation()
  // A game's own window begins with its topics.
  const { isInGame } = useInGame()
  const isChosen = /^\/product\/[^/]+\/\d/.test(pathname)
  const isTopics = isInGame || isChosen
  return (
    <Stack gap={6} role="status">
      <VisuallyHidden>{t('support.common.loading')}</VisuallyHidden>
      {isInGame ? (
        // The question is known before its topics are.
        <Stack gap={2} aria-hidden="true" className={styles.question}>
          <p>{t('support.bft.categorize.question')}</p>
          <Skeleton />
        </Stack>
      ) : (
        <Skeleton shape="title" />
      )}
      <div className={isTopics ? cx(styles.skeletonTopics, isChosen && styles.one) : styles.skeletonTiles}>
        <Skeleton shape={isTopics ? 'choice' : 'tile'} lines={isTopics && !isInGame ? 5 : 6} />
      </div>
    </Stack>
  )
}
