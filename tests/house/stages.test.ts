// `make test` and `make deep` leave nothing out: every check, every runner's configuration and every test file belongs to
// a stage or a part.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readRuns, recordFile, recordOf } from '../../scripts/check/suite/deep-runs.ts'
import { partNames, parts } from '../../scripts/check/suite/parts.ts'
import { stages } from '../../scripts/check/suite/stages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const tracked = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
const isRun = (file: string): boolean => [...stages, ...parts].some(({ command }) => command.split(' ').includes(file))

test('no stage has left the list', () => {
  const names = stages.map(({ name }) => name)
  for (const name of ['build', 'lint', 'types', 'unit', 'fuzz', 'two-instances', 'kits', 'components', 'e2e'])
    expect(names).toContain(name)
})

test('no part has left `make deep`, and none takes more than an hour', () => {
  const names = [
    'screens',
    'languages',
    'zoom',
    'postgres',
    'kits',
    'fuzz',
    'schemathesis',
    'cluster',
    'guesses',
    'bite',
    'bite-web',
    'promises',
  ]
  expect(parts.map(({ name }) => name)).toEqual(names)
  for (const { limitMinutes } of parts) expect(limitMinutes).toBeLessThanOrEqual(60)
})

test('the record of `make deep` is as the command writes it', () => {
  const record = readFileSync(`${root}/${recordFile}`, 'utf8')
  expect(recordOf(readRuns(record), partNames)).toBe(record)
})

test('every check is a stage', () => {
  expect(tracked('scripts/check/*.sh').filter((file) => !isRun(file))).toEqual([])
})

test('every configuration of a runner is a stage’s or a part’s, but for what takes longer by its nature', () => {
  // `make lab DO=image` asks registries and takes minutes; `make lab DO=plans` runs
  // the server's tests once more, and then a million cases.
  const long = ['scripts/lab/plans/vitest.config.ts', 'tests/deploy/vitest.config.ts']
  const configs = tracked('*vitest.config.ts', '*playwright.config.ts')
  expect(configs.length).toBeGreaterThan(long.length)
  expect(configs.filter((file) => !isRun(file))).toEqual(long)
})

test('every test file is one that a stage’s runner takes', async () => {
  const { default: plain } = await import('../../scripts/check/vitest.config.ts')
  const { default: browser } = await import('../../scripts/check/browser.vitest.config.ts')
  const { default: processes } = await import('../fuzz/vitest.config.ts')
  const files = [plain, browser, processes].flatMap(({ test: { include = [], exclude = [] } = {} }) =>
    globSync(include, { cwd: root, exclude }),
  )
  const taken = new Set([...files, ...globSync('tests/e2e/**/*.e2e.ts', { cwd: root })])
  expect(tracked('*.test.ts', '*.test.tsx', '*.e2e.ts').filter((file) => !taken.has(file))).toEqual([])
})
