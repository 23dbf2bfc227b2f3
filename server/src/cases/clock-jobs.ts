// What time alone does to cases, each on its own, so that one that fails stops no other (ground G32).
import type { Clock } from '../lib/clock.ts'
import type { Database } from '../storage/database.ts'
import { createCaseWords } from './case-words.ts'
import { type ClockWorkDeps, createCaseClockWork } from './clock-work.ts'
import { createCaseOrigins } from './origins.ts'
import { createCaseReportDays } from './reports/days.ts'
import type { CaseStore } from './store.ts'
import type { CasesTables } from './tables.ts'
import type { CaseWaits } from './waits.ts'

interface ClockJobsDeps extends ClockWorkDeps {
  database: Database<CasesTables>
  clock: Clock
  store: CaseStore
  triage: { wake: (now: string, signal?: AbortSignal) => Promise<unknown> }
  waits: Pick<CaseWaits, 'forget'>
}

/** @returns each with its kind and how often it is done, in seconds */
export const caseClockJobs = (
  deps: ClockJobsDeps,
): readonly (readonly [string, number, (signal: AbortSignal) => Promise<unknown>])[] => {
  const { clock, triage, waits } = deps
  const now = () => clock.now().toISOString()
  const reportDays = createCaseReportDays(deps)
  const clockWork = createCaseClockWork(deps)
  return [
    ['case-search-fill', 60, createCaseWords(deps.database).fill],
    // A reminder is a matter of minutes.
    ['case-wake', 60, (signal) => triage.wake(now(), signal)],
    ['case-report-roll', 60, reportDays.rollUp],
    ['case-auto-resolve', 3600, clockWork.resolveSilent],
    ['case-token-end', 3600, clockWork.endTokens],
    ['case-retention', 3600, clockWork.forgetArchived],
    ['case-report-backlog', 3600, reportDays.countBacklog],
    ['case-report-end', 3600, reportDays.forget],
    ['case-origins-end', 3600, createCaseOrigins(deps).sweep],
    ['case-waits-end', 3600, (signal) => waits.forget(now(), signal)],
  ]
}
