/** What to read on with under an article (CD-68). Pure. */
import type { ArticleWords, ContentArticle, LocalContent } from '../content/types.ts'
import { sharedProduct } from '../content/vocabulary.ts'

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

export const relatedTo = (article: ContentArticle, local: LocalContent): ContentArticle[] => {
  const linked = new Set([...article.body.matchAll(/ href="[^"#]*\/article\/(\d+)/g)].map(([, id]) => id))
  const score = (other: Placed): number =>
    (linked.has(other.id) ? worth.linked : 0) +
    (article.guidedEntryCategoryId > 0 && other.guidedEntryCategoryId === article.guidedEntryCategoryId
      ? worth.topic
      : 0) +
    worth.category * shared(article.categories, other.categories) +
    worth.keyword * shared(article.keywords, other.keywords)
  // By their words: the pages of thousands of articles would hold up everybody for a second.
  return local
    .articleIds()
    .flatMap((id) => local.searchable(id) ?? [])
    .filter((other) => other.id !== article.id && isReadBy(other, article))
    .map((other) => ({ other, score: score(other) }))
    .filter((each) => each.score >= least)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostRelated)
    .flatMap(({ other }) => local.article(other.id) ?? [])
}
