// Made by `make generate` from openapi/openapi.yaml. Do not edit.
import { Type, type Static } from '@sinclair/typebox'

/** What the page must know of the signed-in player (discovery §3, ground G12). */
export const AccountInfo = Type.Object({
  softAccount: Type.Boolean(),
  hasSqa: Type.Boolean(),
  hasCases: Type.Boolean(),
  hasUnreadCases: Type.Boolean(),
  displayName: Type.String({ minLength: 1, maxLength: 100 }),
}, { additionalProperties: false })
export type AccountInfo = Static<typeof AccountInfo>

export const ArticleId = Type.String({ pattern: '^[0-9]{1,9}$' })
export type ArticleId = Static<typeof ArticleId>

/** A PROBLEM opens inline in the recommend step; the others open as a page (OD-61). */
export const ArticleType = Type.Unsafe<'HOWTO' | 'INFO' | 'PROBLEM'>({ type: 'string', enum: ['HOWTO', 'INFO', 'PROBLEM'] })
export type ArticleType = Static<typeof ArticleType>

/** As CategoryId; 0 means none. */
export const CategoryIdOrNone = Type.Integer({ minimum: 0, maximum: 999999999 })
export type CategoryIdOrNone = Static<typeof CategoryIdOrNone>

/** Language and country, case-insensitive, canonical en-US (ground G2). */
export const Locale = Type.String({ pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' })
export type Locale = Static<typeof Locale>

/** Short name of a product. */
export const ProductName = Type.String({ pattern: '^[a-z0-9-]{1,40}$' })
export type ProductName = Static<typeof ProductName>

/** RFC 3339 in UTC. */
export const Timestamp = Type.String({ format: 'date-time' })
export type Timestamp = Static<typeof Timestamp>

/** A help article. Every HTML member is already sanitised (OD-46); missing strings are null, lists are [] (OD-107). */
export const Article = Type.Object({
  id: ArticleId,
  url: Type.String({ minLength: 1, maxLength: 2048 }),
  title: Type.String({ minLength: 1 }),
  problem: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  summary: Type.String(),
  articleType: ArticleType,
  relativeUpdatedDate: Timestamp,
  body: Type.String(),
  locale: Locale,
  userLocale: Locale,
  userDisplayLanguage: Type.String({ minLength: 1 }),
  gameSlugs: Type.Array(ProductName),
  games: Type.Array(Type.String()),
  gameMap: Type.Unsafe<Record<string, string>>({ type: 'object', additionalProperties: Type.String() }),
  guidedEntryCategoryId: CategoryIdOrNone,
  guidedEntryProduct: Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^[a-z0-9-]{1,40}$' }),
  hasMachineTranslation: Type.Boolean(),
}, { additionalProperties: false })
export type Article = Static<typeof Article>

/** Name and size of a file the player sent; the file itself is served only at the desk (decisions-cases D9, D10). */
export const CaseAttachment = Type.Object({ name: Type.String({ minLength: 1, maxLength: 255 }), size: Type.Integer({ minimum: 1, maximum: 15000000 }) }, { additionalProperties: false })
export type CaseAttachment = Static<typeof CaseAttachment>

/** One entry of a case's thread (cases §2 "Thread events"). */
export const CaseEvent = Type.Object({
  eventType: Type.Unsafe<'CONTACT' | 'STATUS_CHANGE' | 'REORGANIZATION_EVENT'>({ type: 'string', enum: ['CONTACT', 'STATUS_CHANGE', 'REORGANIZATION_EVENT'] }),
  alternateName: Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$' }),
  relativeTimestamp: Timestamp,
  responseAuthor: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 100 })),
  responseText: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  companyResponse: Type.Boolean(),
  attachments: Type.Optional(Type.Array(CaseAttachment)),
}, { additionalProperties: false })
export type CaseEvent = Static<typeof CaseEvent>

export const CaseGame = Type.Object({ name: ProductName }, { additionalProperties: false })
export type CaseGame = Static<typeof CaseGame>

/** Decimal string, not guessable by counting. */
export const CaseId = Type.String({ pattern: '^[1-9][0-9]{0,18}$' })
export type CaseId = Static<typeof CaseId>

/** Two lower-case letters (us, eu, kr, tw); shown as an upper-case prefix of the id, US104233871 (ground G5, decisions-cases C6). */
export const CaseRegion = Type.String({ pattern: '^[a-z]{2}$' })
export type CaseRegion = Static<typeof CaseRegion>

/** Who resolved the case (decisions-cases C7). */
export const CaseResolver = Type.Unsafe<'NONE' | 'AGENT' | 'PLAYER' | 'SYSTEM'>({ type: 'string', enum: ['NONE', 'AGENT', 'PLAYER', 'SYSTEM'] })
export type CaseResolver = Static<typeof CaseResolver>

/** Machine word of the status, compared in lower case (cases §4, decisions-cases C1). A cancelled case is RESOLVED (C3). */
export const CaseStatus = Type.Unsafe<'OPEN' | 'ANSWERED' | 'INFO' | 'RESOLVED'>({ type: 'string', enum: ['OPEN', 'ANSWERED', 'INFO', 'RESOLVED'] })
export type CaseStatus = Static<typeof CaseStatus>

/** ARCHIVED once resolved for more than 14 days, or cancelled (decisions-cases C2). */
export const CaseStatusType = Type.Unsafe<'ACTIVE' | 'ARCHIVED'>({ type: 'string', enum: ['ACTIVE', 'ARCHIVED'] })
export type CaseStatusType = Static<typeof CaseStatusType>

/** DATA_PROTECTION items have no row actions (decisions-cases C7, C18). */
export const CaseType = Type.Unsafe<'TICKET' | 'BUG' | 'DATA_PROTECTION'>({ type: 'string', enum: ['TICKET', 'BUG', 'DATA_PROTECTION'] })
export type CaseType = Static<typeof CaseType>

export const ChannelType = Type.Unsafe<'ticket' | 'chat' | 'phone'>({ type: 'string', enum: ['ticket', 'chat', 'phone'] })
export type ChannelType = Static<typeof ChannelType>

/** A way to reach support for a topic (discovery §3). Ascending `order`, ties by ticket, chat, phone (decisions-cases E6). */
export const Channel = Type.Object({
  channelType: ChannelType,
  description: Type.String(),
  ewt: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0, maximum: 100000 }),
  enabled: Type.Boolean(),
  loginRequired: Type.Boolean(),
  order: Type.Integer({ minimum: 0, maximum: 1000 }),
  openTime: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  agentType: Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^[A-Za-z0-9]{1,40}$' }),
  chatLocale: Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }),
  lpDivId: Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^[A-Za-z0-9_-]{1,80}$' }),
  warningTitle: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  warningMessage: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  responseMessage: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  productShortName: ProductName,
  parentCategoryId: CategoryIdOrNone,
}, { additionalProperties: false })
export type Channel = Static<typeof Channel>

/** Articles that fixed places of the portal link to (ground G31). */
export const HelpArticles = Type.Object({
  disclaimer: ArticleId,
  noPenalties: ArticleId,
  codeOfConduct: ArticleId,
  appealEligibility: ArticleId,
  smsProtection: ArticleId,
}, { additionalProperties: false })
export type HelpArticles = Static<typeof HelpArticles>

/** One language of the language switch. */
export const OfferedLocale = Type.Object({ locale: Locale, name: Type.String({ minLength: 1 }) }, { additionalProperties: false })
export type OfferedLocale = Static<typeof OfferedLocale>

/** What the browser must know of the operator's settings and of its own kind (OD-24, OD-45, OD-101). */
export const Config = Type.Object({
  isInGameBrowser: Type.Boolean(),
  embeddedGameName: Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^[a-z0-9-]{1,40}$' }),
  useEmbeddedFlow: Type.Boolean(),
  allowEmbeddedHome: Type.Boolean(),
  hasSearchLink: Type.Boolean(),
  angularGamePages: Type.Array(ProductName),
  isDesktopGameLayout: Type.Boolean(),
  defaultLocale: Locale,
  locales: Type.Array(OfferedLocale, { minItems: 1 }),
  flagshipGames: Type.Array(ProductName),
  embeddedProducts: Type.Unsafe<Record<string, ProductName>>({ type: 'object', additionalProperties: ProductName }),
  externalProtocols: Type.Unsafe<Record<string, string>>({ type: 'object', additionalProperties: Type.String({ pattern: '^[a-z][a-z0-9+.-]{0,39}$' }) }),
  trustedHosts: Type.Array(Type.String({ minLength: 1, maxLength: 255 })),
  untrustedHosts: Type.Array(Type.String({ minLength: 1, maxLength: 255 })),
  videoHosts: Type.Array(Type.String({ minLength: 1, maxLength: 255 })),
  helpArticles: HelpArticles,
  chatScriptUrl: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 2048 }),
}, { additionalProperties: false })
export type Config = Static<typeof Config>

/** By which channel the case was opened (decisions-cases C8). */
export const ContactChannelType = Type.Unsafe<'TICKET' | 'CHAT' | 'PHONE_CALLBACK'>({ type: 'string', enum: ['TICKET', 'CHAT', 'PHONE_CALLBACK'] })
export type ContactChannelType = Static<typeof ContactChannelType>

export const FieldError = Type.Object({
  field: Type.String(),
  code: Type.String({ minLength: 1 }),
  message: Type.Optional(Type.String()),
  params: Type.Optional(Type.Unsafe<Record<string, unknown>>({ type: 'object' })),
}, { additionalProperties: false })
export type FieldError = Static<typeof FieldError>

export const GlobalError = Type.Object({ code: Type.String({ minLength: 1 }), message: Type.Optional(Type.String()) }, { additionalProperties: false })
export type GlobalError = Static<typeof GlobalError>

export const ProblemRedirect = Type.Object({ redirectUrl: Type.String({ minLength: 1, maxLength: 2048 }) }, { additionalProperties: false })
export type ProblemRedirect = Static<typeof ProblemRedirect>

/** A player's case with its whole thread. All flags are derived by the server from one set of rules and re-checked on every write, so that they cannot disagree with the status (decisions-cases C4). */
export const SupportCase = Type.Object({
  id: CaseId,
  region: CaseRegion,
  subject: Type.String({ minLength: 1, maxLength: 200 }),
  status: CaseStatus,
  statusKey: Type.String({ pattern: '^support\\.case\\.status\\.[a-z]+$' }),
  statusType: CaseStatusType,
  createdAt: Timestamp,
  statusChangedAt: Timestamp,
  relativeTimestamp: Timestamp,
  locked: Type.Boolean(),
  type: CaseType,
  resolverType: CaseResolver,
  cancellable: Type.Boolean(),
  isCancellable: Type.Boolean(),
  unread: Type.Boolean(),
  categoryId: CategoryIdOrNone,
  baseUiName: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
  game: CaseGame,
  gameName: ProductName,
  gameTitle: Type.String(),
  channel: ChannelType,
  contactChannelType: ContactChannelType,
  availableChannels: Type.Array(Channel),
  hasChannels: Type.Boolean(),
  canReopen: Type.Boolean(),
  canRespond: Type.Boolean(),
  surveyAvailable: Type.Boolean(),
  phoneNumber: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 25 }),
  caseEvents: Type.Array(CaseEvent),
}, { additionalProperties: false })
export type SupportCase = Static<typeof SupportCase>

/** What to correct, by form and by field (ground G8). */
export const ValidationErrors = Type.Object({
  globalErrors: Type.Array(GlobalError),
  fieldErrors: Type.Array(FieldError),
  errorCodes: Type.Unsafe<Record<string, string>>({ type: 'object', additionalProperties: Type.String() }),
}, { additionalProperties: false })
export type ValidationErrors = Static<typeof ValidationErrors>

/** Error answer as RFC 9457 describes it, with the members the portal's rules add (ground G7). */
export const Problem = Type.Object({
  type: Type.String({ pattern: '^/services/(bft|desk)/docs/problems/[a-z-]+$' }),
  title: Type.String({ minLength: 1 }),
  status: Type.Integer({ minimum: 400, maximum: 599 }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
  validationErrors: Type.Optional(ValidationErrors),
  error: Type.Optional(ProblemRedirect),
  case: Type.Optional(SupportCase),
}, { additionalProperties: false })
export type Problem = Static<typeof Problem>

/** A game or service (discovery §3). Missing strings are null (OD-107). */
export const Product = Type.Object({
  name: Type.String({ minLength: 1 }),
  shortName: ProductName,
  tileUrl: Type.String({ minLength: 1, maxLength: 2048 }),
  glyphClass: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
  header: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  tileText: Type.String({ minLength: 1 }),
  titleText: Type.String({ minLength: 1 }),
  publisher: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  developers: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  showCategories: Type.Boolean(),
  baseUiName: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
  hasPenalties: Type.Boolean(),
}, { additionalProperties: false })
export type Product = Static<typeof Product>

/** A label the operator puts on a result. */
export const PromotedTag = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 40 }),
  color: Type.Unsafe<'accent' | 'success' | 'warning'>({ type: 'string', enum: ['accent', 'success', 'warning'] }),
}, { additionalProperties: false })
export type PromotedTag = Static<typeof PromotedTag>

/** One hit of a search. */
export const SearchResult = Type.Object({
  title: Type.String({ minLength: 1 }),
  articleNumber: ArticleId,
  url: Type.String({ minLength: 1, maxLength: 2048 }),
  summary: Type.String(),
  resultType: ArticleType,
  tags: Type.Array(Type.String()),
  products: Type.Array(ProductName),
  lastUpdated: Timestamp,
  promotedTag: Type.Unsafe<PromotedTag | null>({ anyOf: [PromotedTag, Type.Null()] }),
}, { additionalProperties: false })
export type SearchResult = Static<typeof SearchResult>

/** One page of hits, 10 a page. */
export const SearchPage = Type.Object({
  pagedResults: Type.Array(SearchResult, { maxItems: 10 }),
  currentPage: Type.Integer({ minimum: 1 }),
  totalCount: Type.Integer({ minimum: 0, maximum: 1000 }),
  pageSize: Type.Literal(10),
  isDataTruncated: Type.Boolean(),
  correlationId: Type.String({ minLength: 1, maxLength: 64 }),
  totalPages: Type.Integer({ minimum: 0, maximum: 100 }),
  countMessage: Type.String(),
}, { additionalProperties: false })
export type SearchPage = Static<typeof SearchPage>

/** A search for articles (discovery §7, OD-44). */
export const SearchRequest = Type.Object({
  searchTerm: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  subjectName: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
  sourceName: Type.Unsafe<'all'>({ type: 'string', enum: ['all'] }),
  page: Type.Integer({ minimum: 1, maximum: 100000 }),
  locale: Locale,
  purpose: Type.Unsafe<'page' | 'suggest'>({ type: 'string', enum: ['page', 'suggest'] }),
}, { additionalProperties: false })
export type SearchRequest = Static<typeof SearchRequest>
