/**
 * The inverted index: for each term the articles that have it and how much (BM25F, Robertson and Zaragoza 2009: the
 * fields' counts are weighted and divided by field length first, then summed, so that a word is saturated once and not
 * once per field).
 */
import { longStep, type Turns } from './turns.ts'

export interface Field {
  weight: number
  lengthPull: number
}

export interface Postings {
  articleCount: number
  /** Articles of a term and their field-weighted counts, side by side: from `starts[term]` to `starts[term + 1]`. */
  starts: Uint32Array
  articles: Uint32Array
  counts: Float32Array
  /** In how many articles a term is. */
  frequency: (term: number) => number
  /** Rarity, never below a small positive number. */
  idf: (term: number) => number
}

/** Postings as plain numbers, ready to travel between threads. */
export type PostingsData = Pick<Postings, 'articleCount' | 'starts' | 'articles' | 'counts'> & {
  frequencies: Uint32Array
}

/** @param articles per article, per field, the term ids in order */
export const buildPostings = async (
  articles: readonly (readonly Int32Array[])[],
  fields: readonly Field[],
  termCount: number,
  turns: Turns,
): Promise<PostingsData> => {
  const averages = fields.map(
    (_, field) => articles.reduce((sum, texts) => sum + texts[field]!.length, 0) / Math.max(1, articles.length) || 1,
  )
  const seenIn = new Int32Array(termCount).fill(-1)
  const frequencies = new Uint32Array(termCount)
  for (const [article, texts] of articles.entries()) {
    for (const text of texts) {
      for (const term of text) {
        if (seenIn[term] !== article) {
          seenIn[term] = article
          frequencies[term]!++
        }
      }
    }
    const pause = turns.step(longStep)
    if (pause) await pause
  }
  const starts = new Uint32Array(termCount + 1)
  for (let term = 0; term < termCount; term++) starts[term + 1] = starts[term]! + frequencies[term]!
  const allArticles = new Uint32Array(starts[termCount]!)
  const allCounts = new Float32Array(starts[termCount]!)
  const ends = starts.slice(0, termCount)
  for (const [article, texts] of articles.entries()) {
    texts.forEach((text, field) => {
      const { weight, lengthPull } = fields[field]!
      const share = weight / (1 - lengthPull + (lengthPull * text.length) / averages[field]!)
      for (const term of text) {
        let at = ends[term]! - 1
        if (at < starts[term]! || allArticles[at] !== article) {
          at = ends[term]!++
          allArticles[at] = article
        }
        allCounts[at]! += share
      }
    })
    const pause = turns.step(longStep)
    if (pause) await pause
  }
  return { articleCount: articles.length, starts, articles: allArticles, counts: allCounts, frequencies }
}

export const openPostings = ({ articleCount, starts, articles, counts, frequencies }: PostingsData): Postings => ({
  articleCount,
  starts,
  articles,
  counts,
  frequency: (term) => frequencies[term] ?? 0,
  idf: (term) => Math.log(1 + (articleCount - (frequencies[term] ?? 0) + 0.5) / ((frequencies[term] ?? 0) + 0.5)),
})
