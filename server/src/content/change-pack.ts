/** One kind of the present pack's documents changed at the desk, where no request waits for it (ground G28). */
import type { ContentKind, FieldErrorCode } from '#generated/server/desk/schemas.ts'
import { packDocument, presentOf, type PackedPack, type StoredParts } from './stored-content.ts'
import { changesBetween, documentsOf, withDocuments, type ContentEntry, type KindChange } from './documents.ts'
import { entryAt, filesOf } from './files.ts'
import type { PackAsset, PackDocument } from './pack/document.ts'
import { loadPack } from './pack/load-pack.ts'
import { PackError, type Mistake } from './pack/mistakes.ts'
import { memoryFiles } from './pack/pack-files.ts'
import { readRichText } from './pack/rich-text.ts'
import { sourcesAfter } from './sources-after.ts'

export interface ChangeTask {
  parts: StoredParts
  /** Of what the desk published of articles, or of topics, by id. */
  written: ReadonlyMap<string, string | null>
  /** Files of the version. */
  listed: readonly { path: string; sha256: string }[]
  kind: ContentKind
  /** One document, or all of the kind. */
  wanted: ContentEntry | readonly ContentEntry[]
}

/** `mistakes`: at files; `refused`: a document as it was sent. */
export type ChangedPack =
  | { mistakes: readonly Mistake[] }
  | { refused: { field: string; code: FieldErrorCode } }
  | { pack: PackedPack; changes: KindChange[] }
  | undefined

export const assetPathOf = (id: string): string => id.replaceAll('~', '/')

class RefusedError extends Error {
  readonly refused: { field: string; code: FieldErrorCode }
  constructor(field: string, code: FieldErrorCode) {
    super(code)
    this.refused = { field, code }
  }
}

/** Pictures as they were asked for: new ones as Base64, kept ones named by the hash they have here. */
const changedPictures = (pack: PackDocument, entries: readonly ContentEntry[]) => {
  const present = new Map(pack.assets.map((asset) => [asset.path, asset]))
  const known = new Map<string, PackAsset>()
  const bytes = new Map<string, Buffer>()
  for (const { id, document } of entries) {
    const path = assetPathOf(id)
    const kept = present.get(path)
    if (typeof document['base64'] === 'string') bytes.set(path, Buffer.from(document['base64'], 'base64'))
    else if (kept !== undefined && document['sha256'] === kept.sha256) known.set(path, kept)
    else throw new RefusedError(`assets/${id}`, 'support.desk.error.content.picture')
  }
  // Type, size and hash are read from the bytes; here only the paths count.
  const assets = entries.map(({ id }) => ({ path: assetPathOf(id), sha256: '', mediaType: '', bytes: 0 }))
  return { pack: { ...pack, assets }, bytes, known }
}

const entriesWith = (
  document: PackDocument,
  kind: ContentKind,
  wanted: ChangeTask['wanted'],
): readonly ContentEntry[] => {
  if (!('id' in wanted)) return wanted
  const others = documentsOf(document, kind)
  return others.some(({ id }) => id === wanted.id)
    ? others.map((one) => (one.id === wanted.id ? wanted : one))
    : [...others, wanted]
}

/** @throws RefusedError, PackError */
const changed = async ({ parts, written, listed, kind, wanted }: ChangeTask): Promise<ChangedPack> => {
  const present = await presentOf(parts, async (task) => readRichText(task))
  if (present === undefined) return undefined
  const { document, base } = present
  const entries = entriesWith(document, kind, wanted)
  const ids = new Set<string>()
  for (const { id } of entries) {
    if (ids.has(id)) throw new RefusedError(`${kind}/${id}`, 'support.desk.error.content.twice')
    ids.add(id)
  }
  const next =
    kind === 'assets'
      ? changedPictures(document, entries)
      : {
          pack: withDocuments(document, kind, entries),
          bytes: new Map<string, Buffer>(),
          known: new Map(document.assets.map((asset) => [asset.path, asset])),
        }
  let pack: ReturnType<typeof loadPack>
  try {
    pack = loadPack(memoryFiles(filesOf(next.pack, next.bytes)), next.known)
  } catch (error) {
    if (!(error instanceof PackError)) throw error
    const fileOf = ({ file, line }: Mistake): string => {
      const id = entryAt(next.pack, file, line)
      return id === undefined ? file : `${file}#${id}`
    }
    return { mistakes: error.mistakes.map((mistake) => ({ ...mistake, file: fileOf(mistake) })) }
  }
  // A document that calls itself otherwise than its address, or belongs to no product there is, would be lost or land
  // elsewhere.
  const taken = new Set(documentsOf(pack.document, kind).map(({ id }) => id))
  const stray = entries.find(
    ({ id, document: { entries: list } }) => !taken.has(id) && !(Array.isArray(list) && list.length === 0),
  )
  if (stray) throw new RefusedError(`${kind}/${stray.id}`, 'support.desk.error.content.address')
  // What the desk published document by document goes on lying over the version, unless it may be what is changed.
  const beneath = kind === 'pack' ? pack.document : { ...pack.document, pack: base.pack }
  const { products, promos, headers, articles } = base
  const stored = kind === 'articles' ? { ...beneath, products, promos, headers } : { ...beneath, articles }
  const sources = sourcesAfter(listed, { live: present.live, sources: written }, { base, next: stored })
  return {
    pack: { ...(await packDocument(stored)), files: pack.files, sources },
    changes: changesBetween(document, pack.document),
  }
}

export const changePack = async (task: ChangeTask): Promise<ChangedPack> => {
  try {
    return await changed(task)
  } catch (error) {
    if (error instanceof RefusedError) return { refused: error.refused }
    throw error
  }
}
