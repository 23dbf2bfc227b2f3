import { priorityOf } from '../cases/priorities.ts'
import { createRoutedCases } from '../cases/routed-cases.ts'
import { createCaseClocks, createTargetBooks } from '../targets/clocks.ts'
import { seedDemoTargets } from '../targets/demo-targets.ts'
import { registerTargetsDesk } from '../targets/desk/routes.ts'
import { createScheduleDesk } from '../targets/desk/schedules.ts'
import { createTargetDesk } from '../targets/desk/targets.ts'
import { createTargetStore } from '../targets/store.ts'
import { createTargetWork } from '../targets/work.ts'
import { createWorking } from '../targets/working.ts'
import type { Gives, Knows, Needs, Shared } from './ports.ts'

/** What the store of cases calls; made before it. */
export const composeClocks = (made: Knows): Pick<Shared, 'targets' | 'clocks' | 'isSchedule' | 'isWorking'> => {
  const store = createTargetStore(made.database)
  const books = createTargetBooks(store)
  return {
    targets: { store, books },
    clocks: createCaseClocks({ store, books, time: made.clock, priorityOf }),
    ...createWorking(store, books, made),
  }
}

export const composeTargets = (made: Needs<'routing'>): Gives => {
  const { database, clock, jobs, caseStore, onHappening, targets, teams, afterCommit } = made
  const { store, books } = targets
  const work = createTargetWork({
    ...made,
    store,
    cases: {
      inOrder: caseStore.inOrder,
      setDue: caseStore.setDue,
      tell: async (what, record, due, at) => {
        await onHappening({ type: `case.target_${what}`, record, by: 'system', agentId: null, at, due })
        afterCommit(() => made.onChange({ caseId: record.id, ownerId: null, what: 'desk' }))
      },
    },
    time: clock,
  })
  const recompute = async ({ signal }: { signal: AbortSignal }): Promise<void> => {
    await work.recompute(signal)
  }
  jobs.repeat('target-recompute', 60, (signal) => recompute({ signal }))
  // Once more as soon as somebody has changed targets: nobody waits for the next minute.
  jobs.handle('target-changed', recompute)
  jobs.repeat('target-tell', 60, async (signal) => {
    await work.tell(signal)
  })
  const shared = {
    ...made,
    store,
    onChange: async (): Promise<void> => {
      await store.revise()
      await jobs.enqueue('target-changed', {})
      afterCommit(books.forget)
    },
  }
  return {
    room: {
      registerDesk: (desk) =>
        registerTargetsDesk(desk, {
          targets: createTargetDesk({
            ...shared,
            isTeam: async (id) => (await teams()).some((team) => team.id === id),
            pastCases: createRoutedCases(database).latestSorted,
          }),
          schedules: createScheduleDesk({
            ...shared,
            isUsedByTeam: async (id) => (await teams()).some(({ schedule }) => schedule === id),
          }),
        }),
      seed: () => seedDemoTargets(shared),
    },
  }
}
