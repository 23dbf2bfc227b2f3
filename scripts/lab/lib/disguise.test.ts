import { expect, test } from 'vitest'
import { isAbusive } from '../../../server/src/adapters/abusive-language/checker.ts'
import { disguises, foundDisguised } from './disguise.ts'
import insults from './insults.json' with { type: 'json' }

test('what the disguises are made of is known undisguised', () => {
  const unknown = Object.entries(insults).flatMap(([locale, words]) => words.filter((word) => !isAbusive(word, locale)))
  expect(unknown).toEqual([])
})

test.each([
  ['dots', 0.99],
  ['repeated', 0.95],
  ['leet', 0.98],
] as const)('insults hidden by %s are found', (name, least) => {
  expect(foundDisguised(isAbusive, disguises[name], 5)).toBeGreaterThanOrEqual(least)
})
