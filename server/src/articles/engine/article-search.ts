/**
 * The search engine of the help centre: one index a locale, in memory, pure and synchronous. BM25F over title,
 * keywords, summary and text, each query word widened to forms, completions, synonyms and slips, lifted by how whole
 * titles and headings fit.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ArticleType } from '#generated/server/schemas.ts'
import { isForProduct } from '../../content/vocabulary.ts'
import type { ArticleChanges, ArticleIndex, ArticleSearch, SearchableArticle } from '../ports.ts'
import { searchPageSize, searchTotalCap, suggestionCap } from '../ports.ts'
import { fold, isJapanese, kanaRuns, terms, wordsIn } from './analysis.ts'
import { buildIndexData, fields, languageOf, type IndexData, type IndexedText } from './article-words.ts'
import { createKnownCodes } from './codes.ts'
import { createExpansion } from './expansion.ts'
import { isFunctionWord } from './function-words.ts'
import { createRanking } from './ranking.ts'
import { createSynonyms } from './synonyms.ts'
import { openPostings } from './postings.ts'
import { openTitleLikeness } from './title-likeness.ts'
import { openTitleStarts } from './title-starts.ts'
import { createTurns, shortTurn } from './turns.ts'
import { openVocabulary, type Parts } from './vocabulary.ts'
import { openWords } from './word-numbers.ts'

/**
 * More words than this say nothing a shorter text would not; in a text longer than `corrected` a word that articles
 * have is taken as it stands.
 */
const mostWords = { search: 24, suggest: 40, corrected: 10 }
/** Share of the query an article must answer to be weighed as a suggestion. */
const leastSuggested = 0.05
/** A label orders articles of about equal match; it lifts none above a better one (amendment T5). */
const promotedLift = 1.1
/** What nobody has translated yet is worth less to who reads another language: it comes after what answers alike (CD-434). */
const foreignLift = 0.5
/** Games whose articles are remembered; the contract knows far fewer. */
const mostProducts = 256
const none = new Uint32Array(0)

/** So many changed texts are looked at beside an index; more, and it is built whole again (CD-180). */
const mostChanged = 128

/** Builds the numbers of an index, here or on another thread. */
export type BuildIndexData = (articles: readonly IndexedText[], locale: string) => Promise<IndexData>

/** On this thread, in turns. */
export const buildHere: BuildIndexData = (articles, locale) => buildIndexData(articles, locale, createTurns())

/** What an index is made of, to make the next one of. */
interface Made {
  locale: string
  base: IndexData
  /** Ids of the articles in `base`, in order. */
  ids: readonly string[]
  came: ReadonlyMap<string, SearchableArticle>
  went: ReadonlyMap<string, SearchableArticle>
}

/** Port `ArticleSearch`: build once for each content version and locale, off the request path. */
export const createArticleSearch = (build: BuildIndexData = buildHere): ArticleSearch => {
  const made = new WeakMap<ArticleIndex, Made>()

  const open = async (its: Made, { articles, synonyms }: Pick<ArticleChanges, 'articles' | 'synonyms'>) => {
    const ofThese = (texts: ReadonlyMap<string, SearchableArticle>): Promise<IndexData> =>
      texts.size === 0 ? buildHere([], its.locale) : build([...texts.values()], its.locale)
    const [added, removed] = [await ofThese(its.came), await ofThese(its.went)]
    const slots = await slotsOf(its, articles)
    // Numbers from another thread come in an event: whoever asks meanwhile goes before the opening.
    await nextTurn()
    const index = await openIndex({ base: its.base, added, removed }, slots, synonyms, its.locale)
    made.set(index, its)
    return index
  }

  return {
    async buildIndex(articles, synonyms, locale) {
      const base = await build(articles, locale)
      const ids = articles.map(({ id }) => id)
      return open({ locale, base, ids, came: new Map(), went: new Map() }, { articles, synonyms })
    },
    async changeIndex(index, { articles, synonyms, came, went }) {
      const before = made.get(index)
      if (!before) return undefined
      const its = { ...before, came: new Map(before.came), went: new Map(before.went) }
      for (const article of went) if (!its.came.delete(article.id)) its.went.set(article.id, article)
      for (const article of came) its.came.set(article.id, article)
      if (its.came.size + its.went.size > mostChanged) return undefined
      return open(its, { articles, synonyms })
    },
  }
}

/** The articles of an index by their numbers: those of `base` first. */
interface Slots {
  /** Undefined for one that is gone. */
  articles: readonly (SearchableArticle | undefined)[]
  /** Where each stands among all, if its number does not say so. */
  places: Uint32Array | undefined
}

const slotsOf = async ({ ids, came, went }: Made, articles: readonly SearchableArticle[]): Promise<Slots> => {
  if (came.size + went.size === 0 && articles.every(({ id }, at) => id === ids[at]))
    return { articles, places: undefined }
  const turns = createTurns(shortTurn)
  const placeOf = new Map<string, number>()
  for (const [place, { id }] of articles.entries()) {
    placeOf.set(id, place)
    const pause = turns.step()
    if (pause) await pause
  }
  const places = new Uint32Array(ids.length + came.size)
  const inOrder: (SearchableArticle | undefined)[] = []
  for (const id of [...ids, ...came.keys()]) {
    const slot = inOrder.length
    // An article written anew is gone where it stood, and comes last.
    const place = slot < ids.length && went.has(id) ? undefined : placeOf.get(id)!
    places[slot] = place ?? 0
    inOrder.push(place === undefined ? undefined : articles[place])
    const pause = turns.step()
    if (pause) await pause
  }
  return { articles: inOrder, places }
}

/** In several turns: the numbers of 20,000 articles are 16 ms of work, and requests come in between (CD-179). */
const openIndex = async (
  { base, added, removed }: Parts<IndexData>,
  slots: Slots,
  synonymRows: readonly (readonly string[])[],
  locale: string,
): Promise<ArticleIndex> => {
  const { stem, isInflected } = languageOf(locale)
  // The texts are in the numbers, and not kept.
  const articles = slots.articles.map((each) => ({
    id: each?.id ?? '',
    title: each?.title ?? '',
    products: each?.products ?? [],
    articleType: each?.articleType,
  }))
  const gone = slots.articles.flatMap((each, at) => (each === undefined ? [at] : []))
  const isGone = new Set(gone)
  await nextTurn()
  const { vocabulary, addedTerms, removedTerms } = openVocabulary(
    { base: base.vocabulary, added: added.vocabulary, removed: removed.vocabulary },
    (term) => postings.frequency(term),
  )
  await nextTurn()
  const postings = await openPostings({
    base: base.postings,
    added: added.postings,
    removed: removed.postings,
    addedTerms,
    removedTerms,
    fields,
  })
  const synonyms = createSynonyms(synonymRows, (word) => isFunctionWord(word, locale))
  const titleWords = openTitleWords(base.titleWords)
  const newTitleWords = openTitleWords(added.titleWords)
  const hasNew = added.postings.articleCount > 0
  const expansion = createExpansion({ vocabulary, postings, stem, isInflected })
  const starts = openTitleStarts(
    [base.starts, added.starts],
    (article) => fold(articles[article]!.title).trim(),
    isInflected,
  )
  await nextTurn()
  const likeness = await openTitleLikeness({ base: base.likeness, added: added.likeness, removed: removed.likeness })
  await nextTurn()
  const ranking = createRanking({
    postings,
    withTitleWord: (word) => {
      const its = titleWords(word)
      if (!hasNew && gone.length === 0) return its
      const first = base.postings.articleCount
      return [
        ...its.filter((article) => !isGone.has(article)),
        ...newTitleWords(word).map((article) => first + article),
      ]
    },
    likeness,
    starts: { of: (query, isWord) => starts.of(query, isWord).filter(({ article }) => !isGone.has(article)) },
    gone,
    places: slots.places,
  })

  await nextTurn()
  const lifts = Float32Array.from(
    slots.articles,
    (each) => (each?.promoted ? promotedLift : 1) * (each === undefined || each.locale === locale ? 1 : foreignLift),
  )
  const unlifted = new Float32Array(articles.length).fill(1)
  const shown = new Map<string, Uint8Array>()
  const shownTo = (product: string): Uint8Array => {
    const known = shown.get(product)
    if (known) return known
    const its = Uint8Array.from(articles, ({ products }, at) =>
      !isGone.has(at) && (product === 'all' || isForProduct(products, product)) ? 1 : 0,
    )
    if (shown.size < mostProducts) shown.set(product, its)
    return its
  }
  const isInJapanese = isJapanese(locale)
  const isKnown = (word: string): boolean => vocabulary.term(stem(word)) !== undefined
  const wordsOf = (text: string): string[] => {
    const words = wordsIn(text, locale)
    if (isInJapanese) for (const run of kanaRuns(text)) if (run.every(isKnown)) words.push(...run)
    return [...new Set(words)]
  }
  const hiddenFrom = (product: string): Uint8Array =>
    shownTo(product).map((isShown, at) => (isGone.has(at) ? 0 : 1 - isShown))
  const ofKind = (isShown: Uint8Array, kind: ArticleType | undefined): Uint8Array =>
    kind === undefined ? isShown : isShown.map((each, at) => (articles[at]!.articleType === kind ? each : 0))
  /**
   * @param said the words among those that stood around them
   * @param isMeantAsItIs words that are neither unfinished nor slips
   */
  const groupsOf = (
    words: readonly string[],
    said: readonly string[],
    last?: string,
    isMeantAsItIs: (word: string) => boolean = () => false,
  ) => {
    const places = new Map(said.map((word, place) => [word, place]))
    return words.map((word) => {
      const place = places.get(word)!
      return expansion.expand(word, {
        isLast: word === last,
        share: synonyms.shareOf(said, place),
        others: synonyms.at(said, place),
        mayBeSlip: words.length <= mostWords.corrected,
        isMeantAsItIs: isMeantAsItIs(word),
      })
    })
  }
  const rarest = (words: readonly string[], most: number): readonly string[] => {
    if (words.length <= most) return words
    const rarity = (word: string): number => {
      const term = vocabulary.term(stem(word))
      return term === undefined ? 0 : postings.idf(term)
    }
    return words
      .map((word) => ({ word, rare: rarity(word) }))
      .sort((a, b) => b.rare - a.rare)
      .slice(0, most)
      .map(({ word }) => word)
  }

  const codes = createKnownCodes(slots.articles.filter((each) => each !== undefined))

  return {
    codes,
    search(query, { product, page, kind, withOthers = false, isFinished = false, first = [] }) {
      const spoken = terms(query.slice(0, 2_000))
      const words = wordsOf(query.slice(0, 2_000)).slice(0, mostWords.search)
      const isJoining = (word: string): boolean => isFunctionWord(word, locale)
      // Who is still typing `in` may mean `invoice`; who has sent `cant log in` does not (CD-200).
      const isMeantAsItIs = isFinished && !words.every(isJoining) ? isJoining : undefined
      const from = Math.max(0, page - 1) * searchPageSize
      const to = Math.min(searchTotalCap, from + searchPageSize)
      const groups = groupsOf(words, words, spoken.at(-1), isMeantAsItIs)
      const typed = fold(query.slice(0, 200)).trimStart()
      const rank = (isShown: Uint8Array, most: number) =>
        ranking.rank({ words, groups, typed, most, isShown: ofKind(isShown, kind), lifts, leastCoverage: 0 })
      const isFirst = new Set(first)
      const shown = shownTo(product)
      const rest = first.length === 0 ? shown : shown.map((each, at) => (isFirst.has(articles[at]!.id) ? 0 : each))
      const own = rank(rest, to)
      const others = withOthers ? rank(hiddenFrom(product), Math.max(0, to - own.count)) : { best: [], count: 0 }
      const count = first.length + own.count + others.count
      const found = [...own.best, ...others.best].map(({ article }) => articles[article]!.id)
      return {
        ids: [...first, ...found].slice(from, to),
        totalCount: Math.min(searchTotalCap, count),
        isDataTruncated: count > searchTotalCap,
      }
    },

    suggest(text, { product, most = suggestionCap }) {
      const said = wordsOf(text.slice(0, 10_000))
      const telling = said.filter((word) => !isFunctionWord(word, locale))
      const words = rarest(telling, mostWords.suggest)
      const { best } = ranking.rank({
        words,
        groups: groupsOf(words, said),
        typed: '',
        most,
        isShown: shownTo(product),
        lifts: unlifted,
        leastCoverage: leastSuggested,
      })
      return best.map(({ article, ...evidence }) => ({ id: articles[article]!.id, ...evidence }))
    },
  }
}

const openTitleWords = ({ words, starts, articles }: IndexData['titleWords']): ((word: string) => Uint32Array) => {
  const numbers = openWords(words)
  return (word) => {
    const number = numbers.find(word)
    return number === -1 ? none : articles.subarray(starts[number], starts[number + 1])
  }
}
