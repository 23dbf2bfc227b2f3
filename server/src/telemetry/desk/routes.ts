import type { DeskScope } from '../../desk/scope.ts'
import { demandDaySpan } from '../../platform/day-span.ts'
import { cutPage, readPlace } from '../../platform/page-place.ts'
import type { UsageStore } from '../usage-store.ts'
import { ok } from '../../platform/contract/answers.ts'

const isCount = (at: string): boolean => /^[1-9]\d{0,14}$/.test(at)
const orNull = (text: string): string | null => (text === '' ? null : text)

export const registerTelemetryDesk = (desk: DeskScope, { store }: { store: Pick<UsageStore, 'totals'> }): void => {
  desk.bind('telemetry', {
    getUsage: async ({ query: { from, to, event, game, cursor, limit } }) => {
      demandDaySpan(from, to)
      const before = readPlace(cursor, isCount)
      const rows = await store.totals({ from, to, event, product: game }, before, limit + 1)
      const { items, nextCursor } = cutPage(rows, limit, { before, placeOf: ({ times }) => String(times) })
      return ok({
        from,
        to,
        items: items.map(({ event: name, product, subject, times }) => ({
          event: name,
          game: orNull(product),
          subject: orNull(subject),
          times,
        })),
        nextCursor,
      })
    },
  })
}
