// Queries over players and the desk's notes on them. The same on SQLite and PostgreSQL.
import { sql, type Selectable } from 'kysely'
import type { Clock } from '../lib/clock.ts'
import { addressWords, nameWords } from '../lib/name-words.ts'
import type { Database } from '../storage/database.ts'
import { inBatches } from '../storage/sweeps.ts'
import { endOfTime, walkWithinScope } from '../storage/scoped-walk.ts'
import { hasRow } from '../storage/held-rows.ts'
import { type BorneScope, borneWithinScope, rowWithinScope } from '../storage/within-scope.ts'
import { toFlag, type WholeRow } from '../storage/tables.ts'
import type { DeskPlayerNoteTable, PlayerTable, PlayerWordTable, PlayersTables } from './tables.ts'

export interface Player {
  accountId: string
  displayName: string | null
  email: string | null
  locale: string | null
  isChild: boolean
  seenAt: string
}
export interface PlayerNote {
  id: string
  accountId: string
  author: string
  text: string
  writtenAt: string
  editedAt: string | null
}
/** Where a page of a search ended: a word that was found and whose. */
export interface WordKey {
  word: string
  accountId: string
}
/** Where a page of everybody ended. */
export interface PlayerKey {
  at: string
  id: string
}
/** As a sign-in tells it. */
interface SeenPlayer {
  id: string
  displayName: string
  email: string | null
  locale: string | null
  isChild: boolean
}
/** As something that is stored about an account tells it. */
interface HeldPlayer {
  accountId: string
  displayName?: string | null | undefined
  email?: string | null | undefined
  locale?: string | null | undefined
  /** When it was they who did something; left out: now. */
  at?: string | undefined
}

/** Those of these accounts of which something is stored that the desk finds them by. */
export type StillHeld = (accountIds: readonly string[]) => Promise<readonly string[]>

const day = 86_400_000
const keptDays = 730
/** When somebody is looked at again whose cases or penalties are still there. */
const againDays = 30
/** Words one statement looks at, and statements of one page: whatever is asked for, a page ends soon. */
const candidatesAtOnce = 500
const mostRounds = 8
/** Behind every word that begins so. */
const last = '\u{10ffff}'

const toPlayer = (row: Selectable<PlayerTable>): Player => ({
  accountId: row.account_id,
  displayName: row.display_name,
  email: row.email,
  locale: row.locale,
  isChild: row.is_child === 1,
  seenAt: row.seen_at,
})
const toNote = (row: Selectable<DeskPlayerNoteTable>): PlayerNote => ({
  id: row.id,
  accountId: row.account_id,
  author: row.author,
  text: row.text,
  writtenAt: row.written_at,
  editedAt: row.edited_at,
})
const longestFirst = (words: readonly string[]): string[] =>
  [...words].sort((one, other) => other.length - one.length || (one < other ? -1 : 1))

export const createPlayerStore = ({
  database,
  clock,
  scope,
}: {
  database: Database<PlayersTables>
  clock: Clock
  /** Accounts, by what of theirs has a game and a language. */
  scope: BorneScope
}) => {
  const after = (days: number, from?: string): string =>
    new Date((from === undefined ? clock.now().getTime() : Date.parse(from)) + days * day).toISOString()

  const addWords = async (accountId: string, words: readonly string[]): Promise<void> => {
    const rows = [...new Set(words)].sort().map((word): WholeRow<PlayerWordTable> => ({ word, account_id: accountId }))
    await database.insert('player_word', rows, { key: ['word', 'account_id'], then: 'keep' })
  }
  const rowOf = ({ accountId, displayName, email, locale, at }: HeldPlayer, isChild = false) =>
    ({
      account_id: accountId,
      display_name: displayName ?? null,
      email: email ?? null,
      locale: locale ?? null,
      is_child: toFlag(isChild),
      seen_at: at ?? clock.now().toISOString(),
      kept_until: after(keptDays, at),
    }) satisfies WholeRow<PlayerTable>
  const inOrder = async (ids: readonly string[]): Promise<Player[]> => {
    if (ids.length === 0) return []
    const query = database.db.selectFrom('player').selectAll().where('account_id', 'in', ids)
    const rows = await borneWithinScope(query, scope, 'player.account_id').execute()
    const byId = new Map(rows.map((row) => [row.account_id, toPlayer(row)]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  return {
    /** At each sign-in. */
    seen: async ({ id, displayName, email, locale, isChild, at }: SeenPlayer & Pick<HeldPlayer, 'at'>) => {
      const seenAt = at === undefined ? {} : { at }
      const { account_id: _id, ...values } = rowOf({ accountId: id, displayName, email, locale, ...seenAt }, isChild)
      await database.db
        .insertInto('player')
        .values({ account_id: id, ...values })
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet({
            ...values,
            // What a case said stays where the sign-in says nothing.
            email: sql<string | null>`coalesce(${values.email}, player.email)`,
            locale: sql<string | null>`coalesce(${values.locale}, player.locale)`,
          }),
        )
        .execute()
      await addWords(id, [...nameWords([displayName, id]), ...addressWords(email)])
    },
    /** Something of the account is stored: it can be found from then on. Call inside that transaction. */
    held: async ({ accountId, ...facts }: HeldPlayer) => {
      await database.insert('player', [rowOf({ accountId, ...facts })], { key: ['account_id'], then: 'keep' })
      await addWords(accountId, [...nameWords([facts.displayName, accountId]), ...addressWords(facts.email)])
    },
    find: async (accountId: string) => (await inOrder([accountId]))[0],
    // Lists and reports may come from a copy (CD-376).
    /** Last seen first. @returns as a search does */
    page: (from: PlayerKey | undefined, limit: number) =>
      database.reading(async () => {
        const behind = (place: PlayerKey | undefined) => {
          const all = database.db
            .selectFrom('player')
            .selectAll()
            .orderBy('seen_at', 'desc')
            .orderBy('account_id', 'desc')
          return place === undefined
            ? all
            : all.where(({ eb, refTuple, tuple }) =>
                eb(refTuple('seen_at', 'account_id'), '<', tuple(place.at, place.id)),
              )
        }
        const placeOf = (row: Selectable<PlayerTable>): PlayerKey => ({ at: row.seen_at, id: row.account_id })
        const fits = rowWithinScope(scope, 'part.account_id')
        const plainly = async (its: ReturnType<typeof behind>) => {
          const rows = await its.limit(limit + 1).execute()
          const last = rows[limit - 1]
          const next = rows.length > limit && last ? placeOf(last) : null
          return { players: rows.slice(0, limit).map(toPlayer), next }
        }
        if (fits === undefined) return plainly(behind(from))
        const few = await scope.few()
        if (few?.length === 0) return { players: [], next: null }
        if (few !== undefined) return plainly(behind(from).where('account_id', 'in', few))
        const { rows, at } = await walkWithinScope<Selectable<PlayerTable>>({
          read: (after, most) =>
            database.db
              .selectFrom(
                behind(after === undefined ? (from ?? { at: endOfTime, id: '' }) : placeOf(after))
                  .limit(most)
                  .as('part'),
              )
              .selectAll()
              .select(fits.as('fits'))
              .orderBy('seen_at', 'desc')
              .orderBy('account_id', 'desc')
              .execute(),
          limit,
        })
        return { players: rows.map(toPlayer), next: at === undefined ? null : placeOf(at) }
      }),

    /**
     * Those of whom every one of these words begins a word, by the longest of them.
     * @returns also where to go on: some were looked at, whether they fit or not; null when that was all
     */
    search: (words: readonly string[], from: WordKey | undefined, limit: number) =>
      database.reading(async () => {
        const [driver = '', ...others] = longestFirst(words)
        const found: string[] = []
        let place = from
        for (let round = 0; round < mostRounds; round += 1) {
          const onwards = place ? sql`and (word, account_id) > (${place.word}, ${place.accountId})` : sql``
          // Of a player with two such words the first one counts.
          const isFirst = sql`not exists (select 1 from player_word as earlier where earlier.account_id = candidate.account_id
          and earlier.word >= ${driver} and earlier.word < candidate.word)`
          const haveOthers = others.map(
            (
              other,
            ) => sql`exists (select 1 from player_word as likewise where likewise.account_id = candidate.account_id
            and likewise.word >= ${other} and likewise.word < ${other + last})`,
          )
          const isWithin = rowWithinScope(scope, 'candidate.account_id')
          const all = [isFirst, ...haveOthers, ...(isWithin === undefined ? [] : [isWithin])]
          const { rows } = await sql<{ word: string; account_id: string; fits: number | boolean }>`
          select candidate.word, candidate.account_id, (${sql.join(all, sql` and `)}) as fits
          from (select word, account_id from player_word where word >= ${driver} and word < ${driver + last} ${onwards}
            order by word, account_id limit ${candidatesAtOnce}) as candidate
          order by candidate.word, candidate.account_id`.execute(database.db)
          for (const row of rows) {
            if (found.length === limit) return { players: await inOrder(found), next: place ?? null }
            if (row.fits) found.push(row.account_id)
            place = { word: row.word, accountId: row.account_id }
          }
          if (rows.length < candidatesAtOnce) return { players: await inOrder(found), next: null }
        }
        return { players: await inOrder(found), next: place ?? null }
      }),

    /** Newest first. */
    notes: async (accountId: string, most: number) => {
      const rows = await database.db
        .selectFrom('desk_player_note')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('id', 'desc')
        .limit(most)
        .execute()
      return rows.map(toNote)
    },
    note: async (accountId: string, id: string) => {
      const row = await database.db
        .selectFrom('desk_player_note')
        .selectAll()
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst()
      return row && toNote(row)
    },
    insertNote: async ({ id, accountId, author, text, writtenAt, editedAt }: PlayerNote) => {
      await database.db
        .insertInto('desk_player_note')
        .values({
          id,
          account_id: accountId,
          author,
          text,
          written_at: writtenAt,
          edited_at: editedAt,
        } satisfies WholeRow<DeskPlayerNoteTable>)
        .execute()
    },
    editNote: async (id: string, text: string, at: string) => {
      await database.db.updateTable('desk_player_note').set({ text, edited_at: at }).where('id', '=', id).execute()
    },
    removeNote: async (id: string) => {
      await database.db.deleteFrom('desk_player_note').where('id', '=', id).execute()
    },

    /** Forgets who has not been seen for two years and has neither case nor penalty. */
    sweep: async (stillHeld: StillHeld, signal?: AbortSignal) => {
      await inBatches(
        database,
        (most) =>
          database.withTransaction(async () => {
            const { db } = database
            const old = await db
              .selectFrom('player')
              .select('account_id')
              .where('kept_until', '<=', clock.now().toISOString())
              .orderBy('kept_until')
              .limit(most)
              .execute()
            const ids = old.map((row) => row.account_id)
            if (ids.length === 0) return 0
            const held = new Set(await stillHeld(ids))
            const kept = ids.filter((id) => held.has(id))
            const gone = ids.filter((id) => !held.has(id))
            if (kept.length > 0)
              await db
                .updateTable('player')
                .set({ kept_until: after(againDays) })
                .where('account_id', 'in', kept)
                .execute()
            if (gone.length > 0)
              for (const table of ['desk_player_note', 'player_word', 'player'] as const)
                await db.deleteFrom(table).where('account_id', 'in', gone).execute()
            return ids.length
          }),
        { signal, first: 100, most: 500 },
      )
    },
    /** For the copy of own data. */
    copyOf: async (accountId: string) => ({
      player: await database.db
        .selectFrom('player')
        .select(['display_name', 'email', 'seen_at'])
        .where('account_id', '=', accountId)
        .execute(),
      notes: await database.db
        .selectFrom('desk_player_note')
        .select(['text', 'written_at'])
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute(),
    }),
    /** The desk finds one person by the words of the account that stays. */
    move: async ({ from, into }: { from: string; into: string }) => {
      const stays = await hasRow(database, 'player.account_id', into)
      for (const table of ['player_word', 'player'] as const)
        if (stays) await database.db.deleteFrom(table).where('account_id', '=', from).execute()
        else await database.db.updateTable(table).set({ account_id: into }).where('account_id', '=', from).execute()
    },
    erase: async (accountId: string) => {
      for (const table of ['desk_player_note', 'player_word', 'player'] as const)
        await database.db.deleteFrom(table).where('account_id', '=', accountId).execute()
    },
  }
}

export type PlayerStore = ReturnType<typeof createPlayerStore>
