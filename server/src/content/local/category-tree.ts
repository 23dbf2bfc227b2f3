import type { PackProductFolder } from '../pack/document.ts'
import type { PackCategory } from '../pack/format.ts'
import type { CategoryVisibility, ContentCategory } from '../types.ts'
import type { Wording } from './wording.ts'

const withBelow = (category: PackCategory): PackCategory[] => [category, ...category.children.flatMap(withBelow)]

/** One game's, in one language. */
interface GameTree {
  sources: ReadonlyMap<number, PackCategory>
  categories: ReadonlyMap<number, ContentCategory>
}

export const createGameTree = (
  { product: { shortName: product }, categories: top }: PackProductFolder,
  { say, sayOrNull, sayHtmlOrNull }: Wording,
): GameTree => {
  const sources = new Map<number, PackCategory>()
  const categories = new Map<number, ContentCategory>()
  const add = (list: readonly PackCategory[], parent: ContentCategory | undefined): void => {
    for (const source of list) {
      // Written once, the flags hold for everything below (OD-80: a missing flag is false).
      const flags = source.anonymousFields ?? {
        email: parent?.showAnonymousEmailField ?? false,
        name: parent?.showAnonymousNameField ?? false,
        phone: parent?.showAnonymousPhoneField ?? false,
      }
      const category: ContentCategory = {
        id: source.id,
        name: say(source.name),
        icon: source.icon,
        friendlyText: sayHtmlOrNull(source.friendlyText, `games/${product}/category/${source.id}`),
        hasChildren: source.children.length > 0,
        parentId: parent?.id ?? 0,
        childrenIds: source.children.map((child) => child.id),
        product,
        keywords: sayOrNull(source.keywords),
        showAnonymousEmailField: flags.email,
        showAnonymousNameField: flags.name,
        showAnonymousPhoneField: flags.phone,
      }
      sources.set(source.id, source)
      categories.set(source.id, category)
      add(source.children, category)
    }
  }
  add(top, undefined)
  return { sources, categories }
}

/** @param treeOf made at its first use, and kept as long as the folder is the same */
export const createCategoryTree = (
  folders: readonly PackProductFolder[],
  treeOf: (folder: PackProductFolder) => GameTree,
) => {
  const holding = (id: number): GameTree | undefined => {
    for (const folder of folders) {
      const tree = treeOf(folder)
      if (tree.sources.has(id)) return tree
    }
    return undefined
  }
  const sourceOf = (id: number): PackCategory | undefined => holding(id)?.sources.get(id)
  const get = (id: number): ContentCategory | undefined => holding(id)?.categories.get(id)
  const tops = new Map(folders.map((folder) => [folder.product.shortName, folder.categories]))
  const visible = (list: readonly PackCategory[], visibility?: CategoryVisibility): ContentCategory[] =>
    list
      .filter((source) => !visibility || source.visibility.includes(visibility))
      .flatMap((source) => get(source.id) ?? [])
  const below = (id: number): PackCategory[] => sourceOf(id)?.children.flatMap(withBelow) ?? []
  const pathTo = (id: number): ContentCategory[] => {
    const category = get(id)
    return category ? [...pathTo(category.parentId), category] : []
  }

  return {
    get,
    topLevel: (product: string, visibility?: CategoryVisibility) => visible(tops.get(product) ?? [], visibility),
    childrenOf: (id: number, visibility?: CategoryVisibility) => visible(sourceOf(id)?.children ?? [], visibility),
    parentOf: (id: number) => get(get(id)?.parentId ?? 0),
    /** Root first, the category itself last; empty for an unknown id. */
    pathTo,
    /** The category's own id and those of everything below it. */
    idsWithin: (id: number) => [id, ...below(id).map((source) => source.id)],
    /** Categories below `id` that the pack marks as popular (OD-33). */
    popularBelow: (id: number) => visible(below(id).filter((source) => source.popular)),
  }
}
/** All categories of a pack in one language. Ids are unique in the whole pack. */
export type CategoryTree = ReturnType<typeof createCategoryTree>
