/** All files of the content as it is shown, as a pack's folder holds them: what an export writes (CD-405). */
import type { ContentStore } from './content-store.ts'
import { crisisFileWith } from './crisis-edits.ts'
import { filesOf } from './files.ts'
import type { PackDocument } from './pack/document.ts'
import { packFileWith } from './setting-edits.ts'
import { filesOfSource, pageFilesOf, pathOfTopics } from './topics-files.ts'
import { articleDocumentId, articleName, articlePath, sourceOfArticle } from './pack/article-source.ts'

export interface WholePack {
  /** By path; in the order of the paths. */
  files: Map<string, Buffer>
  /** What it is of. */
  name: string
}

type Present = NonNullable<Awaited<ReturnType<ContentStore['present']>>>

/** A game's files as they were written at the desk; its lists of links anew where some are gone with their category. */
const topicsOver = (
  { base, document }: Pick<Present, 'base' | 'document'>,
  game: string,
  source: string,
): [path: string, text: string | null | undefined][] => {
  const alone = (pack: PackDocument) =>
    filesOf(
      {
        ...pack,
        products: pack.products.filter(({ product }) => product.shortName === game),
        articles: [],
        assets: [],
      },
      new Map(),
    )
  const [was, is] = [alone(base), alone(document)]
  const its = filesOfSource(source)
  const links = pageFilesOf(game, base.pack.locales).flatMap((name): [string, string | null | undefined][] => {
    const path = pathOfTopics(game, name)
    // What says the same as the version beneath stays as it was given, comments and all.
    if (was[path] === is[path]) return []
    const own = its[name]
    return [[path, own === undefined ? is[path]?.toString() : own]]
  })
  return [[pathOfTopics(game, 'categories'), its.categories], [pathOfTopics(game, 'topics'), its.topics], ...links]
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
  const set = (path: string, text: string | null | undefined): void => {
    if (text === null || text === undefined) files.delete(path)
    else files.set(path, Buffer.from(text))
  }
  for (const { kind, id, path, document } of await store.live()) {
    const source = (await store.liveSource(kind, id))?.source ?? null
    if (kind === 'articles') set(path, document === null ? null : source)
    else if (kind === 'settings') set('pack.yaml', packFileWith(files.get('pack.yaml')!.toString('utf8'), document))
    else if (source !== null) for (const [at, text] of topicsOver(present, id, source)) set(at, text)
  }
  const crisis = files.get('crisis.yaml')
  if (crisis !== undefined)
    files.set('crisis.yaml', Buffer.from(crisisFileWith(crisis.toString('utf8'), await store.crisisEdits())))
  for (const { path, sha256 } of present.document.assets) {
    const asset = await store.asset(sha256.slice(0, 12), path)
    if (asset) files.set(`assets/${path}`, asset.bytes)
  }
  return {
    files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))),
    name: present.name,
  }
}
