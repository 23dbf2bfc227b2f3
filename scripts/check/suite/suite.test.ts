// The runner fed with stages of a line each: what must never pass for green.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { collect, isGreen, summaryOf, tableOf } from './outcome.ts'
import type { ListedResult } from './reports.ts'
import { runStage } from './run-stage.ts'
import { runAll } from './schedule.ts'
import type { Stage, StageEnd } from './stage.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-suite-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const stage = (name: string, command: string, more: Partial<Stage> = {}): Stage => ({
  name,
  command,
  lane: 'one',
  kind: 'status',
  limitMinutes: 5,
  ...more,
})
const lists = (...results: ListedResult[]): string => `echo '${JSON.stringify(results)}' > "$STAGE_REPORT"`
const good: ListedResult = { title: 'it works', outcome: 'passed' }

const run = async (stages: readonly Stage[]) => {
  const ends = await runAll(stages, (one) => runStage(one, folder, folder))
  const tests = collect(stages, ends, folder)
  return { ends, tests, green: isGreen(tests, []), said: summaryOf(tests, []), table: tableOf(stages, ends, tests) }
}

const isAlive = (pid: number): boolean => {
  try {
    // A process that has ended and that nobody has asked about is no running one.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

test('a run ends with what passed, failed and did not run, by name, and then with the line CI reads', async () => {
  const left: ListedResult = { title: 'the kit', outcome: 'not run', reason: 'the registry does not answer' }
  const { said, green, table } = await run([
    stage('lint', 'true'),
    stage('kits', lists(good, left), { kind: 'list', lane: 'two' }),
  ])
  expect(said.split('\n').slice(-2)).toEqual([
    '2 passed, 0 failed, 1 not run (the kit: the registry does not answer)',
    '2 passed, 0 failed',
  ])
  expect(green).toBe(true)
  expect(table.split('\n').map((line) => line.split(/ {2,}/)[0])).toEqual(['stage', 'lint', 'kits'])
  expect(table).toMatch(/^kits +two +\d+ +\d+ +1 +0 +1$/m)
})

test('every stage runs, whatever the one before came to; what failed says its last words', async () => {
  const { said, green } = await run([stage('lint', 'echo "no semicolons" >&2; exit 3'), stage('types', 'true')])
  expect(said).toContain('failed: lint: the stage itself\n    no semicolons')
  expect(said.split('\n').at(-1)).toBe('1 passed, 1 failed')
  expect(green).toBe(false)
})

test('a stage that hangs is named and killed with all it started, wherever that hangs now', async () => {
  const pids = join(folder, 'pids')
  // One child of its own, and one that has left the group and the parent behind.
  const { said, green } = await run([
    stage('slow', `sleep 600 & echo $! >> ${pids}; setsid bash -c 'sleep 600 & echo $! >> ${pids}; wait' & wait`, {
      limitMinutes: 1 / 60,
    }),
    stage('next', 'true'),
  ])
  expect(said).toContain('failed: slow: the stage itself\n    it hung: not done after')
  expect(said.split('\n').at(-1)).toBe('1 passed, 1 failed')
  expect(green).toBe(false)
  const started = readFileSync(pids, 'utf8').trim().split('\n').map(Number)
  expect(started.length).toBeGreaterThan(0)
  expect(started.filter(isAlive)).toEqual([])
})

test('what a stage leaves behind ends with it', async () => {
  const pids = join(folder, 'pids')
  await run([stage('tidy', `setsid sleep 600 & echo $! > ${pids}`)])
  expect(isAlive(Number(readFileSync(pids, 'utf8')))).toBe(false)
})

test.each([
  ['it left no report', 'true'],
  ['its report cannot be used', 'echo "{ half" > "$STAGE_REPORT"'],
  ['its report tells of no test', lists()],
])('a stage fails when %s, although it ended well', async (problem, command) => {
  const { said, green } = await run([stage('kits', command, { kind: 'list' }), stage('lint', 'true')])
  expect(said).toContain(problem)
  expect(said.split('\n').at(-1)).toBe('1 passed, 1 failed')
  expect(green).toBe(false)
})

test('a stage that ended badly has failed, whatever its report says', async () => {
  const { said, green } = await run([stage('kits', `${lists(good)}; exit 1`, { kind: 'list' })])
  expect(said).toContain('it failed, and its report says nothing of it')
  expect(said.split('\n').at(-1)).toBe('1 passed, 1 failed')
  expect(green).toBe(false)
})

test('a stage of the list that never ran has failed', () => {
  const ends: StageEnd[] = []
  expect(summaryOf(collect([stage('e2e', 'true')], ends, folder), [])).toContain('it never ran')
})

test('what failed is named once more at the end, without reasons', async () => {
  const broken: ListedResult = { title: 'it breaks', outcome: 'failed', reason: 'line one\nline two' }
  const { said } = await run([stage('kits', lists(good, broken), { kind: 'list' }), stage('lint', 'echo no; false')])
  expect(said.split('\n').slice(-4)).toEqual([
    'failed: kits: it breaks',
    'failed: lint: the stage itself',
    '1 passed, 2 failed, 0 not run',
    '1 passed, 2 failed',
  ])
})

test('nothing that ran is no green run', () => {
  expect(isGreen([], [])).toBe(false)
})

test('a finding about the rows is a failure', async () => {
  const { tests } = await run([stage('lint', 'true')])
  expect(isGreen(tests, ['CASE-01 is not proven'])).toBe(false)
  expect(summaryOf(tests, ['CASE-01 is not proven']).split('\n').at(-1)).toBe('1 passed, 1 failed')
})

test('the stages of a lane wait for each other, and any stage for those it names', async () => {
  const seen: string[] = []
  const note = (one: Stage): Promise<StageEnd> => {
    seen.push(`${one.name} begins`)
    return new Promise((resolve) => {
      setImmediate(() => {
        seen.push(`${one.name} ends`)
        resolve({ name: one.name, status: 'failed', seconds: 0, cpuSeconds: undefined, output: '' })
      })
    })
  }
  await runAll([stage('lint', ''), stage('unit', '', { after: ['build'] }), stage('build', '', { lane: 'two' })], note)
  const order = (earlier: string, later: string): void =>
    expect(seen.indexOf(earlier), `${earlier}, ${later}: ${seen.join()}`).toBeLessThan(seen.indexOf(later))
  order('lint ends', 'unit begins')
  order('build ends', 'unit begins')
  order('build begins', 'lint ends')
})

test('a list that cannot be run is refused before anything runs', async () => {
  const mark = join(folder, 'ran')
  const touch = `touch ${mark}`
  await expect(run([stage('a', touch), stage('a', touch)])).rejects.toThrow('two stages are named a')
  await expect(run([stage('a', touch, { after: ['b'] })])).rejects.toThrow('a waits for b, which never comes')
  expect(existsSync(mark)).toBe(false)
})

test('the reports of vitest and Playwright: what failed, what may be left out and what may not', async () => {
  const vitest = {
    testResults: [
      {
        name: 'one.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a', status: 'passed' },
          { fullName: 'b', status: 'failed', failureMessages: ['Error: no'] },
          { fullName: 'c', status: 'skipped', meta: { notRun: 'not run: no data' } },
          { fullName: 'd', status: 'skipped' },
        ],
      },
      { name: 'two.test.ts', status: 'failed', message: 'does not load', assertionResults: [] },
      // A hook broke after its tests had passed.
      { name: 'three.test.ts', status: 'failed', message: '', assertionResults: [{ fullName: 'e', status: 'passed' }] },
    ],
  }
  const playwright = {
    suites: [
      {
        title: 'one.e2e.ts',
        specs: [
          { title: 'f', tests: [{ status: 'expected' }] },
          { title: 'g', tests: [{ status: 'unexpected', results: [{ error: { message: 'no' } }] }] },
          { title: 'h', tests: [{ status: 'skipped', annotations: [{ type: 'skip', description: 'not run: x' }] }] },
        ],
        suites: [{ title: 'inner', specs: [{ title: 'i', tests: [{ status: 'skipped' }] }] }],
      },
    ],
    errors: [{ message: 'no browser' }],
  }
  writeFileSync(join(folder, 'unit.json'), JSON.stringify(vitest))
  writeFileSync(join(folder, 'e2e.json'), JSON.stringify(playwright))
  const { tests } = await run([
    stage('unit', 'exit 1', { kind: 'vitest' }),
    stage('e2e', 'exit 1', { kind: 'playwright' }),
  ])
  const titles = (outcome: string): string[] => tests.filter((one) => one.outcome === outcome).map(({ title }) => title)
  expect(titles('passed')).toEqual(['a', 'e', 'f'])
  expect(titles('not run')).toEqual(['c', 'h'])
  expect(titles('failed')).toEqual(['b', 'd', 'two.test.ts', 'three.test.ts', 'g', 'i', 'no browser'])
})
