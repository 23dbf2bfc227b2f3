/**
 * The inverted index: for each term the articles that have it and how often, by field. What depends on all articles
 * together is reckoned when it is opened, so that changes can be joined (CD-180). Scores are BM25F (Robertson and
 * Zaragoza 2009).
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { longStep, type Turns } from './turns.ts'

export interface Field {
  weight: number
  lengthPull: number
}

/** Where a tally keeps how often a term is in each of the four fields; more than fits says nothing new. */
const shifts = [27, 21, 13, 0] as const
const mosts = [31, 63, 255, 8191] as const
const fieldCount = shifts.length
/** A tally below this has a term in the last field alone, as most have. */
const lastFieldOnly = mosts[3] + 1

/** Postings as plain numbers, ready to travel between threads. */
export interface PostingsData {
  articleCount: number
  /** Articles of a term and their tallies, side by side: from `starts[term]` to `starts[term + 1]`. */
  starts: Uint32Array
  articles: Uint32Array
  tallies: Uint32Array
  /** Words of each field of each article. */
  lengths: Uint32Array
}

/** The articles of one part of an index; their numbers begin at `first`. */
export interface PostingsPart extends Pick<PostingsData, 'starts' | 'articles' | 'tallies'> {
  first: number
  /** What one occurrence in each field of each article counts. */
  shares: Float32Array
}

export interface Postings {
  /** Of the numbers of articles, those that are gone too. */
  slotCount: number
  /** Articles that are there. */
  articleCount: number
  base: PostingsPart
  added: PostingsPart
  /** A term of the index among those of `added`. */
  addedTerm: (term: number) => number | undefined
  frequency: (term: number) => number
  /** Rarity, never below a small positive number. */
  idf: (term: number) => number
}

/** The field-weighted count of a term in an article. */
export const countOf = (tally: number, shares: Float32Array, article: number): number => {
  const at = article * fieldCount
  if (tally < lastFieldOnly) return tally * shares[at + 3]!
  return (
    (tally >>> shifts[0]) * shares[at]! +
    ((tally >>> shifts[1]) & mosts[1]) * shares[at + 1]! +
    ((tally >>> shifts[2]) & mosts[2]) * shares[at + 2]! +
    (tally & mosts[3]) * shares[at + 3]!
  )
}

const oneMore = (tally: number, field: number): number => {
  const count = (tally >>> shifts[field]!) & mosts[field]!
  return count === mosts[field]! ? tally : tally + 2 ** shifts[field]!
}

/** @param articles per article, per field, the term ids in order */
export const buildPostings = async (
  articles: readonly (readonly Int32Array[])[],
  termCount: number,
  turns: Turns,
): Promise<PostingsData> => {
  const seenIn = new Int32Array(termCount).fill(-1)
  const starts = new Uint32Array(termCount + 1)
  for (const [article, texts] of articles.entries()) {
    for (const text of texts) {
      for (const term of text) {
        if (seenIn[term] !== article) {
          seenIn[term] = article
          starts[term + 1]!++
        }
      }
    }
    const pause = turns.step(longStep)
    if (pause) await pause
  }
  for (let term = 0; term < termCount; term++) starts[term + 1]! += starts[term]!
  const allArticles = new Uint32Array(starts[termCount]!)
  const tallies = new Uint32Array(starts[termCount]!)
  const lengths = new Uint32Array(articles.length * fieldCount)
  const ends = starts.slice(0, termCount)
  for (const [article, texts] of articles.entries()) {
    for (let field = 0; field < fieldCount; field++) {
      const text = texts[field]!
      lengths[article * fieldCount + field] = text.length
      for (const term of text) {
        let at = ends[term]! - 1
        if (at < starts[term]! || allArticles[at] !== article) {
          at = ends[term]!++
          allArticles[at] = article
        }
        tallies[at] = oneMore(tallies[at]!, field)
      }
    }
    const pause = turns.step(longStep)
    if (pause) await pause
  }
  return { articleCount: articles.length, starts, articles: allArticles, tallies, lengths }
}

const totalsOf = ({ lengths }: PostingsData): number[] => {
  const totals = Array.from({ length: fieldCount }, () => 0)
  for (let at = 0; at < lengths.length; at++) totals[at % fieldCount]! += lengths[at]!
  return totals
}

const sharesOf = async (
  { articleCount, lengths }: PostingsData,
  fields: readonly Field[],
  averages: readonly number[],
): Promise<Float32Array> => {
  const shares = new Float32Array(lengths.length)
  for (const [field, { weight, lengthPull }] of fields.entries()) {
    const average = averages[field]!
    for (let article = 0; article < articleCount; article++) {
      const at = article * fieldCount + field
      shares[at] = weight / (1 - lengthPull + (lengthPull * lengths[at]!) / average)
    }
    await nextTurn()
  }
  return shares
}

interface PostingsParts {
  base: PostingsData
  added: PostingsData
  removed: PostingsData
  /** A term of the whole among the terms of a part. */
  addedTerms: ReadonlyMap<number, number>
  removedTerms: ReadonlyMap<number, number>
  fields: readonly Field[]
}

export const openPostings = async ({
  base,
  added,
  removed,
  addedTerms,
  removedTerms,
  fields,
}: PostingsParts): Promise<Postings> => {
  const articleCount = base.articleCount + added.articleCount - removed.articleCount
  const [its, more, less] = [totalsOf(base), totalsOf(added), totalsOf(removed)]
  const averages = its.map((total, field) => (total + more[field]! - less[field]!) / Math.max(1, articleCount) || 1)
  const within = ({ starts }: PostingsData, term: number | undefined): number =>
    term === undefined || term + 1 >= starts.length ? 0 : starts[term + 1]! - starts[term]!
  const frequency = (term: number): number =>
    within(base, term) + within(added, addedTerms.get(term)) - within(removed, removedTerms.get(term))
  return {
    slotCount: base.articleCount + added.articleCount,
    articleCount,
    base: { ...base, first: 0, shares: await sharesOf(base, fields, averages) },
    added: { ...added, first: base.articleCount, shares: await sharesOf(added, fields, averages) },
    addedTerm: (term) => addedTerms.get(term),
    frequency,
    idf: (term) => Math.log(1 + (articleCount - frequency(term) + 0.5) / (frequency(term) + 0.5)),
  }
}
