// Every row of the catalogue is named by a test's title or stands, with its reason, in requirements-open.md; never both.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const catalogue = read('tests/requirements.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [id: string, area: string, kind: string, statement: string])
const rows = catalogue.map(([id]) => id)

const testFiles = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.e2e.ts', '*.replay.ts'],
  { cwd: root, encoding: 'utf8' },
)
  .trim()
  .split('\n')

/** The ids a title names. */
const idsIn = (text: string): string[] =>
  [...text.matchAll(/\[([A-Z]+-\d{2,3}(?:\s*,\s*[A-Z]+-\d{2,3})*)\]/g)].flatMap((match) => match[1]!.split(/\s*,\s*/))
const texts = testFiles.map(read)
const named = new Set(texts.flatMap(idsIn))

const open = read('tests/requirements-open.md')
  .split('\n')
  .flatMap((line) => {
    const [, id, , reason] = /^\| ([A-Z]+-\d+) +\| (.+?) +\| (.+?) +\|$/.exec(line) ?? []
    return id === undefined ? [] : [{ id, reason: reason ?? '' }]
  })
const openIds = open.map(({ id }) => id)

test('every row is named by a test or listed as open with its reason', () => {
  expect(rows.filter((id) => !named.has(id) && !openIds.includes(id))).toEqual([])
  for (const { id, reason } of open) expect(reason.length, id).toBeGreaterThan(20)
})

test('no row is both named and open, none stands twice, none is unknown', () => {
  expect(openIds.filter((id) => named.has(id))).toEqual([])
  expect(openIds.filter((id, index) => openIds.indexOf(id) !== index)).toEqual([])
  expect([...openIds, ...named].filter((id) => !rows.includes(id))).toEqual([])
})

/** Numbers of a text, however their thousands are parted. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\w-])\d(?:[\d_,]*\d)?(?:\.\d+)?/g)].map(([number]) => Number(number.replaceAll(/[_,]/g, '')))

// A limit that a test compares with the constant it is kept in can be any number.
test('a test of a limit holds the specification’s own number', () => {
  const tests = texts.flatMap((text) => text.split(/^(?=\s*(?:test|it)(?:\.\w+)*[(<])/m))
  /** Said in words alone. */
  const wordless = new Set(['FILE-02', 'FILE-03', 'CASELIMIT-06', 'CASELIMIT-07'])
  const without = catalogue
    .filter(([id, , kind]) => kind === 'limit' && !wordless.has(id))
    .filter(([id, , , statement]) => {
      const numbers = numbersIn(statement.replace(/\(see .*?\)/, ''))
      // Seconds and their thousandths are one limit.
      const wanted = new Set(numbers.flatMap((number) => [number, number * 1000, number / 1000]))
      return !tests
        .filter((text) => idsIn(text.slice(0, 600)).includes(id))
        .some((text) => numbersIn(text.replaceAll(/\[[A-Z]+-[A-Z0-9-, ]+\]/g, '')).some((number) => wanted.has(number)))
    })
  expect(without.map(([id]) => id)).toEqual([])
})
