import { expect, test } from 'vitest'
import { createTitleStarts } from './title-starts.ts'

const starts = createTitleStarts(['manage account', 'managers abroad', 'password manager', 'manager', 'm', ''])
const found = (query: string, isWord?: boolean): number[] => starts.of(query, isWord).map(({ article }) => article)

test('titles that begin like the query are found, also with a slip', () => {
  expect(found('manag')).toEqual([0, 1, 3])
  expect(found('manger a')).toContain(1)
  expect(found('password ma')).toEqual([2])
  expect(found('pasword manager of all')).toEqual([])
})

test('what is a word of titles as it stands is no slip of another one', () => {
  expect(found('manager', false)).toContain(0)
  expect(found('manager', true)).toEqual([1, 3])
})

test('the title itself fits best, going on after a whole word better than within it', () => {
  const fits = new Map(starts.of('manager', true).map(({ article, fit }) => [article, fit]))
  expect(fits.get(3)).toBe(1)
  expect(fits.get(1)).toBeLessThan(starts.of('manager', false).find(({ article }) => article === 1)!.fit)
})
