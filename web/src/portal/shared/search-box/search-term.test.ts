import { expect, test } from 'vitest'
import {
  narrowedOf,
  autocompleteDelay,
  queryMax,
  pageOf,
  searchAddress,
  searchableTerm,
  suggestTerm,
} from './search-term.ts'

test('[SEARCH-08, SEARCH-10, SEARCH-11] a query is trimmed, cut at 200 characters, and nothing when only space is left', () => {
  expect(queryMax).toBe(200)
  expect(searchableTerm('  stuck character \n')).toBe('stuck character')
  expect(searchableTerm('x'.repeat(10_000))).toHaveLength(200)
  expect([...searchableTerm('😀'.repeat(300))]).toHaveLength(200)
  expect(searchableTerm(' \t\u0000 ')).toBe('')
})

test('half a character and control characters never reach the server', () => {
  expect(searchableTerm('a\ud800b\udc00c\u0007d')).toBe('abc d')
  expect(searchableTerm('😀')).toBe('😀')
})

test('[SEARCH-09] suggestions begin at three characters, 400 ms after the last key', () => {
  expect(suggestTerm('st ')).toBeNull()
  expect(suggestTerm('stu')).toBe('stu')
  expect(autocompleteDelay).toBe(400)
})

test('[HOME-11] the address of a search holds game, query and page', () => {
  expect(searchAddress('wow', 'a&b c')).toBe('/games/wow/search?q=a%26b%20c')
  expect(searchAddress(null, 'x', 3)).toBe('/search?q=x&page=3')
})

test('a page number that is none is the first page, and none is beyond the contract’s', () => {
  expect(['0', '-1', '1.5', 'x', '', null, '01'].map(pageOf)).toEqual([1, 1, 1, 1, 1, 1, 1])
  expect(pageOf('7')).toBe(7)
  expect(pageOf('999999999')).toBe(100_000)
})

test('T5: what a search is narrowed to stands in its address and is read from there', () => {
  const address = searchAddress('wow', 'x', 2, { only: 'diablo4', kind: 'HOWTO' })
  expect(address).toBe('/games/wow/search?q=x&game=diablo4&kind=howto&page=2')
  expect(narrowedOf(new URL(address, 'https://x.test').searchParams)).toEqual({ only: 'diablo4', kind: 'HOWTO' })
  expect(narrowedOf(new URLSearchParams('game=<b>&kind=poem'))).toEqual({ only: null, kind: null })
})
