// Content at the desk: read as it stands, and a whole pack taken in at once or not at all (decisions-cases L, ground G19, G28).
import type { ContentDocument, ContentDocuments, ContentKind, ImportContentRequest, ImportReport } from '#generated/server/desk/schemas.ts'
import type { Clock } from '../lib/clock.ts'
import { versionOf } from '../content/compile-content.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { LoadedPack, PackDocument } from '../content/pack/document.ts'
import { loadPack } from '../content/pack/load-pack.ts'
import { PackError } from '../content/pack/mistakes.ts'
import { memoryFiles } from '../content/pack/pack-files.ts'
import { problem } from '../platform/problems.ts'
import { changesBetween, documentsOf } from './content-documents.ts'

export type DeskContent = {
  list: (kind: ContentKind) => Promise<ContentDocuments>
  /** @throws 404 */
  read: (kind: ContentKind, id: string) => Promise<ContentDocument>
  /** @throws 422 with every mistake of the pack, by file and line; nothing of it is stored then */
  import: (request: ImportContentRequest, options: { isDryRun: boolean; by: string }) => Promise<ImportReport>
}

/** A pack may have thousands of mistakes; its author repairs the first ones first. */
const shownMistakes = 200

const packOf = ({ files }: ImportContentRequest): LoadedPack => {
  try {
    return loadPack(memoryFiles(Object.fromEntries(files.map(({ path, encoding, data }) => [path, Buffer.from(data, encoding)]))))
  } catch (error) {
    if (!(error instanceof PackError)) throw error
    throw problem.validation({
      fieldErrors: error.mistakes.slice(0, shownMistakes).map(({ file, line, message }) => ({ field: `${file}:${line}`, code: 'content', message })),
      errorCodes: { content: error.mistakes[0]?.message ?? '' },
    })
  }
}

export const createDeskContent = ({ store, clock }: { store: ContentStore; clock: Clock }): DeskContent => {
  const present = async (): Promise<{ version: string; document: PackDocument }> => {
    const version = await store.activeVersion()
    const stored = version === undefined ? undefined : await store.load(version)
    if (version === undefined || !stored) throw problem.unavailable(10)
    return { version, document: stored.document }
  }
  return {
    list: async (kind) => {
      const { version, document } = await present()
      return { kind, contentVersion: version, documents: documentsOf(document, kind) }
    },
    read: async (kind, id) => {
      const { version, document } = await present()
      const found = documentsOf(document, kind).find((one) => one.id === id)
      if (!found) throw problem.notFound()
      return { kind, id, contentVersion: version, document: found.document }
    },
    import: async (request, { isDryRun, by }) => {
      const pack = packOf(request)
      const active = await store.activeVersion()
      const before = active === undefined ? undefined : (await store.load(active))?.document
      const changes = changesBetween(before, pack.document)
      if (!isDryRun) await store.save(pack, { importedBy: by, importedAt: clock.now().toISOString() })
      return { contentVersion: versionOf(pack.document), isDryRun, changes, warnings: [] }
    },
  }
}
