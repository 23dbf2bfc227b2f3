// Usage: node scripts/lab/flakes.ts [times] [since]
// Tests that fail by chance: each test file that changed since a commit (where this branch left main without one; `all`: every
// test file), so many times on one tree, beside none to five programs that do nothing but count. Says what failed, how often
// and why at first.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedFiles } from '../check/changed.ts'

const root = process.cwd()
const [times = '20', since = ''] = process.argv.slice(2)
const report = join(tmpdir(), `flakes-${process.pid}.json`)
const mostBeside = 5

const filesOf = (...parameters: string[]): string[] =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const files =
  since === ''
    ? changedFiles(root)
    : since === 'all'
      ? filesOf('ls-files')
      : filesOf('diff', '--name-only', '--diff-filter=d', since)

interface Assertion {
  fullName: string
  status: string
  failureMessages: string[]
}
interface Spec {
  title: string
  ok: boolean
  tests: { results: { error?: { message?: string } }[] }[]
}
interface Suite {
  specs?: Spec[]
  suites?: Suite[]
}
type Failure = [name: string, why: string]
const vitestFailures = (text: string): Failure[] =>
  (JSON.parse(text) as { testResults: { assertionResults: Assertion[] }[] }).testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }): Failure => [fullName, failureMessages[0] ?? '']),
  )
const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]
const playwrightFailures = (text: string): Failure[] =>
  specsOf(JSON.parse(text) as Suite)
    .filter(({ ok }) => !ok)
    .map(({ title, tests }): Failure => [title, tests[0]?.results[0]?.error?.message ?? ''])

const vitest = (config: string): string[] => [
  'vitest',
  'run',
  '--config',
  config,
  '--reporter=json',
  '--outputFile',
  report,
]
const kinds = [
  {
    command: vitest('scripts/check/browser.vitest.config.ts'),
    files: files.filter((file) => file.endsWith('.browser.test.tsx')),
    failuresOf: vitestFailures,
  },
  {
    command: vitest('scripts/check/vitest.config.ts'),
    files: files.filter(
      (file) => /(?<!\.browser)\.test\.tsx?$/.test(file) && !/^tests\/(cluster|deploy|fuzz)\//.test(file),
    ),
    failuresOf: vitestFailures,
  },
  {
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=json'],
    files: files.filter((file) => file.endsWith('.e2e.ts')),
    failuresOf: playwrightFailures,
  },
].filter((kind) => kind.files.length > 0)

const failed = new Map<string, { count: number; why: string }>()
for (let run = 0; run < Number(times); run += 1) {
  const beside = Array.from({ length: run % (mostBeside + 1) }, () => spawn(process.execPath, ['-e', 'for (;;);']))
  for (const { command, files: asked, failuresOf } of kinds) {
    rmSync(report, { force: true })
    const [program = '', ...parameters] = command
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    spawnSync(program, [...parameters, ...asked], { cwd: root, env, stdio: 'ignore' })
    for (const [name, why] of failuresOf(readFileSync(report, 'utf8'))) {
      const { count = 0, why: first = why } = failed.get(name) ?? {}
      failed.set(name, { count: count + 1, why: first })
    }
  }
  for (const one of beside) one.kill('SIGKILL')
  console.log(`run ${run + 1} of ${times}, ${beside.length} beside: ${failed.size} tests have failed so far`)
}
for (const [name, { count, why }] of failed) console.log(`${count} of ${times}: ${name}\n  ${why.split('\n')[0]}`)
console.log(
  `${kinds.reduce((sum, { files: asked }) => sum + asked.length, 0)} files, ${times} times: ${failed.size} tests failed`,
)
process.exit(failed.size === 0 ? 0 : 1)
