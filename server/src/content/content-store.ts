/**
 * Imported versions in the database. An import is one transaction; afterwards one row names another version, and
 * running servers follow.
 */
import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import { createContentSources, type ContentSources } from './content-sources.ts'
import { type CrisisEdit, type CrisisEdits, endCrisisEdits } from './crisis-edits.ts'
import type { ActiveContent, LiveDocument, LiveKind, LiveOf } from './overlay.ts'
import type { PackAsset, PackDocument } from './pack/document.ts'
import { readRichText, type ReadRichText } from './pack/rich-text.ts'
import { importedAsset, keepAsset, keptAsset, presentAsset, type StoredAsset } from './stored-assets.ts'
import {
  packDocument,
  presentOf,
  toLive,
  unpack,
  type PackedPack,
  type Present,
  type StorablePack,
  type StoredParts,
} from './stored-content.ts'
import type { ContentTables } from './tables.ts'

/** Channel of `Database.notify`: the active version has changed. */
export const contentChannel = 'content'

/** Versions kept for going back; older ones are dropped by the next import. */
const keptVersions = 10
const livePage = 200
/** Sources are read one by one. */
const shown = ['kind', 'id', 'release', 'version', 'path', 'document'] as const

interface StoredVersion {
  version: string
  packId: string
  packVersion: string
  importedAt: string
  importedBy: string
  isActive: boolean
}
interface StoredPack {
  document: PackDocument
  importedAt: string
}
/** A document as the next release shows it. */
export type ReleasedDocument = {
  [K in LiveKind]: Omit<LiveOf<K>, 'release'> & { source: string | null }
}[LiveKind]

interface SaveOptions {
  importedBy: string
  importedAt: string
  /** What the desk published of these kinds stays over it; else all of it is in this version, or given up. */
  keepsLive?: readonly LiveKind[]
  /** Done in the same transaction, before anything is stored; what it throws keeps the version from being shown. */
  within?: () => Promise<void>
}

export interface ContentStore {
  /** The pack's version that is shown, whatever lies over it. */
  activeVersion: () => Promise<string | undefined>
  /** The same within a transaction, which others that change it wait for. */
  lockActive: () => Promise<string | undefined>
  active: () => Promise<ActiveContent | undefined>
  /** What lies over the version, of releases after this one; in their order. */
  live: (after?: number) => Promise<LiveDocument[]>
  liveOf: <K extends LiveKind>(kind: K, ids: readonly string[]) => Promise<LiveOf<K>[]>
  /** All of it as it is shown now; undefined as `load`. */
  present: () => Promise<Present | undefined>
  /** The same, unread; undefined where nothing was ever imported. */
  parts: () => Promise<StoredParts | undefined>
  /** Files as they were given. */
  sources: ContentSources
  /** Which version the desk published of it, and when; undefined where it is as the pack has it. */
  liveHead: (kind: LiveKind, id: string) => Promise<{ release: number; version: number } | undefined>
  crisisEdits: () => Promise<CrisisEdit[]>
  /** What the desk published of one document, as it was written. */
  liveSource: (kind: LiveKind, id: string) => Promise<{ path: string; source: string | null } | undefined>
  /** The same of all of a kind, by id. */
  liveSources: (kind: LiveKind) => Promise<Map<string, string | null>>
  /**
   * Shows these from now on, within the present transaction. @returns the number of the release: releases come one by one,
   * and who has seen one has seen those before it
   */
  release: (documents: readonly ReleasedDocument[], at: string) => Promise<number>
  /** undefined when there is no such version or an older server's format cannot be read any more. */
  load: (version: string) => Promise<StoredPack | undefined>
  versions: () => Promise<StoredVersion[]>
  /** Stores a validated pack and makes it the active one; the same pack again only becomes active. */
  save: (pack: StorablePack, options: SaveOptions) => Promise<{ version: string; isNew: boolean }>
  /** The same of the present pack as the desk has changed it: what was imported last stays what it is compared with (CD-403). */
  savePacked: (pack: PackedPack, options: SaveOptions) => Promise<{ version: string; isNew: boolean }>
  /** Goes back (or forward) to a stored version; false when there is none of that name. */
  activate: (version: string, at: string) => Promise<boolean>
  /** A picture that is not in the pack, within the present transaction: shown as `release` does. */
  addAsset: (asset: PackAsset, bytes: Buffer, at: string) => Promise<void>
  /** A picture as it is shown now. */
  presentAsset: (path: string) => Promise<PackAsset | undefined>
  /** A picture by the first 12 hex digits of its hash and its path, of any stored version. */
  asset: (hash: string, path: string) => Promise<StoredAsset | undefined>
}

/** @param read where the Markdown of messages is read: the server has threads for it, a command reads it itself */
export const createContentStore = (
  database: Database<ContentTables>,
  crisis: CrisisEdits,
  read: ReadRichText = async (task) => readRichText(task),
): ContentStore => {
  const sources = createContentSources(database)
  const tell = (): void =>
    database.afterCommit(() => void database.notify(contentChannel, 'changed').catch(() => undefined))

  const setActive = async (
    version: string,
    at: string,
    { isChange = false, keepsLive = [] }: { isChange?: boolean; keepsLive?: readonly LiveKind[] | undefined } = {},
  ): Promise<void> => {
    const { db } = database
    const before = await db.selectFrom('content_active').selectAll().executeTakeFirst()
    const importedVersion = (isChange ? before?.imported_version : null) ?? version
    // Another version at the same release would be taken for the one that is shown.
    const release = (before?.release ?? 0) + (before === undefined ? 0 : 1)
    const values = {
      version,
      activated_at: at,
      release,
      cleared: before?.cleared ?? 0,
      imported_version: importedVersion,
    }
    const given = db.deleteFrom('content_live')
    await (keepsLive.length === 0 ? given : given.where('kind', 'not in', keepsLive)).execute()
    if ((await db.selectFrom('content_live').select('id').limit(1).executeTakeFirst()) === undefined)
      values.cleared = release
    await db
      .insertInto('content_active')
      .values({ id: 1, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
    tell()
  }

  const active = async (): Promise<ActiveContent | undefined> => {
    const row = await database.db.selectFrom('content_active').selectAll().executeTakeFirst()
    return (
      row && {
        version: row.version,
        release: row.release,
        cleared: row.cleared,
        importedVersion: row.imported_version,
      }
    )
  }

  /** Page by page: an installation may have written everything anew at the desk. */
  const liveRows = async (after = -1): Promise<StoredParts['live']> => {
    const all: StoredParts['live'][number][] = []
    for (let last: { release: number; id: string } | undefined, isMore = true; isMore; ) {
      const page = database.db.selectFrom('content_live').select(shown).orderBy('release').orderBy('id').limit(livePage)
      const rows = await (last === undefined
        ? page.where('release', '>', after)
        : page.where(sql<boolean>`(release, id) > (${last.release}, ${last.id})`)
      ).execute()
      all.push(...rows)
      isMore = rows.length === livePage
      last = rows.at(-1)
    }
    return all
  }
  const live = async (after?: number): Promise<LiveDocument[]> => (await liveRows(after)).map(toLive)

  /** Pictures of the desk that no version has yet. */
  const broughtAssets = async (): Promise<PackAsset[]> =>
    (await database.db.selectFrom('content_live').select('document').where('kind', '=', 'assets').execute()).map(
      ({ document }) => JSON.parse(document!) as PackAsset,
    )

  const dropOld = async (): Promise<void> => {
    const { db } = database
    const kept = await db
      .selectFrom('content_version')
      .select('version')
      .orderBy('imported_at', 'desc')
      .limit(keptVersions)
      .execute()
    const its = await active()
    const names = [...kept.map((row) => row.version), ...(its ? [its.version, its.importedVersion ?? its.version] : [])]
    await db.deleteFrom('content_version').where('version', 'not in', names).execute()
    await db.deleteFrom('content_version_asset').where('version', 'not in', names).execute()
    const brought = (await broughtAssets()).map(({ sha256 }) => sha256)
    const unnamed = db
      .deleteFrom('content_asset')
      .where('sha256', 'not in', db.selectFrom('content_version_asset').select('sha256'))
    await (brought.length === 0 ? unnamed : unnamed.where('sha256', 'not in', brought)).execute()
    await sources.keepOf(names)
  }

  const storedVersion = (version: string) => database.db.selectFrom('content_version').where('version', '=', version)

  /** @param imported what comes from a folder, if it does: else what was imported last stays what it is compared with (CD-403) */
  const savePacked = async (
    { version, pack, packed, assets, files, sources: given }: PackedPack,
    { importedBy, importedAt, within, keepsLive }: SaveOptions,
    imported?: PackDocument,
  ): Promise<{ version: string; isNew: boolean }> => {
    const written = await sources.prepare(given)
    return database.withTransaction(async () => {
      const { db } = database
      await within?.()
      const known = await storedVersion(version).select('version').executeTakeFirst()
      if (!known) {
        const mediaTypes = new Map(assets.map((asset) => [asset.sha256, asset.mediaType]))
        for (const [sha256, bytes] of files) {
          await keepAsset(db, sha256, mediaTypes.get(sha256) ?? 'application/octet-stream', bytes)
        }
        await db
          .insertInto('content_version')
          .values({
            version,
            pack_id: pack.id,
            pack_version: pack.version,
            imported_at: importedAt,
            imported_by: importedBy,
            document: packed,
          })
          .execute()
        if (assets.length > 0) {
          await db
            .insertInto('content_version_asset')
            .values(assets.map((asset) => ({ version, path: asset.path, sha256: asset.sha256 })))
            .execute()
        }
      }
      await sources.write(version, written)
      await setActive(version, importedAt, { isChange: imported === undefined, keepsLive })
      if (imported !== undefined) await endCrisisEdits(crisis, imported, read)
      await dropOld()
      return { version, isNew: !known }
    })
  }

  const storedRow = (version: string) => storedVersion(version).select(['document', 'imported_at']).executeTakeFirst()

  const liveRow = (kind: LiveKind, id: string) =>
    database.db.selectFrom('content_live').where('kind', '=', kind).where('id', '=', id)

  return {
    activeVersion: async () => (await active())?.version,
    lockActive: async () =>
      (
        await database.db
          .updateTable('content_active')
          .set((row) => ({ release: row.ref('release') }))
          .returning('version')
          .executeTakeFirst()
      )?.version,
    active,
    live,
    sources,
    crisisEdits: crisis.list,
    async liveOf<K extends LiveKind>(kind: K, ids: readonly string[]) {
      if (ids.length === 0) return []
      const { db } = database
      const rows = await db
        .selectFrom('content_live')
        .select(shown)
        .where('kind', '=', kind)
        .where('id', 'in', ids)
        .execute()
      return rows.map(toLive) as LiveOf<K>[]
    },
    liveHead: (kind, id) => liveRow(kind, id).select(['release', 'version']).executeTakeFirst(),
    liveSource: (kind, id) => liveRow(kind, id).select(['path', 'source']).executeTakeFirst(),
    async present() {
      const parts = await this.parts()
      return parts && presentOf(parts, read)
    },
    async parts() {
      const its = await active()
      const row = its && (await storedRow(its.version))
      if (!its || !row) return undefined
      return {
        active: its,
        packed: row.document,
        live: await liveRows(),
        crisisEdits: await crisis.list(),
      }
    },
    async liveSources(kind) {
      const rows = await database.db
        .selectFrom('content_live')
        .select(['id', 'source'])
        .where('kind', '=', kind)
        .execute()
      return new Map(rows.map(({ id, source }) => [id, source]))
    },
    async release(documents, at) {
      const { db } = database
      const { release } = await db
        .updateTable('content_active')
        .set((row) => ({ release: row('release', '+', 1), activated_at: at }))
        .returning('release')
        .executeTakeFirstOrThrow()
      for (const { kind, id, version, path, document, source } of documents) {
        const values = { release, version, path, document: document === null ? null : JSON.stringify(document), source }
        await db
          .insertInto('content_live')
          .values({ kind, id, ...values })
          .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(values))
          .execute()
      }
      tell()
      return release
    },

    async addAsset(asset, bytes, at) {
      await keepAsset(database.db, asset.sha256, asset.mediaType, bytes)
      const where = { id: asset.path, path: `assets/${asset.path}`, version: 1 }
      await this.release([{ kind: 'assets', ...where, document: asset, source: null }], at)
    },

    async load(version) {
      const row = await storedRow(version)
      const document = row && (await unpack(row.document))
      return document && { document, importedAt: row.imported_at }
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

    save: async ({ document, files, sources: given }, options) =>
      savePacked({ ...(await packDocument(document)), files, sources: given }, options, document),
    savePacked: (pack, options) => savePacked(pack, options),

    async activate(version, at) {
      return database.withTransaction(async () => {
        const known = await storedVersion(version).select('version').executeTakeFirst()
        if (known) await setActive(version, at)
        const stored = known && (await this.load(version))
        if (stored) await endCrisisEdits(crisis, stored.document, read)
        return known !== undefined
      })
    },

    async presentAsset(path) {
      const [live] = await this.liveOf('assets', [path])
      return live?.document ?? presentAsset(database.db, path)
    },

    async asset(hash, path) {
      const imported = await importedAsset(database.db, hash, path)
      if (imported) return imported
      const [live] = await this.liveOf('assets', [path])
      return live?.document.sha256.startsWith(hash) === true ? keptAsset(database.db, live.document.sha256) : undefined
    },
  }
}
