/**
 * Drafts of a pack (`drafts/<locale>/<id>-<slug>.md`, CD-415): what is not for players yet goes to the studio with the pack,
 * once. What somebody wrote, published or discarded there is theirs.
 */
import { parse } from 'yaml'
import type { ContentStore } from '../content/content-store.ts'
import type { StorablePack } from '../content/stored-content.ts'
import { articleDocumentId, articleName } from '../content/pack/article-source.ts'
import { splitFrontMatter } from '../content/pack/yaml-file.ts'
import type { Database } from '../storage/database.ts'
import type { StudioTables } from './tables.ts'
import { emptyDraft } from './publishing.ts'
import { createStudioStore } from './store.ts'

interface PackDraft {
  id: string
  path: string
  source: string
}

const draftsIn = ({ sources }: StorablePack): PackDraft[] =>
  [...sources].flatMap(([path, file]) => {
    const [, locale, articleId] = /^drafts\/([^/]+)\/(\d{1,9})(?:-[^/]*)?\.md$/.exec(path) ?? []
    const id = `${locale}~${articleId}`
    return Buffer.isBuffer(file) && articleName(id) ? [{ id, path, source: file.toString('utf8') }] : []
  })

const headOf = (source: string): { title: string; products: string[] } => {
  let head: unknown
  try {
    head = parse(splitFrontMatter(source)?.head ?? '')
  } catch {
    // It is the writer's to mend; the studio shows where it is wrong.
  }
  const { title, products } = (head ?? {}) as { title?: unknown; products?: unknown }
  return {
    title: typeof title === 'string' ? title.slice(0, 300) : '',
    products: Array.isArray(products) ? products.filter((one): one is string => typeof one === 'string') : [],
  }
}

/** As `store.save`, and the pack's drafts are drafts of the studio afterwards. */
export const savingDrafts = (database: Database<StudioTables>, store: ContentStore): ContentStore['save'] => {
  const studio = createStudioStore(database)
  return async (pack, by) => {
    const drafts = draftsIn(pack)
    const before = drafts.length === 0 ? undefined : await store.active()
    const known = new Map<string, string>()
    for (const { path } of drafts) {
      const bytes = before && (await store.sources.read(before.version, path))
      if (bytes) known.set(path, bytes.toString('utf8'))
    }
    const saved = await store.save(pack, by)
    const shown = new Map(pack.document.articles.map((article) => [articleDocumentId(article), article]))
    const productsOf = new Map(drafts.map(({ id, source }) => [id, headOf(source).products]))
    for (const { id, path, source } of drafts) {
      // The folder says what it said the last time, and what became of that since was decided at the desk.
      if (known.get(path) === source || shown.has(id)) continue
      await database.withTransaction(async () => {
        const present = await studio.find(id)
        const isUntouched = present?.writtenBy === null && present.source !== null && present.source === known.get(path)
        if (present !== undefined && !isUntouched) return
        const { articleId } = articleName(id)!
        const original = `${pack.document.pack.defaultLocale}~${articleId}`
        const draft = present ?? emptyDraft(id)
        await studio.save({
          ...draft,
          draft: draft.draft + 1,
          source,
          title: headOf(source).title,
          products: [...(productsOf.get(original) ?? shown.get(original)?.products ?? [])],
          writtenAt: by.importedAt,
        })
      })
    }
    return saved
  }
}
