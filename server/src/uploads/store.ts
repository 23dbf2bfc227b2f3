// Queries of the uploads room; the same on SQLite and PostgreSQL.
import type { Selectable } from 'kysely'
import type { Database } from '../storage/database.ts'
import type { WholeRow } from '../storage/tables.ts'
import type { UploadTable, UploadsTables } from './tables.ts'
import type { Upload, UploadPart } from './types.ts'

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

export const createUploadStore = (database: Database<UploadsTables>) => ({
  insert: async ({ id, owner, filename, size, received, sha256, head, expiresAt }: Upload) => {
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
  find: async (id: string) => {
    const row = await database.db.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toUpload(row)
  },
  countOf: async (owner: string) => {
    const { count } = await database.db
      .selectFrom('upload')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('owner', '=', owner)
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  /**
   * Notes a stored part, if the upload still stands where the part begins. Call inside a transaction.
   * @returns whether it did
   */
  advance: async (id: string, { start, size, name }: UploadPart, expiresAt: string) => {
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
  parts: (id: string) =>
    database.db
      .selectFrom('upload_part')
      .select(['start', 'size', 'name'])
      .where('upload_id', '=', id)
      .orderBy('start')
      .execute(),
  /** The whole file lies in the store: its parts are no longer needed. Call inside a transaction. */
  finish: async (id: string, { sha256, head }: { sha256: string; head: Buffer }) => {
    await database.db
      .updateTable('upload')
      .set({ sha256, head: head.toString('base64') })
      .where('id', '=', id)
      .execute()
    await database.db.deleteFrom('upload_part').where('upload_id', '=', id).execute()
  },
  /** @returns how many of these were there: of two who name the same one gets it */
  remove: async (ids: readonly string[]) => {
    if (ids.length === 0) return 0
    const { numDeletedRows } = await database.db.deleteFrom('upload').where('id', 'in', ids).executeTakeFirst()
    return Number(numDeletedRows)
  },
  /** Whole ones of `from` get another owner. @returns those that did. Call inside a transaction. */
  handOver: async (
    ids: readonly string[],
    from: string,
    { owner, expiresAt }: { owner: string; expiresAt: string },
  ) => {
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
  /** Whatever one owner has is another's from then on. */
  moveAll: async (from: string, to: string) => {
    await database.db.updateTable('upload').set({ owner: to }).where('owner', '=', from).execute()
  },
  /** Ids of those that have had their day. */
  /** Oldest first, at most `most`. */
  expired: async (now: string, most: number) => {
    const rows = await database.db
      .selectFrom('upload')
      .select('id')
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .limit(most)
      .execute()
    return rows.map(({ id }) => id)
  },
  ofOwner: async (owner: string) => {
    const rows = await database.db.selectFrom('upload').select('id').where('owner', '=', owner).execute()
    return rows.map(({ id }) => id)
  },
  /** Which of these are there. */
  known: async (ids: readonly string[]) => {
    if (ids.length === 0) return []
    const rows = await database.db.selectFrom('upload').select('id').where('id', 'in', ids).execute()
    return rows.map(({ id }) => id)
  },
  /** Which of these files a whole upload names. */
  referenced: async (hashes: readonly string[]) => {
    const rows = await database.db.selectFrom('upload').select('sha256').where('sha256', 'in', hashes).execute()
    return rows.flatMap(({ sha256 }) => sha256 ?? [])
  },
})

export type UploadStore = ReturnType<typeof createUploadStore>
