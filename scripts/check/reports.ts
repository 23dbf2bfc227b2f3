// Reads what the runners wrote: vitest's and Playwright's JSON reports, as one flat list of tests that ran.
import { existsSync, readFileSync } from 'node:fs'

export interface TestResult {
  runner: string
  title: string
  outcome: 'passed' | 'failed' | 'skipped'
  /** What the runner said of a failure: its first lines, without colours. */
  reason?: string | undefined
}

interface VitestReport {
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; title: string; status: string; failureMessages?: string[] }[]
    message?: string
  }[]
}
interface PlaywrightSuite {
  title: string
  specs: {
    title: string
    tests: { status: string; results?: { error?: { message?: string; snippet?: string } }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}
interface PlaywrightReport {
  suites: PlaywrightSuite[]
  errors?: { message?: string }[]
}

/**
 * Every test of the last run.
 * @param folder where scripts/test.sh puts the reports
 * @returns titles with their outcome; a test file that did not load counts as one failed test
 */
export function tests(folder: string): TestResult[] {
  return [
    ...['unit', 'server-on-postgres', 'fuzz', 'two-instances'].flatMap((stage) =>
      vitest(stage, `${folder}/${stage}.json`),
    ),
    ...playwright(`${folder}/e2e.json`),
  ]
}

function vitest(runner: string, file: string): TestResult[] {
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  return report.testResults.flatMap((suite): TestResult[] =>
    suite.assertionResults.length === 0 && suite.status === 'failed'
      ? [{ runner, title: `${suite.name}: ${suite.message ?? 'did not load'}`, outcome: 'failed' as const }]
      : suite.assertionResults.map((test) => ({
          runner,
          title: test.fullName,
          outcome: outcomeOf(test.status),
          reason: firstLines(test.failureMessages?.[0]),
        })),
  )
}

function playwright(file: string): TestResult[] {
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport
  const walk = (suite: PlaywrightSuite): TestResult[] => [
    ...suite.specs.flatMap((spec) =>
      spec.tests.map((test) => ({
        runner: 'e2e',
        title: spec.title,
        outcome:
          test.status === 'expected'
            ? ('passed' as const)
            : test.status === 'skipped'
              ? ('skipped' as const)
              : ('failed' as const),
        reason: firstLines(...(test.results ?? []).flatMap(({ error }) => [error?.message, error?.snippet])),
      })),
    ),
    ...(suite.suites ?? []).flatMap(walk),
  ]
  const broken = (report.errors ?? []).map((error) => ({
    runner: 'e2e',
    title: error.message ?? 'error',
    outcome: 'failed' as const,
  }))
  return [...report.suites.flatMap(walk), ...broken]
}

function outcomeOf(status: string): TestResult['outcome'] {
  return status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped'
}

const ANSI = /\u001b\[[0-9;]*m/g
const LINES = 14

function firstLines(...texts: (string | undefined)[]): string | undefined {
  const said = texts.flatMap((text) => (text === undefined ? [] : text.replace(ANSI, '').split('\n').slice(0, LINES)))
  return said.length === 0 ? undefined : said.join('\n')
}
