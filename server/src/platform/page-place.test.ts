import { expect, test } from 'vitest'
import { cutPage, readPlace } from './page-place.ts'

const isPlace = (at: string): boolean => /^[a-z]$/.test(at)
/** A list in its order, read page by page as a store does. */
const walk = (all: readonly string[], limit: number): string[] => {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const before = readPlace(cursor, isPlace)
    const from = before === undefined ? all : all.filter((row) => row[0]! >= before.at).slice(before.shown)
    const page = cutPage(from.slice(0, limit + 1), limit, { before, placeOf: (row) => row[0]! })
    seen.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return seen
}

test('every row comes once, however many share a place', () => {
  const all = ['a1', 'b1', 'b2', 'b3', 'b4', 'b5', 'c1', 'd1', 'd2']
  for (const limit of [1, 2, 3, 4, 8, 9, 10]) expect(walk(all, limit)).toEqual(all)
  expect(walk([], 3)).toEqual([])
})

test('where looking ended before the page was full it goes on, and no row comes twice', () => {
  const all = ['a1', 'b1', 'b2', 'c-', 'c-', 'c-', 'd-', 'd-', 'd1', 'e1']
  const seen: string[] = []
  let cursor: string | undefined
  let pages = 0
  do {
    const before = readPlace(cursor, isPlace)
    const from = before === undefined ? all : all.filter((row) => row[0]! >= before.at)
    const looked = from.slice(0, 4)
    const rows = looked.filter((row) => !row.endsWith('-')).slice(before?.shown ?? 0)
    const lookedTo = from.length > 4 ? looked.at(-1)![0] : undefined
    const page = cutPage(rows, 3, { before, placeOf: (row) => row[0]!, lookedTo })
    seen.push(...page.items)
    cursor = page.nextCursor ?? undefined
    pages += 1
  } while (cursor !== undefined && pages < 20)
  expect(seen).toEqual(['a1', 'b1', 'b2', 'd1', 'e1'])
})

test('a cursor that is not ours is a 400', () => {
  const made = (text: string): string => Buffer.from(text).toString('base64url')
  for (const cursor of ['x', made('1 '), made('a'), made('1 A'), made('1.5 a'), made('99999999 a')])
    expect(() => readPlace(cursor, isPlace), cursor).toThrow('not one of ours')
  expect(readPlace(made('2 a'), isPlace)).toEqual({ at: 'a', shown: 2 })
  expect(readPlace(made('0 a'), isPlace)).toEqual({ at: 'a', shown: 0 })
  expect(readPlace(undefined, isPlace)).toBeUndefined()
})
