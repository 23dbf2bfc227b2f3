// tests/asvs.tsv says of each requirement of OWASP's ASVS 5.0.0, levels 1 and 2, how it is met and which test shows it: none
// is left out, and every test that is named is there. server/SECURITY.md tells what falls short, and how many.
import { expect, test } from 'vitest'
import { missingIn, read, sourceOf } from './named-tests.ts'

/** By chapter and section: the numbers of level 1. */
const levelOne = (
  'V1.2.1 V1.2.2 V1.2.3 V1.2.4 V1.2.5 V1.3.1 V1.3.2 V1.5.1 V2.1.1 V2.2.1 V2.2.2 V2.3.1 V3.2.1 V3.2.2 V3.3.1 V3.4.1 V3.4.2 ' +
  'V3.5.1 V3.5.2 V3.5.3 V4.1.1 V4.4.1 V5.2.1 V5.2.2 V5.3.1 V5.3.2 V6.1.1 V6.2.1 V6.2.2 V6.2.3 V6.2.4 V6.2.5 V6.2.6 V6.2.7 ' +
  'V6.2.8 V6.3.1 V6.3.2 V6.4.1 V6.4.2 V7.2.1 V7.2.2 V7.2.3 V7.2.4 V7.4.1 V7.4.2 V8.1.1 V8.2.1 V8.2.2 V8.3.1 V9.1.1 V9.1.2 ' +
  'V9.1.3 V9.2.1 V10.4.1 V10.4.2 V10.4.3 V10.4.4 V10.4.5 V11.3.1 V11.3.2 V11.4.1 V12.1.1 V12.2.1 V12.2.2 V13.4.1 V14.2.1 ' +
  'V14.3.1 V15.1.1 V15.2.1 V15.3.1'
).split(' ')

/** The same of level 2. */
const levelTwo = (
  'V1.1.1 V1.1.2 V1.2.6 V1.2.7 V1.2.8 V1.2.9 V1.3.3 V1.3.4 V1.3.5 V1.3.6 V1.3.7 V1.3.8 V1.3.9 V1.3.10 V1.3.11 ' +
  'V1.4.1 V1.4.2 V1.4.3 V1.5.2 V2.1.2 V2.1.3 V2.2.3 V2.3.2 V2.3.3 V2.3.4 V2.4.1 V3.3.2 V3.3.3 V3.3.4 V3.4.3 ' +
  'V3.4.4 V3.4.5 V3.4.6 V3.5.4 V3.5.5 V3.7.1 V3.7.2 V4.1.2 V4.1.3 V4.2.1 V4.3.1 V4.3.2 V4.4.2 V4.4.3 V4.4.4 ' +
  'V5.1.1 V5.2.3 V5.4.1 V5.4.2 V5.4.3 V6.1.2 V6.1.3 V6.2.9 V6.2.10 V6.2.11 V6.2.12 V6.3.3 V6.3.4 V6.4.3 V6.4.4 ' +
  'V6.5.1 V6.5.2 V6.5.3 V6.5.4 V6.5.5 V6.6.1 V6.6.2 V6.6.3 V6.8.1 V6.8.2 V6.8.3 V6.8.4 V7.1.1 V7.1.2 V7.1.3 ' +
  'V7.3.1 V7.3.2 V7.4.3 V7.4.4 V7.4.5 V7.5.1 V7.5.2 V7.6.1 V7.6.2 V8.1.2 V8.2.3 V8.4.1 V9.2.2 V9.2.3 V9.2.4 ' +
  'V10.1.1 V10.1.2 V10.2.1 V10.2.2 V10.3.1 V10.3.2 V10.3.3 V10.3.4 V10.4.6 V10.4.7 V10.4.8 V10.4.9 V10.4.10 ' +
  'V10.4.11 V10.5.1 V10.5.2 V10.5.3 V10.5.4 V10.5.5 V10.6.1 V10.6.2 V10.7.1 V10.7.2 V10.7.3 V11.1.1 V11.1.2 ' +
  'V11.2.1 V11.2.2 V11.2.3 V11.3.3 V11.4.2 V11.4.3 V11.4.4 V11.5.1 V11.6.1 V12.1.2 V12.1.3 V12.3.1 V12.3.2 ' +
  'V12.3.3 V12.3.4 V13.1.1 V13.2.1 V13.2.2 V13.2.3 V13.2.4 V13.2.5 V13.3.1 V13.3.2 V13.4.2 V13.4.3 V13.4.4 ' +
  'V13.4.5 V14.1.1 V14.1.2 V14.2.2 V14.2.3 V14.2.4 V14.3.2 V14.3.3 V15.1.2 V15.1.3 V15.2.2 V15.2.3 V15.3.2 ' +
  'V15.3.3 V15.3.4 V15.3.5 V15.3.6 V15.3.7 V16.1.1 V16.2.1 V16.2.2 V16.2.3 V16.2.4 V16.2.5 V16.3.1 V16.3.2 ' +
  'V16.3.3 V16.3.4 V16.4.1 V16.4.2 V16.4.3 V16.5.1 V16.5.2 V16.5.3 V17.1.1 V17.2.1 V17.2.2 V17.2.3 V17.2.4 ' +
  'V17.3.1 V17.3.2'
).split(' ')

interface Row {
  requirement: string
  how: string
  shownBy: string
}
const rowsOf = (text: string): Row[] =>
  [...text.matchAll(/^(V\d+\.\d+\.\d+)\t(.*?)\t(.*?)$/gm)].map(([, requirement, how, shownBy]) => ({
    requirement: requirement!,
    how: how!,
    shownBy: shownBy!,
  }))
/** What is named and is not there. @param source a file's text, undefined where there is none */
const missingFrom = (rows: readonly Row[], source: (path: string) => string | undefined): string[] =>
  rows.flatMap(({ requirement, shownBy }) =>
    shownBy === '–' ? [] : missingIn(shownBy, source).map((all) => `${requirement}: ${all}`),
  )

test('every requirement of both levels has its row, in their order', () => {
  expect(rowsOf(read('tests/asvs.tsv')).map(({ requirement }) => requirement)).toEqual([...levelOne, ...levelTwo])
})

/** Rows that send their reader to “Where it falls short”. */
const shortOf = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ requirement, how }) => (how.startsWith('in part') ? [requirement] : []))
const share = (whole: readonly string[], short: readonly string[]): string => {
  const met = whole.length - short.length
  return `${met} of ${whole.length} requirements are met (${((met / whole.length) * 100).toFixed(1)} %), the other ${short.length} in part`
}

test('what falls short is told, and the head counts it; of level 2 it is at most one in twenty', () => {
  const text = read('server/SECURITY.md')
  const short = shortOf(rowsOf(read('tests/asvs.tsv')))
  const told = [...text.matchAll(/^- \*\*(V[\d.]+)\*\*:/gm)].map(([, requirement]) => requirement!)
  expect([...told].sort()).toEqual([...short].sort())
  const [ofOne, ofTwo] = [levelOne, levelTwo].map((level) => short.filter((one) => level.includes(one)))
  expect(text).toContain(`Of level 1, ${share(levelOne, ofOne!)}.`)
  expect(text).toContain(`Of level 2, ${share(levelTwo, ofTwo!).replace(' requirements', '')}.`)
  expect(ofTwo!.length / levelTwo.length).toBeLessThanOrEqual(0.05)
})

test('every test that is named is there; a row without one says why none is needed', () => {
  const rows = rowsOf(read('tests/asvs.tsv'))
  expect(missingFrom(rows, sourceOf)).toEqual([])
  const bare = rows.filter(({ shownBy }) => shownBy === '–')
  expect(bare.filter(({ how }) => !/^(?:none|operator|as V|SECURITY\.md|in part)/.test(how))).toEqual([])
})

test('a row that names what is not there is told', () => {
  const row = (shownBy: string): Row[] => [{ requirement: 'V1.1.1', how: 'so', shownBy }]
  const source = (path: string): string | undefined => (path === 'a.test.ts' ? "test('it holds')" : undefined)
  expect(missingFrom(row('`a.test.ts`: "it holds"'), source)).toEqual([])
  expect(missingFrom(row('`a.test.ts`: "it does not"'), source)).toHaveLength(1)
  expect(missingFrom(row('`b.test.ts`: "it holds"'), source)).toHaveLength(1)
  expect(missingFrom(row('surely'), source)).toEqual(['V1.1.1: surely'])
})
