import { expect, test } from 'vitest'
import { buildTitleStarts, openTitleStarts, type TitleStarts } from './title-starts.ts'
import { createTurns } from './turns.ts'

const startsOf = async (titles: readonly string[], isInflected = false): Promise<TitleStarts> =>
  openTitleStarts([await buildTitleStarts(titles, createTurns())], (article) => titles[article]!, isInflected)

const starts = await startsOf(['manage account', 'managers abroad', 'password manager', 'manager', 'm', ''])
const found = (query: string, isWord?: boolean): number[] => starts.of(query, isWord).map(({ article }) => article)

test('titles that begin like the query are found, also with a slip', () => {
  expect(found('manag')).toEqual([0, 1, 3])
  expect(found('manger a')).toContain(1)
  expect(found('password ma')).toEqual([2])
  expect(found('pasword manager of all')).toEqual([])
})

test('a word of titles is less likely a slip of another one, unless the language bends its words', async () => {
  const titles = ['manage account', 'manager']
  const fitOf = async (isInflected: boolean, isWord: boolean): Promise<number> =>
    (await startsOf(titles, isInflected)).of('manager', isWord).find(({ article }) => article === 0)!.fit
  expect(await fitOf(false, true)).toBeLessThan(await fitOf(false, false))
  expect(await fitOf(true, true)).toBe(await fitOf(true, false))
})

test('the title itself fits best, going on after a whole word better than within it', () => {
  const fits = new Map(starts.of('manager', true).map(({ article, fit }) => [article, fit]))
  expect(fits.get(3)).toBe(1)
  expect(fits.get(1)).toBeLessThan(starts.of('manager', false).find(({ article }) => article === 1)!.fit)
})
