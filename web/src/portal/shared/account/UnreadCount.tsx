import { Stack } from '../../../kit/ui/Layout.tsx'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import { useMessages } from '../i18n/context.ts'
import styles from './UnreadCount.module.css'

/** The server counts no further. */
const most = 100

/** How many of the own cases, or restrictions, hold something unread, at least one (T18). */
export function UnreadCount({
  count,
  of = 'cases',
  className,
}: {
  count: number
  of?: 'cases' | 'restrictions'
  className: string | undefined
}) {
  const { t, locale } = useMessages()
  return (
    <span className={className}>
      <Stack as="span" place="center" weight={700} className={styles.count} aria-hidden>
        {Math.min(count, most - 1).toLocaleString(locale)}
        {count >= most && '+'}
      </Stack>
      <VisuallyHidden>
        {t(of === 'cases' ? 'support.shell.unread' : 'support.shell.unread.restrictions', { count })}
      </VisuallyHidden>
    </span>
  )
}
