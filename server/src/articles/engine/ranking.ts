import type { Group } from './expansion.ts'
import type { Postings } from './postings.ts'
import type { TitleMatch } from './title-match.ts'

/** `coverage`: the share of the query's weight (rare words weigh more) that the article answers, 0..1. */
export interface Ranked { article: number; score: number; coverage: number }

export interface Ranking { rank(groups: readonly Group[], query: string): Ranked[] }

/** BM25's saturation: a word ten times in a text is not ten times as good. */
const saturation = 1.2
const titleLift = 0.6

export const createRanking = (postings: Postings, titles: TitleMatch): Ranking => ({
  rank(groups, query) {
    const scores = new Float64Array(postings.articleCount)
    const covered = new Float64Array(postings.articleCount)
    const best = new Float64Array(postings.articleCount)
    const trusted = new Float64Array(postings.articleCount)
    let weight = 0
    for (const group of groups) {
      const touched: number[] = []
      let rarity = 0
      for (const [term, trust] of group) {
        const idf = postings.idf(term)
        if (trust === 1) rarity = idf
        const { articles, counts } = postings.of(term)
        for (let at = 0; at < articles.length; at++) {
          const article = articles[at]!
          const count = counts[at]!
          const score = trust * idf * count * (saturation + 1) / (saturation + count)
          if (best[article] === 0) touched.push(article)
          if (score > best[article]!) best[article] = score
          if (trust > trusted[article]!) trusted[article] = trust
        }
      }
      if (rarity === 0) for (const [term, trust] of group) rarity = Math.max(rarity, trust * postings.idf(term))
      if (rarity === 0) rarity = Math.log(1 + postings.articleCount) * 0.5
      weight += rarity
      for (const article of touched) {
        scores[article]! += best[article]!
        covered[article]! += rarity * trusted[article]!
        best[article] = 0
        trusted[article] = 0
      }
    }
    const starts = query === '' ? [] : titles.starts(query)
    let top = 0
    for (const score of scores) if (score > top) top = score
    for (const { article, lift } of starts) {
      scores[article]! += lift * titleLift * Math.max(top, 1)
      covered[article] = Math.max(covered[article]!, lift * weight)
    }
    const ranked: Ranked[] = []
    for (let article = 0; article < scores.length; article++) {
      if (scores[article] === 0) continue
      const coverage = Math.min(1, covered[article]! / weight)
      ranked.push({ article, score: scores[article]! * (0.4 + 0.6 * coverage), coverage })
    }
    return ranked.sort((a, b) => b.score - a.score || a.article - b.article)
  },
})
