/**
 * What the articles room needs of a search engine. The engine lives in `articles/engine/` and knows nothing of HTTP,
 * content versions or sessions; `article-indexes.ts` keeps one index for each content version and locale.
 */
import type { ArticleType } from '#generated/server/schemas.ts'
import type { KnownCodes } from './engine/codes.ts'

/**
 * One article as the engine indexes it: `text` is the body without markup. `locale` is the language of the text itself.
 */
export interface SearchableArticle {
  id: string
  locale: string
  title: string
  summary: string
  problem: string
  text: string
  /** Headings of the body: an article is often asked for by one of them. */
  headings?: readonly string[]
  /** `problem` and `text` are sanitised HTML: the index cuts out words and headings itself. */
  isMarkup?: boolean
  keywords: readonly string[]
  codes?: readonly string[]
  products: readonly string[]
  categories: readonly number[]
  promoted: boolean
  trending: boolean
  articleType: ArticleType
}

/**
 * `product` is a short name, or `all` (OD-44): then only articles count that name it or name no product at all. `page`
 * counts from 1, 10 a page; a page beyond the end has no ids.
 */
interface SearchOptions {
  product: string
  kind?: ArticleType | undefined
  /** Those of other games follow, however good they are (amendment T5). */
  withOthers?: boolean
  /** What was typed was sent, not only begun: a short word at its end is no longer one's beginning. */
  isFinished?: boolean
  /** Ids of articles that go before all others, whether or not they have a word of it. */
  first?: readonly string[]
  page: number
  locale: string
}

interface SearchHits {
  /** Article ids of the asked page, best first. */
  ids: readonly string[]
  /** All hits, at most 1000 (OD-44). */
  totalCount: number
  /** True when there were more than 1000. */
  isDataTruncated: boolean
}

/**
 * Articles for a free description, best first: those of `product` and those of all games with equal right, never
 * another game's (amendments T5, T6).
 */
interface SuggestOptions {
  product: string
  locale: string /** Five, unless more are wanted to choose from. */
  most?: number
}
export interface Suggestion {
  id: string
  score: number
  /** Share of the description's weight that the article answers, 0..1. */
  coverage: number
  /** Score for the weight of the description: the more, the nearer its words stand to a title or a keyword. */
  strength: number
}

/** A built index of one locale. Pure and synchronous: no I/O, never throws on any text. */
export interface ArticleIndex {
  search: (query: string, options: SearchOptions) => SearchHits
  suggest: (text: string, options: SuggestOptions) => readonly Suggestion[]
  codes: KnownCodes
}

/** The engine: build once for each content version and locale, off the request path. */
export interface ArticleSearch {
  buildIndex: (
    articles: readonly SearchableArticle[],
    synonyms: readonly (readonly string[])[],
    locale: string,
  ) => Promise<ArticleIndex>
  /**
   * An index of changed articles out of one that is there: only the words of `changes` are looked at. Undefined when so
   * much has changed since an index was built whole that it is to be built whole again.
   */
  changeIndex: (index: ArticleIndex, changes: ArticleChanges) => Promise<ArticleIndex | undefined>
}

export interface ArticleChanges {
  /** All articles of the new index, in order. */
  articles: readonly SearchableArticle[]
  synonyms: readonly (readonly string[])[]
  /** Those of them that are new or say something else. */
  came: readonly SearchableArticle[]
  /** What articles said in the index that is there, when they are gone or say something else. */
  went: readonly SearchableArticle[]
}

export const searchPageSize = 10
export const searchTotalCap = 1000
export const suggestionCap = 5
