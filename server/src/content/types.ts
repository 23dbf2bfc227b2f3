/**
 * What an imported content pack becomes: `Content`, one immutable version of everything an operator edits (ground G19).
 * `current().in(locale)` answers ready documents: every text is the asked locale's or, key by key, the default locale's
 * (ground G2).
 */
import type { ContentPeriods } from '#generated/server/desk/schemas.ts'
import type {
  ArticleType,
  Category,
  CategorySolution,
  Channel,
  FeatureKey,
  FormField,
  LoginOption,
  OtherResource,
  Product,
  ProductHeader,
  PromotedTag,
  SelfServiceLink,
  TrendingTopic,
} from '#generated/server/schemas.ts'
import type { ChoiceSource } from '#rules/field-kinds.ts'
import type { OpenWeek } from '../lib/open-week.ts'
import type { ArticleChange } from './local/article-shelf.ts'
import type { OldAddresses } from './old-addresses.ts'
import type { GameTopics } from './overlay.ts'
import type { PackAsset, PackProductFolder } from './pack/document.ts'
import type { PackArticle, PackCrisisMessage, PackHeader, PackPromo } from './pack/format.ts'
import type { appealPeriods, casePeriods, SettingEdits } from './periods.ts'

/** Product as the catalogue shows it. Penalties are personal and therefore not content (ground G27). */
export type ContentProduct = Omit<Product, 'hasPenalties'>

/** Where a category shows (OD-36); the wire's names are visibleGuidedEntry, visibleSearchFacets, visibleGamePages. */
export type CategoryVisibility = 'guidedEntry' | 'searchFacets' | 'gamePages'

export type ContentCategory = Category
/** As it is written: whether its hours leave it open just now is the catalogue's to say (CD-427). */
export type ContentChannel = Omit<Channel, 'until'> & { hours?: OpenWeek }

/**
 * One field of a topic's form, and where its choices come from. Everything a select offers stands inside the definition
 * (OD-116); of what is a player's own the pack holds at most what everybody is offered. Lengths count code points.
 */
export type ContentField = FormField & { choicesFrom: ChoiceSource }

/** A topic: the leaf category solution, and what only the server needs of it. */
export type ContentTopic = Omit<CategorySolution, 'fields'> & {
  fields: ContentField[]
  /** `/api/verify` sends the visitor to the workflow first (ground G31). */
  requiresVerification: boolean
}

/** Sample phrasings of a topic, by locale: what suggestions and automatic categorisation learn from. */
interface TopicExamples {
  topicId: number
  product: string
  phrases: readonly string[]
}

interface LoginOptions {
  login: LoginOption[]
  suggest: LoginOption[]
  cantLogin: LoginOption[]
}

export interface ContentCrisisMessage {
  id: string
  title: string
  summary: string
  /** Sanitised HTML (OD-46). */
  body: string
  /** "More information", https only (decisions-cases K3). */
  link: string | null
  product: string | null
  severity: 'notice' | 'degraded' | 'outage'
  active: boolean
}

/**
 * An article in one language. `locale` is the language its text is written in, which is the default one where no
 * translation exists.
 */
export interface ContentArticle {
  id: string
  locale: string
  title: string
  summary: string
  /** Sanitised HTML (OD-46). */
  problem: string | null
  articleType: ArticleType
  /** Sanitised HTML whose in-page links carry the full path (ground G25). */
  body: string
  /** RFC 3339, UTC. */
  updated: string
  products: readonly string[]
  categories: readonly number[]
  keywords: readonly string[]
  /** Error codes and messages it helps with. */
  codes: readonly string[]
  hasMachineTranslation: boolean
  /** 0: no automatic category. */
  guidedEntryCategoryId: number
  guidedEntryProduct: string | null
  trending: boolean
  promoted: PromotedTag | null
  /** Root-relative page address in the asked locale. */
  url: string
}

/** What is searched of an article, and where it belongs: sanitised HTML whose links are not completed, so it costs nothing. */
export interface ArticleWords {
  id: string
  locale: string
  title: string
  summary: string
  problem: string
  text: string
  isMarkup: true
  keywords: readonly string[]
  codes: readonly string[]
  products: readonly string[]
  categories: readonly number[]
  promoted: boolean
  guidedEntryCategoryId: number
  trending: boolean
  articleType: ArticleType
}

/** The four articles the specification names (ground G31) and others the operator adds, by purpose. */
type HelpArticles = Readonly<
  Record<'disclaimer' | 'noPenalties' | 'codeOfConduct' | 'appealEligibility' | 'smsProtection', string>
>

export interface ContentSettings {
  angularGamePages: readonly string[]
  useEmbeddedFlow: boolean
  allowEmbeddedHome: boolean
  hasSearchLink: boolean
  helpArticles: HelpArticles
  flagshipGames: readonly string[]
  embeddedProducts: Readonly<Record<string, string>>
  externalProtocols: Readonly<Record<string, string>>
  trustedHosts: readonly string[]
  untrustedHosts: readonly string[]
  inGameUserAgents: readonly { pattern: string; embeddedGameName: string }[]
  videoHosts: readonly string[]
  /** Whose drafts need a colleague's word before players see them (CD-402); content of old has none. */
  studio?: {
    reviewing: 'writers' | 'everybody' | 'nobody'
    /** By language of two letters; content of old has none. */
    glossary?: Readonly<Record<string, readonly { use: string; not: readonly string[] }[]>>
  }
  /** Time zones whose visitors are asked before use is counted (CD-160); content of old has none. */
  askBeforeCounting?: readonly string[]
  /** How long cases and their links last (T17, CD-244). */
  cases: typeof casePeriods
  /** How often, and how long, penalties are appealed (T17, CD-244). */
  appeals: typeof appealPeriods
  /** What the operator adds to the check of abusive language, and takes out, by language; content of old has none. */
  abusiveLanguage?: Readonly<Record<string, { words: readonly string[]; exceptions: readonly string[] }>>
}

/** A picture or other file of the pack. Its address holds the file's own hash, so it never changes its bytes. */
export interface ContentAsset {
  path: string
  sha256: string
  mediaType: string
  bytes: number
  url: string
}

/** All documents in one language. Lookups by an unknown id answer undefined; lists are never undefined. */
export interface LocalContent {
  readonly locale: string
  readonly title: string
  readonly publisher: string
  /**
   * Texts the pack overrides or adds in this very language; `localizations/texts.ts` lays them over the product's own.
   */
  readonly texts: ReadonlyMap<string, string>
  headers: () => readonly ProductHeader[]
  /** Sorted by header order, then product order (OD-37). */
  products: () => readonly ContentProduct[]
  product: (shortName: string) => ContentProduct | undefined
  topLevelCategories: (product: string, visibility?: CategoryVisibility) => readonly ContentCategory[]
  category: (id: number) => ContentCategory | undefined
  /** Children of a leaf: empty (OD-34). */
  childrenOf: (id: number, visibility?: CategoryVisibility) => readonly ContentCategory[]
  parentOf: (id: number) => ContentCategory | undefined
  /** Root first, the category itself last (ground G16). */
  pathTo: (id: number) => readonly ContentCategory[]
  popularIn: (product: string, id: number) => readonly ContentCategory[]
  topic: (id: number) => ContentTopic | undefined
  /** The pack's channels, sorted by order; the desk's changes are laid over them by the catalogue. */
  channels: (topicId: number) => readonly ContentChannel[]
  trendingTopics: (product: string, categoryId?: number) => readonly TrendingTopic[]
  selfServices: (product: string, categoryId?: number) => readonly SelfServiceLink[]
  resources: (product: string, categoryId?: number) => readonly OtherResource[]
  article: (id: string) => ContentArticle | undefined
  articleIds: () => readonly string[]
  searchable: (id: string) => ArticleWords | undefined
  articles: () => readonly ContentArticle[]
  trendingArticles: (product: string, categoryId?: number) => readonly ContentArticle[]
  /** Active messages, pack order. */
  crisisMessages: () => readonly ContentCrisisMessage[]
  crisisMessage: (id: string) => ContentCrisisMessage | undefined
  loginOptions: () => LoginOptions
  synonyms: () => readonly (readonly string[])[]
  topicExamples: () => readonly TopicExamples[]
}

/** Documents as they are from now on. */
export interface DeskChanges {
  articles?: readonly ArticleChange[]
  /** By game. */
  topics?: ReadonlyMap<string, GameTopics>
  /** All that the desk says of them. */
  settings?: SettingEdits | undefined
  /** Pictures, whose paths carry their hashes: none is ever another one. */
  assets?: readonly PackAsset[]
}

export interface ContentChange {
  readonly version: string
  /** Articles that are written otherwise, here or no more, by language. */
  readonly articles: ReadonlyMap<string, ReadonlySet<string>>
  /** All of their ids. */
  readonly ids: ReadonlySet<string>
}

/** One version of all content. Immutable: a swap replaces the object, nothing in it ever changes. */
export interface Content {
  /**
   * `<pack id>-<first 12 hex digits of the hash>`, then `.<release>` where the desk has published over it; header
   * `content-version`.
   */
  readonly version: string
  /**
   * The pack's version beneath: as long as it is the same, only articles, topics and how long things last differ
   * (CD-401, CD-421, CD-424).
   */
  readonly base: string
  /** The version since which no article was written, changed or taken away. */
  readonly articlesSince: string
  /** What makes this version another than the one it was made from; null of a whole pack. */
  readonly since: ContentChange | null
  readonly packId: string
  readonly importedAt: string
  readonly defaultLocale: string
  /** Canonical locales on offer, the default first; pseudo-locales last, where they are allowed. */
  readonly locales: readonly string[]
  /** The same object as long as nothing of them is otherwise. */
  readonly settings: ContentSettings
  /** How long things last as the pack says it, whatever the desk says over it. */
  readonly packPeriods: ContentPeriods
  /** Defaults of the flags; the desk may override them. */
  readonly features: Readonly<Partial<Record<FeatureKey, boolean>>>
  readonly penaltyReasons: readonly string[]
  /** Addresses of the help pages before these, and what stands in their place. */
  readonly oldAddresses: OldAddresses
  readonly productNames: readonly string[]
  readonly topicIds: readonly number[]
  readonly assets: ReadonlyMap<string, ContentAsset>
  /** Root-relative address of an asset key (`wow/tile.svg`), or undefined. */
  assetUrl: (path: string) => string | undefined
  /** The same for a picture of any type, by its path without extension (`wow/tile`). */
  pictureUrl: (name: string) => string | undefined
  /** Documents in the asked locale; one not offered gives the default locale's (ground G2). Never throws. */
  in: (locale: string) => LocalContent
  /** An article as it stands in this very language, before its links are completed. */
  written: (locale: string, id: string) => PackArticle | undefined
  /** What is said of a game, in all languages; the same object as long as its topics are the same. */
  folder: (product: string) => PackProductFolder | undefined
  /** Services a topic may offer, as the pack has them. */
  readonly promos: readonly PackPromo[]
  /** Panels of the choice of games, as they are written. */
  readonly headers: readonly PackHeader[]
  /** Texts of the interface over the product's own: locale → key → ICU message. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** As the pack has them, in all languages, in its own order. */
  readonly crisis: readonly PackCrisisMessage[]
  /** The same with some documents otherwise: costs what these cost. @param version what it is called */
  with: (changes: DeskChanges, version: string) => Content
}
