import { expect, test } from 'vitest'
import { boundsOf, draftOf, numberOf, requestOf, unitOf, type Setting } from './setting-draft.ts'

const setting: Setting = {
  key: 'cases.keptMonths',
  value: 36,
  content: 24,
  overruledBy: null,
  reason: 'A law',
  changedAt: null,
  changedBy: null,
  mark: 'a1b2c3d4e5f6',
}

test('a setting comes back as it is, but for its reason; what is typed is held to the contract’s bounds', () => {
  const draft = draftOf(setting)
  expect(draft).toEqual({ who: 'own', typed: '36', reason: '' })
  expect(draftOf({ ...setting, value: 24 }).who).toBe('content')
  expect(boundsOf('cases.keptMonths')).toEqual({ minimum: 1, maximum: 120 })
  expect(['1', ' 120 ', '121', '0', '', '1.5', '-3', 'x'].map((typed) => numberOf('cases.keptMonths', typed))).toEqual([
    1,
    120,
    null,
    null,
    null,
    null,
    null,
    null,
  ])
  expect(numberOf('cases.linkDays', '3660')).toBe(3660)
  expect(
    ['cases.linkDays', 'cases.keptMonths', 'cases.answererOwns', 'appeals.perAccount'].map((key) =>
      unitOf(key as Setting['key']),
    ),
  ).toEqual(['days', 'months', 'switch', 'appeals'])
  expect(['0', '1', '2', ''].map((typed) => numberOf('cases.answererOwns', typed))).toEqual([0, 1, null, null])
})

test('nothing is sent without a reason, or with a number that is none; left to the content no number counts', () => {
  const draft = { who: 'own', typed: '12', reason: ' A new law ' } as const
  expect(requestOf('cases.keptMonths', draft)).toEqual({ value: 12, reason: 'A new law' })
  expect(requestOf('cases.keptMonths', { ...draft, reason: ' ' })).toBeNull()
  expect(requestOf('cases.keptMonths', { ...draft, typed: '999' })).toBeNull()
  expect(requestOf('cases.keptMonths', { ...draft, who: 'content', typed: '' })).toEqual({
    value: null,
    reason: 'A new law',
  })
})
