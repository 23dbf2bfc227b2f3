// Made by `make generate` from openapi/openapi.yaml. Do not edit.

// Limits by schema and property, and by operation and parameter, as the contract states them. One constant each, so that a form carries its own alone:
// `limits.<Schema>.<property>`, `limits.<operationId>.<parameter>` through `import * as limits`.

export const AccountInfo = {
  unreadCases: { minimum: 0, maximum: 100 },
  unreadPenalties: { minimum: 0, maximum: 100 },
  displayName: { minLength: 1, maxLength: 100 },
} as const
export const AccountPhone = {
  phoneNumber: { minLength: 1, maxLength: 40 },
  region: { pattern: '^[a-z]{2}$' },
  alpha2: { pattern: '^[A-Z]{2}$' },
} as const
export const AltchaChallenge = { signature: { minLength: 16, maxLength: 200 } } as const
export const AltchaParameters = {
  algorithm: { minLength: 1, maxLength: 40 },
  nonce: { pattern: '^[0-9a-f]{16,128}$' },
  salt: { pattern: '^[0-9a-f]{16,128}$' },
  cost: { minimum: 1, maximum: 10000000 },
  keyLength: { minimum: 8, maximum: 128 },
  keyPrefix: { pattern: '^[0-9a-f]{1,128}$' },
  keySignature: { maxLength: 200 },
  memoryCost: { minimum: 1 },
  parallelism: { minimum: 1 },
  expiresAt: { minimum: 0 },
} as const
export const AnonymousFields = { name: { minLength: 1, maxLength: 100 }, email: { minLength: 1, maxLength: 100 } } as const
export const AnonymousToken = { pattern: '^[A-Za-z0-9_-]{43}$' } as const
export const AnswerAppealRequest = { penaltyId: { pattern: '^[A-Za-z0-9-]{1,40}$' }, answer: { minLength: 1, maxLength: 2048, pattern: '\\S' } } as const
export const AnswerQuestionsRequest = { answers: { minItems: 1, maxItems: 10 } } as const
export const AnswerSurveyRequest = { feedback: { minLength: 0, maxLength: 2048 } } as const
export const Appeal = {
  description: { maxLength: 2048 },
  repName: { maxLength: 100 },
  repResponse: { maxLength: 4096 },
  questions: { maxItems: 3 },
} as const
export const AppealPenaltyRequest = {
  penaltyId: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  reasonId: { minLength: 1, maxLength: 120, pattern: '^[A-Za-z0-9._-]+$' },
  description: { minLength: 1, maxLength: 2048, pattern: '\\S' },
} as const
export const AppealQuestion = { question: { maxLength: 2048 }, repName: { maxLength: 100 }, answer: { maxLength: 2048 } } as const
export const AppealState = { enum: ['PENDING', 'UPHELD', 'OVERTURNED'] } as const
export const Article = {
  id: { pattern: '^[0-9]{1,9}$' },
  url: { minLength: 1, maxLength: 2048 },
  title: { minLength: 1 },
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  userLocale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  userDisplayLanguage: { minLength: 1 },
  gameSlugs: { items: { pattern: '^[a-z0-9-]{1,40}$' } },
  guidedEntryCategoryId: { minimum: 0, maximum: 999999999 },
  guidedEntryProduct: { pattern: '^[a-z0-9-]{1,40}$' },
  codes: { minItems: 1, maxItems: 100, items: { minLength: 1, maxLength: 100 } },
  related: { maxItems: 4 },
} as const
export const ArticleGame = {
  shortName: { pattern: '^[a-z0-9-]{1,40}$' },
  name: { minLength: 1 },
  baseUiName: { pattern: '^[a-z0-9-]{1,40}$' },
} as const
export const ArticleId = { pattern: '^[0-9]{1,9}$' } as const
export const ArticleSummary = { id: { pattern: '^[0-9]{1,9}$' }, url: { minLength: 1, maxLength: 2048 }, title: { minLength: 1 } } as const
export const ArticleType = { enum: ['HOWTO', 'INFO', 'PROBLEM'] } as const
export const AssetPath = { pattern: '^/[^\\s?#]{1,300}$' } as const
export const BadRequestProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const BugReportRequest = { description: { minLength: 1, maxLength: 500, pattern: '\\S' } } as const
export const CaptchaConfig = { key: { maxLength: 200 }, scriptUrl: { maxLength: 2048 } } as const
export const CaseAttachment = {
  fileId: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  name: { minLength: 1, maxLength: 255 },
  size: { minimum: 1, maximum: 15000000 },
  mediaType: { minLength: 3, maxLength: 100 },
} as const
export const CaseChoices = { games: { maxItems: 100 }, topics: { maxItems: 100 } } as const
export const CaseEvent = { alternateName: { pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$' }, responseAuthor: { maxLength: 100 } } as const
export const CaseGame = { name: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const CaseId = { pattern: '^[1-9][0-9]{0,18}$' } as const
export const CaseIdOrToken = { pattern: '^([1-9][0-9]{0,18}|[A-Za-z0-9_-]{43})$' } as const
export const CaseLine = { place: { minimum: 1, maximum: 100 }, usualSeconds: { minimum: 900 } } as const
export const CaseListGame = { name: { pattern: '^[a-z0-9-]{1,40}$' }, title: { minLength: 1, maxLength: 200 }, count: { minimum: 1 } } as const
export const CaseListTopic = {
  categoryId: { minimum: 1, maximum: 999999999 },
  title: { minLength: 1, maxLength: 200 },
  count: { minimum: 1 },
} as const
export const CaseNews = { id: { pattern: '^([1-9][0-9]{0,18}|[A-Za-z0-9_-]{43})$' } } as const
export const CaseNumber = { id: { pattern: '^[1-9][0-9]{0,18}$' }, region: { pattern: '^[a-z]{2}$' } } as const
export const CaseRegion = { pattern: '^[a-z]{2}$' } as const
export const CaseReplyForm = {
  description: { minLength: 1, maxLength: 2048, pattern: '\\S' },
  phoneNumber: {
    minLength: 1,
    maxLength: 25,
    pattern: '^([Tt][Ee][Ll]:)?[-\\s+\\uFF0B0-9\\u0660-\\u0669\\u06F0-\\u06F9\\uFF10-\\uFF19().\\uFF08\\uFF09\\uFF0E/\\uFF0F\\u2010-\\u2015\\u2212\\uFF0D\\u00AD\\u061C\\u200B-\\u200F\\u202A-\\u202E\\u2060\\u2066-\\u2069]+$',
  },
  categoryId: { minimum: 0, maximum: 999999999 },
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  eventCount: { minimum: 0, maximum: 100000 },
  files: { maxItems: 50 },
} as const
export const CaseResolver = { enum: ['NONE', 'AGENT', 'PLAYER', 'SYSTEM'] } as const
export const CaseStatus = { enum: ['OPEN', 'ANSWERED', 'INFO', 'RESOLVED'] } as const
export const CaseStatusType = { enum: ['ACTIVE', 'ARCHIVED'] } as const
export const CaseSummary = {
  id: { pattern: '^[1-9][0-9]{0,18}$' },
  region: { pattern: '^[a-z]{2}$' },
  subject: { minLength: 1, maxLength: 200 },
  excerpt: { minLength: 1, maxLength: 160 },
  statusKey: { pattern: '^support\\.case\\.status\\.[a-z]+$' },
  categoryId: { minimum: 0, maximum: 999999999 },
  baseUiName: { pattern: '^[a-z0-9-]{1,40}$' },
  gameName: { pattern: '^[a-z0-9-]{1,40}$' },
} as const
export const CaseType = { enum: ['TICKET', 'BUG', 'DATA_PROTECTION'] } as const
export const Category = {
  id: { minimum: 1, maximum: 999999999 },
  name: { minLength: 1 },
  icon: { pattern: '^[a-z0-9-]{1,60}$' },
  parentId: { minimum: 0, maximum: 999999999 },
  childrenIds: { items: { minimum: 1, maximum: 999999999 } },
  product: { pattern: '^[a-z0-9-]{1,40}$' },
} as const
export const CategoryId = { minimum: 1, maximum: 999999999 } as const
export const CategoryIdOrNone = { minimum: 0, maximum: 999999999 } as const
export const CategoryProducts = { productName: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const CategorySolution = {
  id: { minimum: 1, maximum: 999999999 },
  name: { minLength: 1 },
  parentId: { minimum: 0, maximum: 999999999 },
  product: { pattern: '^[a-z0-9-]{1,40}$' },
} as const
export const ChangedProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const Channel = {
  ewt: { minimum: 0, maximum: 100000 },
  order: { minimum: 0, maximum: 1000 },
  agentType: { pattern: '^[A-Za-z0-9]{1,40}$' },
  chatLocale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  lpDivId: { pattern: '^[A-Za-z0-9_-]{1,80}$' },
  productShortName: { pattern: '^[a-z0-9-]{1,40}$' },
  parentCategoryId: { minimum: 0, maximum: 999999999 },
} as const
export const ChannelType = { enum: ['ticket', 'chat', 'phone'] } as const
export const CharacterBreaks = { valid: { minimum: 0, maximum: 2048 }, notValid: { minimum: 0, maximum: 2048 } } as const
export const ChatCaseInfoRequest = {
  caseId: { pattern: '^([1-9][0-9]{0,18}|[A-Za-z0-9_-]{43})$' },
  caseRegion: { pattern: '^[a-z]{2}$' },
  categoryId: { minimum: 0, maximum: 999999999 },
} as const
export const ChatClientFrame = {
  clientId: { minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9-]+$' },
  text: { minLength: 1, maxLength: 2048, pattern: '\\S' },
} as const
export const ChatDivisionId = { pattern: '^[A-Za-z0-9_-]{1,80}$' } as const
export const ChatId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const ChatMessage = {
  sequence: { minimum: 1 },
  author: { maxLength: 100 },
  text: { minLength: 1, maxLength: 2048 },
  clientId: { maxLength: 40 },
} as const
export const ChatServerFrame = {
  positionInQueue: { minimum: 1 },
  errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' },
  clientId: { maxLength: 40 },
} as const
export const ChatSkill = { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}-[A-Za-z0-9]{1,40}$' } as const
export const ChatSkillStatus = { skill: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}-[A-Za-z0-9]{1,40}$' } } as const
export const CheckContextRequest = { description: { minLength: 1, maxLength: 2048 } } as const
export const Config = {
  embeddedGameName: { pattern: '^[a-z0-9-]{1,40}$' },
  angularGamePages: { items: { pattern: '^[a-z0-9-]{1,40}$' } },
  defaultLocale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  locales: { minItems: 1 },
  flagshipGames: { items: { pattern: '^[a-z0-9-]{1,40}$' } },
  trustedHosts: { items: { minLength: 1, maxLength: 255 } },
  untrustedHosts: { items: { minLength: 1, maxLength: 255 } },
  videoHosts: { items: { minLength: 1, maxLength: 255 } },
  chatScriptUrl: { maxLength: 2048 },
  caseLinkDays: { minimum: 1, maximum: 3660 },
  askBeforeCounting: { maxItems: 200, items: { pattern: '^(\\*|[A-Za-z][A-Za-z0-9_+-]{0,30}(/[A-Za-z0-9_+-]{0,30}){0,2})$' } },
} as const
export const ConflictProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const ContactChannelType = { enum: ['TICKET', 'CHAT', 'PHONE_CALLBACK'] } as const
export const ContactForm = {
  categoryId: { minimum: 1, maximum: 999999999 },
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  recaptcha: { minLength: 1, maxLength: 4096 },
  gameContext: { pattern: '^[A-Za-z0-9_-]{43}$' },
} as const
export const Country = {
  phonePrefix: { pattern: '^\\+[0-9]{1,4}$' },
  localizedName: { minLength: 1 },
  examplePhoneNumber: { minLength: 1, maxLength: 40 },
  alpha2: { pattern: '^[A-Z]{2}$' },
  alpha3: { pattern: '^[A-Z]{3}$' },
} as const
export const CountryAlpha2 = { pattern: '^[A-Z]{2}$' } as const
export const CrisisGame = {
  shortName: { pattern: '^[a-z0-9-]{1,40}$' },
  name: { minLength: 1 },
  glyphClass: { pattern: '^[a-z0-9-]{1,60}$' },
} as const
export const CrisisMessage = {
  id: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  title: { minLength: 1 },
  link: { maxLength: 2048, pattern: '^https://' },
  places: { items: { minLength: 1 } },
} as const
export const CrisisSeverity = { enum: ['notice', 'degraded', 'outage'] } as const
export const CsrfProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const DataRequest = { id: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const DataRequestId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const DescriptionLimit = { limit: { minimum: 1, maximum: 2048 } } as const
export const ExportedAccount = {
  id: { minLength: 1, maxLength: 200 },
  region: { pattern: '^[a-z]{2}$' },
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
} as const
export const ExportedFeedback = { articleId: { pattern: '^[0-9]{1,9}$' } } as const
export const ExportedField = { key: { pattern: '^[A-Za-z0-9_-]{1,40}$' } } as const
export const ExportedMail = { fileId: { pattern: '^[A-Za-z0-9-]{1,40}$' }, size: { minimum: 1 } } as const
export const ExportedRecord = { kind: { pattern: '^[a-z][a-z-]{0,39}$' } } as const
export const FeatureKey = {
  enum: ['anonymousTickets', 'recaptcha', 'arkose', 'legacyMode', 'autoCategorize', 'hideCategorizeButton', 'strictCaptcha', 'embeddedStrictCaptcha', 'accountRestrictions', 'combinedEmailPhone', 'lockedOut'],
} as const
export const FeatureRequest = { minLength: 1, maxLength: 100 } as const
export const FeedbackRequest = {
  feedback: { maxLength: 500 },
  findRating: { minimum: 1, maximum: 5 },
  understandRating: { minimum: 1, maximum: 5 },
  needRating: { minimum: 1, maximum: 5 },
  translationRating: { minimum: 1, maximum: 5 },
} as const
export const FieldChoices = { enum: ['fixed', 'offered', 'written', 'own', 'silent'] } as const
export const FieldCondition = {
  field: { pattern: '^[A-Za-z0-9_-]{1,40}$' },
  is: { minItems: 1, maxItems: 50, items: { pattern: '^[A-Za-z0-9_-]{1,40}$' } },
} as const
export const FieldErrorCode = {
  enum: ['required', 'generic', 'pattern', 'enum', 'minlength', 'maxlength', 'min', 'max', 'multiple', 'minitems', 'maxitems', 'unique', 'email', 'date', 'number', 'url', 'phone', 'nid', 'agreement', 'unknown', 'order', 'notallowed', 'loginrequired', 'verification', 'unsupportedcountry', 'content', 'filecount', 'fileempty', 'filesize', 'filetype', 'uploadgone', 'diag_missing_one', 'diag_missing_two', 'changed', 'support.case.error.channel.unavailable', 'support.desk.error.content.address', 'support.desk.error.content.edited', 'support.desk.error.content.picture', 'support.desk.error.content.twice', 'support.desk.error.studio.machine', 'support.desk.error.studio.needed', 'support.desk.error.studio.picture', 'support.error.recaptcha.validation', 'support.guided.entry.error.invalid.phone', 'support.phone.verification.code.expired', 'support.lockedout.error.code', 'support.phone.verification.code.incorrect'],
} as const
export const FieldKey = { pattern: '^[A-Za-z0-9_-]{1,40}$' } as const
export const FieldOption = { id: { pattern: '^[A-Za-z0-9_-]{1,40}$' } } as const
export const FieldType = {
  enum: ['na', 'string', 'number', 'option', 'date', 'checkbox', 'email', 'file', 'game', 'account', 'character', 'item', 'diag', 'nid', 'sqa', 'address', 'service', 'instructions', 'product', 'phone', 'sms'],
} as const
export const FileExtensions = { extensions: { minItems: 1, items: { pattern: '^[a-z0-9]{1,20}$' } } } as const
export const FileId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const FileMediaType = { minLength: 3, maxLength: 100 } as const
export const FileState = { enum: ['available', 'unchecked', 'blocked'] } as const
export const ForbiddenProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const FormField = {
  key: { pattern: '^[A-Za-z0-9_-]{1,40}$' },
  minLength: { minimum: 0, maximum: 65536 },
  maxLength: { minimum: 1, maximum: 65536 },
} as const
export const FoundCases = {
  items: { maxItems: 10 },
  nextCursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' },
  total: { minimum: 0 },
  inOtherList: { minimum: 0 },
} as const
export const GameCharacter = {
  characterId: { minimum: 0, maximum: 9007199254740991 },
  realmId: { minimum: 0, maximum: 9007199254740991 },
  classId: { minimum: 0, maximum: 1000000 },
  raceId: { minimum: 0, maximum: 1000000 },
  avatarUrl: { maxLength: 2048 },
  level: { minimum: 0, maximum: 100000 },
} as const
export const GameContextCode = { pattern: '^[A-Za-z0-9_-]{43}$' } as const
export const GameContextKey = { pattern: '^[A-Za-z0-9_-]{43}$' } as const
export const GameContextReceipt = { code: { pattern: '^[A-Za-z0-9_-]{43}$' } } as const
export const GameContextRequest = { token: { maxLength: 98304, pattern: '^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*$' } } as const
export const GameReport = {
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  build: { minLength: 1, maxLength: 100 },
  platform: { minLength: 1, maxLength: 100 },
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  log: { minLength: 1, maxLength: 65536 },
} as const
export const GameThing = { id: { minLength: 1, maxLength: 100 }, name: { minLength: 1, maxLength: 100 } } as const
export const GlobalError = { code: { minLength: 1 } } as const
export const HandedFile = { uploadId: { pattern: '^[A-Za-z0-9-]{1,40}$' }, size: { minimum: 0 } } as const
export const HandoffForm = {
  categoryId: { minimum: 1, maximum: 999999999 },
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  fields: { minLength: 2, maxLength: 49152 },
  gameContext: { pattern: '^[A-Za-z0-9_-]{43}$' },
} as const
export const HandoffReceipt = { code: { pattern: '^[0-9A-HJKMNP-TV-Z]{10}$' } } as const
export const HeadersTooLargeProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const HelpArticles = {
  disclaimer: { pattern: '^[0-9]{1,9}$' },
  noPenalties: { pattern: '^[0-9]{1,9}$' },
  codeOfConduct: { pattern: '^[0-9]{1,9}$' },
  appealEligibility: { pattern: '^[0-9]{1,9}$' },
  smsProtection: { pattern: '^[0-9]{1,9}$' },
} as const
export const InGameContext = {
  characterId: { minimum: 0, maximum: 9007199254740991 },
  realmId: { minimum: 0, maximum: 9007199254740991 },
  ticketMetaData: { maxLength: 4096 },
} as const
export const InternalProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const KnowledgeAnswer = { id: { pattern: '^[A-Za-z0-9-]{1,40}$' }, answer: { minLength: 1, maxLength: 200 } } as const
export const KnowledgeQuestion = { id: { pattern: '^[A-Za-z0-9-]{1,40}$' }, text: { minLength: 1 } } as const
export const KnowledgeQuestionId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const KnowledgeQuestions = {
  questions: { minItems: 1, maxItems: 10 },
  shufflesRemaining: { minimum: 0, maximum: 100 },
  startUrl: { maxLength: 2048 },
  manualHelpUrl: { maxLength: 2048 },
} as const
export const LinkSignIn = { location: { minLength: 1, maxLength: 16384 } } as const
export const LinkSignInRequest = { provider: { minLength: 2, maxLength: 32, pattern: '^[a-z][a-z0-9-]{1,31}$' } } as const
export const LinkTarget = { enum: ['_self', '_blank'] } as const
export const Locale = { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } as const
export const Localization = { key: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const LockedOutAnswer = { code: { pattern: '^[0-9]{8}$' } } as const
export const LockedOutCase = {
  id: { pattern: '^[1-9][0-9]{0,18}$' },
  subject: { minLength: 1, maxLength: 200 },
  excerpt: { minLength: 1, maxLength: 160 },
  statusKey: { pattern: '^support\\.case\\.status\\.[a-z]+$' },
} as const
export const LockedOutCaseSummary = {
  id: { pattern: '^[1-9][0-9]{0,18}$' },
  subject: { minLength: 1, maxLength: 200 },
  excerpt: { minLength: 1, maxLength: 160 },
  statusKey: { pattern: '^support\\.case\\.status\\.[a-z]+$' },
} as const
export const LockedOutCases = { items: { maxItems: 10 }, nextCursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' } } as const
export const LockedOutCodeRequest = { email: { maxLength: 254, pattern: '^[^@\\s]{1,100}@[^@\\s]{1,150}$' } } as const
export const LockedOutEvent = { alternateName: { pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$' } } as const
export const LockedOutRestrictions = { reasons: { items: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } } as const
export const LockedOutState = { triesLeft: { minimum: 0, maximum: 5 } } as const
export const LoginOption = {
  order: { minimum: 0, maximum: 1000 },
  url: { minLength: 1, maxLength: 2048 },
  buttonText: { minLength: 1, maxLength: 200 },
} as const
export const LogoutNotice = {
  logout_token: { minLength: 20, maxLength: 8192, pattern: '^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$' },
} as const
export const MarkPenaltiesReadRequest = { penaltyId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const MarkedText = { maxItems: 200 } as const
export const MergeAccountsRequest = { offerId: { minLength: 36, maxLength: 36, pattern: '^[0-9a-f-]{36}$' } } as const
export const MergeOffer = {
  offerId: { minLength: 36, maxLength: 36, pattern: '^[0-9a-f-]{36}$' },
  providerName: { minLength: 1, maxLength: 60 },
  name: { maxLength: 200 },
  cases: { minimum: 0 },
  restrictions: { minimum: 0 },
} as const
export const MethodNotAllowedProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const NoAppeal = { enum: ['final', 'tooOld', 'used', 'pending', 'overturned'] } as const
export const NotCheckedProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const NotFoundProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const NotificationType = { enum: ['UNKNOWN', 'STATUS_CHANGE', 'CONTACT', 'REORGANIZATION'] } as const
export const OfferedLocale = { locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }, name: { minLength: 1 } } as const
export const OpenCase = { id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const OpenGameContextRequest = { code: { pattern: '^[A-Za-z0-9_-]{43}$' } } as const
export const OpenedGameContext = { key: { pattern: '^[A-Za-z0-9_-]{43}$' } } as const
export const OtherResource = { url: { minLength: 1, maxLength: 2048 }, title: { minLength: 1 }, imageUrl: { maxLength: 2048 } } as const
export const OwnCharacter = {
  characterId: { minimum: 1, maximum: 9007199254740991 },
  characterName: { minLength: 1, maxLength: 120 },
  classId: { minimum: 0, maximum: 1000000 },
  className: { maxLength: 120 },
  raceId: { minimum: 0, maximum: 1000000 },
  raceName: { maxLength: 120 },
  level: { minimum: 0, maximum: 100000 },
} as const
export const OwnChoice = { id: { pattern: '^[A-Za-z0-9_-]{1,40}$' }, name: { minLength: 1, maxLength: 120 } } as const
export const OwnRealm = {
  realmId: { minimum: 1, maximum: 9007199254740991 },
  realmName: { minLength: 1, maxLength: 120 },
  characters: { maxItems: 200 },
} as const
export const PayloadTooLargeProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const Penalty = {
  id: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  penalty: { minLength: 1 },
  reason: { minLength: 1 },
  gameAccount: { maxLength: 100 },
  ruleBroken: { minLength: 1 },
  facts: { minLength: 1 },
  howToComplain: { minLength: 1 },
} as const
export const PenaltyId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const PenaltyProduct = {
  name: { pattern: '^[a-z0-9-]{1,40}$' },
  title: { minLength: 1 },
  baseUiName: { pattern: '^[a-z0-9-]{1,40}$' },
} as const
export const PhoneCodeSent = { phoneNumber: { minLength: 1, maxLength: 40 }, errorMessage: { minLength: 1 } } as const
export const PhoneInput = {
  minLength: 1,
  maxLength: 25,
  pattern: '^([Tt][Ee][Ll]:)?[-\\s+\\uFF0B0-9\\u0660-\\u0669\\u06F0-\\u06F9\\uFF10-\\uFF19().\\uFF08\\uFF09\\uFF0E/\\uFF0F\\u2010-\\u2015\\u2212\\uFF0D\\u00AD\\u061C\\u200B-\\u200F\\u202A-\\u202E\\u2060\\u2066-\\u2069]+$',
} as const
export const PhoneValidation = { phoneGiven: { pattern: '^\\+[0-9]{1,15}$' } } as const
export const PhoneVerification = { phoneNumber: { pattern: '^\\+[0-9]{1,15}$' }, countryAlpha: { pattern: '^[A-Z]{2}$' } } as const
export const PlayerProfile = {
  accountId: { maxLength: 255 },
  accounts: { maxItems: 200 },
  games: { maxItems: 200 },
  realms: { maxItems: 200 },
} as const
export const PreconditionRequiredProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const Preverification = { preverifyId: { minimum: 0, maximum: 999999999 } } as const
export const Problem = {
  type: { pattern: '^/services/(bft|desk)/docs/problems/[a-z-]+$' },
  title: { minLength: 1 },
  status: { minimum: 400, maximum: 599 },
  requestId: { minLength: 1 },
  errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' },
} as const
export const ProblemRedirect = { redirectUrl: { minLength: 1, maxLength: 2048 } } as const
export const ProblemSlug = {
  enum: ['bad-request', 'unauthorized', 'step-up-required', 'csrf', 'forbidden', 'not-found', 'method-not-allowed', 'timeout', 'conflict', 'changed', 'unsupported-version', 'payload-too-large', 'unsupported-media-type', 'range-not-satisfiable', 'validation', 'not-checked', 'precondition-required', 'too-many-requests', 'headers-too-large', 'internal', 'unavailable'],
} as const
export const Product = {
  name: { minLength: 1 },
  shortName: { pattern: '^[a-z0-9-]{1,40}$' },
  tileUrl: { minLength: 1, maxLength: 2048 },
  glyphClass: { pattern: '^[a-z0-9-]{1,60}$' },
  tileText: { minLength: 1 },
  titleText: { minLength: 1 },
  baseUiName: { pattern: '^[a-z0-9-]{1,40}$' },
} as const
export const ProductHeader = { name: { pattern: '^[a-z0-9-]{1,40}$' }, title: { minLength: 1 }, order: { minimum: 0, maximum: 1000 } } as const
export const ProductName = { pattern: '^[a-z0-9-]{1,40}$' } as const
export const Promo = {
  serviceId: { pattern: '^[A-Za-z0-9_-]{1,60}$' },
  title: { minLength: 1 },
  url: { minLength: 1, maxLength: 2048 },
  tagClass: { pattern: '^[a-z0-9-]{1,40}$' },
  imageUrl: { maxLength: 2048 },
  iconUrl: { maxLength: 2048 },
} as const
export const PromotedTag = { title: { minLength: 1, maxLength: 40 } } as const
export const ProviderId = { minLength: 2, maxLength: 32, pattern: '^[a-z][a-z0-9-]{1,31}$' } as const
export const PublisherClaims = { sub: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' }, jti: { minLength: 8, maxLength: 200 } } as const
export const PushOffer = { publicKey: { pattern: '^B[A-Za-z0-9_-]{86}$' } } as const
export const PushTarget = {
  endpoint: { minLength: 10, maxLength: 2048, pattern: '^https?://[!-~]+$' },
  expirationTime: { minimum: 0, maximum: 9007199254740991 },
} as const
export const RangeNotSatisfiableProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const Realm = { realmName: { minLength: 1 }, realmId: { minimum: 0, maximum: 9007199254740991 } } as const
export const Recommendation = {
  id: { pattern: '^[0-9]{1,9}$' },
  title: { minLength: 1 },
  guidedEntryCategoryId: { minimum: 0, maximum: 999999999 },
  guidedEntryProduct: { pattern: '^[a-z0-9-]{1,40}$' },
} as const
export const RenderMethod = {
  enum: ['input', 'checkbox', 'color', 'date', 'datetime-local', 'email', 'file', 'hidden', 'image', 'month', 'number', 'password', 'radio', 'range', 'reset', 'search', 'submit', 'tel', 'text', 'time', 'url', 'week', 'textarea', 'dropdown', 'license'],
} as const
export const ReportEventRequest = { timestamp: { minimum: 0, maximum: 8640000000000000 }, key: { pattern: '^[A-Za-z0-9-]{1,64}$' } } as const
export const ReportMetricRequest = {
  url: { minLength: 1, maxLength: 2048, pattern: '^(https?://|/)[^\\s?#]*$' },
  product: { pattern: '^[a-z0-9-]{1,40}$' },
} as const
export const RequestPhoneCodeRequest = {
  phoneNumber: {
    minLength: 1,
    maxLength: 25,
    pattern: '^([Tt][Ee][Ll]:)?[-\\s+\\uFF0B0-9\\u0660-\\u0669\\u06F0-\\u06F9\\uFF10-\\uFF19().\\uFF08\\uFF09\\uFF0E/\\uFF0F\\u2010-\\u2015\\u2212\\uFF0D\\u00AD\\u061C\\u200B-\\u200F\\u202A-\\u202E\\u2060\\u2066-\\u2069]+$',
  },
  recaptcha: { minLength: 1, maxLength: 4096 },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
} as const
export const RespondToCaseRequest = { 'files[files]': { maxItems: 4 } } as const
export const SearchPage = {
  pagedResults: { maxItems: 10 },
  currentPage: { minimum: 1 },
  totalCount: { minimum: 0, maximum: 1000 },
  correlationId: { minLength: 1, maxLength: 64 },
  totalPages: { minimum: 0, maximum: 100 },
  unknownCode: { minLength: 1, maxLength: 100 },
} as const
export const SearchRequest = {
  searchTerm: { minLength: 1, maxLength: 200, pattern: '\\S' },
  subjectName: { pattern: '^[a-z0-9-]{1,40}$' },
  page: { minimum: 1, maximum: 100000 },
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
} as const
export const SearchResult = {
  title: { minLength: 1 },
  articleNumber: { pattern: '^[0-9]{1,9}$' },
  url: { minLength: 1, maxLength: 2048 },
  products: { items: { pattern: '^[a-z0-9-]{1,40}$' } },
} as const
export const SecretQuestion = { id: { pattern: '^[A-Za-z0-9_-]{1,40}$' }, question: { minLength: 1 } } as const
export const SelfServiceLink = { url: { minLength: 1, maxLength: 2048 }, title: { minLength: 1 }, imageUrl: { maxLength: 2048 } } as const
export const ServiceIncident = { id: { pattern: '^[A-Za-z0-9-]{1,40}$' }, title: { minLength: 1 }, places: { items: { minLength: 1 } } } as const
export const ServiceStatus = { incidents: { maxItems: 50 } } as const
export const ShuffleQuestionRequest = { question: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const SignInProvider = {
  id: { minLength: 2, maxLength: 32, pattern: '^[a-z][a-z0-9-]{1,31}$' },
  name: { minLength: 1, maxLength: 60 },
} as const
export const SignInWay = {
  id: { pattern: '^[0-9a-f]{16}$' },
  provider: { minLength: 2, maxLength: 32, pattern: '^[a-z][a-z0-9-]{1,31}$' },
  providerName: { minLength: 1, maxLength: 60 },
  name: { maxLength: 200 },
} as const
export const SignInWayId = { pattern: '^[0-9a-f]{16}$' } as const
export const SignInWays = { ways: { minItems: 1, maxItems: 100 }, providers: { maxItems: 21 } } as const
export const SmsCode = { minLength: 1, maxLength: 10 } as const
export const SmsOffer = { enum: ['OFFER', 'ENROLLED', 'UNAVAILABLE'] } as const
export const SmsPhone = { phone: { minLength: 1, maxLength: 40 } } as const
export const SmsPhoneRequest = {
  phone: {
    minLength: 1,
    maxLength: 25,
    pattern: '^([Tt][Ee][Ll]:)?[-\\s+\\uFF0B0-9\\u0660-\\u0669\\u06F0-\\u06F9\\uFF10-\\uFF19().\\uFF08\\uFF09\\uFF0E/\\uFF0F\\u2010-\\u2015\\u2212\\uFF0D\\u00AD\\u061C\\u200B-\\u200F\\u202A-\\u202E\\u2060\\u2066-\\u2069]+$',
  },
} as const
export const StartChatRequest = {
  lpDivId: { pattern: '^[A-Za-z0-9_-]{1,80}$' },
  skill: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}-[A-Za-z0-9]{1,40}$' },
  caseId: { pattern: '^([1-9][0-9]{0,18}|[A-Za-z0-9_-]{43})$' },
  caseRegion: { pattern: '^[a-z]{2}$' },
} as const
export const StartedChat = { chatId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const StepUpRequiredProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const SubmitResult = {
  caseId: { pattern: '^[1-9][0-9]{0,18}$' },
  caseRegion: { pattern: '^[a-z]{2}$' },
  anonymousToken: { pattern: '^[A-Za-z0-9_-]{43}$' },
} as const
export const SuggestedTopic = {
  guidedEntryCategoryId: { minimum: 1, maximum: 999999999 },
  guidedEntryProduct: { pattern: '^[a-z0-9-]{1,40}$' },
  probability: { minimum: 0, maximum: 1 },
} as const
export const SuggestionRequest = { description: { minLength: 1, maxLength: 500, pattern: '\\S' } } as const
export const Suggestions = { aiRecommendations: { maxItems: 5 }, topics: { maxItems: 5 } } as const
export const SuggestionsRequest = { query: { minLength: 1, maxLength: 2048, pattern: '\\S' }, product: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const SupportCase = {
  id: { pattern: '^[1-9][0-9]{0,18}$' },
  region: { pattern: '^[a-z]{2}$' },
  subject: { minLength: 1, maxLength: 200 },
  excerpt: { minLength: 1, maxLength: 160 },
  statusKey: { pattern: '^support\\.case\\.status\\.[a-z]+$' },
  categoryId: { minimum: 0, maximum: 999999999 },
  baseUiName: { pattern: '^[a-z0-9-]{1,40}$' },
  gameName: { pattern: '^[a-z0-9-]{1,40}$' },
  phoneNumber: { maxLength: 25 },
} as const
export const Survey = {
  caseId: { pattern: '^[1-9][0-9]{0,18}$' },
  region: { pattern: '^[a-z]{2}$' },
  subject: { minLength: 1, maxLength: 200 },
  sectionOne: { maxItems: 5 },
  sectionTwo: { maxItems: 5 },
  sectionThree: { maxItems: 5 },
} as const
export const SurveyLinkToken = { pattern: '^v1\\.[A-Za-z0-9_-]{40,400}$' } as const
export const SurveyQuestion = { index: { minimum: 1, maximum: 15 }, question: { minLength: 1 }, type: { pattern: '^[A-Za-z]{1,40}$' } } as const
export const SurveyRating = { enum: ['1', '2', '3', '4', '5'] } as const
export const TakeHandoffRequest = { code: { minLength: 10, maxLength: 10, pattern: '^[0-9A-HJKMNP-TV-Z]{10}$' } } as const
export const TakenHandoff = { files: { maxItems: 80 } } as const
export const TimeoutProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const TooManyRequestsProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const TrackingData = {
  productName: { pattern: '^[a-z0-9-]{1,40}$' },
  categoryId: { minimum: 0, maximum: 999999999 },
  parentId: { minimum: 0, maximum: 999999999 },
  articleId: { pattern: '^[0-9]{1,9}$' },
  descriptionLength: { minimum: 0, maximum: 2048 },
  promotedContentId: { pattern: '^[A-Za-z0-9_-]{1,60}$' },
  destinationUrl: { minLength: 1, maxLength: 2048, pattern: '^(https?://|/)[^\\s]*$' },
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
} as const
export const TrackingEvent = {
  enum: ['skipEvent', 'changeDescription', 'geassociation', 'changeCategory', 'descriptionShown', 'captureDescription', 'captureProduct', 'stillNeedHelp', 'recommendationClicked', 'externalResource'],
} as const
export const TrendingTopic = {
  name: { minLength: 1 },
  title: { minLength: 1 },
  url: { minLength: 1, maxLength: 2048 },
  imageUrl: { maxLength: 2048 },
  imageUrlMobile: { maxLength: 2048 },
  backgroundPositionY: { minimum: 0, maximum: 100 },
} as const
export const UnauthorizedProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const UnavailableProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const UnreadCases = { count: { minimum: 0, maximum: 100 } } as const
export const UnreadNews = { count: { minimum: 0, maximum: 100 } } as const
export const UnreadToken = { token: { pattern: '^[A-Za-z0-9_-]{43}$' } } as const
export const UnsupportedMediaTypeProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const UnsupportedVersionProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const UpdateChatSkillRequest = {
  lpDivId: { pattern: '^[A-Za-z0-9_-]{1,80}$' },
  skill: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}-[A-Za-z0-9]{1,40}$' },
} as const
export const UploadId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const ValidateChallengeRequest = {
  token: { minLength: 1, maxLength: 4096 },
  onReady: { minimum: 0, maximum: 600000 },
  onShown: { minimum: 0, maximum: 600000 },
} as const
export const ValidatePhoneCodeRequest = {
  phoneNumber: {
    minLength: 1,
    maxLength: 25,
    pattern: '^([Tt][Ee][Ll]:)?[-\\s+\\uFF0B0-9\\u0660-\\u0669\\u06F0-\\u06F9\\uFF10-\\uFF19().\\uFF08\\uFF09\\uFF0E/\\uFF0F\\u2010-\\u2015\\u2212\\uFF0D\\u00AD\\u061C\\u200B-\\u200F\\u202A-\\u202E\\u2060\\u2066-\\u2069]+$',
  },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  code: { minLength: 1, maxLength: 10 },
} as const
export const ValidatePhoneRequest = {
  phone: {
    minLength: 1,
    maxLength: 25,
    pattern: '^([Tt][Ee][Ll]:)?[-\\s+\\uFF0B0-9\\u0660-\\u0669\\u06F0-\\u06F9\\uFF10-\\uFF19().\\uFF08\\uFF09\\uFF0E/\\uFF0F\\u2010-\\u2015\\u2212\\uFF0D\\u00AD\\u061C\\u200B-\\u200F\\u202A-\\u202E\\u2060\\u2066-\\u2069]+$',
  },
  countryCode: { pattern: '^\\+?[0-9]{1,4}$' },
  countryAlpha: { pattern: '^[A-Z]{2}$' },
  categoryId: { minimum: 0, maximum: 999999999 },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
} as const
export const ValidateSmsCodeRequest = { code: { minLength: 1, maxLength: 10 } } as const
export const ValidationProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const VerificationRedirect = { redirectUrl: { minLength: 1, maxLength: 2048 } } as const
export const WaitTime = { lastEwtSeconds: { minimum: 0, maximum: 604800 } } as const
export const getAuth = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const getSuggestLoginOptions = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const getLoginOptions = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const startLogin = { returnTo: { maxLength: 2048 }, provider: { maxLength: 100 } } as const
export const finishLogin = {
  code: { maxLength: 4096, pattern: '^[ -~]*$' },
  state: { maxLength: 512, pattern: '^[A-Za-z0-9._~-]+$' },
  iss: { maxLength: 2048, pattern: '^[ -~]*$' },
  error: { maxLength: 100, pattern: '^[ -~]*$' },
  error_description: { maxLength: 2000 },
  session_state: { maxLength: 512, pattern: '^[ -~]*$' },
} as const
export const finishLoginAt = {
  provider: { minLength: 2, maxLength: 32, pattern: '^[a-z][a-z0-9-]{1,31}$' },
  code: { maxLength: 4096, pattern: '^[ -~]*$' },
  state: { maxLength: 512, pattern: '^[A-Za-z0-9._~-]+$' },
  iss: { maxLength: 2048, pattern: '^[ -~]*$' },
  error: { maxLength: 100, pattern: '^[ -~]*$' },
  error_description: { maxLength: 2000 },
  'openid.mode': { maxLength: 100, pattern: '^[ -~]*$' },
  session_state: { maxLength: 512, pattern: '^[ -~]*$' },
} as const
export const endSessionsAtProvider = { provider: { minLength: 2, maxLength: 32, pattern: '^[a-z][a-z0-9-]{1,31}$' } } as const
export const unlinkSignIn = { wayId: { pattern: '^[0-9a-f]{16}$' } } as const
export const getCharacterBreaks = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const isFeatureEnabled = { product: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const getImageAsset = { asset: { pattern: '^(?!.*\\.\\.)[A-Za-z0-9/_.-]{1,200}$' } } as const
export const getLocalizedLogo = { product: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const getLocalizations = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const getProducts = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const getProduct = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }, name: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const getHeaders = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const getAllCategories = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const getProductCategories = {
  lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  product: { pattern: '^[a-z0-9-]{1,40}$' },
  visibility: { enum: ['', 'visibleGuidedEntry', 'visibleSearchFacets', 'visibleGamePages'] },
} as const
export const getCategoryChildren = {
  lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  product: { pattern: '^[a-z0-9-]{1,40}$' },
  categoryId: { minimum: 1, maximum: 999999999 },
} as const
export const getPopularCategories = {
  lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  product: { pattern: '^[a-z0-9-]{1,40}$' },
  categoryId: { minimum: 1, maximum: 999999999 },
} as const
export const getSelfServices = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }, product: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const getCategorySelfServices = {
  lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  product: { pattern: '^[a-z0-9-]{1,40}$' },
  categoryId: { minimum: 1, maximum: 999999999 },
} as const
export const getResources = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }, product: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const getCategoryResources = {
  lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  product: { pattern: '^[a-z0-9-]{1,40}$' },
  categoryId: { minimum: 1, maximum: 999999999 },
} as const
export const getSolution = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }, categoryId: { minimum: 1, maximum: 999999999 } } as const
export const getChannels = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }, categoryId: { minimum: 1, maximum: 999999999 } } as const
export const getCategory = {
  lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  product: { pattern: '^[a-z0-9-]{1,40}$' },
  categoryId: { minimum: 1, maximum: 999999999 },
} as const
export const getCategoryParent = {
  lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  product: { pattern: '^[a-z0-9-]{1,40}$' },
  categoryId: { minimum: 1, maximum: 999999999 },
} as const
export const getCategoryPath = {
  lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  product: { pattern: '^[a-z0-9-]{1,40}$' },
  categoryId: { minimum: 1, maximum: 999999999 },
} as const
export const getCategoryChildList = {
  lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  product: { pattern: '^[a-z0-9-]{1,40}$' },
  categoryId: { minimum: 1, maximum: 999999999 },
} as const
export const getTrending = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }, product: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const getCategoryTrending = {
  lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  product: { pattern: '^[a-z0-9-]{1,40}$' },
  categoryId: { minimum: 1, maximum: 999999999 },
} as const
export const getArticle = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }, articleId: { pattern: '^[0-9]{1,9}$' } } as const
export const getTrendingArticles = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }, product: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const getTrendingArticlesOf = {
  lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  subject: { pattern: '^[a-z0-9-]{1,40}$' },
  id: { minimum: 1, maximum: 999999999 },
} as const
export const giveFeedback = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }, articleId: { pattern: '^[0-9]{1,9}$' } } as const
export const getFeedback = { articleId: { pattern: '^[0-9]{1,9}$' } } as const
export const reportEvent = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const getMessages = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const getServiceStatus = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const reportBug = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const suggest = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const getActiveCases = { locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }, page: { minimum: 1, maximum: 100000 } } as const
export const getArchivedCases = { locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }, page: { minimum: 1, maximum: 100000 } } as const
export const findCases = {
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  list: { enum: ['active', 'archive'] },
  q: { minLength: 1, maxLength: 100 },
  status: { enum: ['OPEN', 'ANSWERED', 'INFO', 'RESOLVED'] },
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  categoryId: { minimum: 1, maximum: 999999999 },
  days: { minimum: 1, maximum: 3650 },
  sort: { enum: ['newest', 'oldest', 'unread'] },
  cursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' },
} as const
export const getCaseChoices = { locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }, list: { enum: ['active', 'archive'] } } as const
export const getCase = {
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  id: { pattern: '^([1-9][0-9]{0,18}|[A-Za-z0-9_-]{43})$' },
} as const
export const respondToCase = {
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  id: { pattern: '^([1-9][0-9]{0,18}|[A-Za-z0-9_-]{43})$' },
} as const
export const resolveCase = {
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  id: { pattern: '^([1-9][0-9]{0,18}|[A-Za-z0-9_-]{43})$' },
} as const
export const cancelCase = {
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  id: { pattern: '^([1-9][0-9]{0,18}|[A-Za-z0-9_-]{43})$' },
} as const
export const removeUpload = { uploadId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const checkUpload = { uploadId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const appendUpload = { uploadId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const getHandoff = { handoffId: { pattern: '^[0-9a-f-]{36}$' } } as const
export const endHandoff = { handoffId: { pattern: '^[0-9a-f-]{36}$' } } as const
export const getCaptcha = { product: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const verifyContact = {
  lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  topicId: { minimum: 1, maximum: 999999999 },
  channel: { enum: ['ticket', 'chat', 'phone'] },
  stateRef: { pattern: '^[A-Za-z0-9_.~-]{0,200}$' },
  redirect: { maxLength: 2048 },
} as const
export const getSurvey = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }, caseId: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const answerSurvey = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }, caseId: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const getSurveyByLink = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }, token: { pattern: '^v1\\.[A-Za-z0-9_-]{40,400}$' } } as const
export const answerSurveyByLink = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }, token: { pattern: '^v1\\.[A-Za-z0-9_-]{40,400}$' } } as const
export const getQuestions = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const answerQuestions = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const shuffleQuestion = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const getCountries = { language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const getPenalties = { locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const isAppealLimitReached = { locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const appealPenalty = { locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const answerAppeal = { locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const getWaitTime = { skill: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}-[A-Za-z0-9]{1,40}$' }, place: { minimum: 1, maximum: 100000 } } as const
export const updateChatSkill = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const getChatMembership = {
  lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  skill: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}-[A-Za-z0-9]{1,40}$' },
} as const
export const putChatCaseInfo = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const startChat = { lang: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const streamChat = { chatId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const exportCase = {
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  id: { pattern: '^[1-9][0-9]{0,18}$' },
  format: { enum: ['json', 'html'] },
} as const
export const getCaseFile = {
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  id: { pattern: '^([1-9][0-9]{0,18}|[A-Za-z0-9_-]{43})$' },
  fileId: { pattern: '^[A-Za-z0-9-]{1,40}$' },
} as const
export const checkCaseFile = {
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  id: { pattern: '^([1-9][0-9]{0,18}|[A-Za-z0-9_-]{43})$' },
  fileId: { pattern: '^[A-Za-z0-9-]{1,40}$' },
} as const
export const getCaseFilePreview = {
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  id: { pattern: '^([1-9][0-9]{0,18}|[A-Za-z0-9_-]{43})$' },
  fileId: { pattern: '^[A-Za-z0-9-]{1,40}$' },
} as const
export const streamCase = {
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  id: { pattern: '^([1-9][0-9]{0,18}|[A-Za-z0-9_-]{43})$' },
} as const
export const getDataExport = { requestId: { pattern: '^[A-Za-z0-9-]{1,40}$' }, format: { enum: ['json', 'html'] } } as const
export const showUnsubscribe = { tag: { pattern: '^v1\\.[A-Za-z0-9_-]{40,800}$' } } as const
export const unsubscribe = { tag: { pattern: '^v1\\.[A-Za-z0-9_-]{40,800}$' } } as const
export const getLockedOutRestrictions = { locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const appealLockedOut = { locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const answerAppealLockedOut = { locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const getLockedOutCases = { locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }, cursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' } } as const
export const getLockedOutCase = { locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' }, id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
