/**
 * The files of a content pack, described for operators in server/content/README.md. Each constant reads one kind of
 * file; the types of the whole pack follow from them.
 */
import { featureKeys } from '../vocabulary.ts'
import {
  complain,
  defines,
  idText,
  integer,
  list,
  localized,
  mapped,
  maybe,
  object,
  oneOf,
  optional,
  record,
  refersTo,
  text,
  withSource,
  yesNo,
  type Place,
  type Read,
  type Reader,
} from './readers.ts'
import { oldAddress, redirectTarget } from './redirects.ts'
import { settings } from './settings-format.ts'
import { textSource } from './source.ts'
import type { topicsFile } from './topic-format.ts'
import {
  articleId,
  assetKey,
  assetPath,
  categoryId,
  httpsLink,
  iconName,
  line,
  link,
  markdown,
  messageKey,
  order,
  plain,
  productName,
  publicId,
  richTitle,
  title,
} from './values.ts'

const product = refersTo('product', productName)
const target = optional(oneOf(['_self', '_blank']), '_self')
const off = optional(yesNo, false)
const name = text({ pattern: /^[a-z0-9-]{1,40}$/, hint: 'must be 1 to 40 of a-z, 0-9 and -' })
const localeCode = text({ pattern: /^[a-z]{2}-[A-Z]{2}$/, hint: 'must be written like en-US' })
/** pack.yaml */
export const packFile = object({
  id: name,
  title,
  version: idText({ max: 40, pattern: /^[A-Za-z0-9._-]{1,40}$/ }),
  publisher: title,
  defaultLocale: optional(localeCode, 'en-US'),
  locales: list(localeCode, 50),
  settings,
  features: optional((place: Place) => {
    const flags = record(yesNo)(place)
    for (const key of Object.keys(flags ?? {}))
      if (!featureKeys.includes(key as never)) complain(place, `"${key}" is no feature key (${featureKeys.join(', ')})`)
    return flags
  }, {}),
})

/** headers.yaml */
export const headersFile = list(
  object({
    name: defines('header', name),
    title,
    subtitle: maybe(line),
    order,
  }),
)

/** products/<shortName>/product.yaml */
export const productFile = object({
  shortName: defines('product', productName),
  name: title,
  titleText: title,
  tileText: line,
  header: maybe(refersTo('header', text({ max: 40 }))),
  publisher: title,
  developers: title,
  showCategories: off,
  baseUiName: assetKey,
  order,
})

export interface PackCategory {
  id: number
  name: Record<string, string>
  icon: string
  friendlyText: Record<string, string> | null
  keywords: Record<string, string> | null
  popular: boolean
  visibility: ('guidedEntry' | 'searchFacets' | 'gamePages')[]
  anonymousFields: { email: boolean; name: boolean; phone: boolean } | null
  children: PackCategory[]
}

const everywhere: PackCategory['visibility'] = ['guidedEntry', 'searchFacets', 'gamePages']

/**
 * A category and everything below it. Leaves are topics: they are noted, so that each can be matched with topics.yaml.
 */
const category: Reader<PackCategory> = (place) => {
  const read = object({
    id: defines('category', categoryId),
    name: title,
    icon: optional(iconName, 'circle-help'),
    friendlyText: maybe(richTitle),
    keywords: maybe(line),
    popular: off,
    visibility: optional(list(oneOf(everywhere)), everywhere),
    anonymousFields: maybe(object({ email: off, name: off, phone: off })),
    children: optional(list(category), []),
  })(place)
  if (read?.id !== undefined && read.children?.length === 0) {
    place.context.report.definitions.push({
      kind: 'leaf category',
      name: String(read.id),
      file: place.source.file,
      line: place.line,
    })
  }
  return read
}

/** products/<shortName>/categories.yaml */
export const categoriesFile = list(category)

const picture = withSource(textSource, (place): string => {
  const value = String((place.node as { value?: unknown } | null)?.value ?? '')
  return value.startsWith('https://') ? httpsLink(place) : assetPath(place)
})
const inCategory = maybe(refersTo('category', categoryId))

/** products/<shortName>/trending.yaml */
export const trendingFile = list(
  object({
    name: title,
    title,
    description: line,
    url: link,
    imageUrl: maybe(picture),
    imageUrlMobile: maybe(picture),
    target,
    backgroundPositionY: maybe(integer(0, 100)),
    externalLinkConfirmation: off,
    category: inCategory,
  }),
)

/** products/<shortName>/self-services.yaml; `imageName` is a lucide icon name or a picture of the pack. */
const imageName = text({ pattern: /^[A-Za-z0-9/_.-]{1,200}$/ })
export const selfServicesFile = list(
  object({
    url: link,
    title,
    description: line,
    imageName: maybe(imageName),
    target,
    externalLinkConfirmation: off,
    category: inCategory,
  }),
)

/**
 * products/<shortName>/resources.yaml; an unknown size class is shown as medium (OD-42), but a pack should not hold
 * one.
 */
export const resourcesFile = list(
  object({
    url: link,
    title,
    imageName: maybe(imageName),
    imageSizeClass: optional(oneOf(['small', 'medium', 'large']), 'medium'),
    category: inCategory,
  }),
)

/** promos.yaml */
export const promosFile = list(
  object({
    id: defines('promo', publicId),
    isSelfHelpChannel: off,
    title,
    url: link,
    description: line,
    tagText: maybe(title),
    tagClass: maybe(text({ pattern: /^[a-z0-9-]{1,40}$/ })),
    imageName: maybe(imageName),
    imageUrl: maybe(picture),
    iconUrl: maybe(picture),
  }),
)

/** crisis.yaml */
export const crisisFile = list(
  object({
    id: defines('crisis message', publicId),
    title,
    summary: localized(plain(600)),
    body: richTitle,
    link: maybe(httpsLink),
    product: maybe(product),
    severity: optional(oneOf(['notice', 'degraded', 'outage']), 'degraded'),
    active: optional(yesNo, true),
  }),
)

/** penalty-reasons.yaml */
export const penaltyReasonsFile = list(
  text({ pattern: /^[A-Za-z0-9._-]{1,60}$/, hint: 'must be 1 to 60 of A-Z, a-z, 0-9, dot, _ and -' }),
)

const loginOption = object({ order, url: maybe(link), buttonText: title })

/** login-options.yaml */
export const loginOptionsFile = object({
  login: optional(list(loginOption, 20), []),
  suggest: optional(list(loginOption, 20), []),
  cantLogin: optional(list(loginOption, 20), []),
})

/** synonyms/<locale>.yaml */
export const synonymsFile = list(list(text({ max: 100 }), 50))

/** texts/<locale>.yaml */
export const textsFile = record(text({ min: 0, max: 5000 }), messageKey)

/** redirects.yaml: addresses of the help pages before, and the page of the portal that stands in their place. */
export const redirectsFile = record(redirectTarget, oldAddress)

/** Wherever it stands in a text, this article is meant: so no plain word, and no bare number. */
const errorCode = text({
  min: 3,
  max: 100,
  pattern: /^(?=.*\p{L})(?=.*(?:\P{L}|\p{Lu}.*\p{Lu}|\p{Lo}{6}))/u,
  hint: 'must be more than one word or have a digit, a sign or two capitals beside its letters (Error 37)',
})

/** Front matter of articles/<locale>/<id>-<slug>.md */
export const articleHead = object({
  id: articleId,
  title: text({ max: 300 }),
  summary: plain(1000),
  problem: maybe(markdown),
  type: optional(oneOf(['HOWTO', 'INFO', 'PROBLEM']), 'INFO'),
  products: optional(list(product, 50), []),
  categories: optional(list(refersTo('category', categoryId), 100), []),
  keywords: optional(list(text({ max: 100 }), 100), []),
  codes: optional(list(errorCode, 100), []),
  updated: mapped(idText({ max: 40 }), (value, place) => {
    const time = /^\d{4}-\d{2}-\d{2}/.test(value) ? Date.parse(value) : Number.NaN
    return Number.isNaN(time)
      ? complain(place, `"${value}" is no date (2026-11-18, or with a time)`)
      : new Date(time).toISOString()
  }),
  machineTranslation: off,
  translatedFrom: maybe(text({ pattern: /^[0-9a-f]{12}$/, hint: 'must be 12 of 0-9 and a-f, in quotes' })),
  guidedEntryCategoryId: optional((place: Place) => {
    const value = integer(0, 999_999_999)(place)
    if (value)
      place.context.report.references.push({
        kind: 'category',
        name: String(value),
        file: place.source.file,
        line: place.line,
      })
    return value
  }, 0),
  guidedEntryProduct: maybe(product),
  trending: off,
  promoted: maybe(
    object({ title: text({ max: 40 }), color: optional(oneOf(['accent', 'success', 'warning']), 'accent') }),
  ),
})

export type PackFile = Read<typeof packFile>
export type PackHeader = Read<typeof headersFile>[number]
export type PackProduct = Read<typeof productFile>
export type PackTopic = Read<typeof topicsFile>[number]
export type PackField = PackTopic['fields'][number]
export type PackChannel = PackTopic['channels'][number]
export type PackTrending = Read<typeof trendingFile>[number]
export type PackSelfService = Read<typeof selfServicesFile>[number]
export type PackResource = Read<typeof resourcesFile>[number]
export type PackPromo = Read<typeof promosFile>[number]
export type PackCrisisMessage = Read<typeof crisisFile>[number]
export type PackLoginOptions = Read<typeof loginOptionsFile>
type PackArticleHead = Read<typeof articleHead>
export type PackArticle = PackArticleHead & { locale: string; body: string }
