// What people have to read stays short: the decisions (openapi/decisions/README.md) and all Markdown that is no content.
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
