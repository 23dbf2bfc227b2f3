import type { Group } from './expansion.ts'
import type { Postings } from './postings.ts'
import type { TitleLikeness } from './title-likeness.ts'
import type { TitleStarts } from './title-starts.ts'

/** `coverage`: the share of the query's weight (rare words weigh more) that the article answers, 0..1. */
export interface Ranked {
  article: number
  score: number
  coverage: number
}

export interface RankingQuery {
  words: readonly string[]
  /** One a word, same order. */
  groups: readonly Group[]
  /** The folded query as typed, to compare with the starts of titles; empty for descriptions. */
  typed: string
}

export interface Ranking {
  /** What answers the query, in no order: see `bestOf`. */
  rank: (query: RankingQuery) => Ranked[]
}

const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || a.article - b.article
/** The best of them in order: a common word has thousands of hits, of which ten are shown. */
export const bestOf = (hits: readonly Ranked[], most: number): Ranked[] => {
  const best: Ranked[] = []
  for (const hit of hits) {
    if (best.length >= most && (most <= 0 || byScore(hit, best[most - 1]!) > 0)) continue
    let at = best.length < most ? best.length : most - 1
    for (; at > 0 && byScore(hit, best[at - 1]!) < 0; at--) best[at] = best[at - 1]!
    best[at] = hit
  }
  return best
}

export interface RankingDeps {
  postings: Postings
  likeness: TitleLikeness
  starts: TitleStarts
  /** Articles with the very word, not only its stem, in the title. */
  withTitleWord: (word: string) => readonly number[]
}

/** BM25's k1: a word ten times in a text is not ten times as good. */
const saturation = 1.2
const likenessWeight = 3
const startWeight = 0.8
const titleWordWeight = 0.1
/** Who types one word wants titles with that very word before longer words that begin with it. */
const onlyTitleWordWeight = 3
/** Unanswered words cost, but do not rule out. */
const partialAnswer = 0.72
/** A title as like as this is a hit without a common word. */
const alike = 0.2
/** Articles that answer far less of the query than the best one are noise, not results. */
const leastShare = 0.2

export const createRanking = ({ postings, likeness, starts, withTitleWord }: RankingDeps): Ranking => {
  const count = postings.articleCount
  // Reused by every query: search is synchronous.
  const [scores, covered] = [new Float64Array(count), new Float64Array(count)]
  const [best, trusted] = [new Float64Array(count), new Float64Array(count)]
  const touched = new Uint32Array(count)

  /** Adds the best answer to one word. @returns how much the word weighs in the query */
  const addWord = (group: Group): number => {
    const own = group.entries().find(([, trust]) => trust === 1)?.[0]
    const ceiling = own === undefined ? Infinity : postings.idf(own)
    let weight = own === undefined ? 0 : ceiling
    let touchedCount = 0
    for (const [term, trust] of group) {
      // A rare slip of a common word must not count as a rare word.
      const idf = Math.min(ceiling, postings.idf(term))
      if (own === undefined) weight = Math.max(weight, trust * idf)
      const { articles, counts } = postings.of(term)
      for (let at = 0; at < articles.length; at++) {
        const article = articles[at]!
        const score = (trust * idf * counts[at]! * (saturation + 1)) / (saturation + counts[at]!)
        if (best[article] === 0) touched[touchedCount++] = article
        if (score > best[article]!) best[article] = score
        if (trust > trusted[article]!) trusted[article] = trust
      }
    }
    if (weight === 0) weight = Math.log(1 + count) / 2
    for (let at = 0; at < touchedCount; at++) {
      const article = touched[at]!
      scores[article]! += best[article]!
      covered[article]! += weight * trusted[article]!
      best[article] = 0
      trusted[article] = 0
    }
    return weight
  }

  return {
    rank({ words, groups, typed }) {
      scores.fill(0)
      covered.fill(0)
      let weight = 0
      const perTitleWord = words.length === 1 ? onlyTitleWordWeight : titleWordWeight
      groups.forEach((group, at) => {
        const its = addWord(group)
        weight += its
        for (const article of withTitleWord(words[at]!)) scores[article]! += perTitleWord * its
      })
      if (weight === 0) return []
      const likenesses = likeness.of(words)
      for (let article = 0; article < count; article++) {
        const like = likenesses[article]!
        if (like < alike && covered[article] === 0) continue
        scores[article]! += likenessWeight * weight * like
        if (like >= alike) covered[article] = Math.max(covered[article]!, like * weight)
      }
      let top = 0
      for (const score of scores) if (score > top) top = score
      for (const { article, fit } of typed === ''
        ? []
        : starts.of(typed, words.length === 1 && withTitleWord(words[0]!).length > 0)) {
        scores[article]! += fit * startWeight * Math.max(top, 1)
        covered[article] = Math.max(covered[article]!, fit * weight)
      }
      return answering(scores, covered, weight)
    },
  }
}

const answering = (scores: Float64Array, covered: Float64Array, weight: number): Ranked[] => {
  let most = 0
  for (const each of covered) if (each > most) most = each
  const ranked: Ranked[] = []
  for (let article = 0; article < scores.length; article++) {
    if (covered[article] === 0 || covered[article]! < leastShare * most) continue
    const coverage = Math.min(1, covered[article]! / weight)
    ranked.push({ article, score: scores[article]! * (partialAnswer + (1 - partialAnswer) * coverage), coverage })
  }
  return ranked
}
