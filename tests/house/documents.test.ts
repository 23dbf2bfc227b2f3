// What people have to read stays short: the decisions (openapi/decisions/README.md), all Markdown that is no content, and
// `make help`; and what a text says to run is there.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !/^(?:generated|server\/content\/demo)\//.test(file))
const decisions = files.filter((file) => file.startsWith('openapi/decisions/'))
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length
const sum = (counts: number[]): number => counts.reduce((whole, count) => whole + count, 0)

test('decisions are at most 350 entries of 120 words, and 20,000 words in all', () => {
  const entries = decisions
    .filter((file) => !file.endsWith('/README.md'))
    .flatMap((file) => textOf(file).split(/^(?=#{1,2} )/m))
    .filter((entry) => entry.startsWith('## '))
  expect(entries.length).toBeGreaterThan(200)
  expect(entries.length).toBeLessThanOrEqual(350)
  expect(entries.filter((entry) => wordsOf(entry) > 120).map((entry) => entry.split('\n', 1)[0])).toEqual([])
  expect(sum(decisions.map((file) => wordsOf(textOf(file))))).toBeLessThanOrEqual(20_000)
})

test('Markdown outside of content packs is at most 70,000 words', () => {
  expect(files.length).toBeGreaterThan(40)
  expect(sum(files.map((file) => wordsOf(textOf(file))))).toBeLessThanOrEqual(70_000)
})

const targetsOf = (makefile: string): string[] =>
  [...textOf(makefile).matchAll(/^([a-z0-9-]+):(?!=)/gm)].map(([, name]) => name!)
const makeTargets = targetsOf('Makefile')
const labTargets = targetsOf('scripts/lab/Makefile')

test('make has at most 20 targets, and each says what it is', () => {
  expect(makeTargets.length).toBeLessThanOrEqual(20)
  const silent = (makefile: string): string[] =>
    textOf(makefile).match(/^(?!list:|setup:)[a-z0-9-]+:(?!.* ## ).*$/gm) ?? []
  expect([...silent('Makefile'), ...silent('scripts/lab/Makefile')]).toEqual([])
})

/** `make x` and `make lab DO=x` in `text` where there is no such target. */
const deadTargets = (text: string): string[] =>
  [...text.matchAll(/(?:`|^)make ([a-z][a-z0-9-]*)(?: DO=([a-z0-9-]+))?(?=[` ]|$)/gm)]
    .filter(([, target, part]) => !(part === undefined ? makeTargets : labTargets).includes(part ?? target!))
    .map(([words]) => words)

test('every make target that is named is there', () => {
  expect(
    deadTargets('`make lab DO=soak MINUTES=5`, `make check`, `make bench PEERS=1`, `make lab DO=nothing`'),
  ).toEqual(['`make bench', '`make lab DO=nothing'])
  const named = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.tsx', '*.sh', '*.tsv', 'Dockerfile'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => !/^(?:generated|server\/content\/demo)\/|^tests\/house\/documents\./.test(file))
    .flatMap((file) => deadTargets(textOf(file)).map((words) => `${file}: ${words}`))
  expect(named).toEqual([])
})
