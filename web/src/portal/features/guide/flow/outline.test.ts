import { expect, test } from 'vitest'
import { outlineOf } from './outline.ts'

const named = (variant: 'standard' | 'embedded') => [...new Set(outlineOf(variant).rows.map(({ row }) => row))]
const numbered = (letter: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${letter}${from + index}`)

// S13 and E9 … stand in one state each; the choice of the variant, and more help from an article, are no rows of their own
test('every row of the standard table is a transition of the standard machine', () => {
  expect(named('standard')).toEqual(expect.arrayContaining([...numbered('S', 1, 30), 'S1a', 'S14a']))
  expect(named('standard').filter((row) => row.startsWith('E'))).toEqual([])
})

test('every row of the embedded table is a transition of the embedded machine, and the rows it drops are gone', () => {
  const rows = named('embedded')
  expect(rows).toEqual(
    expect.arrayContaining([
      ...numbered('E', 3, 9),
      'E1',
      'E11',
      'E12',
      'E13',
      'S1a',
      ...numbered('S', 5, 9),
      ...numbered('S', 11, 16),
      'S14a',
    ]),
  )
  expect(rows).toEqual(expect.arrayContaining(['S18', ...numbered('S', 19, 28), 'S30']))
  for (const gone of ['S1', 'S2', 'S3', 'S4', 'S10', 'S17', 'S29']) expect(rows).not.toContain(gone)
})

test('[FLOW-09][FLOW-31] describe and categorize are sub-states, search and article belong to the embedded variant', () => {
  const states = (variant: 'standard' | 'embedded') => outlineOf(variant).states.map(({ name }) => name)
  expect(states('standard')).toEqual(
    expect.arrayContaining(['describeOrCategorizeState.describeState', 'describeOrCategorizeState.categorizeState']),
  )
  expect(states('embedded')).toEqual(expect.arrayContaining(['searchState', 'articleState']))
  expect(states('standard')).not.toEqual(expect.arrayContaining(['searchState']))
  expect(states('embedded')).not.toEqual(expect.arrayContaining(['productSelectState']))
})
