import { expect, test } from 'vitest'
import { draftOf, requestOf, shareOf, type Feature } from './feature-draft.ts'

const feature: Feature = {
  key: 'arkose',
  enabled: true,
  default: true,
  hasGames: true,
  share: 30,
  games: ['wow'],
  languages: ['de-DE'],
  reason: 'A trial',
  sides: { on: 1, off: 2 },
  changedAt: null,
  changedBy: null,
  mark: '3f9a1c0b7d2e',
}

test('a feature comes back as it was, but for its reason: each change has its own', () => {
  const draft = draftOf(feature)
  expect(draft).toMatchObject({ who: 'part', share: 30, reason: '' })
  expect(requestOf({ ...draft, reason: ' More ' })).toEqual({
    enabled: true,
    share: 30,
    games: ['wow'],
    languages: ['de-DE'],
    reason: 'More',
  })
})

test('for everybody it names nobody; switched off it remembers for whom it was on', () => {
  const draft = draftOf(feature)
  expect(requestOf({ ...draft, who: 'all' })).toMatchObject({ enabled: true, share: null, games: [], languages: [] })
  expect(requestOf({ ...draft, who: 'off' })).toMatchObject({ enabled: false, share: 30, games: ['wow'] })
  expect(draftOf({ ...feature, share: null, games: [], languages: [] }).who).toBe('all')
  expect(draftOf({ ...feature, enabled: false }).who).toBe('off')
})

test('all of a hundred is no share', () => {
  expect(requestOf({ ...draftOf(feature), share: 100 }).share).toBeNull()
  expect(['1', '100', '33.4', '0', '101', '', 'x'].map(shareOf)).toEqual([1, 100, 33, null, null, null, null])
})
