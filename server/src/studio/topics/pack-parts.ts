/** What a game's outline is in a version of the pack: its folder, and its files as people read them. Pure. */
import { stringify } from 'yaml'
import type { SourceFile } from '../../content/content-sources.ts'
import { filesOf } from '../../content/files.ts'
import type { PackDocument, PackProductFolder } from '../../content/pack/document.ts'
import { categoriesToFile, topicToFile, type Outline, type OutlineTopic } from './outline.ts'

const hasNoLongLines = { lineWidth: 0 } as const
export const fileOf = (game: string, name: string): string => `products/${game}/${name}.yaml`

/** Links on the page of a category that goes, go with it. */
export const folderWith = (
  folder: PackProductFolder,
  { categories }: Pick<PackProductFolder, 'categories'>,
  topics: PackProductFolder['topics'],
): PackProductFolder => {
  const ids = new Set<number>()
  const walk = (list: PackProductFolder['categories']): void => {
    for (const one of list) {
      ids.add(one.id)
      walk(one.children)
    }
  }
  walk(categories)
  const stays = <T extends { category: number | null }>(list: T[]): T[] =>
    list.filter(({ category }) => category === null || ids.has(category))
  return {
    ...folder,
    categories,
    topics,
    trending: stays(folder.trending),
    selfServices: stays(folder.selfServices),
    resources: stays(folder.resources),
  }
}

/** The version's files, with those of this game that say something else. */
export const filesAfter = (
  present: readonly { path: string; sha256: string }[],
  game: string,
  [before, after]: readonly [PackDocument, PackDocument],
  outline: Outline,
): Map<string, SourceFile> => {
  const files = new Map<string, SourceFile>(present.map(({ path, sha256 }) => [path, { sha256 }]))
  const alone = (document: PackDocument) =>
    filesOf(
      {
        ...document,
        products: document.products.filter(({ product }) => product.shortName === game),
        articles: [],
        assets: [],
      },
      new Map(),
    )
  const [was, is] = [alone(before), alone(after)]
  for (const name of ['trending', 'self-services', 'resources'])
    if (was[fileOf(game, name)] !== is[fileOf(game, name)]) {
      const text = is[fileOf(game, name)]
      if (text === undefined) files.delete(fileOf(game, name))
      else files.set(fileOf(game, name), Buffer.from(text))
    }
  const set = (name: string, list: readonly object[]): void => {
    if (list.length === 0) files.delete(fileOf(game, name))
    else files.set(fileOf(game, name), Buffer.from(stringify(list, hasNoLongLines)))
  }
  set('categories', categoriesToFile(outline.nodes))
  set('topics', outline.topics.map(topicToFile))
  return files
}

/** Topics that are reached otherwise than before. */
export const withOtherChannels = (before: Outline, after: Outline): number[] => {
  const channelsOf = (topics: readonly OutlineTopic[], id: number): string =>
    JSON.stringify(topics.find((topic) => topic.id === id)?.channels)
  return after.topics.map(({ id }) => id).filter((id) => channelsOf(before.topics, id) !== channelsOf(after.topics, id))
}
