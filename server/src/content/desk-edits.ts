/** What was changed at the desk since a folder was imported last, and would be lost by another import (CD-403). */
import type { ContentKind } from '#generated/server/desk/schemas.ts'
import type { ContentStore } from './content-store.ts'
import type { StorablePack } from './stored-content.ts'
import { differenceOf } from './difference.ts'
import { documentsOf } from './documents.ts'
import { articleName, sourceOfArticle } from './pack/article-source.ts'
import type { PackDocument } from './pack/document.ts'
import type { PackArticle } from './pack/format.ts'

export interface DeskEdit {
  kind: ContentKind
  id: string
  /** From what the desk has to what the import brings; both as their authors write them. */
  difference: string
}

const kinds: readonly ContentKind[] = [
  'pack',
  'texts',
  'headers',
  'products',
  'categories',
  'topics',
  'trending',
  'self-services',
  'resources',
  'promos',
  'articles',
  'synonyms',
  'crisis',
  'penalty-reasons',
  'login-options',
  'assets',
]

const byId = (pack: PackDocument, kind: ContentKind): Map<string, string> =>
  new Map(documentsOf(pack, kind).map(({ id, document }) => [id, JSON.stringify(document, null, 1)]))

const sourceIn = ({ sources }: StorablePack, id: string): string | undefined => {
  const { locale, articleId } = articleName(id)!
  for (const [path, file] of sources)
    if (
      Buffer.isBuffer(file) &&
      (path === `articles/${locale}/${articleId}.md` || path.startsWith(`articles/${locale}/${articleId}-`))
    )
      return file.toString('utf8')
  return undefined
}

export const editsLostBy = async (
  store: ContentStore,
  present: { active: { version: string; importedVersion: string | null }; document: PackDocument },
  incoming: StorablePack,
): Promise<DeskEdit[]> => {
  const { importedVersion, version } = present.active
  const imported = (await store.load(importedVersion ?? version))?.document
  if (imported === undefined) return []

  const sourceHere = async (id: string, text: string): Promise<string> => {
    const live = await store.liveSource('articles', id)
    if (live) return live.source ?? ''
    return (
      (await store.sources.find(version, 'articles', id))?.bytes.toString('utf8') ??
      sourceOfArticle(JSON.parse(text) as PackArticle)
    )
  }

  const edits: DeskEdit[] = []
  for (const kind of kinds) {
    const [old, here, coming] = [byId(imported, kind), byId(present.document, kind), byId(incoming.document, kind)]
    for (const id of new Set([...old.keys(), ...here.keys()])) {
      const [was, is, will] = [old.get(id), here.get(id), coming.get(id)]
      if (is === was || is === will) continue
      const [from, to] =
        kind === 'articles'
          ? [
              is === undefined ? '' : await sourceHere(id, is),
              will === undefined ? '' : (sourceIn(incoming, id) ?? will),
            ]
          : [is ?? '', will ?? '']
      edits.push({ kind, id, difference: differenceOf(from, to).text })
    }
  }
  return edits
}
