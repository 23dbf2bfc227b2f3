import { expect, test } from 'vitest'
import { eyeFaults } from './eye-rows.ts'

const before = { list: { 'CASE-14': {}, 'CASE-15': { words: 'open' } }, thread: { 'CASE-14': { sizes: [390] } } }
const faults = (after: typeof before | object, decided: string[] = [], amendments = ''): string[] =>
  eyeFaults({ before, after: after as typeof before, decided, amendments })

test('a row may move, and be asked for more', () => {
  expect(faults(before)).toEqual([])
  expect(faults({ other: { 'CASE-14': { holds: 'e => e' }, 'CASE-15': { words: 'open' }, 'CASE-16': {} } })).toEqual([])
})

test('a row that is gone, at fewer widths or without its words needs an amendment that names it', () => {
  const less = { thread: { 'CASE-14': { sizes: [390] }, 'CASE-15': {} } }
  expect(faults(less)).toEqual([
    'CASE-14 is not looked for at 900, 1280 px any more',
    'CASE-15 is not asked for its words any more',
  ])
  expect(faults({ list: { 'CASE-14': {} } })).toEqual(['CASE-15 is not looked for at 390, 900, 1280 px any more'])
  expect(faults({ list: { 'CASE-14': {} } }, [], 'T50: CASE-15 is told on the card alone')).toEqual([])
  expect(faults({ list: { 'CASE-14': {} } }, [], ['CASE-15', '0'].join(''))).toHaveLength(1)
})

test('a decision that names a row changes the row or has its amendment', () => {
  const decided = ['+The list hides CASE-15 below 1280 px.']
  expect(faults(before, decided)).toEqual(['CASE-15 is named by a decision and stands as before in the table'])
  expect(faults({ list: { 'CASE-14': {}, 'CASE-15': { words: 'open', holds: 'e => e' } } }, decided)).toEqual([])
  expect(faults(before, decided, 'CASE-15')).toEqual([])
})
