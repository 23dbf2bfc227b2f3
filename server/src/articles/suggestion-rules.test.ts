import { expect, test } from 'vitest'
import { offer, type TopicalArticle } from './suggestion-rules.ts'

const articles: Readonly<Record<number, readonly TopicalArticle[]>> = {
  1101: [{ id: 'sign-in', guidedEntryCategoryId: 1101 }],
  1106: [
    { id: 'authenticator', guidedEntryCategoryId: 1106 },
    { id: 'sign-in', guidedEntryCategoryId: 1101 },
  ],
}
const ofTopic = (topicId: number): readonly TopicalArticle[] => articles[topicId] ?? []
const ids = (offered: readonly { id: string }[]): string[] => offered.map(({ id }) => id)

test('an article no word of the description leads to is offered by its topic (amendment T2)', () => {
  const hits = [{ id: 'phones', score: 9, coverage: 0.6 }]
  const guesses = [
    { topicId: 1106, probability: 0.6 },
    { topicId: 1101, probability: 0.1 },
  ]
  expect(ids(offer(hits, guesses, ofTopic))).toEqual(['authenticator', 'sign-in', 'phones'])
})

test('the same words count more where they answer more of the description', () => {
  const hits = [
    { id: 'half', score: 20, coverage: 0.4 },
    { id: 'whole', score: 20, coverage: 0.9 },
  ]
  expect(ids(offer(hits, [], ofTopic))).toEqual(['whole', 'half'])
})

test('a description about nothing here is left alone, though some word of it stands somewhere', () => {
  const hits = [{ id: 'phones', score: 3, coverage: 0.7 }]
  expect(offer(hits, [{ topicId: 1101, probability: 0.2 }], ofTopic)).toEqual([])
  expect(offer([], [], ofTopic)).toEqual([])
})

test('where nothing is known of topics the words decide alone', () => {
  const hits = [
    { id: 'phones', score: 3, coverage: 0.7 },
    { id: 'stray', score: 0.1, coverage: 0.06 },
  ]
  expect(ids(offer(hits, undefined, ofTopic))).toEqual(['phones'])
  expect(offer([hits[1]!], undefined, ofTopic)).toEqual([])
})

test('a guess that is no more than noise adds no article', () => {
  const hits = [{ id: 'phones', score: 30, coverage: 0.9 }]
  expect(ids(offer(hits, [{ topicId: 1101, probability: 0.01 }], ofTopic))).toEqual(['phones'])
})
