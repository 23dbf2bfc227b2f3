// What the room keeps of a person: what they said of articles, what they searched for, what they read before they filed.
import type { Holdings } from '../platform/holdings.ts'
import type { Deflection } from './deflection/deflection.ts'
import type { FeedbackStore } from './feedback-store.ts'
import type { SearchMisses } from './search-misses.ts'
import type { ArticlesTables } from './tables.ts'

interface ArticleHoldingsDeps {
  feedback: Pick<FeedbackStore, 'ofAccount' | 'eraseAccount' | 'move'>
  misses: Pick<SearchMisses, 'forgetPhrasesOf'>
  deflection: Pick<Deflection, 'eraseAccount' | 'forgetSearches'>
  /** Models that may have learnt from erased cases are trained without. */
  forgetLearnt: () => Promise<void>
}

export const createArticleHoldings = ({
  feedback,
  misses,
  deflection,
  forgetLearnt,
}: ArticleHoldingsDeps): Holdings<ArticlesTables> => ({
  columns: {
    'article_feedback.account_id': { moves: 'own', isUse: true, isKnown: true },
    'article_feedback.reader': { moves: 'own' },
  },
  copy: async ({ id }) => ({
    articleFeedback: (await feedback.ofAccount(id)).map(({ createdAt: givenAt, ...said }) => ({ ...said, givenAt })),
  }),
  words: async (accountId) => (await feedback.ofAccount(accountId)).flatMap(({ feedback: words }) => words ?? []),
  erase: async ({ id }, { texts }) => {
    await deflection.forgetSearches(await misses.forgetPhrasesOf(texts))
    await deflection.eraseAccount(id)
    await feedback.eraseAccount(id)
  },
  eraseOutside: forgetLearnt,
  move: feedback.move,
})
