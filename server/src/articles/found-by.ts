/**
 * Which recorded searches lead to an article as somebody has drafted it, and at what place; beside it, where they lead
 * to it now (CD-409). Asked of the engine itself, with the same content and with the draft in it.
 */
import type { ContentArticle } from '../content/types.ts'
import { sharedProduct } from '#rules/shared-product.ts'
import type { Clock } from '../lib/clock.ts'
import type { ArticleIndexes, Drafted } from './article-indexes.ts'
import { createTurns, longStep, shortTurn } from './engine/turns.ts'
import type { TopicModels } from './learning/topic-models.ts'
import type { ArticleIndex } from './ports.ts'
import { allProducts, type AskedWords, type SearchQueries } from './search-queries.ts'

export interface Question {
  words: string
  /** null: in everything. */
  game: string | null
  times: number
  /** Places on the first page of what is found. */
  before: number | null
  after: number | null
}
interface FoundBy {
  looked: number
  found: number
  foundBefore: number
  questions: Question[]
  gaps: Question[]
}

interface FoundByDeps {
  indexes: Pick<ArticleIndexes, 'of' | 'drafted'>
  topics: Pick<TopicModels, 'opinion'>
  queries: Pick<SearchQueries, 'frequent' | 'gaps' | 'flush'>
  clock: Clock
}

const mostLooked = 500
const mostGaps = 200
/** So many may have a word in common with the article; each is searched for twice. */
const mostTried = 150
const shown = { questions: 50, gaps: 20 }
const gapDays = 7
/** As sure the topic has to be, for a search to be about what an article is about without sharing a word with it. */
const leastProbability = 0.5

export const dayBefore = (clock: Clock, days: number): string =>
  new Date(clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10)

const rankOfChange = ({ before, after }: Question): number =>
  before === after ? 2 : before === null || after === null ? 0 : 1
const byChange = (a: Question, b: Question): number =>
  rankOfChange(a) - rankOfChange(b) || b.times - a.times || (a.words < b.words ? -1 : 1)

export const createFoundBy = ({ indexes, topics, queries, clock }: FoundByDeps) => {
  const placeIn = (
    index: ArticleIndex,
    articleId: string,
    { term, product }: AskedWords,
    locale: string,
  ): number | null => {
    const { ids } = index.search(term, { product, page: 1, locale, isFinished: true })
    const at = ids.indexOf(articleId)
    return at === -1 ? null : at + 1
  }

  const look = async ({ current, drafted, locale, articleId }: Drafted): Promise<FoundBy> => {
    await queries.flush()
    const article = drafted.in(locale).article(articleId) as ContentArticle
    // What is for all games is searched for in each of them.
    const products = article.products.includes(sharedProduct) ? [] : [...article.products]
    const asked = await queries.frequent({ locale, products }, mostLooked)
    const missed = await queries.gaps({ since: dayBefore(clock, gapDays), locale, products }, mostGaps)
    const before = await indexes.of(current, locale)
    const { after, alone } = await indexes.drafted({ current, drafted, locale, articleId })
    const turns = createTurns(shortTurn)

    /** What has no word in common with it, before or now, is not searched for among all. */
    const hasWordOf = ({ term }: AskedWords): boolean =>
      alone.search(term, { product: allProducts, page: 1, locale, isFinished: true }).totalCount > 0
    const questionOf = (words: AskedWords): Question => ({
      words: words.term,
      game: words.product === allProducts ? null : words.product,
      times: words.times,
      before: placeIn(before, articleId, words, locale),
      after: placeIn(after, articleId, words, locale),
    })

    const questions: Question[] = []
    let tried = 0
    for (const words of asked) {
      const pause = turns.step(longStep)
      if (pause) await pause
      if (!hasWordOf(words)) continue
      if (++tried > mostTried) break
      const question = questionOf(words)
      if (question.before !== null || question.after !== null) questions.push(question)
    }

    const its = new Set([article.guidedEntryCategoryId, ...article.categories])
    const isOfItsTopic = ({ term, product }: AskedWords): boolean => {
      const first = topics.opinion(drafted, product, locale, term)?.guesses[0]
      return first !== undefined && first.probability >= leastProbability && its.has(first.topicId)
    }
    const gaps: Question[] = []
    for (const words of missed) {
      const pause = turns.step(longStep)
      if (pause) await pause
      if (gaps.length === shown.gaps) break
      const hasWord = hasWordOf(words)
      if (!hasWord && !isOfItsTopic(words)) continue
      const question = hasWord ? questionOf(words) : { ...questionOf(words), before: null, after: null }
      // Answered since: one of the questions by now, if it is searched for again.
      if (question.before === null) gaps.push(question)
    }
    return {
      looked: asked.length,
      found: questions.filter(({ after }) => after !== null).length,
      foundBefore: questions.filter(({ before }) => before !== null).length,
      questions: questions.sort(byChange).slice(0, shown.questions),
      gaps,
    }
  }

  // One after the other: each lays a draft over an index of everything.
  let last: Promise<unknown> = Promise.resolve()
  return (wanted: Drafted): Promise<FoundBy> => {
    const next = last.then(() => look(wanted))
    last = next.catch(() => undefined)
    return next
  }
}
