// A pack taken apart into the documents the desk's calls name: one kind after another, each with its id (ground G19).
import type { ContentKind } from '#generated/server/desk/schemas.ts'
import type { PackDocument } from './pack/document.ts'

export interface ContentEntry {
  id: string
  document: Record<string, unknown>
}
export interface KindChange {
  kind: ContentKind
  added: number
  changed: number
  removed: number
}

const entry = (id: string | number, document: object): ContentEntry => ({
  id: String(id),
  document: document as Record<string, unknown>,
})

/** Lists without ids of their own (trending topics, links) are one document a product. */
const ofProducts = (
  { products }: PackDocument,
  read: (folder: PackDocument['products'][number]) => readonly object[],
): ContentEntry[] =>
  products
    .filter((folder) => read(folder).length > 0)
    .map((folder) => entry(folder.product.shortName, { entries: read(folder) }))

const readers: Readonly<Record<ContentKind, (pack: PackDocument) => ContentEntry[]>> = {
  pack: ({ pack }) => [entry(pack.id, pack)],
  texts: ({ texts }) => Object.entries(texts).map(([locale, document]) => entry(locale, document)),
  headers: ({ headers }) => headers.map((header) => entry(header.name, header)),
  products: ({ products }) => products.map(({ product }) => entry(product.shortName, product)),
  categories: (pack) => ofProducts(pack, ({ categories }) => categories),
  topics: ({ products }) =>
    products.flatMap(({ product, topics }) => topics.map((topic) => entry(`${product.shortName}~${topic.id}`, topic))),
  trending: (pack) => ofProducts(pack, ({ trending }) => trending),
  'self-services': (pack) => ofProducts(pack, ({ selfServices }) => selfServices),
  resources: (pack) => ofProducts(pack, ({ resources }) => resources),
  promos: ({ promos }) => promos.map((promo) => entry(promo.id, promo)),
  articles: ({ articles }) => articles.map((article) => entry(`${article.locale}~${article.id}`, article)),
  synonyms: ({ synonyms }) => Object.entries(synonyms).map(([locale, groups]) => entry(locale, { groups })),
  crisis: ({ crisis }) => crisis.map((message) => entry(message.id, message)),
  'penalty-reasons': ({ penaltyReasons }) => [entry('reasons', { codes: penaltyReasons })],
  'login-options': ({ loginOptions }) => [entry('options', loginOptions)],
  assets: ({ assets }) => assets.map((asset) => entry(asset.path.replaceAll('/', '~'), asset)),
}

const documents = <T>(entries: readonly ContentEntry[]): T[] => entries.map(({ document }) => document as T)
const byId = <T>(entries: readonly ContentEntry[], member?: string): Record<string, T> =>
  Object.fromEntries(entries.map(({ id, document }) => [id, (member === undefined ? document : document[member]) as T]))
const emptyFolder = { categories: [], topics: [], trending: [], selfServices: [], resources: [] }

/** Replaces the list that each product keeps of one kind. */
const inProducts =
  <K extends 'categories' | 'trending' | 'selfServices' | 'resources'>(key: K) =>
  (pack: PackDocument, entries: readonly ContentEntry[]): PackDocument => {
    const lists = byId<PackDocument['products'][number][K]>(entries, 'entries')
    return {
      ...pack,
      products: pack.products.map((folder) => ({ ...folder, [key]: lists[folder.product.shortName] ?? [] })),
    }
  }

/**
 * The way back: a pack with all documents of one kind replaced, not checked yet. Pictures come with their bytes,
 * elsewhere.
 */
const writers: Readonly<
  Record<Exclude<ContentKind, 'assets'>, (pack: PackDocument, entries: readonly ContentEntry[]) => PackDocument>
> = {
  pack: (pack, entries) => ({ ...pack, pack: documents<PackDocument['pack']>(entries)[0] ?? pack.pack }),
  texts: (pack, entries) => ({ ...pack, texts: byId(entries) }),
  headers: (pack, entries) => ({ ...pack, headers: documents(entries) }),
  products: (pack, entries) => {
    const folders = new Map(pack.products.map((folder) => [folder.product.shortName, folder]))
    return {
      ...pack,
      products: entries.map(({ id, document }) => ({
        ...(folders.get(id) ?? emptyFolder),
        product: document as PackDocument['products'][number]['product'],
      })),
    }
  },
  categories: inProducts('categories'),
  topics: (pack, entries) => ({
    ...pack,
    products: pack.products.map((folder) => ({
      ...folder,
      topics: documents(entries.filter(({ id }) => id.startsWith(`${folder.product.shortName}~`))),
    })),
  }),
  trending: inProducts('trending'),
  'self-services': inProducts('selfServices'),
  resources: inProducts('resources'),
  promos: (pack, entries) => ({ ...pack, promos: documents(entries) }),
  articles: (pack, entries) => ({ ...pack, articles: documents(entries) }),
  synonyms: (pack, entries) => ({ ...pack, synonyms: byId(entries, 'groups') }),
  crisis: (pack, entries) => ({ ...pack, crisis: documents(entries) }),
  'penalty-reasons': (pack, entries) => ({
    ...pack,
    penaltyReasons: (entries[0]?.document['codes'] ?? []) as string[],
  }),
  'login-options': (pack, entries) => ({
    ...pack,
    loginOptions: (entries[0]?.document ?? {}) as unknown as PackDocument['loginOptions'],
  }),
}
export const withDocuments = (
  pack: PackDocument,
  kind: Exclude<ContentKind, 'assets'>,
  entries: readonly ContentEntry[],
): PackDocument => writers[kind](pack, entries)

export const documentsOf = (pack: PackDocument, kind: ContentKind): ContentEntry[] => readers[kind](pack)

/** What differs, kind by kind; kinds in which nothing does are left out. */
export const changesBetween = (before: PackDocument | undefined, after: PackDocument): KindChange[] =>
  (Object.keys(readers) as ContentKind[]).flatMap((kind) => {
    const old = new Map(
      before ? documentsOf(before, kind).map(({ id, document }) => [id, JSON.stringify(document)]) : [],
    )
    const now = new Map(documentsOf(after, kind).map(({ id, document }) => [id, JSON.stringify(document)]))
    const added = [...now.keys()].filter((id) => !old.has(id)).length
    const removed = [...old.keys()].filter((id) => !now.has(id)).length
    const changed = [...now].filter(([id, text]) => old.has(id) && old.get(id) !== text).length
    return added + removed + changed === 0 ? [] : [{ kind, added, changed, removed }]
  })
