/**
 * What the desk has published over a pack's version (CD-401): one document at a time. The version stays as it was
 * imported; whoever reads all of it lays these over.
 */
import type { PackAsset, PackDocument, PackProductFolder } from './pack/document.ts'
import type { PackArticle, PackCategory, PackHeader, PackPromo } from './pack/format.ts'
import type { SettingEdits } from './periods.ts'
import { withSettingEdits } from './setting-edits.ts'
import { articleDocumentId } from './pack/article-source.ts'
import { sharedProduct } from '#rules/shared-product.ts'

interface Released {
  id: string
  release: number
  version: number
  path: string
}

interface LiveArticle extends Released {
  kind: 'articles'
  /** null: taken away. */
  document: PackArticle | null
}

/** What belongs to no game: it goes before players with the topics of the shared product (CD-467). */
export interface SharedParts {
  promos: readonly PackPromo[]
  headers: readonly PackHeader[]
  /** Texts of the interface over the product's own: locale → key → ICU message (CD-468). */
  texts: PackDocument['texts']
}

/** A game's tree, its forms and what its page offers: they go before players together (CD-421, CD-466). */
export type GameTopics = Pick<PackProductFolder, 'categories' | 'topics'> &
  Partial<Pick<PackProductFolder, 'trending' | 'selfServices' | 'resources'> & SharedParts>

/** Called by its game. */
interface LiveTopics extends Released {
  kind: 'topics'
  document: GameTopics
}

/** What the desk says of how long things last: one document (CD-424). */
interface LiveSettings extends Released {
  kind: 'settings'
  document: SettingEdits
}
export const settingsId = 'periods'

/** A picture brought at the desk, called by its path below assets/, which carries its hash (CD-463). */
interface LiveAsset extends Released {
  kind: 'assets'
  document: PackAsset
}

export type LiveDocument = LiveArticle | LiveTopics | LiveSettings | LiveAsset
export type LiveKind = LiveDocument['kind']
export type LiveOf<K extends LiveKind> = Extract<LiveDocument, { kind: K }>

/** Which content is shown. */
export interface ActiveContent {
  version: string
  release: number
  cleared: number
  importedVersion: string | null
}

/** What answers call it: the version itself, and the number of the release that lies over it. */
export const nameOfContent = ({ version, release, cleared }: Omit<ActiveContent, 'importedVersion'>): string =>
  release > cleared ? `${version}.${release}` : version

/** Ids of all entries of a tree. */
const idsOf = (categories: readonly PackCategory[]): Set<number> => {
  const ids = new Set<number>()
  const walk = (list: readonly PackCategory[]): void => {
    for (const { id, children } of list) {
      ids.add(id)
      walk(children)
    }
  }
  walk(categories)
  return ids
}

/** Links on the page of a category that is gone are not shown; they come back with it. */
export const folderWith = (
  folder: PackProductFolder,
  {
    categories,
    topics,
    trending = folder.trending,
    selfServices = folder.selfServices,
    resources = folder.resources,
  }: GameTopics,
): PackProductFolder => {
  const ids = idsOf(categories)
  const stays = <T extends { category: number | null }>(list: T[]): T[] =>
    list.every(({ category }) => category === null || ids.has(category))
      ? list
      : list.filter(({ category }) => category === null || ids.has(category))
  return {
    ...folder,
    categories,
    topics,
    trending: stays(trending),
    selfServices: stays(selfServices),
    resources: stays(resources),
  }
}

/** @param topics what the desk has published, by game; what it says nothing of is the pack's */
export const sharedPartsOf = (
  { promos, headers, texts }: SharedParts,
  topics: ReadonlyMap<string, Partial<SharedParts>>,
): SharedParts => {
  const its = topics.get(sharedProduct)
  return { promos: its?.promos ?? promos, headers: its?.headers ?? headers, texts: its?.texts ?? texts }
}

export const isOfKind =
  <K extends LiveKind>(kind: K) =>
  (one: LiveDocument): one is LiveOf<K> =>
    one.kind === kind

/** In the order of their paths, as a folder is read. */
const withAssets = (own: PackAsset[], brought: readonly PackAsset[]): PackAsset[] => {
  if (brought.length === 0) return own
  const paths = new Set(brought.map(({ path }) => path))
  return [...own.filter(({ path }) => !paths.has(path)), ...brought].sort((a, b) =>
    a.path < b.path ? -1 : a.path > b.path ? 1 : 0,
  )
}

export const withLive = (document: PackDocument, live: readonly LiveDocument[]): PackDocument => {
  if (live.length === 0) return document
  const over = new Map(live.filter(isOfKind('articles')).map((one) => [one.id, one.document]))
  const articles = document.articles.flatMap((article): PackArticle[] => {
    const id = articleDocumentId(article)
    const now = over.get(id)
    over.delete(id)
    return now === undefined ? [article] : now === null ? [] : [now]
  })
  for (const article of over.values()) if (article !== null) articles.push(article)
  const topics = new Map(live.filter(isOfKind('topics')).map((one) => [one.id, one.document]))
  const products = document.products.map((folder) => {
    const now = topics.get(folder.product.shortName)
    return now === undefined ? folder : folderWith(folder, now)
  })
  const [settings] = live.filter(isOfKind('settings'))
  const assets = withAssets(
    document.assets,
    live.filter(isOfKind('assets')).map((one) => one.document),
  )
  const { promos, headers, texts } = sharedPartsOf(document, topics)
  const whole = { ...document, articles, products, assets, promos: [...promos], headers: [...headers], texts }
  return withSettingEdits(whole, settings?.document)
}
