// What a whole run came to: every test of every stage in the list, and the lines the run ends with.
import { existsSync } from 'node:fs'
import { readReport, type TestResult } from './reports.ts'
import { reportOf, type Stage, type StageEnd } from './stage.ts'

/**
 * Every test of every listed stage. A stage that never ran, was killed, left no report, or ended with a complaint its
 * report does not explain is one failed test more.
 */
export const collect = (stages: readonly Stage[], ends: readonly StageEnd[], folder: string): TestResult[] =>
  stages.flatMap((stage) => {
    const end = ends.find(({ name }) => name === stage.name)
    const failed = (reason: string): TestResult => ({
      stage: stage.name,
      title: `the stage itself`,
      outcome: 'failed',
      reason,
    })
    if (end === undefined) return [failed('it never ran')]
    if (stage.kind === 'status') {
      const { status: outcome } = end
      return outcome === 'passed'
        ? [{ stage: stage.name, title: stage.name, outcome }]
        : [failed(outcome === 'killed' ? hung(stage) : lastLines(end.output))]
    }
    const { tests, problem } = read(stage, folder)
    if (end.status === 'killed') return [...tests, failed(hung(stage))]
    if (problem !== undefined) return [failed(`${problem}\n${lastLines(end.output)}`)]
    const isExplained = tests.some(({ outcome }) => outcome === 'failed')
    return end.status === 'failed' && !isExplained
      ? [...tests, failed(`it failed, and its report says nothing of it\n${lastLines(end.output)}`)]
      : tests
  })

const hung = ({ limitMinutes }: Stage): string => `it hung: not done after ${limitMinutes} minutes, killed`
const lastLines = (output: string): string => output.trimEnd().split('\n').slice(-14).join('\n')

const read = (stage: Stage, folder: string): { tests: TestResult[]; problem?: string } => {
  if (!existsSync(reportOf(folder, stage.name))) return { tests: [], problem: 'it left no report' }
  try {
    return { tests: readReport(stage, folder) }
  } catch (error) {
    return { tests: [], problem: `its report cannot be used: ${(error as Error).message}` }
  }
}

const count = (tests: readonly TestResult[], outcome: TestResult['outcome']): number =>
  tests.filter((test) => test.outcome === outcome).length

/** One line a stage: how long it took, how long processors worked for it, what its tests came to. */
export const tableOf = (stages: readonly Stage[], ends: readonly StageEnd[], tests: readonly TestResult[]): string => {
  const heads = ['stage', 'lane', 'seconds', 'CPU', 'passed', 'failed', 'not run']
  const lines = stages.map(({ name, lane }) => {
    const end = ends.find((one) => one.name === name)
    const own = tests.filter(({ stage }) => stage === name)
    const numbers = [end?.seconds.toFixed(0) ?? '–', end?.cpuSeconds?.toFixed(0) ?? '–']
    return [name, lane, ...numbers, ...(['passed', 'failed', 'not run'] as const).map((one) => String(count(own, one)))]
  })
  const widths = heads.map((head, at) =>
    Math.max(...[head, ...lines.map((line) => line[at]!)].map((cell) => cell.length)),
  )
  return [heads, ...lines]
    .map((line) => line.map((cell, at) => (at < 2 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '))
    .join('\n')
}

/** What the run ends with: what failed and why, what did not run, the counts, and the one line CI reads. */
export const summaryOf = (tests: readonly TestResult[], findings: readonly string[]): string => {
  const failures = tests.filter(({ outcome }) => outcome === 'failed')
  const left = tests.filter(({ outcome }) => outcome === 'not run')
  const [passed, failed] = [count(tests, 'passed'), failures.length + findings.length]
  const names = left.length === 0 ? '' : ` (${left.map(({ title, reason }) => `${title}: ${reason}`).join('; ')})`
  return [
    ...failures.map(({ stage, title, reason }) =>
      // Whoever reads only the end of a log still learns why.
      [`failed: ${stage}: ${title}`, ...(reason === undefined ? [] : [reason.replaceAll(/^/gm, '    ')])].join('\n'),
    ),
    ...findings.map((finding) => `failed: ${finding}`),
    '',
    // Once more without the reasons: a log's end may be all that is kept of it.
    ...failures.map(({ stage, title }) => `failed: ${stage}: ${title}`),
    `${passed} passed, ${failed} failed, ${left.length} not run${names}`,
    `${passed} passed, ${failed} failed`,
  ].join('\n')
}

/** Whether the run may be called green. */
export const isGreen = (tests: readonly TestResult[], findings: readonly string[]): boolean =>
  count(tests, 'passed') > 0 && count(tests, 'failed') + findings.length === 0
