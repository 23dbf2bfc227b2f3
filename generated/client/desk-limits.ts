// Made by `make generate` from openapi/desk.yaml. Do not edit.

// Limits by schema and property, and by operation and parameter, as the contract states them. One constant each, so that a form carries its own alone:
// `limits.<Schema>.<property>`, `limits.<operationId>.<parameter>` through `import * as limits`.

export const AccountId = { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' } as const
export const AddNoteRequest = { text: { minLength: 1, maxLength: 4000, pattern: '\\S' } } as const
export const AgentScope = {
  games: { maxItems: 100, items: { pattern: '^[a-z0-9-]{1,40}$' } },
  languages: { maxItems: 100, items: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } },
} as const
export const AgentSkill = { minLength: 1, maxLength: 40, pattern: '^[^\\u0000-\\u0020\\u007f-\\u00a0,;#"<>]{1,40}$' } as const
export const AgentSkills = { maxItems: 30 } as const
export const AlikeAppeal = {
  id: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  description: { maxLength: 2048 },
  repName: { maxLength: 100 },
  repResponse: { maxLength: 4096 },
} as const
export const AnonymousToken = { pattern: '^[A-Za-z0-9_-]{43}$' } as const
export const AnswerCaseRequest = { 'files[files]': { maxItems: 4 } } as const
export const AnswerForm = {
  responseText: { minLength: 1, maxLength: 20000, pattern: '\\S' },
  confirmedFlags: { maxItems: 50, items: { pattern: '^[A-Za-z0-9-]{1,40}$' } },
  eventCount: { minimum: 0, maximum: 100000 },
} as const
export const AnswerTranslation = { to: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const Appeal = {
  description: { maxLength: 2048 },
  repName: { maxLength: 100 },
  repResponse: { maxLength: 4096 },
  questions: { maxItems: 3 },
} as const
export const AppealAdvice = { enum: ['UPHELD', 'OVERTURNED'] } as const
export const AppealAssignment = {
  assignee: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  assignedBy: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  note: { maxLength: 2048 },
} as const
export const AppealId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const AppealOpinion = {
  colleague: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  question: { maxLength: 2048 },
  askedBy: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  words: { maxLength: 4096 },
} as const
export const AppealPeriods = {
  perAccount: { minimum: 1, maximum: 100 },
  accountDays: { minimum: 1, maximum: 3660 },
  perPenalty: { minimum: 1, maximum: 100 },
  windowDays: { minimum: 1, maximum: 3660 },
  targetDays: { minimum: 1, maximum: 3660 },
  answerDays: { minimum: 1, maximum: 3660 },
} as const
export const AppealQuestion = { question: { maxLength: 2048 }, repName: { maxLength: 100 }, answer: { maxLength: 2048 } } as const
export const AppealState = { enum: ['PENDING', 'UPHELD', 'OVERTURNED'] } as const
export const ArticleId = { pattern: '^[0-9]{1,9}$' } as const
export const AskAppellantRequest = { question: { minLength: 1, maxLength: 2048, pattern: '\\S' } } as const
export const AskOpinionRequest = {
  colleague: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  question: { minLength: 1, maxLength: 2048, pattern: '\\S' },
} as const
export const AssignAppealRequest = {
  assignee: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  note: { minLength: 1, maxLength: 2048, pattern: '\\S' },
} as const
export const AssignCaseRequest = { assignee: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' } } as const
export const AuditEntry = {
  actor: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  action: { pattern: '^[a-z][a-z.-]{0,60}$' },
  subject: { maxLength: 250 },
  requestId: { minLength: 1 },
} as const
export const AuditPage = { items: { maxItems: 100 }, nextCursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' } } as const
export const Availability = { enum: ['available', 'away'] } as const
export const BadRequestProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const CallBackFigures = {
  asked: { minimum: 0 },
  reached: { minimum: 0 },
  unreached: { minimum: 0 },
  open: { minimum: 0 },
  otherwise: { minimum: 0 },
  waitSeconds: { minimum: 0 },
} as const
export const CallBackOutcome = { enum: ['done', 'notReached', 'putBack'] } as const
export const CallBackReport = { days: { maxItems: 366 }, teams: { maxItems: 500 } } as const
export const CallBackState = { enum: ['waiting', 'calling', 'done', 'unreached'] } as const
export const CaseAttachment = {
  fileId: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  name: { minLength: 1, maxLength: 255 },
  size: { minimum: 1, maximum: 15000000 },
  mediaType: { minLength: 3, maxLength: 100 },
} as const
export const CaseClock = { minutes: { minimum: 1, maximum: 525600 } } as const
export const CaseClockKind = { enum: ['firstAnswer', 'nextAnswer', 'resolution'] } as const
export const CaseClockState = { enum: ['running', 'paused', 'kept', 'missed', 'dropped'] } as const
export const CaseEvent = { alternateName: { pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$' }, responseAuthor: { maxLength: 100 } } as const
export const CaseFigures = {
  filed: { minimum: 0 },
  answers: { minimum: 0 },
  firstAnswers: { minimum: 0 },
  firstAnswerSeconds: { minimum: 0 },
  resolved: { minimum: 0 },
  resolvedSeconds: { minimum: 0 },
  reopened: { minimum: 0 },
  firstAnswersKept: { minimum: 0 },
  firstAnswersMissed: { minimum: 0 },
  nextAnswersKept: { minimum: 0 },
  nextAnswersMissed: { minimum: 0 },
  resolutionsKept: { minimum: 0 },
  resolutionsMissed: { minimum: 0 },
  rated: { minimum: 0 },
  rating: { minimum: 1, maximum: 5 },
} as const
export const CaseGame = { name: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const CaseId = { pattern: '^[1-9][0-9]{0,18}$' } as const
export const CaseLine = { place: { minimum: 1, maximum: 100 }, usualSeconds: { minimum: 900 } } as const
export const CaseNumber = { id: { pattern: '^[1-9][0-9]{0,18}$' }, region: { pattern: '^[a-z]{2}$' } } as const
export const CasePeriods = {
  resolveSilentDays: { minimum: 1, maximum: 3660 },
  reopenDays: { minimum: 1, maximum: 3660 },
  linkDays: { minimum: 1, maximum: 3660 },
  surveyDays: { minimum: 1, maximum: 3660 },
  keptMonths: { minimum: 1, maximum: 120 },
  answererOwns: { minimum: 0, maximum: 1 },
} as const
export const CasePriority = { enum: ['low', 'normal', 'high', 'urgent'] } as const
export const CaseRegion = { pattern: '^[a-z]{2}$' } as const
export const CaseReport = {
  days: { maxItems: 366 },
  groups: { maxItems: 500 },
  firstAnswerWithin: { maxItems: 6 },
  resolvedWithin: { maxItems: 6 },
  backlogAges: { maxItems: 6 },
} as const
export const CaseReportDay = { backlog: { minimum: 0 } } as const
export const CaseReportGroup = { backlog: { minimum: 0 } } as const
export const CaseResolver = { enum: ['NONE', 'AGENT', 'PLAYER', 'SYSTEM'] } as const
export const CaseStatus = { enum: ['OPEN', 'ANSWERED', 'INFO', 'RESOLVED'] } as const
export const CaseStatusType = { enum: ['ACTIVE', 'ARCHIVED'] } as const
export const CaseTag = { minLength: 1, maxLength: 40, pattern: '^[^\\u0000-\\u0020\\u007f-\\u00a0,;#"<>]{1,40}$' } as const
export const CaseTags = { maxItems: 20 } as const
export const CaseTokenLink = { token: { pattern: '^[A-Za-z0-9_-]{43}$' }, url: { maxLength: 2048 } } as const
export const CaseTranslation = { to: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const CaseTriage = {
  id: { pattern: '^[1-9][0-9]{0,18}$' },
  team: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  assignee: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  tags: {
    maxItems: 20,
    items: { minLength: 1, maxLength: 40, pattern: '^[^\\u0000-\\u0020\\u007f-\\u00a0,;#"<>]{1,40}$' },
  },
} as const
export const CaseType = { enum: ['TICKET', 'BUG', 'DATA_PROTECTION'] } as const
export const CategoryId = { minimum: 1, maximum: 999999999 } as const
export const CategoryIdOrNone = { minimum: 0, maximum: 999999999 } as const
export const ChangeCasesRequest = { changes: { minItems: 1, maxItems: 200 } } as const
export const ChangeSettingRequest = { value: { minimum: 0, maximum: 3660 }, reason: { minLength: 1, maxLength: 500, pattern: '\\S' } } as const
export const ChangedCases = {
  before: { maxItems: 200 },
  left: { maxItems: 200, items: { pattern: '^[1-9][0-9]{0,18}$' } },
  flagged: { maxItems: 200, items: { pattern: '^[1-9][0-9]{0,18}$' } },
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
export const ChannelHours = {
  timeZone: { minLength: 1, maxLength: 64, pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$' },
  week: { maxItems: 42 },
  exceptions: { maxItems: 400 },
} as const
export const ChannelSetting = { ewt: { minimum: 0, maximum: 100000 }, order: { minimum: 0, maximum: 1000 } } as const
export const ChannelType = { enum: ['ticket', 'chat', 'phone'] } as const
export const ChatId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const ChatLanguages = { maxItems: 50 } as const
export const ChatMessage = {
  sequence: { minimum: 1 },
  author: { maxLength: 100 },
  text: { minLength: 1, maxLength: 2048 },
  clientId: { maxLength: 40 },
} as const
export const ChatSkill = { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}-[A-Za-z0-9]{1,40}$' } as const
export const ChatState = { enum: ['WAITING', 'ACTIVE', 'ENDED'] } as const
export const ChatsAtOnce = { minimum: 1, maximum: 20 } as const
export const ConfirmedFlags = { maxItems: 50 } as const
export const ConflictOrChangedProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const ConflictProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const ContactChannelType = { enum: ['TICKET', 'CHAT', 'PHONE_CALLBACK'] } as const
export const ContentDocument = {
  id: { pattern: '^[A-Za-z0-9][A-Za-z0-9_.~-]{0,199}$' },
  contentVersion: { minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9._-]+$' },
} as const
export const ContentDocumentId = { pattern: '^[A-Za-z0-9][A-Za-z0-9_.~-]{0,199}$' } as const
export const ContentDocuments = { contentVersion: { minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9._-]+$' } } as const
export const ContentEntry = { id: { pattern: '^[A-Za-z0-9][A-Za-z0-9_.~-]{0,199}$' } } as const
export const ContentKind = {
  enum: ['pack', 'texts', 'headers', 'products', 'categories', 'topics', 'trending', 'self-services', 'resources', 'promos', 'articles', 'synonyms', 'crisis', 'penalty-reasons', 'login-options', 'assets'],
} as const
export const ContentRelease = { release: { minimum: 1 }, note: { maxLength: 1000 }, items: { maxItems: 100 } } as const
export const ContentReleaseItem = { id: { pattern: '^[a-z]{2}-[A-Z]{2}~[0-9]{1,9}$' } } as const
export const ContentReleasePage = { items: { maxItems: 100 }, nextCursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' } } as const
export const ContentVersion = { minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9._-]+$' } as const
export const ContentVersionCause = { enum: ['pack', 'publish', 'timed', 'rollback', 'archive', 'draft'] } as const
export const CreatePenaltyRequest = {
  accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  gameAccount: { minLength: 1, maxLength: 100 },
  evidence: { maxItems: 500, items: { minLength: 1, maxLength: 2000 } },
} as const
export const CrisisFigures = { openCases: { minimum: 0, maximum: 1000 }, waitingChats: { minimum: 0 }, topics: { maxItems: 10 } } as const
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
export const CrisisMessageRequest = {
  link: { maxLength: 2048, pattern: '^https://' },
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  games: { maxItems: 100, items: { pattern: '^[a-z0-9-]{1,40}$' } },
  languages: { maxItems: 50, items: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } },
  places: { maxItems: 20, items: { pattern: '^([A-Z]{2}|[0-9]{3})$' } },
  topics: { maxItems: 20, items: { minimum: 1, maximum: 999999999 } },
  macroId: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  articleId: { pattern: '^[0-9]{1,9}$' },
} as const
export const CrisisPace = { quarter: { minimum: 0 }, hour: { minimum: 0 }, hourBefore: { minimum: 0 } } as const
export const CrisisPlace = { pattern: '^([A-Z]{2}|[0-9]{3})$' } as const
export const CrisisSeverity = { enum: ['notice', 'degraded', 'outage'] } as const
export const CsrfOrForbiddenProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const CsrfProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const DataRequest = { id: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const DataRequestId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const DecideAppealRequest = { repResponse: { minLength: 1, maxLength: 4096, pattern: '\\S' } } as const
export const DeflectionReport = { articles: { maxItems: 5000 }, emptySearches: { maxItems: 5000 }, refusedSuggestions: { maxItems: 5000 } } as const
export const DeskAgentSummary = {
  id: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  openChats: { minimum: 0 },
  chats: { minimum: 1, maximum: 20 },
  skills: {
    maxItems: 30,
    items: { minLength: 1, maxLength: 40, pattern: '^[^\\u0000-\\u0020\\u007f-\\u00a0,;#"<>]{1,40}$' },
  },
} as const
export const DeskAgents = { items: { maxItems: 2000 } } as const
export const DeskAppeal = {
  id: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  reasonId: { pattern: '^[A-Za-z0-9._-]{1,120}$' },
  description: { maxLength: 2048 },
  decidedBy: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  assignee: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  questions: { maxItems: 3 },
} as const
export const DeskAppealNews = { ids: { maxItems: 100, items: { pattern: '^[A-Za-z0-9-]{1,40}$' } } } as const
export const DeskAppealPage = { items: { maxItems: 100 }, nextCursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' } } as const
export const DeskAppealQuestion = {
  question: { maxLength: 2048 },
  askedBy: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  answer: { maxLength: 2048 },
} as const
export const DeskAppealSheet = { opinions: { maxItems: 5 }, assignments: { maxItems: 20 }, alike: { maxItems: 10 } } as const
export const DeskArticle = { articleId: { pattern: '^[0-9]{1,9}$' }, title: { minLength: 1 } } as const
export const DeskArticleFeedback = {
  articleId: { pattern: '^[0-9]{1,9}$' },
  accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  words: { maxLength: 500 },
  reasons: { maxItems: 5 },
} as const
export const DeskArticleFeedbackPage = { items: { maxItems: 100 }, nextCursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' } } as const
export const DeskArticles = { items: { maxItems: 5 } } as const
export const DeskAttachment = {
  fileId: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  name: { minLength: 1, maxLength: 255 },
  size: { minimum: 1 },
  mediaType: { minLength: 3, maxLength: 100 },
  finding: { maxLength: 200 },
} as const
export const DeskAvailability = {
  chats: { minimum: 1, maximum: 20 },
  languages: { maxItems: 50, items: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } },
} as const
export const DeskCallBack = {
  caseId: { pattern: '^[1-9][0-9]{0,18}$' },
  gameName: { pattern: '^[a-z0-9-]{1,40}$' },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  tries: { minimum: 0, maximum: 100 },
  agentId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
} as const
export const DeskCallBackPage = { items: { maxItems: 100 }, nextCursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' } } as const
export const DeskCase = {
  team: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  assignee: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  tags: {
    maxItems: 20,
    items: { minLength: 1, maxLength: 40, pattern: '^[^\\u0000-\\u0020\\u007f-\\u00a0,;#"<>]{1,40}$' },
  },
  suggestedMacro: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  skill: { minLength: 1, maxLength: 40, pattern: '^[^\\u0000-\\u0020\\u007f-\\u00a0,;#"<>]{1,40}$' },
  clocks: { maxItems: 50 },
  eventCount: { minimum: 0, maximum: 100000 },
  filedBy: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  merged: { maxItems: 100 },
  sensitive: { maxItems: 50 },
  splitOff: { maxItems: 100 },
} as const
export const DeskCasePage = { items: { maxItems: 100 }, nextCursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' } } as const
export const DeskCaseState = { enum: ['open', 'waiting', 'resolved', 'snoozed', 'sensitive', 'unresolved'] } as const
export const DeskCaseSummary = {
  id: { pattern: '^[1-9][0-9]{0,18}$' },
  region: { pattern: '^[a-z]{2}$' },
  subject: { minLength: 1, maxLength: 200 },
  excerpt: { minLength: 1, maxLength: 160 },
  gameName: { pattern: '^[a-z0-9-]{1,40}$' },
  categoryId: { minimum: 0, maximum: 999999999 },
  team: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  assignee: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  eventCount: { minimum: 0, maximum: 100000 },
  tags: {
    maxItems: 20,
    items: { minLength: 1, maxLength: 40, pattern: '^[^\\u0000-\\u0020\\u007f-\\u00a0,;#"<>]{1,40}$' },
  },
  sensitive: { maxItems: 3 },
} as const
export const DeskChat = {
  chatId: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  skill: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}-[A-Za-z0-9]{1,40}$' },
  caseId: { pattern: '^[1-9][0-9]{0,18}$' },
  caseRegion: { pattern: '^[a-z]{2}$' },
  assignee: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  offeredTo: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  categoryId: { minimum: 0, maximum: 999999999 },
} as const
export const DeskDraft = { text: { minLength: 1, maxLength: 20000 } } as const
export const DeskFeature = {
  key: { pattern: '^[A-Za-z]{1,40}$' },
  share: { minimum: 1, maximum: 99 },
  games: { items: { pattern: '^[a-z0-9-]{1,40}$' } },
  languages: { items: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } },
  changedBy: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  mark: { pattern: '^[0-9a-f]{12}$' },
} as const
export const DeskField = { key: { pattern: '^[A-Za-z0-9_-]{1,40}$' } } as const
export const DeskFormValue = { maxLength: 2048, minimum: -1000000000000, maximum: 1000000000000 } as const
export const DeskGame = { game: { pattern: '^[a-z0-9-]{1,40}$' }, title: { minLength: 1 } } as const
export const DeskGames = { items: { maxItems: 1000 } } as const
export const DeskIdentity = { id: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' }, roles: { minItems: 1 } } as const
export const DeskMacro = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  id: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  changedBy: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  mark: { pattern: '^[0-9a-f]{12}$' },
} as const
export const DeskMacroRequest = { name: { minLength: 1, maxLength: 80, pattern: '\\S' }, game: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const DeskMacros = { items: { maxItems: 1000 } } as const
export const DeskMail = {
  fileId: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  size: { minimum: 1 },
  finding: { maxLength: 200 },
  event: { minimum: 0, maximum: 1000000 },
  note: { pattern: '^[A-Za-z0-9-]{1,40}$' },
} as const
export const DeskMailText = {
  from: { maxLength: 400 },
  subject: { maxLength: 1000 },
  text: { maxLength: 200000 },
  files: { maxItems: 100 },
} as const
export const DeskMessage = {
  id: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  link: { maxLength: 2048 },
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  games: { items: { pattern: '^[a-z0-9-]{1,40}$' } },
  languages: { items: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } },
  places: { items: { pattern: '^([A-Z]{2}|[0-9]{3})$' } },
  topics: { items: { minimum: 1, maximum: 999999999 } },
  macroId: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  articleId: { pattern: '^[0-9]{1,9}$' },
  changedBy: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  mark: { pattern: '^[0-9a-f]{12}$' },
} as const
export const DeskMessageUpdate = { by: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' } } as const
export const DeskNews = { ids: { maxItems: 100, items: { pattern: '^[1-9][0-9]{0,18}$' } } } as const
export const DeskNote = {
  id: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  author: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  text: { minLength: 1, maxLength: 4000 },
} as const
export const DeskOriginal = { event: { minimum: 0, maximum: 1000000 }, locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const DeskPenalty = {
  id: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  externalId: { pattern: '^[A-Za-z0-9_.:-]{1,100}$' },
  accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  imposedBy: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  openedByMailAt: { maxItems: 10 },
  mark: { pattern: '^[0-9a-f]{12}$' },
} as const
export const DeskPenaltyPage = { items: { maxItems: 100 }, nextCursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' } } as const
export const DeskPeople = { items: { maxItems: 2000 } } as const
export const DeskPerson = {
  id: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  teams: { maxItems: 1000, items: { pattern: '^[A-Za-z0-9-]{1,40}$' } },
  languages: { maxItems: 50, items: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } },
  skills: {
    maxItems: 30,
    items: { minLength: 1, maxLength: 40, pattern: '^[^\\u0000-\\u0020\\u007f-\\u00a0,;#"<>]{1,40}$' },
  },
  sessions: { minimum: 0 },
  mark: { pattern: '^[0-9a-f]{12}$' },
} as const
export const DeskPersonRequest = {
  displayName: { minLength: 1, maxLength: 100, pattern: '\\S' },
  skills: {
    maxItems: 30,
    items: { minLength: 1, maxLength: 40, pattern: '^[^\\u0000-\\u0020\\u007f-\\u00a0,;#"<>]{1,40}$' },
  },
} as const
export const DeskPlayer = {
  accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  personId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  openedByMailAt: { maxItems: 10 },
} as const
export const DeskPlayerAppeal = {
  id: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  penaltyId: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  game: { pattern: '^[a-z0-9-]{1,40}$' },
} as const
export const DeskPlayerEntry = {
  accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  openCases: { minimum: 0, maximum: 100 },
  activeRestrictions: { minimum: 0, maximum: 100 },
} as const
export const DeskPlayerNote = {
  id: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  author: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  text: { minLength: 1, maxLength: 4000 },
} as const
export const DeskPlayerNoteId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const DeskPlayerPage = { items: { maxItems: 100 }, nextCursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' } } as const
export const DeskPlayerSheet = {
  openedByMailAt: { maxItems: 10 },
  verifications: { maxItems: 10 },
  openCases: { minimum: 0, maximum: 100 },
  cases: { maxItems: 10 },
  penalties: { maxItems: 10 },
  appeals: { maxItems: 10 },
  surveys: { maxItems: 10 },
  notes: { maxItems: 100 },
} as const
export const DeskPresence = { id: { pattern: '^[1-9][0-9]{0,18}$' }, people: { maxItems: 20 } } as const
export const DeskReview = {
  id: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  team: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  agent: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  criteria: { maxItems: 10 },
  scores: { maxItems: 10 },
  average: { minimum: 1, maximum: 5 },
  reviewer: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  mark: { pattern: '^[0-9a-f]{12}$' },
} as const
export const DeskReviewPage = { items: { maxItems: 100 }, nextCursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' } } as const
export const DeskRole = { enum: ['writer', 'agent', 'lead', 'admin'] } as const
export const DeskRule = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  id: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  changedBy: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  mark: { pattern: '^[0-9a-f]{12}$' },
} as const
export const DeskRuleRequest = { name: { minLength: 1, maxLength: 80, pattern: '\\S' } } as const
export const DeskRules = { items: { maxItems: 200 }, mark: { pattern: '^[0-9a-f]{12}$' } } as const
export const DeskSchedule = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  timeZone: { minLength: 1, maxLength: 64, pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$' },
  hours: { minItems: 1, maxItems: 42 },
  holidays: { maxItems: 400 },
  id: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  changedBy: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  mark: { pattern: '^[0-9a-f]{12}$' },
} as const
export const DeskScheduleRequest = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  timeZone: { minLength: 1, maxLength: 64, pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$' },
  hours: { minItems: 1, maxItems: 42 },
  holidays: { maxItems: 400 },
} as const
export const DeskSchedules = { items: { maxItems: 100 } } as const
export const DeskSetting = {
  value: { minimum: 0 },
  content: { minimum: 0 },
  overruledBy: { maxLength: 60 },
  reason: { maxLength: 500 },
  changedBy: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  mark: { pattern: '^[0-9a-f]{12}$' },
} as const
export const DeskSurveyAnswer = {
  caseId: { pattern: '^[1-9][0-9]{0,18}$' },
  ratings: { minItems: 3, maxItems: 5, items: { minimum: 1, maximum: 5 } },
} as const
export const DeskSurveyAnswerPage = { items: { maxItems: 100 }, nextCursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' } } as const
export const DeskTags = {
  items: {
    maxItems: 500,
    items: { minLength: 1, maxLength: 40, pattern: '^[^\\u0000-\\u0020\\u007f-\\u00a0,;#"<>]{1,40}$' },
  },
} as const
export const DeskTarget = {
  schedule: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  id: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  changedBy: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  mark: { pattern: '^[0-9a-f]{12}$' },
} as const
export const DeskTargetRequest = { schedule: { pattern: '^[A-Za-z0-9-]{1,40}$' }, name: { minLength: 1, maxLength: 80, pattern: '\\S' } } as const
export const DeskTargets = { items: { maxItems: 100 }, mark: { pattern: '^[0-9a-f]{12}$' } } as const
export const DeskTeam = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  members: { maxItems: 200, items: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' } },
  schedule: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  id: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  changedBy: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  mark: { pattern: '^[0-9a-f]{12}$' },
} as const
export const DeskTeamRequest = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  members: { maxItems: 200, items: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' } },
  schedule: { pattern: '^[A-Za-z0-9-]{1,40}$' },
} as const
export const DeskTeams = { items: { maxItems: 200 } } as const
export const DeskTopic = { categoryId: { minimum: 1, maximum: 999999999 }, name: { minLength: 1 } } as const
export const DeskTopicForm = { categoryId: { minimum: 1, maximum: 999999999 }, name: { minLength: 1 } } as const
export const DeskView = { count: { minimum: 0, maximum: 1000 } } as const
export const DeskViewName = { enum: ['sensitive', 'mine', 'unassigned', 'due', 'open', 'waiting', 'snoozed', 'resolved'] } as const
export const DeskViews = { items: { maxItems: 50 }, saved: { maxItems: 200 } } as const
export const DeskWebhook = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  url: { minLength: 9, maxLength: 1000, pattern: '^https?://[^\\s]+$' },
  events: { maxItems: 50 },
  id: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  changedBy: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  mark: { pattern: '^[0-9a-f]{12}$' },
} as const
export const DeskWebhookId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const DeskWebhookRequest = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  url: { minLength: 9, maxLength: 1000, pattern: '^https?://[^\\s]+$' },
  events: { maxItems: 50 },
} as const
export const DeskWebhooks = { items: { maxItems: 50 } } as const
export const DraftContentTranslationRequest = { draft: { minimum: 0, maximum: 2147483647 } } as const
export const DueFilter = { enum: ['overdue', 'hour', 'soon', 'day', 'any'] } as const
export const DurationBand = { upToSeconds: { minimum: 1 }, cases: { minimum: 0 } } as const
export const EventCount = { minimum: 0, maximum: 100000 } as const
export const ExportedAccount = {
  id: { minLength: 1, maxLength: 200 },
  region: { pattern: '^[a-z]{2}$' },
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
} as const
export const ExportedFeedback = { articleId: { pattern: '^[0-9]{1,9}$' } } as const
export const ExportedField = { key: { pattern: '^[A-Za-z0-9_-]{1,40}$' } } as const
export const ExportedMail = { fileId: { pattern: '^[A-Za-z0-9-]{1,40}$' }, size: { minimum: 1 } } as const
export const ExportedRecord = { kind: { pattern: '^[a-z][a-z-]{0,39}$' } } as const
export const FeatureSides = { on: { minimum: 0 }, off: { minimum: 0 } } as const
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
export const FileCaseRequest = {
  accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  email: { maxLength: 254, pattern: '^[^\\s@]{1,64}@[^\\s@]{1,189}$' },
  name: { maxLength: 100 },
  categoryId: { minimum: 1, maximum: 999999999 },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  subject: { maxLength: 200 },
  description: { minLength: 1, maxLength: 2048, pattern: '\\S' },
} as const
export const FileId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const FileMediaType = { minLength: 3, maxLength: 100 } as const
export const FileState = { enum: ['available', 'unchecked', 'blocked'] } as const
export const FiledForPlayer = { id: { pattern: '^[1-9][0-9]{0,18}$' }, region: { pattern: '^[a-z]{2}$' } } as const
export const ForbiddenProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const FormField = {
  key: { pattern: '^[A-Za-z0-9_-]{1,40}$' },
  minLength: { minimum: 0, maximum: 65536 },
  maxLength: { minimum: 1, maximum: 65536 },
} as const
export const GameCharacter = {
  characterId: { minimum: 0, maximum: 9007199254740991 },
  realmId: { minimum: 0, maximum: 9007199254740991 },
  classId: { minimum: 0, maximum: 1000000 },
  raceId: { minimum: 0, maximum: 1000000 },
  avatarUrl: { maxLength: 2048 },
  level: { minimum: 0, maximum: 100000 },
} as const
export const GamePage = {
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  mark: { pattern: '^[0-9a-f]{12}$' },
  draft: { minimum: 0, maximum: 2147483647 },
  findings: { maxItems: 500 },
  pictures: { maxItems: 500 },
  wording: { maxItems: 2000 },
} as const
export const GamePageAddress = { maxLength: 2048 } as const
export const GamePageAsset = { path: { maxLength: 2048 } } as const
export const GamePageDocument = {
  trending: { maxItems: 100 },
  selfServices: { maxItems: 100 },
  resources: { maxItems: 100 },
  promos: { maxItems: 500 },
  headers: { maxItems: 100 },
  texts: { maxItems: 2000 },
} as const
export const GamePageHeader = { name: { maxLength: 40 }, order: { minimum: 0, maximum: 1000 } } as const
export const GamePageLink = { url: { maxLength: 2048 }, imageName: { maxLength: 2048 }, category: { minimum: 1, maximum: 999999999 } } as const
export const GamePagePicture = { maxLength: 2048 } as const
export const GamePagePromo = {
  id: { maxLength: 40 },
  url: { maxLength: 2048 },
  tagClass: { maxLength: 40 },
  imageName: { maxLength: 2048 },
  imageUrl: { maxLength: 2048 },
  iconUrl: { maxLength: 2048 },
} as const
export const GamePageTarget = { enum: ['_self', '_blank'] } as const
export const GamePageText = { key: { minLength: 1, maxLength: 120, pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const GamePageTool = { url: { maxLength: 2048 }, imageName: { maxLength: 2048 }, category: { minimum: 1, maximum: 999999999 } } as const
export const GamePageTopic = {
  url: { maxLength: 2048 },
  imageUrl: { maxLength: 2048 },
  imageUrlMobile: { maxLength: 2048 },
  backgroundPositionY: { minimum: 0, maximum: 100 },
  category: { minimum: 1, maximum: 999999999 },
} as const
export const GameThing = { id: { minLength: 1, maxLength: 100 }, name: { minLength: 1, maxLength: 100 } } as const
export const GiveOpinionRequest = { words: { minLength: 1, maxLength: 4096, pattern: '\\S' } } as const
export const GivenBy = { enum: ['provider', 'desk'] } as const
export const GlobalError = { code: { minLength: 1 } } as const
export const HeadersTooLargeProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const HoursException = { name: { maxLength: 80 }, hours: { maxItems: 6 } } as const
export const ImportContentRequest = { files: { minItems: 1, maxItems: 50000 } } as const
export const ImportReport = { contentVersion: { minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9._-]+$' } } as const
export const ImposerReport = { items: { maxItems: 200 } } as const
export const InGameContext = {
  characterId: { minimum: 0, maximum: 9007199254740991 },
  realmId: { minimum: 0, maximum: 9007199254740991 },
  ticketMetaData: { maxLength: 4096 },
} as const
export const InterfaceText = { key: { minLength: 1, maxLength: 120, pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const InterfaceTextKey = { minLength: 1, maxLength: 120, pattern: '^[A-Za-z0-9._-]{1,120}$' } as const
export const InterfaceTexts = { items: { maxItems: 30 } } as const
export const InternalProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const KindChanges = { added: { minimum: 0 }, changed: { minimum: 0 }, removed: { minimum: 0 } } as const
export const Locale = { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } as const
export const MachineKey = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  rights: { minItems: 1, maxItems: 20 },
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
  createdBy: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
} as const
export const MachineKeyId = { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' } as const
export const MachineKeyRequest = { name: { minLength: 1, maxLength: 80, pattern: '\\S' }, rights: { minItems: 1, maxItems: 20 } } as const
export const MachineKeyRight = { enum: ['cases:read', 'cases:write', 'penalties:read', 'penalties:write', 'feedback:read', 'reports:read'] } as const
export const MachineKeys = { items: { maxItems: 100 } } as const
export const MacroId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const Mark = { pattern: '^[0-9a-f]{12}$' } as const
export const MergeCasesRequest = {
  cases: { minItems: 1, maxItems: 10, items: { pattern: '^[1-9][0-9]{0,18}$' } },
  eventCount: { minimum: 0, maximum: 100000 },
} as const
export const MergedCase = { id: { pattern: '^[1-9][0-9]{0,18}$' }, region: { pattern: '^[a-z]{2}$' } } as const
export const MessageId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const MethodNotAllowedProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const NewMachineKey = { token: { pattern: '^gpk_[A-Za-z0-9_-]{43}$' } } as const
export const NewWebhook = { id: { pattern: '^[A-Za-z0-9-]{1,40}$' }, secret: { pattern: '^whsec_[A-Za-z0-9+/]{43}=$' } } as const
export const NextCursor = { pattern: '^[A-Za-z0-9_-]{1,400}$' } as const
export const NoAppeal = { enum: ['final', 'tooOld', 'used', 'pending', 'overturned'] } as const
export const NotCheckedProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const NotFoundProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const OrderRulesRequest = { ids: { maxItems: 200, items: { pattern: '^[A-Za-z0-9-]{1,40}$' } } } as const
export const OrderTargetsRequest = { ids: { maxItems: 100, items: { pattern: '^[A-Za-z0-9-]{1,40}$' } } } as const
export const PackFile = {
  path: { minLength: 1, maxLength: 300, pattern: '^[A-Za-z0-9_-][A-Za-z0-9_./-]*$' },
  data: { maxLength: 40000000 },
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
export const PlayerNote = {
  id: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  text: { minLength: 1, maxLength: 500 },
} as const
export const PlayerNoteKind = { enum: ['bug', 'suggestion'] } as const
export const PlayerNotePage = { items: { maxItems: 100 }, nextCursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' } } as const
export const PreconditionRequiredProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const PresenceState = { enum: ['reading', 'writing'] } as const
export const PreviewCrisisRequest = { language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
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
export const ProductName = { pattern: '^[a-z0-9-]{1,40}$' } as const
export const PublishContentRequest = { draft: { minimum: 0, maximum: 2147483647 }, note: { maxLength: 1000 }, alongside: { maxItems: 50 } } as const
export const PublishTopicsRequest = { draft: { minimum: 0, maximum: 2147483647 }, note: { maxLength: 1000 } } as const
export const PublishedContent = { release: { minimum: 1 } } as const
export const PublishedTopics = { version: { minimum: 0 }, contentVersion: { minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9._-]+$' } } as const
export const PutContentRequest = { contentVersion: { minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9._-]+$' } } as const
export const QueueQuery = {
  assignee: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  tag: { minLength: 1, maxLength: 40, pattern: '^[^\\u0000-\\u0020\\u007f-\\u00a0,;#"<>]{1,40}$' },
  team: { pattern: '^[A-Za-z0-9-]{1,40}$' },
} as const
export const RangeNotSatisfiableProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const Realm = { realmName: { minLength: 1 }, realmId: { minimum: 0, maximum: 9007199254740991 } } as const
export const RenderMethod = {
  enum: ['input', 'checkbox', 'color', 'date', 'datetime-local', 'email', 'file', 'hidden', 'image', 'month', 'number', 'password', 'radio', 'range', 'reset', 'search', 'submit', 'tel', 'text', 'time', 'url', 'week', 'textarea', 'dropdown', 'license'],
} as const
export const ReorganizeCaseRequest = {
  categoryId: { minimum: 1, maximum: 999999999 },
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  region: { pattern: '^[a-z]{2}$' },
  eventCount: { minimum: 0, maximum: 100000 },
} as const
export const ReplaceContentRequest = {
  contentVersion: { minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9._-]+$' },
  documents: { maxItems: 20000 },
} as const
export const ReportSide = { enum: ['team', 'game', 'topic', 'language', 'channel', 'agent'] } as const
export const ResolveCrisisRequest = { shownMinutes: { minimum: 0, maximum: 10080 } } as const
export const ReviewContentRequest = { draft: { minimum: 0, maximum: 2147483647 }, note: { maxLength: 1000 } } as const
export const ReviewCriterion = { id: { pattern: '^[a-z0-9-]{1,40}$' }, name: { minLength: 1, maxLength: 80, pattern: '\\S' } } as const
export const ReviewFigures = { reviews: { minimum: 0 }, average: { minimum: 1, maximum: 5 } } as const
export const ReviewId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const ReviewReplyRequest = { text: { minLength: 1, maxLength: 2000, pattern: '\\S' } } as const
export const ReviewReport = { agents: { maxItems: 500 }, teams: { maxItems: 500 }, criteria: { maxItems: 100 } } as const
export const ReviewRequest = { scores: { minItems: 1, maxItems: 10 }, words: { maxLength: 2000 } } as const
export const ReviewScore = { criterion: { pattern: '^[a-z0-9-]{1,40}$' }, score: { minimum: 1, maximum: 5 } } as const
export const ReviewSettings = {
  share: { minimum: 0, maximum: 100 },
  teams: { maxItems: 200 },
  criteria: { maxItems: 10 },
  changedBy: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  mark: { pattern: '^[0-9a-f]{12}$' },
} as const
export const ReviewSettingsRequest = { share: { minimum: 0, maximum: 100 }, teams: { maxItems: 200 }, criteria: { maxItems: 10 } } as const
export const RollbackContentRequest = { version: { minimum: 0, maximum: 2147483647 }, note: { maxLength: 1000 } } as const
export const RollbackTopicsRequest = { version: { minimum: 0, maximum: 2147483647 }, note: { maxLength: 1000 } } as const
export const RuleActions = {
  team: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  tags: {
    maxItems: 20,
    items: { minLength: 1, maxLength: 40, pattern: '^[^\\u0000-\\u0020\\u007f-\\u00a0,;#"<>]{1,40}$' },
  },
  macro: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  skill: { minLength: 1, maxLength: 40, pattern: '^[^\\u0000-\\u0020\\u007f-\\u00a0,;#"<>]{1,40}$' },
} as const
export const RuleConditions = {
  games: { maxItems: 50, items: { pattern: '^[a-z0-9-]{1,40}$' } },
  topics: { maxItems: 200, items: { minimum: 1, maximum: 999999999 } },
  languages: { maxItems: 50, items: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } },
  channels: { maxItems: 3 },
  words: { maxItems: 100, items: { minLength: 1, maxLength: 60, pattern: '[^\\s*]' } },
  atLeast: { minimum: 1, maximum: 100 },
} as const
export const RuleId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const RuleTrial = { looked: { minimum: 0, maximum: 1000 }, met: { minimum: 0, maximum: 1000 }, items: { maxItems: 20 } } as const
export const RuleTrialCase = { id: { pattern: '^[1-9][0-9]{0,18}$' }, subject: { minLength: 1, maxLength: 200 } } as const
export const SaveContentDraftRequest = { draft: { minimum: 0, maximum: 2147483647 }, source: { maxLength: 200000 } } as const
export const SaveDraftRequest = { text: { maxLength: 20000 } } as const
export const SaveGamePageRequest = { mark: { pattern: '^[0-9a-f]{12}$' } } as const
export const SaveTopicSheetRequest = { mark: { pattern: '^[0-9a-f]{12}$' } } as const
export const SaveTopicTreeRequest = {
  mark: { pattern: '^[0-9a-f]{12}$' },
  read: { minItems: 1, maxItems: 2000 },
  moved: { maxItems: 2000, items: { minimum: 1, maximum: 999999999 } },
  nodes: { minItems: 1, maxItems: 2000 },
} as const
export const SavedView = {
  name: { minLength: 1, maxLength: 60, pattern: '\\S' },
  id: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  count: { minimum: 0, maximum: 1000 },
} as const
export const SavedViewId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const SavedViewRequest = { name: { minLength: 1, maxLength: 60, pattern: '\\S' } } as const
export const ScheduleId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const SearchMiss = {
  words: { minLength: 1 },
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  times: { minimum: 1 },
} as const
export const SearchMissPage = { items: { maxItems: 100 }, nextCursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' } } as const
export const SearchText = { minLength: 1, maxLength: 200 } as const
export const SecretQuestion = { id: { pattern: '^[A-Za-z0-9_-]{1,40}$' }, question: { minLength: 1 } } as const
export const SendChatMessageRequest = {
  clientId: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  text: { minLength: 1, maxLength: 2048, pattern: '\\S' },
  confirmedFlags: { maxItems: 50, items: { pattern: '^[A-Za-z0-9-]{1,40}$' } },
} as const
export const SensitiveCategory = { enum: ['selfHarm', 'threats', 'minors'] } as const
export const SensitiveFigures = { raised: { minimum: 0 }, standing: { minimum: 0 }, real: { minimum: 0 }, falseAlarms: { minimum: 0 } } as const
export const SensitiveFlag = {
  id: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  found: { maxItems: 20 },
  handledBy: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
} as const
export const SensitiveFlagId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const SensitiveFound = {
  word: { minLength: 2, maxLength: 80, pattern: '[^\\s*]' },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
} as const
export const SensitiveGuidance = {
  text: { minLength: 1, maxLength: 2000, pattern: '\\S' },
  tell: { minLength: 1, maxLength: 1000, pattern: '\\S' },
  helpLines: { maxItems: 50 },
  changedBy: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  mark: { pattern: '^[0-9a-f]{12}$' },
} as const
export const SensitiveGuidanceRequest = {
  text: { minLength: 1, maxLength: 2000, pattern: '\\S' },
  tell: { minLength: 1, maxLength: 1000, pattern: '\\S' },
  helpLines: { maxItems: 50 },
} as const
export const SensitiveGuidances = { items: { maxItems: 3 } } as const
export const SensitiveHelpLine = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  contact: { minLength: 1, maxLength: 200, pattern: '\\S' },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
} as const
export const SensitiveOutcome = { enum: ['real', 'falseAlarm'] } as const
export const SensitiveReport = { categories: { maxItems: 3 }, words: { maxItems: 100 } } as const
export const SensitiveSource = { enum: ['filing', 'reply', 'chat', 'mail'] } as const
export const SensitiveTrial = {
  looked: { minimum: 0, maximum: 1000 },
  met: { minimum: 0, maximum: 1000 },
  items: { maxItems: 20 },
  words: { maxItems: 300 },
} as const
export const SensitiveTrialCase = {
  id: { pattern: '^[1-9][0-9]{0,18}$' },
  subject: { minLength: 1, maxLength: 200 },
  words: { maxItems: 20, items: { minLength: 2, maxLength: 80, pattern: '[^\\s*]' } },
} as const
export const SensitiveWord = { minLength: 2, maxLength: 80, pattern: '[^\\s*]' } as const
export const SensitiveWordLists = { items: { maxItems: 60 } } as const
export const SensitiveWords = {
  words: { maxItems: 300, items: { minLength: 2, maxLength: 80, pattern: '[^\\s*]' } },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  changedBy: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  mark: { pattern: '^[0-9a-f]{12}$' },
} as const
export const SensitiveWordsRequest = { words: { maxItems: 300, items: { minLength: 2, maxLength: 80, pattern: '[^\\s*]' } } } as const
export const SetAvailabilityRequest = {
  chats: { minimum: 1, maximum: 20 },
  languages: { maxItems: 50, items: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } },
} as const
export const SetCaseStatusRequest = {
  alternateName: { pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$' },
  confirmedFlags: { maxItems: 50, items: { pattern: '^[A-Za-z0-9-]{1,40}$' } },
  eventCount: { minimum: 0, maximum: 100000 },
} as const
export const SetChannelsRequest = { channels: { minItems: 1, maxItems: 3 } } as const
export const SetFeatureRequest = {
  share: { minimum: 1, maximum: 99 },
  games: { maxItems: 100, items: { pattern: '^[a-z0-9-]{1,40}$' } },
  languages: { maxItems: 50, items: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } },
  reason: { minLength: 1, maxLength: 500 },
} as const
export const SettingChange = {
  before: { minimum: 0 },
  after: { minimum: 0 },
  reason: { minLength: 1, maxLength: 500 },
  changedBy: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
} as const
export const SettingKey = {
  enum: ['cases.resolveSilentDays', 'cases.reopenDays', 'cases.linkDays', 'cases.surveyDays', 'cases.keptMonths', 'cases.answererOwns', 'appeals.perAccount', 'appeals.accountDays', 'appeals.perPenalty', 'appeals.windowDays', 'appeals.targetDays', 'appeals.answerDays'],
} as const
export const SplitCase = { id: { pattern: '^[1-9][0-9]{0,18}$' }, region: { pattern: '^[a-z]{2}$' } } as const
export const SplitCaseRequest = {
  messages: { minItems: 1, maxItems: 50, items: { minimum: 0, maximum: 100000 } },
  categoryId: { minimum: 1, maximum: 999999999 },
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  subject: { minLength: 1, maxLength: 200, pattern: '\\S' },
  eventCount: { minimum: 0, maximum: 100000 },
} as const
export const StudioChecks = {
  words: { minimum: 0 },
  minutes: { minimum: 1 },
  longSentences: { minimum: 0 },
  links: { maxItems: 100 },
  terms: { maxItems: 100 },
} as const
export const StudioDeadLink = { line: { minimum: 1 } } as const
export const StudioDocument = {
  id: { pattern: '^[a-z]{2}-[A-Z]{2}~[0-9]{1,9}$' },
  products: { items: { pattern: '^[a-z0-9-]{1,40}$' } },
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  translations: { maxItems: 50 },
} as const
export const StudioDocumentId = { pattern: '^[a-z]{2}-[A-Z]{2}~[0-9]{1,9}$' } as const
export const StudioDocumentPage = {
  items: { maxItems: 100 },
  nextCursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' },
  count: { minimum: 0, maximum: 1000 },
} as const
export const StudioDraftNumber = { minimum: 0, maximum: 2147483647 } as const
export const StudioGap = {
  words: { minLength: 1 },
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  times: { minimum: 1 },
  found: { minimum: 0, maximum: 1000 },
} as const
export const StudioGaps = { items: { maxItems: 100 } } as const
export const StudioKind = { enum: ['articles'] } as const
export const StudioLanguage = {
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  current: { minimum: 0 },
  outdated: { minimum: 0 },
  machine: { minimum: 0 },
  missing: { minimum: 0 },
} as const
export const StudioLostLink = { target: { minLength: 1 } } as const
export const StudioLostLinks = { sites: { minimum: 0 }, checked: { minimum: 0 }, items: { maxItems: 200 } } as const
export const StudioMistake = { line: { minimum: 1 } } as const
export const StudioNote = { maxLength: 1000 } as const
export const StudioPerson = { id: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' } } as const
export const StudioPicture = { bytes: { minimum: 1 } } as const
export const StudioPictureRequest = { data: { minLength: 16, maxLength: 4000000, pattern: '^[A-Za-z0-9+/]{16,}={0,2}$' } } as const
export const StudioQuestion = {
  words: { minLength: 1 },
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  times: { minimum: 1 },
  before: { minimum: 1, maximum: 10 },
  after: { minimum: 1, maximum: 10 },
} as const
export const StudioQuestions = {
  looked: { minimum: 0, maximum: 1000 },
  found: { minimum: 0, maximum: 1000 },
  foundBefore: { minimum: 0, maximum: 1000 },
  questions: { maxItems: 50 },
  gaps: { maxItems: 20 },
} as const
export const StudioSheet = {
  draft: { minimum: 0, maximum: 2147483647 },
  source: { maxLength: 200000 },
  liveSource: { maxLength: 200000 },
  originalSource: { maxLength: 200000 },
  originalMark: { pattern: '^[0-9a-f]{12}$' },
  mistakes: { maxItems: 200 },
  note: { maxLength: 1000 },
} as const
export const StudioSource = { maxLength: 200000 } as const
export const StudioState = { enum: ['draft', 'review', 'scheduled', 'published', 'archived'] } as const
export const StudioTerm = { line: { minimum: 1 } } as const
export const StudioTranslation = { locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const StudioTranslationCell = { id: { pattern: '^[a-z]{2}-[A-Z]{2}~[0-9]{1,9}$' }, locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const StudioTranslationPage = { languages: { maxItems: 50 }, items: { maxItems: 100 }, nextCursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' } } as const
export const StudioTranslationRow = {
  id: { pattern: '^[a-z]{2}-[A-Z]{2}~[0-9]{1,9}$' },
  products: { items: { pattern: '^[a-z0-9-]{1,40}$' } },
  translations: { maxItems: 50 },
} as const
export const StudioVersion = { number: { minimum: 0 }, note: { maxLength: 1000 }, added: { minimum: 0 }, removed: { minimum: 0 } } as const
export const StudioVersionSource = { number: { minimum: 0 }, source: { maxLength: 200000 } } as const
export const StudioVersions = { items: { maxItems: 200 } } as const
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
export const SurveyQuestionSummary = {
  index: { minimum: 1, maximum: 15 },
  type: { pattern: '^[A-Za-z]{1,40}$' },
  answers: { minItems: 5, maxItems: 5, items: { minimum: 0 } },
  average: { minimum: 1, maximum: 5 },
} as const
export const SurveyRating = { enum: ['1', '2', '3', '4', '5'] } as const
export const SurveySummary = { offered: { minimum: 0 }, answered: { minimum: 0 } } as const
export const TargetConditions = {
  games: { maxItems: 50, items: { pattern: '^[a-z0-9-]{1,40}$' } },
  topics: { maxItems: 200, items: { minimum: 1, maximum: 999999999 } },
  languages: { maxItems: 50, items: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } },
  teams: { maxItems: 50, items: { pattern: '^[A-Za-z0-9-]{1,40}$' } },
  priorities: { maxItems: 4 },
} as const
export const TargetId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const TargetMinutes = { minimum: 1, maximum: 525600 } as const
export const TargetTally = { kept: { minimum: 0 }, missed: { minimum: 0 } } as const
export const TargetTimes = {
  firstAnswer: { minimum: 1, maximum: 525600 },
  nextAnswer: { minimum: 1, maximum: 525600 },
  resolution: { minimum: 1, maximum: 525600 },
} as const
export const TargetTrial = { looked: { minimum: 0, maximum: 1000 }, met: { minimum: 0, maximum: 1000 }, items: { maxItems: 20 } } as const
export const TargetTrialRequest = { schedule: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const TeamAssignment = { enum: ['nobody', 'least-busy', 'in-turn'] } as const
export const TeamId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const TimeOfDay = { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' } as const
export const TimeoutProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const TooManyRequestsProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const TopicChannel = {
  order: { minimum: 0, maximum: 1000 },
  ewt: { minimum: 0, maximum: 100000 },
  agentType: { pattern: '^[A-Za-z0-9]{1,40}$' },
  chatLocale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  lpDivId: { pattern: '^[A-Za-z0-9_-]{1,80}$' },
} as const
export const TopicCount = { count: { minimum: 0, maximum: 1000 } } as const
export const TopicDocument = {
  promos: { maxItems: 20, items: { pattern: '^(article/[0-9]{1,9}|[A-Za-z0-9-]{1,40})$' } },
  channels: { maxItems: 3 },
  fields: { maxItems: 60 },
} as const
export const TopicEffect = { categoryId: { minimum: 0, maximum: 999999999 } } as const
export const TopicEffects = { draft: { minimum: 0, maximum: 2147483647 }, items: { maxItems: 200 } } as const
export const TopicField = {
  key: { pattern: '^[A-Za-z0-9_-]{1,40}$' },
  options: { maxItems: 500 },
  secretQuestions: { maxItems: 100 },
  realms: { maxItems: 500 },
  minLength: { minimum: 0, maximum: 20000 },
  maxLength: { minimum: 1, maximum: 20000 },
} as const
export const TopicFinding = {
  categoryId: { minimum: 0, maximum: 999999999 },
  field: { minimum: 0 },
  locales: { maxItems: 50, items: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } },
} as const
export const TopicNode = {
  id: { minimum: 1, maximum: 999999999 },
  parentId: { minimum: 0, maximum: 999999999 },
  icon: { pattern: '^[a-z0-9-]{1,60}$' },
  visibility: { maxItems: 3 },
  fields: { minimum: 0 },
  channels: { maxItems: 3 },
  mark: { pattern: '^[0-9a-f]{12}$' },
  mistakes: { minimum: 0 },
} as const
export const TopicNodeRead = {
  id: { minimum: 1, maximum: 999999999 },
  parentId: { minimum: 0, maximum: 999999999 },
  mark: { pattern: '^[0-9a-f]{12}$' },
} as const
export const TopicNodeRequest = {
  id: { minimum: 1, maximum: 999999999 },
  parentId: { minimum: 0, maximum: 999999999 },
  icon: { pattern: '^[a-z0-9-]{1,60}$' },
  visibility: { maxItems: 3 },
} as const
export const TopicOffer = { id: { pattern: '^(article/[0-9]{1,9}|[A-Za-z0-9-]{1,40})$' } } as const
export const TopicPhrase = { maxLength: 2048 } as const
export const TopicPhraseList = { maxItems: 1000 } as const
export const TopicPromo = { pattern: '^(article/[0-9]{1,9}|[A-Za-z0-9-]{1,40})$' } as const
export const TopicRealm = { realmId: { minimum: 0, maximum: 999999999 }, realmName: { maxLength: 60 }, characters: { maxItems: 200 } } as const
export const TopicSheet = {
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  categoryId: { minimum: 1, maximum: 999999999 },
  mark: { pattern: '^[0-9a-f]{12}$' },
  draft: { minimum: 0, maximum: 2147483647 },
  findings: { maxItems: 500 },
  overridden: { maxItems: 3 },
  openings: { maxItems: 3 },
  offers: { maxItems: 520 },
} as const
export const TopicTree = {
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  draft: { minimum: 0, maximum: 2147483647 },
  mark: { pattern: '^[0-9a-f]{12}$' },
  nodes: { maxItems: 2000 },
  findings: { maxItems: 500 },
  locales: { maxItems: 50, items: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } },
  defaultLocale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  languages: { maxItems: 50, items: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } },
  note: { maxLength: 1000 },
} as const
export const TopicTreeMark = { pattern: '^[0-9a-f]{12}$' } as const
export const TopicUse = { topics: { maxItems: 200 }, articles: { maxItems: 5 }, articleCount: { minimum: 0 }, links: { minimum: 0 } } as const
export const TopicVersion = { number: { minimum: 0 }, items: { maxItems: 200 } } as const
export const TransferChatRequest = { to: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' } } as const
export const TranslateAnswerRequest = { text: { minLength: 1, maxLength: 20000, pattern: '\\S' }, from: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const TranslateCaseRequest = { to: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const TranslatedEvent = { event: { minimum: 0, maximum: 1000000 }, from: { pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' } } as const
export const TranslationLanguages = { languages: { maxItems: 100, items: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } } as const
export const TranslationState = { enum: ['translated', 'more', 'silent', 'wrong', 'unsupported', 'tooLong', 'off'] } as const
export const UnauthorizedOrStepUpRequiredProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const UnauthorizedProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const UnavailableProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const UnsupportedMediaTypeProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const UpdateCaseRequest = { subject: { minLength: 1, maxLength: 200, pattern: '\\S' }, eventCount: { minimum: 0, maximum: 100000 } } as const
export const UpdatePenaltyRequest = { evidence: { maxItems: 500, items: { minLength: 1, maxLength: 2000 } } } as const
export const UsageCount = { event: { minLength: 1, maxLength: 100 }, game: { pattern: '^[a-z0-9-]{1,40}$' }, times: { minimum: 1 } } as const
export const UsageEvent = { minLength: 1, maxLength: 100 } as const
export const UsagePage = { items: { maxItems: 100 }, nextCursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' } } as const
export const ValidationProblem = { title: { minLength: 1 }, requestId: { minLength: 1 }, errorKey: { pattern: '^[A-Za-z0-9._-]{1,120}$' } } as const
export const VerificationEntry = {
  accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  categoryId: { minimum: 1, maximum: 999999999 },
  by: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
} as const
export const VerificationOutcome = { enum: ['opened', 'skipped', 'failed', 'locked', 'passed', 'unlocked'] } as const
export const VerificationPage = { items: { maxItems: 100 }, nextCursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' } } as const
export const WebhookActor = { enum: ['player', 'agent', 'system'] } as const
export const WebhookAppeal = {
  id: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  penaltyId: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  gameName: { maxLength: 120 },
  reasonId: { pattern: '^[A-Za-z0-9._-]{1,120}$' },
  assignee: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
} as const
export const WebhookCase = {
  id: { pattern: '^[1-9][0-9]{0,18}$' },
  region: { pattern: '^[a-z]{2}$' },
  gameName: { pattern: '^[a-z0-9-]{1,40}$' },
  categoryId: { minimum: 0, maximum: 999999999 },
  locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  assignee: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  team: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  eventCount: { minimum: 0, maximum: 100000 },
} as const
export const WebhookChange = { enum: ['locked', 'type', 'subject', 'priority', 'tags', 'snoozed'] } as const
export const WebhookData = {
  caseId: { pattern: '^[1-9][0-9]{0,18}$' },
  agentId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  changed: { maxItems: 10 },
  rating: { minimum: 1, maximum: 5 },
  into: { pattern: '^[1-9][0-9]{0,18}$' },
  outOf: { pattern: '^[1-9][0-9]{0,18}$' },
  accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  webhookId: { pattern: '^[A-Za-z0-9-]{1,40}$' },
} as const
export const WebhookDelivery = {
  id: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  caseId: { pattern: '^[1-9][0-9]{0,18}$' },
  tries: { minimum: 0, maximum: 100000 },
  lastStatus: { minimum: 100, maximum: 999 },
} as const
export const WebhookDeliveryDetail = { tried: { maxItems: 20 }, webhookId: { pattern: '^msg_[A-Za-z0-9-]{1,40}$' } } as const
export const WebhookDeliveryId = { pattern: '^[A-Za-z0-9-]{1,40}$' } as const
export const WebhookDeliveryPage = { items: { maxItems: 100 }, nextCursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' } } as const
export const WebhookDeliveryState = { enum: ['waiting', 'delivered', 'failed', 'held'] } as const
export const WebhookEvent = {
  enum: ['case.created', 'case.player_replied', 'case.answered', 'case.state_changed', 'case.closed', 'case.assigned', 'case.moved', 'case.updated', 'case.note_added', 'case.mail_returned', 'case.survey_answered', 'case.target_near', 'case.target_missed', 'case.merged', 'case.unmerged', 'case.sensitive_raised', 'case.sensitive_handled', 'case.split', 'case.unsplit', 'case.erased', 'appeal.created', 'appeal.asked', 'appeal.answered', 'appeal.decided', 'account.sms_protection'],
} as const
export const WebhookFailure = { enum: ['status', 'timeout', 'unreachable', 'certificate', 'closed-network'] } as const
export const WebhookMessageType = {
  enum: ['case.created', 'case.player_replied', 'case.answered', 'case.state_changed', 'case.closed', 'case.assigned', 'case.moved', 'case.updated', 'case.note_added', 'case.mail_returned', 'case.survey_answered', 'case.target_near', 'case.target_missed', 'case.merged', 'case.unmerged', 'case.sensitive_raised', 'case.sensitive_handled', 'case.split', 'case.unsplit', 'case.erased', 'appeal.created', 'appeal.asked', 'appeal.answered', 'appeal.decided', 'account.sms_protection', 'webhook.ping'],
} as const
export const WebhookSecret = { pattern: '^whsec_[A-Za-z0-9+/]{43}=$' } as const
export const WebhookState = { enum: ['on', 'failing', 'paused', 'off'] } as const
export const WebhookStatus = { minimum: 100, maximum: 999 } as const
export const WebhookTry = { status: { minimum: 100, maximum: 999 }, milliseconds: { minimum: 0, maximum: 600000 } } as const
export const WorkingHours = {
  day: { minimum: 1, maximum: 7 },
  from: { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
  to: { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
} as const
export const WrittenAs = { text: { minLength: 1, maxLength: 20000, pattern: '\\S' }, locale: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const replacePerson = { agentId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' } } as const
export const endPersonSessions = { agentId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' } } as const
export const deleteMachineKey = { keyId: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' } } as const
export const rotateMachineKey = { keyId: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' } } as const
export const deleteView = { viewId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const getTopicForm = { categoryId: { minimum: 1, maximum: 999999999 }, language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const listCases = {
  state: { enum: ['open', 'waiting', 'resolved', 'snoozed', 'sensitive', 'unresolved'] },
  status: { enum: ['OPEN', 'ANSWERED', 'INFO', 'RESOLVED'] },
  region: { pattern: '^[a-z]{2}$' },
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  topic: { minimum: 1, maximum: 999999999 },
  channel: { enum: ['TICKET', 'CHAT', 'PHONE_CALLBACK'] },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  tag: { minLength: 1, maxLength: 40, pattern: '^[^\\u0000-\\u0020\\u007f-\\u00a0,;#"<>]{1,40}$' },
  priority: { enum: ['low', 'normal', 'high', 'urgent'] },
  team: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  due: { enum: ['overdue', 'hour', 'soon', 'day', 'any'] },
  player: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  assignee: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  q: { minLength: 1, maxLength: 200 },
  cursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' },
  limit: { minimum: 1, maximum: 100 },
} as const
export const getDeskCase = { id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const updateCase = { id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const readSecureField = { id: { pattern: '^[1-9][0-9]{0,18}$' }, key: { pattern: '^[A-Za-z0-9_-]{1,40}$' } } as const
export const assignCase = { id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const saveDraft = { id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const setPresence = { id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const answerCase = { id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const setCaseStatus = { id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const reorganizeCase = { id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const mergeCases = { id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const unmergeCase = { id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const splitCase = { id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const unsplitCase = { id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const addNote = { id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const getAttachment = { id: { pattern: '^[1-9][0-9]{0,18}$' }, fileId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const readMail = { id: { pattern: '^[1-9][0-9]{0,18}$' }, fileId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const createCaseToken = { id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const revokeCaseToken = { id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const handleSensitiveFlag = { id: { pattern: '^[1-9][0-9]{0,18}$' }, flagId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const listCaseArticles = { id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const translateCase = { id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const translateAnswer = { id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const listPlayers = {
  q: { minLength: 1, maxLength: 200 },
  cursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' },
  limit: { minimum: 1, maximum: 100 },
} as const
export const getPlayer = { accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' } } as const
export const addPlayerNote = { accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' } } as const
export const editPlayerNote = { accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' }, noteId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const deletePlayerNote = { accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' }, noteId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const replaceTeam = { teamId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const deleteTeam = { teamId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const replaceRule = { ruleId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const deleteRule = { ruleId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const replaceTarget = { targetId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const deleteTarget = { targetId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const replaceSchedule = { scheduleId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const deleteSchedule = { scheduleId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const replaceSensitiveGuidance = { category: { enum: ['selfHarm', 'threats', 'minors'] } } as const
export const replaceSensitiveWords = { category: { enum: ['selfHarm', 'threats', 'minors'] }, language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const resetSensitiveWords = { category: { enum: ['selfHarm', 'threats', 'minors'] }, language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const listReviews = {
  state: { enum: ['open', 'done'] },
  cursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' },
  limit: { minimum: 1, maximum: 100 },
} as const
export const listOwnReviews = { cursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' }, limit: { minimum: 1, maximum: 100 } } as const
export const getReview = { reviewId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const reviewAnswer = { reviewId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const replyToReview = { reviewId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const replaceWebhook = { webhookId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const deleteWebhook = { webhookId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const rotateWebhookSecret = { webhookId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const pingWebhook = { webhookId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const listWebhookDeliveries = {
  webhookId: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  state: { enum: ['waiting', 'delivered', 'failed', 'held'] },
  cursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' },
  limit: { minimum: 1, maximum: 100 },
} as const
export const getWebhookDelivery = { webhookId: { pattern: '^[A-Za-z0-9-]{1,40}$' }, deliveryId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const redeliverWebhook = { webhookId: { pattern: '^[A-Za-z0-9-]{1,40}$' }, deliveryId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const replaceMacro = { macroId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const deleteMacro = { macroId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const listCallBacks = {
  state: { enum: ['open', 'ended'] },
  cursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' },
  limit: { minimum: 1, maximum: 100 },
} as const
export const takeCallBack = { id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const endCallBack = { id: { pattern: '^[1-9][0-9]{0,18}$' } } as const
export const listChats = {
  state: { enum: ['WAITING', 'ACTIVE', 'ENDED'] },
  skill: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}-[A-Za-z0-9]{1,40}$' },
} as const
export const getChat = { chatId: { pattern: '^[A-Za-z0-9-]{1,40}$' }, after: { minimum: 0, maximum: 1000000 } } as const
export const acceptChat = { chatId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const sendChatMessage = { chatId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const transferChat = { chatId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const endChat = { chatId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const listPenalties = {
  accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  cursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' },
  limit: { minimum: 1, maximum: 100 },
} as const
export const updatePenalty = { penaltyId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const importPenalty = { externalId: { pattern: '^[A-Za-z0-9_.:-]{1,100}$' } } as const
export const listAppeals = {
  state: { enum: ['PENDING', 'OVERDUE', 'WAITING', 'MINE', 'ASKED', 'UPHELD', 'OVERTURNED'] },
  cursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' },
  limit: { minimum: 1, maximum: 100 },
} as const
export const getAppeal = { appealId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const askAppellant = { appealId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const assignAppeal = { appealId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const askOpinion = { appealId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const giveOpinion = { appealId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const decideAppeal = { appealId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const listTopicChannels = { categoryId: { minimum: 1, maximum: 999999999 } } as const
export const setChannels = { categoryId: { minimum: 1, maximum: 999999999 } } as const
export const switchChannel = { categoryId: { minimum: 1, maximum: 999999999 }, channelType: { enum: ['ticket', 'chat', 'phone'] } } as const
export const replaceCrisisMessage = { messageId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const deleteCrisisMessage = { messageId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const addCrisisUpdate = { messageId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const resolveCrisisMessage = { messageId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const getCrisisFigures = { messageId: { pattern: '^[A-Za-z0-9-]{1,40}$' } } as const
export const setFeature = { key: { pattern: '^[A-Za-z]{1,40}$' } } as const
export const changeSetting = { setting: { pattern: '^[a-z]{1,20}\\.[A-Za-z]{1,40}$' } } as const
export const listSettingChanges = { setting: { pattern: '^[a-z]{1,20}\\.[A-Za-z]{1,40}$' } } as const
export const listContent = {
  kind: {
    enum: ['pack', 'texts', 'headers', 'products', 'categories', 'topics', 'trending', 'self-services', 'resources', 'promos', 'articles', 'synonyms', 'crisis', 'penalty-reasons', 'login-options', 'assets'],
  },
} as const
export const replaceContent = {
  kind: {
    enum: ['pack', 'texts', 'headers', 'products', 'categories', 'topics', 'trending', 'self-services', 'resources', 'promos', 'articles', 'synonyms', 'crisis', 'penalty-reasons', 'login-options', 'assets'],
  },
} as const
export const getContentDocument = {
  kind: {
    enum: ['pack', 'texts', 'headers', 'products', 'categories', 'topics', 'trending', 'self-services', 'resources', 'promos', 'articles', 'synonyms', 'crisis', 'penalty-reasons', 'login-options', 'assets'],
  },
  id: { pattern: '^[A-Za-z0-9][A-Za-z0-9_.~-]{0,199}$' },
} as const
export const putContentDocument = {
  kind: {
    enum: ['pack', 'texts', 'headers', 'products', 'categories', 'topics', 'trending', 'self-services', 'resources', 'promos', 'articles', 'synonyms', 'crisis', 'penalty-reasons', 'login-options', 'assets'],
  },
  id: { pattern: '^[A-Za-z0-9][A-Za-z0-9_.~-]{0,199}$' },
} as const
export const listContentReleases = { cursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' }, limit: { minimum: 1, maximum: 100 } } as const
export const rollbackContentRelease = { release: { minimum: 1, maximum: 2147483647 } } as const
export const listStudioTranslations = {
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  translation: { enum: ['missing', 'outdated', 'machine', 'open'] },
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  q: { minLength: 1, maxLength: 200 },
  cursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' },
  limit: { minimum: 1, maximum: 100 },
} as const
export const listStudioGaps = {
  days: { enum: [7, 30, 90] },
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
} as const
export const listStudioLostLinks = { game: { pattern: '^[a-z0-9-]{1,40}$' }, language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' } } as const
export const listStudioDocuments = {
  kind: { enum: ['articles'] },
  state: { enum: ['draft', 'review', 'scheduled', 'published', 'archived'] },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  translation: { enum: ['missing', 'outdated'] },
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  q: { minLength: 1, maxLength: 200 },
  cursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' },
  limit: { minimum: 1, maximum: 100 },
} as const
export const getStudioDocument = { kind: { enum: ['articles'] }, documentId: { pattern: '^[a-z]{2}-[A-Z]{2}~[0-9]{1,9}$' } } as const
export const deleteContent = { kind: { enum: ['articles'] }, documentId: { pattern: '^[a-z]{2}-[A-Z]{2}~[0-9]{1,9}$' } } as const
export const saveContentDraft = { kind: { enum: ['articles'] }, documentId: { pattern: '^[a-z]{2}-[A-Z]{2}~[0-9]{1,9}$' } } as const
export const discardContentDraft = { kind: { enum: ['articles'] }, documentId: { pattern: '^[a-z]{2}-[A-Z]{2}~[0-9]{1,9}$' } } as const
export const addContentPicture = { kind: { enum: ['articles'] }, documentId: { pattern: '^[a-z]{2}-[A-Z]{2}~[0-9]{1,9}$' } } as const
export const draftContentTranslation = { kind: { enum: ['articles'] }, documentId: { pattern: '^[a-z]{2}-[A-Z]{2}~[0-9]{1,9}$' } } as const
export const requestContentReview = { kind: { enum: ['articles'] }, documentId: { pattern: '^[a-z]{2}-[A-Z]{2}~[0-9]{1,9}$' } } as const
export const returnContentDraft = { kind: { enum: ['articles'] }, documentId: { pattern: '^[a-z]{2}-[A-Z]{2}~[0-9]{1,9}$' } } as const
export const publishContent = { kind: { enum: ['articles'] }, documentId: { pattern: '^[a-z]{2}-[A-Z]{2}~[0-9]{1,9}$' } } as const
export const previewContent = { kind: { enum: ['articles'] }, documentId: { pattern: '^[a-z]{2}-[A-Z]{2}~[0-9]{1,9}$' } } as const
export const rollbackContent = { kind: { enum: ['articles'] }, documentId: { pattern: '^[a-z]{2}-[A-Z]{2}~[0-9]{1,9}$' } } as const
export const getStudioQuestions = { kind: { enum: ['articles'] }, documentId: { pattern: '^[a-z]{2}-[A-Z]{2}~[0-9]{1,9}$' } } as const
export const listContentVersions = { kind: { enum: ['articles'] }, documentId: { pattern: '^[a-z]{2}-[A-Z]{2}~[0-9]{1,9}$' } } as const
export const getContentVersion = {
  kind: { enum: ['articles'] },
  documentId: { pattern: '^[a-z]{2}-[A-Z]{2}~[0-9]{1,9}$' },
  version: { minimum: 0, maximum: 2147483647 },
} as const
export const getTopicTree = { game: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const saveTopicTree = { game: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const getTopicSheet = { game: { pattern: '^[a-z0-9-]{1,40}$' }, categoryId: { minimum: 1, maximum: 999999999 } } as const
export const saveTopicSheet = { game: { pattern: '^[a-z0-9-]{1,40}$' }, categoryId: { minimum: 1, maximum: 999999999 } } as const
export const getGamePage = { game: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const saveGamePage = { game: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const findInterfaceTexts = {
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  q: { minLength: 1, maxLength: 200 },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
} as const
export const getTopicUse = { game: { pattern: '^[a-z0-9-]{1,40}$' }, category: { minimum: 1, maximum: 999999999 } } as const
export const getTopicEffects = { game: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const discardTopicDraft = { game: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const publishTopics = { game: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const requestTopicsReview = { game: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const returnTopicsDraft = { game: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const listTopicVersions = { game: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const getTopicVersion = { game: { pattern: '^[a-z0-9-]{1,40}$' }, version: { minimum: 0, maximum: 2147483647 } } as const
export const rollbackTopics = { game: { pattern: '^[a-z0-9-]{1,40}$' } } as const
export const unlockVerification = { accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' } } as const
export const endSmsProtection = { accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' } } as const
export const endLauncherTokens = { accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' } } as const
export const getAccountData = { accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' } } as const
export const eraseAccountData = { accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' } } as const
export const listSurveyAnswers = { cursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' }, limit: { minimum: 1, maximum: 100 } } as const
export const listPlayerNotes = {
  kind: { enum: ['bug', 'suggestion'] },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  cursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' },
  limit: { minimum: 1, maximum: 100 },
} as const
export const listArticleFeedback = {
  articleId: { pattern: '^[0-9]{1,9}$' },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  cursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' },
  limit: { minimum: 1, maximum: 100 },
} as const
export const listSearchMisses = {
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  cursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' },
  limit: { minimum: 1, maximum: 100 },
} as const
export const getUsage = {
  event: { minLength: 1, maxLength: 100 },
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  cursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' },
  limit: { minimum: 1, maximum: 100 },
} as const
export const listVerifications = {
  accountId: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  outcome: { enum: ['opened', 'skipped', 'failed', 'locked', 'passed', 'unlocked'] },
  cursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' },
  limit: { minimum: 1, maximum: 100 },
} as const
export const getCaseReport = {
  by: { enum: ['team', 'game', 'topic', 'language', 'channel', 'agent'] },
  game: { pattern: '^[a-z0-9-]{1,40}$' },
  topic: { minimum: 1, maximum: 999999999 },
  language: { pattern: '^[A-Za-z]{2}-[A-Za-z]{2}$' },
  channel: { enum: ['TICKET', 'CHAT', 'PHONE_CALLBACK'] },
  team: { pattern: '^[A-Za-z0-9-]{1,40}$' },
  agent: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
} as const
export const listAudit = {
  actor: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  action: { pattern: '^[a-z][a-z.-]{0,60}$' },
  subject: { pattern: '^[a-z-]{1,40}/[A-Za-z0-9_.:|@-]{1,200}$' },
  cursor: { pattern: '^[A-Za-z0-9_-]{1,400}$' },
  limit: { minimum: 1, maximum: 100 },
} as const
export const exportAudit = {
  actor: { pattern: '^[A-Za-z0-9_.:|@-]{1,200}$' },
  action: { pattern: '^[a-z][a-z.-]{0,60}$' },
  subject: { pattern: '^[a-z-]{1,40}/[A-Za-z0-9_.:|@-]{1,200}$' },
  format: { enum: ['csv', 'jsonl'] },
} as const
