/**
 * What a content pack becomes once it is imported: `Content`, one immutable version of everything an operator edits (ground G19).
 * Rooms read it through `ContentHolder.current().in(locale)`, which answers ready, localized documents: every text is the asked
 * locale's or, key by key, the default locale's (ground G2).
 */
import type { FieldType, RenderMethod } from './vocabulary.ts'

export interface Header { name: string; title: string; subtitle: string | null; order: number }

/** Product as the catalogue shows it; `tileUrl` is root-relative. Penalties are personal and therefore not content (ground G27). */
export interface ContentProduct {
  shortName: string
  name: string
  titleText: string
  tileText: string
  tileUrl: string
  glyphClass: string
  /** `Header.name`, or null: such products come last (OD-37). */
  header: string | null
  publisher: string
  developers: string
  showCategories: boolean
  baseUiName: string
}

/** Where a category shows (OD-36); the wire's names are visibleGuidedEntry, visibleSearchFacets, visibleGamePages. */
export type CategoryVisibility = 'guidedEntry' | 'searchFacets' | 'gamePages'

export interface ContentCategory {
  id: number
  name: string
  icon: string
  friendlyText: string | null
  hasChildren: boolean
  /** 0 for a top-level category (ground G5). */
  parentId: number
  childrenIds: number[]
  product: string
  keywords: string | null
  showAnonymousEmailField: boolean
  showAnonymousNameField: boolean
  showAnonymousPhoneField: boolean
}

export interface ContentPromo {
  serviceId: string
  isSelfHelpChannel: boolean
  title: string
  url: string
  description: string
  tagText: string | null
  tagClass: string | null
  imageName: string | null
  imageUrl: string | null
  iconUrl: string | null
}

export type ChannelKind = 'ticket' | 'chat' | 'phone'

export interface ContentChannel {
  channelType: ChannelKind
  description: string
  /** Estimated wait in minutes; null shows no estimate (OD-93). */
  ewt: number | null
  enabled: boolean
  loginRequired: boolean
  order: number
  openTime: string | null
  agentType: string | null
  chatLocale: string | null
  lpDivId: string | null
  warningTitle: string | null
  warningMessage: string | null
  responseMessage: string | null
  productShortName: string
  parentCategoryId: number
}

export interface FieldOption { id: string; label: string; selected: boolean; disabled: boolean }
export interface SecretQuestion { id: string; question: string }
export interface GameCharacter {
  characterId: number
  characterName: string
  realmId: number
  realmName: string
  classId: number
  className: string
  raceId: number
  raceName: string
  avatarUrl: string | null
  level: number
}
export interface Realm { realmId: number; realmName: string; characters: GameCharacter[] }

/** One field of a topic's form. Everything a select offers stands inside the definition (OD-116). Lengths count code points. */
export interface ContentField {
  key: string
  label: string
  tooltip: string | null
  /** Sanitised HTML (OD-46). */
  content: string | null
  /** Sanitised HTML (OD-46). */
  footer: string | null
  placeholder: string | null
  required: boolean
  loginRequired: boolean
  /** Masked, never in drafts or logs, stored encrypted (ground G30). */
  secure: boolean
  type: FieldType
  renderMethod: RenderMethod
  options: FieldOption[]
  secretQuestions: SecretQuestion[]
  realms: Realm[]
  minLength: number | null
  maxLength: number | null
}

/** A topic: the leaf category solution. `id` is the leaf category's id. */
export interface ContentTopic {
  id: number
  name: string
  parentId: number
  product: string
  hasChannels: boolean
  /** Sanitised HTML (OD-46). */
  friendlyText: string
  isWorkflow: boolean
  selfHelpServices: ContentPromo[]
  fields: ContentField[]
  hasForm: boolean
  useSoftAccountFields: boolean
  blockRecommendations: boolean
  /** Not on the wire: `/api/verify` sends the visitor to the workflow first (ground G31). */
  requiresVerification: boolean
}

/** Sample phrasings of a topic, by locale: what suggestions and automatic categorisation learn from. */
export interface TopicExamples { topicId: number; product: string; phrases: readonly string[] }

export interface TrendingTopic {
  name: string
  title: string
  description: string
  url: string
  imageName: string | null
  imageUrl: string | null
  imageUrlMobile: string | null
  target: '_self' | '_blank'
  /** Percentage 0–100; null means 25 on mobile, 50 otherwise (OD-39). */
  backgroundPositionY: number | null
  externalLinkConfirmation: boolean
}

export interface SelfService {
  url: string
  title: string
  description: string
  imageName: string | null
  imageUrl: string | null
  target: '_self' | '_blank'
  externalLinkConfirmation: boolean
}

export interface OtherResource { url: string; title: string; imageName: string | null; imageUrl: string | null; imageSizeClass: 'small' | 'medium' | 'large' }

export interface LoginOption { order: number; url: string | null; buttonText: string }
export interface LoginOptions { login: LoginOption[]; suggest: LoginOption[]; cantLogin: LoginOption[] }

export interface ContentCrisisMessage {
  id: string
  title: string
  summary: string
  /** Sanitised HTML (OD-46). */
  body: string
  /** "More information", https only (decisions-cases K3). */
  link: string | null
  product: string | null
  active: boolean
}

export type ArticleType = 'HOWTO' | 'INFO' | 'PROBLEM'

/** An article in one language. `locale` is the language its text is written in, which is the default one where no translation exists. */
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
  hasMachineTranslation: boolean
  /** 0: no automatic category. */
  guidedEntryCategoryId: number
  guidedEntryProduct: string | null
  trending: boolean
  promoted: { title: string; color: 'accent' | 'success' | 'warning' } | null
  /** Root-relative page address in the asked locale. */
  url: string
}

/** The four articles the specification names (ground G31) and others the operator adds, by purpose. */
export type HelpArticles = Readonly<Record<'disclaimer' | 'noPenalties' | 'codeOfConduct' | 'appealEligibility' | 'smsProtection', string>>

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
}

/** Feature keys of ground G14. */
export type FeatureKey =
  | 'anonymousTickets' | 'recaptcha' | 'arkose' | 'legacyMode' | 'autoCategorize'
  | 'hideCategorizeButton' | 'strictCaptcha' | 'embeddedStrictCaptcha' | 'accountRestrictions' | 'combinedEmailPhone'

/** A picture or other file of the pack. Its address holds the file's own hash, so it never changes its bytes. */
export interface ContentAsset { path: string; sha256: string; mediaType: string; bytes: number; url: string }

/** All documents in one language. Lookups by an unknown id answer undefined; lists are never undefined. */
export interface LocalContent {
  readonly locale: string
  readonly title: string
  readonly publisher: string
  /** Pack texts only (keys the pack overrides or adds), already fallen back. */
  readonly texts: ReadonlyMap<string, string>
  headers(): readonly Header[]
  /** Sorted by header order, then product order (OD-37). */
  products(): readonly ContentProduct[]
  product(shortName: string): ContentProduct | undefined
  topLevelCategories(product: string, visibility?: CategoryVisibility): readonly ContentCategory[]
  category(id: number): ContentCategory | undefined
  /** Children of a leaf: empty (OD-34). */
  childrenOf(id: number, visibility?: CategoryVisibility): readonly ContentCategory[]
  parentOf(id: number): ContentCategory | undefined
  /** Root first, the category itself last (ground G16). */
  pathTo(id: number): readonly ContentCategory[]
  popularIn(product: string, id: number): readonly ContentCategory[]
  topic(id: number): ContentTopic | undefined
  /** The pack's channels, sorted by order; the desk's changes are laid over them by the catalogue. */
  channels(topicId: number): readonly ContentChannel[]
  trendingTopics(product: string, categoryId?: number): readonly TrendingTopic[]
  selfServices(product: string, categoryId?: number): readonly SelfService[]
  resources(product: string, categoryId?: number): readonly OtherResource[]
  article(id: string): ContentArticle | undefined
  articles(): readonly ContentArticle[]
  trendingArticles(product: string, categoryId?: number): readonly ContentArticle[]
  /** Active messages, pack order. */
  crisisMessages(): readonly ContentCrisisMessage[]
  crisisMessage(id: string): ContentCrisisMessage | undefined
  loginOptions(): LoginOptions
  synonyms(): readonly (readonly string[])[]
  topicExamples(): readonly TopicExamples[]
}

/** One version of all content. Immutable: a swap replaces the object, nothing in it ever changes. */
export interface Content {
  /** `<pack id>-<first 12 hex digits of the hash>`; header `content-version`. */
  readonly version: string
  readonly packId: string
  readonly importedAt: string
  readonly defaultLocale: string
  /** Canonical locales on offer, the default first; pseudo-locales last, where they are allowed. */
  readonly locales: readonly string[]
  readonly settings: ContentSettings
  /** Defaults of the flags; the desk may override them. */
  readonly features: Readonly<Partial<Record<FeatureKey, boolean>>>
  readonly penaltyReasons: readonly string[]
  readonly productNames: readonly string[]
  /** All topic ids, in catalogue order. */
  readonly topicIds: readonly number[]
  readonly assets: ReadonlyMap<string, ContentAsset>
  /** Root-relative address of an asset key (`wow/tile.svg`), or undefined. */
  assetUrl(path: string): string | undefined
  /** Documents in the asked locale; one not offered gives the default locale's (ground G2). Never throws. */
  in(locale: string): LocalContent
}
