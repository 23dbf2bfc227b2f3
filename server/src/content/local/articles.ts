import type { PackArticle } from '../pack/format.ts'
import type { ArticleWords, ContentArticle } from '../types.ts'
import type { ArticleShelf } from './article-shelf.ts'
import type { CategoryTree } from './category-tree.ts'
import type { Wording } from './wording.ts'

export interface Articles {
  get: (id: string) => ContentArticle | undefined
  /** Whose they are: making thousands of them one by one leaves others their turn. */
  ids: () => readonly string[]
  /** What is searched of one: its words as the pack has them, made anew each time. */
  searchable: (id: string) => ArticleWords | undefined
  /** All of them, each in this language or the default one. */
  all: () => readonly ContentArticle[]
  /** Those marked as trending; a category without any shows all that belong to it. */
  trending: (product: string, categoryId?: number) => ContentArticle[]
}

/** What a version before this one has made already, and what of it is another article now. */
export interface MadeBefore {
  made: Map<string, ContentArticle>
  changed: ReadonlySet<string>
}

export const createArticles = (
  shelf: ArticleShelf,
  tree: CategoryTree,
  wording: Wording,
  before?: MadeBefore,
): Articles & { made: Map<string, ContentArticle> } => {
  const { locale, defaultLocale, contextPath, words, html } = wording
  const translations = shelf.in(locale)
  const originals = shelf.in(defaultLocale)

  /**
   * What an article is about comes from its original alone; a translation brings words, its date and its
   * machine-translation mark.
   */
  const toArticle = (original: PackArticle, translation: PackArticle): ContentArticle => ({
    id: original.id,
    locale: translation.locale,
    title: words(translation.title),
    summary: words(translation.summary),
    problem: translation.problem === null ? null : html(translation.problem, `article/${original.id}`),
    articleType: original.type,
    body: html(translation.body, `article/${original.id}`),
    updated: translation.updated,
    products: original.products,
    categories: original.categories,
    keywords: translation.keywords,
    codes: original.codes ?? [],
    hasMachineTranslation: translation.machineTranslation,
    guidedEntryCategoryId: original.guidedEntryCategoryId,
    guidedEntryProduct: original.guidedEntryCategoryId
      ? (original.guidedEntryProduct ?? tree.get(original.guidedEntryCategoryId)?.product ?? null)
      : null,
    trending: original.trending,
    promoted: original.promoted && {
      title: words(translation.promoted?.title ?? original.promoted.title),
      color: original.promoted.color,
    },
    url: `${contextPath}/help/article/${original.id}`,
  })

  // Made at their first use: a reader of one article should not wait for ten thousand. Where none differs, all are shared.
  const made = before?.changed.size === 0 ? before.made : new Map<string, ContentArticle>(before?.made)
  for (const id of before?.changed ?? []) made.delete(id)
  const get = (id: string): ContentArticle | undefined => {
    const original = originals.get(id)
    if (!original) return undefined
    const article = made.get(id) ?? toArticle(original, translations.get(id) ?? original)
    made.set(id, article)
    return article
  }
  const searchable = (id: string): ArticleWords | undefined => {
    const original = originals.get(id)
    if (!original) return undefined
    const { title, summary, problem, body, keywords, locale: written } = translations.get(id) ?? original
    return {
      id,
      locale: written,
      title,
      summary,
      problem: problem ?? '',
      text: body,
      isMarkup: true,
      keywords,
      codes: original.codes ?? [],
      products: original.products,
      categories: original.categories,
      promoted: original.promoted !== null,
      guidedEntryCategoryId: original.guidedEntryCategoryId,
      trending: original.trending,
      articleType: original.type,
    }
  }
  let all: ContentArticle[] | undefined
  const everything = (): ContentArticle[] => (all ??= originals.ids().flatMap((id) => get(id) ?? []))

  return {
    get,
    made,
    ids: originals.ids,
    searchable,
    all: everything,
    trending(product, categoryId) {
      // Chosen by what the originals say: pages of thousands of articles would hold up everybody.
      const about = originals
        .ids()
        .flatMap((id) => originals.get(id) ?? [])
        .filter((article) => article.products.includes(product))
      const pages = (some: readonly PackArticle[]): ContentArticle[] => some.flatMap(({ id }) => get(id) ?? [])
      if (categoryId === undefined) return pages(about.filter((article) => article.trending))
      const within = new Set(tree.idsWithin(categoryId))
      const inCategory = about.filter((article) => article.categories.some((id) => within.has(id)))
      const trending = inCategory.filter((article) => article.trending)
      return pages(trending.length > 0 ? trending : inCategory)
    },
  }
}
