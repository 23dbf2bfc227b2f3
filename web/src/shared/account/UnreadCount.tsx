import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useMessages } from '../i18n/context.ts'
import styles from './UnreadCount.module.css'

/** The server counts no further. */
const most = 100

/** How many of the own cases hold something unread, at least one (T18). */
export function UnreadCount({ count, className }: { count: number; className: string | undefined }) {
  const { t, locale } = useMessages()
  return (
    <span className={className}>
      <span className={styles.count} aria-hidden>
        {Math.min(count, most - 1).toLocaleString(locale)}
        {count >= most && '+'}
      </span>
      <VisuallyHidden>{t('support.shell.unread', { count })}</VisuallyHidden>
    </span>
  )
}
