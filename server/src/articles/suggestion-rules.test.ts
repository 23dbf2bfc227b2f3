import { expect, test } from 'vitest'
import type { Suggestion } from './ports.ts'
import { isTopicLikely, offer, type TopicalArticle } from './suggestion-rules.ts'

const articles: Readonly<Record<number, readonly TopicalArticle[]>> = {
  1101: [{ id: 'sign-in', guidedEntryCategoryId: 1101 }],
  1106: [
    { id: 'authenticator', guidedEntryCategoryId: 1106 },
    { id: 'sign-in', guidedEntryCategoryId: 1101 },
  ],
}
const ofTopic = (topicId: number): readonly TopicalArticle[] => articles[topicId] ?? []
const hit = (id: string, score: number, coverage: number, strength = 1): Suggestion => ({
  id,
  score,
  coverage,
  strength,
})
const ids = (offered: readonly { id: string }[]): string[] => offered.map(({ id }) => id)

test('an article no word of the description leads to is offered by its topic (amendment T2)', () => {
  const hits = [hit('phones', 9, 0.6)]
  const guesses = [
    { topicId: 1106, probability: 0.6 },
    { topicId: 1101, probability: 0.1 },
  ]
  expect(ids(offer(hits, guesses, ofTopic))).toEqual(['authenticator', 'sign-in', 'phones'])
})

test('the same words count more where they answer more of the description', () => {
  const hits = [hit('half', 40, 0.4), hit('whole', 40, 0.9)]
  expect(ids(offer(hits, [], ofTopic))).toEqual(['whole', 'half'])
})

test('a description about nothing here is left alone, though some word of it stands somewhere', () => {
  const hits = [hit('phones', 3, 0.7)]
  expect(offer(hits, [{ topicId: 1101, probability: 0.2 }], ofTopic)).toEqual([])
  expect(offer([], [], ofTopic)).toEqual([])
})

test('where nothing is known of topics the words decide alone', () => {
  const hits = [hit('phones', 3, 0.7), hit('stray', 0.1, 0.06)]
  expect(ids(offer(hits, undefined, ofTopic))).toEqual(['phones'])
  expect(offer([hits[1]!], undefined, ofTopic)).toEqual([])
})

test('a guess that is no more than noise adds no article', () => {
  const hits = [hit('phones', 40, 0.9)]
  expect(ids(offer(hits, [{ topicId: 1101, probability: 0.01 }], ofTopic))).toEqual(['phones'])
})

test('a word that an article has among its keywords is enough, though no topic of the game fits', () => {
  const guesses = [{ topicId: 1101, probability: 0.06 }]
  expect(ids(offer([hit('restricted', 5.4, 1, 2)], guesses, ofTopic))).toEqual(['restricted', 'sign-in'])
  // Somewhere in a text it says little, and so does a part of what was asked.
  expect(offer([hit('restricted', 5.4, 1, 1)], guesses, ofTopic)).toEqual([])
  expect(offer([hit('restricted', 5.4, 0.8, 2)], guesses, ofTopic)).toEqual([])
})

test('words that stand in many articles need a topic beside them', () => {
  const hits = [hit('phones', 11, 0.5)]
  expect(offer(hits, [{ topicId: 1101, probability: 0.2 }], ofTopic)).toEqual([])
  expect(ids(offer(hits, [{ topicId: 1101, probability: 0.25 }], ofTopic))).toEqual(['sign-in', 'phones'])
})

test('CD-199: an article that is called by the very words goes before the topic they sound like', () => {
  const hits = [hit('restricted', 9, 0.9), hit('penalty', 8, 0.6)]
  const guesses = [{ topicId: 1101, probability: 0.77 }]
  expect(ids(offer(hits, guesses, ofTopic))).toEqual(['sign-in', 'restricted', 'penalty'])
  expect(ids(offer(hits, guesses, ofTopic, new Set(['restricted'])))[0]).toBe('restricted')
})

test('CD-199: a topic leads where the description is about it, and no other does behind an article called by its words', () => {
  const guesses = [
    { topicId: 1101, probability: 0.6 },
    { topicId: 1106, probability: 0.05 },
  ]
  const first = { isCalled: false, topicId: undefined }
  expect([1101, 1106, 1107].map((topicId) => isTopicLikely(topicId, guesses, first))).toEqual([true, false, false])
  expect(isTopicLikely(1101, guesses, { isCalled: true, topicId: undefined })).toBe(false)
  expect(isTopicLikely(1101, guesses, { isCalled: true, topicId: 1101 })).toBe(true)
  expect(isTopicLikely(1106, guesses, { isCalled: true, topicId: 1106 })).toBe(false)
  // Nothing has been learnt about topics: the article's word stands.
  expect(isTopicLikely(1106, undefined, first)).toBe(true)
  expect(isTopicLikely(1106, [], { isCalled: false, topicId: 1106 })).toBe(true)
  expect(isTopicLikely(1106, [], first)).toBe(false)
})

test('where meaning is known, what is like an article is offered though few words say so, and what is like none is not', () => {
  const few = [hit('phones', 4, 0.3), hit('sign-in', 3, 0.3)]
  const guesses = [{ topicId: 1101, probability: 0.1 }]
  expect(offer(few, guesses, ofTopic)).toEqual([])
  const near = { ids: ['sign-in', 'authenticator'], likeness: 0.6 }
  expect(ids(offer(few, guesses, ofTopic, new Set(), near))).toEqual(['sign-in', 'phones', 'authenticator'])
  expect(offer(few, guesses, ofTopic, new Set(), { ...near, likeness: 0.1 })).toEqual([])
})
