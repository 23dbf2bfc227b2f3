// Schedules, as other rooms go by them.
import type { Clock } from '../lib/clock.ts'
import type { TargetBooks } from './clocks.ts'
import { weekOf } from './match.ts'
import { isWorking } from './rules.ts'
import type { TargetStore } from './store.ts'

export const createWorking = (
  store: Pick<TargetStore, 'schedule'>,
  books: Pick<TargetBooks, 'now'>,
  { clock }: { clock: Clock },
) => ({
  isSchedule: async (id: string): Promise<boolean> => (await store.schedule(id)) !== undefined,
  /** Whether it is a time at which somebody with this schedule works. */
  isWorking: async (schedule: string | null): Promise<boolean> =>
    schedule === null || isWorking(weekOf(await books.now(), schedule), clock.now().getTime()),
})
