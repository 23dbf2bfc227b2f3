/**
 * One search index for each content version and locale, ready before a version is swapped in. A version that changes no
 * words takes over its index, one that changes a few articles costs what those cost (CD-180).
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isPseudoLocale } from '../content/pseudo-locale.ts'
import type { Content, LocalContent } from '../content/types.ts'
import { createTurns, longStep, shortTurn } from './engine/turns.ts'
import type { ArticleIndex, ArticleSearch, SearchableArticle } from './ports.ts'

export interface Drafted {
  /** As players have it. */
  current: Content
  /** The same with the draft in it. */
  drafted: Content
  locale: string
  articleId: string
}

/** The rest of the languages wait until the start or the swap is over. */
const backgroundDelay = 2_000

/** A search among fewer is no work to speak of, the first one neither. */
const manyArticles = 2_000
/** What the engine is tried out with: a language with a stemmer, one that bends its words, one without spaces. */
const rehearsed = { articles: 40, rounds: 6, locales: ['en-US', 'de-DE', 'ja-JP'] }

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || (a.length === b.length && a.every((each, at) => each === b[at]))
const saysTheSame = (a: SearchableArticle, b: SearchableArticle): boolean =>
  a.title === b.title &&
  a.text === b.text &&
  a.summary === b.summary &&
  a.problem === b.problem &&
  isSameList(a.keywords, b.keywords)
/** What is said beside the words. */
const isOfTheSame = (a: SearchableArticle, b: SearchableArticle): boolean =>
  a.promoted === b.promoted &&
  a.articleType === b.articleType &&
  isSameList(a.products, b.products) &&
  isSameList(a.codes ?? [], b.codes ?? [])
const isSameSynonyms = (a: readonly (readonly string[])[], b: readonly (readonly string[])[]): boolean =>
  a.length === b.length && a.every((row, at) => isSameList(row, b[at]!))

/** Whether a language is untouched by what differs, as all are by an article of another one. */
const saysNothingNew = (local: LocalContent, before: LocalContent, ids: ReadonlySet<string>): boolean =>
  [...ids].every((id) => {
    const [now, old] = [local.searchable(id), before.searchable(id)]
    return now === undefined || old === undefined ? now === old : saysTheSame(now, old) && isOfTheSame(now, old)
  })

export const createArticleIndexes = (engine: ArticleSearch) => {
  const built = new WeakMap<Content, Map<string, Promise<ArticleIndex>>>()
  /** Languages that have an index of the version built last. */
  let present = new Set<string>()
  /**
   * The index built last for each language, and what it is of. An index names articles by id alone, so the next version
   * may use it as long as the words are the same.
   */
  const latest = new Map<string, { version: string; local: LocalContent; index: ArticleIndex }>()
  let isRehearsed = false
  let background: NodeJS.Timeout | undefined

  /**
   * What this version says otherwise than the one before.
   * @param among where that is known: no other article differs
   */
  const changesSince = async (
    local: LocalContent,
    before: LocalContent | undefined,
    among: ReadonlySet<string> | undefined,
  ) => {
    const turns = createTurns(shortTurn)
    const [articles, came, went]: SearchableArticle[][] = [[], [], []]
    const [ids, idsBefore] = [local.articleIds(), before?.articleIds() ?? []]
    let isSame = isSameList(ids, idsBefore)
    for (const id of ids) {
      const now = local.searchable(id)!
      const old = among === undefined || among.has(id) ? before?.searchable(id) : now
      articles!.push(now)
      if (old === undefined) came!.push(now)
      else if (!saysTheSame(now, old)) {
        came!.push(now)
        went!.push(old)
      } else if (!isOfTheSame(now, old)) isSame = false
      const pause = turns.step(longStep)
      if (pause) await pause
    }
    const present = new Set(ids)
    for (const id of idsBefore) if (!present.has(id)) went!.push(before!.searchable(id)!)
    isSame &&= came!.length === 0 && before !== undefined && isSameSynonyms(local.synonyms(), before.synonyms())
    return { articles: articles!, came: came!, went: went!, isSame }
  }

  const build = async (content: Content, locale: string): Promise<ArticleIndex> => {
    await nextTurn()
    const local = content.in(locale)
    const before = latest.get(locale)
    const isNext = before !== undefined && content.since?.version === before.version
    if (isNext && saysNothingNew(local, before.local, content.since!.ids)) {
      latest.set(locale, { version: content.version, local, index: before.index })
      return before.index
    }
    const among = isNext ? content.since!.ids : undefined
    const { isSame, articles, came, went } = await changesSince(local, before?.local, among)
    const synonyms = local.synonyms()
    const index =
      (before && isSame && before.index) ||
      (before && (await engine.changeIndex(before.index, { articles, synonyms, came, went }))) ||
      (await engine.buildIndex(articles, synonyms, local.locale))
    // Whoever waits for it begins in a turn of their own: opening and a first search together are felt by all others.
    await nextTurn()
    latest.set(locale, { version: content.version, local, index })
    return index
  }

  /**
   * Code that has never run is slow, and the first search among thousands would have everybody wait for it: so it runs
   * among few, in a language of each kind, before anybody is let in.
   */
  const rehearse = async (content: Content): Promise<void> => {
    const local = content.in(content.defaultLocale)
    const ids = local.articleIds()
    if (isRehearsed || ids.length < manyArticles) return
    isRehearsed = true
    const few = ids.slice(0, rehearsed.articles).map((id) => local.searchable(id)!)
    for (const locale of rehearsed.locales) {
      const index = await engine.buildIndex(few, local.synonyms(), locale)
      for (let round = 0; round < rehearsed.rounds; round++) {
        for (const [at, { title, summary, products }] of few.entries()) {
          const asked = { product: round % 2 === 0 ? 'all' : (products[0] ?? 'all'), page: 1, locale }
          index.search(title.slice(0, -1 - ((at + round) % 5)), asked)
          index.suggest(`${title} ${few[(at + round) % few.length]!.summary} ${summary}`.slice(0, 300), asked)
          await nextTurn()
        }
      }
    }
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

  const drafted = async ({ current, drafted: next, locale, articleId }: Drafted) => {
    const [local, before] = [next.in(locale), current.in(locale)]
    const synonyms = local.synonyms()
    const turns = createTurns(shortTurn)
    const articles: SearchableArticle[] = []
    for (const id of local.articleIds()) {
      articles.push(local.searchable(id)!)
      const pause = turns.step(longStep)
      if (pause) await pause
    }
    const [now, old] = [local.searchable(articleId), before.searchable(articleId)]
    const [came, went] = [now ? [now] : [], old ? [old] : []]
    const index = await of(current, locale)
    const after =
      (await engine.changeIndex(index, { articles, synonyms, came, went })) ??
      (await engine.buildIndex(articles, synonyms, local.locale))
    const both = [...came, ...went.map((article) => ({ ...article, id: `${article.id} before` }))]
    return { after, alone: await engine.buildIndex(both, synonyms, local.locale) }
  }

  return {
    /** The index of this version in this locale; built now when it is the first to ask. */
    of,
    /**
     * What one article drafted otherwise makes of an index: all with the draft among them, and what the article says now and
     * would say, alone. Nothing of it is kept: a draft is nobody's next version.
     */
    drafted,
    /**
     * Builds what the running version uses, and always the default locale: hand it to the content watcher. The others
     * follow in the background.
     */
    async prepare(next: Content) {
      const needed = next.locales.filter((locale) => locale === next.defaultLocale || present.has(locale))
      present = new Set()
      for (const locale of needed) await of(next, locale)
      await rehearse(next)
      buildRest(
        next,
        next.locales.filter((locale) => !needed.includes(locale)),
      )
    },
    stop: () => clearTimeout(background),
  }
}

export type ArticleIndexes = ReturnType<typeof createArticleIndexes>
