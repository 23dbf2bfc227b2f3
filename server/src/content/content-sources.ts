/**
 * The files of each stored version as they were given (CD-400): what an editor opens and an export gives back. Each text
 * is kept once, whatever versions have it.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { Database } from '../storage/database.ts'
import type { ContentTables } from './tables.ts'

const squeeze = promisify(deflateRaw)
const unfold = promisify(inflateRaw)

interface PreparedSources {
  files: readonly { path: string; sha256: string }[]
  /** Texts that are not stored yet. */
  texts: readonly { sha256: string; bytes: Buffer }[]
}

/** A file's bytes, or the hash of such as are stored already. */
export type SourceFile = Buffer | { sha256: string }

const atOnce = 200

/** Of files that are one document each. */
const documentAt = (path: string): string | null => {
  const [, locale, id] = /^articles\/([^/]+)\/(\d{1,9})(?:-[^/]*)?\.md$/.exec(path) ?? []
  return locale === undefined ? null : `articles/${locale}~${id}`
}

const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, at) => all.slice(at * atOnce, (at + 1) * atOnce))

export const createContentSources = (database: Database<ContentTables>) => {
  const textOf = async (sha256: string): Promise<Buffer> => {
    const row = await database.db
      .selectFrom('content_source_text')
      .select('bytes')
      .where('sha256', '=', sha256)
      .executeTakeFirstOrThrow()
    return unfold(row.bytes)
  }
  return {
    /** Before the transaction: hashes, and squeezes what is new. */
    async prepare(given: ReadonlyMap<string, SourceFile>) {
      const files = [...given].map(([path, file]) =>
        Buffer.isBuffer(file)
          ? { path, bytes: file, sha256: createHash('sha256').update(file).digest('hex') }
          : { path, bytes: undefined, sha256: file.sha256 },
      )
      const texts: { sha256: string; bytes: Buffer }[] = []
      for (const part of inParts(files)) {
        const known = await database.db
          .selectFrom('content_source_text')
          .select('sha256')
          .where(
            'sha256',
            'in',
            part.map(({ sha256 }) => sha256),
          )
          .execute()
        const there = new Set(known.map(({ sha256 }) => sha256))
        const fresh = part.flatMap(({ sha256, bytes }) => (bytes && !there.has(sha256) ? { sha256, bytes } : []))
        texts.push(
          ...(await Promise.all(fresh.map(async ({ sha256, bytes }) => ({ sha256, bytes: await squeeze(bytes) })))),
        )
      }
      return { files, texts }
    },
    /** Within it. */
    async write(version: string, { files, texts }: PreparedSources) {
      const { db } = database
      for (const part of inParts(texts))
        await db
          .insertInto('content_source_text')
          .values(part)
          .onConflict((conflict) => conflict.column('sha256').doNothing())
          .execute()
      await db.deleteFrom('content_source').where('version', '=', version).execute()
      for (const part of inParts(files))
        await db
          .insertInto('content_source')
          .values(part.map(({ path, sha256 }) => ({ version, path, sha256, document: documentAt(path) })))
          .execute()
    },
    /** By path. */
    list: (version: string) =>
      database.db
        .selectFrom('content_source')
        .select(['path', 'sha256'])
        .where('version', '=', version)
        .orderBy('path')
        .execute(),
    async read(version: string, path: string) {
      const row = await database.db
        .selectFrom('content_source')
        .select('sha256')
        .where('version', '=', version)
        .where('path', '=', path)
        .executeTakeFirst()
      return row && textOf(row.sha256)
    },
    /** The file of one document. */
    async find(version: string, kind: 'articles', id: string) {
      const row = await database.db
        .selectFrom('content_source')
        .select(['path', 'sha256'])
        .where('version', '=', version)
        .where('document', '=', `${kind}/${id}`)
        .executeTakeFirst()
      return row && { path: row.path, bytes: await textOf(row.sha256) }
    },
    /** Forgets those of all other versions. */
    async keepOf(versions: readonly string[]) {
      const { db } = database
      await db.deleteFrom('content_source').where('version', 'not in', versions).execute()
      await db
        .deleteFrom('content_source_text')
        .where('sha256', 'not in', db.selectFrom('content_source').select('sha256'))
        .execute()
    },
  }
}

export type ContentSources = ReturnType<typeof createContentSources>
