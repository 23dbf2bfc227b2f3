/**
 * Reads a whole pack folder into one validated document, or throws a `PackError` that lists every mistake with file and
 * line.
 */
import { createHash } from 'node:crypto'
import { IntlMessageFormat } from 'intl-messageformat'
import { isMap, isScalar, isSeq } from 'yaml'
import { packFormat, type LoadedPack, type PackAsset, type PackDocument, type PackProductFolder } from './document.ts'
import { sharedProduct } from '#rules/shared-product.ts'
import {
  categoriesFile,
  crisisFile,
  headersFile,
  loginOptionsFile,
  packFile,
  penaltyReasonsFile,
  productFile,
  promosFile,
  redirectsFile,
  resourcesFile,
  selfServicesFile,
  synonymsFile,
  textsFile,
  trendingFile,
  type PackArticle,
  type PackCategory,
} from './format.ts'
import { checkReferences } from './check-references.ts'
import { actsIn } from './svg.ts'
import { createPackReport, describeMistakes, PackError, type Mistake, type PackReport } from './mistakes.ts'
import type { PackFiles } from './pack-files.ts'
import { complain, lineOf, type PackContext, type Place, type Reader } from './readers.ts'
import { noteArticle, readArticle } from './read-article.ts'
import { topicsFile } from './topic-format.ts'
import { openYaml } from './yaml-file.ts'

const mediaTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
}
const maxAssetBytes = 5_000_000
const maxYamlBytes = 10_000_000
const ignored = /^(README|LICENSE|NOTICE|CHANGELOG)(\.[a-z]+)?$/i
const knownFiles = new RegExp(
  [
    String.raw`^(pack|headers|promos|crisis|penalty-reasons|login-options|redirects|moved-in)\.yaml$`,
    String.raw`^(texts|synonyms)/[^/]+\.yaml$`,
    String.raw`^products/[^/]+/(product|categories|topics|trending|self-services|resources)\.yaml$`,
    String.raw`^(articles|drafts)/[^/]+/[^/]+\.md$`,
    String.raw`^assets/.+`,
  ].join('|'),
)

/**
 * Locales must be known before any text can be judged, so they are looked up ahead of the proper reading of pack.yaml.
 */
const peekLocales = (place: Place | undefined): { defaultLocale: string; locales: string[]; videoHosts: string[] } => {
  const root = place?.node
  const get = (key: string): unknown => (isMap(root) ? root.get(key, true) : undefined)
  const texts = (node: unknown): string[] =>
    isSeq(node) ? node.items.flatMap((item) => (isScalar(item) ? [String(item.value)] : [])) : []
  const chosen = get('defaultLocale')
  const defaultLocale = isScalar(chosen) ? String(chosen.value) : 'en-US'
  const settings = get('settings')
  return {
    defaultLocale,
    locales: texts(get('locales')),
    videoHosts: isMap(settings) ? texts(settings.get('videoHosts', true)) : [],
  }
}

/** @param known pictures that were read before, by path */
export const loadPack = (files: PackFiles, known: ReadonlyMap<string, PackAsset> = new Map()): LoadedPack => {
  const report = createPackReport()
  const note = (file: string, line: number, message: string): void => void report.mistakes.push({ file, line, message })
  const paths = files.list().filter((path) => !ignored.test(path))
  for (const path of paths)
    if (!knownFiles.test(path)) note(path, 1, 'is not a file of a content pack (see server/content/README.md)')

  const textOf = (path: string): string => {
    const bytes = files.read(path)
    if (bytes.length > maxYamlBytes) note(path, 1, 'is larger than 10 MB')
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, maxYamlBytes))
    } catch {
      note(path, 1, 'is not UTF-8')
      return ''
    }
  }
  if (!paths.includes('pack.yaml')) {
    note('pack.yaml', 1, 'is missing: is this folder a content pack?')
    throw new PackError(report.mistakes)
  }
  const context: PackContext = { report, defaultLocale: 'en-US', locales: [], videoHosts: [] }
  const packPlace = openYaml(context, 'pack.yaml', textOf('pack.yaml'))
  if (!packPlace) throw new PackError(report.mistakes)
  Object.assign(context, peekLocales(packPlace))
  const pack = packFile(packPlace)
  if (!context.locales.includes(context.defaultLocale))
    complain({ ...packPlace, name: 'locales' }, `does not hold the default locale ${context.defaultLocale}`)

  const read = <T>(path: string, reader: Reader<T>, absent: T): T => {
    if (!paths.includes(path)) return absent
    const place = openYaml(context, path, textOf(path))
    return place?.node ? reader(place) : absent
  }
  const byLocale = <T>(folder: string, reader: Reader<T>, absent: T): Record<string, T> =>
    Object.fromEntries(
      paths
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => {
          const locale = path.slice(folder.length + 1).replace(/\.yaml$/, '')
          if (!context.locales.includes(locale)) note(path, 1, `"${locale}" is not a locale of this pack`)
          return [locale, read(path, reader, absent)]
        }),
    )

  const folders = [...new Set(paths.flatMap((path) => /^products\/([^/]+)\//.exec(path)?.[1] ?? []))]
  const products = folders.flatMap((folder): PackProductFolder[] => {
    const at = (name: string): string => `products/${folder}/${name}.yaml`
    if (!paths.includes(at('product'))) {
      note(at('product'), 1, 'is missing')
      return []
    }
    const product = read(at('product'), productFile, undefined as never)
    if (product?.shortName && product.shortName !== folder)
      note(at('product'), 1, `shortName is "${product.shortName}", the folder is "${folder}"`)
    return [
      {
        product,
        categories: read(at('categories'), categoriesFile, []),
        topics: read(at('topics'), topicsFile, []),
        trending: read(at('trending'), trendingFile, []),
        selfServices: read(at('self-services'), selfServicesFile, []),
        resources: read(at('resources'), resourcesFile, []),
      },
    ]
  })
  // OD-31: `home` without a game shows this product; the catalogue cannot do without it.
  if (!folders.includes(sharedProduct))
    note('pack.yaml', 1, 'there is no product "services", which the support home shows')

  const redirects = read('redirects.yaml', redirectsFile, {})
  const document: PackDocument = {
    format: packFormat,
    pack,
    headers: read('headers.yaml', headersFile, []),
    products,
    promos: read('promos.yaml', promosFile, []),
    crisis: read('crisis.yaml', crisisFile, []),
    penaltyReasons: read('penalty-reasons.yaml', penaltyReasonsFile, []),
    loginOptions: read('login-options.yaml', loginOptionsFile, { login: [], suggest: [], cantLogin: [] }),
    texts: byLocale('texts', checkedTexts, {}),
    synonyms: byLocale('synonyms', synonymsFile, []),
    articles: readArticles(context, paths, textOf),
    ...(Object.keys(redirects).length > 0 ? { redirects } : {}),
    assets: [],
  }
  for (const path of paths.filter((one) => one.startsWith('drafts/'))) {
    const [, locale = '', name = ''] = path.split('/')
    if (!context.locales.includes(locale)) note(path, 1, `"${locale}" is not a locale of this pack`)
    if (!/^\d{1,9}(-.*)?\.md$/.test(name)) note(path, 1, 'has a name that does not begin with the number of an article')
    textOf(path)
  }
  const assets = readAssets(paths, files, { note, definitions: report.definitions, known })
  document.assets = assets.list
  checkReferences(report)
  if (report.mistakes.length > 0) throw new PackError(report.mistakes)
  const sources = new Map(paths.filter((path) => !path.startsWith('assets/')).map((path) => [path, files.read(path)]))
  return { document, files: assets.files, sources, warnings: describeMistakes(uncalledNumbers(products, report)) }
}

/** A number that is asked for where nobody calls (T33). The flags of a category hold for everything below. */
const uncalledNumbers = (products: readonly PackProductFolder[], { definitions }: PackReport): Mistake[] => {
  const asking = (list: readonly PackCategory[], above: boolean): number[] =>
    list.flatMap(({ id, anonymousFields, children }) => {
      const isAsked = anonymousFields?.phone ?? above
      return children.length > 0 ? asking(children, isAsked) : isAsked ? [id] : []
    })
  return products.flatMap(({ categories, topics }) => {
    const called = new Set(
      topics.filter(({ channels }) => channels.some(({ channelType }) => channelType === 'phone')).map(({ id }) => id),
    )
    return asking(categories, false)
      .filter((id) => !called.has(id))
      .flatMap((id) => definitions.find(({ kind, name }) => kind === 'leaf category' && name === String(id)) ?? [])
      .map(({ name, file, line }) => ({
        file,
        line,
        message: `category ${name} asks for a phone number, and its topic has no channel "phone": nobody calls there`,
      }))
  })
}

/** Texts are ICU messages: one that does not parse would break every screen that shows it. */
const checkedTexts: Reader<Record<string, string>> = (place) => {
  const texts = textsFile(place)
  if (!isMap(place.node)) return texts
  for (const pair of place.node.items) {
    const key = isScalar(pair.key) ? String(pair.key.value) : ''
    const value = texts[key]
    if (typeof value !== 'string') continue
    try {
      new IntlMessageFormat(value, place.context.defaultLocale, undefined, { ignoreTag: true })
    } catch (error) {
      complain(
        { ...place, name: key, line: lineOf(place.source, pair.key, place.line) },
        `is no ICU message: ${(error as Error).message}`,
      )
    }
  }
  return texts
}

const readArticles = (
  context: PackContext,
  paths: readonly string[],
  textOf: (path: string) => string,
): PackArticle[] => {
  const seen = new Map<string, string>()
  return paths
    .filter((path) => path.startsWith('articles/'))
    .flatMap((path): PackArticle[] => {
      const read = readArticle(context, path, textOf(path))
      if (read === undefined) return []
      const key = `${read.article.locale}/${read.article.id}`
      noteArticle(context, read, path, seen.get(key))
      seen.set(key, path)
      return [read.article]
    })
}

type Note = (file: string, line: number, message: string) => void

/** @returns undefined for what is no picture by its name; every mistake is noted */
export const readAsset = (path: string, bytes: Buffer, note: Note): PackAsset | undefined => {
  const file = `assets/${path}`
  const mediaType = mediaTypes[path.split('.').at(-1)?.toLowerCase() ?? '']
  if (!/^[A-Za-z0-9/_.-]{1,200}$/.test(path))
    note(file, 1, 'has a name with other characters than A-Z, a-z, 0-9, / _ . -')
  if (!mediaType) {
    note(file, 1, `is no picture (${Object.keys(mediaTypes).join(', ')})`)
    return undefined
  }
  if (bytes.length > maxAssetBytes) note(file, 1, `has ${bytes.length} bytes, ${maxAssetBytes} are allowed`)
  const acts = mediaType === 'image/svg+xml' ? actsIn(bytes.toString('utf8')) : undefined
  if (acts !== undefined) note(file, 1, `holds ${acts}; a picture only draws`)
  return { path, sha256: createHash('sha256').update(bytes).digest('hex'), mediaType, bytes: bytes.length }
}

const readAssets = (
  paths: readonly string[],
  files: PackFiles,
  {
    note,
    definitions,
    known,
  }: { note: Note; definitions: PackReportDefinitions; known: ReadonlyMap<string, PackAsset> },
): { list: PackAsset[]; files: Map<string, Buffer> } => {
  const list: PackAsset[] = []
  const held = new Map<string, Buffer>()
  for (const file of paths.filter((path) => path.startsWith('assets/'))) {
    const path = file.slice('assets/'.length)
    const bytes = known.has(path) ? undefined : files.read(file)
    const asset = bytes === undefined ? known.get(path) : readAsset(path, bytes, note)
    if (asset === undefined) continue
    list.push(asset)
    if (bytes !== undefined) held.set(asset.sha256, bytes)
    definitions.push({ kind: 'asset', name: asset.path, file, line: 1 })
  }
  if (!list.some((asset) => asset.path === 'placeholder.svg'))
    note('assets/placeholder.svg', 1, 'is missing: it stands in for every picture that is not there')
  return { list, files: held }
}

type PackReportDefinitions = ReturnType<typeof createPackReport>['definitions']
