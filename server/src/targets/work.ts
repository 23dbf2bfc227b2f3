// What time and leads do to clocks, beside what happens to their cases (CD-311): in batches that can stop and go on.
import type { Clock as Time } from '../lib/clock.ts'
import type { Database } from '../storage/database.ts'
import type { TargetsTables } from './tables.ts'
import { inBatches } from '../storage/sweeps.ts'
import type { CaseClocks } from './clocks.ts'
import type { ClockedCase, ClockedCases } from './ports.ts'
import type { TargetStore } from './store.ts'

interface TargetWorkDeps<Record extends ClockedCase> {
  database: Pick<Database<TargetsTables>, 'dialect' | 'withTransaction'>
  store: Pick<TargetStore, 'book' | 'runningOf' | 'outdated' | 'toTell' | 'noteTold'>
  clocks: Pick<CaseClocks, 'reckon'>
  cases: ClockedCases<Record>
  time: Time
}

interface TargetWork {
  /** Reckons clocks anew that go by earlier targets. @returns how many cases */
  recompute: (signal?: AbortSignal) => Promise<number>
  /** Tells what is nearly due and what is overdue. @returns how many */
  tell: (signal?: AbortSignal) => Promise<number>
}

export const createTargetWork = <Record extends ClockedCase>({
  database,
  store,
  clocks,
  cases,
  time,
}: TargetWorkDeps<Record>): TargetWork => ({
  recompute: (signal) =>
    inBatches(
      database,
      (most) =>
        database.withTransaction(async () => {
          const book = await store.book()
          const ids = await store.outdated(book.revision, most)
          const running = await store.runningOf(ids)
          const at = time.now().toISOString()
          for (const record of await cases.inOrder(ids))
            await cases.setDue(record, await clocks.reckon(record, running.get(record.id) ?? [], book, at))
          // What was reckoned is found no more: done once nothing is.
          return ids.length === 0 ? 0 : most
        }),
      { signal, first: 50, most: 500 },
    ),
  tell: (signal) =>
    inBatches(
      database,
      (most) =>
        database.withTransaction(async () => {
          const now = time.now().toISOString()
          const some = await store.toTell(now, most)
          const records = new Map((await cases.inOrder(some.map(({ caseId }) => caseId))).map((one) => [one.id, one]))
          for (const clock of some) {
            const isOver = clock.dueAt <= now
            await store.noteTold(clock, isOver ? 'missed' : 'near', isOver ? null : clock.dueAt)
            const record = records.get(clock.caseId)
            if (record === undefined) continue
            await cases.tell(isOver ? 'missed' : 'near', record, { kind: clock.kind, at: clock.dueAt }, now)
          }
          return some.length
        }),
      { signal, first: 50, most: 500 },
    ),
})
