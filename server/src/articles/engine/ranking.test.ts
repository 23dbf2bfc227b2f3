import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countOf, type PostingsPart } from './postings.ts'
import { createBest, createRanking, type Ranked, type RankingDeps, type RankingQuery } from './ranking.ts'

test('the best hits are those a sort would put first, equal ones in the order of their articles', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 60 }),
      fc.integer({ min: -3, max: 70 }),
      (scores, most) => {
        const hits = scores.map((score, article) => ({ article, score }))
        const sorted = [...hits].sort((a, b) => b.score - a.score || a.article - b.article).slice(0, Math.max(0, most))
        for (const given of [hits, [...hits].reverse()]) {
          const best = createBest(most)
          for (const { article, score } of given) best.add(article, score)
          expect(best.articles()).toEqual(sorted.map(({ article }) => article))
          expect(best.least()).toBe(sorted.length < most ? -Infinity : (sorted.at(-1)?.score ?? Infinity))
        }
      },
    ),
  )
})

/** The order by its definition: every article weighed in full, an object a hit, then a sort. */
const byDefinition = (
  { postings, likeness, starts, withTitleWord }: RankingDeps,
  { words, groups, typed, most, isShown, lifts, leastCoverage }: RankingQuery,
): { best: Ranked[]; count: number } => {
  const articles = Array.from({ length: postings.articleCount }, (_, article) => ({ article, score: 0, covered: 0 }))
  let weight = 0
  groups.forEach((group, at) => {
    const own = [...group].find(([, trust]) => trust === 1)?.[0]
    const ceiling = own === undefined ? Infinity : postings.idf(own)
    let its = own === undefined ? 0 : ceiling
    if (own === undefined) for (const [term, trust] of group) its = Math.max(its, trust * postings.idf(term))
    its ||= Math.log(1 + postings.articleCount) / 2
    weight += its
    for (const each of articles) {
      let [best, trusted] = [0, 0]
      for (const [term, trust] of group) {
        const part = each.article < postings.added.first ? postings.base : postings.added
        const { starts, articles, tallies, shares, first } = part
        const place = articles.subarray(starts[term], starts[term + 1]).indexOf(each.article - first)
        if (place === -1) continue
        const count = countOf(tallies[starts[term]! + place]!, shares, each.article - first)
        best = Math.max(best, (trust * Math.min(ceiling, postings.idf(term)) * count * 2.2) / (1.2 + count))
        trusted = Math.max(trusted, trust)
      }
      each.score += best
      each.covered += its * trusted
      if ([...withTitleWord(words[at]!)].includes(each.article)) each.score += (words.length === 1 ? 3 : 0.1) * its
    }
  })
  const likenesses = likeness.of(words)
  for (const each of articles) {
    const like = likenesses[each.article]!
    if (like < 0.2 && each.covered === 0) continue
    each.score += 3 * weight * like
    if (like >= 0.2) each.covered = Math.max(each.covered, like * weight)
  }
  const top = Math.max(1, ...articles.map(({ score }) => score))
  for (const { article, fit } of typed === '' ? [] : starts.of(typed, words.length === 1)) {
    articles[article]!.score += fit * 0.8 * top
    articles[article]!.covered = Math.max(articles[article]!.covered, fit * weight)
  }
  const mostCovered = Math.max(0, ...articles.map(({ covered }) => covered))
  const hits = articles
    .filter(({ covered }) => covered > 0 && covered >= 0.2 * mostCovered)
    .map(({ article, score, covered }) => {
      const coverage = Math.min(1, covered / weight)
      const final = score * (0.72 + 0.28 * coverage) * lifts[article]!
      return { article, score: final, coverage, strength: final / weight }
    })
    .filter(({ article, coverage }) => isShown[article] === 1 && coverage >= leastCoverage)
  return {
    best: hits.sort((a, b) => b.score - a.score || a.article - b.article).slice(0, most),
    count: hits.length,
  }
}

test('one pass over numbers finds the articles, the order and the count that the definition gives', () => {
  const articleCount = 40
  const share = fc.integer({ min: 1, max: 8 }).map((eighths) => eighths / 8)
  const posting = fc.uniqueArray(fc.integer({ min: 0, max: articleCount - 1 }), { maxLength: 25 })
  fc.assert(
    fc.property(
      fc.array(posting, { minLength: 6, maxLength: 6 }),
      fc.array(fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), share), { maxLength: 4 }), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.array(fc.integer({ min: 0, max: 12 }), { minLength: articleCount, maxLength: articleCount }),
      fc.array(fc.boolean(), { minLength: articleCount, maxLength: articleCount }),
      fc.array(fc.tuple(fc.integer({ min: 0, max: articleCount - 1 }), share), { maxLength: 3 }),
      fc.integer({ min: 0, max: 12 }),
      fc.constantFrom(0, 0.05, 0.4),
      (terms, groups, likes, shown, begun, most, leastCoverage) => {
        const lists = terms.map((articles) => articles.sort((a, b) => a - b))
        /** Articles from..to as a part of an index: some have a term in their titles too. */
        const partOf = (from: number, to: number): PostingsPart => {
          const its = lists.map((list) => list.filter((article) => article >= from && article < to))
          return {
            first: from,
            starts: Uint32Array.from([0, ...its.map((_, at) => its.slice(0, at + 1).flat().length)]),
            articles: Uint32Array.from(its.flat(), (article) => article - from),
            tallies: Uint32Array.from(
              its.flat(),
              (article) => 1 + ((article * 7) % 5) + (article % 3 === 0 ? 2 ** 27 : 0),
            ),
            shares: Float32Array.from({ length: 4 * (to - from) }, (_, at) => (1 + ((from * 4 + at) % 7)) / 4),
          }
        }
        const frequency = (term: number): number => lists[term]!.length
        const deps: RankingDeps = {
          postings: {
            slotCount: articleCount,
            articleCount,
            base: partOf(0, 30),
            added: partOf(30, articleCount),
            addedTerm: (term) => term,
            frequency,
            idf: (term) => Math.log(1 + (articleCount - frequency(term) + 0.5) / (frequency(term) + 0.5)),
          },
          likeness: { of: () => Float32Array.from(likes, (like) => like / 20) },
          starts: {
            of: () => [...new Map(begun)].map(([article, fit]) => ({ article, fit })),
          },
          withTitleWord: (word) => lists[Number(word)]!.slice(0, 3),
        }
        const query: RankingQuery = {
          words: groups.map((_, at) => String(at)),
          groups: groups.map((entries) => new Map(entries)),
          typed: begun.length > 0 ? 'typed' : '',
          most,
          isShown: Uint8Array.from(shown, Number),
          lifts: Float32Array.from(likes, (like) => (like === 3 ? 1.1 : 1)),
          leastCoverage,
        }
        expect(createRanking(deps).rank(query)).toEqual(byDefinition(deps, query))
      },
    ),
    { numRuns: 500 },
  )
})
