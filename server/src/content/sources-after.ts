/** The files of a pack after a change made at the desk, document by document: what is untouched stays as it was given. */
import type { SourceFile } from './content-sources.ts'
import { filesOf } from './files.ts'
import { articleDocumentId, articleName, articlePath, sourceOfArticle } from './pack/article-source.ts'
import type { PackDocument } from './pack/document.ts'
import { isOfKind, type GameTopics, type LiveDocument } from './overlay.ts'
import { filesOfSource, localeOfTexts, pathOfTopics, topicsFilesOf, type TopicsFiles } from './topics-files.ts'

const isArticle = (path: string): boolean => path.startsWith('articles/')

const othersOf = (document: PackDocument): Map<string, string> =>
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

/** What the desk has published over the version, with the sources of it by id. */
export interface Written {
  live: readonly LiveDocument[]
  sources: ReadonlyMap<string, string | null>
}

/** Trees and forms as they were written at the desk, where this is what was written there. */
const topicsWritten = (
  { live, sources }: Written,
  { pack, products, promos, headers, texts }: PackDocument,
): Map<string, Buffer> => {
  const files = new Map<string, Buffer>()
  const over = new Map(live.filter(isOfKind('topics')).map((one) => [one.id, one.document]))
  for (const { product, ...folder } of products) {
    const game = product.shortName
    const [now, source] = [over.get(game), sources.get(game)]
    if (!now || !source) continue
    const its = filesOfSource(source)
    const present = { ...folder, promos, headers, texts }
    for (const name of topicsFilesOf(game, pack.locales)) {
      const text = its[name] ?? null
      if (text !== null && JSON.stringify(partOf(present, name)) === JSON.stringify(partOf(now, name)))
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
  const before = othersOf(base)
  return [...othersOf(next)].map(([path, text]): [string, SourceFile] => [
    path,
    (before.get(path) === text ? kept.get(path) : own.get(path)) ?? Buffer.from(text),
  ])
}

export const sourcesAfter = (
  present: readonly { path: string; sha256: string }[],
  written: Written,
  { base, next }: { base: PackDocument; next: PackDocument },
): Map<string, SourceFile> => {
  const files = new Map<string, SourceFile>(present.map(({ path, sha256 }) => [path, { sha256 }]))
  const pathOf = new Map<string, string>()
  for (const path of files.keys()) {
    const [, locale, id] = /^articles\/([^/]+)\/(\d{1,9})/.exec(path) ?? []
    if (locale !== undefined) pathOf.set(`${locale}~${id}`, path)
  }
  const before = new Map(base.articles.map((article) => [articleDocumentId(article), JSON.stringify(article)]))
  const over = new Map(written.live.filter(isOfKind('articles')).map((one) => [one.id, one.document]))
  const articles = next.articles.map((article): [string, SourceFile] => {
    const id = articleDocumentId(article)
    const path = pathOf.get(id) ?? articlePath(articleName(id)!, article.title)
    const text = JSON.stringify(article)
    const kept = before.get(id) === text ? files.get(path) : undefined
    // As it was written at the desk, where this is what was written there.
    const own = JSON.stringify(over.get(id)) === text ? written.sources.get(id) : undefined
    return [path, kept ?? Buffer.from(own ?? sourceOfArticle(article))]
  })
  const kept = new Map([...files].filter(([path]) => !isArticle(path)))
  const others = othersAfter(kept, topicsWritten(written, next), base, next)
  const beside = [...files].filter(([path]) => isBeside(path))
  return new Map([...beside, ...others, ...articles])
}
