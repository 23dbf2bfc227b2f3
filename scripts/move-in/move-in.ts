// An old help centre → a content pack (CD-413): the same source gives the same files, however often it is moved in.
import { createOldAddresses } from '../../server/src/content/old-addresses.ts'
import { addCategories, idsOfCategories, type CategoryToAdd } from './categories.ts'
import { createIdBook, type IdBook } from './ids.ts'
import { sourceFinding } from './json-folder.ts'
import { isObject } from './json-things.ts'
import { mapLocales } from './locales.ts'
import { MoveInError, order, type Finding, type OldArticle, type OldLibrary, type OldVersion } from './library.ts'
import { openPackFolder, type PackFolder } from './pack-folder.ts'
import { createPictureShelf } from './picture-shelf.ts'
import { makeReport, printReport, type Report } from './report.ts'
import { standInId, videoHostsOfNew, writeSkeleton } from './skeleton.ts'
import { plantTree } from './tree.ts'
import { writeArticles } from './write-articles.ts'
import { plainOf } from './words.ts'

export interface MoveInOptions {
  folder: string
  /** Whose help it is; the shared product otherwise. */
  product: string
  /** What ids are kept under: two sources of one kind have two. */
  space: string
  isOverwriting: boolean
  /** Fetches a file of the open internet; undefined: nothing is fetched. */
  fetchFile: ((url: URL) => Promise<Buffer>) | undefined
}

export interface Outcome {
  report: Report
  changes: PackFolder['changes']
}

interface PackFacts {
  isNew: boolean
  defaultLocale: string
  locales: readonly string[]
  videoHosts: readonly string[]
}

const recordIn = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})
const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

const sourceLocales = ({ defaultLocale, articles, places }: OldLibrary): string[] => [
  ...new Set([
    defaultLocale,
    ...articles.flatMap(({ versions }) => versions.map(({ locale }) => locale)).sort(),
    ...places.flatMap(({ names }) => [...names.keys()]).sort(),
  ]),
]

/** Of a pack that is there: what it says. Of a new one: what the source brings. */
const readFacts = (pack: PackFolder, library: OldLibrary): PackFacts & { localeOf: Map<string, string> } => {
  const file = pack.yaml('pack.yaml')
  const sources = sourceLocales(library)
  if (file === undefined) {
    if (pack.paths().length > 0)
      throw new MoveInError(`${pack.folder} is neither empty nor a pack: it has no pack.yaml`)
    const localeOf = mapLocales(sources, undefined)
    const locales = [...new Set(localeOf.values())]
    const defaultLocale = localeOf.get(library.defaultLocale) ?? locales[0] ?? 'en-US'
    return {
      isNew: true,
      defaultLocale,
      locales: locales.length > 0 ? locales : [defaultLocale],
      videoHosts: videoHostsOfNew,
      localeOf,
    }
  }
  const { defaultLocale, locales, settings } = recordIn(file)
  const chosen = typeof defaultLocale === 'string' ? defaultLocale : 'en-US'
  const offered = textsIn(locales)
  const ordered = [...new Set([chosen, ...offered])]
  return {
    isNew: false,
    defaultLocale: chosen,
    locales: ordered,
    videoHosts: textsIn(recordIn(settings)['videoHosts']),
    localeOf: mapLocales(sources, ordered),
  }
}

const idsOf = (pack: PackFolder, space: string, kind: string): Map<string, number> =>
  new Map(
    Object.entries(recordIn(recordIn(recordIn(pack.yaml('moved-in.yaml'))[space])[kind])).flatMap(([key, id]) =>
      Number.isSafeInteger(id) && (id as number) > 0 && (id as number) <= 999_999_999 ? [[key, id as number]] : [],
    ),
  )

const writeIds = (pack: PackFolder, space: string, books: Record<string, IdBook>): void => {
  const all = { ...recordIn(pack.yaml('moved-in.yaml')), [space]: undefined as unknown }
  all[space] = Object.fromEntries(Object.entries(books).map(([kind, book]) => [kind, book.all()]))
  const linesOf = ([kind, ids]: [string, unknown]): string[] => [
    `  ${JSON.stringify(kind)}:`,
    ...(Array.isArray(ids) ? (ids as [string, unknown][]) : Object.entries(recordIn(ids))).map(
      ([key, id]) => `    ${JSON.stringify(key)}: ${String(id)}`,
    ),
  ]
  const spaces = Object.entries(all).sort(([a], [b]) => order(a, b))
  pack.put(
    'moved-in.yaml',
    [
      '# Which ids of this pack things of the old help pages have. Moving in again finds them by it: keep it.',
      ...spaces.flatMap(([name, kinds]) => [
        `${JSON.stringify(name)}:`,
        ...Object.entries(recordIn(kinds)).flatMap(linesOf),
      ]),
      '',
    ].join('\n'),
  )
}

/** @param gone addresses of the source that lead nowhere now */
const writeRedirects = (pack: PackFolder, own: ReadonlyMap<string, string>, gone: readonly string[]): number => {
  const before = recordIn(pack.yaml('redirects.yaml'))
  const dead = gone.filter((from) => Object.hasOwn(before, from) && !own.has(from))
  const isSame = dead.length === 0 && [...own].every(([from, to]) => before[from] === to)
  for (const from of dead) delete before[from]
  const all = { ...before, ...Object.fromEntries(own) }
  if (!isSame)
    pack.put(
      'redirects.yaml',
      [
        '# Addresses of the help pages before these, and what stands in their place (server/content/README.md).',
        ...Object.entries(all)
          .sort(([a], [b]) => order(a, b))
          .map(([from, to]) => `${JSON.stringify(from)}: ${String(to)}`),
        '',
      ].join('\n'),
    )
  return own.size
}

/** A draft in its own language is one in all: nobody reads a translation of what is not there. */
const isDraft = (article: OldArticle, original: OldVersion | undefined): boolean => original?.isDraft ?? true

export const moveIn = async (library: OldLibrary, options: MoveInOptions): Promise<Outcome> => {
  const { product, space } = options
  const pack = openPackFolder(options.folder)
  const facts = readFacts(pack, library)
  const { defaultLocale, localeOf } = facts
  const findings: Finding[] = [...library.findings]
  for (const source of sourceLocales(library))
    if (!localeOf.has(source))
      findings.push(sourceFinding('language', `${source}: the pack has ${facts.locales.join(', ')}`))
  if (facts.isNew) {
    if (product !== 'services')
      throw new MoveInError(`A new pack has the product "services" alone; "${product}" comes later.`)
    const host = [...library.hosts][0] ?? space
    writeSkeleton(pack, {
      id:
        host
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-+|-+$/g, '')
          .slice(0, 40) || 'help',
      title: library.title ?? host,
      locales: facts.locales,
      defaultLocale,
      today: newest(library),
    })
  } else if (!pack.has(`products/${product}/product.yaml`))
    throw new MoveInError(`There is no product "${product}" in the pack (--product names another).`)

  // Ids
  const categoriesThere = idsOfCategories(pack)
  const articlesThere = pack.paths().flatMap((path) => /^(?:articles|drafts)\/[^/]+\/(\d{1,9})/.exec(path)?.[1] ?? [])
  const movedBefore = idsOf(pack, space, 'articles')
  const ids = {
    articles: createIdBook(
      `${space}/articles`,
      movedBefore,
      new Set([...articlesThere.map(Number), Number(standInId)]),
    ),
    places: createIdBook(`${space}/places`, idsOf(pack, space, 'places'), new Set(categoriesThere.keys())),
  }
  const byKey = <T extends { key: string }>(things: readonly T[]): T[] =>
    [...things].sort((a, b) => order(a.key, b.key))
  for (const { key } of byKey(library.places)) ids.places.of(key)
  for (const { key } of byKey(library.articles)) ids.articles.of(key)
  const stillThere = new Set(library.articles.map(({ key }) => key))
  for (const [key, id] of movedBefore)
    if (!stillThere.has(key) && articlesThere.includes(String(id)))
      findings.push({ key, title: key, locale: null, what: 'gone', detail: `article ${id}` })

  // Places
  const tree = plantTree(library.places, (place, what, detail) =>
    findings.push({ key: place.key, title: [...place.names.values()][0] ?? place.key, locale: null, what, detail }),
  )
  const wordsOf = (texts: ReadonlyMap<string, string>, otherwise: string): Record<string, string> => {
    const own = new Map(
      [...texts].flatMap(([source, text]) =>
        localeOf.has(source) && text.trim() !== '' ? [[localeOf.get(source)!, text]] : [],
      ),
    )
    const first = own.get(defaultLocale) ?? [...own.values()][0] ?? otherwise
    return Object.fromEntries([[defaultLocale, first], ...[...own].filter(([locale]) => locale !== defaultLocale)])
  }
  const short = (
    texts: Record<string, string>,
    most: number,
    change = (text: string): string => text,
  ): Record<string, string> =>
    Object.fromEntries(
      Object.entries(texts).map(([locale, text]) => [locale, change(plainOf(text)).slice(0, most).trim()]),
    )
  const categories = tree.ordered.map((place): CategoryToAdd => {
    const parent = tree.parentOf.get(place.key) ?? null
    const name = short(wordsOf(place.names, place.key), 300)
    return {
      id: ids.places.of(place.key),
      parent: parent === null ? null : ids.places.of(parent),
      name,
      text: short(
        place.descriptions.size === 0 ? name : wordsOf(place.descriptions, name[defaultLocale]!),
        2_000,
        (text) => text.replace(/[\\`*_[\]<>#&]/g, String.raw`\$&`),
      ),
    }
  })
  addCategories(pack, product, categories)
  const productOf = idsOfCategories(pack)
  const categoryOf = (key: string): number | undefined => {
    const stands = tree.standsAt.get(key)
    return stands === undefined ? undefined : ids.places.of(stands)
  }

  // Old addresses: they are what links of articles go by, too.
  const originals = new Map(
    library.articles.map((article) => [
      article.key,
      article.versions.find(({ locale }) => localeOf.get(locale) === defaultLocale) ??
        article.versions.find(({ locale }) => locale === article.sourceLocale && localeOf.has(locale)) ??
        article.versions.find(({ locale }) => localeOf.has(locale)),
    ]),
  )
  const isShown = (article: OldArticle): boolean =>
    !article.isRestricted && !isDraft(article, originals.get(article.key))
  const redirects = new Map<string, string>(
    library.home.map((from) => [from, product === 'services' ? 'home' : `games/${product}`]),
  )
  for (const place of library.places) {
    const id = categoryOf(place.key)
    if (id !== undefined)
      for (const from of place.addresses) redirects.set(from, `games/${productOf.get(id) ?? product}/category/${id}`)
  }

  const shelf = createPictureShelf(pack, { library, space, fetchFile: options.fetchFile })
  const links = new Map(redirects)
  for (const article of library.articles)
    if (isShown(article))
      for (const from of [...article.addresses, ...(article.files ?? [])])
        links.set(from, `article/${ids.articles.of(article.key)}`)
  const written = await writeArticles(pack, {
    library,
    space,
    product,
    isOverwriting: options.isOverwriting,
    defaultLocale,
    localeOf,
    videoHosts: facts.videoHosts,
    idOf: ids.articles.of,
    originals,
    isShown,
    categoryOf,
    newAddress: createOldAddresses(Object.fromEntries(links)).find,
    shelf,
    findings,
  })
  for (const article of library.articles)
    if (written.shown.has(article.key))
      for (const from of article.addresses) redirects.set(from, `article/${ids.articles.of(article.key)}`)
  const all = [...library.places, ...library.articles].flatMap(({ addresses }) => addresses)
  const count = writeRedirects(pack, redirects, all)
  writeIds(pack, space, ids)

  const report = makeReport(
    library,
    {
      articles: written.shown.size,
      drafts: written.drafts,
      versions: written.versions,
      places: categories.length,
      pictures: shelf.count(),
      redirects: count,
      languages: [...new Set(localeOf.values())].sort(),
    },
    findings,
  )
  pack.put(`.move-in/${space}/report.md`, printReport(report))
  pack.put(`.move-in/${space}/report.json`, `${JSON.stringify(report, null, 2)}\n`)
  return { report, changes: pack.changes }
}

/** The day of the source's newest word: a new pack made twice of it is the same. */
const newest = ({ articles }: OldLibrary): string =>
  articles
    .flatMap(({ versions }) => versions.map(({ updated }) => updated))
    .reduce((a, b) => (b > a ? b : a), '1970-01-01')
    .slice(0, 10)
