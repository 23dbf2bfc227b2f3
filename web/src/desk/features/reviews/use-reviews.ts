import { usePages } from '../../shared/operations.ts'

export type Which = 'open' | 'done' | 'own'

const limit = 25
const options = { revalidateFirstPage: true }

export const useReviews = (which: Which, isWanted = true) => {
  const isOwn = which === 'own'
  const own = usePages('listOwnReviews', isWanted && isOwn ? { limit } : null, options)
  const others = usePages('listReviews', isWanted && !isOwn ? { limit, state: which } : null, options)
  return isOwn ? own : others
}

/** What looks again after a write. */
export const reviewReads = ['listReviews', 'listOwnReviews', 'getReviewSettings', 'getReview'] as const
