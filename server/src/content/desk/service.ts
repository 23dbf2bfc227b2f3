// Content at the desk: read as it stands, and a whole pack taken in at once or not at all (decisions-cases L, ground
// G19, G28).
import type {
  ContentDocument,
  ContentDocuments,
  ContentKind,
  ImportContentRequest,
  ImportReport,
  PutContentRequest,
  ReplaceContentRequest,
  FieldErrorCode,
} from '#generated/server/desk/schemas.ts'
import type { Clock } from '../../lib/clock.ts'
import { versionOf } from '../compile-content.ts'
import type { ContentStore } from '../content-store.ts'
import type { CheckedPack, CheckedPicture, GivenFiles } from '../pack/check-pack.ts'
import type { LoadedPack, PackDocument } from '../pack/document.ts'
import type { Mistake } from '../pack/mistakes.ts'
import { problem } from '../../platform/problems.ts'
import { editsLostBy } from '../desk-edits.ts'
import { nameOfContent } from '../overlay.ts'
import { sourcesAfter } from '../sources-after.ts'
import { changesBetween, documentsOf, withDocuments, type ContentEntry, type KindChange } from '../documents.ts'
import { entryAt, filesOf } from '../files.ts'

export interface ContentDesk {
  list: (kind: ContentKind) => Promise<ContentDocuments>
  /** @throws 404 */
  read: (kind: ContentKind, id: string) => Promise<ContentDocument>
  /**
   * @throws 422 with every mistake of the pack, by file and line, or with every document changed at the desk that it would
   * overwrite (CD-403); nothing of it is stored then
   */
  import: (
    request: ImportContentRequest,
    options: { isDryRun: boolean; isOverwriting: boolean; by: string },
  ) => Promise<ImportReport>
  /**
   * All documents of one kind. @throws 409 for another version than the one it was made from, 422 with every mistake
   */
  replace: (kind: ContentKind, request: ReplaceContentRequest, by: string) => Promise<ImportReport>
  /** One document, new or changed. @throws as `replace` */
  put: (kind: ContentKind, id: string, request: PutContentRequest, by: string) => Promise<ImportReport>
}

/** A pack may have thousands of mistakes; its author repairs the first ones first. */
const shownMistakes = 200

const whereItStands = (file: string, line: number): string => `${file}:${line}`

/** @param fieldOf where the author of what was sent finds a mistake */
const refusalOf = (mistakes: readonly Mistake[], fieldOf = whereItStands): Error =>
  problem.validation({
    fieldErrors: mistakes
      .slice(0, shownMistakes)
      .map(({ file, line, message }) => ({ field: fieldOf(file, line), code: 'content', message })),
    errorCodes: { content: mistakes[0]?.message ?? '' },
  })

const uploaded = ({ files }: ImportContentRequest): Record<string, Buffer> =>
  Object.fromEntries(files.map(({ path, encoding, data }) => [path, Buffer.from(data, encoding)]))

const assetPathOf = (id: string): string => id.replaceAll('~', '/')

export interface ContentDeskDeps {
  store: ContentStore
  /** Takes a whole pack in, with its drafts. */
  save: ContentStore['save']
  /** Both elsewhere: a pack takes a second to read, and a picture as long as its author wants. */
  checkPack: (files: GivenFiles) => Promise<CheckedPack>
  checkPicture: (picture: { path: string; bytes: Uint8Array }) => Promise<CheckedPicture>
  withTransaction: <T>(work: () => Promise<T>) => Promise<T>
  clock: Clock
  text: (code: string) => string
}

export const createContentDesk = ({
  store,
  save,
  checkPack,
  checkPicture,
  withTransaction,
  clock,
  text,
}: ContentDeskDeps): ContentDesk => {
  const packOf = async (files: GivenFiles, fieldOf?: (file: string, line: number) => string): Promise<LoadedPack> => {
    const checked = await checkPack(files)
    if ('mistakes' in checked) throw refusalOf(checked.mistakes, fieldOf)
    const { document, sourcePaths } = checked
    const bytesOf = (path: string): Buffer => Buffer.from(files[path]!)
    return {
      document,
      files: new Map(document.assets.map(({ path, sha256 }) => [sha256, bytesOf(`assets/${path}`)])),
      sources: new Map(sourcePaths.map((path) => [path, bytesOf(path)])),
    }
  }

  /** Within a transaction, which others that change the content wait for. @throws 409 */
  const demandVersion = async (asked: string): Promise<void> => {
    await store.lockActive()
    const its = await store.active()
    if (its && nameOfContent(its) !== asked) throw problem.changed({ errorKey: 'support.desk.error.content.changed' })
  }

  /** A picture alone lies over the pack as those of the studio do (CD-463): nothing else is read for it. */
  const putPicture = async (id: string, asked: string, base64: string): Promise<ImportReport> => {
    const path = assetPathOf(id)
    const bytes = Buffer.from(base64, 'base64')
    const checked = await checkPicture({ path, bytes })
    if ('mistakes' in checked) throw refusalOf(checked.mistakes, (file) => file)
    const { asset } = checked
    const changes = await withTransaction(async (): Promise<KindChange[]> => {
      await demandVersion(asked)
      const before = await store.presentAsset(path)
      if (before?.sha256 === asset.sha256) return []
      await store.addAsset(asset, bytes, clock.now().toISOString())
      const [added, changed] = before === undefined ? [1, 0] : [0, 1]
      return [{ kind: 'assets', added, changed, removed: 0 }]
    })
    return { contentVersion: await shownName(), isDryRun: false, changes, warnings: [] }
  }

  const present = async () => {
    const its = await store.present()
    if (!its) throw problem.unavailable(10)
    return { ...its, version: its.name }
  }

  /** Bytes of the present pictures by path. */
  const picturesOf = async ({ assets }: PackDocument): Promise<Map<string, Buffer>> => {
    const bytes = new Map<string, Buffer>()
    for (const { path, sha256 } of assets) {
      const held = await store.asset(sha256.slice(0, 12), path)
      if (held) bytes.set(path, held.bytes)
    }
    return bytes
  }

  const refuse = (field: string, code: FieldErrorCode): Error =>
    problem.validation({ fieldErrors: [{ field, code }], errorCodes: { [code]: text(code) } })

  /** Pictures as they were asked for: new ones as Base64, kept ones named by the hash they have here. */
  const changedPictures = (
    pack: PackDocument,
    present: ReadonlyMap<string, Buffer>,
    entries: readonly ContentEntry[],
  ) => {
    const known = new Map(pack.assets.map((asset) => [asset.path, asset]))
    const bytes = new Map(
      entries.map(({ id, document }): [string, Buffer] => {
        const path = assetPathOf(id)
        if (typeof document['base64'] === 'string') return [path, Buffer.from(document['base64'], 'base64')]
        const kept = present.get(path)
        if (!kept || document['sha256'] !== known.get(path)?.sha256)
          throw refuse(`assets/${id}`, 'support.desk.error.content.picture')
        return [path, kept]
      }),
    )
    // Type, size and hash are read from the bytes; here only the paths count.
    return {
      pack: { ...pack, assets: [...bytes.keys()].map((path) => ({ path, sha256: '', mediaType: '', bytes: 0 })) },
      bytes,
    }
  }

  /**
   * Puts the wanted documents into the present pack, checks all of it by the reader of imports, and swaps it in at
   * once.
   */
  const change = async (
    kind: ContentKind,
    asked: string,
    wanted: (document: PackDocument) => readonly ContentEntry[],
    by: string,
  ): Promise<ImportReport> => {
    const { version, document, base, active } = await present()
    if (version !== asked) throw problem.changed({ errorKey: 'support.desk.error.content.changed' })
    const entries = wanted(document)
    const twice = entries.find(({ id }, index) => entries.findIndex((one) => one.id === id) !== index)
    if (twice) throw refuse(`${kind}/${twice.id}`, 'support.desk.error.content.twice')
    const pictures = await picturesOf(document)
    const next =
      kind === 'assets'
        ? changedPictures(document, pictures, entries)
        : { pack: withDocuments(document, kind, entries), bytes: pictures }
    const fieldOf = (file: string, line: number): string => {
      const id = entryAt(next.pack, file, line)
      return id === undefined ? file : `${file}#${id}`
    }
    const pack = await packOf(filesOf(next.pack, next.bytes), fieldOf)
    // A document that calls itself otherwise than its address, or belongs to no product there is, would be lost or land
    // elsewhere.
    const taken = new Set(documentsOf(pack.document, kind).map(({ id }) => id))
    const stray = entries.find(
      ({ id, document: { entries: list } }) => !taken.has(id) && !(Array.isArray(list) && list.length === 0),
    )
    if (stray) throw refuse(`${kind}/${stray.id}`, 'support.desk.error.content.address')
    const isOfArticles = kind === 'articles'
    // What the desk published document by document goes on lying over the version, unless it may be what is changed.
    const beneath = kind === 'pack' ? pack.document : { ...pack.document, pack: base.pack }
    const { products, promos, headers, articles } = base
    const stored = isOfArticles ? { ...beneath, products, promos, headers } : { ...beneath, articles }
    const sources = await sourcesAfter(store, active.version, { base, next: stored })
    await store.save(
      { ...pack, document: stored, sources },
      {
        importedBy: by,
        importedAt: clock.now().toISOString(),
        isChange: true,
        within: () => demandVersion(asked),
        keepsLive: [isOfArticles ? 'topics' : 'articles', ...(kind === 'pack' ? [] : (['settings'] as const))],
      },
    )
    return {
      contentVersion: await shownName(),
      isDryRun: false,
      changes: changesBetween(document, pack.document),
      warnings: [],
    }
  }
  const shownName = async (): Promise<string> => nameOfContent((await store.active())!)

  return {
    list: async (kind) => {
      const { version, document } = await present()
      return { kind, contentVersion: version, documents: documentsOf(document, kind) }
    },
    read: async (kind, id) => {
      const { version, document } = await present()
      const found = documentsOf(document, kind).find((one) => one.id === id)
      if (!found) throw problem.notFound()
      if (kind !== 'assets') return { kind, id, contentVersion: version, document: found.document }
      const { sha256, mediaType } = found.document as { sha256: string; mediaType: string }
      const held = await store.asset(sha256.slice(0, 12), assetPathOf(id))
      return {
        kind,
        id,
        contentVersion: version,
        document: { mediaType, base64: held?.bytes.toString('base64') ?? '' },
      }
    },
    import: async (request, { isDryRun, isOverwriting, by }) => {
      const pack = await packOf(uploaded(request))
      const before = await store.present()
      const changes = changesBetween(before?.document, pack.document)
      const edits = before ? await editsLostBy(store, before, pack) : []
      if (edits.length > 0 && !isOverwriting && !isDryRun)
        throw problem.validation({
          fieldErrors: edits.slice(0, shownMistakes).map(({ kind, id, difference }) => ({
            field: `${kind}/${id}`,
            code: 'support.desk.error.content.edited',
            message: difference,
          })),
          errorCodes: { 'support.desk.error.content.edited': text('support.desk.error.content.edited') },
        })
      if (!isDryRun) await save(pack, { importedBy: by, importedAt: clock.now().toISOString() })
      return {
        contentVersion: isDryRun ? versionOf(pack.document) : await shownName(),
        isDryRun,
        changes,
        warnings: edits.slice(0, shownMistakes).map(({ kind, id, difference }) => `${kind}/${id}\n${difference}`),
      }
    },
    replace: (kind, { contentVersion, documents }, by) => change(kind, contentVersion, () => documents, by),
    put: (kind, id, { contentVersion, document }, by) => {
      const base64 = kind === 'assets' ? document['base64'] : undefined
      if (typeof base64 === 'string') return putPicture(id, contentVersion, base64)
      return change(
        kind,
        contentVersion,
        (pack) => {
          const others = documentsOf(pack, kind)
          const isNew = !others.some((one) => one.id === id)
          return isNew ? [...others, { id, document }] : others.map((one) => (one.id === id ? { id, document } : one))
        },
        by,
      )
    },
  }
}
