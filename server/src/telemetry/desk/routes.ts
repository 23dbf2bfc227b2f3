// Wire ⇄ counts: how often what was used, as a lead reads it.
import type { DeskScope } from '../../desk/scope.ts'
import { cutPage, readPlace } from '../../platform/page-place.ts'
import { problem } from '../../platform/problems.ts'
import type { UsageStore } from '../usage-store.ts'

const maxSpanDays = 366
const dayMilliseconds = 86_400_000
const isCount = (at: string): boolean => /^[1-9]\d{0,14}$/.test(at)
const orNull = (text: string): string | null => (text === '' ? null : text)

export const registerTelemetryDesk = (desk: DeskScope, { store }: { store: Pick<UsageStore, 'totals'> }): void => {
  desk.bind('telemetry', {
    getUsage: async ({ query: { from, to, event, game, cursor, limit } }) => {
      const days = (Date.parse(to) - Date.parse(from)) / dayMilliseconds
      if (!(days > 0 && days <= maxSpanDays))
        throw problem.validation({
          fieldErrors: [
            days > 0 ? { field: 'to', code: 'max', params: { days: maxSpanDays } } : { field: 'to', code: 'order' },
          ],
        })
      const before = readPlace(cursor, isCount)
      const rows = await store.totals({ from, to, event, product: game }, before, limit + 1)
      const { items, nextCursor } = cutPage(rows, limit, { before, placeOf: ({ times }) => String(times) })
      return {
        status: 200,
        body: {
          from,
          to,
          items: items.map(({ event: name, product, subject, times }) => ({
            event: name,
            game: orNull(product),
            subject: orNull(subject),
            times,
          })),
          nextCursor,
        },
      }
    },
  })
}
