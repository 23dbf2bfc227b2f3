/** What to read on with under an article (CD-68). */
import type { ArticleWords, ContentArticle, LocalContent } from '../content/types.ts'
import { sharedProduct } from '#rules/shared-product.ts'
import { createTurns, shortTurn } from './engine/turns.ts'

const mostRelated = 4
const worth = { linked: 100, topic: 10, category: 3, keyword: 2 }
/** One shared search word is chance. */
const least = 4

type Placed = Pick<ArticleWords, 'id' | 'products' | 'categories' | 'keywords' | 'guidedEntryCategoryId'>

const isReadBy = (other: Placed, { products }: Placed): boolean =>
  other.products.length === 0 ||
  other.products.includes(sharedProduct) ||
  products.some((product) => other.products.includes(product))

const shared = <T>(some: readonly T[], others: readonly T[]): number =>
  some.filter((each) => others.includes(each)).length

/**
 * In turns: among 20,000 articles it is 20 ms of work, at the first view of each page after a publication. Looks at their
 * words, for the pages of thousands of articles would hold up everybody for a second.
 */
export const relatedTo = async (article: ContentArticle, local: LocalContent): Promise<ContentArticle[]> => {
  const turns = createTurns(shortTurn)
  const linked = new Set([...article.body.matchAll(/ href="[^"#]*\/article\/(\d+)/g)].map(([, id]) => id))
  const score = (other: Placed): number =>
    (linked.has(other.id) ? worth.linked : 0) +
    (article.guidedEntryCategoryId > 0 && other.guidedEntryCategoryId === article.guidedEntryCategoryId
      ? worth.topic
      : 0) +
    worth.category * shared(article.categories, other.categories) +
    worth.keyword * shared(article.keywords, other.keywords)
  const found: { id: string; score: number }[] = []
  for (const id of local.articleIds()) {
    const other = id === article.id ? undefined : local.searchable(id)
    if (other && isReadBy(other, article)) {
      const its = score(other)
      if (its >= least) found.push({ id, score: its })
    }
    const pause = turns.step()
    if (pause) await pause
  }
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, mostRelated)
    .flatMap(({ id }) => local.article(id) ?? [])
}
