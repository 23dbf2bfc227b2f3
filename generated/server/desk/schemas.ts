// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type, type Static } from '@sinclair/typebox'

/** Subject of the identity provider. */
export const AccountId = Type.String({ pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' })
export type AccountId = Static<typeof AccountId>

export const AddNoteRequest = Type.Object({ text: Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' }) }, { additionalProperties: false })
export type AddNoteRequest = Static<typeof AddNoteRequest>

/** Language and country, case-insensitive, canonical en-US. */
export const Locale = Type.String({ pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' })
export type Locale = Static<typeof Locale>

/** Short name of a product. */
export const ProductName = Type.String({ pattern: '^[a-z0-9-]{1,40}$' })
export type ProductName = Static<typeof ProductName>

/** What somebody sees. A list that is empty is all of its kind. */
export const AgentScope = Type.Object({
  games: Type.Array(ProductName, { maxItems: 100, uniqueItems: true }),
  languages: Type.Array(Locale, { maxItems: 100, uniqueItems: true }),
}, { additionalProperties: false })
export type AgentScope = Static<typeof AgentScope>

/** One word of what somebody knows, a product, a topic, a craft; kept in small letters. */
export const AgentSkill = Type.String({ minLength: 1, maxLength: 40, pattern: '^[^\\u0000-\\u0020\\u007f-\\u00a0,;#"<>]{1,40}$' })
export type AgentSkill = Static<typeof AgentSkill>

/** By name */
export const AgentSkills = Type.Array(AgentSkill, { maxItems: 30, uniqueItems: true })
export type AgentSkills = Static<typeof AgentSkills>

export const AppealId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
export type AppealId = Static<typeof AppealId>

export const AppealState = Type.Unsafe<'PENDING' | 'UPHELD' | 'OVERTURNED'>({ type: 'string', enum: ['PENDING', 'UPHELD', 'OVERTURNED'] })
export type AppealState = Static<typeof AppealState>

/** Text by locale; the pack's default locale must be there, otherwise 422. */
export const LocalizedText = Type.Unsafe<Record<string, string>>({
  type: 'object',
  minProperties: 1,
  maxProperties: 50,
  additionalProperties: Type.String({ minLength: 1, maxLength: 20000 }),
})
export type LocalizedText = Static<typeof LocalizedText>

/** RFC 3339 in UTC. */
export const Timestamp = Type.String({ format: 'date-time' })
export type Timestamp = Static<typeof Timestamp>

/** A decided appeal of the same game and reason; not whose it was. */
export const AlikeAppeal = Type.Object({
  id: AppealId,
  state: AppealState,
  penalty: LocalizedText,
  reason: LocalizedText,
  description: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 2048 }),
  repName: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 100 }),
  repResponse: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 4096 }),
  decidedAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
}, { additionalProperties: false })
export type AlikeAppeal = Static<typeof AlikeAppeal>

/** Opens the one case, until `caseLinkDays` of `config` (90, a setting) after its last event. */
export const AnonymousToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })
export type AnonymousToken = Static<typeof AnonymousToken>

export const SensitiveFlagId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
export type SensitiveFlagId = Static<typeof SensitiveFlagId>

/** Flags that stand and whose guidance the caller has read and confirmed in this very step. Counts for a representative, not for a machine key. */
export const ConfirmedFlags = Type.Array(SensitiveFlagId, { maxItems: 50, uniqueItems: true })
export type ConfirmedFlags = Static<typeof ConfirmedFlags>

/** Number of events the representative has seen; another number at the server is 409 with the case. */
export const EventCount = Type.Integer({ minimum: 0, maximum: 100000 })
export type EventCount = Static<typeof EventCount>

/** What the representative wrote, where the answer is a machine's translation of it. */
export const WrittenAs = Type.Object({ text: Type.String({ minLength: 1, maxLength: 20000, pattern: '\\S' }), locale: Locale }, { additionalProperties: false })
export type WrittenAs = Static<typeof WrittenAs>

/** JSON part `form` of an answer. */
export const AnswerForm = Type.Object({
  responseText: Type.String({ minLength: 1, maxLength: 20000, pattern: '\\S' }),
  status: Type.Unsafe<'ANSWERED' | 'INFO' | 'RESOLVED'>({ type: 'string', enum: ['ANSWERED', 'INFO', 'RESOLVED'] }),
  writtenAs: Type.Optional(WrittenAs),
  confirmedFlags: Type.Optional(ConfirmedFlags),
  eventCount: EventCount,
}, { additionalProperties: false })
export type AnswerForm = Static<typeof AnswerForm>

export const AnswerCaseRequest = Type.Object({ form: Type.String(), 'files[files]': Type.Optional(Type.Array(Type.Any(), { maxItems: 4 })) }, { additionalProperties: false })
export type AnswerCaseRequest = Static<typeof AnswerCaseRequest>

/** - `translated`: all of it - `more`: the rest comes with the next call - `silent`: the translator does not answer just now; nothing is lost, try again - `wrong`: it answered with something that is no translation of this - `unsupported`: it does not know this pair of languages - `tooLong`: a text is longer than a machine is asked to translate - `off`: no translator is set up */
export const TranslationState = Type.Unsafe<'translated' | 'more' | 'silent' | 'wrong' | 'unsupported' | 'tooLong' | 'off'>({ type: 'string', enum: ['translated', 'more', 'silent', 'wrong', 'unsupported', 'tooLong', 'off'] })
export type TranslationState = Static<typeof TranslationState>

export const AnswerTranslation = Type.Object({ to: Locale, state: TranslationState, html: Type.Unsafe<string | null>({ type: ['string', 'null'] }) }, { additionalProperties: false })
export type AnswerTranslation = Static<typeof AnswerTranslation>

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

/** How a colleague would decide the appeal. */
export const AppealAdvice = Type.Unsafe<'UPHELD' | 'OVERTURNED'>({ type: 'string', enum: ['UPHELD', 'OVERTURNED'] })
export type AppealAdvice = Static<typeof AppealAdvice>

/** Somebody gave the appeal to a lead, or took it away from all (null). */
export const AppealAssignment = Type.Object({
  assignee: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  assignedBy: AccountId,
  assignedAt: Timestamp,
  note: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 2048 }),
}, { additionalProperties: false })
export type AppealAssignment = Static<typeof AppealAssignment>

/** What a colleague was asked about an appeal, and said; null until then. */
export const AppealOpinion = Type.Object({
  colleague: AccountId,
  question: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 2048 }),
  askedBy: AccountId,
  askedAt: Timestamp,
  advice: Type.Unsafe<AppealAdvice | null>({ anyOf: [AppealAdvice, Type.Null()] }),
  words: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 4096 }),
  givenAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
}, { additionalProperties: false })
export type AppealOpinion = Static<typeof AppealOpinion>

/** How often, and how long, penalties are appealed. */
export const AppealPeriods = Type.Object({
  perAccount: Type.Integer({ minimum: 1, maximum: 100, default: 3 }),
  accountDays: Type.Integer({ minimum: 1, maximum: 3660, default: 30 }),
  perPenalty: Type.Integer({ minimum: 1, maximum: 100, default: 2 }),
  windowDays: Type.Integer({ minimum: 1, maximum: 3660, default: 180 }),
  targetDays: Type.Integer({ minimum: 1, maximum: 3660, default: 7 }),
  answerDays: Type.Integer({ minimum: 1, maximum: 3660, default: 14 }),
}, { additionalProperties: false })
export type AppealPeriods = Static<typeof AppealPeriods>

export const ArticleId = Type.String({ pattern: '^[0-9]{1,9}$' })
export type ArticleId = Static<typeof ArticleId>

export const AskAppellantRequest = Type.Object({ question: Type.String({ minLength: 1, maxLength: 2048, pattern: '\\S' }) }, { additionalProperties: false })
export type AskAppellantRequest = Static<typeof AskAppellantRequest>

export const AskOpinionRequest = Type.Object({
  colleague: AccountId,
  question: Type.Optional(Type.String({ minLength: 1, maxLength: 2048, pattern: '\\S' })),
}, { additionalProperties: false })
export type AskOpinionRequest = Static<typeof AskOpinionRequest>

export const AssignAppealRequest = Type.Object({
  assignee: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  note: Type.Optional(Type.String({ minLength: 1, maxLength: 2048, pattern: '\\S' })),
}, { additionalProperties: false })
export type AssignAppealRequest = Static<typeof AssignAppealRequest>

export const AssignCaseRequest = Type.Object({ assignee: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }) }, { additionalProperties: false })
export type AssignCaseRequest = Static<typeof AssignCaseRequest>

/** A `writer` writes help and sees no case; a lead may that too. */
export const DeskRole = Type.Unsafe<'writer' | 'agent' | 'lead' | 'admin'>({ type: 'string', enum: ['writer', 'agent', 'lead', 'admin'] })
export type DeskRole = Static<typeof DeskRole>

export const AuditEntry = Type.Object({
  at: Timestamp,
  actor: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  role: Type.Unsafe<DeskRole | null>({ anyOf: [DeskRole, Type.Null()] }),
  action: Type.String({ pattern: '^[a-z][a-z.-]{0,60}$' }),
  subject: Type.String({ maxLength: 250 }),
  requestId: Type.String({ minLength: 1 }),
  detail: Type.Unsafe<Record<string, unknown>>({ type: 'object' }),
}, { additionalProperties: false })
export type AuditEntry = Static<typeof AuditEntry>

/** null on the last page. */
export const NextCursor = Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^[A-Za-z0-9_-]{1,400}$' })
export type NextCursor = Static<typeof NextCursor>

export const AuditPage = Type.Object({ items: Type.Array(AuditEntry, { maxItems: 100 }), nextCursor: NextCursor }, { additionalProperties: false })
export type AuditPage = Static<typeof AuditPage>

/** `away`: at the desk and takes no chats, or not there at all. */
export const Availability = Type.Unsafe<'available' | 'away'>({ type: 'string', enum: ['available', 'away'] })
export type Availability = Static<typeof Availability>

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

export const CallBackFigures = Type.Object({
  asked: Type.Integer({ minimum: 0 }),
  reached: Type.Integer({ minimum: 0 }),
  unreached: Type.Integer({ minimum: 0 }),
  open: Type.Integer({ minimum: 0 }),
  otherwise: Type.Integer({ minimum: 0 }),
  waitSeconds: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0 }),
}, { additionalProperties: false })
export type CallBackFigures = Static<typeof CallBackFigures>

/** `notReached` waits an hour for the next call; `putBack` was not called at all */
export const CallBackOutcome = Type.Unsafe<'done' | 'notReached' | 'putBack'>({ type: 'string', enum: ['done', 'notReached', 'putBack'] })
export type CallBackOutcome = Static<typeof CallBackOutcome>

export const CallBackOutcomeRequest = Type.Object({ outcome: CallBackOutcome }, { additionalProperties: false })
export type CallBackOutcomeRequest = Static<typeof CallBackOutcomeRequest>

export const TeamId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
export type TeamId = Static<typeof TeamId>

export const CallBackReport = Type.Object({
  from: Type.String({ format: 'date' }),
  to: Type.String({ format: 'date' }),
  total: CallBackFigures,
  days: Type.Array(Type.Object({ day: Type.String({ format: 'date' }), figures: CallBackFigures }, { additionalProperties: false }), { maxItems: 366 }),
  teams: Type.Array(Type.Object({ team: Type.Unsafe<TeamId | null>({ anyOf: [TeamId, Type.Null()] }), figures: CallBackFigures }, { additionalProperties: false }), { maxItems: 500 }),
}, { additionalProperties: false })
export type CallBackReport = Static<typeof CallBackReport>

/** `waiting` for a call, `calling` while somebody has it, `done`, `unreached` after three calls in vain */
export const CallBackState = Type.Unsafe<'waiting' | 'calling' | 'done' | 'unreached'>({ type: 'string', enum: ['waiting', 'calling', 'done', 'unreached'] })
export type CallBackState = Static<typeof CallBackState>

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

/** `firstAnswer`: from filing to the first answer; `nextAnswer`: from what the player wrote after an answer to the next one; `resolution`: from filing, or reopening, until it is resolved. */
export const CaseClockKind = Type.Unsafe<'firstAnswer' | 'nextAnswer' | 'resolution'>({ type: 'string', enum: ['firstAnswer', 'nextAnswer', 'resolution'] })
export type CaseClockKind = Static<typeof CaseClockKind>

/** `running`; `paused` while the company waits for the player; `kept` or `missed` once it has ended; `dropped` when it ended without what was promised being needed any more. */
export const CaseClockState = Type.Unsafe<'running' | 'paused' | 'kept' | 'missed' | 'dropped'>({ type: 'string', enum: ['running', 'paused', 'kept', 'missed', 'dropped'] })
export type CaseClockState = Static<typeof CaseClockState>

export const CaseClock = Type.Object({
  kind: CaseClockKind,
  state: CaseClockState,
  target: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  minutes: Type.Integer({ minimum: 1, maximum: 525600 }),
  begunAt: Timestamp,
  dueAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  endedAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  leftSeconds: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
}, { additionalProperties: false })
export type CaseClock = Static<typeof CaseClock>

/** What is due next, and when. */
export const CaseDue = Type.Object({ kind: CaseClockKind, at: Timestamp }, { additionalProperties: false })
export type CaseDue = Static<typeof CaseDue>

/** Decimal string, not guessable by counting. */
export const CaseId = Type.String({ pattern: '^[1-9][0-9]{0,18}$' })
export type CaseId = Static<typeof CaseId>

/** Two lower-case letters (us, eu, kr, tw); shown as an upper-case prefix of the id, US104233871. */
export const CaseRegion = Type.String({ pattern: '^[a-z]{2}$' })
export type CaseRegion = Static<typeof CaseRegion>

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

/** 5 is always the best. */
export const SurveyRating = Type.Unsafe<'1' | '2' | '3' | '4' | '5'>({ type: 'string', enum: ['1', '2', '3', '4', '5'] })
export type SurveyRating = Static<typeof SurveyRating>

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

/** As CategoryId; 0 means none. */
export const CategoryIdOrNone = Type.Integer({ minimum: 0, maximum: 999999999 })
export type CategoryIdOrNone = Static<typeof CategoryIdOrNone>

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

export const CaseFigures = Type.Object({
  filed: Type.Integer({ minimum: 0 }),
  answers: Type.Integer({ minimum: 0 }),
  firstAnswers: Type.Integer({ minimum: 0 }),
  firstAnswerSeconds: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0 }),
  resolved: Type.Integer({ minimum: 0 }),
  resolvedSeconds: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0 }),
  reopened: Type.Integer({ minimum: 0 }),
  firstAnswersKept: Type.Integer({ minimum: 0 }),
  firstAnswersMissed: Type.Integer({ minimum: 0 }),
  nextAnswersKept: Type.Integer({ minimum: 0 }),
  nextAnswersMissed: Type.Integer({ minimum: 0 }),
  resolutionsKept: Type.Integer({ minimum: 0 }),
  resolutionsMissed: Type.Integer({ minimum: 0 }),
  rated: Type.Integer({ minimum: 0 }),
  rating: Type.Unsafe<number | null>({ type: ['number', 'null'], minimum: 1, maximum: 5 }),
}, { additionalProperties: false })
export type CaseFigures = Static<typeof CaseFigures>

/** How long cases and what leads to them last, and whose an answered case is. */
export const CasePeriods = Type.Object({
  resolveSilentDays: Type.Integer({ minimum: 1, maximum: 3660, default: 14 }),
  reopenDays: Type.Integer({ minimum: 1, maximum: 3660, default: 14 }),
  linkDays: Type.Integer({ minimum: 1, maximum: 3660, default: 90 }),
  surveyDays: Type.Integer({ minimum: 1, maximum: 3660, default: 30 }),
  keptMonths: Type.Integer({ minimum: 1, maximum: 120, default: 24 }),
  answererOwns: Type.Integer({ minimum: 0, maximum: 1, default: 1 }),
}, { additionalProperties: false })
export type CasePeriods = Static<typeof CasePeriods>

export const CasePriority = Type.Unsafe<'low' | 'normal' | 'high' | 'urgent'>({ type: 'string', enum: ['low', 'normal', 'high', 'urgent'] })
export type CasePriority = Static<typeof CasePriority>

export const CaseReportDay = Type.Object({
  day: Type.String({ format: 'date' }),
  figures: CaseFigures,
  backlog: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0 }),
}, { additionalProperties: false })
export type CaseReportDay = Static<typeof CaseReportDay>

export const CaseReportGroup = Type.Object({
  key: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  name: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  figures: CaseFigures,
  backlog: Type.Integer({ minimum: 0 }),
}, { additionalProperties: false })
export type CaseReportGroup = Static<typeof CaseReportGroup>

export const DurationBand = Type.Object({
  upToSeconds: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1 }),
  cases: Type.Integer({ minimum: 0 }),
}, { additionalProperties: false })
export type DurationBand = Static<typeof DurationBand>

export const ReportSide = Type.Unsafe<'team' | 'game' | 'topic' | 'language' | 'channel' | 'agent'>({ type: 'string', enum: ['team', 'game', 'topic', 'language', 'channel', 'agent'] })
export type ReportSide = Static<typeof ReportSide>

export const CaseReport = Type.Object({
  from: Type.String({ format: 'date' }),
  to: Type.String({ format: 'date' }),
  by: ReportSide,
  total: CaseFigures,
  days: Type.Array(CaseReportDay, { maxItems: 366 }),
  groups: Type.Array(CaseReportGroup, { maxItems: 500 }),
  firstAnswerWithin: Type.Array(DurationBand, { maxItems: 6 }),
  resolvedWithin: Type.Array(DurationBand, { maxItems: 6 }),
  backlogAges: Type.Array(DurationBand, { maxItems: 6 }),
}, { additionalProperties: false })
export type CaseReport = Static<typeof CaseReport>

/** One word of any script; kept in small letters. */
export const CaseTag = Type.String({ minLength: 1, maxLength: 40, pattern: '^[^\\u0000-\\u0020\\u007f-\\u00a0,;#"<>]{1,40}$' })
export type CaseTag = Static<typeof CaseTag>

/** By name */
export const CaseTags = Type.Array(CaseTag, { maxItems: 20, uniqueItems: true })
export type CaseTags = Static<typeof CaseTags>

export const CaseTokenLink = Type.Object({ token: AnonymousToken, url: Type.String({ maxLength: 2048, format: 'uri' }), endsAt: Timestamp }, { additionalProperties: false })
export type CaseTokenLink = Static<typeof CaseTokenLink>

/** One message as a machine puts it. */
export const TranslatedEvent = Type.Object({
  event: Type.Integer({ minimum: 0, maximum: 1000000 }),
  from: Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' }),
  html: Type.String(),
}, { additionalProperties: false })
export type TranslatedEvent = Static<typeof TranslatedEvent>

export const CaseTranslation = Type.Object({ to: Locale, state: TranslationState, items: Type.Array(TranslatedEvent) }, { additionalProperties: false })
export type CaseTranslation = Static<typeof CaseTranslation>

/** Members that are not there stay as they are. */
export const CaseTriage = Type.Object({
  id: CaseId,
  team: Type.Optional(Type.Unsafe<TeamId | null>({ anyOf: [TeamId, Type.Null()] })),
  assignee: Type.Optional(Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] })),
  priority: Type.Optional(CasePriority),
  tags: Type.Optional(CaseTags),
  snoozedUntil: Type.Optional(Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] })),
}, { additionalProperties: false, minProperties: 2 })
export type CaseTriage = Static<typeof CaseTriage>

/** Id of a category, topic, parent or solution. */
export const CategoryId = Type.Integer({ minimum: 1, maximum: 999999999 })
export type CategoryId = Static<typeof CategoryId>

export const ChangeCasesRequest = Type.Object({ changes: Type.Array(CaseTriage, { minItems: 1, maxItems: 200 }) }, { additionalProperties: false })
export type ChangeCasesRequest = Static<typeof ChangeCasesRequest>

export const ChangeSettingRequest = Type.Object({
  value: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0, maximum: 3660 }),
  reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
}, { additionalProperties: false })
export type ChangeSettingRequest = Static<typeof ChangeSettingRequest>

export const ChangedCases = Type.Object({
  before: Type.Array(CaseTriage, { maxItems: 200 }),
  left: Type.Array(CaseId, { maxItems: 200 }),
  flagged: Type.Optional(Type.Array(CaseId, { maxItems: 200 })),
}, { additionalProperties: false })
export type ChangedCases = Static<typeof ChangedCases>

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

/** On a clock of 24 hours. */
export const TimeOfDay = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })
export type TimeOfDay = Static<typeof TimeOfDay>

/** Another day than its weekday says. */
export const HoursException = Type.Object({
  date: Type.String({ format: 'date' }),
  name: Type.String({ maxLength: 80 }),
  hours: Type.Array(Type.Object({ from: TimeOfDay, to: TimeOfDay }, { additionalProperties: false }), { maxItems: 6 }),
}, { additionalProperties: false })
export type HoursException = Static<typeof HoursException>

/** Hours of one day of the week. `to` at or before `from` lies on the next day: 22:00 to 06:00 is a night, 00:00 to 00:00 a whole day. */
export const WorkingHours = Type.Object({ day: Type.Integer({ minimum: 1, maximum: 7 }), from: TimeOfDay, to: TimeOfDay }, { additionalProperties: false })
export type WorkingHours = Static<typeof WorkingHours>

/** When a channel is open. On a date with an exception only that one's hours count; a night that reaches into it ends at its midnight. */
export const ChannelHours = Type.Object({
  timeZone: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$' }),
  week: Type.Array(WorkingHours, { maxItems: 42 }),
  exceptions: Type.Array(HoursException, { maxItems: 400 }),
}, { additionalProperties: false })
export type ChannelHours = Static<typeof ChannelHours>

/** Text by locale, as it is written at the desk (Markdown where the page shows any); none at all is an empty object. */
export const TopicTexts = Type.Unsafe<Record<string, string>>({ type: 'object', maxProperties: 50, additionalProperties: Type.String({ maxLength: 20000 }) })
export type TopicTexts = Static<typeof TopicTexts>

/** What players are told of a channel's hours, were it published as it is written. */
export const ChannelOpening = Type.Object({
  channelType: ChannelType,
  isOpen: Type.Boolean(),
  until: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  openTime: TopicTexts,
}, { additionalProperties: false })
export type ChannelOpening = Static<typeof ChannelOpening>

export const ChannelSetting = Type.Object({
  channelType: ChannelType,
  enabled: Type.Boolean(),
  ewt: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0, maximum: 100000 }),
  openTime: Type.Unsafe<LocalizedText | null>({ anyOf: [LocalizedText, Type.Null()] }),
  order: Type.Integer({ minimum: 0, maximum: 1000 }),
}, { additionalProperties: false })
export type ChannelSetting = Static<typeof ChannelSetting>

export const ChatId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
export type ChatId = Static<typeof ChatId>

/** Languages they chat in, the first half of a chat's skill; none means all. */
export const ChatLanguages = Type.Array(Type.String({ pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }), { maxItems: 50, uniqueItems: true })
export type ChatLanguages = Static<typeof ChatLanguages>

export const ChatMessage = Type.Object({
  sequence: Type.Integer({ minimum: 1 }),
  from: Type.Unsafe<'player' | 'company' | 'system'>({ type: 'string', enum: ['player', 'company', 'system'] }),
  author: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 100 }),
  text: Type.String({ minLength: 1, maxLength: 2048 }),
  clientId: Type.Optional(Type.String({ maxLength: 40 })),
  sentAt: Timestamp,
}, { additionalProperties: false })
export type ChatMessage = Static<typeof ChatMessage>

/** {chatLocale}-{agentType} of the channel. */
export const ChatSkill = Type.String({ pattern: '^[A-Za-z]{2}-[A-Za-z]{2}-[A-Za-z0-9]{1,40}$' })
export type ChatSkill = Static<typeof ChatSkill>

export const ChatState = Type.Unsafe<'WAITING' | 'ACTIVE' | 'ENDED'>({ type: 'string', enum: ['WAITING', 'ACTIVE', 'ENDED'] })
export type ChatState = Static<typeof ChatState>

/** Chats a representative leads at once */
export const ChatsAtOnce = Type.Integer({ minimum: 1, maximum: 20 })
export type ChatsAtOnce = Static<typeof ChatsAtOnce>

/** `conflict`: The same request is still under way. `changed`: Somebody else was faster. */
export const ConflictOrChangedProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/conflict' | '/services/bft/docs/problems/changed' | '/services/desk/docs/problems/conflict' | '/services/desk/docs/problems/changed'>({
    type: 'string',
    enum: ['/services/bft/docs/problems/conflict', '/services/bft/docs/problems/changed', '/services/desk/docs/problems/conflict', '/services/desk/docs/problems/changed'],
  }),
  slug: Type.Unsafe<'conflict' | 'changed'>({ type: 'string', enum: ['conflict', 'changed'] }),
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
export type ConflictOrChangedProblem = Static<typeof ConflictOrChangedProblem>

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

/** Short name, id or locale; `wow~1201` for a topic of a product, `en-US~9852` for an article. */
export const ContentDocumentId = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_.~-]{0,199}$' })
export type ContentDocumentId = Static<typeof ContentDocumentId>

/** As the files of a content pack are named. */
export const ContentKind = Type.Unsafe<'pack' | 'texts' | 'headers' | 'products' | 'categories' | 'topics' | 'trending' | 'self-services' | 'resources' | 'promos' | 'articles' | 'synonyms' | 'crisis' | 'penalty-reasons' | 'login-options' | 'assets'>({
  type: 'string',
  enum: ['pack', 'texts', 'headers', 'products', 'categories', 'topics', 'trending', 'self-services', 'resources', 'promos', 'articles', 'synonyms', 'crisis', 'penalty-reasons', 'login-options', 'assets'],
})
export type ContentKind = Static<typeof ContentKind>

export const ContentVersion = Type.String({ minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9._-]+$' })
export type ContentVersion = Static<typeof ContentVersion>

export const ContentDocument = Type.Object({
  kind: ContentKind,
  id: ContentDocumentId,
  contentVersion: ContentVersion,
  document: Type.Unsafe<Record<string, unknown>>({ type: 'object' }),
}, { additionalProperties: false })
export type ContentDocument = Static<typeof ContentDocument>

export const ContentEntry = Type.Object({ id: ContentDocumentId, document: Type.Unsafe<Record<string, unknown>>({ type: 'object' }) }, { additionalProperties: false })
export type ContentEntry = Static<typeof ContentEntry>

export const ContentDocuments = Type.Object({ kind: ContentKind, contentVersion: ContentVersion, documents: Type.Array(ContentEntry) }, { additionalProperties: false })
export type ContentDocuments = Static<typeof ContentDocuments>

/** Settings whose numbers are defaults, by what they are about; the bounds of each stand here. */
export const ContentPeriods = Type.Object({ cases: CasePeriods, appeals: AppealPeriods }, { additionalProperties: false })
export type ContentPeriods = Static<typeof ContentPeriods>

/** Language and number of an article. */
export const StudioDocumentId = Type.String({ pattern: '^[a-z]{2}-[A-Z]{2}~[0-9]{1,9}$' })
export type StudioDocumentId = Static<typeof StudioDocumentId>

export const StudioKind = Type.Unsafe<'articles'>({ type: 'string', enum: ['articles'] })
export type StudioKind = Static<typeof StudioKind>

export const ContentReleaseItem = Type.Object({ kind: StudioKind, id: StudioDocumentId, title: Type.String() }, { additionalProperties: false })
export type ContentReleaseItem = Static<typeof ContentReleaseItem>

/** `pack` came with a content pack, `timed` was published by the clock, `draft` is what a colleague had written before it was written over. */
export const ContentVersionCause = Type.Unsafe<'pack' | 'publish' | 'timed' | 'rollback' | 'archive' | 'draft'>({ type: 'string', enum: ['pack', 'publish', 'timed', 'rollback', 'archive', 'draft'] })
export type ContentVersionCause = Static<typeof ContentVersionCause>

/** Why, for colleagues. */
export const StudioNote = Type.String({ maxLength: 1000 })
export type StudioNote = Static<typeof StudioNote>

export const StudioPerson = Type.Object({ id: AccountId, displayName: Type.String() }, { additionalProperties: false })
export type StudioPerson = Static<typeof StudioPerson>

export const ContentRelease = Type.Object({
  release: Type.Integer({ minimum: 1 }),
  cause: ContentVersionCause,
  by: Type.Unsafe<StudioPerson | null>({ anyOf: [StudioPerson, Type.Null()] }),
  at: Timestamp,
  note: StudioNote,
  items: Type.Array(ContentReleaseItem, { maxItems: 100 }),
  isUndone: Type.Boolean(),
}, { additionalProperties: false })
export type ContentRelease = Static<typeof ContentRelease>

export const ContentReleasePage = Type.Object({ items: Type.Array(ContentRelease, { maxItems: 100 }), nextCursor: NextCursor }, { additionalProperties: false })
export type ContentReleasePage = Static<typeof ContentReleasePage>

export const CreatePenaltyRequest = Type.Object({
  accountId: AccountId,
  game: ProductName,
  gameAccount: Type.String({ minLength: 1, maxLength: 100 }),
  penalty: LocalizedText,
  reason: LocalizedText,
  end: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  evidence: Type.Array(Type.String({ minLength: 1, maxLength: 2000 }), { maxItems: 500 }),
  appealable: Type.Boolean(),
  imposedAt: Type.Optional(Timestamp),
  active: Type.Optional(Type.Boolean({ default: true })),
  ruleBroken: Type.Optional(LocalizedText),
  facts: Type.Optional(LocalizedText),
  decidedBy: Type.Optional(Type.Unsafe<'person' | 'machine'>({ type: 'string', enum: ['person', 'machine'] })),
  howToComplain: Type.Optional(LocalizedText),
}, { additionalProperties: false })
export type CreatePenaltyRequest = Static<typeof CreatePenaltyRequest>

export const CrisisPace = Type.Object({
  quarter: Type.Integer({ minimum: 0 }),
  hour: Type.Integer({ minimum: 0 }),
  hourBefore: Type.Integer({ minimum: 0 }),
}, { additionalProperties: false })
export type CrisisPace = Static<typeof CrisisPace>

/** Of the message's games and topics, within the caller's scope. */
export const CrisisFigures = Type.Object({
  at: Timestamp,
  cases: CrisisPace,
  openCases: Type.Integer({ minimum: 0, maximum: 1000 }),
  waitingChats: Type.Integer({ minimum: 0 }),
  searches: CrisisPace,
  topics: Type.Array(Type.Object({ categoryId: CategoryId, name: Type.String({ minLength: 1 }), cases: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }), { maxItems: 10 }),
}, { additionalProperties: false })
export type CrisisFigures = Static<typeof CrisisFigures>

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

/** A country (ISO 3166-1) or a part of the world (UN M49), by its code. */
export const CrisisPlace = Type.String({ pattern: '^([A-Z]{2}|[0-9]{3})$' })
export type CrisisPlace = Static<typeof CrisisPlace>

export const MacroId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
export type MacroId = Static<typeof MacroId>

/** Members that are left out are as if they said nothing; `game` alone is a list of one. */
export const CrisisMessageRequest = Type.Object({
  title: LocalizedText,
  summary: LocalizedText,
  body: LocalizedText,
  link: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 2048, pattern: '^https://' }),
  game: Type.Unsafe<ProductName | null>({ anyOf: [ProductName, Type.Null()] }),
  active: Type.Boolean(),
  severity: Type.Optional(CrisisSeverity),
  games: Type.Optional(Type.Array(ProductName, { maxItems: 100, uniqueItems: true })),
  languages: Type.Optional(Type.Array(Locale, { maxItems: 50, uniqueItems: true })),
  places: Type.Optional(Type.Array(CrisisPlace, { maxItems: 20, uniqueItems: true })),
  topics: Type.Optional(Type.Array(CategoryId, { maxItems: 20, uniqueItems: true })),
  startsAt: Type.Optional(Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] })),
  endsAt: Type.Optional(Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] })),
  macroId: Type.Optional(Type.Unsafe<MacroId | null>({ anyOf: [MacroId, Type.Null()] })),
  articleId: Type.Optional(Type.Unsafe<ArticleId | null>({ anyOf: [ArticleId, Type.Null()] })),
}, { additionalProperties: false })
export type CrisisMessageRequest = Static<typeof CrisisMessageRequest>

export const CrisisPreview = Type.Object({
  message: CrisisMessage,
  missing: Type.Array(Type.Unsafe<'title' | 'summary' | 'body'>({ type: 'string', enum: ['title', 'summary', 'body'] }), { uniqueItems: true }),
}, { additionalProperties: false })
export type CrisisPreview = Static<typeof CrisisPreview>

export const CrisisUpdateRequest = Type.Object({ text: LocalizedText }, { additionalProperties: false })
export type CrisisUpdateRequest = Static<typeof CrisisUpdateRequest>

/** `csrf`: The page is out of date. `forbidden`: This role may not do that. */
export const CsrfOrForbiddenProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/csrf' | '/services/bft/docs/problems/forbidden' | '/services/desk/docs/problems/csrf' | '/services/desk/docs/problems/forbidden'>({
    type: 'string',
    enum: ['/services/bft/docs/problems/csrf', '/services/bft/docs/problems/forbidden', '/services/desk/docs/problems/csrf', '/services/desk/docs/problems/forbidden'],
  }),
  slug: Type.Unsafe<'csrf' | 'forbidden'>({ type: 'string', enum: ['csrf', 'forbidden'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<403>({ type: 'integer', enum: [403] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
}, { additionalProperties: false })
export type CsrfOrForbiddenProblem = Static<typeof CsrfOrForbiddenProblem>

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

export const PenaltyId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
export type PenaltyId = Static<typeof PenaltyId>

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

export const DecideAppealRequest = Type.Object({
  decision: Type.Unsafe<'UPHELD' | 'OVERTURNED'>({ type: 'string', enum: ['UPHELD', 'OVERTURNED'] }),
  repResponse: Type.String({ minLength: 1, maxLength: 4096, pattern: '\\S' }),
}, { additionalProperties: false })
export type DecideAppealRequest = Static<typeof DecideAppealRequest>

export const DeflectionReport = Type.Object({
  from: Type.String({ format: 'date' }),
  to: Type.String({ format: 'date' }),
  articles: Type.Array(Type.Object({
    articleId: ArticleId,
    categoryId: CategoryIdOrNone,
    product: ProductName,
    locale: Locale,
    solved: Type.Integer({ minimum: 0 }),
    filed: Type.Integer({ minimum: 0 }),
  }, { additionalProperties: false }), { maxItems: 5000 }),
  emptySearches: Type.Array(Type.Object({
    day: Type.String({ format: 'date' }),
    locale: Locale,
    product: ProductName,
    term: Type.String({ minLength: 1 }),
    times: Type.Integer({ minimum: 1 }),
  }, { additionalProperties: false }), { maxItems: 5000 }),
  refusedSuggestions: Type.Array(Type.Object({
    day: Type.String({ format: 'date' }),
    locale: Locale,
    product: ProductName,
    articleId: ArticleId,
    times: Type.Integer({ minimum: 1 }),
  }, { additionalProperties: false }), { maxItems: 5000 }),
}, { additionalProperties: false })
export type DeflectionReport = Static<typeof DeflectionReport>

export const DeskAgentSummary = Type.Object({
  id: AccountId,
  displayName: Type.String(),
  role: DeskRole,
  availability: Availability,
  openChats: Type.Integer({ minimum: 0 }),
  chats: ChatsAtOnce,
  skills: AgentSkills,
}, { additionalProperties: false })
export type DeskAgentSummary = Static<typeof DeskAgentSummary>

export const DeskAgents = Type.Object({ items: Type.Array(DeskAgentSummary, { maxItems: 2000 }) }, { additionalProperties: false })
export type DeskAgents = Static<typeof DeskAgents>

export const DeskAppealQuestion = Type.Object({
  question: Type.String({ maxLength: 2048 }),
  askedBy: AccountId,
  askedAt: Timestamp,
  answerUntil: Timestamp,
  answer: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 2048 }),
  answeredAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
}, { additionalProperties: false })
export type DeskAppealQuestion = Static<typeof DeskAppealQuestion>

/** The state of what a change replaces; it goes back in `If-Match` with the change. */
export const Mark = Type.String({ pattern: '^[0-9a-f]{12}$' })
export type Mark = Static<typeof Mark>

export const DeskPenalty = Type.Object({
  id: PenaltyId,
  externalId: Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^[A-Za-z0-9_.:-]{1,100}$' }),
  accountId: AccountId,
  game: ProductName,
  gameAccount: Type.String(),
  penalty: LocalizedText,
  reason: LocalizedText,
  end: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  active: Type.Boolean(),
  evidence: Type.Array(Type.String()),
  appealable: Type.Boolean(),
  imposedAt: Timestamp,
  imposedBy: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  canAppeal: Type.Boolean(),
  lastAppealState: Type.Unsafe<AppealState | null>({ anyOf: [AppealState, Type.Null()] }),
  ruleBroken: Type.Optional(LocalizedText),
  facts: Type.Optional(LocalizedText),
  decidedBy: Type.Optional(Type.Unsafe<'person' | 'machine'>({ type: 'string', enum: ['person', 'machine'] })),
  howToComplain: Type.Optional(LocalizedText),
  openedByMailAt: Type.Optional(Type.Array(Timestamp, { maxItems: 10 })),
  mark: Mark,
}, { additionalProperties: false })
export type DeskPenalty = Static<typeof DeskPenalty>

/** `dueAt` is until when it is to be decided; while `waitsForPlayer`, until when the player may answer. */
export const DeskAppeal = Type.Object({
  id: AppealId,
  state: AppealState,
  penalty: DeskPenalty,
  reasonId: Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' }),
  reasonTexts: LocalizedText,
  submittedDate: Timestamp,
  description: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 2048 }),
  repName: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  repResponse: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  decidedBy: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  dueAt: Timestamp,
  isOverdue: Type.Boolean(),
  waitsForPlayer: Type.Boolean(),
  assignee: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  questions: Type.Array(DeskAppealQuestion, { maxItems: 3 }),
  decidedAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
}, { additionalProperties: false })
export type DeskAppeal = Static<typeof DeskAppeal>

/** Data of the event `appeals`. */
export const DeskAppealNews = Type.Object({ ids: Type.Array(AppealId, { maxItems: 100, uniqueItems: true }), isMore: Type.Boolean() }, { additionalProperties: false })
export type DeskAppealNews = Static<typeof DeskAppealNews>

export const DeskAppealPage = Type.Object({ items: Type.Array(DeskAppeal, { maxItems: 100 }), nextCursor: NextCursor }, { additionalProperties: false })
export type DeskAppealPage = Static<typeof DeskAppealPage>

/** An appeal and what stands beside it. Opinions, assignments and like decisions are for who may decide it; everybody else finds the opinion they were asked for themselves, and nothing more. */
export const DeskAppealSheet = Type.Object({
  appeal: DeskAppeal,
  opinions: Type.Array(AppealOpinion, { maxItems: 5 }),
  assignments: Type.Array(AppealAssignment, { maxItems: 20 }),
  alike: Type.Array(AlikeAppeal, { maxItems: 10 }),
}, { additionalProperties: false })
export type DeskAppealSheet = Static<typeof DeskAppealSheet>

export const DeskArticle = Type.Object({
  articleId: ArticleId,
  title: Type.String({ minLength: 1 }),
  excerpt: Type.String(),
  url: Type.String({ format: 'uri' }),
}, { additionalProperties: false })
export type DeskArticle = Static<typeof DeskArticle>

export const DeskArticleFeedback = Type.Object({
  articleId: ArticleId,
  title: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  url: Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'uri' }),
  accountId: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  language: Locale,
  helpful: Type.Boolean(),
  words: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 500 }),
  ratings: Type.Object({
    find: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 5 }),
    understand: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 5 }),
    need: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 5 }),
    translation: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 5 }),
  }, { additionalProperties: false }),
  reasons: Type.Array(Type.Unsafe<'notRelevant' | 'poorlyWritten' | 'didNotWork' | 'policy' | 'notUnderstandable'>({ type: 'string', enum: ['notRelevant', 'poorlyWritten', 'didNotWork', 'policy', 'notUnderstandable'] }), { maxItems: 5, uniqueItems: true }),
  createdAt: Timestamp,
}, { additionalProperties: false })
export type DeskArticleFeedback = Static<typeof DeskArticleFeedback>

export const DeskArticleFeedbackPage = Type.Object({ items: Type.Array(DeskArticleFeedback, { maxItems: 100 }), nextCursor: NextCursor }, { additionalProperties: false })
export type DeskArticleFeedbackPage = Static<typeof DeskArticleFeedbackPage>

export const DeskArticles = Type.Object({ items: Type.Array(DeskArticle, { maxItems: 5 }) }, { additionalProperties: false })
export type DeskArticles = Static<typeof DeskArticles>

export const DeskAttachment = Type.Object({
  fileId: FileId,
  name: Type.String({ minLength: 1, maxLength: 255 }),
  size: Type.Integer({ minimum: 1 }),
  mediaType: FileMediaType,
  state: FileState,
  finding: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 200 }),
  fromCompany: Type.Boolean(),
  sentAt: Timestamp,
}, { additionalProperties: false })
export type DeskAttachment = Static<typeof DeskAttachment>

export const DeskAvailability = Type.Object({
  state: Availability,
  chats: ChatsAtOnce,
  languages: ChatLanguages,
  until: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
}, { additionalProperties: false })
export type DeskAvailability = Static<typeof DeskAvailability>

/** A player who asked to be called, when filing a case or reopening it. `dueAt` is when it is to be called next; of one that has ended, when it ended. */
export const DeskCallBack = Type.Object({
  caseId: CaseId,
  subject: Type.String(),
  gameName: ProductName,
  playerName: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  phoneNumber: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  language: Locale,
  state: CallBackState,
  askedAt: Timestamp,
  dueAt: Timestamp,
  tries: Type.Integer({ minimum: 0, maximum: 100 }),
  lastTriedAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  agentId: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  takenAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  caseDue: Type.Unsafe<CaseDue | null>({ anyOf: [CaseDue, Type.Null()] }),
}, { additionalProperties: false })
export type DeskCallBack = Static<typeof DeskCallBack>

export const DeskCallBackPage = Type.Object({ items: Type.Array(DeskCallBack, { maxItems: 100 }), nextCursor: NextCursor }, { additionalProperties: false })
export type DeskCallBackPage = Static<typeof DeskCallBackPage>

export const DeskDraft = Type.Object({
  text: Type.String({ minLength: 1, maxLength: 20000 }),
  status: Type.Unsafe<'ANSWERED' | 'INFO' | 'RESOLVED'>({ type: 'string', enum: ['ANSWERED', 'INFO', 'RESOLVED'] }),
  savedAt: Timestamp,
}, { additionalProperties: false })
export type DeskDraft = Static<typeof DeskDraft>

export const DeskField = Type.Object({
  key: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }),
  label: Type.String(),
  secure: Type.Boolean(),
  value: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
}, { additionalProperties: false })
export type DeskField = Static<typeof DeskField>

/** A player's mail as it came, whole. `readMail` says what stands in it, `getAttachment` gives its bytes, a message of RFC 5322. It stands at the message it became (`event`) or at the note (`note`). */
export const DeskMail = Type.Object({
  fileId: FileId,
  size: Type.Integer({ minimum: 1 }),
  state: FileState,
  finding: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 200 }),
  event: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000000 })),
  note: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })),
}, { additionalProperties: false })
export type DeskMail = Static<typeof DeskMail>

export const DeskNote = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }),
  author: AccountId,
  text: Type.String({ minLength: 1, maxLength: 4000 }),
  writtenAt: Timestamp,
}, { additionalProperties: false })
export type DeskNote = Static<typeof DeskNote>

/** An answer as its representative wrote it; the player reads a machine's translation. */
export const DeskOriginal = Type.Object({ event: Type.Integer({ minimum: 0, maximum: 1000000 }), text: Type.String(), locale: Locale }, { additionalProperties: false })
export type DeskOriginal = Static<typeof DeskOriginal>

/** Who filed the case; accountId null without an account. */
export const DeskPlayer = Type.Object({
  accountId: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  personId: Type.Optional(AccountId),
  displayName: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  email: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  phoneNumber: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  smsProtectedSince: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  locale: Locale,
  mailReturnedAt: Type.Optional(Timestamp),
  openedByMailAt: Type.Optional(Type.Array(Timestamp, { maxItems: 10 })),
}, { additionalProperties: false })
export type DeskPlayer = Static<typeof DeskPlayer>

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

/** What the flagship game's client knows of the player. */
export const InGameContext = Type.Object({
  characterId: Type.Integer({ minimum: 0, maximum: 9007199254740991 }),
  realmId: Type.Integer({ minimum: 0, maximum: 9007199254740991 }),
  ticketMetaData: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 4096 }),
}, { additionalProperties: false })
export type InGameContext = Static<typeof InGameContext>

export const MergedCase = Type.Object({ id: CaseId, region: CaseRegion, mergedAt: Timestamp, canUndo: Type.Boolean() }, { additionalProperties: false })
export type MergedCase = Static<typeof MergedCase>

/** What the words of a sensitive case are about: the player or somebody else may hurt themselves; somebody threatens others; a child may be in danger. */
export const SensitiveCategory = Type.Unsafe<'selfHarm' | 'threats' | 'minors'>({ type: 'string', enum: ['selfHarm', 'threats', 'minors'] })
export type SensitiveCategory = Static<typeof SensitiveCategory>

/** A word or phrase. Large and small letters and accents are alike; an asterisk at the end of a word stands for any ending. */
export const SensitiveWord = Type.String({ minLength: 2, maxLength: 80, pattern: '[^\\s*]' })
export type SensitiveWord = Static<typeof SensitiveWord>

export const SensitiveFound = Type.Object({ word: SensitiveWord, language: Locale }, { additionalProperties: false })
export type SensitiveFound = Static<typeof SensitiveFound>

/** `real`: it was what it looked like, and was dealt with; `falseAlarm`: the words meant something else. */
export const SensitiveOutcome = Type.Unsafe<'real' | 'falseAlarm'>({ type: 'string', enum: ['real', 'falseAlarm'] })
export type SensitiveOutcome = Static<typeof SensitiveOutcome>

/** Where the words stood. */
export const SensitiveSource = Type.Unsafe<'filing' | 'reply' | 'chat' | 'mail'>({ type: 'string', enum: ['filing', 'reply', 'chat', 'mail'] })
export type SensitiveSource = Static<typeof SensitiveSource>

export const SensitiveFlag = Type.Object({
  id: SensitiveFlagId,
  category: SensitiveCategory,
  source: SensitiveSource,
  found: Type.Array(SensitiveFound, { maxItems: 20 }),
  raisedAt: Timestamp,
  outcome: Type.Unsafe<SensitiveOutcome | null>({ anyOf: [SensitiveOutcome, Type.Null()] }),
  handledAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  handledBy: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
}, { additionalProperties: false })
export type SensitiveFlag = Static<typeof SensitiveFlag>

export const SplitCase = Type.Object({ id: CaseId, region: CaseRegion, splitAt: Timestamp, canUndo: Type.Boolean() }, { additionalProperties: false })
export type SplitCase = Static<typeof SplitCase>

export const DeskCase = Type.Object({
  case: SupportCase,
  player: DeskPlayer,
  team: Type.Unsafe<TeamId | null>({ anyOf: [TeamId, Type.Null()] }),
  assignee: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  priority: CasePriority,
  tags: CaseTags,
  snoozedUntil: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  suggestedMacro: Type.Unsafe<MacroId | null>({ anyOf: [MacroId, Type.Null()] }),
  skill: Type.Optional(AgentSkill),
  clocks: Type.Array(CaseClock, { maxItems: 50 }),
  fields: Type.Array(DeskField),
  notes: Type.Array(DeskNote),
  originals: Type.Array(DeskOriginal),
  attachments: Type.Array(DeskAttachment),
  mails: Type.Optional(Type.Array(DeskMail)),
  eventCount: EventCount,
  filedBy: Type.Optional(AccountId),
  merged: Type.Optional(Type.Array(MergedCase, { maxItems: 100 })),
  sensitive: Type.Optional(Type.Array(SensitiveFlag, { maxItems: 50 })),
  splitOff: Type.Optional(Type.Array(SplitCase, { maxItems: 100 })),
  splitFrom: Type.Optional(SplitCase),
  tokenEndsAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  draft: Type.Unsafe<DeskDraft | null>({ anyOf: [DeskDraft, Type.Null()] }),
  ingame: Type.Unsafe<InGameContext | null>({ anyOf: [InGameContext, Type.Null()] }),
  gameContext: Type.Unsafe<GameContext | null>({ anyOf: [GameContext, Type.Null()] }),
}, { additionalProperties: false })
export type DeskCase = Static<typeof DeskCase>

export const DeskCaseSummary = Type.Object({
  id: CaseId,
  region: CaseRegion,
  subject: Type.String({ minLength: 1, maxLength: 200 }),
  excerpt: Type.Unsafe<string | null>({ type: ['string', 'null'], minLength: 1, maxLength: 160 }),
  status: CaseStatus,
  type: CaseType,
  contactChannelType: ContactChannelType,
  gameName: ProductName,
  gameTitle: Type.String(),
  categoryId: CategoryIdOrNone,
  locked: Type.Boolean(),
  createdAt: Timestamp,
  team: Type.Unsafe<TeamId | null>({ anyOf: [TeamId, Type.Null()] }),
  assignee: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  isAnonymous: Type.Boolean(),
  updatedAt: Timestamp,
  waitingSince: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  eventCount: EventCount,
  priority: CasePriority,
  tags: CaseTags,
  snoozedUntil: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  isDue: Type.Boolean(),
  due: Type.Unsafe<CaseDue | null>({ anyOf: [CaseDue, Type.Null()] }),
  sensitive: Type.Optional(Type.Array(SensitiveCategory, { maxItems: 3, uniqueItems: true })),
}, { additionalProperties: false })
export type DeskCaseSummary = Static<typeof DeskCaseSummary>

export const DeskCasePage = Type.Object({ items: Type.Array(DeskCaseSummary, { maxItems: 100 }), nextCursor: NextCursor }, { additionalProperties: false })
export type DeskCasePage = Static<typeof DeskCasePage>

export const DeskCaseState = Type.Unsafe<'open' | 'waiting' | 'resolved' | 'snoozed' | 'sensitive' | 'unresolved'>({ type: 'string', enum: ['open', 'waiting', 'resolved', 'snoozed', 'sensitive', 'unresolved'] })
export type DeskCaseState = Static<typeof DeskCaseState>

/** `categoryId` is the topic of the page the player writes from, 0 when it named none. */
export const DeskChat = Type.Object({
  chatId: ChatId,
  state: ChatState,
  skill: ChatSkill,
  caseId: CaseId,
  caseRegion: CaseRegion,
  subject: Type.String(),
  playerName: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  assignee: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  offeredTo: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  categoryId: Type.Optional(CategoryIdOrNone),
  startedAt: Timestamp,
}, { additionalProperties: false })
export type DeskChat = Static<typeof DeskChat>

export const DeskChatDetail = Type.Object({ chat: DeskChat, messages: Type.Array(ChatMessage) }, { additionalProperties: false })
export type DeskChatDetail = Static<typeof DeskChatDetail>

/** How many sessions and players were on each side since the last change. */
export const FeatureSides = Type.Object({ on: Type.Integer({ minimum: 0 }), off: Type.Integer({ minimum: 0 }) }, { additionalProperties: false })
export type FeatureSides = Static<typeof FeatureSides>

export const DeskFeature = Type.Object({
  key: Type.String({ pattern: '^[A-Za-z]{1,40}$' }),
  enabled: Type.Boolean(),
  default: Type.Boolean(),
  hasGames: Type.Boolean(),
  share: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 99 }),
  games: Type.Array(ProductName),
  languages: Type.Array(Locale),
  reason: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  sides: Type.Unsafe<FeatureSides | null>({ anyOf: [FeatureSides, Type.Null()] }),
  changedAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  changedBy: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  mark: Mark,
}, { additionalProperties: false })
export type DeskFeature = Static<typeof DeskFeature>

/** What a representative filled in; of a choice its id. */
export const DeskFormValue = Type.Unsafe<string | number | boolean>({ type: ['string', 'number', 'boolean'], maxLength: 2048, minimum: -1000000000000, maximum: 1000000000000 })
export type DeskFormValue = Static<typeof DeskFormValue>

export const DeskTopic = Type.Object({ categoryId: CategoryId, name: Type.String({ minLength: 1 }) }, { additionalProperties: false })
export type DeskTopic = Static<typeof DeskTopic>

export const DeskGame = Type.Object({ game: ProductName, title: Type.String({ minLength: 1 }), topics: Type.Array(DeskTopic) }, { additionalProperties: false })
export type DeskGame = Static<typeof DeskGame>

export const DeskGames = Type.Object({ items: Type.Array(DeskGame, { maxItems: 1000 }) }, { additionalProperties: false })
export type DeskGames = Static<typeof DeskGames>

export const DeskIdentity = Type.Object({ id: AccountId, displayName: Type.String(), roles: Type.Array(DeskRole, { minItems: 1 }), scope: AgentScope }, { additionalProperties: false })
export type DeskIdentity = Static<typeof DeskIdentity>

/** Text by locale; the player's language is taken, else the portal's default, else the first. `{{player}}` stands for the player's name, `{{case}}` for the number of the case, `{{game}}` for the game, `{{me}}` for the name players see. */
export const MacroTexts = Type.Unsafe<Record<string, string>>({
  type: 'object',
  minProperties: 1,
  maxProperties: 50,
  additionalProperties: Type.String({ minLength: 1, maxLength: 8000, pattern: '\\S' }),
})
export type MacroTexts = Static<typeof MacroTexts>

export const DeskMacro = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  texts: MacroTexts,
  game: Type.Unsafe<ProductName | null>({ anyOf: [ProductName, Type.Null()] }),
  status: Type.Unsafe<'ANSWERED' | 'INFO' | 'RESOLVED' | null>({
    anyOf: [Type.Unsafe<'ANSWERED' | 'INFO' | 'RESOLVED'>({ type: 'string', enum: ['ANSWERED', 'INFO', 'RESOLVED'] }), Type.Null()],
  }),
  shared: Type.Boolean(),
  id: MacroId,
  changedAt: Timestamp,
  changedBy: AccountId,
  mark: Mark,
}, { additionalProperties: false })
export type DeskMacro = Static<typeof DeskMacro>

export const DeskMacroRequest = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  texts: MacroTexts,
  game: Type.Unsafe<ProductName | null>({ anyOf: [ProductName, Type.Null()] }),
  status: Type.Unsafe<'ANSWERED' | 'INFO' | 'RESOLVED' | null>({
    anyOf: [Type.Unsafe<'ANSWERED' | 'INFO' | 'RESOLVED'>({ type: 'string', enum: ['ANSWERED', 'INFO', 'RESOLVED'] }), Type.Null()],
  }),
  shared: Type.Boolean(),
}, { additionalProperties: false })
export type DeskMacroRequest = Static<typeof DeskMacroRequest>

export const DeskMacros = Type.Object({ items: Type.Array(DeskMacro, { maxItems: 1000 }) }, { additionalProperties: false })
export type DeskMacros = Static<typeof DeskMacros>

/** What stands in a player's mail, plain; what it quotes and signs is there, too. */
export const DeskMailText = Type.Object({
  from: Type.String({ maxLength: 400 }),
  subject: Type.String({ maxLength: 1000 }),
  sentAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  text: Type.String({ maxLength: 200000 }),
  files: Type.Array(Type.Object({ name: Type.String({ maxLength: 255 }), size: Type.Integer({ minimum: 0 }) }, { additionalProperties: false }), { maxItems: 100 }),
}, { additionalProperties: false })
export type DeskMailText = Static<typeof DeskMailText>

export const DeskMessageUpdate = Type.Object({ at: Timestamp, by: AccountId, text: LocalizedText, isResolution: Type.Boolean() }, { additionalProperties: false })
export type DeskMessageUpdate = Static<typeof DeskMessageUpdate>

export const MessageId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
export type MessageId = Static<typeof MessageId>

export const DeskMessage = Type.Object({
  id: MessageId,
  title: LocalizedText,
  summary: LocalizedText,
  body: LocalizedText,
  link: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 2048 }),
  game: Type.Unsafe<ProductName | null>({ anyOf: [ProductName, Type.Null()] }),
  active: Type.Boolean(),
  severity: CrisisSeverity,
  games: Type.Array(ProductName),
  languages: Type.Array(Locale),
  places: Type.Array(CrisisPlace),
  topics: Type.Array(CategoryId),
  startsAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  endsAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  macroId: Type.Unsafe<MacroId | null>({ anyOf: [MacroId, Type.Null()] }),
  articleId: Type.Unsafe<ArticleId | null>({ anyOf: [ArticleId, Type.Null()] }),
  fromContent: Type.Boolean(),
  state: Type.Unsafe<'draft' | 'planned' | 'running' | 'resolved' | 'past'>({ type: 'string', enum: ['draft', 'planned', 'running', 'resolved', 'past'] }),
  startedAt: Timestamp,
  resolvedAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  shownUntil: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  updates: Type.Array(DeskMessageUpdate),
  mayChange: Type.Boolean(),
  changedAt: Timestamp,
  changedBy: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  mark: Mark,
}, { additionalProperties: false })
export type DeskMessage = Static<typeof DeskMessage>

/** Data of the event `cases`. */
export const DeskNews = Type.Object({ ids: Type.Array(CaseId, { maxItems: 100, uniqueItems: true }), isMore: Type.Boolean() }, { additionalProperties: false })
export type DeskNews = Static<typeof DeskNews>

export const DeskPenaltyPage = Type.Object({ items: Type.Array(DeskPenalty, { maxItems: 100 }), nextCursor: NextCursor }, { additionalProperties: false })
export type DeskPenaltyPage = Static<typeof DeskPenaltyPage>

/** Whose word it is; what the identity provider says is changed there. */
export const GivenBy = Type.Unsafe<'provider' | 'desk'>({ type: 'string', enum: ['provider', 'desk'] })
export type GivenBy = Static<typeof GivenBy>

export const DeskPerson = Type.Object({
  id: AccountId,
  displayName: Type.String(),
  role: Type.Unsafe<DeskRole | null>({ anyOf: [DeskRole, Type.Null()] }),
  roleBy: GivenBy,
  scope: AgentScope,
  scopeBy: GivenBy,
  teams: Type.Array(TeamId, { maxItems: 1000 }),
  languages: ChatLanguages,
  skills: AgentSkills,
  sessions: Type.Integer({ minimum: 0 }),
  lastSeenAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  mark: Mark,
}, { additionalProperties: false })
export type DeskPerson = Static<typeof DeskPerson>

export const DeskPeople = Type.Object({ items: Type.Array(DeskPerson, { maxItems: 2000 }) }, { additionalProperties: false })
export type DeskPeople = Static<typeof DeskPeople>

export const DeskPersonRequest = Type.Object({
  displayName: Type.Optional(Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })),
  role: Type.Unsafe<DeskRole | null>({ anyOf: [DeskRole, Type.Null()] }),
  scope: AgentScope,
  skills: Type.Optional(AgentSkills),
}, { additionalProperties: false })
export type DeskPersonRequest = Static<typeof DeskPersonRequest>

export const DeskPlayerAppeal = Type.Object({
  id: AppealId,
  penaltyId: PenaltyId,
  game: ProductName,
  state: AppealState,
  submittedDate: Timestamp,
  decidedAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
}, { additionalProperties: false })
export type DeskPlayerAppeal = Static<typeof DeskPlayerAppeal>

/** A player as lists show them; counts are of what is within the caller's scope. */
export const DeskPlayerEntry = Type.Object({
  accountId: AccountId,
  displayName: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  email: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  language: Type.Unsafe<Locale | null>({ anyOf: [Locale, Type.Null()] }),
  isChild: Type.Boolean(),
  lastSeenAt: Timestamp,
  openCases: Type.Integer({ minimum: 0, maximum: 100 }),
  activeRestrictions: Type.Integer({ minimum: 0, maximum: 100 }),
}, { additionalProperties: false })
export type DeskPlayerEntry = Static<typeof DeskPlayerEntry>

export const DeskPlayerNoteId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
export type DeskPlayerNoteId = Static<typeof DeskPlayerNoteId>

export const DeskPlayerNote = Type.Object({
  id: DeskPlayerNoteId,
  author: AccountId,
  text: Type.String({ minLength: 1, maxLength: 4000 }),
  writtenAt: Timestamp,
  editedAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
}, { additionalProperties: false })
export type DeskPlayerNote = Static<typeof DeskPlayerNote>

export const DeskPlayerPage = Type.Object({ items: Type.Array(DeskPlayerEntry, { maxItems: 100 }), nextCursor: NextCursor }, { additionalProperties: false })
export type DeskPlayerPage = Static<typeof DeskPlayerPage>

export const DeskSurveyAnswer = Type.Object({
  caseId: CaseId,
  ratings: Type.Array(Type.Integer({ minimum: 1, maximum: 5 }), { minItems: 3, maxItems: 5 }),
  words: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  answeredAt: Timestamp,
}, { additionalProperties: false })
export type DeskSurveyAnswer = Static<typeof DeskSurveyAnswer>

export const VerificationOutcome = Type.Unsafe<'opened' | 'skipped' | 'failed' | 'locked' | 'passed' | 'unlocked'>({ type: 'string', enum: ['opened', 'skipped', 'failed', 'locked', 'passed', 'unlocked'] })
export type VerificationOutcome = Static<typeof VerificationOutcome>

export const VerificationEntry = Type.Object({
  accountId: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  outcome: VerificationOutcome,
  categoryId: Type.Unsafe<CategoryId | null>({ anyOf: [CategoryId, Type.Null()] }),
  by: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  at: Timestamp,
}, { additionalProperties: false })
export type VerificationEntry = Static<typeof VerificationEntry>

export const DeskPlayerSheet = Type.Object({
  player: DeskPlayerEntry,
  phoneNumber: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  smsProtectedSince: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  openedByMailAt: Type.Array(Timestamp, { maxItems: 10 }),
  lockedUntil: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  verifications: Type.Array(VerificationEntry, { maxItems: 10 }),
  openCases: Type.Integer({ minimum: 0, maximum: 100 }),
  cases: Type.Array(DeskCaseSummary, { maxItems: 10 }),
  penalties: Type.Array(DeskPenalty, { maxItems: 10 }),
  appeals: Type.Array(DeskPlayerAppeal, { maxItems: 10 }),
  surveys: Type.Array(DeskSurveyAnswer, { maxItems: 10 }),
  notes: Type.Array(DeskPlayerNote, { maxItems: 100 }),
}, { additionalProperties: false })
export type DeskPlayerSheet = Static<typeof DeskPlayerSheet>

export const PresenceState = Type.Unsafe<'reading' | 'writing'>({ type: 'string', enum: ['reading', 'writing'] })
export type PresenceState = Static<typeof PresenceState>

/** Data of the event `presence`, and who else is at a case. */
export const DeskPresence = Type.Object({
  id: CaseId,
  people: Type.Array(Type.Object({ agentId: AccountId, displayName: Type.String({ minLength: 1 }), state: PresenceState }, { additionalProperties: false }), { maxItems: 20 }),
}, { additionalProperties: false })
export type DeskPresence = Static<typeof DeskPresence>

export const ReviewCriterion = Type.Object({
  id: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
}, { additionalProperties: false })
export type ReviewCriterion = Static<typeof ReviewCriterion>

export const ReviewId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
export type ReviewId = Static<typeof ReviewId>

export const ReviewScore = Type.Object({ criterion: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), score: Type.Integer({ minimum: 1, maximum: 5 }) }, { additionalProperties: false })
export type ReviewScore = Static<typeof ReviewScore>

export const DeskReview = Type.Object({
  id: ReviewId,
  week: Type.String({ format: 'date' }),
  team: Type.Unsafe<TeamId | null>({ anyOf: [TeamId, Type.Null()] }),
  agent: AccountId,
  case: Type.Unsafe<{ id: CaseId, region: CaseRegion, subject: string, continuedIn: CaseId | null } | null>({
    anyOf: [Type.Object({
      id: CaseId,
      region: CaseRegion,
      subject: Type.String({ minLength: 1, maxLength: 200 }),
      continuedIn: Type.Unsafe<CaseId | null>({ anyOf: [CaseId, Type.Null()] }),
    }, { additionalProperties: false }), Type.Null()],
  }),
  drawnAt: Timestamp,
  criteria: Type.Array(ReviewCriterion, { maxItems: 10 }),
  scores: Type.Array(ReviewScore, { maxItems: 10 }),
  average: Type.Unsafe<number | null>({ type: ['number', 'null'], minimum: 1, maximum: 5 }),
  words: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  reviewer: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  reviewedAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  reply: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  repliedAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  mark: Mark,
}, { additionalProperties: false })
export type DeskReview = Static<typeof DeskReview>

export const DeskReviewPage = Type.Object({ items: Type.Array(DeskReview, { maxItems: 100 }), nextCursor: NextCursor }, { additionalProperties: false })
export type DeskReviewPage = Static<typeof DeskReviewPage>

/** What is null or empty is left alone. Of two rules the first one's team, priority, macro and skill stand; tags come together. */
export const RuleActions = Type.Object({
  team: Type.Unsafe<TeamId | null>({ anyOf: [TeamId, Type.Null()] }),
  priority: Type.Unsafe<CasePriority | null>({ anyOf: [CasePriority, Type.Null()] }),
  tags: CaseTags,
  macro: Type.Unsafe<MacroId | null>({ anyOf: [MacroId, Type.Null()] }),
  skill: Type.Optional(Type.Unsafe<AgentSkill | null>({ anyOf: [AgentSkill, Type.Null()] })),
}, { additionalProperties: false })
export type RuleActions = Static<typeof RuleActions>

/** A case meets them when it meets each; an empty list asks for nothing. */
export const RuleConditions = Type.Object({
  games: Type.Array(ProductName, { maxItems: 50, uniqueItems: true }),
  topics: Type.Array(CategoryId, { maxItems: 200, uniqueItems: true }),
  languages: Type.Array(Locale, { maxItems: 50, uniqueItems: true }),
  channels: Type.Array(ContactChannelType, { maxItems: 3, uniqueItems: true }),
  words: Type.Array(Type.String({ minLength: 1, maxLength: 60, pattern: '[^\\s*]' }), { maxItems: 100, uniqueItems: true }),
  atLeast: Type.Integer({ minimum: 1, maximum: 100 }),
}, { additionalProperties: false })
export type RuleConditions = Static<typeof RuleConditions>

export const RuleId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
export type RuleId = Static<typeof RuleId>

export const DeskRule = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  enabled: Type.Boolean(),
  when: RuleConditions,
  then: RuleActions,
  id: RuleId,
  changedAt: Timestamp,
  changedBy: AccountId,
  mark: Mark,
}, { additionalProperties: false })
export type DeskRule = Static<typeof DeskRule>

export const DeskRuleRequest = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  enabled: Type.Boolean(),
  when: RuleConditions,
  then: RuleActions,
}, { additionalProperties: false })
export type DeskRuleRequest = Static<typeof DeskRuleRequest>

export const DeskRules = Type.Object({ items: Type.Array(DeskRule, { maxItems: 200 }), mark: Mark }, { additionalProperties: false })
export type DeskRules = Static<typeof DeskRules>

export const ScheduleId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
export type ScheduleId = Static<typeof ScheduleId>

export const DeskSchedule = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  timeZone: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$' }),
  hours: Type.Array(WorkingHours, { minItems: 1, maxItems: 42 }),
  holidays: Type.Array(Type.String({ format: 'date' }), { maxItems: 400, uniqueItems: true }),
  id: ScheduleId,
  changedAt: Timestamp,
  changedBy: AccountId,
  mark: Mark,
}, { additionalProperties: false })
export type DeskSchedule = Static<typeof DeskSchedule>

export const DeskScheduleRequest = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  timeZone: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$' }),
  hours: Type.Array(WorkingHours, { minItems: 1, maxItems: 42 }),
  holidays: Type.Array(Type.String({ format: 'date' }), { maxItems: 400, uniqueItems: true }),
}, { additionalProperties: false })
export type DeskScheduleRequest = Static<typeof DeskScheduleRequest>

export const DeskSchedules = Type.Object({ items: Type.Array(DeskSchedule, { maxItems: 100 }) }, { additionalProperties: false })
export type DeskSchedules = Static<typeof DeskSchedules>

/** A property of `ContentPeriods` by its path. */
export const SettingKey = Type.Unsafe<'cases.resolveSilentDays' | 'cases.reopenDays' | 'cases.linkDays' | 'cases.surveyDays' | 'cases.keptMonths' | 'cases.answererOwns' | 'appeals.perAccount' | 'appeals.accountDays' | 'appeals.perPenalty' | 'appeals.windowDays' | 'appeals.targetDays' | 'appeals.answerDays'>({
  type: 'string',
  enum: ['cases.resolveSilentDays', 'cases.reopenDays', 'cases.linkDays', 'cases.surveyDays', 'cases.keptMonths', 'cases.answererOwns', 'appeals.perAccount', 'appeals.accountDays', 'appeals.perPenalty', 'appeals.windowDays', 'appeals.targetDays', 'appeals.answerDays'],
})
export type SettingKey = Static<typeof SettingKey>

export const DeskSetting = Type.Object({
  key: SettingKey,
  value: Type.Integer({ minimum: 0 }),
  content: Type.Integer({ minimum: 0 }),
  overruledBy: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 60 }),
  reason: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 500 }),
  changedAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  changedBy: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  mark: Mark,
}, { additionalProperties: false })
export type DeskSetting = Static<typeof DeskSetting>

export const DeskSettings = Type.Object({ delivered: ContentPeriods, settings: Type.Array(DeskSetting) }, { additionalProperties: false })
export type DeskSettings = Static<typeof DeskSettings>

export const DeskSurveyAnswerPage = Type.Object({ items: Type.Array(DeskSurveyAnswer, { maxItems: 100 }), nextCursor: NextCursor }, { additionalProperties: false })
export type DeskSurveyAnswerPage = Static<typeof DeskSurveyAnswerPage>

export const DeskTags = Type.Object({ items: Type.Array(CaseTag, { maxItems: 500 }) }, { additionalProperties: false })
export type DeskTags = Static<typeof DeskTags>

/** A case meets them when it meets each; an empty list asks for nothing. */
export const TargetConditions = Type.Object({
  games: Type.Array(ProductName, { maxItems: 50, uniqueItems: true }),
  topics: Type.Array(CategoryId, { maxItems: 200, uniqueItems: true }),
  languages: Type.Array(Locale, { maxItems: 50, uniqueItems: true }),
  teams: Type.Array(TeamId, { maxItems: 50, uniqueItems: true }),
  priorities: Type.Array(CasePriority, { maxItems: 4, uniqueItems: true }),
}, { additionalProperties: false })
export type TargetConditions = Static<typeof TargetConditions>

export const TargetId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
export type TargetId = Static<typeof TargetId>

/** Minutes of working time; null promises nothing. */
export const TargetMinutes = Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 525600 })
export type TargetMinutes = Static<typeof TargetMinutes>

export const TargetTimes = Type.Object({ firstAnswer: TargetMinutes, nextAnswer: TargetMinutes, resolution: TargetMinutes }, { additionalProperties: false })
export type TargetTimes = Static<typeof TargetTimes>

export const DeskTarget = Type.Object({
  when: TargetConditions,
  minutes: TargetTimes,
  schedule: Type.Unsafe<ScheduleId | null>({ anyOf: [ScheduleId, Type.Null()] }),
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  enabled: Type.Boolean(),
  id: TargetId,
  changedAt: Timestamp,
  changedBy: AccountId,
  mark: Mark,
}, { additionalProperties: false })
export type DeskTarget = Static<typeof DeskTarget>

export const DeskTargetRequest = Type.Object({
  when: TargetConditions,
  minutes: TargetTimes,
  schedule: Type.Unsafe<ScheduleId | null>({ anyOf: [ScheduleId, Type.Null()] }),
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  enabled: Type.Boolean(),
}, { additionalProperties: false })
export type DeskTargetRequest = Static<typeof DeskTargetRequest>

export const DeskTargets = Type.Object({ items: Type.Array(DeskTarget, { maxItems: 100 }), mark: Mark }, { additionalProperties: false })
export type DeskTargets = Static<typeof DeskTargets>

/** Who gets a new case of the team: nobody, who has the fewest open cases, or one after the other. Only who is available and speaks its language gets any; without one it stays the team's. */
export const TeamAssignment = Type.Unsafe<'nobody' | 'least-busy' | 'in-turn'>({ type: 'string', enum: ['nobody', 'least-busy', 'in-turn'] })
export type TeamAssignment = Static<typeof TeamAssignment>

export const DeskTeam = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  members: Type.Array(AccountId, { maxItems: 200, uniqueItems: true }),
  assignment: TeamAssignment,
  schedule: Type.Unsafe<ScheduleId | null>({ anyOf: [ScheduleId, Type.Null()] }),
  id: TeamId,
  changedAt: Timestamp,
  changedBy: AccountId,
  mark: Mark,
}, { additionalProperties: false })
export type DeskTeam = Static<typeof DeskTeam>

export const DeskTeamRequest = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  members: Type.Array(AccountId, { maxItems: 200, uniqueItems: true }),
  assignment: TeamAssignment,
  schedule: Type.Optional(Type.Unsafe<ScheduleId | null>({ anyOf: [ScheduleId, Type.Null()] })),
}, { additionalProperties: false })
export type DeskTeamRequest = Static<typeof DeskTeamRequest>

export const DeskTeams = Type.Object({ items: Type.Array(DeskTeam, { maxItems: 200 }) }, { additionalProperties: false })
export type DeskTeams = Static<typeof DeskTeams>

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

export const DeskTopicForm = Type.Object({ categoryId: CategoryId, name: Type.String({ minLength: 1 }), fields: Type.Array(FormField) }, { additionalProperties: false })
export type DeskTopicForm = Static<typeof DeskTopicForm>

/** `sensitive`: flagged for its words and not handled; `mine`: open or waiting for the player, and mine; `unassigned`: open and nobody's; `due`: overdue, or due within four hours, the first due first; `open`, `waiting`, `snoozed`, `resolved`: all in this state. */
export const DeskViewName = Type.Unsafe<'sensitive' | 'mine' | 'unassigned' | 'due' | 'open' | 'waiting' | 'snoozed' | 'resolved'>({ type: 'string', enum: ['sensitive', 'mine', 'unassigned', 'due', 'open', 'waiting', 'snoozed', 'resolved'] })
export type DeskViewName = Static<typeof DeskViewName>

export const DeskView = Type.Object({ view: DeskViewName, count: Type.Integer({ minimum: 0, maximum: 1000 }), more: Type.Boolean() }, { additionalProperties: false })
export type DeskView = Static<typeof DeskView>

/** `overdue`; due within an hour, `soon` (four hours), or a `day`, overdue ones among them; `any`: whatever is due at all */
export const DueFilter = Type.Unsafe<'overdue' | 'hour' | 'soon' | 'day' | 'any'>({ type: 'string', enum: ['overdue', 'hour', 'soon', 'day', 'any'] })
export type DueFilter = Static<typeof DueFilter>

/** Parameters of listCases. */
export const QueueQuery = Type.Object({
  state: Type.Optional(DeskCaseState),
  assignee: Type.Optional(AccountId),
  game: Type.Optional(ProductName),
  channel: Type.Optional(ContactChannelType),
  language: Type.Optional(Locale),
  tag: Type.Optional(CaseTag),
  priority: Type.Optional(CasePriority),
  due: Type.Optional(DueFilter),
  team: Type.Optional(TeamId),
}, { additionalProperties: false })
export type QueueQuery = Static<typeof QueueQuery>

export const SavedViewId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
export type SavedViewId = Static<typeof SavedViewId>

export const SavedView = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  query: QueueQuery,
  shared: Type.Boolean(),
  id: SavedViewId,
  count: Type.Integer({ minimum: 0, maximum: 1000 }),
  more: Type.Boolean(),
}, { additionalProperties: false })
export type SavedView = Static<typeof SavedView>

export const DeskViews = Type.Object({ items: Type.Array(DeskView, { maxItems: 50 }), saved: Type.Array(SavedView, { maxItems: 200 }) }, { additionalProperties: false })
export type DeskViews = Static<typeof DeskViews>

export const DeskWebhookId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
export type DeskWebhookId = Static<typeof DeskWebhookId>

/** A case was filed; its player wrote; a representative answered; its state became another one; it was resolved (beside the change of state); it was given to somebody or to a team; it went to another game or topic; the desk changed something else of it; the desk noted something; a mail to its player came back; its survey was answered; something that was promised will soon be overdue, or is; it goes on in another case of its player, or does so no more; it began with messages of another case, or they went back; its words are sensitive, or somebody has handled that they are; it was erased. An appeal was sent, the desk asked its player something, its player answered, it was decided. And: text-message protection of an account was switched on or off. */
export const WebhookEvent = Type.Unsafe<'case.created' | 'case.player_replied' | 'case.answered' | 'case.state_changed' | 'case.closed' | 'case.assigned' | 'case.moved' | 'case.updated' | 'case.note_added' | 'case.mail_returned' | 'case.survey_answered' | 'case.target_near' | 'case.target_missed' | 'case.merged' | 'case.unmerged' | 'case.sensitive_raised' | 'case.sensitive_handled' | 'case.split' | 'case.unsplit' | 'case.erased' | 'appeal.created' | 'appeal.asked' | 'appeal.answered' | 'appeal.decided' | 'account.sms_protection'>({
  type: 'string',
  enum: ['case.created', 'case.player_replied', 'case.answered', 'case.state_changed', 'case.closed', 'case.assigned', 'case.moved', 'case.updated', 'case.note_added', 'case.mail_returned', 'case.survey_answered', 'case.target_near', 'case.target_missed', 'case.merged', 'case.unmerged', 'case.sensitive_raised', 'case.sensitive_handled', 'case.split', 'case.unsplit', 'case.erased', 'appeal.created', 'appeal.asked', 'appeal.answered', 'appeal.decided', 'account.sms_protection'],
})
export type WebhookEvent = Static<typeof WebhookEvent>

/** on: what was sent last arrived. failing: it did not, and is sent again. paused: for a day nothing arrived, or the receiver answered 410; what happens is kept and sent once it is on again. off: nothing is kept for it. */
export const WebhookState = Type.Unsafe<'on' | 'failing' | 'paused' | 'off'>({ type: 'string', enum: ['on', 'failing', 'paused', 'off'] })
export type WebhookState = Static<typeof WebhookState>

export const DeskWebhook = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  url: Type.String({ minLength: 9, maxLength: 1000, pattern: '^https?://[^\\s]+$' }),
  events: Type.Array(WebhookEvent, { maxItems: 50, uniqueItems: true }),
  enabled: Type.Boolean(),
  id: DeskWebhookId,
  state: WebhookState,
  failingSince: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  oldSecretUntil: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  changedAt: Timestamp,
  changedBy: AccountId,
  mark: Mark,
}, { additionalProperties: false })
export type DeskWebhook = Static<typeof DeskWebhook>

export const DeskWebhookRequest = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  url: Type.String({ minLength: 9, maxLength: 1000, pattern: '^https?://[^\\s]+$' }),
  events: Type.Array(WebhookEvent, { maxItems: 50, uniqueItems: true }),
  enabled: Type.Boolean(),
}, { additionalProperties: false })
export type DeskWebhookRequest = Static<typeof DeskWebhookRequest>

export const DeskWebhooks = Type.Object({ items: Type.Array(DeskWebhook, { maxItems: 50 }) }, { additionalProperties: false })
export type DeskWebhooks = Static<typeof DeskWebhooks>

/** Grows with each save; 0 where there is no draft. */
export const StudioDraftNumber = Type.Integer({ minimum: 0, maximum: 2147483647 })
export type StudioDraftNumber = Static<typeof StudioDraftNumber>

export const DraftContentTranslationRequest = Type.Object({ draft: StudioDraftNumber }, { additionalProperties: false })
export type DraftContentTranslationRequest = Static<typeof DraftContentTranslationRequest>

export const EndDeskSessionRequest = Type.Object({ everywhere: Type.Boolean() }, { additionalProperties: false })
export type EndDeskSessionRequest = Static<typeof EndDeskSessionRequest>

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

/** Either an account that is known, or somebody's mail address. */
export const FileCaseRequest = Type.Object({
  accountId: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  email: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 254, pattern: '^[^\\s@]{1,64}@[^\\s@]{1,189}$' }),
  name: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 100 }),
  categoryId: CategoryId,
  language: Locale,
  subject: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 200 }),
  description: Type.String({ minLength: 1, maxLength: 2048, pattern: '\\S' }),
  fields: Type.Unsafe<Record<string, DeskFormValue>>({ type: 'object', maxProperties: 100, additionalProperties: DeskFormValue }),
}, { additionalProperties: false })
export type FileCaseRequest = Static<typeof FileCaseRequest>

export const FiledForPlayer = Type.Object({ id: CaseId, region: CaseRegion }, { additionalProperties: false })
export type FiledForPlayer = Static<typeof FiledForPlayer>

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

/** A picture of the content by its path, one of another site by its address, or the name of a lucide icon. */
export const GamePagePicture = Type.String({ maxLength: 2048 })
export type GamePagePicture = Static<typeof GamePagePicture>

export const GamePageAsset = Type.Object({ path: GamePagePicture, url: Type.String() }, { additionalProperties: false })
export type GamePageAsset = Static<typeof GamePageAsset>

/** A panel of the choice of games; games name it. */
export const GamePageHeader = Type.Object({
  name: Type.String({ maxLength: 40 }),
  title: TopicTexts,
  subtitle: TopicTexts,
  order: Type.Integer({ minimum: 0, maximum: 1000 }),
}, { additionalProperties: false })
export type GamePageHeader = Static<typeof GamePageHeader>

/** `https://…`, `mailto:…`, or a page of the portal: `article/24117`. */
export const GamePageAddress = Type.String({ maxLength: 2048 })
export type GamePageAddress = Static<typeof GamePageAddress>

/** Something to read or to look at elsewhere. */
export const GamePageLink = Type.Object({
  url: GamePageAddress,
  title: TopicTexts,
  imageName: Type.Unsafe<GamePagePicture | null>({ anyOf: [GamePagePicture, Type.Null()] }),
  imageSizeClass: Type.Unsafe<'small' | 'medium' | 'large'>({ type: 'string', enum: ['small', 'medium', 'large'] }),
  category: Type.Unsafe<CategoryId | null>({ anyOf: [CategoryId, Type.Null()] }),
}, { additionalProperties: false })
export type GamePageLink = Static<typeof GamePageLink>

/** What topics offer first, whatever their game; they name it by its id. */
export const GamePagePromo = Type.Object({
  id: Type.String({ maxLength: 40 }),
  isSelfHelpChannel: Type.Boolean(),
  title: TopicTexts,
  url: GamePageAddress,
  description: TopicTexts,
  tagText: TopicTexts,
  tagClass: Type.Unsafe<string | null>({ anyOf: [Type.String({ maxLength: 40 }), Type.Null()] }),
  imageName: Type.Unsafe<GamePagePicture | null>({ anyOf: [GamePagePicture, Type.Null()] }),
  imageUrl: Type.Unsafe<GamePagePicture | null>({ anyOf: [GamePagePicture, Type.Null()] }),
  iconUrl: Type.Unsafe<GamePagePicture | null>({ anyOf: [GamePagePicture, Type.Null()] }),
}, { additionalProperties: false })
export type GamePagePromo = Static<typeof GamePagePromo>

/** What a sentence of the interface is called, as in the file of texts of a pack */
export const InterfaceTextKey = Type.String({ minLength: 1, maxLength: 120, pattern: '^[A-Za-z0-9._-]{1,120}$' })
export type InterfaceTextKey = Static<typeof InterfaceTextKey>

/** A sentence of the interface in the portal's own words. Messages are ICU's; they name the values the product's own sentence names, at most. */
export const GamePageText = Type.Object({ key: InterfaceTextKey, text: TopicTexts }, { additionalProperties: false })
export type GamePageText = Static<typeof GamePageText>

/** `_blank`: in a tab of its own. */
export const GamePageTarget = Type.Unsafe<'_self' | '_blank'>({ type: 'string', enum: ['_self', '_blank'] })
export type GamePageTarget = Static<typeof GamePageTarget>

/** What players do for themselves, with a sign or a picture. */
export const GamePageTool = Type.Object({
  url: GamePageAddress,
  title: TopicTexts,
  description: TopicTexts,
  imageName: Type.Unsafe<GamePagePicture | null>({ anyOf: [GamePagePicture, Type.Null()] }),
  target: GamePageTarget,
  externalLinkConfirmation: Type.Boolean(),
  category: Type.Unsafe<CategoryId | null>({ anyOf: [CategoryId, Type.Null()] }),
}, { additionalProperties: false })
export type GamePageTool = Static<typeof GamePageTool>

/** A problem many have just now, as a card with a picture. */
export const GamePageTopic = Type.Object({
  name: TopicTexts,
  title: TopicTexts,
  description: TopicTexts,
  url: GamePageAddress,
  imageUrl: Type.Unsafe<GamePagePicture | null>({ anyOf: [GamePagePicture, Type.Null()] }),
  imageUrlMobile: Type.Unsafe<GamePagePicture | null>({ anyOf: [GamePagePicture, Type.Null()] }),
  target: GamePageTarget,
  backgroundPositionY: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0, maximum: 100 }),
  externalLinkConfirmation: Type.Boolean(),
  category: Type.Unsafe<CategoryId | null>({ anyOf: [CategoryId, Type.Null()] }),
}, { additionalProperties: false })
export type GamePageTopic = Static<typeof GamePageTopic>

/** What a game's page offers beside its topics, each list in its order. */
export const GamePageDocument = Type.Object({
  trending: Type.Array(GamePageTopic, { maxItems: 100 }),
  selfServices: Type.Array(GamePageTool, { maxItems: 100 }),
  resources: Type.Array(GamePageLink, { maxItems: 100 }),
  promos: Type.Optional(Type.Array(GamePagePromo, { maxItems: 500 })),
  headers: Type.Optional(Type.Array(GamePageHeader, { maxItems: 100 })),
  texts: Type.Optional(Type.Array(GamePageText, { maxItems: 2000 })),
}, { additionalProperties: false })
export type GamePageDocument = Static<typeof GamePageDocument>

/** A sentence of the interface as the product says it. */
export const InterfaceText = Type.Object({ key: InterfaceTextKey, text: TopicTexts }, { additionalProperties: false })
export type InterfaceText = Static<typeof InterfaceText>

/** What is wrong, and where. `content` says it in words of its own. `language-missing`, and `promo-missing` of an article, keep nobody from publishing. */
export const TopicFinding = Type.Object({
  code: Type.Unsafe<'language-missing' | 'text-missing' | 'condition-unknown' | 'condition-later' | 'condition-circle' | 'condition-answer' | 'condition-none' | 'condition-kind' | 'key-twice' | 'key-reserved' | 'options-missing' | 'option-twice' | 'questions-missing' | 'realms-missing' | 'realm-twice' | 'promo-missing' | 'content-missing' | 'lengths' | 'still-named' | 'entry-named' | 'message-form' | 'message-values' | 'content'>({
    type: 'string',
    enum: ['language-missing', 'text-missing', 'condition-unknown', 'condition-later', 'condition-circle', 'condition-answer', 'condition-none', 'condition-kind', 'key-twice', 'key-reserved', 'options-missing', 'option-twice', 'questions-missing', 'realms-missing', 'realm-twice', 'promo-missing', 'content-missing', 'lengths', 'still-named', 'entry-named', 'message-form', 'message-values', 'content'],
  }),
  isBlocking: Type.Boolean(),
  categoryId: CategoryIdOrNone,
  field: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0 }),
  channel: Type.Unsafe<ChannelType | null>({ anyOf: [ChannelType, Type.Null()] }),
  property: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  locales: Type.Array(Locale, { maxItems: 50 }),
  message: Type.String(),
}, { additionalProperties: false })
export type TopicFinding = Static<typeof TopicFinding>

/** The state of what was read. Who saves from another one is refused. */
export const TopicTreeMark = Type.String({ pattern: '^[0-9a-f]{12}$' })
export type TopicTreeMark = Static<typeof TopicTreeMark>

/** It goes before players together with the game's topics. */
export const GamePage = Type.Object({
  game: ProductName,
  mark: TopicTreeMark,
  draft: StudioDraftNumber,
  page: GamePageDocument,
  findings: Type.Array(TopicFinding, { maxItems: 500 }),
  pictures: Type.Array(GamePageAsset, { maxItems: 500 }),
  wording: Type.Optional(Type.Array(InterfaceText, { maxItems: 2000 })),
  address: Type.String(),
}, { additionalProperties: false })
export type GamePage = Static<typeof GamePage>

export const GiveOpinionRequest = Type.Object({ advice: Type.Optional(AppealAdvice), words: Type.String({ minLength: 1, maxLength: 4096, pattern: '\\S' }) }, { additionalProperties: false })
export type GiveOpinionRequest = Static<typeof GiveOpinionRequest>

export const GlobalError = Type.Object({ code: Type.String({ minLength: 1 }), message: Type.Optional(Type.String()) }, { additionalProperties: false })
export type GlobalError = Static<typeof GlobalError>

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

export const PackFile = Type.Object({
  path: Type.String({ minLength: 1, maxLength: 300, pattern: '^[A-Za-z0-9_-][A-Za-z0-9_./-]*$' }),
  encoding: Type.Unsafe<'utf8' | 'base64'>({ type: 'string', enum: ['utf8', 'base64'] }),
  data: Type.String({ maxLength: 40000000 }),
}, { additionalProperties: false })
export type PackFile = Static<typeof PackFile>

export const ImportContentRequest = Type.Object({ files: Type.Array(PackFile, { minItems: 1, maxItems: 50000 }) }, { additionalProperties: false })
export type ImportContentRequest = Static<typeof ImportContentRequest>

export const KindChanges = Type.Object({
  kind: ContentKind,
  added: Type.Integer({ minimum: 0 }),
  changed: Type.Integer({ minimum: 0 }),
  removed: Type.Integer({ minimum: 0 }),
}, { additionalProperties: false })
export type KindChanges = Static<typeof KindChanges>

export const ImportReport = Type.Object({
  contentVersion: ContentVersion,
  isDryRun: Type.Boolean(),
  changes: Type.Array(KindChanges),
  warnings: Type.Array(Type.String()),
}, { additionalProperties: false })
export type ImportReport = Static<typeof ImportReport>

export const ImposerReport = Type.Object({
  items: Type.Array(Type.Object({
    imposedBy: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
    imposed: Type.Integer({ minimum: 0 }),
    appealed: Type.Integer({ minimum: 0 }),
    decided: Type.Integer({ minimum: 0 }),
    overturned: Type.Integer({ minimum: 0 }),
    overturnedShare: Type.Unsafe<number | null>({ type: ['number', 'null'], minimum: 0, maximum: 1 }),
  }, { additionalProperties: false }), { maxItems: 200 }),
}, { additionalProperties: false })
export type ImposerReport = Static<typeof ImposerReport>

/** The first of them, those that say just what was asked for before those that hold it. */
export const InterfaceTexts = Type.Object({ items: Type.Array(InterfaceText, { maxItems: 30 }), isMore: Type.Boolean() }, { additionalProperties: false })
export type InterfaceTexts = Static<typeof InterfaceTexts>

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

export const MachineKeyId = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })
export type MachineKeyId = Static<typeof MachineKeyId>

/** Which calls a key opens; `x-machine` of an operation names its right. */
export const MachineKeyRight = Type.Unsafe<'cases:read' | 'cases:write' | 'penalties:read' | 'penalties:write' | 'feedback:read' | 'reports:read'>({
  type: 'string',
  enum: ['cases:read', 'cases:write', 'penalties:read', 'penalties:write', 'feedback:read', 'reports:read'],
})
export type MachineKeyRight = Static<typeof MachineKeyRight>

export const MachineKey = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  rights: Type.Array(MachineKeyRight, { minItems: 1, maxItems: 20, uniqueItems: true }),
  scope: AgentScope,
  expiresAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  id: MachineKeyId,
  createdAt: Timestamp,
  createdBy: AccountId,
  lastUsedAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  oldTokenUntil: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
}, { additionalProperties: false })
export type MachineKey = Static<typeof MachineKey>

export const MachineKeyRequest = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  rights: Type.Array(MachineKeyRight, { minItems: 1, maxItems: 20, uniqueItems: true }),
  scope: AgentScope,
  expiresAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
}, { additionalProperties: false })
export type MachineKeyRequest = Static<typeof MachineKeyRequest>

export const MachineKeys = Type.Object({ items: Type.Array(MachineKey, { maxItems: 100 }) }, { additionalProperties: false })
export type MachineKeys = Static<typeof MachineKeys>

export const MergeCasesRequest = Type.Object({ cases: Type.Array(CaseId, { minItems: 1, maxItems: 10, uniqueItems: true }), eventCount: EventCount }, { additionalProperties: false })
export type MergeCasesRequest = Static<typeof MergeCasesRequest>

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

export const NewMachineKey = Type.Object({ key: MachineKey, token: Type.String({ pattern: '^gpk_[A-Za-z0-9_-]{43}$' }) }, { additionalProperties: false })
export type NewMachineKey = Static<typeof NewMachineKey>

/** The key of HMAC-SHA256 in Base64 behind `whsec_`, as libraries of Standard Webhooks take it. It is shown this once. */
export const WebhookSecret = Type.String({ pattern: '^whsec_[A-Za-z0-9+/]{43}=$' })
export type WebhookSecret = Static<typeof WebhookSecret>

export const NewWebhook = Type.Object({ id: DeskWebhookId, webhook: DeskWebhook, secret: WebhookSecret }, { additionalProperties: false })
export type NewWebhook = Static<typeof NewWebhook>

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

export const OrderRulesRequest = Type.Object({ ids: Type.Array(RuleId, { maxItems: 200, uniqueItems: true }) }, { additionalProperties: false })
export type OrderRulesRequest = Static<typeof OrderRulesRequest>

export const OrderTargetsRequest = Type.Object({ ids: Type.Array(TargetId, { maxItems: 100, uniqueItems: true }) }, { additionalProperties: false })
export type OrderTargetsRequest = Static<typeof OrderTargetsRequest>

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

export const PlayerNoteKind = Type.Unsafe<'bug' | 'suggestion'>({ type: 'string', enum: ['bug', 'suggestion'] })
export type PlayerNoteKind = Static<typeof PlayerNoteKind>

export const PlayerNote = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }),
  kind: PlayerNoteKind,
  accountId: AccountId,
  language: Locale,
  text: Type.String({ minLength: 1, maxLength: 500 }),
  createdAt: Timestamp,
}, { additionalProperties: false })
export type PlayerNote = Static<typeof PlayerNote>

export const PlayerNotePage = Type.Object({ items: Type.Array(PlayerNote, { maxItems: 100 }), nextCursor: NextCursor }, { additionalProperties: false })
export type PlayerNotePage = Static<typeof PlayerNotePage>

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

export const PreviewCrisisRequest = Type.Object({ message: CrisisMessageRequest, language: Locale }, { additionalProperties: false })
export type PreviewCrisisRequest = Static<typeof PreviewCrisisRequest>

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

export const PublishContentRequest = Type.Object({
  draft: StudioDraftNumber,
  note: StudioNote,
  at: Type.Optional(Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] })),
  until: Type.Optional(Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] })),
  alongside: Type.Optional(Type.Array(Type.Object({ id: StudioDocumentId, draft: StudioDraftNumber }, { additionalProperties: false }), { maxItems: 50 })),
}, { additionalProperties: false })
export type PublishContentRequest = Static<typeof PublishContentRequest>

export const PublishTopicsRequest = Type.Object({
  draft: StudioDraftNumber,
  note: StudioNote,
  at: Type.Optional(Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] })),
}, { additionalProperties: false })
export type PublishTopicsRequest = Static<typeof PublishTopicsRequest>

export const PublishedContent = Type.Object({
  release: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1 }),
  publishAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
}, { additionalProperties: false })
export type PublishedContent = Static<typeof PublishedContent>

export const PublishedTopics = Type.Object({
  version: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0 }),
  contentVersion: Type.Unsafe<ContentVersion | null>({ anyOf: [ContentVersion, Type.Null()] }),
  publishAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
}, { additionalProperties: false })
export type PublishedTopics = Static<typeof PublishedTopics>

export const PutContentRequest = Type.Object({ contentVersion: ContentVersion, document: Type.Unsafe<Record<string, unknown>>({ type: 'object' }) }, { additionalProperties: false })
export type PutContentRequest = Static<typeof PutContentRequest>

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

export const ReorganizeCaseRequest = Type.Object({ categoryId: CategoryId, game: ProductName, region: CaseRegion, eventCount: EventCount }, { additionalProperties: false })
export type ReorganizeCaseRequest = Static<typeof ReorganizeCaseRequest>

export const ReplaceContentRequest = Type.Object({ contentVersion: ContentVersion, documents: Type.Array(ContentEntry, { maxItems: 20000 }) }, { additionalProperties: false })
export type ReplaceContentRequest = Static<typeof ReplaceContentRequest>

export const ResolveCrisisRequest = Type.Object({ text: LocalizedText, shownMinutes: Type.Integer({ minimum: 0, maximum: 10080 }) }, { additionalProperties: false })
export type ResolveCrisisRequest = Static<typeof ResolveCrisisRequest>

export const ReviewContentRequest = Type.Object({
  draft: StudioDraftNumber,
  note: StudioNote,
  until: Type.Optional(Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] })),
}, { additionalProperties: false })
export type ReviewContentRequest = Static<typeof ReviewContentRequest>

export const ReviewFigures = Type.Object({
  reviews: Type.Integer({ minimum: 0 }),
  average: Type.Unsafe<number | null>({ type: ['number', 'null'], minimum: 1, maximum: 5 }),
}, { additionalProperties: false })
export type ReviewFigures = Static<typeof ReviewFigures>

export const ReviewReplyRequest = Type.Object({ text: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }) }, { additionalProperties: false })
export type ReviewReplyRequest = Static<typeof ReviewReplyRequest>

export const ReviewReport = Type.Object({
  from: Type.String({ format: 'date' }),
  to: Type.String({ format: 'date' }),
  total: ReviewFigures,
  agents: Type.Array(Type.Object({ agent: AccountId, figures: ReviewFigures }, { additionalProperties: false }), { maxItems: 500 }),
  teams: Type.Array(Type.Object({ team: Type.Unsafe<TeamId | null>({ anyOf: [TeamId, Type.Null()] }), figures: ReviewFigures }, { additionalProperties: false }), { maxItems: 500 }),
  criteria: Type.Array(Type.Object({ name: Type.String(), figures: ReviewFigures }, { additionalProperties: false }), { maxItems: 100 }),
}, { additionalProperties: false })
export type ReviewReport = Static<typeof ReviewReport>

export const ReviewRequest = Type.Object({ scores: Type.Array(ReviewScore, { minItems: 1, maxItems: 10 }), words: Type.String({ maxLength: 2000 }) }, { additionalProperties: false })
export type ReviewRequest = Static<typeof ReviewRequest>

export const ReviewSettings = Type.Object({
  share: Type.Integer({ minimum: 0, maximum: 100 }),
  teams: Type.Array(Type.Object({ team: TeamId, share: Type.Integer({ minimum: 0, maximum: 100 }) }, { additionalProperties: false }), { maxItems: 200 }),
  criteria: Type.Array(ReviewCriterion, { maxItems: 10 }),
  changedAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  changedBy: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  mark: Mark,
}, { additionalProperties: false })
export type ReviewSettings = Static<typeof ReviewSettings>

export const ReviewSettingsRequest = Type.Object({
  share: Type.Integer({ minimum: 0, maximum: 100 }),
  teams: Type.Array(Type.Object({ team: TeamId, share: Type.Integer({ minimum: 0, maximum: 100 }) }, { additionalProperties: false }), { maxItems: 200 }),
  criteria: Type.Array(ReviewCriterion, { maxItems: 10 }),
}, { additionalProperties: false })
export type ReviewSettingsRequest = Static<typeof ReviewSettingsRequest>

export const RollbackContentRequest = Type.Object({ version: Type.Optional(Type.Integer({ minimum: 0, maximum: 2147483647 })), note: StudioNote }, { additionalProperties: false })
export type RollbackContentRequest = Static<typeof RollbackContentRequest>

export const RollbackTopicsRequest = Type.Object({ version: Type.Integer({ minimum: 0, maximum: 2147483647 }), note: StudioNote }, { additionalProperties: false })
export type RollbackTopicsRequest = Static<typeof RollbackTopicsRequest>

export const RuleTrialCase = Type.Object({ id: CaseId, subject: Type.String({ minLength: 1, maxLength: 200 }), createdAt: Timestamp }, { additionalProperties: false })
export type RuleTrialCase = Static<typeof RuleTrialCase>

export const RuleTrial = Type.Object({
  looked: Type.Integer({ minimum: 0, maximum: 1000 }),
  met: Type.Integer({ minimum: 0, maximum: 1000 }),
  items: Type.Array(RuleTrialCase, { maxItems: 20 }),
}, { additionalProperties: false })
export type RuleTrial = Static<typeof RuleTrial>

/** The document as its author writes it, an article as front matter and Markdown. */
export const StudioSource = Type.String({ maxLength: 200000 })
export type StudioSource = Static<typeof StudioSource>

export const SaveContentDraftRequest = Type.Object({ draft: StudioDraftNumber, source: StudioSource }, { additionalProperties: false })
export type SaveContentDraftRequest = Static<typeof SaveContentDraftRequest>

export const SaveDraftRequest = Type.Object({
  text: Type.String({ maxLength: 20000 }),
  status: Type.Unsafe<'ANSWERED' | 'INFO' | 'RESOLVED'>({ type: 'string', enum: ['ANSWERED', 'INFO', 'RESOLVED'] }),
}, { additionalProperties: false })
export type SaveDraftRequest = Static<typeof SaveDraftRequest>

export const SaveGamePageRequest = Type.Object({ mark: TopicTreeMark, page: GamePageDocument }, { additionalProperties: false })
export type SaveGamePageRequest = Static<typeof SaveGamePageRequest>

/** A way to reach support for a topic, as it is written. */
export const TopicChannel = Type.Object({
  channelType: ChannelType,
  description: TopicTexts,
  enabled: Type.Boolean(),
  loginRequired: Type.Boolean(),
  order: Type.Integer({ minimum: 0, maximum: 1000 }),
  openTime: TopicTexts,
  hours: Type.Optional(Type.Unsafe<ChannelHours | null>({ anyOf: [ChannelHours, Type.Null()] })),
  ewt: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0, maximum: 100000 }),
  agentType: Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^[A-Za-z0-9]{1,40}$' }),
  chatLocale: Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }),
  lpDivId: Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^[A-Za-z0-9_-]{1,80}$' }),
  warningTitle: TopicTexts,
  warningMessage: TopicTexts,
  responseMessage: TopicTexts,
}, { additionalProperties: false })
export type TopicChannel = Static<typeof TopicChannel>

/** A realm players choose from, and its characters where the form offers some. */
export const TopicRealm = Type.Object({
  realmId: Type.Integer({ minimum: 0, maximum: 999999999 }),
  realmName: Type.String({ maxLength: 60 }),
  characters: Type.Array(Type.Object({
    characterId: Type.Integer({ minimum: 0, maximum: 999999999 }),
    characterName: Type.String({ maxLength: 60 }),
  }, { additionalProperties: false }), { maxItems: 200 }),
}, { additionalProperties: false })
export type TopicRealm = Static<typeof TopicRealm>

/** One question of a topic's form, as it is written. */
export const TopicField = Type.Object({
  key: FieldKey,
  label: TopicTexts,
  tooltip: TopicTexts,
  content: TopicTexts,
  footer: TopicTexts,
  placeholder: TopicTexts,
  required: Type.Boolean(),
  loginRequired: Type.Boolean(),
  secure: Type.Boolean(),
  type: FieldType,
  renderMethod: RenderMethod,
  choices: Type.Unsafe<'everyone' | 'accounts' | 'characters' | 'realms' | 'games' | null>({
    anyOf: [Type.Unsafe<'everyone' | 'accounts' | 'characters' | 'realms' | 'games'>({ type: 'string', enum: ['everyone', 'accounts', 'characters', 'realms', 'games'] }), Type.Null()],
  }),
  options: Type.Array(Type.Object({ id: FieldKey, label: TopicTexts, selected: Type.Boolean(), disabled: Type.Boolean() }, { additionalProperties: false }), { maxItems: 500 }),
  secretQuestions: Type.Array(Type.Object({ id: FieldKey, question: TopicTexts }, { additionalProperties: false }), { maxItems: 100 }),
  realms: Type.Optional(Type.Array(TopicRealm, { maxItems: 500 })),
  minLength: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0, maximum: 20000 }),
  maxLength: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 20000 }),
  shownWhen: Type.Unsafe<{ field: FieldKey, is: FieldKey[] } | null>({
    anyOf: [Type.Object({ field: FieldKey, is: Type.Array(FieldKey, { maxItems: 50 }) }, { additionalProperties: false }), Type.Null()],
  }),
}, { additionalProperties: false })
export type TopicField = Static<typeof TopicField>

/** A sentence as players write it. */
export const TopicPhrase = Type.String({ maxLength: 2048 })
export type TopicPhrase = Static<typeof TopicPhrase>

/** Sentences in one language. */
export const TopicPhraseList = Type.Array(TopicPhrase, { maxItems: 1000 })
export type TopicPhraseList = Static<typeof TopicPhraseList>

/** What players write about a topic, by locale, one sentence each; suggestions learn from it. */
export const TopicPhrases = Type.Unsafe<Record<string, TopicPhraseList>>({ type: 'object', maxProperties: 50, additionalProperties: TopicPhraseList })
export type TopicPhrases = Static<typeof TopicPhrases>

/** A service of the pack by its id, or an article as `article/` and its number. */
export const TopicPromo = Type.String({ pattern: '^(article/[0-9]{1,9}|[A-Za-z0-9-]{1,40})$' })
export type TopicPromo = Static<typeof TopicPromo>

/** What a topic says, what it offers first, how it is reached, and what its form asks. `phrases`, and `realms` of a field, stay as they are where a save leaves them out. */
export const TopicDocument = Type.Object({
  friendlyText: TopicTexts,
  hasForm: Type.Boolean(),
  isWorkflow: Type.Boolean(),
  requiresVerification: Type.Boolean(),
  useSoftAccountFields: Type.Boolean(),
  blockRecommendations: Type.Boolean(),
  promos: Type.Array(TopicPromo, { maxItems: 20 }),
  phrases: Type.Optional(TopicPhrases),
  channels: Type.Array(TopicChannel, { maxItems: 3 }),
  fields: Type.Array(TopicField, { maxItems: 60 }),
}, { additionalProperties: false })
export type TopicDocument = Static<typeof TopicDocument>

export const SaveTopicSheetRequest = Type.Object({ mark: TopicTreeMark, topic: TopicDocument }, { additionalProperties: false })
export type SaveTopicSheetRequest = Static<typeof SaveTopicSheetRequest>

export const TopicNodeRead = Type.Object({ id: CategoryId, parentId: CategoryIdOrNone, mark: TopicTreeMark }, { additionalProperties: false })
export type TopicNodeRead = Static<typeof TopicNodeRead>

export const TopicNodeRequest = Type.Object({
  id: Type.Unsafe<CategoryId | null>({ anyOf: [CategoryId, Type.Null()] }),
  parentId: CategoryIdOrNone,
  name: TopicTexts,
  friendlyText: TopicTexts,
  keywords: TopicTexts,
  icon: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
  popular: Type.Boolean(),
  visibility: Type.Array(Type.Unsafe<'guidedEntry' | 'searchFacets' | 'gamePages'>({ type: 'string', enum: ['guidedEntry', 'searchFacets', 'gamePages'] }), { maxItems: 3, uniqueItems: true }),
  anonymousFields: Type.Unsafe<{ email: boolean, name: boolean, phone: boolean } | null>({
    anyOf: [Type.Object({ email: Type.Boolean(), name: Type.Boolean(), phone: Type.Boolean() }, { additionalProperties: false }), Type.Null()],
  }),
}, { additionalProperties: false })
export type TopicNodeRequest = Static<typeof TopicNodeRequest>

export const SaveTopicTreeRequest = Type.Object({
  mark: TopicTreeMark,
  read: Type.Optional(Type.Array(TopicNodeRead, { minItems: 1, maxItems: 2000 })),
  moved: Type.Optional(Type.Array(CategoryId, { maxItems: 2000 })),
  nodes: Type.Array(TopicNodeRequest, { minItems: 1, maxItems: 2000 }),
}, { additionalProperties: false })
export type SaveTopicTreeRequest = Static<typeof SaveTopicTreeRequest>

export const SavedViewRequest = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  query: QueueQuery,
  shared: Type.Boolean(),
}, { additionalProperties: false })
export type SavedViewRequest = Static<typeof SavedViewRequest>

export const SearchMiss = Type.Object({
  words: Type.String({ minLength: 1 }),
  game: Type.Unsafe<ProductName | null>({ anyOf: [ProductName, Type.Null()] }),
  language: Locale,
  times: Type.Integer({ minimum: 1 }),
  firstAt: Timestamp,
  lastAt: Timestamp,
}, { additionalProperties: false })
export type SearchMiss = Static<typeof SearchMiss>

export const SearchMissPage = Type.Object({ items: Type.Array(SearchMiss, { maxItems: 100 }), nextCursor: NextCursor }, { additionalProperties: false })
export type SearchMissPage = Static<typeof SearchMissPage>

export const SearchText = Type.String({ minLength: 1, maxLength: 200 })
export type SearchText = Static<typeof SearchText>

export const SendChatMessageRequest = Type.Object({
  clientId: Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }),
  text: Type.String({ minLength: 1, maxLength: 2048, pattern: '\\S' }),
  confirmedFlags: Type.Optional(ConfirmedFlags),
}, { additionalProperties: false })
export type SendChatMessageRequest = Static<typeof SendChatMessageRequest>

export const SensitiveFigures = Type.Object({
  raised: Type.Integer({ minimum: 0 }),
  standing: Type.Integer({ minimum: 0 }),
  real: Type.Integer({ minimum: 0 }),
  falseAlarms: Type.Integer({ minimum: 0 }),
}, { additionalProperties: false })
export type SensitiveFigures = Static<typeof SensitiveFigures>

export const SensitiveHelpLine = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  contact: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  language: Type.Unsafe<Locale | null>({ anyOf: [Locale, Type.Null()] }),
}, { additionalProperties: false })
export type SensitiveHelpLine = Static<typeof SensitiveHelpLine>

export const SensitiveGuidance = Type.Object({
  text: Type.Unsafe<string | null>({ anyOf: [Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }), Type.Null()] }),
  tell: Type.Unsafe<string | null>({ anyOf: [Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' }), Type.Null()] }),
  helpLines: Type.Array(SensitiveHelpLine, { maxItems: 50 }),
  category: SensitiveCategory,
  changedAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  changedBy: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  mark: Mark,
}, { additionalProperties: false })
export type SensitiveGuidance = Static<typeof SensitiveGuidance>

export const SensitiveGuidanceRequest = Type.Object({
  text: Type.Unsafe<string | null>({ anyOf: [Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }), Type.Null()] }),
  tell: Type.Unsafe<string | null>({ anyOf: [Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' }), Type.Null()] }),
  helpLines: Type.Array(SensitiveHelpLine, { maxItems: 50 }),
}, { additionalProperties: false })
export type SensitiveGuidanceRequest = Static<typeof SensitiveGuidanceRequest>

export const SensitiveGuidances = Type.Object({ items: Type.Array(SensitiveGuidance, { maxItems: 3 }) }, { additionalProperties: false })
export type SensitiveGuidances = Static<typeof SensitiveGuidances>

export const SensitiveOutcomeRequest = Type.Object({ outcome: SensitiveOutcome }, { additionalProperties: false })
export type SensitiveOutcomeRequest = Static<typeof SensitiveOutcomeRequest>

export const SensitiveReport = Type.Object({
  from: Type.String({ format: 'date' }),
  to: Type.String({ format: 'date' }),
  total: SensitiveFigures,
  categories: Type.Array(Type.Object({ category: SensitiveCategory, figures: SensitiveFigures }, { additionalProperties: false }), { maxItems: 3 }),
  words: Type.Array(Type.Object({ category: SensitiveCategory, language: Locale, word: SensitiveWord, figures: SensitiveFigures }, { additionalProperties: false }), { maxItems: 100 }),
}, { additionalProperties: false })
export type SensitiveReport = Static<typeof SensitiveReport>

export const SensitiveTrialCase = Type.Object({
  id: CaseId,
  subject: Type.String({ minLength: 1, maxLength: 200 }),
  createdAt: Timestamp,
  words: Type.Array(SensitiveWord, { maxItems: 20 }),
}, { additionalProperties: false })
export type SensitiveTrialCase = Static<typeof SensitiveTrialCase>

export const SensitiveTrial = Type.Object({
  looked: Type.Integer({ minimum: 0, maximum: 1000 }),
  met: Type.Integer({ minimum: 0, maximum: 1000 }),
  items: Type.Array(SensitiveTrialCase, { maxItems: 20 }),
  words: Type.Array(Type.Object({ word: SensitiveWord, cases: Type.Integer({ minimum: 1, maximum: 1000 }) }, { additionalProperties: false }), { maxItems: 300 }),
}, { additionalProperties: false })
export type SensitiveTrial = Static<typeof SensitiveTrial>

export const SensitiveWords = Type.Object({
  words: Type.Array(SensitiveWord, { maxItems: 300, uniqueItems: true }),
  category: SensitiveCategory,
  language: Locale,
  isShipped: Type.Boolean(),
  changedAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  changedBy: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  mark: Mark,
}, { additionalProperties: false })
export type SensitiveWords = Static<typeof SensitiveWords>

export const SensitiveWordLists = Type.Object({ items: Type.Array(SensitiveWords, { maxItems: 60 }) }, { additionalProperties: false })
export type SensitiveWordLists = Static<typeof SensitiveWordLists>

export const SensitiveWordsRequest = Type.Object({ words: Type.Array(SensitiveWord, { maxItems: 300, uniqueItems: true }) }, { additionalProperties: false })
export type SensitiveWordsRequest = Static<typeof SensitiveWordsRequest>

export const SetAvailabilityRequest = Type.Object({ state: Availability, chats: ChatsAtOnce, languages: ChatLanguages }, { additionalProperties: false })
export type SetAvailabilityRequest = Static<typeof SetAvailabilityRequest>

export const SetCaseStatusRequest = Type.Object({
  status: CaseStatus,
  alternateName: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$' }),
  confirmedFlags: Type.Optional(ConfirmedFlags),
  eventCount: EventCount,
}, { additionalProperties: false })
export type SetCaseStatusRequest = Static<typeof SetCaseStatusRequest>

/** Channels that are not named stay as they are; a channel the topic does not have is 422. */
export const SetChannelsRequest = Type.Object({ channels: Type.Array(ChannelSetting, { minItems: 1, maxItems: 3 }) }, { additionalProperties: false })
export type SetChannelsRequest = Static<typeof SetChannelsRequest>

/** What is left out is as if it said nothing; without any of it the feature is on or off for everybody. */
export const SetFeatureRequest = Type.Object({
  enabled: Type.Boolean(),
  share: Type.Optional(Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 99 })),
  games: Type.Optional(Type.Array(ProductName, { maxItems: 100, uniqueItems: true })),
  languages: Type.Optional(Type.Array(Locale, { maxItems: 50, uniqueItems: true })),
  reason: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], minLength: 1, maxLength: 500 })),
}, { additionalProperties: false })
export type SetFeatureRequest = Static<typeof SetFeatureRequest>

export const SetPresenceRequest = Type.Object({
  state: Type.Unsafe<'reading' | 'writing' | 'gone'>({ type: 'string', enum: ['reading', 'writing', 'gone'] }),
}, { additionalProperties: false })
export type SetPresenceRequest = Static<typeof SetPresenceRequest>

export const SettingChange = Type.Object({
  key: SettingKey,
  before: Type.Integer({ minimum: 0 }),
  after: Type.Unsafe<number | null>({ anyOf: [Type.Integer({ minimum: 0 }), Type.Null()] }),
  reason: Type.String({ minLength: 1, maxLength: 500 }),
  changedAt: Timestamp,
  changedBy: AccountId,
}, { additionalProperties: false })
export type SettingChange = Static<typeof SettingChange>

export const SplitCaseRequest = Type.Object({
  messages: Type.Array(Type.Integer({ minimum: 0, maximum: 100000 }), { minItems: 1, maxItems: 50, uniqueItems: true }),
  categoryId: CategoryId,
  game: ProductName,
  subject: Type.Unsafe<string | null>({ type: ['string', 'null'], minLength: 1, maxLength: 200, pattern: '\\S' }),
  eventCount: EventCount,
}, { additionalProperties: false })
export type SplitCaseRequest = Static<typeof SplitCaseRequest>

export const StudioDeadLink = Type.Object({
  line: Type.Integer({ minimum: 1 }),
  target: Type.String(),
  fault: Type.Unsafe<'gone' | 'insecure'>({ type: 'string', enum: ['gone', 'insecure'] }),
}, { additionalProperties: false })
export type StudioDeadLink = Static<typeof StudioDeadLink>

/** A word the glossary has a better one for. */
export const StudioTerm = Type.Object({ line: Type.Integer({ minimum: 1 }), found: Type.String(), use: Type.String() }, { additionalProperties: false })
export type StudioTerm = Static<typeof StudioTerm>

/** What a writer is told of the text; nothing of it keeps it from being published. */
export const StudioChecks = Type.Object({
  words: Type.Integer({ minimum: 0 }),
  minutes: Type.Integer({ minimum: 1 }),
  readingAge: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  longSentences: Type.Integer({ minimum: 0 }),
  links: Type.Array(StudioDeadLink, { maxItems: 100 }),
  terms: Type.Array(StudioTerm, { maxItems: 100 }),
}, { additionalProperties: false })
export type StudioChecks = Static<typeof StudioChecks>

/** `draft` is being written, `review` waits for somebody else, `scheduled` is approved and waits for its time, `published` has nothing open, `archived` is shown no more. */
export const StudioState = Type.Unsafe<'draft' | 'review' | 'scheduled' | 'published' | 'archived'>({ type: 'string', enum: ['draft', 'review', 'scheduled', 'published', 'archived'] })
export type StudioState = Static<typeof StudioState>

export const StudioTranslation = Type.Object({
  locale: Locale,
  state: Type.Unsafe<'original' | 'current' | 'outdated' | 'machine' | 'missing'>({ type: 'string', enum: ['original', 'current', 'outdated', 'machine', 'missing'] }),
}, { additionalProperties: false })
export type StudioTranslation = Static<typeof StudioTranslation>

export const StudioDocument = Type.Object({
  kind: StudioKind,
  id: StudioDocumentId,
  title: Type.String(),
  products: Type.Array(ProductName),
  locale: Locale,
  state: StudioState,
  isLive: Type.Boolean(),
  updated: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  writtenBy: Type.Unsafe<StudioPerson | null>({ anyOf: [StudioPerson, Type.Null()] }),
  writtenAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  publishAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  endAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  translations: Type.Array(StudioTranslation, { maxItems: 50 }),
}, { additionalProperties: false })
export type StudioDocument = Static<typeof StudioDocument>

export const StudioDocumentPage = Type.Object({
  items: Type.Array(StudioDocument, { maxItems: 100 }),
  nextCursor: NextCursor,
  count: Type.Integer({ minimum: 0, maximum: 1000 }),
  more: Type.Boolean(),
}, { additionalProperties: false })
export type StudioDocumentPage = Static<typeof StudioDocumentPage>

export const StudioGap = Type.Object({
  words: Type.String({ minLength: 1 }),
  game: Type.Unsafe<ProductName | null>({ anyOf: [ProductName, Type.Null()] }),
  language: Locale,
  times: Type.Integer({ minimum: 1 }),
  lastDay: Type.String({ format: 'date' }),
  found: Type.Integer({ minimum: 0, maximum: 1000 }),
}, { additionalProperties: false })
export type StudioGap = Static<typeof StudioGap>

export const StudioGaps = Type.Object({ items: Type.Array(StudioGap, { maxItems: 100 }) }, { additionalProperties: false })
export type StudioGaps = Static<typeof StudioGaps>

/** How the translations into one language stand. */
export const StudioLanguage = Type.Object({
  locale: Locale,
  current: Type.Integer({ minimum: 0 }),
  outdated: Type.Integer({ minimum: 0 }),
  machine: Type.Integer({ minimum: 0 }),
  missing: Type.Integer({ minimum: 0 }),
}, { additionalProperties: false })
export type StudioLanguage = Static<typeof StudioLanguage>

export const StudioLostLink = Type.Object({
  target: Type.String({ minLength: 1 }),
  isExternal: Type.Boolean(),
  fault: Type.Unsafe<'gone' | 'unreachable' | 'certificate' | 'failing'>({ type: 'string', enum: ['gone', 'unreachable', 'certificate', 'failing'] }),
  status: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  since: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
}, { additionalProperties: false })
export type StudioLostLink = Static<typeof StudioLostLink>

export const StudioLostLinks = Type.Object({
  sites: Type.Integer({ minimum: 0 }),
  checked: Type.Integer({ minimum: 0 }),
  isChecking: Type.Boolean(),
  items: Type.Array(Type.Object({
    id: StudioDocumentId,
    title: Type.String(),
    products: Type.Array(ProductName),
    locale: Locale,
    links: Type.Array(StudioLostLink, { minItems: 1, maxItems: 100 }),
  }, { additionalProperties: false }), { maxItems: 200 }),
  isMore: Type.Boolean(),
}, { additionalProperties: false })
export type StudioLostLinks = Static<typeof StudioLostLinks>

export const StudioMistake = Type.Object({ line: Type.Integer({ minimum: 1 }), message: Type.String() }, { additionalProperties: false })
export type StudioMistake = Static<typeof StudioMistake>

export const StudioSheet = Type.Object({
  document: StudioDocument,
  draft: StudioDraftNumber,
  source: StudioSource,
  liveSource: Type.Unsafe<StudioSource | null>({ anyOf: [StudioSource, Type.Null()] }),
  originalSource: Type.Unsafe<StudioSource | null>({ anyOf: [StudioSource, Type.Null()] }),
  originalMark: Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^[0-9a-f]{12}$' }),
  originalDifference: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  canDraftByMachine: Type.Boolean(),
  mistakes: Type.Array(StudioMistake, { maxItems: 200 }),
  checks: StudioChecks,
  askedBy: Type.Unsafe<StudioPerson | null>({ anyOf: [StudioPerson, Type.Null()] }),
  note: StudioNote,
  returnedBy: Type.Unsafe<StudioPerson | null>({ anyOf: [StudioPerson, Type.Null()] }),
  mayPublish: Type.Boolean(),
  needsReviewer: Type.Boolean(),
  mayArchive: Type.Boolean(),
  asksArchive: Type.Boolean(),
  asksUntil: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  address: Type.String(),
}, { additionalProperties: false })
export type StudioSheet = Static<typeof StudioSheet>

export const StudioMachineDraft = Type.Object({ state: TranslationState, sheet: Type.Unsafe<StudioSheet | null>({ anyOf: [StudioSheet, Type.Null()] }) }, { additionalProperties: false })
export type StudioMachineDraft = Static<typeof StudioMachineDraft>

export const StudioPicture = Type.Object({
  path: Type.String(),
  mediaType: Type.Unsafe<'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif'>({ type: 'string', enum: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] }),
  bytes: Type.Integer({ minimum: 1 }),
}, { additionalProperties: false })
export type StudioPicture = Static<typeof StudioPicture>

export const StudioPictureRequest = Type.Object({ data: Type.String({ minLength: 16, maxLength: 4000000, pattern: '^[A-Za-z0-9+/]{16,}={0,2}$' }) }, { additionalProperties: false })
export type StudioPictureRequest = Static<typeof StudioPictureRequest>

export const StudioPreview = Type.Object({ url: Type.String(), until: Timestamp }, { additionalProperties: false })
export type StudioPreview = Static<typeof StudioPreview>

/** What players search for, and where they would find the article. */
export const StudioQuestion = Type.Object({
  words: Type.String({ minLength: 1 }),
  game: Type.Unsafe<ProductName | null>({ anyOf: [ProductName, Type.Null()] }),
  times: Type.Integer({ minimum: 1 }),
  before: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 10 }),
  after: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 10 }),
}, { additionalProperties: false })
export type StudioQuestion = Static<typeof StudioQuestion>

export const StudioQuestions = Type.Object({
  looked: Type.Integer({ minimum: 0, maximum: 1000 }),
  found: Type.Integer({ minimum: 0, maximum: 1000 }),
  foundBefore: Type.Integer({ minimum: 0, maximum: 1000 }),
  questions: Type.Array(StudioQuestion, { maxItems: 50 }),
  gaps: Type.Array(StudioQuestion, { maxItems: 20 }),
}, { additionalProperties: false })
export type StudioQuestions = Static<typeof StudioQuestions>

export const StudioTranslationCell = Type.Object({
  id: StudioDocumentId,
  locale: Locale,
  state: Type.Unsafe<'original' | 'current' | 'outdated' | 'machine' | 'missing'>({ type: 'string', enum: ['original', 'current', 'outdated', 'machine', 'missing'] }),
  draft: Type.Unsafe<StudioState | null>({ anyOf: [StudioState, Type.Null()] }),
}, { additionalProperties: false })
export type StudioTranslationCell = Static<typeof StudioTranslationCell>

export const StudioTranslationRow = Type.Object({
  id: StudioDocumentId,
  title: Type.String(),
  products: Type.Array(ProductName),
  updated: Timestamp,
  translations: Type.Array(StudioTranslationCell, { maxItems: 50 }),
}, { additionalProperties: false })
export type StudioTranslationRow = Static<typeof StudioTranslationRow>

export const StudioTranslationPage = Type.Object({
  languages: Type.Array(StudioLanguage, { maxItems: 50 }),
  items: Type.Array(StudioTranslationRow, { maxItems: 100 }),
  nextCursor: NextCursor,
}, { additionalProperties: false })
export type StudioTranslationPage = Static<typeof StudioTranslationPage>

export const StudioVersion = Type.Object({
  number: Type.Integer({ minimum: 0 }),
  cause: ContentVersionCause,
  title: Type.String(),
  by: Type.Unsafe<StudioPerson | null>({ anyOf: [StudioPerson, Type.Null()] }),
  writtenBy: Type.Unsafe<StudioPerson | null>({ anyOf: [StudioPerson, Type.Null()] }),
  at: Timestamp,
  note: StudioNote,
  added: Type.Integer({ minimum: 0 }),
  removed: Type.Integer({ minimum: 0 }),
  isLive: Type.Boolean(),
}, { additionalProperties: false })
export type StudioVersion = Static<typeof StudioVersion>

export const StudioVersionSource = Type.Object({ number: Type.Integer({ minimum: 0 }), source: StudioSource, difference: Type.String() }, { additionalProperties: false })
export type StudioVersionSource = Static<typeof StudioVersionSource>

export const StudioVersions = Type.Object({ items: Type.Array(StudioVersion, { maxItems: 200 }) }, { additionalProperties: false })
export type StudioVersions = Static<typeof StudioVersions>

export const SurveyQuestionSummary = Type.Object({
  index: Type.Integer({ minimum: 1, maximum: 15 }),
  type: Type.String({ pattern: '^[A-Za-z]{1,40}$' }),
  answers: Type.Array(Type.Integer({ minimum: 0 }), { minItems: 5, maxItems: 5 }),
  average: Type.Unsafe<number | null>({ type: ['number', 'null'], minimum: 1, maximum: 5 }),
}, { additionalProperties: false })
export type SurveyQuestionSummary = Static<typeof SurveyQuestionSummary>

export const SurveySummary = Type.Object({
  from: Type.String({ format: 'date' }),
  to: Type.String({ format: 'date' }),
  offered: Type.Integer({ minimum: 0 }),
  answered: Type.Integer({ minimum: 0 }),
  questions: Type.Array(SurveyQuestionSummary),
}, { additionalProperties: false })
export type SurveySummary = Static<typeof SurveySummary>

export const SwitchChannelRequest = Type.Object({ enabled: Type.Boolean() }, { additionalProperties: false })
export type SwitchChannelRequest = Static<typeof SwitchChannelRequest>

export const TargetTally = Type.Object({ kept: Type.Integer({ minimum: 0 }), missed: Type.Integer({ minimum: 0 }) }, { additionalProperties: false })
export type TargetTally = Static<typeof TargetTally>

/** What would have been kept and missed; of what is promised nothing, both are 0. A clock that still runs counts once it would have been missed. */
export const TargetTrial = Type.Object({
  looked: Type.Integer({ minimum: 0, maximum: 1000 }),
  met: Type.Integer({ minimum: 0, maximum: 1000 }),
  items: Type.Array(RuleTrialCase, { maxItems: 20 }),
  firstAnswer: TargetTally,
  nextAnswer: TargetTally,
  resolution: TargetTally,
}, { additionalProperties: false })
export type TargetTrial = Static<typeof TargetTrial>

export const TargetTrialRequest = Type.Object({
  when: TargetConditions,
  minutes: TargetTimes,
  schedule: Type.Unsafe<ScheduleId | null>({ anyOf: [ScheduleId, Type.Null()] }),
}, { additionalProperties: false })
export type TargetTrialRequest = Static<typeof TargetTrialRequest>

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

export const TopicCount = Type.Object({ count: Type.Integer({ minimum: 0, maximum: 1000 }), isMore: Type.Boolean() }, { additionalProperties: false })
export type TopicCount = Static<typeof TopicCount>

export const TopicEffect = Type.Object({
  kind: Type.Unsafe<'topic-added' | 'topic-removed' | 'topic-moved' | 'topic-changed' | 'group-removed' | 'field-added' | 'field-removed' | 'field-required' | 'field-hidden' | 'field-changed' | 'option-removed' | 'channel-added' | 'channel-removed' | 'channel-closed' | 'channel-changed' | 'form-removed' | 'promos-changed' | 'phrases-changed' | 'page-changed'>({
    type: 'string',
    enum: ['topic-added', 'topic-removed', 'topic-moved', 'topic-changed', 'group-removed', 'field-added', 'field-removed', 'field-required', 'field-hidden', 'field-changed', 'option-removed', 'channel-added', 'channel-removed', 'channel-closed', 'channel-changed', 'form-removed', 'promos-changed', 'phrases-changed', 'page-changed'],
  }),
  categoryId: CategoryIdOrNone,
  name: TopicTexts,
  key: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  label: TopicTexts,
  openCases: Type.Unsafe<TopicCount | null>({ anyOf: [TopicCount, Type.Null()] }),
}, { additionalProperties: false })
export type TopicEffect = Static<typeof TopicEffect>

export const TopicEffects = Type.Object({ draft: StudioDraftNumber, items: Type.Array(TopicEffect, { maxItems: 200 }), isMore: Type.Boolean() }, { additionalProperties: false })
export type TopicEffects = Static<typeof TopicEffects>

/** A group of topics, or a topic, which has nothing below it. */
export const TopicNode = Type.Object({
  id: CategoryId,
  parentId: CategoryIdOrNone,
  name: TopicTexts,
  friendlyText: TopicTexts,
  keywords: TopicTexts,
  icon: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
  popular: Type.Boolean(),
  visibility: Type.Array(Type.Unsafe<'guidedEntry' | 'searchFacets' | 'gamePages'>({ type: 'string', enum: ['guidedEntry', 'searchFacets', 'gamePages'] }), { maxItems: 3, uniqueItems: true }),
  anonymousFields: Type.Unsafe<{ email: boolean, name: boolean, phone: boolean } | null>({
    anyOf: [Type.Object({ email: Type.Boolean(), name: Type.Boolean(), phone: Type.Boolean() }, { additionalProperties: false }), Type.Null()],
  }),
  isTopic: Type.Boolean(),
  fields: Type.Integer({ minimum: 0 }),
  channels: Type.Array(ChannelType, { maxItems: 3 }),
  change: Type.Unsafe<'none' | 'new' | 'changed'>({ type: 'string', enum: ['none', 'new', 'changed'] }),
  mark: TopicTreeMark,
  mistakes: Type.Integer({ minimum: 0 }),
}, { additionalProperties: false })
export type TopicNode = Static<typeof TopicNode>

/** What a topic's page may offer before anybody writes to us. */
export const TopicOffer = Type.Object({ id: TopicPromo, title: TopicTexts, url: Type.String(), isGone: Type.Boolean() }, { additionalProperties: false })
export type TopicOffer = Static<typeof TopicOffer>

export const TopicSheet = Type.Object({
  game: ProductName,
  categoryId: CategoryId,
  mark: TopicTreeMark,
  draft: StudioDraftNumber,
  name: TopicTexts,
  topic: TopicDocument,
  findings: Type.Array(TopicFinding, { maxItems: 500 }),
  isLive: Type.Boolean(),
  overridden: Type.Array(ChannelType, { maxItems: 3 }),
  openings: Type.Array(ChannelOpening, { maxItems: 3 }),
  offers: Type.Array(TopicOffer, { maxItems: 520 }),
  address: Type.String(),
}, { additionalProperties: false })
export type TopicSheet = Static<typeof TopicSheet>

/** The topics of a game as somebody left them, or as players see them where nobody has begun. */
export const TopicTree = Type.Object({
  game: ProductName,
  draft: StudioDraftNumber,
  state: StudioState,
  mark: TopicTreeMark,
  nodes: Type.Array(TopicNode, { maxItems: 2000 }),
  findings: Type.Array(TopicFinding, { maxItems: 500 }),
  locales: Type.Array(Locale, { maxItems: 50 }),
  defaultLocale: Locale,
  languages: Type.Array(Locale, { maxItems: 50 }),
  writtenBy: Type.Unsafe<StudioPerson | null>({ anyOf: [StudioPerson, Type.Null()] }),
  writtenAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  askedBy: Type.Unsafe<StudioPerson | null>({ anyOf: [StudioPerson, Type.Null()] }),
  returnedBy: Type.Unsafe<StudioPerson | null>({ anyOf: [StudioPerson, Type.Null()] }),
  note: StudioNote,
  publishAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  mayPublish: Type.Boolean(),
  needsReviewer: Type.Boolean(),
}, { additionalProperties: false })
export type TopicTree = Static<typeof TopicTree>

export const TopicUse = Type.Object({
  topics: Type.Array(Type.Object({
    categoryId: CategoryId,
    openCases: TopicCount,
    fields: Type.Array(Type.Object({ key: FieldKey, openCases: TopicCount }, { additionalProperties: false }), { maxItems: 60 }),
    channels: Type.Array(Type.Object({ channelType: ChannelType, openCases: TopicCount }, { additionalProperties: false }), { maxItems: 3 }),
  }, { additionalProperties: false }), { maxItems: 200 }),
  articles: Type.Array(Type.String(), { maxItems: 5 }),
  articleCount: Type.Integer({ minimum: 0 }),
  links: Type.Integer({ minimum: 0 }),
}, { additionalProperties: false })
export type TopicUse = Static<typeof TopicUse>

export const TopicVersion = Type.Object({
  number: Type.Integer({ minimum: 0 }),
  items: Type.Array(TopicEffect, { maxItems: 200 }),
  isMore: Type.Boolean(),
}, { additionalProperties: false })
export type TopicVersion = Static<typeof TopicVersion>

export const TransferChatRequest = Type.Object({ to: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }) }, { additionalProperties: false })
export type TransferChatRequest = Static<typeof TransferChatRequest>

export const TranslateAnswerRequest = Type.Object({ text: Type.String({ minLength: 1, maxLength: 20000, pattern: '\\S' }), from: Locale }, { additionalProperties: false })
export type TranslateAnswerRequest = Static<typeof TranslateAnswerRequest>

export const TranslateCaseRequest = Type.Object({ to: Locale }, { additionalProperties: false })
export type TranslateCaseRequest = Static<typeof TranslateCaseRequest>

export const TranslationLanguages = Type.Object({ languages: Type.Array(Locale, { maxItems: 100 }) }, { additionalProperties: false })
export type TranslationLanguages = Static<typeof TranslationLanguages>

/** `unauthorized`: Sign in to do this. `step-up-required`: Sign in anew to do this. */
export const UnauthorizedOrStepUpRequiredProblem = Type.Object({
  type: Type.Unsafe<'/services/bft/docs/problems/unauthorized' | '/services/bft/docs/problems/step-up-required' | '/services/desk/docs/problems/unauthorized' | '/services/desk/docs/problems/step-up-required'>({
    type: 'string',
    enum: ['/services/bft/docs/problems/unauthorized', '/services/bft/docs/problems/step-up-required', '/services/desk/docs/problems/unauthorized', '/services/desk/docs/problems/step-up-required'],
  }),
  slug: Type.Unsafe<'unauthorized' | 'step-up-required'>({ type: 'string', enum: ['unauthorized', 'step-up-required'] }),
  title: Type.String({ minLength: 1 }),
  status: Type.Unsafe<401>({ type: 'integer', enum: [401] }),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  requestId: Type.String({ minLength: 1 }),
  errorKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' })),
  errorMessage: Type.Optional(Type.String()),
  error: Type.Optional(ProblemRedirect),
}, { additionalProperties: false })
export type UnauthorizedOrStepUpRequiredProblem = Static<typeof UnauthorizedOrStepUpRequiredProblem>

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

export const UpdateCaseRequest = Type.Object({
  locked: Type.Optional(Type.Boolean()),
  type: Type.Optional(CaseType),
  subject: Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })),
  eventCount: EventCount,
}, { additionalProperties: false })
export type UpdateCaseRequest = Static<typeof UpdateCaseRequest>

export const UpdatePenaltyRequest = Type.Object({
  end: Type.Optional(Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] })),
  active: Type.Optional(Type.Boolean()),
  evidence: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 2000 }), { maxItems: 500 })),
}, { additionalProperties: false, minProperties: 1 })
export type UpdatePenaltyRequest = Static<typeof UpdatePenaltyRequest>

/** What pages report, or `view` for a product's page. */
export const UsageEvent = Type.String({ minLength: 1, maxLength: 100 })
export type UsageEvent = Static<typeof UsageEvent>

export const UsageCount = Type.Object({
  event: UsageEvent,
  game: Type.Unsafe<ProductName | null>({ anyOf: [ProductName, Type.Null()] }),
  subject: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  times: Type.Integer({ minimum: 1 }),
}, { additionalProperties: false })
export type UsageCount = Static<typeof UsageCount>

export const UsagePage = Type.Object({
  from: Type.String({ format: 'date' }),
  to: Type.String({ format: 'date' }),
  items: Type.Array(UsageCount, { maxItems: 100 }),
  nextCursor: NextCursor,
}, { additionalProperties: false })
export type UsagePage = Static<typeof UsagePage>

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

export const VerificationPage = Type.Object({ items: Type.Array(VerificationEntry, { maxItems: 100 }), nextCursor: NextCursor }, { additionalProperties: false })
export type VerificationPage = Static<typeof VerificationPage>

/** Who did it; system: time, or a rule. */
export const WebhookActor = Type.Unsafe<'player' | 'agent' | 'system'>({ type: 'string', enum: ['player', 'agent', 'system'] })
export type WebhookActor = Static<typeof WebhookActor>

/** The appeal as it was right after the event; no words of anybody. */
export const WebhookAppeal = Type.Object({
  id: AppealId,
  penaltyId: PenaltyId,
  gameName: Type.String({ maxLength: 120 }),
  reasonId: Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' }),
  state: AppealState,
  waitsForPlayer: Type.Boolean(),
  dueAt: Timestamp,
  assignee: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  submittedDate: Timestamp,
  decidedAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  deskUrl: Type.String({ format: 'uri' }),
}, { additionalProperties: false })
export type WebhookAppeal = Static<typeof WebhookAppeal>

/** The case as it was right after the event. */
export const WebhookCase = Type.Object({
  id: CaseId,
  region: CaseRegion,
  status: CaseStatus,
  type: CaseType,
  contactChannelType: ContactChannelType,
  gameName: ProductName,
  categoryId: CategoryIdOrNone,
  locked: Type.Boolean(),
  createdAt: Timestamp,
  locale: Locale,
  priority: CasePriority,
  accountId: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  assignee: Type.Unsafe<AccountId | null>({ anyOf: [AccountId, Type.Null()] }),
  team: Type.Unsafe<TeamId | null>({ anyOf: [TeamId, Type.Null()] }),
  eventCount: EventCount,
  updatedAt: Timestamp,
  deskUrl: Type.String({ format: 'uri' }),
}, { additionalProperties: false })
export type WebhookCase = Static<typeof WebhookCase>

export const WebhookChange = Type.Unsafe<'locked' | 'type' | 'subject' | 'priority' | 'tags' | 'snoozed'>({ type: 'string', enum: ['locked', 'type', 'subject', 'priority', 'tags', 'snoozed'] })
export type WebhookChange = Static<typeof WebhookChange>

/** Members that do not belong to an event are left out. */
export const WebhookData = Type.Object({
  caseId: Type.Optional(CaseId),
  case: Type.Optional(WebhookCase),
  appeal: Type.Optional(WebhookAppeal),
  by: Type.Optional(WebhookActor),
  agentId: Type.Optional(AccountId),
  from: Type.Optional(CaseStatus),
  to: Type.Optional(CaseStatus),
  changed: Type.Optional(Type.Array(WebhookChange, { maxItems: 10, uniqueItems: true })),
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  into: Type.Optional(CaseId),
  outOf: Type.Optional(CaseId),
  due: Type.Optional(CaseDue),
  category: Type.Optional(SensitiveCategory),
  outcome: Type.Optional(SensitiveOutcome),
  accountId: Type.Optional(AccountId),
  smsProtection: Type.Optional(Type.Unsafe<'on' | 'off'>({ type: 'string', enum: ['on', 'off'] })),
  webhookId: Type.Optional(DeskWebhookId),
}, { additionalProperties: false })
export type WebhookData = Static<typeof WebhookData>

export const WebhookDeliveryId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
export type WebhookDeliveryId = Static<typeof WebhookDeliveryId>

/** waiting: it is sent, or sent again, at `nextAt`. delivered: the receiver answered with 2xx. failed: for a day it did not. held: the webhook is paused or off; it is sent once that is on again. */
export const WebhookDeliveryState = Type.Unsafe<'waiting' | 'delivered' | 'failed' | 'held'>({ type: 'string', enum: ['waiting', 'delivered', 'failed', 'held'] })
export type WebhookDeliveryState = Static<typeof WebhookDeliveryState>

/** status: an answer other than 2xx, redirects among them. timeout: none within ten seconds. unreachable: no connection, or it broke. certificate: its certificate is not to be trusted. closed-network: its address lies where none is called. */
export const WebhookFailure = Type.Unsafe<'status' | 'timeout' | 'unreachable' | 'certificate' | 'closed-network'>({ type: 'string', enum: ['status', 'timeout', 'unreachable', 'certificate', 'closed-network'] })
export type WebhookFailure = Static<typeof WebhookFailure>

/** An event, or a trial that was asked for (webhook.ping). */
export const WebhookMessageType = Type.Unsafe<'case.created' | 'case.player_replied' | 'case.answered' | 'case.state_changed' | 'case.closed' | 'case.assigned' | 'case.moved' | 'case.updated' | 'case.note_added' | 'case.mail_returned' | 'case.survey_answered' | 'case.target_near' | 'case.target_missed' | 'case.merged' | 'case.unmerged' | 'case.sensitive_raised' | 'case.sensitive_handled' | 'case.split' | 'case.unsplit' | 'case.erased' | 'appeal.created' | 'appeal.asked' | 'appeal.answered' | 'appeal.decided' | 'account.sms_protection' | 'webhook.ping'>({
  type: 'string',
  enum: ['case.created', 'case.player_replied', 'case.answered', 'case.state_changed', 'case.closed', 'case.assigned', 'case.moved', 'case.updated', 'case.note_added', 'case.mail_returned', 'case.survey_answered', 'case.target_near', 'case.target_missed', 'case.merged', 'case.unmerged', 'case.sensitive_raised', 'case.sensitive_handled', 'case.split', 'case.unsplit', 'case.erased', 'appeal.created', 'appeal.asked', 'appeal.answered', 'appeal.decided', 'account.sms_protection', 'webhook.ping'],
})
export type WebhookMessageType = Static<typeof WebhookMessageType>

/** Status of the receiver's answer; null without one. */
export const WebhookStatus = Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 100, maximum: 999 })
export type WebhookStatus = Static<typeof WebhookStatus>

export const WebhookDelivery = Type.Object({
  id: WebhookDeliveryId,
  type: WebhookMessageType,
  caseId: Type.Unsafe<CaseId | null>({ anyOf: [CaseId, Type.Null()] }),
  state: WebhookDeliveryState,
  createdAt: Timestamp,
  nextAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  tries: Type.Integer({ minimum: 0, maximum: 100000 }),
  lastAt: Type.Unsafe<Timestamp | null>({ anyOf: [Timestamp, Type.Null()] }),
  lastStatus: WebhookStatus,
  lastFailure: Type.Unsafe<WebhookFailure | null>({ anyOf: [WebhookFailure, Type.Null()] }),
}, { additionalProperties: false })
export type WebhookDelivery = Static<typeof WebhookDelivery>

/** What is posted. It says what happened to which case, and nothing that anybody wrote: no text, name, mail address or phone number. Further members may come; a receiver passes over those it does not know. */
export const WebhookMessage = Type.Object({ type: WebhookMessageType, timestamp: Timestamp, data: WebhookData }, { additionalProperties: false })
export type WebhookMessage = Static<typeof WebhookMessage>

export const WebhookTry = Type.Object({
  at: Timestamp,
  status: WebhookStatus,
  failure: Type.Unsafe<WebhookFailure | null>({ anyOf: [WebhookFailure, Type.Null()] }),
  milliseconds: Type.Integer({ minimum: 0, maximum: 600000 }),
}, { additionalProperties: false })
export type WebhookTry = Static<typeof WebhookTry>

export const WebhookDeliveryDetail = Type.Object({
  delivery: WebhookDelivery,
  tried: Type.Array(WebhookTry, { maxItems: 20 }),
  webhookId: Type.String({ pattern: '^msg_[A-Za-z0-9-]{1,40}$' }),
  message: WebhookMessage,
}, { additionalProperties: false })
export type WebhookDeliveryDetail = Static<typeof WebhookDeliveryDetail>

export const WebhookDeliveryPage = Type.Object({ items: Type.Array(WebhookDelivery, { maxItems: 100 }), nextCursor: NextCursor }, { additionalProperties: false })
export type WebhookDeliveryPage = Static<typeof WebhookDeliveryPage>
