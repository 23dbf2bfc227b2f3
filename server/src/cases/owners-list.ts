// An owner's cases as their list and the head of a page show them.
import type { Database } from '../storage/database.ts'
import { toRecord } from './case-rows.ts'
import { listRank } from './list-order.ts'
import type { CasesTables } from './tables.ts'

/** So many unread cases are counted (AccountInfo of the contract). */
const mostUnread = 100

export const createOwnersList = (database: Database<CasesTables>) => {
  const allOf = (ownerId: string) => database.db.selectFrom('support_case').where('owner_id', '=', ownerId)
  const ofOwner = (ownerId: string, { isArchived, now }: { isArchived: boolean; now: string }) => {
    const query = allOf(ownerId)
    return isArchived
      ? query.where('archived_at', '<=', now)
      : query.where((expression) =>
          expression.or([expression('archived_at', 'is', null), expression('archived_at', '>', now)]),
        )
  }

  return {
    /** What waits for the player first, what has ended last; in each the newest update first (CD-270). `offset` counts cases. */
    list: (ownerId: string, options: { isArchived: boolean; now: string; limit: number; offset: number }) =>
      database.reading(async () => {
        // First the ids, from the index alone; then the rows of this page and no others.
        const page = ofOwner(ownerId, options)
          .select('id')
          .orderBy(listRank, 'desc')
          .orderBy('updated_at', 'desc')
          .orderBy('id', 'desc')
          .limit(options.limit)
          .offset(options.offset)
        const rows = await database.db
          .selectFrom('support_case')
          .selectAll()
          .where('id', 'in', page)
          .orderBy(listRank, 'desc')
          .orderBy('updated_at', 'desc')
          .orderBy('id', 'desc')
          .execute()
        return rows.map(toRecord)
      }),

    count: async (ownerId: string, options: { isArchived: boolean; now: string }) => {
      const counted = async (query: ReturnType<typeof ofOwner>) =>
        Number(
          (await query.select((expression) => expression.fn.countAll().as('count')).executeTakeFirstOrThrow()).count,
        )
      const archived = await counted(ofOwner(ownerId, { ...options, isArchived: true }))
      if (options.isArchived) return archived
      // Two ranges of an index are counted faster than one range row by row.
      return (await counted(allOf(ownerId))) - archived
    },

    /** How many of them hold something unread, at most `mostUnread`. */
    unreadCount: async (ownerId: string) => {
      const unread = await allOf(ownerId)
        .select('id')
        .where('company_event_at', 'is not', null)
        .where((expression) =>
          expression.or([
            expression('last_read_at', 'is', null),
            expression('company_event_at', '>', expression.ref('last_read_at')),
          ]),
        )
        .limit(mostUnread)
        .execute()
      return unread.length
    },

    /** The one of an owner's unresolved cases in which something happened last. */
    newestOpen: async (ownerId: string) => {
      const row = await allOf(ownerId)
        .select(['id', 'updated_at', 'company_event_at', 'last_read_at'])
        .where('status', '!=', 'RESOLVED')
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (!row) return null
      const { id, updated_at: updatedAt, company_event_at: told, last_read_at: read } = row
      return { id, updatedAt, isUnread: told !== null && (read === null || told > read) }
    },

    hasCases: async (ownerId: string) => (await allOf(ownerId).select('id').limit(1).executeTakeFirst()) !== undefined,
  }
}

export type OwnersList = ReturnType<typeof createOwnersList>
