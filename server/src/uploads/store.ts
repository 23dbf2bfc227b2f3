// Queries of the uploads room; the same on SQLite and PostgreSQL.
import type { Selectable } from 'kysely'
import type { Database } from '../storage/database.ts'
import type { WholeRow } from '../storage/tables.ts'
import type { UploadTable, UploadsTables } from './tables.ts'
import type { Upload, UploadPart } from './types.ts'

export interface UploadStore {
  insert: (upload: Upload) => Promise<void>
  find: (id: string) => Promise<Upload | undefined>
  countOf: (owner: string) => Promise<number>
  /**
   * Notes a stored part, if the upload still stands where the part begins. Call inside a transaction.
   * @returns whether it did
   */
  advance: (id: string, part: UploadPart, expiresAt: string) => Promise<boolean>
  parts: (id: string) => Promise<UploadPart[]>
  /** The whole file lies in the store: its parts are no longer needed. Call inside a transaction. */
  finish: (id: string, whole: { sha256: string; head: Buffer }) => Promise<void>
  /** @returns how many of these were there: of two who name the same one gets it */
  remove: (ids: readonly string[]) => Promise<number>
  /** Whole ones of `from` get another owner. @returns those that did. Call inside a transaction. */
  handOver: (ids: readonly string[], from: string, to: { owner: string; expiresAt: string }) => Promise<Upload[]>
  /** Whatever one owner has is another's from then on. */
  moveAll: (from: string, to: string) => Promise<void>
  /** Ids of those that have had their day. */
  /** Oldest first, at most `most`. */
  expired: (now: string, most: number) => Promise<string[]>
  ofOwner: (owner: string) => Promise<string[]>
  /** Which of these are there. */
  known: (ids: readonly string[]) => Promise<string[]>
  /** Which of these files a whole upload names. */
  referenced: (hashes: readonly string[]) => Promise<string[]>
}

const toUpload = (row: Selectable<UploadTable>): Upload => ({
  id: row.id,
  owner: row.owner,
  filename: row.filename,
  size: row.size,
  received: row.received,
  sha256: row.sha256,
  head: Buffer.from(row.head ?? '', 'base64'),
  expiresAt: row.expires_at,
})

export const createUploadStore = (database: Database<UploadsTables>): UploadStore => ({
  insert: async ({ id, owner, filename, size, received, sha256, head, expiresAt }) => {
    const row: WholeRow<UploadTable> = {
      id,
      owner,
      filename,
      size,
      received,
      sha256,
      head: head.length === 0 ? null : head.toString('base64'),
      expires_at: expiresAt,
    }
    await database.db.insertInto('upload').values(row).execute()
  },
  find: async (id) => {
    const row = await database.db.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toUpload(row)
  },
  countOf: async (owner) => {
    const { count } = await database.db
      .selectFrom('upload')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('owner', '=', owner)
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  advance: async (id, { start, size, name }, expiresAt) => {
    const { numUpdatedRows } = await database.db
      .updateTable('upload')
      .set({ received: start + size, expires_at: expiresAt })
      .where('id', '=', id)
      .where('received', '=', start)
      .where('sha256', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await database.db.insertInto('upload_part').values({ upload_id: id, start, size, name }).execute()
    return true
  },
  parts: (id) =>
    database.db
      .selectFrom('upload_part')
      .select(['start', 'size', 'name'])
      .where('upload_id', '=', id)
      .orderBy('start')
      .execute(),
  finish: async (id, { sha256, head }) => {
    await database.db
      .updateTable('upload')
      .set({ sha256, head: head.toString('base64') })
      .where('id', '=', id)
      .execute()
    await database.db.deleteFrom('upload_part').where('upload_id', '=', id).execute()
  },
  remove: async (ids) => {
    if (ids.length === 0) return 0
    const { numDeletedRows } = await database.db.deleteFrom('upload').where('id', 'in', ids).executeTakeFirst()
    return Number(numDeletedRows)
  },
  handOver: async (ids, from, { owner, expiresAt }) => {
    if (ids.length === 0) return []
    const rows = await database.db
      .updateTable('upload')
      .set({ owner, expires_at: expiresAt })
      .where('id', 'in', ids)
      .where('owner', '=', from)
      .where('sha256', 'is not', null)
      .returningAll()
      .execute()
    return rows.map(toUpload)
  },
  moveAll: async (from, to) => {
    await database.db.updateTable('upload').set({ owner: to }).where('owner', '=', from).execute()
  },
  expired: async (now, most) => {
    const rows = await database.db
      .selectFrom('upload')
      .select('id')
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .limit(most)
      .execute()
    return rows.map(({ id }) => id)
  },
  ofOwner: async (owner) => {
    const rows = await database.db.selectFrom('upload').select('id').where('owner', '=', owner).execute()
    return rows.map(({ id }) => id)
  },
  known: async (ids) => {
    if (ids.length === 0) return []
    const rows = await database.db.selectFrom('upload').select('id').where('id', 'in', ids).execute()
    return rows.map(({ id }) => id)
  },
  referenced: async (hashes) => {
    const rows = await database.db.selectFrom('upload').select('sha256').where('sha256', 'in', hashes).execute()
    return rows.flatMap(({ sha256 }) => sha256 ?? [])
  },
})
