// Places → a product's categories.yaml and topics.yaml. What stands there already stays as its writers have it; what is
// missing is added where it belongs.
import { isMap, isSeq, parseDocument, type Document, type YAMLMap, type YAMLSeq } from 'yaml'
import { MoveInError } from './library.ts'
import type { PackFolder } from './pack-folder.ts'

export interface CategoryToAdd {
  id: number
  parent: number | null
  name: Record<string, string>
  /** Markdown. */
  text: Record<string, string>
}

const openList = (pack: PackFolder, path: string): { document: Document; list: YAMLSeq; isNew: boolean } => {
  const text = pack.read(path)
  const document = parseDocument(text ?? '[]')
  if (document.errors.length > 0) throw new MoveInError(`${path}: ${document.errors[0]!.message}`)
  if (document.contents === null) document.contents = document.createNode([]) as never
  if (!isSeq(document.contents)) throw new MoveInError(`${path} is no list`)
  const list = document.contents as YAMLSeq
  if (list.items.length === 0) list.flow = false
  return { document, list, isNew: text === undefined }
}

const categoriesIn = (list: unknown, found = new Map<number, YAMLMap>()): Map<number, YAMLMap> => {
  if (isSeq(list))
    for (const item of list.items) {
      if (!isMap(item)) continue
      found.set(Number(item.get('id')), item)
      categoriesIn(item.get('children', true), found)
    }
  return found
}

/** Ids of all categories of all products, and of which product each is. */
export const idsOfCategories = (pack: PackFolder): Map<number, string> => {
  const ids = new Map<number, string>()
  for (const path of pack.paths()) {
    const product = /^products\/([^/]+)\/categories\.yaml$/.exec(path)?.[1]
    if (product === undefined) continue
    for (const id of categoriesIn(openList(pack, path).list).keys()) ids.set(id, product)
  }
  return ids
}

/** @param wanted parents before their children */
export const addCategories = (pack: PackFolder, product: string, wanted: readonly CategoryToAdd[]): void => {
  const at = (name: string): string => `products/${product}/${name}.yaml`
  const categories = openList(pack, at('categories'))
  const topics = openList(pack, at('topics'))
  const there = categoriesIn(categories.list)
  const missing = wanted.filter(({ id }) => !there.has(id))
  if (missing.length === 0) return
  for (const { id, parent, name } of missing) {
    // Help pages alone: who contacts us is led through the operator's own topics.
    const node = categories.document.createNode({ id, name, visibility: ['searchFacets', 'gamePages'] }) as YAMLMap
    const above = parent === null ? undefined : there.get(parent)
    if (above === undefined) categories.list.add(node)
    else {
      const children = above.get('children', true)
      if (isSeq(children)) children.add(node)
      else above.set('children', categories.document.createNode([node]))
    }
    there.set(id, node)
  }
  const isLeaf = (id: number): boolean => {
    const children = there.get(id)?.get('children', true)
    return !isSeq(children) || children.items.length === 0
  }
  topics.list.items = topics.list.items.filter(
    (topic) => !isMap(topic) || !there.has(Number(topic.get('id'))) || isLeaf(Number(topic.get('id'))),
  )
  const withTopic = new Set(topics.list.items.map((topic) => (isMap(topic) ? Number(topic.get('id')) : 0)))
  for (const { id, text } of wanted)
    if (isLeaf(id) && !withTopic.has(id))
      topics.list.add(topics.document.createNode({ id, friendlyText: text, hasForm: false }))
  pack.put(at('categories'), categories.document.toString({ lineWidth: 0 }))
  pack.put(at('topics'), topics.document.toString({ lineWidth: 0 }))
}
