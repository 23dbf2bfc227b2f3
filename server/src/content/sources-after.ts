/** The files of a pack after a change made at the desk, document by document: what is untouched stays as it was given. */
import type { ContentStore } from './content-store.ts'
import type { SourceFile } from './content-sources.ts'
import { filesOf } from './files.ts'
import { articleDocumentId, articleName, articlePath, sourceOfArticle } from './pack/article-source.ts'
import type { PackDocument } from './pack/document.ts'
import type { GameTopics } from './overlay.ts'
import { filesOfSource, localeOfTexts, pathOfTopics, topicsFilesOf, type TopicsFiles } from './topics-files.ts'

const isArticle = (path: string): boolean => path.startsWith('articles/')

const written = (document: PackDocument): Map<string, string> =>
  new Map(
    Object.entries(filesOf({ ...document, articles: [], assets: [] }, new Map())).map(([path, text]) => [
      path,
      String(text),
    ]),
  )

/** Files that say nothing to players: they are the folder's, and no change at the desk touches them. */
const isBeside = (path: string): boolean => path === 'moved-in.yaml' || path.startsWith('drafts/')

/** What a file says. */
const partOf = (topics: GameTopics, name: keyof TopicsFiles): unknown => {
  const locale = localeOfTexts(name)
  return locale === undefined ? topics[name as keyof GameTopics] : topics.texts?.[locale]
}

/** Trees and forms as they were written at the desk, where this is what was written there. */
const topicsWritten = async (
  store: ContentStore,
  { pack, products, promos, headers, texts }: PackDocument,
): Promise<Map<string, Buffer>> => {
  const files = new Map<string, Buffer>()
  for (const { product, ...folder } of products) {
    const game = product.shortName
    const [live] = await store.liveOf('topics', [game])
    const source = live && (await store.liveSource('topics', game))?.source
    if (!source) continue
    const its = filesOfSource(source)
    const present = { ...folder, promos, headers, texts }
    for (const name of topicsFilesOf(game, pack.locales)) {
      const text = its[name] ?? null
      if (text !== null && JSON.stringify(partOf(present, name)) === JSON.stringify(partOf(live.document, name)))
        files.set(pathOfTopics(game, name), Buffer.from(text))
    }
  }
  return files
}

/** Files of kinds other than articles. */
const othersAfter = (
  kept: ReadonlyMap<string, SourceFile>,
  own: ReadonlyMap<string, SourceFile>,
  base: PackDocument,
  next: PackDocument,
) => {
  const before = written(base)
  return [...written(next)].map(([path, text]): [string, SourceFile] => [
    path,
    (before.get(path) === text ? kept.get(path) : own.get(path)) ?? Buffer.from(text),
  ])
}

export const sourcesAfter = async (
  store: ContentStore,
  version: string,
  { base, next }: { base: PackDocument; next: PackDocument },
): Promise<Map<string, SourceFile>> => {
  const files = new Map<string, SourceFile>(
    (await store.sources.list(version)).map(({ path, sha256 }) => [path, { sha256 }]),
  )
  const pathOf = new Map<string, string>()
  for (const path of files.keys()) {
    const [, locale, id] = /^articles\/([^/]+)\/(\d{1,9})/.exec(path) ?? []
    if (locale !== undefined) pathOf.set(`${locale}~${id}`, path)
  }
  const before = new Map(base.articles.map((article) => [articleDocumentId(article), JSON.stringify(article)]))
  const articles: [string, SourceFile][] = []
  for (const article of next.articles) {
    const id = articleDocumentId(article)
    const path = pathOf.get(id) ?? articlePath(articleName(id)!, article.title)
    const kept = before.get(id) === JSON.stringify(article) ? files.get(path) : undefined
    // As it was written at the desk, where this is what was written there.
    const [live] = kept ? [] : await store.liveOf('articles', [id])
    const own =
      live && JSON.stringify(live.document) === JSON.stringify(article)
        ? (await store.liveSource('articles', id))?.source
        : undefined
    articles.push([path, kept ?? Buffer.from(own ?? sourceOfArticle(article))])
  }
  const kept = new Map([...files].filter(([path]) => !isArticle(path)))
  const others = othersAfter(kept, await topicsWritten(store, next), base, next)
  const beside = [...files].filter(([path]) => isBeside(path))
  return new Map([...beside, ...others, ...articles])
}
