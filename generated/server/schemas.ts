// Made by `make generate` from openapi/openapi.yaml. Do not edit.
import { Type, type Static } from '@sinclair/typebox'

/** What the page must know of the signed-in player. */
export const AccountInfo = Type.Object({
  softAccount: Type.Boolean(),
  hasSqa: Type.Boolean(),
  hasCases: Type.Boolean(),
  hasUnreadCases: Type.Boolean(),
  unreadCases: Type.Integer({ minimum: 0, maximum: 100 }),
  unreadPenalties: Type.Integer({ minimum: 0, maximum: 100 }),
  child: Type.Boolean(),
  displayName: Type.String({ minLength: 1, maxLength: 100 }),
}, { additionalProperties: false })
export type AccountInfo = Static<typeof AccountInfo>

/** Two lower-case letters (us, eu, kr, tw); shown as an upper-case prefix of the id, US104233871. */
export const CaseRegion = Type.String({ pattern: '^[a-z]{2}$' })
export type CaseRegion = Static<typeof CaseRegion>

export const CountryAlpha2 = Type.String({ pattern: '^[A-Z]{2}$' })
export type CountryAlpha2 = Static<typeof CountryAlpha2>

export const AccountPhone = Type.Object({ phoneNumber: Type.String({ minLength: 1, maxLength: 40 }), region: CaseRegion, alpha2: CountryAlpha2 }, { additionalProperties: false })
export type AccountPhone = Static<typeof AccountPhone>

/** Value of an address field. Street, city and state at most 100 characters, postal 20; all but state needed when the field is required. */
export const AddressValue = Type.Object({
  street: Type.String(),
  city: Type.String(),
  state: Type.Optional(Type.String()),
  postal: Type.String(),
  country: Type.String(),
}, { additionalProperties: false })
export type AddressValue = Static<typeof AddressValue>

export const AltchaParameters = Type.Object({
  algorithm: Type.String({ minLength: 1, maxLength: 40 }),
  nonce: Type.String({ pattern: '^[0-9a-f]{16,128}$' }),
  salt: Type.String({ pattern: '^[0-9a-f]{16,128}$' }),
  cost: Type.Integer({ minimum: 1, maximum: 10000000 }),
  keyLength: Type.Integer({ minimum: 8, maximum: 128 }),
  keyPrefix: Type.String({ pattern: '^[0-9a-f]{1,128}$' }),
  keySignature: Type.Optional(Type.String({ maxLength: 200 })),
  memoryCost: Type.Optional(Type.Integer({ minimum: 1 })),
  parallelism: Type.Optional(Type.Integer({ minimum: 1 })),
  expiresAt: Type.Integer({ minimum: 0 }),
  data: Type.Optional(Type.Unsafe<Record<string, unknown>>({ type: 'object' })),
}, { additionalProperties: false })
export type AltchaParameters = Static<typeof AltchaParameters>

/** A signed proof-of-work challenge, solved by the caller: in the page, or by any program. For `algorithm: PBKDF2/SHA-256`, with `nonce`, `salt` and `keyPrefix` in hex: for counter 0, 1, 2 … compute `key = PBKDF2-HMAC-SHA256(password = nonce bytes ‖ counter as 4 bytes big-endian, salt bytes, cost rounds, keyLength bytes)` until the hex of `key` begins with `keyPrefix`. The token is the base64 of the JSON `{"challenge": <this object, unchanged>, "solution": {"counter": <counter>, "derivedKey": "<hex of key>"}}`. It goes to `POST /services/bft/api/arkose/validate` before `expiresAt`, and counts once. */
export const AltchaChallenge = Type.Object({ parameters: AltchaParameters, signature: Type.String({ minLength: 16, maxLength: 200 }) }, { additionalProperties: false })
export type AltchaChallenge = Static<typeof AltchaChallenge>

/** Who writes, for visitors without an account and for soft accounts. Which of them are needed is set by the topic's category. */
export const AnonymousFields = Type.Object({
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  email: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
}, { additionalProperties: false })
export type AnonymousFields = Static<typeof AnonymousFields>

/** Opens the one case, until `caseLinkDays` of `config` (90, a setting) after its last event. */
export const AnonymousToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })
export type AnonymousToken = Static<typeof AnonymousToken>

export const PenaltyId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
export type PenaltyId = Static<typeof PenaltyId>

export const AnswerAppealRequest = Type.Object({ penaltyId: PenaltyId, answer: Type.String({ minLength: 1, maxLength: 2048, pattern: '\\S' }) }, { additionalProperties: false })
export type AnswerAppealRequest = Static<typeof AnswerAppealRequest>

export const KnowledgeQuestionId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
export type KnowledgeQuestionId = Static<typeof KnowledgeQuestionId>

export const KnowledgeAnswer = Type.Object({ id: KnowledgeQuestionId, answer: Type.String({ minLength: 1, maxLength: 200 }) }, { additionalProperties: false })
export type KnowledgeAnswer = Static<typeof KnowledgeAnswer>

export const AnswerQuestionsRequest = Type.Object({ answers: Type.Array(KnowledgeAnswer, { minItems: 1, maxItems: 10 }) }, { additionalProperties: false })
export type AnswerQuestionsRequest = Static<typeof AnswerQuestionsRequest>

/** 5 is always the best. */
export const SurveyRating = Type.Unsafe<'1' | '2' | '3' | '4' | '5'>({ type: 'string', enum: ['1', '2', '3', '4', '5'] })
export type SurveyRating = Static<typeof SurveyRating>

/** Sections flattened in order. q4 and q5 exactly when the survey has five questions, otherwise 422. */
export const AnswerSurveyRequest = Type.Object({
  q1: SurveyRating,
  q2: SurveyRating,
  q3: SurveyRating,
  q4: Type.Optional(SurveyRating),
  q5: Type.Optional(SurveyRating),
  feedback: Type.Optional(Type.String({ minLength: 0, maxLength: 2048 })),
}, { additionalProperties: false })
export type AnswerSurveyRequest = Static<typeof AnswerSurveyRequest>

/** RFC 3339 in UTC. */
export const Timestamp = Type.String({ format: 'date-time' })
export type Timestamp = Static<typeof Timestamp>

/** What was asked before the appeal is decided. `open` while it can be answered; `repName` is a public name. */
export const AppealQuestion = Type.Object({
  question: Type.String({ maxLength: 2048 }),
  repName: Type.String({ maxLength: 100 }),
  askedAt: Timestamp,
  answerUntil: Timestamp,
  answer: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 2048 }),
  answeredAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  open: Type.Boolean(),
}, { additionalProperties: false })
export type AppealQuestion = Static<typeof AppealQuestion>

/** An entry of a penalty's appeal history. repName is the representative's public name, never a login. */
export const Appeal = Type.Object({
  submittedDate: Timestamp,
  description: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 2048 }),
  repName: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 100 }),
  repResponse: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 4096 }),
  questions: Type.Array(AppealQuestion, { maxItems: 3 }),
}, { additionalProperties: false })
export type Appeal = Static<typeof Appeal>

export const AppealPenaltyRequest = Type.Object({
  penaltyId: PenaltyId,
  reasonId: Type.String({ minLength: 1, maxLength: 120, pattern: '^[A-Za-z0-9._-]+$' }),
  description: Type.Optional(Type.String({ minLength: 1, maxLength: 2048, pattern: '\\S' })),
}, { additionalProperties: false })
export type AppealPenaltyRequest = Static<typeof AppealPenaltyRequest>

export const AppealState = Type.Unsafe<'PENDING' | 'UPHELD' | 'OVERTURNED'>({ type: 'string', enum: ['PENDING', 'UPHELD', 'OVERTURNED'] })
export type AppealState = Static<typeof AppealState>

export const ArticleId = Type.String({ pattern: '^[0-9]{1,9}$' })
export type ArticleId = Static<typeof ArticleId>

/** A PROBLEM opens inline in the recommend step; the others open as a page. */
export const ArticleType = Type.Unsafe<'HOWTO' | 'INFO' | 'PROBLEM'>({ type: 'string', enum: ['HOWTO', 'INFO', 'PROBLEM'] })
export type ArticleType = Static<typeof ArticleType>

/** Language and country, case-insensitive, canonical en-US. */
export const Locale = Type.String({ pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' })
export type Locale = Static<typeof Locale>

/** What a list shows of an article. */
export const ArticleSummary = Type.Object({
  id: ArticleId,
  url: Type.String({ minLength: 1, maxLength: 2048 }),
  title: Type.String({ minLength: 1 }),
  summary: Type.String(),
  articleType: ArticleType,
  relativeUpdatedDate: Timestamp,
  hasMachineTranslation: Type.Boolean(),
  language: Type.Optional(Locale),
}, { additionalProperties: false })
export type ArticleSummary = Static<typeof ArticleSummary>

/** As CategoryId; 0 means none. */
export const CategoryIdOrNone = Type.Integer({ minimum: 0, maximum: 999999999 })
export type CategoryIdOrNone = Static<typeof CategoryIdOrNone>

/** Short name of a product. */
export const ProductName = Type.String({ pattern: '^[a-z0-9-]{1,40}$' })
export type ProductName = Static<typeof ProductName>

/** A help article. Every HTML member is already sanitised; missing strings are null, lists are []. */
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
  codes: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 100 })),
  related: Type.Array(ArticleSummary, { maxItems: 4 }),
}, { additionalProperties: false })
export type Article = Static<typeof Article>

/** A game whose article it is. */
export const ArticleGame = Type.Object({
  shortName: ProductName,
  name: Type.String({ minLength: 1 }),
  baseUiName: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
}, { additionalProperties: false })
export type ArticleGame = Static<typeof ArticleGame>

/** Path of a picture, root-relative and below the mount. */
export const AssetPath = Type.String({ pattern: '^/[^\\s?#]{1,300}$' })
export type AssetPath = Static<typeof AssetPath>

/** `bad-request`: The request is malformed. */
export const BadRequestProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/bad-request' | '/services/desk/docs/problems/bad-request'>({
    type: 'string',
    enum: ['/services/bft/docs/problems/bad-request', '/services/desk/docs/problems/bad-request'],
  }),
  slug: Type.Unsafe<'bad-request'>({ type: 'string', enum: ['bad-request'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<400>({ type: 'integer', enum: [400] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
}, { additionalProperties: false })
export type BadRequestProblem = Static<typeof BadRequestProblem>

/** A bug in the words of a player; stored as sent. */
export const BugReportRequest = Type.Object({ description: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) }, { additionalProperties: false })
export type BugReportRequest = Static<typeof BugReportRequest>

/** How the page draws the challenge. */
export const CaptchaConfig = Type.Object({
  provider: Type.Unsafe<'altcha' | 'arkose' | 'recaptcha'>({ type: 'string', enum: ['altcha', 'arkose', 'recaptcha'] }),
  key: Type.String({ maxLength: 200 }),
  theme: Type.Unsafe<'dark' | 'light'>({ type: 'string', enum: ['dark', 'light'], default: 'dark' }),
  type: Type.Unsafe<'image' | 'audio'>({ type: 'string', enum: ['image', 'audio'], default: 'image' }),
  size: Type.Unsafe<'compact' | 'normal' | 'invisible'>({ type: 'string', enum: ['compact', 'normal', 'invisible'], default: 'compact' }),
  scriptUrl: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 2048 }),
}, { additionalProperties: false })
export type CaptchaConfig = Static<typeof CaptchaConfig>

export const FileId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
export type FileId = Static<typeof FileId>

/** What kind of file it is, as its name and its content agree */
export const FileMediaType = Type.String({ minLength: 3, maxLength: 100 })
export type FileMediaType = Static<typeof FileMediaType>

/** `available`: it can be opened. `unchecked`: it is stored and waits for the check against harmful content; it cannot be opened yet. `blocked`: harmful content was found in it; it is not kept and cannot be opened. */
export const FileState = Type.Unsafe<'available' | 'unchecked' | 'blocked'>({ type: 'string', enum: ['available', 'unchecked', 'blocked'] })
export type FileState = Static<typeof FileState>

/** A file sent with a message, by the player or by the company. */
export const CaseAttachment = Type.Object({
  fileId: FileId,
  name: Type.String({ minLength: 1, maxLength: 255 }),
  size: Type.Integer({ minimum: 1, maximum: 15000000 }),
  mediaType: FileMediaType,
  hasPreview: Type.Boolean(),
  state: FileState,
}, { additionalProperties: false })
export type CaseAttachment = Static<typeof CaseAttachment>

export const CaseListGame = Type.Object({
  name: ProductName,
  title: Type.String({ minLength: 1, maxLength: 200 }),
  count: Type.Integer({ minimum: 1 }),
}, { additionalProperties: false })
export type CaseListGame = Static<typeof CaseListGame>

export const CaseListTopic = Type.Object({
  categoryId: Type.Integer({ minimum: 1, maximum: 999999999 }),
  title: Type.String({ minLength: 1, maxLength: 200 }),
  count: Type.Integer({ minimum: 1 }),
}, { additionalProperties: false })
export type CaseListTopic = Static<typeof CaseListTopic>

export const CaseChoices = Type.Object({ games: Type.Array(CaseListGame, { maxItems: 100 }), topics: Type.Array(CaseListTopic, { maxItems: 100 }) }, { additionalProperties: false })
export type CaseChoices = Static<typeof CaseChoices>

/** Decimal string, not guessable by counting. */
export const CaseId = Type.String({ pattern: '^[1-9][0-9]{0,18}$' })
export type CaseId = Static<typeof CaseId>

/** Another case of the same player. */
export const CaseNumber = Type.Object({ id: CaseId, region: CaseRegion }, { additionalProperties: false })
export type CaseNumber = Static<typeof CaseNumber>

/** Messages that became a case of their own: `message`, here stood one of them; `into`, some of this case did; `from`, this case is one that came about so. */
export const CaseEventSplit = Type.Object({
  part: Type.Unsafe<'message' | 'into' | 'from'>({ type: 'string', enum: ['message', 'into', 'from'] }),
  case: CaseNumber,
}, { additionalProperties: false })
export type CaseEventSplit = Static<typeof CaseEventSplit>

/** One entry of a case's thread. */
export const CaseEvent = Type.Object({
  eventType: Type.Unsafe<'CONTACT' | 'STATUS_CHANGE' | 'REORGANIZATION_EVENT'>({ type: 'string', enum: ['CONTACT', 'STATUS_CHANGE', 'REORGANIZATION_EVENT'] }),
  alternateName: Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$' }),
  relativeTimestamp: Timestamp,
  responseAuthor: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 100 })),
  responseText: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  companyResponse: Type.Boolean(),
  via: Type.Optional(Type.Unsafe<'mail'>({ type: 'string', enum: ['mail'] })),
  folded: Type.Optional(Type.String()),
  translatedBy: Type.Optional(Type.Unsafe<'machine'>({ type: 'string', enum: ['machine'] })),
  from: Type.Optional(CaseNumber),
  split: Type.Optional(CaseEventSplit),
  attachments: Type.Optional(Type.Array(CaseAttachment)),
}, { additionalProperties: false })
export type CaseEvent = Static<typeof CaseEvent>

/** One entry of the form that opened the case. The value of a secure field is never exported. */
export const ExportedField = Type.Object({ key: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }), label: Type.String(), value: Type.String() }, { additionalProperties: false })
export type ExportedField = Static<typeof ExportedField>

/** A mail of the player as it came; `getCaseFile` opens it by its `fileId`. */
export const ExportedMail = Type.Object({ fileId: FileId, size: Type.Integer({ minimum: 1 }), receivedAt: Timestamp }, { additionalProperties: false })
export type ExportedMail = Static<typeof ExportedMail>

export const ExportedSurveyAnswer = Type.Object({
  q1: SurveyRating,
  q2: SurveyRating,
  q3: SurveyRating,
  q4: Type.Optional(SurveyRating),
  q5: Type.Optional(SurveyRating),
  feedback: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  answeredAt: Timestamp,
}, { additionalProperties: false })
export type ExportedSurveyAnswer = Static<typeof ExportedSurveyAnswer>

export const CaseGame = Type.Object({ name: ProductName }, { additionalProperties: false })
export type CaseGame = Static<typeof CaseGame>

/** Where a case stands that waits for an answer. */
export const CaseLine = Type.Object({
  place: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 100 }),
  usualSeconds: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 900 }),
}, { additionalProperties: false })
export type CaseLine = Static<typeof CaseLine>

/** Who resolved the case. */
export const CaseResolver = Type.Unsafe<'NONE' | 'AGENT' | 'PLAYER' | 'SYSTEM'>({ type: 'string', enum: ['NONE', 'AGENT', 'PLAYER', 'SYSTEM'] })
export type CaseResolver = Static<typeof CaseResolver>

/** Machine word of the status, compared in lower case. A cancelled case is RESOLVED. */
export const CaseStatus = Type.Unsafe<'OPEN' | 'ANSWERED' | 'INFO' | 'RESOLVED'>({ type: 'string', enum: ['OPEN', 'ANSWERED', 'INFO', 'RESOLVED'] })
export type CaseStatus = Static<typeof CaseStatus>

/** ARCHIVED once resolved for more than `reopenDays` (14, a setting), or cancelled. */
export const CaseStatusType = Type.Unsafe<'ACTIVE' | 'ARCHIVED'>({ type: 'string', enum: ['ACTIVE', 'ARCHIVED'] })
export type CaseStatusType = Static<typeof CaseStatusType>

/** DATA_PROTECTION items have no row actions. */
export const CaseType = Type.Unsafe<'TICKET' | 'BUG' | 'DATA_PROTECTION'>({ type: 'string', enum: ['TICKET', 'BUG', 'DATA_PROTECTION'] })
export type CaseType = Static<typeof CaseType>

export const ChannelType = Type.Unsafe<'ticket' | 'chat' | 'phone'>({ type: 'string', enum: ['ticket', 'chat', 'phone'] })
export type ChannelType = Static<typeof ChannelType>

/** A way to reach support for a topic. Ascending `order`, ties by ticket, chat, phone. */
export const Channel = Type.Object({
  channelType: ChannelType,
  description: Type.String(),
  ewt: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0, maximum: 100000 }),
  enabled: Type.Boolean(),
  loginRequired: Type.Boolean(),
  order: Type.Integer({ minimum: 0, maximum: 1000 }),
  openTime: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  until: Type.Optional(Timestamp),
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

/** By which channel the case was opened. */
export const ContactChannelType = Type.Unsafe<'TICKET' | 'CHAT' | 'PHONE_CALLBACK'>({ type: 'string', enum: ['TICKET', 'CHAT', 'PHONE_CALLBACK'] })
export type ContactChannelType = Static<typeof ContactChannelType>

/** A player's case with its whole thread. All flags are derived by the server from one set of rules and re-checked on every write, so that they cannot disagree with the status. */
export const SupportCase = Type.Object({
  id: CaseId,
  region: CaseRegion,
  subject: Type.String({ minLength: 1, maxLength: 200 }),
  excerpt: Type.Unsafe<string | null>({ type: ['string', 'null'], minLength: 1, maxLength: 160 }),
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
  filedBySupport: Type.Optional(Type.Boolean()),
  surveyAvailable: Type.Boolean(),
  phoneNumber: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 25 }),
  line: Type.Unsafe<CaseLine | null>({ anyOf: [CaseLine, Type.Null()] }),
  continuedIn: Type.Optional(CaseNumber),
  caseEvents: Type.Array(CaseEvent),
}, { additionalProperties: false })
export type SupportCase = Static<typeof SupportCase>

/** A player's own copy of one case. The HTML form of the same call holds the same facts. */
export const CaseExport = Type.Object({
  exportedAt: Timestamp,
  case: SupportCase,
  submittedFields: Type.Array(ExportedField),
  mails: Type.Optional(Type.Array(ExportedMail)),
  surveyAnswer: Type.Unsafe<ExportedSurveyAnswer | null>({ anyOf: [ExportedSurveyAnswer, Type.Null()] }),
}, { additionalProperties: false })
export type CaseExport = Static<typeof CaseExport>

/** A case id, or the 43-character token of an anonymous case link. */
export const CaseIdOrToken = Type.String({ pattern: '^([1-9][0-9]{0,18}|[A-Za-z0-9_-]{43})$' })
export type CaseIdOrToken = Static<typeof CaseIdOrToken>

/** Data of the event `case`. */
export const CaseNews = Type.Object({ id: CaseIdOrToken }, { additionalProperties: false })
export type CaseNews = Static<typeof CaseNews>

/** As typed or copied, country prefix included: digits of any width, Arabic ones too, with what contacts put between and around them (spaces, brackets, dashes, `/`, direction marks, `tel:`). Numbering-plan data on the server decides. */
export const PhoneInput = Type.String({
  minLength: 1,
  maxLength: 25,
  pattern: '^([Tt][Ee][Ll]:)?[-\\s+\\uFF0B0-9\\u0660-\\u0669\\u06F0-\\u06F9\\uFF10-\\uFF19().\\uFF08\\uFF09\\uFF0E/\\uFF0F\\u2010-\\u2015\\u2212\\uFF0D\\u00AD\\u061C\\u200B-\\u200F\\u202A-\\u202E\\u2060\\u2066-\\u2069]+$',
})
export type PhoneInput = Static<typeof PhoneInput>

export const UploadId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
export type UploadId = Static<typeof UploadId>

/** Whole uploads by field key, as `files[<field key>]` would carry their bytes. One that is not there (any more) is 422, code `uploadgone`; send its bytes instead. */
export const UploadsByField = Type.Unsafe<Record<string, UploadId[]>>({
  type: 'object',
  maxProperties: 20,
  additionalProperties: Type.Array(UploadId, { minItems: 1, maxItems: 4 }),
})
export type UploadsByField = Static<typeof UploadsByField>

/** JSON part `form` of a reply. The form's files travel beside it as parts `files[files]`. */
export const CaseReplyForm = Type.Object({
  description: Type.String({ minLength: 1, maxLength: 2048, pattern: '\\S' }),
  channel: ChannelType,
  phoneNumber: Type.Optional(Type.Unsafe<PhoneInput | null>({ anyOf: [PhoneInput, Type.Null()] })),
  categoryId: Type.Optional(CategoryIdOrNone),
  game: Type.Optional(ProductName),
  eventCount: Type.Integer({ minimum: 0, maximum: 100000 }),
  uploads: Type.Optional(UploadsByField),
  files: Type.Optional(Type.Array(Type.Unknown(), { maxItems: 50 })),
}, { additionalProperties: false })
export type CaseReplyForm = Static<typeof CaseReplyForm>

/** A case as the list shows it - a SupportCase without caseEvents and phoneNumber. */
export const CaseSummary = Type.Object({
  id: CaseId,
  region: CaseRegion,
  subject: Type.String({ minLength: 1, maxLength: 200 }),
  excerpt: Type.Unsafe<string | null>({ type: ['string', 'null'], minLength: 1, maxLength: 160 }),
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
  filedBySupport: Type.Optional(Type.Boolean()),
  surveyAvailable: Type.Boolean(),
}, { additionalProperties: false })
export type CaseSummary = Static<typeof CaseSummary>

/** Id of a category, topic, parent or solution. */
export const CategoryId = Type.Integer({ minimum: 1, maximum: 999999999 })
export type CategoryId = Static<typeof CategoryId>

/** A node of a product's help tree. A leaf is a topic and its id is the topic's id. The contact form reads the three flags as showEmailField, showNameField and showPhoneField. */
export const Category = Type.Object({
  id: CategoryId,
  name: Type.String({ minLength: 1 }),
  icon: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
  friendlyText: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  hasChildren: Type.Boolean(),
  parentId: CategoryIdOrNone,
  childrenIds: Type.Array(CategoryId),
  product: ProductName,
  keywords: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  showAnonymousEmailField: Type.Boolean(),
  showAnonymousNameField: Type.Boolean(),
  showAnonymousPhoneField: Type.Boolean(),
}, { additionalProperties: false })
export type Category = Static<typeof Category>

/** The top-level categories of one product. */
export const CategoryProducts = Type.Object({ productName: ProductName, categories: Type.Array(Category) }, { additionalProperties: false })
export type CategoryProducts = Static<typeof CategoryProducts>

/** Whose the options and realms of a field are. `fixed`: everybody's, and no others are taken. The others are fields whose choices are a player's own (game accounts, characters with their realms, games owned), which also take free text: | choices | options and realms | |---|---| | offered | what everybody is offered; a signed-in player gets their own | | written | none: the field is free text | | own | the signed-in player's own; empty where there are none | | silent | none: the games' systems do not answer just now, so the field is free text, and a note says why | */
export const FieldChoices = Type.Unsafe<'fixed' | 'offered' | 'written' | 'own' | 'silent'>({ type: 'string', enum: ['fixed', 'offered', 'written', 'own', 'silent'] })
export type FieldChoices = Static<typeof FieldChoices>

/** Key of a field or id of an option; it stands in dotted paths and part names. */
export const FieldKey = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' })
export type FieldKey = Static<typeof FieldKey>

/** What another field of the same form has to say for this one to be asked. One that is not asked is neither shown, nor demanded, nor taken. */
export const FieldCondition = Type.Object({ field: FieldKey, is: Type.Array(FieldKey, { minItems: 1, maxItems: 50 }) }, { additionalProperties: false })
export type FieldCondition = Static<typeof FieldCondition>

export const FieldOption = Type.Object({ id: FieldKey, label: Type.String(), selected: Type.Boolean(), disabled: Type.Boolean() }, { additionalProperties: false })
export type FieldOption = Static<typeof FieldOption>

/** What a form field holds. The server's own names GAME_ACCOUNT, DIAGNOSTIC_BUNDLE, SERVICES_BUNDLE and ACCOUNT_PHONE_NUMBER never reach the wire: they are account, diag, service and sms. */
export const FieldType = Type.Unsafe<'na' | 'string' | 'number' | 'option' | 'date' | 'checkbox' | 'email' | 'file' | 'game' | 'account' | 'character' | 'item' | 'diag' | 'nid' | 'sqa' | 'address' | 'service' | 'instructions' | 'product' | 'phone' | 'sms'>({
  type: 'string',
  enum: ['na', 'string', 'number', 'option', 'date', 'checkbox', 'email', 'file', 'game', 'account', 'character', 'item', 'diag', 'nid', 'sqa', 'address', 'service', 'instructions', 'product', 'phone', 'sms'],
})
export type FieldType = Static<typeof FieldType>

/** A player's character. Id 0 is the entry "none". */
export const GameCharacter = Type.Object({
  characterId: Type.Integer({ minimum: 0, maximum: 9007199254740991 }),
  characterName: Type.String(),
  realmId: Type.Integer({ minimum: 0, maximum: 9007199254740991 }),
  realmName: Type.String(),
  classId: Type.Integer({ minimum: 0, maximum: 1000000 }),
  className: Type.String(),
  raceId: Type.Integer({ minimum: 0, maximum: 1000000 }),
  raceName: Type.String(),
  avatarUrl: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 2048 }),
  level: Type.Integer({ minimum: 0, maximum: 100000 }),
}, { additionalProperties: false })
export type GameCharacter = Static<typeof GameCharacter>

export const Realm = Type.Object({
  realmName: Type.String({ minLength: 1 }),
  realmId: Type.Integer({ minimum: 0, maximum: 9007199254740991 }),
  characters: Type.Array(GameCharacter),
}, { additionalProperties: false })
export type Realm = Static<typeof Realm>

/** How a field is drawn; submit and reset draw nothing, image is a file limited to pictures. */
export const RenderMethod = Type.Unsafe<'input' | 'checkbox' | 'color' | 'date' | 'datetime-local' | 'email' | 'file' | 'hidden' | 'image' | 'month' | 'number' | 'password' | 'radio' | 'range' | 'reset' | 'search' | 'submit' | 'tel' | 'text' | 'time' | 'url' | 'week' | 'textarea' | 'dropdown' | 'license'>({
  type: 'string',
  enum: ['input', 'checkbox', 'color', 'date', 'datetime-local', 'email', 'file', 'hidden', 'image', 'month', 'number', 'password', 'radio', 'range', 'reset', 'search', 'submit', 'tel', 'text', 'time', 'url', 'week', 'textarea', 'dropdown', 'license'],
})
export type RenderMethod = Static<typeof RenderMethod>

export const SecretQuestion = Type.Object({ id: FieldKey, question: Type.String({ minLength: 1 }) }, { additionalProperties: false })
export type SecretQuestion = Static<typeof SecretQuestion>

/** One field of a topic's form. Options of game, account, product, item and character fields always stand in the definition, a player's own among them (`choices`); content and footer are sanitised HTML. */
export const FormField = Type.Object({
  key: FieldKey,
  label: Type.String(),
  tooltip: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  content: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  footer: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  placeholder: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  required: Type.Boolean(),
  loginRequired: Type.Boolean(),
  secure: Type.Boolean(),
  type: FieldType,
  renderMethod: RenderMethod,
  choices: FieldChoices,
  options: Type.Array(FieldOption),
  secretQuestions: Type.Array(SecretQuestion),
  realms: Type.Array(Realm),
  shownWhen: Type.Optional(FieldCondition),
  minLength: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0, maximum: 65536 }),
  maxLength: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 65536 }),
}, { additionalProperties: false })
export type FormField = Static<typeof FormField>

/** A self-help service offered on the solution page. */
export const Promo = Type.Object({
  serviceId: Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' }),
  isSelfHelpChannel: Type.Boolean(),
  title: Type.String({ minLength: 1 }),
  url: Type.String({ minLength: 1, maxLength: 2048 }),
  description: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  tagText: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  tagClass: Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^[a-z0-9-]{1,40}$' }),
  imageName: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  imageUrl: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 2048 }),
  iconUrl: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 2048 }),
}, { additionalProperties: false })
export type Promo = Static<typeof Promo>

/** A topic, the leaf of the help tree. What the solution page shows and what its contact form asks. */
export const CategorySolution = Type.Object({
  id: CategoryId,
  name: Type.String({ minLength: 1 }),
  parentId: CategoryIdOrNone,
  product: ProductName,
  hasChannels: Type.Boolean(),
  friendlyText: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  isWorkflow: Type.Boolean(),
  selfHelpServices: Type.Array(Promo),
  fields: Type.Array(FormField),
  hasForm: Type.Boolean(),
  useSoftAccountFields: Type.Boolean(),
  blockRecommendations: Type.Boolean(),
}, { additionalProperties: false })
export type CategorySolution = Static<typeof CategorySolution>

export const ChallengeVerdict = Type.Object({
  valid: Type.Boolean(),
  reason: Type.Optional(Type.Unsafe<'unsolved' | 'expired' | 'reused'>({ type: 'string', enum: ['unsolved', 'expired', 'reused'] })),
}, { additionalProperties: false })
export type ChallengeVerdict = Static<typeof ChallengeVerdict>

/** `changed`: Somebody else was faster. */
export const ChangedProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/changed' | '/services/desk/docs/problems/changed'>({ type: 'string', enum: ['/services/bft/docs/problems/changed', '/services/desk/docs/problems/changed'] }),
  slug: Type.Unsafe<'changed'>({ type: 'string', enum: ['changed'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<409>({ type: 'integer', enum: [409] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
  case: Type.Optional(SupportCase),
  current: Type.Optional(Type.Unsafe<Record<string, unknown>>({ type: 'object' })),
  changedAt: Type.Optional(Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] })),
  changedBy: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'] })),
}, { additionalProperties: false })
export type ChangedProblem = Static<typeof ChangedProblem>

/** Lengths of the trimmed description, in Unicode code points, from which it counts. */
export const CharacterBreaks = Type.Object({ valid: Type.Integer({ minimum: 0, maximum: 2048 }), notValid: Type.Integer({ minimum: 0, maximum: 2048 }) }, { additionalProperties: false })
export type CharacterBreaks = Static<typeof CharacterBreaks>

/** Value of a character field; characterId 0 stands for "none". */
export const CharacterValue = Type.Object({ realmId: Type.Integer(), characterId: Type.Integer() }, { additionalProperties: false })
export type CharacterValue = Static<typeof CharacterValue>

export const ChatCaseInfoRequest = Type.Object({ caseId: CaseIdOrToken, caseRegion: CaseRegion, categoryId: CategoryIdOrNone }, { additionalProperties: false })
export type ChatCaseInfoRequest = Static<typeof ChatCaseInfoRequest>

/** One text frame from the player's page. `message` needs clientId and text; the same clientId again is stored once. */
export const ChatClientFrame = Type.Object({
  type: Type.Unsafe<'message' | 'end'>({ type: 'string', enum: ['message', 'end'] }),
  clientId: Type.Optional(Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9-]+$' })),
  text: Type.Optional(Type.String({ minLength: 1, maxLength: 2048, pattern: '\\S' })),
}, { additionalProperties: false })
export type ChatClientFrame = Static<typeof ChatClientFrame>

/** lpDivId of the channel. */
export const ChatDivisionId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,80}$' })
export type ChatDivisionId = Static<typeof ChatDivisionId>

export const ChatId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
export type ChatId = Static<typeof ChatId>

export const ChatMembership = Type.Object({ member: Type.Boolean(), online: Type.Boolean() }, { additionalProperties: false })
export type ChatMembership = Static<typeof ChatMembership>

export const ChatMessage = Type.Object({
  sequence: Type.Integer({ minimum: 1 }),
  from: Type.Unsafe<'player' | 'company' | 'system'>({ type: 'string', enum: ['player', 'company', 'system'] }),
  author: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 100 }),
  text: Type.String({ minLength: 1, maxLength: 2048 }),
  clientId: Type.Optional(Type.String({ maxLength: 40 })),
  sentAt: Timestamp,
}, { additionalProperties: false })
export type ChatMessage = Static<typeof ChatMessage>

/** One text frame from the server. `state` comes first after every connect and carries every message so far, so that a reload keeps the chat; `message` for each new one; `error` for a frame that was not taken; `state` again when the chat is accepted or ended. */
export const ChatServerFrame = Type.Object({
  type: Type.Unsafe<'state' | 'message' | 'error'>({ type: 'string', enum: ['state', 'message', 'error'] }),
  state: Type.Optional(Type.Unsafe<'WAITING' | 'ACTIVE' | 'ENDED'>({ type: 'string', enum: ['WAITING', 'ACTIVE', 'ENDED'] })),
  positionInQueue: Type.Optional(Type.Integer({ minimum: 1 })),
  messages: Type.Optional(Type.Array(ChatMessage)),
  message: Type.Optional(ChatMessage),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  clientId: Type.Optional(Type.String({ maxLength: 40 })),
}, { additionalProperties: false })
export type ChatServerFrame = Static<typeof ChatServerFrame>

/** {chatLocale}-{agentType} of the channel. */
export const ChatSkill = Type.String({ pattern: '^[A-Za-z]{2}-[A-Za-z]{2}-[A-Za-z0-9]{1,40}$' })
export type ChatSkill = Static<typeof ChatSkill>

/** 0 available, -1 unavailable, -2 undetermined, -3 not initialized. */
export const ChatStatus = Type.Unsafe<0 | -1 | -2 | -3>({ type: 'integer', enum: [0, -1, -2, -3] })
export type ChatStatus = Static<typeof ChatStatus>

export const ChatSkillStatus = Type.Object({ skill: ChatSkill, currentStatus: ChatStatus }, { additionalProperties: false })
export type ChatSkillStatus = Static<typeof ChatSkillStatus>

export const CheckContextRequest = Type.Object({ description: Type.String({ minLength: 1, maxLength: 2048 }) }, { additionalProperties: false })
export type CheckContextRequest = Static<typeof CheckContextRequest>

/** Articles that fixed places of the portal link to. */
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

/** What the browser must know of the operator's settings and of its own kind. */
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
  caseLinkDays: Type.Integer({ minimum: 1, maximum: 3660 }),
  askBeforeCounting: Type.Array(Type.String({ pattern: '^(\\*|[A-Za-z][A-Za-z0-9_+-]{0,30}(/[A-Za-z0-9_+-]{0,30}){0,2})$' }), { maxItems: 200 }),
}, { additionalProperties: false })
export type Config = Static<typeof Config>

/** `conflict`: The same request is still under way. */
export const ConflictProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/conflict' | '/services/desk/docs/problems/conflict'>({ type: 'string', enum: ['/services/bft/docs/problems/conflict', '/services/desk/docs/problems/conflict'] }),
  slug: Type.Unsafe<'conflict'>({ type: 'string', enum: ['conflict'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<409>({ type: 'integer', enum: [409] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
  case: Type.Optional(SupportCase),
}, { additionalProperties: false })
export type ConflictProblem = Static<typeof ConflictProblem>

/** Value of a diagnostics bundle; its files travel as parts `files[<key>]`. Platform windows or mac, windows by default. */
export const DiagnosticValue = Type.Object({ platform: Type.String() }, { additionalProperties: false })
export type DiagnosticValue = Static<typeof DiagnosticValue>

/** Value of a secret-question field. The answer has 1 to 100 characters. */
export const SecretAnswerValue = Type.Object({ questionId: Type.String(), answer: Type.String() }, { additionalProperties: false })
export type SecretAnswerValue = Static<typeof SecretAnswerValue>

/** Value of a services bundle - a new secret question, a new e-mail address, or both. */
export const ServiceValue = Type.Object({
  sqa: Type.Boolean(),
  questionId: Type.Optional(Type.String()),
  answer: Type.Optional(Type.String()),
  email: Type.Boolean(),
  newEmail: Type.Optional(Type.String()),
}, { additionalProperties: false })
export type ServiceValue = Static<typeof ServiceValue>

/** Value of one field, by the type of its definition: | field type | value | |---|---| | string, email, item, nid, phone, sms | text | | date | `YYYY-MM-DD` | | number | number | | checkbox, and render method license | `true` or `false` | | option, game, account, product | id of the chosen option | | game, account, character whose `choices` are not `fixed` | also free text, for what is not among the choices | | address · character · diag · sqa · service | AddressValue · CharacterValue · DiagnosticValue · SecretAnswerValue · ServiceValue | Types na and instructions have no value, file has only its parts. Here only the shape is checked (400); lengths, formats and allowed values are rules of the topic's field definition (422). */
export const ContactFieldValue = Type.Unsafe<string | number | boolean | AddressValue | CharacterValue | DiagnosticValue | SecretAnswerValue | ServiceValue>({
  anyOf: [Type.String(), Type.Number(), Type.Boolean(), AddressValue, CharacterValue, DiagnosticValue, SecretAnswerValue, ServiceValue],
})
export type ContactFieldValue = Static<typeof ContactFieldValue>

/** Names an opened context in a form, once, within a day. */
export const GameContextKey = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })
export type GameContextKey = Static<typeof GameContextKey>

/** What the flagship game's client knows of the player. */
export const InGameContext = Type.Object({
  characterId: Type.Integer({ minimum: 0, maximum: 9007199254740991 }),
  realmId: Type.Integer({ minimum: 0, maximum: 9007199254740991 }),
  ticketMetaData: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 4096 }),
}, { additionalProperties: false })
export type InGameContext = Static<typeof InGameContext>

/** JSON part `form` of a contact submit. File contents travel beside it as parts `files[<field key>]`. */
export const ContactForm = Type.Object({
  fields: Type.Unsafe<Record<string, ContactFieldValue>>({ type: 'object', maxProperties: 100, additionalProperties: ContactFieldValue }),
  categoryId: CategoryId,
  channel: ChannelType,
  locale: Locale,
  game: ProductName,
  anonFields: Type.Optional(Type.Unsafe<AnonymousFields | null>({ anyOf: [AnonymousFields, Type.Null()] })),
  recaptcha: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], minLength: 1, maxLength: 4096 })),
  uploads: Type.Optional(UploadsByField),
  ingame: Type.Optional(Type.Unsafe<InGameContext | null>({ anyOf: [InGameContext, Type.Null()] })),
  gameContext: Type.Optional(Type.Unsafe<GameContextKey | null>({ anyOf: [GameContextKey, Type.Null()] })),
}, { additionalProperties: false })
export type ContactForm = Static<typeof ContactForm>

export const ContactVerification = Type.Object({ completed: Type.Boolean() }, { additionalProperties: false })
export type ContactVerification = Static<typeof ContactVerification>

export const Country = Type.Object({
  phonePrefix: Type.String({ pattern: '^\\+[0-9]{1,4}$' }),
  localizedName: Type.String({ minLength: 1 }),
  examplePhoneNumber: Type.String({ minLength: 1, maxLength: 40 }),
  alpha2: CountryAlpha2,
  alpha3: Type.String({ pattern: '^[A-Z]{3}$' }),
}, { additionalProperties: false })
export type Country = Static<typeof Country>

export const CountryList = Type.Object({ countryList: Type.Array(Country) }, { additionalProperties: false })
export type CountryList = Static<typeof CountryList>

/** The product a crisis message is about. */
export const CrisisGame = Type.Object({
  shortName: ProductName,
  name: Type.String({ minLength: 1 }),
  glyphClass: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
}, { additionalProperties: false })
export type CrisisGame = Static<typeof CrisisGame>

/** Something to know, something that works badly, something that does not work. */
export const CrisisSeverity = Type.Unsafe<'notice' | 'degraded' | 'outage'>({ type: 'string', enum: ['notice', 'degraded', 'outage'] })
export type CrisisSeverity = Static<typeof CrisisSeverity>

/** What became known later. */
export const CrisisUpdate = Type.Object({ at: Timestamp, text: Type.String(), isResolution: Type.Boolean() }, { additionalProperties: false })
export type CrisisUpdate = Static<typeof CrisisUpdate>

/** News that many players need now. Shown for its product; for services and without a product everywhere. */
export const CrisisMessage = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }),
  title: Type.String({ minLength: 1 }),
  summary: Type.String(),
  body: Type.String(),
  link: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 2048, pattern: '^https://' }),
  game: Type.Unsafe<CrisisGame | null>({ anyOf: [CrisisGame, Type.Null()] }),
  games: Type.Array(CrisisGame),
  severity: CrisisSeverity,
  places: Type.Array(Type.String({ minLength: 1 })),
  startedAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  resolvedAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  updates: Type.Array(CrisisUpdate),
}, { additionalProperties: false })
export type CrisisMessage = Static<typeof CrisisMessage>

/** `csrf`: The page is out of date. */
export const CsrfProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/csrf' | '/services/desk/docs/problems/csrf'>({ type: 'string', enum: ['/services/bft/docs/problems/csrf', '/services/desk/docs/problems/csrf'] }),
  slug: Type.Unsafe<'csrf'>({ type: 'string', enum: ['csrf'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<403>({ type: 'integer', enum: [403] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
}, { additionalProperties: false })
export type CsrfProblem = Static<typeof CsrfProblem>

export const DataErasureRequest = Type.Object({ confirmation: Type.Boolean() }, { additionalProperties: false })
export type DataErasureRequest = Static<typeof DataErasureRequest>

export const ExportedAccount = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200 }),
  displayName: Type.String(),
  region: CaseRegion,
  locale: Type.Unsafe<Locale | null>({ anyOf: [Locale, Type.Null()] }),
  email: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  phoneNumber: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
}, { additionalProperties: false })
export type ExportedAccount = Static<typeof ExportedAccount>

export const ExportedFeedback = Type.Object({
  articleId: ArticleId,
  helpful: Type.Boolean(),
  feedback: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  givenAt: Timestamp,
}, { additionalProperties: false })
export type ExportedFeedback = Static<typeof ExportedFeedback>

export const ExportedProtection = Type.Object({
  enrolled: Type.Boolean(),
  phoneNumber: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  since: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
}, { additionalProperties: false })
export type ExportedProtection = Static<typeof ExportedProtection>

/** A further thing kept about the player, such as a bug report or a suggestion. */
export const ExportedRecord = Type.Object({ kind: Type.String({ pattern: '^[a-z][a-z-]{0,39}$' }), recordedAt: Timestamp, text: Type.String() }, { additionalProperties: false })
export type ExportedRecord = Static<typeof ExportedRecord>

/** Why a penalty takes no appeal: it is of a final kind, was imposed too long ago, has used its own appeals, has one that is pending, or one that was accepted. */
export const NoAppeal = Type.Unsafe<'final' | 'tooOld' | 'used' | 'pending' | 'overturned'>({ type: 'string', enum: ['final', 'tooOld', 'used', 'pending', 'overturned'] })
export type NoAppeal = Static<typeof NoAppeal>

export const PenaltyProduct = Type.Object({
  name: ProductName,
  title: Type.String({ minLength: 1 }),
  baseUiName: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
}, { additionalProperties: false })
export type PenaltyProduct = Static<typeof PenaltyProduct>

/** A restriction of the signed-in account. `newsAt` is when something last came that the player did not do. The last five members are the statement of reasons; a penalty imported without them has none. `appealFrom` is there when the account has used its appeals and this penalty could be appealed: from then on it can be again, sooner when an appeal is won. */
export const Penalty = Type.Object({
  id: PenaltyId,
  penalty: Type.String({ minLength: 1 }),
  reason: Type.String({ minLength: 1 }),
  product: PenaltyProduct,
  gameAccount: Type.String({ maxLength: 100 }),
  end: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  active: Type.Boolean(),
  evidence: Type.Array(Type.String()),
  canAppeal: Type.Boolean(),
  noAppeal: Type.Optional(NoAppeal),
  appealFrom: Type.Optional(Timestamp),
  lastAppealState: Type.Unsafe<AppealState | null>({ anyOf: [AppealState, Type.Null()] }),
  history: Type.Array(Appeal),
  unread: Type.Boolean(),
  newsAt: Type.Optional(Timestamp),
  imposedAt: Type.Optional(Timestamp),
  ruleBroken: Type.Optional(Type.String({ minLength: 1 })),
  facts: Type.Optional(Type.String({ minLength: 1 })),
  decidedBy: Type.Optional(Type.Unsafe<'person' | 'machine'>({ type: 'string', enum: ['person', 'machine'] })),
  howToComplain: Type.Optional(Type.String({ minLength: 1 })),
}, { additionalProperties: false })
export type Penalty = Static<typeof Penalty>

/** Everything the portal holds about one player. */
export const DataExport = Type.Object({
  exportedAt: Timestamp,
  account: ExportedAccount,
  cases: Type.Array(CaseExport),
  penalties: Type.Array(Penalty),
  articleFeedback: Type.Array(ExportedFeedback),
  textMessageProtection: ExportedProtection,
  otherRecords: Type.Array(ExportedRecord),
}, { additionalProperties: false })
export type DataExport = Static<typeof DataExport>

export const DataRequestId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
export type DataRequestId = Static<typeof DataRequestId>

/** What a player asked for about all of their own data. Queued, then done by a job; every step is audited. */
export const DataRequest = Type.Object({
  id: DataRequestId,
  kind: Type.Unsafe<'EXPORT' | 'ERASURE'>({ type: 'string', enum: ['EXPORT', 'ERASURE'] }),
  state: Type.Unsafe<'QUEUED' | 'RUNNING' | 'READY' | 'DONE' | 'FAILED' | 'EXPIRED'>({ type: 'string', enum: ['QUEUED', 'RUNNING', 'READY', 'DONE', 'FAILED', 'EXPIRED'] }),
  requestedAt: Timestamp,
  doneAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  expiresAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
}, { additionalProperties: false })
export type DataRequest = Static<typeof DataRequest>

/** Most characters of the description in the guided step; equal to the contact description's limit. */
export const DescriptionLimit = Type.Object({ limit: Type.Integer({ minimum: 1, maximum: 2048 }) }, { additionalProperties: false })
export type DescriptionLimit = Static<typeof DescriptionLimit>

export const WaitTime = Type.Object({
  currentStatus: ChatStatus,
  lastEwtSeconds: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0, maximum: 604800 }),
}, { additionalProperties: false })
export type WaitTime = Static<typeof WaitTime>

export const EstimatedWaitTime = Type.Object({ estimatedWaitTime: WaitTime }, { additionalProperties: false })
export type EstimatedWaitTime = Static<typeof EstimatedWaitTime>

/** Every feature flag there is. */
export const FeatureKey = Type.Unsafe<'anonymousTickets' | 'recaptcha' | 'arkose' | 'legacyMode' | 'autoCategorize' | 'hideCategorizeButton' | 'strictCaptcha' | 'embeddedStrictCaptcha' | 'accountRestrictions' | 'combinedEmailPhone' | 'lockedOut'>({
  type: 'string',
  enum: ['anonymousTickets', 'recaptcha', 'arkose', 'legacyMode', 'autoCategorize', 'hideCategorizeButton', 'strictCaptcha', 'embeddedStrictCaptcha', 'accountRestrictions', 'combinedEmailPhone', 'lockedOut'],
})
export type FeatureKey = Static<typeof FeatureKey>

/** A feature key as a bare JSON string; the known ones are listed in FeatureKey. */
export const FeatureRequest = Type.String({ minLength: 1, maxLength: 100 })
export type FeatureRequest = Static<typeof FeatureRequest>

/** What a reader thinks of an article. Ratings from 1 to 5, null or absent for none; reasons are false when absent. */
export const FeedbackRequest = Type.Object({
  helpful: Type.Boolean(),
  feedback: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 500 })),
  findRating: Type.Optional(Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 5 })),
  understandRating: Type.Optional(Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 5 })),
  needRating: Type.Optional(Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 5 })),
  translationRating: Type.Optional(Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 5 })),
  notRelevant: Type.Optional(Type.Boolean()),
  poorlyWritten: Type.Optional(Type.Boolean()),
  didNotWork: Type.Optional(Type.Boolean()),
  policy: Type.Optional(Type.Boolean()),
  notUnderstandable: Type.Optional(Type.Boolean()),
  product: Type.Optional(ProductName),
}, { additionalProperties: false })
export type FeedbackRequest = Static<typeof FeedbackRequest>

/** What is wrong with an entry. The limits of the contract give the codes from `required` to `url`, rules of the portal the others; those with dots are keys of messages. */
export const FieldErrorCode = Type.Unsafe<'required' | 'generic' | 'pattern' | 'enum' | 'minlength' | 'maxlength' | 'min' | 'max' | 'multiple' | 'minitems' | 'maxitems' | 'unique' | 'email' | 'date' | 'number' | 'url' | 'phone' | 'nid' | 'agreement' | 'unknown' | 'order' | 'notallowed' | 'loginrequired' | 'verification' | 'unsupportedcountry' | 'content' | 'filecount' | 'fileempty' | 'filesize' | 'filetype' | 'uploadgone' | 'diag_missing_one' | 'diag_missing_two' | 'changed' | 'support.case.error.channel.unavailable' | 'support.desk.error.content.address' | 'support.desk.error.content.edited' | 'support.desk.error.content.picture' | 'support.desk.error.content.twice' | 'support.desk.error.studio.machine' | 'support.desk.error.studio.needed' | 'support.desk.error.studio.picture' | 'support.error.recaptcha.validation' | 'support.guided.entry.error.invalid.phone' | 'support.phone.verification.code.expired' | 'support.lockedout.error.code' | 'support.phone.verification.code.incorrect'>({
  type: 'string',
  enum: ['required', 'generic', 'pattern', 'enum', 'minlength', 'maxlength', 'min', 'max', 'multiple', 'minitems', 'maxitems', 'unique', 'email', 'date', 'number', 'url', 'phone', 'nid', 'agreement', 'unknown', 'order', 'notallowed', 'loginrequired', 'verification', 'unsupportedcountry', 'content', 'filecount', 'fileempty', 'filesize', 'filetype', 'uploadgone', 'diag_missing_one', 'diag_missing_two', 'changed', 'support.case.error.channel.unavailable', 'support.desk.error.content.address', 'support.desk.error.content.edited', 'support.desk.error.content.picture', 'support.desk.error.content.twice', 'support.desk.error.studio.machine', 'support.desk.error.studio.needed', 'support.desk.error.studio.picture', 'support.error.recaptcha.validation', 'support.guided.entry.error.invalid.phone', 'support.phone.verification.code.expired', 'support.lockedout.error.code', 'support.phone.verification.code.incorrect'],
})
export type FieldErrorCode = Static<typeof FieldErrorCode>

export const FieldError = Type.Object({
  field: Type.String(),
  code: FieldErrorCode,
  message: Type.Optional(Type.String()),
  params: Type.Optional(Type.Unsafe<Record<string, unknown>>({ type: 'object' })),
}, { additionalProperties: false })
export type FieldError = Static<typeof FieldError>

/** File types a form takes, lower case, without dot. */
export const FileExtensions = Type.Object({ extensions: Type.Array(Type.String({ pattern: '^[a-z0-9]{1,20}$' }), { minItems: 1 }) }, { additionalProperties: false })
export type FileExtensions = Static<typeof FileExtensions>

/** `forbidden`: This role may not do that. */
export const ForbiddenProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/forbidden' | '/services/desk/docs/problems/forbidden'>({ type: 'string', enum: ['/services/bft/docs/problems/forbidden', '/services/desk/docs/problems/forbidden'] }),
  slug: Type.Unsafe<'forbidden'>({ type: 'string', enum: ['forbidden'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<403>({ type: 'integer', enum: [403] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
}, { additionalProperties: false })
export type ForbiddenProblem = Static<typeof ForbiddenProblem>

export const FoundCases = Type.Object({
  items: Type.Array(CaseSummary, { maxItems: 10 }),
  nextCursor: Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^[A-Za-z0-9_-]{1,400}$' }),
  total: Type.Integer({ minimum: 0 }),
  inOtherList: Type.Integer({ minimum: 0 }),
}, { additionalProperties: false })
export type FoundCases = Static<typeof FoundCases>

/** A character or a realm, as the game calls it. */
export const GameThing = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }), name: Type.String({ minLength: 1, maxLength: 100 }) }, { additionalProperties: false })
export type GameThing = Static<typeof GameThing>

/** What a game has told of a player's situation, and when. It was signed by the publisher; null is what it did not say. */
export const GameContext = Type.Object({
  account: Type.String(),
  reportedAt: Timestamp,
  game: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  character: Type.Unsafe<GameThing | null>({ anyOf: [GameThing, Type.Null()] }),
  realm: Type.Unsafe<GameThing | null>({ anyOf: [GameThing, Type.Null()] }),
  build: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  platform: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  locale: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  log: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
}, { additionalProperties: false })
export type GameContext = Static<typeof GameContext>

/** Opened once, within ten minutes. */
export const GameContextCode = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })
export type GameContextCode = Static<typeof GameContextCode>

/** For `Authorization: Bearer` of getUnread, and for nothing else. */
export const UnreadToken = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }), expiresAt: Timestamp }, { additionalProperties: false })
export type UnreadToken = Static<typeof UnreadToken>

export const GameContextReceipt = Type.Object({ code: GameContextCode, expiresAt: Timestamp, url: Type.String({ format: 'uri' }), unread: UnreadToken }, { additionalProperties: false })
export type GameContextReceipt = Static<typeof GameContextReceipt>

export const GameContextRequest = Type.Object({ token: Type.String({ maxLength: 98304, pattern: '^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*$' }) }, { additionalProperties: false })
export type GameContextRequest = Static<typeof GameContextRequest>

/** What a game tells of the player's situation. All of it is optional; what is not listed is refused. */
export const GameReport = Type.Object({
  game: Type.Optional(ProductName),
  character: Type.Optional(GameThing),
  realm: Type.Optional(GameThing),
  build: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  platform: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  locale: Type.Optional(Locale),
  log: Type.Optional(Type.String({ minLength: 1, maxLength: 65536 })),
}, { additionalProperties: false })
export type GameReport = Static<typeof GameReport>

export const GlobalError = Type.Object({ code: Type.String({ minLength: 1 }), message: Type.Optional(Type.String()) }, { additionalProperties: false })
export type GlobalError = Static<typeof GlobalError>

export const HandedFile = Type.Object({ field: Type.String(), uploadId: UploadId, filename: Type.String(), size: Type.Integer({ minimum: 0 }) }, { additionalProperties: false })
export type HandedFile = Static<typeof HandedFile>

export const HandoffForm = Type.Object({
  categoryId: CategoryId,
  channel: ChannelType,
  locale: Locale,
  fields: Type.String({ minLength: 2, maxLength: 49152 }),
  anonFields: Type.Optional(Type.Unsafe<Record<string, string>>({ type: 'object', maxProperties: 2, additionalProperties: Type.String({ maxLength: 255 }) })),
  gameContext: Type.Optional(Type.Unsafe<GameContextKey | null>({ anyOf: [GameContextKey, Type.Null()] })),
  uploads: Type.Optional(UploadsByField),
}, { additionalProperties: false })
export type HandoffForm = Static<typeof HandoffForm>

export const HandoffReceipt = Type.Object({ id: Type.String(), code: Type.String({ pattern: '^[0-9A-HJKMNP-TV-Z]{10}$' }), expiresAt: Timestamp }, { additionalProperties: false })
export type HandoffReceipt = Static<typeof HandoffReceipt>

export const HandoffStatus = Type.Object({
  status: Type.Unsafe<'waiting' | 'taken' | 'expired'>({ type: 'string', enum: ['waiting', 'taken', 'expired'] }),
  expiresAt: Timestamp,
}, { additionalProperties: false })
export type HandoffStatus = Static<typeof HandoffStatus>

/** `headers-too-large`: The header lines are too long. */
export const HeadersTooLargeProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/headers-too-large' | '/services/desk/docs/problems/headers-too-large'>({
    type: 'string',
    enum: ['/services/bft/docs/problems/headers-too-large', '/services/desk/docs/problems/headers-too-large'],
  }),
  slug: Type.Unsafe<'headers-too-large'>({ type: 'string', enum: ['headers-too-large'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<431>({ type: 'integer', enum: [431] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
}, { additionalProperties: false })
export type HeadersTooLargeProblem = Static<typeof HeadersTooLargeProblem>

/** `internal`: Something went wrong on our side. */
export const InternalProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/internal' | '/services/desk/docs/problems/internal'>({ type: 'string', enum: ['/services/bft/docs/problems/internal', '/services/desk/docs/problems/internal'] }),
  slug: Type.Unsafe<'internal'>({ type: 'string', enum: ['internal'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<500>({ type: 'integer', enum: [500] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
}, { additionalProperties: false })
export type InternalProblem = Static<typeof InternalProblem>

export const KnowledgeQuestion = Type.Object({
  id: KnowledgeQuestionId,
  text: Type.String({ minLength: 1 }),
  answer: Type.Optional(Type.Unsafe<null>({ type: ['string', 'null'], const: null })),
}, { additionalProperties: false })
export type KnowledgeQuestion = Static<typeof KnowledgeQuestion>

export const KnowledgeQuestions = Type.Object({
  questions: Type.Array(KnowledgeQuestion, { minItems: 1, maxItems: 10 }),
  shufflesRemaining: Type.Integer({ minimum: 0, maximum: 100 }),
  startUrl: Type.Optional(Type.String({ maxLength: 2048 })),
  manualHelpUrl: Type.Optional(Type.String({ maxLength: 2048 })),
}, { additionalProperties: false })
export type KnowledgeQuestions = Static<typeof KnowledgeQuestions>

export const LinkSignIn = Type.Object({ location: Type.String({ minLength: 1, maxLength: 16384 }) }, { additionalProperties: false })
export type LinkSignIn = Static<typeof LinkSignIn>

/** Names one identity provider of this portal. */
export const ProviderId = Type.String({ minLength: 2, maxLength: 32, pattern: '^[a-z][a-z0-9-]{1,31}$' })
export type ProviderId = Static<typeof ProviderId>

export const LinkSignInRequest = Type.Object({ provider: ProviderId }, { additionalProperties: false })
export type LinkSignInRequest = Static<typeof LinkSignInRequest>

/** Where a link opens; `_blank` always with rel noopener. */
export const LinkTarget = Type.Unsafe<'_self' | '_blank'>({ type: 'string', enum: ['_self', '_blank'] })
export type LinkTarget = Static<typeof LinkTarget>

/** One text. The client shows nothing for a key without one. */
export const Localization = Type.Object({ key: Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' }), localization: Type.String() }, { additionalProperties: false })
export type Localization = Static<typeof Localization>

export const LockedOutAnswer = Type.Object({ code: Type.String({ pattern: '^[0-9]{8}$' }) }, { additionalProperties: false })
export type LockedOutAnswer = Static<typeof LockedOutAnswer>

/** One entry of a thread, without names and files. */
export const LockedOutEvent = Type.Object({
  eventType: Type.Unsafe<'CONTACT' | 'STATUS_CHANGE' | 'REORGANIZATION_EVENT'>({ type: 'string', enum: ['CONTACT', 'STATUS_CHANGE', 'REORGANIZATION_EVENT'] }),
  alternateName: Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$' }),
  createdAt: Timestamp,
  text: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  fromCompany: Type.Boolean(),
  hadFiles: Type.Boolean(),
}, { additionalProperties: false })
export type LockedOutEvent = Static<typeof LockedOutEvent>

/** A case as a thread to read. */
export const LockedOutCase = Type.Object({
  id: CaseId,
  subject: Type.String({ minLength: 1, maxLength: 200 }),
  excerpt: Type.Unsafe<string | null>({ type: ['string', 'null'], minLength: 1, maxLength: 160 }),
  statusKey: Type.String({ pattern: '^support\\.case\\.status\\.[a-z]+$' }),
  gameTitle: Type.String(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  events: Type.Array(LockedOutEvent),
}, { additionalProperties: false })
export type LockedOutCase = Static<typeof LockedOutCase>

/** A case as a mark lists it. */
export const LockedOutCaseSummary = Type.Object({
  id: CaseId,
  subject: Type.String({ minLength: 1, maxLength: 200 }),
  excerpt: Type.Unsafe<string | null>({ type: ['string', 'null'], minLength: 1, maxLength: 160 }),
  statusKey: Type.String({ pattern: '^support\\.case\\.status\\.[a-z]+$' }),
  gameTitle: Type.String(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
}, { additionalProperties: false })
export type LockedOutCaseSummary = Static<typeof LockedOutCaseSummary>

export const LockedOutCases = Type.Object({
  items: Type.Array(LockedOutCaseSummary, { maxItems: 10 }),
  nextCursor: Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^[A-Za-z0-9_-]{1,400}$' }),
}, { additionalProperties: false })
export type LockedOutCases = Static<typeof LockedOutCases>

/** The same for every address. */
export const LockedOutCode = Type.Object({ expiresAt: Timestamp, againAt: Timestamp }, { additionalProperties: false })
export type LockedOutCode = Static<typeof LockedOutCode>

export const LockedOutCodeRequest = Type.Object({ email: Type.String({ maxLength: 254, pattern: '^[^@\\s]{1,100}@[^@\\s]{1,150}$' }) }, { additionalProperties: false })
export type LockedOutCodeRequest = Static<typeof LockedOutCodeRequest>

export const LockedOutRestrictions = Type.Object({ penalties: Type.Array(Penalty), reasons: Type.Array(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })) }, { additionalProperties: false })
export type LockedOutRestrictions = Static<typeof LockedOutRestrictions>

/** What is open in the asking browser. */
export const LockedOutState = Type.Object({
  stage: Type.Unsafe<'none' | 'code' | 'open'>({ type: 'string', enum: ['none', 'code', 'open'] }),
  expiresAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  againAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  triesLeft: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0, maximum: 5 }),
  canAppeal: Type.Boolean(),
}, { additionalProperties: false })
export type LockedOutState = Static<typeof LockedOutState>

/** One way to sign in or to go on without. With a url it is a link, without one the toggle of the dialog. `?login` is the page at hand with the sign-in begun; all else is a path of the portal or an address. */
export const LoginOption = Type.Object({
  order: Type.Integer({ minimum: 0, maximum: 1000 }),
  url: Type.Unsafe<string | null>({ type: ['string', 'null'], minLength: 1, maxLength: 2048 }),
  buttonText: Type.String({ minLength: 1, maxLength: 200 }),
}, { additionalProperties: false })
export type LoginOption = Static<typeof LoginOption>

/** What a provider says of a sign-in that ended there. */
export const LogoutNotice = Type.Unsafe<{ logout_token: string } & Record<string, string>>({
  type: 'object',
  required: ['logout_token'],
  properties: {
    logout_token: Type.String({ minLength: 20, maxLength: 8192, pattern: '^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$' }),
  },
  additionalProperties: Type.String({ maxLength: 8192 }),
})
export type LogoutNotice = Static<typeof LogoutNotice>

/** Which of the optional mails a player wants, and how answers reach them. Confirmations, answers, restrictions and decisions on appeals are always sent. */
export const MailPreferences = Type.Object({ statusNews: Type.Boolean(), surveys: Type.Boolean(), digest: Type.Boolean() }, { additionalProperties: false })
export type MailPreferences = Static<typeof MailPreferences>

export const MarkPenaltiesReadRequest = Type.Object({ until: Timestamp, penaltyId: Type.Optional(PenaltyId) }, { additionalProperties: false })
export type MarkPenaltiesReadRequest = Static<typeof MarkPenaltiesReadRequest>

/** A text in pieces, in order; those that fit what was asked are marked. No markup. */
export const MarkedText = Type.Array(Type.Object({ text: Type.String({ minLength: 1 }), isMatch: Type.Boolean() }, { additionalProperties: false }), { maxItems: 200 })
export type MarkedText = Static<typeof MarkedText>

export const MergeAccountsRequest = Type.Object({
  offerId: Type.String({ minLength: 36, maxLength: 36, pattern: '^[0-9a-f-]{36}$' }),
  confirmation: Type.Boolean(),
}, { additionalProperties: false })
export type MergeAccountsRequest = Static<typeof MergeAccountsRequest>

/** Another account of the same person, proven in this session, and what it holds. */
export const MergeOffer = Type.Object({
  offerId: Type.String({ minLength: 36, maxLength: 36, pattern: '^[0-9a-f-]{36}$' }),
  providerName: Type.String({ minLength: 1, maxLength: 60 }),
  name: Type.String({ maxLength: 200 }),
  cases: Type.Integer({ minimum: 0 }),
  restrictions: Type.Integer({ minimum: 0 }),
  expiresAt: Timestamp,
}, { additionalProperties: false })
export type MergeOffer = Static<typeof MergeOffer>

/** `method-not-allowed`: This address does not take that method. */
export const MethodNotAllowedProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/method-not-allowed' | '/services/desk/docs/problems/method-not-allowed'>({
    type: 'string',
    enum: ['/services/bft/docs/problems/method-not-allowed', '/services/desk/docs/problems/method-not-allowed'],
  }),
  slug: Type.Unsafe<'method-not-allowed'>({ type: 'string', enum: ['method-not-allowed'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<405>({ type: 'integer', enum: [405] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
}, { additionalProperties: false })
export type MethodNotAllowedProblem = Static<typeof MethodNotAllowedProblem>

/** `not-checked`: This file waits for its check. */
export const NotCheckedProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/not-checked' | '/services/desk/docs/problems/not-checked'>({
    type: 'string',
    enum: ['/services/bft/docs/problems/not-checked', '/services/desk/docs/problems/not-checked'],
  }),
  slug: Type.Unsafe<'not-checked'>({ type: 'string', enum: ['not-checked'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<423>({ type: 'integer', enum: [423] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
}, { additionalProperties: false })
export type NotCheckedProblem = Static<typeof NotCheckedProblem>

/** `not-found`: There is nothing at this address. */
export const NotFoundProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/not-found' | '/services/desk/docs/problems/not-found'>({ type: 'string', enum: ['/services/bft/docs/problems/not-found', '/services/desk/docs/problems/not-found'] }),
  slug: Type.Unsafe<'not-found'>({ type: 'string', enum: ['not-found'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<404>({ type: 'integer', enum: [404] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
}, { additionalProperties: false })
export type NotFoundProblem = Static<typeof NotFoundProblem>

/** Kinds of notifications. Declared and used by no call; the event of a moved case is REORGANIZATION_EVENT. */
export const NotificationType = Type.Unsafe<'UNKNOWN' | 'STATUS_CHANGE' | 'CONTACT' | 'REORGANIZATION'>({ type: 'string', enum: ['UNKNOWN', 'STATUS_CHANGE', 'CONTACT', 'REORGANIZATION'] })
export type NotificationType = Static<typeof NotificationType>

export const OpenCase = Type.Object({ id: CaseId, url: Type.String({ format: 'uri' }), isUnread: Type.Boolean(), updatedAt: Timestamp }, { additionalProperties: false })
export type OpenCase = Static<typeof OpenCase>

export const OpenGameContextRequest = Type.Object({ code: GameContextCode }, { additionalProperties: false })
export type OpenGameContextRequest = Static<typeof OpenGameContextRequest>

export const OpenedGameContext = Type.Object({ key: GameContextKey, context: GameContext }, { additionalProperties: false })
export type OpenedGameContext = Static<typeof OpenedGameContext>

/** A link of the block "other resources". */
export const OtherResource = Type.Object({
  url: Type.String({ minLength: 1, maxLength: 2048 }),
  title: Type.String({ minLength: 1 }),
  imageName: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  imageUrl: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 2048 }),
  imageSizeClass: Type.Unsafe<'small' | 'medium' | 'large'>({ type: 'string', enum: ['small', 'medium', 'large'] }),
}, { additionalProperties: false })
export type OtherResource = Static<typeof OtherResource>

export const OwnCharacter = Type.Object({
  characterId: Type.Integer({ minimum: 1, maximum: 9007199254740991 }),
  characterName: Type.String({ minLength: 1, maxLength: 120 }),
  classId: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000000 })),
  className: Type.Optional(Type.String({ maxLength: 120 })),
  raceId: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000000 })),
  raceName: Type.Optional(Type.String({ maxLength: 120 })),
  level: Type.Optional(Type.Integer({ minimum: 0, maximum: 100000 })),
})
export type OwnCharacter = Static<typeof OwnCharacter>

export const OwnChoice = Type.Object({ id: FieldKey, name: Type.String({ minLength: 1, maxLength: 120 }), closed: Type.Optional(Type.Boolean()) })
export type OwnChoice = Static<typeof OwnChoice>

export const OwnRealm = Type.Object({
  realmId: Type.Integer({ minimum: 1, maximum: 9007199254740991 }),
  realmName: Type.String({ minLength: 1, maxLength: 120 }),
  characters: Type.Array(OwnCharacter, { maxItems: 200 }),
})
export type OwnRealm = Static<typeof OwnRealm>

/** `payload-too-large`: The request is too large. */
export const PayloadTooLargeProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/payload-too-large' | '/services/desk/docs/problems/payload-too-large'>({
    type: 'string',
    enum: ['/services/bft/docs/problems/payload-too-large', '/services/desk/docs/problems/payload-too-large'],
  }),
  slug: Type.Unsafe<'payload-too-large'>({ type: 'string', enum: ['payload-too-large'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<413>({ type: 'integer', enum: [413] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
}, { additionalProperties: false })
export type PayloadTooLargeProblem = Static<typeof PayloadTooLargeProblem>

export const PhoneCodeSent = Type.Object({
  codeSent: Type.Boolean(),
  phoneNumber: Type.String({ minLength: 1, maxLength: 40 }),
  errorMessage: Type.Optional(Type.String({ minLength: 1 })),
}, { additionalProperties: false })
export type PhoneCodeSent = Static<typeof PhoneCodeSent>

export const PhoneValidation = Type.Object({
  result: Type.Unsafe<'VALID' | 'INVALID' | 'TOO_SHORT' | 'TOO_LONG' | 'UNSUPPORTED_COUNTRY'>({ type: 'string', enum: ['VALID', 'INVALID', 'TOO_SHORT', 'TOO_LONG', 'UNSUPPORTED_COUNTRY'] }),
  offerSms: Type.Boolean(),
  phoneGiven: Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^\\+[0-9]{1,15}$' }),
}, { additionalProperties: false })
export type PhoneValidation = Static<typeof PhoneValidation>

export const PhoneVerification = Type.Object({
  isVerified: Type.Boolean(),
  phoneNumber: Type.Optional(Type.String({ pattern: '^\\+[0-9]{1,15}$' })),
  countryAlpha: Type.Optional(CountryAlpha2),
}, { additionalProperties: false })
export type PhoneVerification = Static<typeof PhoneVerification>

/** What a player owns in the games, as the operator's own service answers it to the portal (setting PLAYER_PROFILES_URL, GET below it by account id). No operation of the portal answers it; fields of topics show parts of it to the player it belongs to, and to nobody else. */
export const PlayerProfile = Type.Object({
  accountId: Type.String({ maxLength: 255 }),
  accounts: Type.Array(OwnChoice, { maxItems: 200 }),
  games: Type.Array(OwnChoice, { maxItems: 200 }),
  realms: Type.Array(OwnRealm, { maxItems: 200 }),
})
export type PlayerProfile = Static<typeof PlayerProfile>

/** `precondition-required`: Say which version you change. */
export const PreconditionRequiredProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/precondition-required' | '/services/desk/docs/problems/precondition-required'>({
    type: 'string',
    enum: ['/services/bft/docs/problems/precondition-required', '/services/desk/docs/problems/precondition-required'],
  }),
  slug: Type.Unsafe<'precondition-required'>({ type: 'string', enum: ['precondition-required'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<428>({ type: 'integer', enum: [428] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
}, { additionalProperties: false })
export type PreconditionRequiredProblem = Static<typeof PreconditionRequiredProblem>

export const Preverification = Type.Object({ preverifyId: Type.Integer({ minimum: 0, maximum: 999999999 }) }, { additionalProperties: false })
export type Preverification = Static<typeof Preverification>

export const ProblemRedirect = Type.Object({ redirectUrl: Type.String({ minLength: 1, maxLength: 2048 }) }, { additionalProperties: false })
export type ProblemRedirect = Static<typeof ProblemRedirect>

/** Kinds of problem: the last segment of `type`. */
export const ProblemSlug = Type.Unsafe<'bad-request' | 'unauthorized' | 'step-up-required' | 'csrf' | 'forbidden' | 'not-found' | 'method-not-allowed' | 'timeout' | 'conflict' | 'changed' | 'unsupported-version' | 'payload-too-large' | 'unsupported-media-type' | 'range-not-satisfiable' | 'validation' | 'not-checked' | 'precondition-required' | 'too-many-requests' | 'headers-too-large' | 'internal' | 'unavailable'>({
  type: 'string',
  enum: ['bad-request', 'unauthorized', 'step-up-required', 'csrf', 'forbidden', 'not-found', 'method-not-allowed', 'timeout', 'conflict', 'changed', 'unsupported-version', 'payload-too-large', 'unsupported-media-type', 'range-not-satisfiable', 'validation', 'not-checked', 'precondition-required', 'too-many-requests', 'headers-too-large', 'internal', 'unavailable'],
})
export type ProblemSlug = Static<typeof ProblemSlug>

/** What to correct, by form and by field. */
export const ValidationErrors = Type.Object({
  globalErrors: Type.Array(GlobalError),
  fieldErrors: Type.Array(FieldError),
  errorCodes: Type.Unsafe<Record<string, string>>({ type: 'object', additionalProperties: Type.String() }),
}, { additionalProperties: false })
export type ValidationErrors = Static<typeof ValidationErrors>

/** Error answer as RFC 9457 describes it, with the members the portal's rules add. Each `slug` has a schema of its own. */
export const Problem = Type.Object({
  type: Type.String({ pattern: '^/services/(bft|desk)/docs/problems/[a-z-]+$' }),
  slug: ProblemSlug,
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
  current: Type.Optional(Type.Unsafe<Record<string, unknown>>({ type: 'object' })),
  changedAt: Type.Optional(Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] })),
  changedBy: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'] })),
}, { additionalProperties: false })
export type Problem = Static<typeof Problem>

/** A game or service. Missing strings are null. */
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

/** A panel of the product select step. */
export const ProductHeader = Type.Object({
  name: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
  title: Type.String({ minLength: 1 }),
  subtitle: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  order: Type.Integer({ minimum: 0, maximum: 1000 }),
}, { additionalProperties: false })
export type ProductHeader = Static<typeof ProductHeader>

/** A label the operator puts on a result. */
export const PromotedTag = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 40 }),
  color: Type.Unsafe<'accent' | 'success' | 'warning'>({ type: 'string', enum: ['accent', 'success', 'warning'] }),
}, { additionalProperties: false })
export type PromotedTag = Static<typeof PromotedTag>

/** Claims of the token by which a publisher's back end vouches for a player (JWT, signed with RS256, PS256, ES256, ES384 or EdDSA by a key of its JWKS). It counts once, and for five minutes from `iat`; nothing else in it is looked at but `exp` and `nbf`. */
export const PublisherClaims = Type.Object({
  iss: Type.String(),
  aud: Type.Unsafe<string | string[]>({ anyOf: [Type.String(), Type.Array(Type.String())] }),
  sub: Type.String({ pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' }),
  jti: Type.String({ minLength: 8, maxLength: 200 }),
  iat: Type.Number(),
  context: GameReport,
})
export type PublisherClaims = Static<typeof PublisherClaims>

/** Whether this browser may be told of news of own cases (Web Push), and whether it is. */
export const PushOffer = Type.Object({
  publicKey: Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^B[A-Za-z0-9_-]{86}$' }),
  isOn: Type.Boolean(),
}, { additionalProperties: false })
export type PushOffer = Static<typeof PushOffer>

/** A browser's push subscription, as its `toJSON()` gives it (Push API). */
export const PushTarget = Type.Object({
  endpoint: Type.String({ minLength: 10, maxLength: 2048, pattern: '^https?://[!-~]+$' }),
  expirationTime: Type.Optional(Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0, maximum: 9007199254740991 })),
  keys: Type.Object({
    p256dh: Type.String({ pattern: '^B[A-Za-z0-9_-]{86}$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
  }, { additionalProperties: false }),
}, { additionalProperties: false })
export type PushTarget = Static<typeof PushTarget>

/** `range-not-satisfiable`: The file ends before this stretch. */
export const RangeNotSatisfiableProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/range-not-satisfiable' | '/services/desk/docs/problems/range-not-satisfiable'>({
    type: 'string',
    enum: ['/services/bft/docs/problems/range-not-satisfiable', '/services/desk/docs/problems/range-not-satisfiable'],
  }),
  slug: Type.Unsafe<'range-not-satisfiable'>({ type: 'string', enum: ['range-not-satisfiable'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<416>({ type: 'integer', enum: [416] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
}, { additionalProperties: false })
export type RangeNotSatisfiableProblem = Static<typeof RangeNotSatisfiableProblem>

/** A suggested article. A PROBLEM opens inline with its cure, the others as a page. */
export const Recommendation = Type.Object({
  id: ArticleId,
  title: Type.String({ minLength: 1 }),
  articleType: ArticleType,
  problem: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  cure: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  excerpt: MarkedText,
  games: Type.Array(ArticleGame),
  hasMachineTranslation: Type.Boolean(),
  language: Type.Optional(Locale),
  guidedEntryCategoryId: CategoryIdOrNone,
  guidedEntryProduct: Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^[a-z0-9-]{1,40}$' }),
  isTopicLikely: Type.Boolean(),
}, { additionalProperties: false })
export type Recommendation = Static<typeof Recommendation>

/** Facts of an event. There is no room for free text here on purpose. */
export const TrackingData = Type.Object({
  productName: Type.Optional(ProductName),
  categoryId: Type.Optional(CategoryIdOrNone),
  parentId: Type.Optional(CategoryIdOrNone),
  articleId: Type.Optional(ArticleId),
  descriptionLength: Type.Optional(Type.Integer({ minimum: 0, maximum: 2048 })),
  promotedContentId: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' })),
  destinationUrl: Type.Optional(Type.String({ minLength: 1, maxLength: 2048, pattern: '^(https?://|/)[^\\s]*$' })),
  locale: Type.Optional(Locale),
}, { additionalProperties: false })
export type TrackingData = Static<typeof TrackingData>

/** The events there are. */
export const TrackingEvent = Type.Unsafe<'skipEvent' | 'changeDescription' | 'geassociation' | 'changeCategory' | 'descriptionShown' | 'captureDescription' | 'captureProduct' | 'stillNeedHelp' | 'recommendationClicked' | 'externalResource'>({
  type: 'string',
  enum: ['skipEvent', 'changeDescription', 'geassociation', 'changeCategory', 'descriptionShown', 'captureDescription', 'captureProduct', 'stillNeedHelp', 'recommendationClicked', 'externalResource'],
})
export type TrackingEvent = Static<typeof TrackingEvent>

export const ReportEventRequest = Type.Object({
  event: TrackingEvent,
  timestamp: Type.Integer({ minimum: 0, maximum: 8640000000000000 }),
  key: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }),
  data: TrackingData,
}, { additionalProperties: false })
export type ReportEventRequest = Static<typeof ReportEventRequest>

/** A view of a product page. */
export const ReportMetricRequest = Type.Object({
  url: Type.String({ minLength: 1, maxLength: 2048, pattern: '^(https?://|/)[^\\s?#]*$' }),
  product: ProductName,
}, { additionalProperties: false })
export type ReportMetricRequest = Static<typeof ReportMetricRequest>

export const RequestPhoneCodeRequest = Type.Object({
  phoneNumber: PhoneInput,
  recaptcha: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], minLength: 1, maxLength: 4096 })),
  language: Locale,
}, { additionalProperties: false })
export type RequestPhoneCodeRequest = Static<typeof RequestPhoneCodeRequest>

export const RespondToCaseRequest = Type.Unsafe<{ form: string, 'files[files]'?: unknown[] } & Record<string, unknown[]>>({
  type: 'object',
  required: ['form'],
  properties: { form: Type.String(), 'files[files]': Type.Array(Type.Any(), { maxItems: 4 }) },
  patternProperties: { '^files\\[[A-Za-z0-9_-]{1,40}\\]$': Type.Array(Type.Any(), { maxItems: 4 }) },
  additionalProperties: false,
})
export type RespondToCaseRequest = Static<typeof RespondToCaseRequest>

/** One hit of a search. */
export const SearchResult = Type.Object({
  title: Type.String({ minLength: 1 }),
  markedTitle: MarkedText,
  articleNumber: ArticleId,
  url: Type.String({ minLength: 1, maxLength: 2048 }),
  summary: Type.String(),
  excerpt: MarkedText,
  resultType: ArticleType,
  tags: Type.Array(Type.String()),
  products: Type.Array(ProductName),
  games: Type.Array(ArticleGame),
  language: Type.Optional(Locale),
  isOfOtherGame: Type.Boolean(),
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
  unknownCode: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  countMessage: Type.String(),
}, { additionalProperties: false })
export type SearchPage = Static<typeof SearchPage>

/** A search for articles. */
export const SearchRequest = Type.Object({
  searchTerm: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  subjectName: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
  sourceName: Type.Unsafe<'all'>({ type: 'string', enum: ['all'] }),
  page: Type.Integer({ minimum: 1, maximum: 100000 }),
  locale: Locale,
  purpose: Type.Optional(Type.Unsafe<'page' | 'suggest'>({ type: 'string', enum: ['page', 'suggest'], default: 'page' })),
  kind: Type.Optional(ArticleType),
  withOthers: Type.Optional(Type.Boolean({ default: false })),
}, { additionalProperties: false })
export type SearchRequest = Static<typeof SearchRequest>

/** Something the player can do alone. An internal url gets `ref` with the present page. */
export const SelfServiceLink = Type.Object({
  url: Type.String({ minLength: 1, maxLength: 2048 }),
  title: Type.String({ minLength: 1 }),
  description: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  imageName: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  imageUrl: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 2048 }),
  target: LinkTarget,
  externalLinkConfirmation: Type.Boolean(),
}, { additionalProperties: false })
export type SelfServiceLink = Static<typeof SelfServiceLink>

/** A crisis message as the status page remembers it. */
export const ServiceIncident = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }),
  title: Type.String({ minLength: 1 }),
  summary: Type.String(),
  severity: CrisisSeverity,
  games: Type.Array(CrisisGame),
  places: Type.Array(Type.String({ minLength: 1 })),
  startedAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  endedAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  updates: Type.Array(CrisisUpdate),
}, { additionalProperties: false })
export type ServiceIncident = Static<typeof ServiceIncident>

/** How a game is, and what is shared by all. */
export const ServiceState = Type.Object({
  game: Type.Unsafe<CrisisGame | null>({ anyOf: [CrisisGame, Type.Null()] }),
  state: Type.Unsafe<'operational' | 'degraded' | 'outage'>({ type: 'string', enum: ['operational', 'degraded', 'outage'] }),
}, { additionalProperties: false })
export type ServiceState = Static<typeof ServiceState>

export const ServiceStatus = Type.Object({ services: Type.Array(ServiceState), incidents: Type.Array(ServiceIncident, { maxItems: 50 }) }, { additionalProperties: false })
export type ServiceStatus = Static<typeof ServiceStatus>

export const ShuffleQuestionRequest = Type.Object({ question: KnowledgeQuestionId }, { additionalProperties: false })
export type ShuffleQuestionRequest = Static<typeof ShuffleQuestionRequest>

/** One identity provider players may sign in at. */
export const SignInProvider = Type.Object({ id: ProviderId, name: Type.String({ minLength: 1, maxLength: 60 }) }, { additionalProperties: false })
export type SignInProvider = Static<typeof SignInProvider>

/** Names one way to sign in, to its owner alone. */
export const SignInWayId = Type.String({ pattern: '^[0-9a-f]{16}$' })
export type SignInWayId = Static<typeof SignInWayId>

/** One identity that signs in to the account. */
export const SignInWay = Type.Object({
  id: SignInWayId,
  provider: ProviderId,
  providerName: Type.String({ minLength: 1, maxLength: 60 }),
  name: Type.String({ maxLength: 200 }),
  linkedAt: Timestamp,
  lastUsedAt: Timestamp,
  current: Type.Boolean(),
}, { additionalProperties: false })
export type SignInWay = Static<typeof SignInWay>

export const SignInWays = Type.Object({
  ways: Type.Array(SignInWay, { minItems: 1, maxItems: 100 }),
  providers: Type.Array(SignInProvider, { maxItems: 21 }),
  mergeOffer: Type.Unsafe<MergeOffer | null>({ anyOf: [MergeOffer, Type.Null()] }),
}, { additionalProperties: false })
export type SignInWays = Static<typeof SignInWays>

/** Six digits; the client takes out spaces and hyphens, the server nothing. */
export const SmsCode = Type.String({ minLength: 1, maxLength: 10 })
export type SmsCode = Static<typeof SmsCode>

export const SmsCodeSent = Type.Object({ codeSent: Type.Boolean() }, { additionalProperties: false })
export type SmsCodeSent = Static<typeof SmsCodeSent>

/** OFFER when protection can be offered, ENROLLED when it is on, UNAVAILABLE when the country is not served or the account is soft. */
export const SmsOffer = Type.Unsafe<'OFFER' | 'ENROLLED' | 'UNAVAILABLE'>({ type: 'string', enum: ['OFFER', 'ENROLLED', 'UNAVAILABLE'] })
export type SmsOffer = Static<typeof SmsOffer>

export const SmsPhone = Type.Object({ phone: Type.String({ minLength: 1, maxLength: 40 }) }, { additionalProperties: false })
export type SmsPhone = Static<typeof SmsPhone>

/** Without phone the account phone is meant; a masked number is never sent back. */
export const SmsPhoneRequest = Type.Object({ phone: Type.Optional(PhoneInput) }, { additionalProperties: false })
export type SmsPhoneRequest = Static<typeof SmsPhoneRequest>

export const SmsVerified = Type.Object({ isVerified: Type.Boolean() }, { additionalProperties: false })
export type SmsVerified = Static<typeof SmsVerified>

export const StartChatRequest = Type.Object({ lpDivId: ChatDivisionId, skill: ChatSkill, caseId: CaseIdOrToken, caseRegion: CaseRegion }, { additionalProperties: false })
export type StartChatRequest = Static<typeof StartChatRequest>

export const StartedChat = Type.Object({ chatId: ChatId }, { additionalProperties: false })
export type StartedChat = Static<typeof StartedChat>

/** `step-up-required`: Sign in anew to do this. */
export const StepUpRequiredProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/step-up-required' | '/services/desk/docs/problems/step-up-required'>({
    type: 'string',
    enum: ['/services/bft/docs/problems/step-up-required', '/services/desk/docs/problems/step-up-required'],
  }),
  slug: Type.Unsafe<'step-up-required'>({ type: 'string', enum: ['step-up-required'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<401>({ type: 'integer', enum: [401] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
}, { additionalProperties: false })
export type StepUpRequiredProblem = Static<typeof StepUpRequiredProblem>

export const SubmitContactRequest = Type.Unsafe<{ form: string } & Record<string, unknown[]>>({
  type: 'object',
  required: ['form'],
  properties: { form: Type.String() },
  patternProperties: { '^files\\[[A-Za-z0-9_-]{1,40}\\]$': Type.Array(Type.Any(), { maxItems: 4 }) },
  additionalProperties: false,
})
export type SubmitContactRequest = Static<typeof SubmitContactRequest>

export const SubmitResult = Type.Object({
  caseId: CaseId,
  caseRegion: CaseRegion,
  anonymousToken: Type.Unsafe<AnonymousToken | null>({ anyOf: [AnonymousToken, Type.Null()] }),
  mailWithheld: Type.Optional(Type.Literal(true)),
}, { additionalProperties: false })
export type SubmitResult = Static<typeof SubmitResult>

/** Both views of the suggest-login dialog, each sorted by order. */
export const SuggestLogin = Type.Object({ suggestLoginOptions: Type.Array(LoginOption), cantLoginOptions: Type.Array(LoginOption) }, { additionalProperties: false })
export type SuggestLogin = Static<typeof SuggestLogin>

/** A topic the description may be about, as learnt from the topics' sample phrasings and from past cases. */
export const SuggestedTopic = Type.Object({
  guidedEntryCategoryId: CategoryId,
  guidedEntryProduct: ProductName,
  probability: Type.Number({ minimum: 0, maximum: 1 }),
  isCertain: Type.Boolean(),
}, { additionalProperties: false })
export type SuggestedTopic = Static<typeof SuggestedTopic>

/** An idea in the words of a player; stored as sent. */
export const SuggestionRequest = Type.Object({ description: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) }, { additionalProperties: false })
export type SuggestionRequest = Static<typeof SuggestionRequest>

export const Suggestions = Type.Object({
  aiRecommendations: Type.Array(Recommendation, { maxItems: 5 }),
  topics: Type.Optional(Type.Array(SuggestedTopic, { maxItems: 5 })),
}, { additionalProperties: false })
export type Suggestions = Static<typeof Suggestions>

/** What the visitor described, for articles that may answer it. */
export const SuggestionsRequest = Type.Object({ query: Type.String({ minLength: 1, maxLength: 2048, pattern: '\\S' }), product: ProductName }, { additionalProperties: false })
export type SuggestionsRequest = Static<typeof SuggestionsRequest>

export const SurveyQuestion = Type.Object({
  index: Type.Integer({ minimum: 1, maximum: 15 }),
  question: Type.String({ minLength: 1 }),
  type: Type.String({ pattern: '^[A-Za-z]{1,40}$' }),
}, { additionalProperties: false })
export type SurveyQuestion = Static<typeof SurveyQuestion>

/** Three or five questions in up to three sections; an empty section is not drawn. */
export const Survey = Type.Object({
  caseId: CaseId,
  region: CaseRegion,
  subject: Type.String({ minLength: 1, maxLength: 200 }),
  sectionOne: Type.Array(SurveyQuestion, { maxItems: 5 }),
  sectionTwo: Type.Array(SurveyQuestion, { maxItems: 5 }),
  sectionThree: Type.Array(SurveyQuestion, { maxItems: 5 }),
}, { additionalProperties: false })
export type Survey = Static<typeof Survey>

/** From the mail about a resolved case; names its survey and until when the link opens it. Nobody else can make one. */
export const SurveyLinkToken = Type.String({ pattern: '^v1\\.[A-Za-z0-9_-]{40,400}$' })
export type SurveyLinkToken = Static<typeof SurveyLinkToken>

export const TakeHandoffRequest = Type.Object({ code: Type.String({ minLength: 10, maxLength: 10, pattern: '^[0-9A-HJKMNP-TV-Z]{10}$' }) }, { additionalProperties: false })
export type TakeHandoffRequest = Static<typeof TakeHandoffRequest>

export const TakenHandoff = Type.Object({
  form: HandoffForm,
  gameContext: Type.Unsafe<OpenedGameContext | null>({ anyOf: [OpenedGameContext, Type.Null()] }),
  files: Type.Array(HandedFile, { maxItems: 80 }),
}, { additionalProperties: false })
export type TakenHandoff = Static<typeof TakenHandoff>

/** `timeout`: The request took too long to arrive. */
export const TimeoutProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/timeout' | '/services/desk/docs/problems/timeout'>({ type: 'string', enum: ['/services/bft/docs/problems/timeout', '/services/desk/docs/problems/timeout'] }),
  slug: Type.Unsafe<'timeout'>({ type: 'string', enum: ['timeout'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<408>({ type: 'integer', enum: [408] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
}, { additionalProperties: false })
export type TimeoutProblem = Static<typeof TimeoutProblem>

/** `too-many-requests`: Too many requests. */
export const TooManyRequestsProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/too-many-requests' | '/services/desk/docs/problems/too-many-requests'>({
    type: 'string',
    enum: ['/services/bft/docs/problems/too-many-requests', '/services/desk/docs/problems/too-many-requests'],
  }),
  slug: Type.Unsafe<'too-many-requests'>({ type: 'string', enum: ['too-many-requests'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<429>({ type: 'integer', enum: [429] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
}, { additionalProperties: false })
export type TooManyRequestsProblem = Static<typeof TooManyRequestsProblem>

/** One tile of the trending topics. */
export const TrendingTopic = Type.Object({
  name: Type.String({ minLength: 1 }),
  title: Type.String({ minLength: 1 }),
  description: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  url: Type.String({ minLength: 1, maxLength: 2048 }),
  imageUrl: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 2048 }),
  imageUrlMobile: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 2048 }),
  imageName: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  externalLinkConfirmation: Type.Boolean(),
  target: LinkTarget,
  backgroundPositionY: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0, maximum: 100 }),
}, { additionalProperties: false })
export type TrendingTopic = Static<typeof TrendingTopic>

/** `unauthorized`: Sign in to do this. */
export const UnauthorizedProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/unauthorized' | '/services/desk/docs/problems/unauthorized'>({
    type: 'string',
    enum: ['/services/bft/docs/problems/unauthorized', '/services/desk/docs/problems/unauthorized'],
  }),
  slug: Type.Unsafe<'unauthorized'>({ type: 'string', enum: ['unauthorized'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<401>({ type: 'integer', enum: [401] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
  error: Type.Optional(ProblemRedirect),
}, { additionalProperties: false })
export type UnauthorizedProblem = Static<typeof UnauthorizedProblem>

/** `unavailable`: A needed part is down for the moment. */
export const UnavailableProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/unavailable' | '/services/desk/docs/problems/unavailable'>({
    type: 'string',
    enum: ['/services/bft/docs/problems/unavailable', '/services/desk/docs/problems/unavailable'],
  }),
  slug: Type.Unsafe<'unavailable'>({ type: 'string', enum: ['unavailable'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<503>({ type: 'integer', enum: [503] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
}, { additionalProperties: false })
export type UnavailableProblem = Static<typeof UnavailableProblem>

export const UnreadCases = Type.Object({
  count: Type.Integer({ minimum: 0, maximum: 100 }),
  openCase: Type.Unsafe<OpenCase | null>({ anyOf: [OpenCase, Type.Null()] }),
}, { additionalProperties: false })
export type UnreadCases = Static<typeof UnreadCases>

/** Data of the event `unread`. */
export const UnreadNews = Type.Object({ count: Type.Integer({ minimum: 0, maximum: 100 }) }, { additionalProperties: false })
export type UnreadNews = Static<typeof UnreadNews>

/** `unsupported-media-type`: This content type is not taken here. */
export const UnsupportedMediaTypeProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/unsupported-media-type' | '/services/desk/docs/problems/unsupported-media-type'>({
    type: 'string',
    enum: ['/services/bft/docs/problems/unsupported-media-type', '/services/desk/docs/problems/unsupported-media-type'],
  }),
  slug: Type.Unsafe<'unsupported-media-type'>({ type: 'string', enum: ['unsupported-media-type'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<415>({ type: 'integer', enum: [415] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
}, { additionalProperties: false })
export type UnsupportedMediaTypeProblem = Static<typeof UnsupportedMediaTypeProblem>

/** `unsupported-version`: This version of the protocol is not spoken here. */
export const UnsupportedVersionProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/unsupported-version' | '/services/desk/docs/problems/unsupported-version'>({
    type: 'string',
    enum: ['/services/bft/docs/problems/unsupported-version', '/services/desk/docs/problems/unsupported-version'],
  }),
  slug: Type.Unsafe<'unsupported-version'>({ type: 'string', enum: ['unsupported-version'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<412>({ type: 'integer', enum: [412] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
}, { additionalProperties: false })
export type UnsupportedVersionProblem = Static<typeof UnsupportedVersionProblem>

export const UpdateChatSkillRequest = Type.Object({ lpDivId: ChatDivisionId, skill: ChatSkill }, { additionalProperties: false })
export type UpdateChatSkillRequest = Static<typeof UpdateChatSkillRequest>

export const ValidateChallengeRequest = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 4096 }),
  onReady: Type.Integer({ minimum: 0, maximum: 600000 }),
  onShown: Type.Integer({ minimum: 0, maximum: 600000 }),
}, { additionalProperties: false })
export type ValidateChallengeRequest = Static<typeof ValidateChallengeRequest>

export const ValidatePhoneCodeRequest = Type.Object({ phoneNumber: PhoneInput, language: Locale, code: SmsCode }, { additionalProperties: false })
export type ValidatePhoneCodeRequest = Static<typeof ValidatePhoneCodeRequest>

export const ValidatePhoneRequest = Type.Object({
  phone: PhoneInput,
  countryCode: Type.String({ pattern: '^\\+?[0-9]{1,4}$' }),
  countryAlpha: CountryAlpha2,
  categoryId: CategoryIdOrNone,
  language: Locale,
}, { additionalProperties: false })
export type ValidatePhoneRequest = Static<typeof ValidatePhoneRequest>

export const ValidateSmsCodeRequest = Type.Object({ code: SmsCode }, { additionalProperties: false })
export type ValidateSmsCodeRequest = Static<typeof ValidateSmsCodeRequest>

/** `validation`: Some entries need a correction. */
export const ValidationProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/validation' | '/services/desk/docs/problems/validation'>({
    type: 'string',
    enum: ['/services/bft/docs/problems/validation', '/services/desk/docs/problems/validation'],
  }),
  slug: Type.Unsafe<'validation'>({ type: 'string', enum: ['validation'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<422>({ type: 'integer', enum: [422] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
  validationErrors: Type.Optional(ValidationErrors),
  error: Type.Optional(ProblemRedirect),
  case: Type.Optional(SupportCase),
}, { additionalProperties: false })
export type ValidationProblem = Static<typeof ValidationProblem>

export const VerificationRedirect = Type.Object({ redirectUrl: Type.String({ minLength: 1, maxLength: 2048 }) }, { additionalProperties: false })
export type VerificationRedirect = Static<typeof VerificationRedirect>
