// Limits stand in the contract alone (CD-195): no file of the web app writes out a pattern that `openapi/` knows, nor a
// length of a box; both come from `limits`. Rules below the contract (a topic's fields) name their decision instead.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

const patternsIn = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object') return []
  const own = 'pattern' in value && typeof value.pattern === 'string' ? [value.pattern] : []
  return [...own, ...Object.values(value).flatMap(patternsIn)]
}
// Shorter ones (`\S`) are no limit anybody would know again.
const patterns = new Set(
  patternsIn(JSON.parse(readFileSync(`${root}generated/openapi.json`, 'utf8'))).filter(({ length }) => length > 8),
)

const handWritten = (text: string): string[] =>
  text.split('\n').filter((line) => {
    const isKnown = [...patterns].some((pattern) => line.includes(`/${pattern.replaceAll('/', '\\/')}/`))
    // A rule that is no part of the contract names its decision.
    const isOwn = / \/\/ (?:OD-\d|decisions-\w+ [A-Z]\d)/.test(line)
    return isKnown || (!isOwn && /\b(?:max|min)Length(?:=\{|: )[0-9]|\w(?:Max|Min) = [0-9]/.test(line))
  })

test('a limit written by hand is seen', () => {
  expect(patterns.size).toBeGreaterThan(20)
  expect(
    handWritten(
      [
        'const id = /^[1-9][0-9]{0,18}$/',
        'const id = new RegExp(limits.CaseId.pattern)',
        '<Input maxLength={200} />',
        'const replyMax = 2048',
        'const phoneMax = 20 // OD-86',
        'textRules(messages, { maxLength: 2048 })',
        'maxLength={limits.SearchRequest.searchTerm.maxLength}',
      ].join('\n'),
    ),
  ).toHaveLength(4)
})

test('the web app takes its limits from the contract', () => {
  const files = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.|\btesting\b/.test(file))
  expect(files.length).toBeGreaterThan(300)
  expect(
    files.flatMap((file) => handWritten(readFileSync(root + file, 'utf8')).map((line) => `${file}: ${line.trim()}`)),
  ).toEqual([])
})
