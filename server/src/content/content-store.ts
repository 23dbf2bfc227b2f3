/**
 * Imported versions in the database. An import is one transaction; afterwards one row names another version, and
 * running servers follow.
 */
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Database } from '../storage/database.ts'
import { versionOf } from './compile-content.ts'
import { packFormat, type LoadedPack, type PackDocument } from './pack/document.ts'
import './tables.ts'

const compress = promisify(gzip)
const expand = promisify(gunzip)

/** Channel of `Database.notify`: the active version has changed. */
export const contentChannel = 'content'

/** Versions kept for going back; older ones are dropped by the next import. */
const keptVersions = 10

export interface StoredVersion {
  version: string
  packId: string
  packVersion: string
  importedAt: string
  importedBy: string
  isActive: boolean
}
export interface StoredPack {
  document: PackDocument
  importedAt: string
}
export interface StoredAsset {
  mediaType: string
  bytes: Buffer
}

export interface ContentStore {
  activeVersion: () => Promise<string | undefined>
  /** undefined when there is no such version or an older server's format cannot be read any more. */
  load: (version: string) => Promise<StoredPack | undefined>
  versions: () => Promise<StoredVersion[]>
  /** Stores a validated pack and makes it the active one; the same pack again only becomes active. */
  save: (
    pack: LoadedPack,
    by: { importedBy: string; importedAt: string },
  ) => Promise<{ version: string; isNew: boolean }>
  /** Goes back (or forward) to a stored version; false when there is none of that name. */
  activate: (version: string, at: string) => Promise<boolean>
  /** A picture by the first 12 hex digits of its hash and its path, of any stored version. */
  asset: (hash: string, path: string) => Promise<StoredAsset | undefined>
}

export const createContentStore = (database: Database): ContentStore => {
  const setActive = async (version: string, at: string): Promise<void> => {
    await database.db
      .insertInto('content_active')
      .values({ id: 1, version, activated_at: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ version, activated_at: at }))
      .execute()
    database.afterCommit(() => void database.notify(contentChannel, version).catch(() => undefined))
  }

  const dropOld = async (): Promise<void> => {
    const { db } = database
    const kept = await db
      .selectFrom('content_version')
      .select('version')
      .orderBy('imported_at', 'desc')
      .limit(keptVersions)
      .execute()
    const active = await db.selectFrom('content_active').select('version').executeTakeFirst()
    const names = [...kept.map((row) => row.version), ...(active ? [active.version] : [])]
    await db.deleteFrom('content_version').where('version', 'not in', names).execute()
    await db.deleteFrom('content_version_asset').where('version', 'not in', names).execute()
    await db
      .deleteFrom('content_asset')
      .where('sha256', 'not in', db.selectFrom('content_version_asset').select('sha256'))
      .execute()
  }

  return {
    async activeVersion() {
      const row = await database.db.selectFrom('content_active').select('version').executeTakeFirst()
      return row?.version
    },

    async load(version) {
      const row = await database.db
        .selectFrom('content_version')
        .select(['document', 'imported_at'])
        .where('version', '=', version)
        .executeTakeFirst()
      if (!row) return undefined
      const document = JSON.parse((await expand(row.document)).toString('utf8')) as PackDocument
      return document.format === packFormat ? { document, importedAt: row.imported_at } : undefined
    },

    async versions() {
      const active = await this.activeVersion()
      const rows = await database.db
        .selectFrom('content_version')
        .select(['version', 'pack_id', 'pack_version', 'imported_at', 'imported_by'])
        .orderBy('imported_at', 'desc')
        .execute()
      return rows.map((row) => ({
        version: row.version,
        packId: row.pack_id,
        packVersion: row.pack_version,
        importedAt: row.imported_at,
        importedBy: row.imported_by,
        isActive: row.version === active,
      }))
    },

    async save({ document, files }, { importedBy, importedAt }) {
      const version = versionOf(document)
      const packed = await compress(JSON.stringify(document), { level: 9 })
      return database.withTransaction(async () => {
        const { db } = database
        const known = await db
          .selectFrom('content_version')
          .select('version')
          .where('version', '=', version)
          .executeTakeFirst()
        if (!known) {
          const mediaTypes = new Map(document.assets.map((asset) => [asset.sha256, asset.mediaType]))
          for (const [sha256, bytes] of files) {
            await db
              .insertInto('content_asset')
              .values({ sha256, media_type: mediaTypes.get(sha256) ?? 'application/octet-stream', bytes })
              .onConflict((conflict) => conflict.column('sha256').doNothing())
              .execute()
          }
          await db
            .insertInto('content_version')
            .values({
              version,
              pack_id: document.pack.id,
              pack_version: document.pack.version,
              imported_at: importedAt,
              imported_by: importedBy,
              document: packed,
            })
            .execute()
          if (document.assets.length > 0) {
            await db
              .insertInto('content_version_asset')
              .values(document.assets.map((asset) => ({ version, path: asset.path, sha256: asset.sha256 })))
              .execute()
          }
        }
        await setActive(version, importedAt)
        await dropOld()
        return { version, isNew: !known }
      })
    },

    async activate(version, at) {
      return database.withTransaction(async () => {
        const known = await database.db
          .selectFrom('content_version')
          .select('version')
          .where('version', '=', version)
          .executeTakeFirst()
        if (known) await setActive(version, at)
        return known !== undefined
      })
    },

    async asset(hash, path) {
      const row = await database.db
        .selectFrom('content_version_asset')
        .innerJoin('content_asset', 'content_asset.sha256', 'content_version_asset.sha256')
        .select(['content_asset.media_type', 'content_asset.bytes'])
        .where('content_version_asset.path', '=', path)
        .where('content_version_asset.sha256', 'like', `${hash}%`)
        .executeTakeFirst()
      return row && { mediaType: row.media_type, bytes: Buffer.from(row.bytes) }
    },
  }
}
