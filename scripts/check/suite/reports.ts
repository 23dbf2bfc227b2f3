// Reads what the stages left: vitest's and Playwright's JSON reports and plain lists, as one list of tests.
import { readFileSync } from 'node:fs'
import { reportOf, type Stage } from './stage.ts'

export interface TestResult {
  stage: string
  title: string
  outcome: 'passed' | 'failed' | 'not run'
  /** What the runner said of a failure: its first lines, without colours. Of what did not run: why. */
  reason?: string | undefined
}
/** As a `list` stage writes them. */
export type ListedResult = Omit<TestResult, 'stage'>

interface VitestReport {
  testResults: {
    name: string
    status: string
    assertionResults: {
      fullName: string
      status: string
      failureMessages?: string[]
      meta?: { notRun?: string }
    }[]
    message?: string
  }[]
}
interface PlaywrightTest {
  status: string
  annotations?: { type: string; description?: string }[]
  results?: { error?: { message?: string; snippet?: string } }[]
}
interface PlaywrightSuite {
  title: string
  specs: { title: string; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}
interface PlaywrightReport {
  suites: PlaywrightSuite[]
  errors?: { message?: string }[]
}

/** A test that is left out says why, beginning with these words; any other skipped test has failed. */
const notRun = /^not run: /

/**
 * Every test of one stage.
 * @throws when the report is not there, cannot be read, or tells of no test
 */
export const readReport = (stage: Pick<Stage, 'name' | 'kind'>, folder: string): TestResult[] => {
  const report: unknown = JSON.parse(readFileSync(reportOf(folder, stage.name), 'utf8'))
  const results =
    stage.kind === 'vitest'
      ? ofVitest(report as VitestReport)
      : stage.kind === 'playwright'
        ? ofPlaywright(report as PlaywrightReport)
        : (report as ListedResult[])
  if (results.length === 0) throw new Error('its report tells of no test')
  return results.map((result) => ({ ...result, stage: stage.name }))
}

const ofVitest = ({ testResults }: VitestReport): ListedResult[] =>
  testResults.flatMap((file): ListedResult[] => [
    // Something beside the tests went wrong: the file did not load, or a hook broke.
    ...(file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')
      ? [{ title: file.name, outcome: 'failed' as const, reason: firstLines(file.message || 'did not load') }]
      : []),
    ...file.assertionResults.map(({ fullName, status, failureMessages, meta }): ListedResult => {
      if (status === 'passed' || status === 'failed')
        return { title: fullName, outcome: status, reason: firstLines(failureMessages?.[0]) }
      return leftOut(fullName, meta?.notRun)
    }),
  ])

const ofPlaywright = ({ suites, errors = [] }: PlaywrightReport): ListedResult[] => {
  const walk = (suite: PlaywrightSuite): ListedResult[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status, annotations = [], results = [] }): ListedResult => {
        if (status === 'skipped') return leftOut(title, annotations.find(({ type }) => type === 'skip')?.description)
        const said = results.flatMap(({ error }) => [error?.message, error?.snippet])
        return { title, outcome: status === 'expected' ? 'passed' : 'failed', reason: firstLines(...said) }
      }),
    ),
    ...(suite.suites ?? []).flatMap(walk),
  ]
  const broken = errors.map(({ message = 'error' }) => ({ title: message, outcome: 'failed' as const }))
  return [...suites.flatMap(walk), ...broken]
}

const leftOut = (title: string, why = ''): ListedResult =>
  notRun.test(why)
    ? { title, outcome: 'not run', reason: why.replace(notRun, '') }
    : { title, outcome: 'failed', reason: 'left out, without a reason that begins with "not run: "' }

const ansi = /\u001b\[[0-9;]*m/g
const lines = 14

const firstLines = (...texts: (string | undefined)[]): string | undefined => {
  const said = texts.flatMap((text) => (text === undefined ? [] : text.replace(ansi, '').split('\n').slice(0, lines)))
  return said.length === 0 ? undefined : said.join('\n')
}
