import type { Group } from './expansion.ts'
import { countOf, type Postings, type PostingsPart } from './postings.ts'
import type { TitleLikeness } from './title-likeness.ts'
import type { TitleStarts } from './title-starts.ts'

/**
 * `coverage`: the share of the query's weight (rare words weigh more) that the article answers, 0..1. `strength`: the
 * score for each unit of that weight.
 */
export interface Ranked {
  article: number
  score: number
  coverage: number
  strength: number
}

export interface RankingQuery {
  words: readonly string[]
  /** One a word, same order. */
  groups: readonly Group[]
  /** The folded query as typed, to compare with the starts of titles; empty for descriptions. */
  typed: string
  /** So many are wanted, best first. */
  most: number
  /** 1 for an article that may be shown. */
  isShown: Uint8Array
  /** A score is multiplied by this, by article. */
  lifts: Float32Array
  /** Share of the query an article must answer to count. */
  leastCoverage: number
}

/** The best articles so far, without an object for each of the thousands a common word has. */
export const createBest = (most: number, places?: Uint32Array) => {
  const articles: number[] = []
  const scores: number[] = []
  const placeOf = (article: number): number => (places === undefined ? article : places[article]!)
  const isBefore = (article: number, score: number, at: number): boolean =>
    score > scores[at]! || (score === scores[at]! && placeOf(article) < placeOf(articles[at]!))
  return {
    add(article: number, score: number) {
      const full = articles.length >= most
      if (full && (most <= 0 || !isBefore(article, score, most - 1))) return
      let [low, high] = [0, articles.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if (isBefore(article, score, middle)) high = middle
        else low = middle + 1
      }
      articles.splice(low, 0, article)
      scores.splice(low, 0, score)
      if (full) {
        articles.pop()
        scores.pop()
      }
    },
    /** What another must reach to be among them. */
    least: () => (articles.length < most ? -Infinity : (scores[most - 1] ?? Infinity)),
    /** Best first, equal ones in the order of their numbers. */
    articles: () => articles,
  }
}

export interface RankingDeps {
  postings: Postings
  likeness: TitleLikeness
  starts: TitleStarts
  /** Articles with the very word, not only its stem, in the title. */
  withTitleWord: (word: string) => ArrayLike<number> & Iterable<number>
  /** Numbers of articles that are gone. */
  gone?: readonly number[]
  /** Where an article stands among all: of equal ones the first is first. Undefined where that is its number. */
  places?: Uint32Array | undefined
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

export const createRanking = ({ postings, likeness, starts, withTitleWord, gone = [], places }: RankingDeps) => {
  const count = postings.slotCount
  // Reused by every query: search is synchronous.
  const [scores, covered] = [new Float64Array(count), new Float64Array(count)]
  const [best, trusted] = [new Float64Array(count), new Float64Array(count)]
  const touched = new Uint32Array(count)

  /** @returns how many articles have been touched by now */
  const addTerm = (part: PostingsPart, term: number, trust: number, rarity: number, touchedBefore: number): number => {
    const { starts: begins, articles, tallies, shares, first } = part
    const to = begins[term + 1]!
    let touchedCount = touchedBefore
    for (let at = begins[term]!; at < to; at++) {
      const its = articles[at]!
      const count = countOf(tallies[at]!, shares, its)
      const score = (trust * rarity * count * (saturation + 1)) / (saturation + count)
      const article = first + its
      if (best[article] === 0) touched[touchedCount++] = article
      if (score > best[article]!) best[article] = score
      if (trust > trusted[article]!) trusted[article] = trust
    }
    return touchedCount
  }

  /** The same for a word that is answered by itself alone, as most of a description are: there is nothing to choose from. */
  const addOnly = (part: PostingsPart, term: number, rarity: number): void => {
    const { starts: begins, articles, tallies, shares, first } = part
    const to = begins[term + 1]!
    for (let at = begins[term]!; at < to; at++) {
      const its = articles[at]!
      const count = countOf(tallies[at]!, shares, its)
      scores[first + its]! += (rarity * count * (saturation + 1)) / (saturation + count)
      covered[first + its]! += rarity
    }
  }

  /** Adds the best answer to one word. @returns how much the word weighs in the query */
  const addWord = (group: Group): number => {
    const own = group.entries().find(([, trust]) => trust === 1)?.[0]
    const ceiling = own === undefined ? Infinity : postings.idf(own)
    let weight = own === undefined ? 0 : ceiling
    let touchedCount = 0
    const { base, added } = postings
    const baseTerms = base.starts.length - 1
    if (own !== undefined && group.size === 1) {
      if (own < baseTerms) addOnly(base, own, ceiling)
      const its = postings.addedTerm(own)
      if (its !== undefined) addOnly(added, its, ceiling)
      return ceiling
    }
    for (const [term, trust] of group) {
      // A rare slip of a common word must not count as a rare word.
      const idf = Math.min(ceiling, postings.idf(term))
      if (own === undefined) weight = Math.max(weight, trust * idf)
      if (term < baseTerms) touchedCount = addTerm(base, term, trust, idf, touchedCount)
      const its = postings.addedTerm(term)
      if (its !== undefined) touchedCount = addTerm(added, its, trust, idf, touchedCount)
    }
    if (weight === 0) weight = Math.log(1 + postings.articleCount) / 2
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
    /** `count`: how many answer the query, those beyond `most` too. */
    rank({ words, groups, typed, most, isShown, lifts, leastCoverage }: RankingQuery) {
      scores.fill(0)
      covered.fill(0)
      let weight = 0
      const perTitleWord = words.length === 1 ? onlyTitleWordWeight : titleWordWeight
      groups.forEach((group, at) => {
        const its = addWord(group)
        weight += its
        for (const article of withTitleWord(words[at]!)) scores[article]! += perTitleWord * its
      })
      if (weight === 0) return { best: [], count: 0 }

      const likenesses = likeness.of(words, typed === '')
      for (const article of gone) scores[article] = covered[article] = likenesses[article] = 0
      const perLikeness = likenessWeight * weight
      let [top, mostCovered] = [0, 0]
      for (let article = 0; article < count; article++) {
        const like = likenesses[article]!
        if (like >= alike && like * weight > covered[article]!) covered[article] = like * weight
        if (covered[article] !== 0) scores[article]! += perLikeness * like
        if (scores[article]! > top) top = scores[article]!
        if (covered[article]! > mostCovered) mostCovered = covered[article]!
      }
      const begun = typed === '' ? [] : starts.of(typed, words.length === 1 && withTitleWord(words[0]!).length > 0)
      for (const { article, fit } of begun) {
        scores[article]! += fit * startWeight * Math.max(top, 1)
        covered[article] = Math.max(covered[article]!, fit * weight)
        mostCovered = Math.max(mostCovered, covered[article]!)
      }

      const coverageOf = (article: number): number => Math.min(1, covered[article]! / weight)
      const final = (article: number): number =>
        scores[article]! * (partialAnswer + (1 - partialAnswer) * coverageOf(article)) * lifts[article]!
      // What is no hit, or cannot be among the best, costs a look at a number or two.
      const least = Math.max(leastShare * mostCovered, leastCoverage * weight, Number.MIN_VALUE)
      const found = createBest(most, places)
      let [hits, enough] = [0, -Infinity]
      for (let article = 0; article < count; article++) {
        if (covered[article]! < least || isShown[article] === 0) continue
        hits++
        if (scores[article]! * lifts[article]! < enough) continue
        found.add(article, final(article))
        enough = found.least()
      }
      return {
        best: found.articles().map((article) => {
          const score = final(article)
          return { article, score, coverage: coverageOf(article), strength: score / weight }
        }),
        count: hits,
      }
    },
  }
}
