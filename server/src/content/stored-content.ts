// A version as it is stored, and what is made of its rows.
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Selectable } from 'kysely'
import { versionOf } from './compile-content.ts'
import type { SourceFile } from './content-sources.ts'
import { withCrisisEdits, type CrisisEdit } from './crisis-edits.ts'
import { nameOfContent, withLive, type ActiveContent, type LiveDocument } from './overlay.ts'
import { packFormat, type LoadedPack, type PackAsset, type PackDocument } from './pack/document.ts'
import type { ReadRichText } from './pack/rich-text.ts'
import type { ContentLiveTable } from './tables.ts'

const compress = promisify(gzip)
const expand = promisify(gunzip)

export type StorablePack = Omit<LoadedPack, 'sources' | 'warnings'> & { sources: ReadonlyMap<string, SourceFile> }

/** A pack as it is stored: made where a thread has the time for it. */
export interface PackedPack {
  version: string
  pack: { id: string; version: string }
  /** gzip of the document as JSON. */
  packed: Buffer
  assets: readonly PackAsset[]
  /** By SHA-256; those that are stored already may be missing. */
  files: ReadonlyMap<string, Buffer>
  sources: ReadonlyMap<string, SourceFile>
}

export interface Present {
  name: string
  active: ActiveContent
  base: PackDocument
  /** What lies over it. */
  live: readonly LiveDocument[]
  document: PackDocument
}

/** What is shown, as its rows have it: for a thread that has the time to read it. */
export interface StoredParts {
  active: ActiveContent
  packed: Uint8Array
  live: readonly Omit<Selectable<ContentLiveTable>, 'source'>[]
  crisisEdits: readonly CrisisEdit[]
}

export const toLive = (row: StoredParts['live'][number]): LiveDocument =>
  ({ ...row, document: row.document === null ? null : (JSON.parse(row.document) as unknown) }) as LiveDocument

/** @returns undefined when an older server's format cannot be read any more */
export const unpack = async (packed: Uint8Array): Promise<PackDocument | undefined> => {
  const document = JSON.parse((await expand(packed)).toString('utf8')) as PackDocument
  return document.format === packFormat ? document : undefined
}

/** What the stored parts make. @returns undefined as `unpack` */
export const presentOf = async (
  { active, packed, live, crisisEdits }: StoredParts,
  read: ReadRichText,
): Promise<Present | undefined> => {
  const base = await unpack(packed)
  if (base === undefined) return undefined
  const over = live.map(toLive)
  const document = await withCrisisEdits(withLive(base, over), crisisEdits, read)
  return { name: nameOfContent(active), active, base, live: over, document }
}

/** The document as `savePacked` takes it. */
export const packDocument = async (document: PackDocument): Promise<Omit<PackedPack, 'files' | 'sources'>> => {
  const { pack, assets } = document
  return {
    version: versionOf(document),
    pack: { id: pack.id, version: pack.version },
    packed: await compress(JSON.stringify(document), { level: 9 }),
    assets,
  }
}
