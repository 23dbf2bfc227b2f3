// Content at the desk: read as it stands, and a whole pack taken in at once or not at all (decisions-cases L, ground
// G19, G28).
import type {
  ContentKind,
  ImportContentRequest,
  ImportReport,
  PutContentRequest,
  ReplaceContentRequest,
} from '#generated/server/desk/schemas.ts'
import type { Transacting } from '../../lib/clock.ts'
import { versionOf } from '../compile-content.ts'
import type { ContentStore } from '../content-store.ts'
import type { PackedPack } from '../stored-content.ts'
import type { CheckedPack, CheckedPicture, GivenFiles } from '../pack/check-pack.ts'
import type { LoadedPack } from '../pack/document.ts'
import type { Mistake } from '../pack/mistakes.ts'
import { existing, problem, refusalBy } from '../../platform/problems.ts'
import { editsLostBy } from '../desk-edits.ts'
import { nameOfContent } from '../overlay.ts'
import { assetPathOf, type ChangedPack, type ChangeTask } from '../change-pack.ts'
import { changesBetween, documentsOf, type ContentEntry, type KindChange } from '../documents.ts'

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

/** What comes from a thread are bytes, and no buffers. */
const fromThread = (pack: PackedPack): PackedPack => {
  const bytesOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return {
    ...pack,
    packed: bytesOf(pack.packed),
    files: new Map([...pack.files].map(([sha256, bytes]) => [sha256, bytesOf(bytes)])),
    sources: new Map(
      [...pack.sources].map(([path, file]) => [path, file instanceof Uint8Array ? bytesOf(file) : file]),
    ),
  }
}

interface ContentDeskDeps extends Transacting {
  store: ContentStore
  /** Takes a whole pack in, with its drafts. */
  save: ContentStore['save']
  /** All elsewhere: a pack takes a second to read, and a picture as long as its author wants. */
  changePack: (task: ChangeTask) => Promise<ChangedPack>
  checkPack: (files: GivenFiles) => Promise<CheckedPack>
  checkPicture: (picture: { path: string; bytes: Uint8Array }) => Promise<CheckedPicture>
  text: (code: string) => string
}

export const createContentDesk = ({
  store,
  save,
  changePack,
  checkPack,
  checkPicture,
  withTransaction,
  clock,
  text,
}: ContentDeskDeps) => {
  const packOf = async (files: GivenFiles): Promise<LoadedPack> => {
    const checked = await checkPack(files)
    if ('mistakes' in checked) throw refusalOf(checked.mistakes)
    const { document, sourcePaths, warnings } = checked
    const bytesOf = (path: string): Buffer => Buffer.from(files[path]!)
    return {
      document,
      files: new Map(document.assets.map(({ path, sha256 }) => [sha256, bytesOf(`assets/${path}`)])),
      sources: new Map(sourcePaths.map((path) => [path, bytesOf(path)])),
      warnings,
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

  const refuse = refusalBy(text)

  /**
   * Puts the wanted documents into the present pack, checks all of it by the reader of imports, and swaps it in at
   * once.
   */
  const change = async (
    kind: ContentKind,
    asked: string,
    wanted: ContentEntry | readonly ContentEntry[],
    by: string,
  ): Promise<ImportReport> => {
    const parts = await store.parts()
    if (!parts) throw problem.unavailable(10)
    if (nameOfContent(parts.active) !== asked) throw problem.changed({ errorKey: 'support.desk.error.content.changed' })
    const isOfArticles = kind === 'articles'
    const changed = await changePack({
      parts,
      written: await store.liveSources(isOfArticles ? 'articles' : 'topics'),
      listed: await store.sources.list(parts.active.version),
      kind,
      wanted,
    })
    if (changed === undefined) throw problem.unavailable(10)
    if ('refused' in changed) throw refuse(changed.refused.field, changed.refused.code)
    if ('mistakes' in changed) throw refusalOf(changed.mistakes, (file) => file)
    await store.savePacked(fromThread(changed.pack), {
      importedBy: by,
      importedAt: clock.now().toISOString(),
      within: () => demandVersion(asked),
      keepsLive: [isOfArticles ? 'topics' : 'articles', ...(kind === 'pack' ? [] : (['settings'] as const))],
    })
    return { contentVersion: await shownName(), isDryRun: false, changes: changed.changes, warnings: [] }
  }
  const shownName = async (): Promise<string> => nameOfContent((await store.active())!)

  return {
    list: async (kind: ContentKind) => {
      const { version, document } = await present()
      return { kind, contentVersion: version, documents: documentsOf(document, kind) }
    },
    /** @throws 404 */
    read: async (kind: ContentKind, id: string) => {
      const { version, document } = await present()
      const found = existing(documentsOf(document, kind).find((one) => one.id === id))
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
    /**
     * @throws 422 with every mistake of the pack, by file and line, or with every document changed at the desk that it would
     * overwrite (CD-403); nothing of it is stored then
     */
    import: async (
      request: ImportContentRequest,
      { isDryRun, isOverwriting, by }: { isDryRun: boolean; isOverwriting: boolean; by: string },
    ) => {
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
        warnings: [...pack.warnings, ...edits.map(({ kind, id, difference }) => `${kind}/${id}\n${difference}`)].slice(
          0,
          shownMistakes,
        ),
      }
    },
    /**
     * All documents of one kind. @throws 409 for another version than the one it was made from, 422 with every mistake
     */
    replace: (kind: ContentKind, { contentVersion, documents }: ReplaceContentRequest, by: string) =>
      change(kind, contentVersion, documents, by),
    /** One document, new or changed. @throws as `replace` */
    put: (kind: ContentKind, id: string, { contentVersion, document }: PutContentRequest, by: string) => {
      const base64 = kind === 'assets' ? document['base64'] : undefined
      if (typeof base64 === 'string') return putPicture(id, contentVersion, base64)
      return change(kind, contentVersion, { id, document }, by)
    },
  }
}

export type ContentDesk = ReturnType<typeof createContentDesk>
