/**
 * One search index for each content version and locale. Those in use are ready before a new version is swapped in, the
 * rest follow in the background; a version that changes no words of a language takes over its index. An index belongs
 * to its `Content` object, so no answer mixes versions.
 */
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { textOf } from '../content/pack/rich-text.ts'
import { isPseudoLocale } from '../content/pseudo-locale.ts'
import type { Content, ContentArticle } from '../content/types.ts'
import { createTurns, longStep } from './engine/turns.ts'
import type { ArticleIndex, ArticleSearch, SearchableArticle } from './ports.ts'

export interface ArticleIndexes {
  /** The index of this version in this locale; built now when it is the first to ask. */
  of: (content: Content, locale: string) => Promise<ArticleIndex>
  /**
   * Builds what the running version uses, and always the default locale: hand it to the content watcher. The others
   * follow in the background.
   */
  prepare: (next: Content) => Promise<void>
  /** Ends the work in the background. */
  stop: () => void
}

/** The rest of the languages wait until the start or the swap is over. */
const backgroundDelay = 2_000

const headingsOf = (html: string): string[] =>
  [...html.matchAll(/<h([2-6])\b[^>]*>(.*?)<\/h\1>/gs)]
    .map(([, , inner = '']) => textOf(inner))
    .filter((heading) => heading !== '')

export const searchable = (article: ContentArticle): SearchableArticle => ({
  id: article.id,
  locale: article.locale,
  title: article.title,
  summary: article.summary,
  problem: article.problem === null ? '' : textOf(article.problem),
  text: textOf(article.body),
  headings: headingsOf(article.body),
  keywords: article.keywords,
  products: article.products,
  categories: article.categories,
  promoted: article.promoted !== null,
  trending: article.trending,
  articleType: article.articleType,
})

export const createArticleIndexes = (engine: ArticleSearch): ArticleIndexes => {
  const built = new WeakMap<Content, Map<string, Promise<ArticleIndex>>>()
  /** Languages that have an index of the version built last. */
  let present = new Set<string>()
  /**
   * The index built last for each language. An index names articles by id alone, so the next version may use it as long
   * as the words are the same.
   */
  const latest = new Map<string, { words: string; index: ArticleIndex }>()
  let background: NodeJS.Timeout | undefined

  const build = async (content: Content, locale: string): Promise<ArticleIndex> => {
    await nextTurn()
    const local = content.in(locale)
    const turns = createTurns()
    const articles: SearchableArticle[] = []
    const hash = createHash('sha256').update(JSON.stringify(local.synonyms()))
    // One by one: an article is made of its Markdown at its first use.
    for (const id of local.articleIds()) {
      const next = searchable(local.article(id)!)
      articles.push(next)
      hash.update(JSON.stringify(next))
      const pause = turns.step(longStep)
      if (pause) await pause
    }
    const words = hash.digest('hex')
    const known = latest.get(locale)
    if (known?.words === words) return known.index
    const index = await engine.buildIndex(articles, local.synonyms(), local.locale)
    // Whoever waits for it begins in a turn of their own: opening and a first search together are felt by all others.
    await nextTurn()
    latest.set(locale, { words, index })
    return index
  }

  const of = (content: Content, asked: string): Promise<ArticleIndex> => {
    // A pseudo-locale's words are nobody's search terms: the texts it was made from are.
    const locale = isPseudoLocale(asked) ? content.defaultLocale : content.in(asked).locale
    const indexes = built.get(content) ?? new Map<string, Promise<ArticleIndex>>()
    built.set(content, indexes)
    const known = indexes.get(locale)
    if (known) return known
    const next = build(content, locale)
    indexes.set(locale, next)
    present.add(locale)
    // A failed build may be tried again.
    next.catch(() => indexes.delete(locale))
    return next
  }

  /**
   * One language at a time, so that requests come in between; a failed one is built again, and its error told, at its
   * first use.
   */
  const buildRest = (content: Content, [locale, ...others]: readonly string[]): void => {
    clearTimeout(background)
    if (locale === undefined) return
    background = setTimeout(
      () =>
        void of(content, locale)
          .catch(() => undefined)
          .then(() => buildRest(content, others)),
      backgroundDelay,
    )
    background.unref()
  }

  return {
    of,
    async prepare(next) {
      const needed = next.locales.filter((locale) => locale === next.defaultLocale || present.has(locale))
      present = new Set()
      for (const locale of needed) await of(next, locale)
      buildRest(
        next,
        next.locales.filter((locale) => !needed.includes(locale)),
      )
    },
    stop: () => clearTimeout(background),
  }
}
