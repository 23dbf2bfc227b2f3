/** All files of the content as it is shown, as a pack's folder holds them: what an export writes (CD-405). */
import type { ContentStore } from './content-store.ts'
import { filesOf } from './files.ts'
import { articleDocumentId, articleName, articlePath, sourceOfArticle } from './pack/article-source.ts'

export interface WholePack {
  /** By path; in the order of the paths. */
  files: Map<string, Buffer>
  /** What it is of. */
  name: string
}

/** @returns undefined where nothing was ever imported */
export const readWholePack = async (store: ContentStore): Promise<WholePack | undefined> => {
  const present = await store.present()
  if (!present) return undefined
  const { version } = present.active
  const files = new Map<string, Buffer>()
  const given = await store.sources.list(version)
  for (const { path } of given) files.set(path, (await store.sources.read(version, path))!)
  // A version of old, whose files nobody kept, is written anew.
  if (given.length === 0) {
    const written = filesOf({ ...present.base, articles: [], assets: [] }, new Map())
    for (const [path, text] of Object.entries(written)) files.set(path, Buffer.from(text))
    for (const article of present.base.articles)
      files.set(
        articlePath(articleName(articleDocumentId(article))!, article.title),
        Buffer.from(sourceOfArticle(article)),
      )
  }
  for (const { id, path, article } of await store.live()) {
    const source = (await store.liveSource('articles', id))?.source ?? null
    if (article === null || source === null) files.delete(path)
    else files.set(path, Buffer.from(source))
  }
  for (const { path, sha256 } of present.document.assets) {
    const asset = await store.asset(sha256.slice(0, 12), path)
    if (asset) files.set(`assets/${path}`, asset.bytes)
  }
  return {
    files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))),
    name: present.name,
  }
}
