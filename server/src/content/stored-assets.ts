// Pictures in the database, each kept once by its hash.
import type { Kysely } from 'kysely'
import type { PackAsset } from './pack/document.ts'
import type { ContentTables } from './tables.ts'

export interface StoredAsset {
  mediaType: string
  bytes: Buffer
}
type Db = Kysely<ContentTables>

const assetIn = (row: { media_type: string; bytes: Uint8Array } | undefined): StoredAsset | undefined =>
  row && { mediaType: row.media_type, bytes: Buffer.from(row.bytes) }

export const keepAsset = (db: Db, sha256: string, mediaType: string, bytes: Buffer) =>
  db
    .insertInto('content_asset')
    .values({ sha256, media_type: mediaType, bytes })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute()

export const keptAsset = async (db: Db, sha256: string) =>
  assetIn(
    await db
      .selectFrom('content_asset')
      .select(['media_type', 'bytes'])
      .where('sha256', '=', sha256)
      .executeTakeFirst(),
  )

/** Of the version that is shown. */
export const presentAsset = async (db: Db, path: string): Promise<PackAsset | undefined> => {
  const row = await db
    .selectFrom('content_active')
    .innerJoin('content_version_asset', 'content_version_asset.version', 'content_active.version')
    .innerJoin('content_asset', 'content_asset.sha256', 'content_version_asset.sha256')
    .select(['content_asset.sha256', 'content_asset.media_type', 'content_asset.bytes'])
    .where('content_version_asset.path', '=', path)
    .executeTakeFirst()
  return row && { path, sha256: row.sha256, mediaType: row.media_type, bytes: row.bytes.length }
}

/** Of any stored version. */
export const importedAsset = async (db: Db, hash: string, path: string) =>
  assetIn(
    await db
      .selectFrom('content_version_asset')
      .innerJoin('content_asset', 'content_asset.sha256', 'content_version_asset.sha256')
      .select(['content_asset.media_type', 'content_asset.bytes'])
      .where('content_version_asset.path', '=', path)
      .where('content_version_asset.sha256', 'like', `${hash}%`)
      .executeTakeFirst(),
  )
