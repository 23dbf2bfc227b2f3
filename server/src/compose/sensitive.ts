import { createRoutedCases } from '../cases/routed-cases.ts'
import { seedDemoSensitive } from '../sensitive/demo-sensitive.ts'
import { registerSensitiveDesk } from '../sensitive/desk/routes.ts'
import { createDemandHandled } from '../sensitive/demand-handled.ts'
import { createSensitiveDesk, toFlag } from '../sensitive/desk/service.ts'
import { createFlagMoves } from '../sensitive/flag-moves.ts'
import { createSensitiveHoldings } from '../sensitive/holdings.ts'
import { createSensitiveLists } from '../sensitive/lists.ts'
import { createSensitiveStore } from '../sensitive/store.ts'
import { createWatch } from '../sensitive/watch.ts'
import type { Gives, Knows, Needs, Shared } from './ports.ts'

/** What the store of cases calls; made before it. */
export const composeFlagging = ({
  database,
  caseReads,
}: Knows<'caseReads'>): Pick<Shared, 'sensitive' | 'flagging'> => {
  const store = createSensitiveStore(database, caseReads)
  const lists = createSensitiveLists(store)
  return {
    sensitive: { store, lists },
    flagging: {
      look: createWatch({ lists, store }),
      ofCase: async (caseId) => (await store.ofCase(caseId)).map((flag) => toFlag(flag)),
      standing: store.standing,
      demandHandled: createDemandHandled(store),
      ...createFlagMoves(database, caseReads),
    },
  }
}

/** A report looks back a year; figures of three stay. */
const keptMilliseconds = 3 * 366 * 86_400_000
/** Words of the demonstration's false alarm: nobody who loses to a boss is in danger. */
const falseAlarmCase = 'minors'

export const composeSensitive = (made: Needs): Gives => {
  const { database, clock, caseStore, onHappening, sensitive } = made
  const { store } = sensitive
  const service = createSensitiveDesk({
    ...made,
    ...sensitive,
    pastCases: createRoutedCases(database).latest,
    onHandled: async ({ category }, { caseId, outcome, agentId, at, isLeft }) => {
      if (!isLeft) await caseStore.setSensitive(caseId, false)
      const record = await caseStore.find(caseId)
      if (record !== undefined)
        await onHappening({ type: 'case.sensitive_handled', record, by: 'agent', agentId, at, category, outcome })
    },
  })
  return {
    room: {
      registerDesk: (desk) => registerSensitiveDesk(desk, service),
      seed: () =>
        seedDemoSensitive({ store, handle: service.handle, clock, falseAlarm: () => store.oldest(falseAlarmCase) }),
      holdings: createSensitiveHoldings(store),
      sweep: (signal) =>
        store.sweep(new Date(clock.now().getTime() - keptMilliseconds).toISOString().slice(0, 10), signal),
    },
  }
}
