// Sensitive words: looked for in what players write, and their room at the desk.
import type { OnCaseHappening } from '../cases/happenings.ts'
import type { CaseFlagging } from '../cases/ports.ts'
import { createRoutedCases } from '../cases/routed-cases.ts'
import type { CaseStore } from '../cases/store.ts'
import { problem } from '../platform/problems.ts'
import { seedDemoSensitive } from '../sensitive/demo-sensitive.ts'
import { registerSensitiveDesk } from '../sensitive/desk/routes.ts'
import { createDemandHandled } from '../sensitive/demand-handled.ts'
import { createSensitiveDesk, toFlag } from '../sensitive/desk/service.ts'
import { createFlagMoves } from '../sensitive/flag-moves.ts'
import { createSensitiveLists, type SensitiveLists } from '../sensitive/lists.ts'
import { createSensitiveStore, type SensitiveCases, type SensitiveStore } from '../sensitive/store.ts'
import { createWatch } from '../sensitive/watch.ts'
import type { Holdings } from '../platform/holdings.ts'
import type { SensitiveTables } from '../sensitive/tables.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

export interface Flagging {
  store: SensitiveStore
  lists: SensitiveLists
  flagging: CaseFlagging
}

/** What the store of cases calls; made before it. */
export const composeFlagging = ({ database }: Pick<Core, 'database'>, cases: SensitiveCases): Flagging => {
  const store = createSensitiveStore(database, cases)
  const lists = createSensitiveLists(store)
  return {
    store,
    lists,
    flagging: {
      look: createWatch({ lists, store }),
      ofCase: async (caseId) => (await store.ofCase(caseId)).map((flag) => toFlag(flag)),
      standing: store.standing,
      demandHandled: createDemandHandled(store),
      ...createFlagMoves(database, cases),
    },
  }
}

export interface SensitiveParts extends Flagging {
  caseStore: Pick<CaseStore, 'find' | 'setSensitive'>
  onHappening: OnCaseHappening
  text: ValidationText
}

/** A report looks back a year; figures of three stay. */
const keptMilliseconds = 3 * 366 * 86_400_000
/** Words of the demonstration's false alarm: nobody who loses to a boss is in danger. */
const falseAlarmCase = 'minors'

export const composeSensitive = (
  { database, clock, content }: Core,
  { store, lists, caseStore, onHappening, text }: SensitiveParts,
): Composed => {
  const service = createSensitiveDesk({
    store,
    lists,
    withTransaction: database.withTransaction,
    clock,
    pastCases: createRoutedCases(database).latest,
    onHandled: async ({ category }, { caseId, outcome, agentId, at, isLeft }) => {
      if (!isLeft) await caseStore.setSensitive(caseId, false)
      const record = await caseStore.find(caseId)
      if (record !== undefined)
        await onHappening({ type: 'case.sensitive_handled', record, by: 'agent', agentId, at, category, outcome })
    },
    refuse: (field, code) =>
      problem.validation({
        fieldErrors: [{ field, code }],
        errorCodes: { [code]: text(content.current().defaultLocale, code) },
      }),
  })
  return {
    room: {
      registerDesk: (desk) => registerSensitiveDesk(desk, service),
      seed: () =>
        seedDemoSensitive({
          store,
          handle: service.handle,
          clock,
          falseAlarm: () => store.oldest(falseAlarmCase),
        }),
      holdings: {
        columns: {},
        // Those that stand are nobody's to know but the desk's (CD-348).
        copy: async ({ id }) => ({
          otherRecords: (await store.handledOfAccount(id)).map(({ category: text, raisedAt: recordedAt }) => ({
            kind: 'sensitive-words',
            recordedAt,
            text,
          })),
        }),
      } satisfies Holdings<SensitiveTables>,
      sweep: (signal) =>
        store.sweep(new Date(clock.now().getTime() - keptMilliseconds).toISOString().slice(0, 10), signal),
    },
  }
}
