import { createHash } from 'node:crypto'
import { canonicalLocale } from '../lib/locale.ts'
import { createArticleShelf, type ArticleShelf } from './local/article-shelf.ts'
import { createLocalContent, type LocalVersion } from './local/local-content.ts'
import { createOldAddresses } from './old-addresses.ts'
import { folderWith, sharedPartsOf, type SharedParts } from './overlay.ts'
import type { PackAsset, PackDocument, PackProductFolder } from './pack/document.ts'
import type { PackTopic } from './pack/format.ts'
import { periodsOf, type SettingEdits } from './periods.ts'
import type { PseudoLocale } from './pseudo-locale.ts'
import { sharedProduct } from '#rules/shared-product.ts'
import { promotedArticle } from './vocabulary.ts'
import type { Content, ContentAsset, ContentChange, ContentSettings, DeskChanges } from './types.ts'

/** What differs between one version over a pack and the next. */
interface Layer {
  version: string
  since: ContentChange | null
  articlesSince: string
  shelf: ArticleShelf
  folders: readonly PackProductFolder[]
  shared: SharedParts
  settings: ContentSettings
}

export interface CompileOptions {
  /** With leading, without trailing slash; '' is the root (ground G1). */
  mountPath: string
  /** RFC 3339. */
  importedAt: string
  /** Where it is known. */
  version?: string
  /** Locales offered beside the pack's, made from its default texts; none in production. */
  pseudoLocales?: readonly PseudoLocale[]
}

const namesPromo = ({ promos }: PackTopic): boolean => promos.some((id) => !promotedArticle.test(id))

/** Drawings first: they are sharp in every size. */
const pictureTypes = ['svg', 'avif', 'webp', 'png', 'jpg', 'jpeg', 'gif']

/** `<pack id>-<12 hex digits>`: the same pack gives the same version, any change another one. */
export const versionOf = (document: PackDocument): string =>
  `${document.pack.id}-${createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 12)}`

/** A valid pack → the immutable `Content` the rooms read. Languages are built at their first use and kept. */
export const compileContent = (
  document: PackDocument,
  { mountPath, importedAt, version: base = versionOf(document), pseudoLocales = [] }: CompileOptions,
): Content => {
  const { pack } = document
  // One map for all that lies over this version: what the desk brings comes in beside, and no path changes its picture.
  const assets = new Map<string, ContentAsset>()
  const addAsset = (asset: PackAsset): void => {
    const url = `${mountPath}/static/content/${asset.sha256.slice(0, 12)}/${asset.path}`
    if (!assets.has(asset.path)) assets.set(asset.path, { ...asset, url })
  }
  for (const asset of document.assets) addAsset(asset)
  const assetUrl = (path: string): string | undefined => assets.get(path)?.url
  const pictureUrl = (name: string): string | undefined =>
    pictureTypes.map((type) => assetUrl(`${name}.${type}`)).find((url) => url !== undefined)
  const productNames = document.products.map((folder) => folder.product.shortName)
  const locales = [
    pack.defaultLocale,
    ...pack.locales.filter((locale) => locale !== pack.defaultLocale),
    ...pseudoLocales,
  ]
  const settingsWith = (edits?: SettingEdits): ContentSettings => ({
    ...pack.settings,
    ...periodsOf(pack.settings, edits),
    angularGamePages: pack.settings.angularGamePages === 'all' ? productNames : pack.settings.angularGamePages,
  })
  const packPeriods = periodsOf(pack.settings)
  const oldAddresses = createOldAddresses(document.redirects ?? {})

  const made = (
    { version, since, articlesSince, shelf, folders, shared, settings }: Layer,
    views: Map<string, LocalVersion>,
  ): Content =>
    Object.freeze({
      version,
      base,
      since,
      articlesSince,
      packId: pack.id,
      importedAt,
      defaultLocale: pack.defaultLocale,
      locales,
      settings,
      packPeriods,
      features: pack.features,
      penaltyReasons: document.penaltyReasons,
      oldAddresses,
      productNames,
      topicIds: folders.flatMap((folder) => folder.topics.map((topic) => topic.id)),
      assets,
      assetUrl,
      pictureUrl,
      in(asked: string) {
        const canonical = canonicalLocale(asked)
        const locale = canonical && locales.includes(canonical) ? canonical : pack.defaultLocale
        let view = views.get(locale)
        if (!view) {
          view = createLocalContent(
            { document, locale, contextPath: `${mountPath}/${locale}`, assetUrl, pictureUrl },
            { shelf, folders, shared },
          )
          views.set(locale, view)
        }
        return view
      },
      written: (locale: string, id: string) => shelf.in(locale).get(id),
      folder: (product: string) => folders.find((one) => one.product.shortName === product),
      crisis: document.crisis,
      ...shared,
      with(
        { articles: changes = [], topics = new Map(), settings: edits, assets: brought = [] }: DeskChanges,
        name: string,
      ) {
        for (const asset of brought) addAsset(asset)
        const articles = new Map<string, Set<string>>()
        for (const { locale, id } of changes) articles.set(locale, (articles.get(locale) ?? new Set()).add(id))
        const ids = new Set(changes.map(({ id }) => id))
        const originals = articles.get(pack.defaultLocale) ?? new Set<string>()
        const isSharedNew = topics.has(sharedProduct)
        const laterShared = isSharedNew ? sharedPartsOf(document, topics) : shared
        const hasOtherPromos = isSharedNew && JSON.stringify(laterShared.promos) !== JSON.stringify(shared.promos)
        const later = {
          shelf: changes.length === 0 ? shelf : shelf.with(changes),
          // Over what the pack says of a game, so that a link whose category is there again is there again.
          folders:
            topics.size === 0
              ? folders
              : folders.map((folder, at) => {
                  const its = topics.get(folder.product.shortName)
                  if (its !== undefined) return folderWith(document.products[at]!, its)
                  // Its pages say what they offer: they are made anew.
                  return hasOtherPromos && folder.topics.some(namesPromo) ? { ...folder } : folder
                }),
          shared: laterShared,
          settings: edits === undefined ? settings : settingsWith(edits),
        }
        // Settings stand in no language.
        const isSaid = changes.length > 0 || topics.size > 0
        const next = isSaid
          ? new Map(
              [...views].map(([locale, view]) => [
                locale,
                // What an article is about, and where it has no translation its words, come from its original.
                view.next(later, new Set([...originals, ...(articles.get(locale) ?? [])])),
              ]),
            )
          : views
        const its = { version: name, since: { version, articles, ids }, ...later }
        return made({ ...its, articlesSince: changes.length === 0 ? articlesSince : name }, next)
      },
    })
  const shelf = createArticleShelf(document.articles)
  const whole = {
    shelf,
    folders: document.products,
    shared: sharedPartsOf(document, new Map()),
    settings: settingsWith(),
  }
  return made({ version: base, since: null, articlesSince: base, ...whole }, new Map())
}
