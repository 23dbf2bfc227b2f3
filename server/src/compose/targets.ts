// Targets: what players are promised, working hours, and the clocks of cases.
import { priorityOf } from '../cases/desk/triage.ts'
import { createRoutedCases } from '../cases/routed-cases.ts'
import type { OnCaseHappening } from '../cases/happenings.ts'
import type { OnCaseChange } from '../cases/ports.ts'
import type { CaseStore } from '../cases/store.ts'
import { problem } from '../platform/problems.ts'
import { createCaseClocks, createTargetBooks, type CaseClocks, type TargetBooks } from '../targets/clocks.ts'
import { seedDemoTargets } from '../targets/demo-targets.ts'
import { registerTargetsDesk } from '../targets/desk/routes.ts'
import { createScheduleDesk } from '../targets/desk/schedules.ts'
import { createTargetDesk } from '../targets/desk/targets.ts'
import { weekOf } from '../targets/match.ts'
import { isWorking } from '../targets/rules.ts'
import { createTargetStore, type TargetStore } from '../targets/store.ts'
import { createTargetWork } from '../targets/work.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

export interface TargetClocks {
  store: TargetStore
  books: TargetBooks
  clocks: CaseClocks
  isSchedule: (id: string) => Promise<boolean>
  /** Whether it is a time at which somebody with this schedule works. */
  isWorking: (schedule: string | null) => Promise<boolean>
}

/** What the store of cases calls; made before it. */
export const composeTargetClocks = ({ database, clock }: Pick<Core, 'database' | 'clock'>): TargetClocks => {
  const store = createTargetStore(database)
  const books = createTargetBooks(store)
  return {
    store,
    books,
    clocks: createCaseClocks({ store, books, time: clock, priorityOf }),
    isSchedule: async (id) => (await store.schedule(id)) !== undefined,
    isWorking: async (schedule) =>
      schedule === null || isWorking(weekOf(await books.now(), schedule), clock.now().getTime()),
  }
}

export interface TargetsParts extends TargetClocks {
  caseStore: Pick<CaseStore, 'inOrder' | 'setDue'>
  onChange: OnCaseChange
  onHappening: OnCaseHappening
  teams: () => Promise<readonly { id: string; name: string; schedule: string | null }[]>
  text: ValidationText
}

export const composeTargets = (
  { database, clock, jobs, content }: Core,
  { store, books, clocks, caseStore, onChange, onHappening, teams, text }: TargetsParts,
): Composed => {
  const work = createTargetWork({
    database,
    store,
    clocks,
    cases: {
      inOrder: caseStore.inOrder,
      setDue: caseStore.setDue,
      tell: async (what, record, due, at) => {
        await onHappening({ type: `case.target_${what}`, record, by: 'system', agentId: null, at, due })
        database.afterCommit(() => onChange({ caseId: record.id, ownerId: null, what: 'desk' }))
      },
    },
    time: clock,
  })
  jobs.repeat('target-recompute', 60, async (signal) => {
    await work.recompute(signal)
  })
  // Once more as soon as somebody has changed targets: nobody waits for the next minute.
  jobs.handle('target-changed', async ({ signal }) => {
    await work.recompute(signal)
  })
  jobs.repeat('target-tell', 60, async (signal) => {
    await work.tell(signal)
  })
  const here = () => content.current().in(content.current().defaultLocale)
  const refuse = (field: string, code: Parameters<typeof text>[1]) =>
    problem.validation({
      fieldErrors: [{ field, code: code as 'unknown' }],
      errorCodes: { [code]: text(content.current().defaultLocale, code) },
    })
  const revised = async (): Promise<void> => {
    await store.revise()
    await jobs.enqueue('target-changed', {})
    database.afterCommit(books.forget)
  }
  const { withTransaction } = database
  const shared = { store, withTransaction, clock, refuse, onChange: revised }
  return {
    room: {
      registerDesk: (desk) =>
        registerTargetsDesk(desk, {
          targets: createTargetDesk({
            ...shared,
            isTeam: async (id) => (await teams()).some((team) => team.id === id),
            isProduct: (shortName) => here().product(shortName) !== undefined,
            isTopic: (topicId) => here().topic(topicId) !== undefined,
            pastCases: createRoutedCases(database).latestSorted,
          }),
          schedules: createScheduleDesk({
            ...shared,
            isUsedByTeam: async (id) => (await teams()).some(({ schedule }) => schedule === id),
          }),
        }),
      seed: () => seedDemoTargets({ store, clock, teams, onChange: revised, withTransaction }),
    },
  }
}
