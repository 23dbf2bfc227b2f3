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

export interface NoteStore {
  add: (note: PlayerNote) => Promise<void>
  /** Newest first, for those who read them. */
  page: (
    filter: { kind: NoteKind; locale?: string | undefined; accountId?: string | undefined },
    before: Place | undefined,
    limit: number,
  ) => Promise<PlayerNote[]>
  /** What one account wrote, for its own data export (ground G33). */
  ofAccount: (accountId: string) => Promise<PlayerNote[]>
  /** The words go too: a person may be known by them (ground G33). */
  eraseAccount: (accountId: string) => Promise<void>
  /** Lets go of what is older than a year, and of all beyond the newest `most`. */
  sweep: (now: Date, signal?: AbortSignal) => Promise<void>
}

const keptDays = 365
const day = 86_400_000

export const createNoteStore = (database: Database<BugSuggestionTables>, most = 20_000): NoteStore => {
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
    async add({ id, kind, accountId, locale, description, createdAt }) {
      await database.db
        .insertInto('player_note')
        .values({ id, kind, account_id: accountId, locale, description, created_at: createdAt })
        .execute()
    },
    async page({ kind, locale, accountId }, before, limit) {
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
    async ofAccount(accountId) {
      const rows = await database.db
        .selectFrom('player_note')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(noteOf)
    },
    async eraseAccount(accountId) {
      await database.db.deleteFrom('player_note').where('account_id', '=', accountId).execute()
    },
    async sweep(now, signal) {
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
