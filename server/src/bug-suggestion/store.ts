// Bug reports and suggestions, newest kept, bounded in number and age.
import type { Place } from '../platform/page-place.ts'
import type { Database } from '../storage/database.ts'
import type { BugSuggestionTables } from './tables.ts'
import { withinScope } from '../storage/within-scope.ts'
import { removeOld } from '../storage/sweeps.ts'

export type NoteKind = 'bug' | 'suggestion'
export interface PlayerNote {
  id: string
  kind: NoteKind
  accountId: string
  locale: string
  description: string
  createdAt: string
}

const keptDays = 365
const day = 86_400_000

export const createNoteStore = (database: Database<BugSuggestionTables>, most = 20_000) => {
  const noteOf = (row: {
    id: string
    kind: NoteKind
    account_id: string
    locale: string
    description: string
    created_at: string
  }): PlayerNote => ({
    id: row.id,
    kind: row.kind,
    accountId: row.account_id,
    locale: row.locale,
    description: row.description,
    createdAt: row.created_at,
  })
  return {
    async add({ id, kind, accountId, locale, description, createdAt }: PlayerNote) {
      await database.db
        .insertInto('player_note')
        .values({ id, kind, account_id: accountId, locale, description, created_at: createdAt })
        .execute()
    },
    /** Newest first, for those who read them. */
    async page(
      { kind, locale, accountId }: { kind: NoteKind; locale?: string | undefined; accountId?: string | undefined },
      before: Place | undefined,
      limit: number,
    ) {
      let query = database.db
        .selectFrom('player_note')
        .selectAll()
        .where('kind', '=', kind)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
      if (locale !== undefined) query = query.where('locale', '=', locale)
      if (accountId !== undefined) query = query.where('account_id', '=', accountId)
      if (before !== undefined) query = query.where('created_at', '<=', before.at).offset(before.shown)
      return (await withinScope(query, { language: 'locale' }).execute()).map(noteOf)
    },
    /** What one account wrote, for its own data export (ground G33). */
    async ofAccount(accountId: string) {
      const rows = await database.db
        .selectFrom('player_note')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(noteOf)
    },
    /** The words go too: a person may be known by them (ground G33). */
    async eraseAccount(accountId: string) {
      await database.db.deleteFrom('player_note').where('account_id', '=', accountId).execute()
    },
    /** Lets go of what is older than a year, and of all beyond the newest `most`. */
    async sweep(now: Date, signal?: AbortSignal) {
      const { db } = database
      const old = { table: 'player_note', column: 'created_at' } as const
      const before = new Date(now.getTime() - keptDays * day).toISOString()
      await removeOld(database, { ...old, before }, { signal })
      const last = await db
        .selectFrom('player_note')
        .select('created_at')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(most)
        .limit(1)
        .executeTakeFirst()
      if (last !== undefined)
        await removeOld(database, { ...old, before: last.created_at, isInclusive: true }, { signal })
    },
  }
}

export type NoteStore = ReturnType<typeof createNoteStore>
