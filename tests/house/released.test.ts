// What every change of the contract is compared with is the last release, and no older one: nothing stays outside the gate.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { newestSection } from '../../scripts/check/breaking.ts'
import { operationsOf, type OpenApi } from '../../scripts/generate/document.ts'
import { baselineText, closeSection, unreleased } from '../../scripts/release/baseline.ts'

const read = (file: string): string => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')
const changelog = read('openapi/CHANGELOG.md')
/** Operations that the last release did not have and that the changelog's newest section does not name either. */
const forgottenOperations = (released: OpenApi, present: OpenApi, changelog: string): string[] => {
  const known = new Set(operationsOf(released).map(({ method, path }) => `${method} ${path}`))
  const section = newestSection(changelog)
  return operationsOf(present)
    .filter(({ method, path }) => !known.has(`${method} ${path}`))
    .map(({ operation }) => operation.operationId)
    .filter((id) => !section.includes(`\`${id}\``))
}

/** Days from the last release to the newest entry of the changelog. */
const daysSinceRelease = (changelog: string): number => {
  const [released] = [...changelog.matchAll(/^## Released (\d{4}-\d{2}-\d{2})$/gm)].map(([, day]) => Date.parse(day!))
  const entries = [...newestSection(changelog).matchAll(/^- (\d{4}-\d{2}-\d{2})/gm)].map(([, day]) => Date.parse(day!))
  return released === undefined ? Infinity : Math.max(0, ...entries.map((day) => (day - released) / 86_400_000))
}

/** A release is due when the changelog has gone on for longer. */
const mostDays = 7

test.each(['openapi.json', 'desk.json'])('openapi/released/%s has every operation but those said to be new', (name) => {
  const text = read(`openapi/released/${name}`)
  const released = JSON.parse(text) as OpenApi
  const present = JSON.parse(read(`generated/${name}`)) as OpenApi
  expect(
    forgottenOperations(released, present, changelog),
    'name each in the newest section of openapi/CHANGELOG.md, or run `make release`',
  ).toEqual([])
  expect(text, '`make release` writes it: one line, sorted').toBe(baselineText(released))
})

test('the changelog goes on below its first heading, and a release is not older than a week', () => {
  expect([...changelog.matchAll(/^## .*$/gm)].map(([heading]) => heading)).toEqual([
    unreleased,
    ...Array.from({ length: changelog.match(/^## Released /gm)!.length }, () =>
      expect.stringMatching(/ \d{4}-\d\d-\d\d$/),
    ),
  ])
  expect(daysSinceRelease(changelog), 'run `make release`').toBeLessThanOrEqual(mostDays)
})

const operation = (operationId: string) => ({ get: { operationId, tags: ['things'], responses: {} } })
const document = (...ids: string[]): OpenApi => ({
  openapi: '3.1.0',
  info: { title: 'T', version: '1.0.0' },
  paths: Object.fromEntries(ids.map((id) => [`/${id}`, operation(id)])),
})

test('an operation of an earlier section that the last release lacks was forgotten, a new one was not', () => {
  const text = `# Changes\n\n${unreleased}\n\n- 2026-12-03: \`getNew\`\n\n## Released 2026-12-01\n\n- 2026-12-01: \`getOld\`\n`
  const present = document('getOne', 'getOld', 'getNew', 'getNewer')
  expect(forgottenOperations(document('getOne'), present, text)).toEqual(['getOld', 'getNewer'])
  expect([daysSinceRelease(text), daysSinceRelease(text.replace('12-03', '12-09'))]).toEqual([2, 8])
})

test('a release closes the section and opens an empty one, once', () => {
  const text = `# Changes\n\n${unreleased}\n\n- 2026-12-03: \`getNew\`\n`
  const closed = closeSection(text, '2026-12-04')
  expect(closed).toBe(`# Changes\n\n${unreleased}\n\n## Released 2026-12-04\n\n- 2026-12-03: \`getNew\`\n`)
  expect(closeSection(closed, '2026-12-05')).toBe(closed)
  expect(daysSinceRelease(closed)).toBe(0)
})

test('a baseline differs where the contract does, whatever its keys’ order', () => {
  const one = { ...document('getOne'), info: { title: 'T', version: '1' } }
  const other = { ...document('getOne'), info: { version: '1', title: 'T' } }
  expect(baselineText(one)).toBe(baselineText(other))
  expect(baselineText(one).split('\n')).toHaveLength(2)
})
