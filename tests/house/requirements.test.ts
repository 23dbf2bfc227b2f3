// Every row of the catalogue is named by a test's title or stands, with its reason, in requirements-open.md; never both.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const rows = read('tests/requirements.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[0] ?? '')

const testFiles = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.e2e.ts', '*.replay.ts'],
  { cwd: root, encoding: 'utf8' },
)
  .trim()
  .split('\n')
const named = new Set(
  testFiles.flatMap((file) =>
    [...read(file).matchAll(/\[([A-Z]+-\d{2,3}(?:\s*,\s*[A-Z]+-\d{2,3})*)\]/g)].flatMap((match) =>
      (match[1] ?? '').split(/\s*,\s*/),
    ),
  ),
)

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
