import { useCallBacks } from '../callbacks.ts'
import { useChats } from '../chats.ts'
import { useTexts } from '../i18n.ts'
import { useUnreadReviews } from '../own-reviews.ts'
import { usePausedWebhooks } from '../webhooks.ts'

export interface MarkOf {
  count: number
  words: string
  /** The words hold the number already. */
  isCounted?: boolean
  /** Something is wrong, not only there. */
  isLoud?: boolean
}

/** What waits in a room for somebody, beside its name. */
export const useMarks = (): { of: (path: string) => MarkOf; waiting: MarkOf; settings: MarkOf } => {
  const { t } = useTexts()
  const chats = useChats().data ?? []
  const { callBacks = [] } = useCallBacks()
  const paused = usePausedWebhooks()
  const unread = useUnreadReviews().length
  const waitingIn: Readonly<Record<string, number>> = {
    '/chats': chats.filter(({ state }) => state === 'WAITING').length,
    '/callbacks': callBacks.filter(({ state }) => state === 'waiting').length,
  }
  const waiting = (count: number): MarkOf => ({ count, words: t('chats.waiting') })
  const settings: MarkOf = {
    count: paused,
    words: t('webhooks.paused.mark', { count: paused }),
    isCounted: true,
    isLoud: true,
  }
  return {
    of: (path) =>
      path === '/webhooks'
        ? settings
        : path === '/reviews'
          ? { count: unread, words: t('reviews.unread', { count: unread }), isCounted: true }
          : waiting(waitingIn[path] ?? 0),
    waiting: waiting(Object.values(waitingIn).reduce((sum, count) => sum + count, 0)),
    settings,
  }
}
