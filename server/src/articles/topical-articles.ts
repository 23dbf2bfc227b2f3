import type { LocalContent } from '../content/types.ts'
import type { TopicalArticle } from './suggestion-rules.ts'

export interface HelpfulArticle extends TopicalArticle {
  products: readonly string[]
}

const known = new WeakMap<object, ReadonlyMap<number, readonly HelpfulArticle[]>>()

/**
 * The articles that help on each topic, made at the first question and kept with the content. Of its words alone: pages
 * of thousands of articles would hold up everybody for a second.
 */
export const articlesByTopic = (
  local: Pick<LocalContent, 'articleIds' | 'searchable'>,
): ReadonlyMap<number, readonly HelpfulArticle[]> => {
  const before = known.get(local)
  if (before) return before
  const byTopic = new Map<number, HelpfulArticle[]>()
  for (const articleId of local.articleIds()) {
    const { id, guidedEntryCategoryId, categories, products } = local.searchable(articleId)!
    for (const topicId of new Set([guidedEntryCategoryId, ...categories])) {
      const its = byTopic.get(topicId)
      const article = { id, guidedEntryCategoryId, products }
      if (its) its.push(article)
      else byTopic.set(topicId, [article])
    }
  }
  known.set(local, byTopic)
  return byTopic
}
