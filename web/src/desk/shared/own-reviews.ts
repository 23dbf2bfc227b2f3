// Reviews of one's own answers that nobody has opened yet: for the rail of every room and the room of reviews (CD-364).
import { keptByTabs } from '../../kit/lib/kept-by-tabs.ts'
import { useDesk } from './desk-context.ts'
import { useOperation } from './operations.ts'
import { worksOnCases } from './roles.ts'

const everyMilliseconds = 60_000
const most = 25
/** Opened in another browser, a review is unread in this one: not for ever. */
const daysUnread = 14

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
const opened = keptByTabs<readonly string[]>('desk-reviews-opened', isTexts, [])

interface Given {
  id: string
  reviewedAt: string | null
}
/** A review that was corrected is another one. */
const markOf = ({ id, reviewedAt }: Given): string => `${id} ${reviewedAt}`

export const markReviewOpened = (review: Given): void => {
  const before = opened.read()
  if (!before.includes(markOf(review))) opened.change([markOf(review), ...before].slice(0, 4 * most))
}

/** Their ids, newest first. */
export const useUnreadReviews = (): readonly string[] => {
  const { me } = useDesk()
  const before = opened.use()
  const { data } = useOperation('listOwnReviews', worksOnCases(me.roles) ? { limit: most } : null, {
    refreshInterval: everyMilliseconds,
    shouldRetryOnError: false,
  })
  const since = new Date(Date.now() - daysUnread * 86_400_000).toISOString()
  return (data?.items ?? [])
    .filter(
      (review) => review.repliedAt === null && (review.reviewedAt ?? '') > since && !before.includes(markOf(review)),
    )
    .map(({ id }) => id)
}
