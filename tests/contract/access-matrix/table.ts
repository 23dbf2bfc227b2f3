// Whose is what: the one thing about access that the contract does not say. One row for every operation of both
// documents; roles, sessions and tokens are read from the contract itself (expected.ts). A new operation without its
// row fails the access matrix.
import type { Actor } from './expected.ts'

/** Things that belong to somebody. The world (world.ts) makes a fresh one for every cell that needs one. */
export type Resource =
  | 'case'
  | 'answered-case'
  | 'answered-phone-case'
  | 'resolved-case'
  | 'resolved-chat-case'
  | 'attachment'
  | 'kept-mail'
  | 'secure-field'
  | 'signed-out-case'
  | 'penalty'
  | 'appeal'
  | 'asked-appeal'
  | 'appeal-opinion'
  | 'data-export'
  | 'verification'
  | 'message'
  | 'chat-case'
  | 'upload'
  | 'macro'
  | 'shared-macro'
  | 'help-draft'
  | 'help-in-review'
  | 'help-article'
  | 'help-release'
  | 'player-note'
  | 'merged-case'
  | 'split-case'
  | 'talked-case'
  | 'team'
  | 'key'
  | 'webhook'
  | 'webhook-delivery'
  | 'rule'
  | 'target'
  | 'schedule'
  | 'view'
  | 'chat'
  | 'call-back'
  | 'taken-call-back'
  | 'sensitive-flag'
  | 'open-review'
  | 'given-review'

/** What has neither game nor language: a scope at the desk leaves it alone (CD-315). */
export const unscoped: ReadonlySet<Resource> = new Set<Resource>([
  'team',
  'key',
  'webhook',
  'webhook-delivery',
  'rule',
  'target',
  'schedule',
  'view',
])

/** Where the id of a resource stands in a request. */
export interface Place {
  path?: (id: string) => Record<string, string>
  body?: (example: object, id: string) => object
}

interface Any {
  /** Status of whoever is let in, where it is not the contract's first good answer; for all, or by actor. */
  answers?: number | Readonly<Partial<Record<Actor, number>>>
  /** A body instead of the contract's example. */
  sends?: object
}

export type Row = Any &
  /** The same for everybody who may call it at all; it names nothing that could be missing. */
  (
    | { whose: 'everybody' }
    /** Published content: there for everybody, or missing for everybody. `missing` replaces parts of the path. */
    | { whose: 'published'; missing: Record<string, string>; there?: Record<string, string> }
    /**
     * About the caller alone: there is no way to name somebody else. The answer may hold nothing of another account.
     */
    | { whose: 'caller' }
    /**
     * One account's: its owner and nobody else. `byBody`: a case named in the body, by its token too; nobody is asked
     * to sign in for it.
     */
    | { whose: 'owner'; resource: Resource; at: Place; missing: string; byBody?: true }
    /**
     * Any player's, at the desk. `own`, `others`: statuses for what they themselves, or somebody else at the desk, have
     * made or taken.
     */
    | { whose: 'desk'; resource: Resource; at: Place; missing: string; own?: number; others?: number }
    /**
     * An account named at the desk. Accounts live at the identity provider: one that we hold nothing of is `missing`.
     */
    | { whose: 'account'; missing: number }
  )

const nobodysCase = '7'
const nobodys = 'nobody-has-this'
const noCategory = '999999998'
const noRow = '00000000-0000-7000-8000-000000000000'
const atKey: Place = { path: (keyId) => ({ keyId }) }
const noProduct = 'no-such-game'

/** An open line of the demonstration's chat. */
export const chatLine = { lpDivId: 'northlight-chat-game', skill: 'en-US-game' }

const everybody: Row = { whose: 'everybody' }
const caller: Row = { whose: 'caller' }
const ofCategory: Row = { whose: 'published', missing: { categoryId: noCategory } }
const ofProduct: Row = { whose: 'published', missing: { product: noProduct } }
const caseAt: Place = { path: (id) => ({ id }) }
const ownCase: Row = { whose: 'owner', resource: 'case', at: caseAt, missing: nobodysCase }
/** Both ids, parted by a space. */
const fileAt: Place = { path: (both) => ({ id: both.split(' ')[0]!, fileId: both.split(' ')[1]! }) }
const ownFile: Row = { whose: 'owner', resource: 'attachment', at: fileAt, missing: `${nobodysCase} ${nobodys}` }
const ownUpload: Row = {
  whose: 'owner',
  resource: 'upload',
  at: { path: (uploadId) => ({ uploadId }) },
  missing: nobodys,
}
/** Switched off, so that nobody is called. */
const quietWebhook = { name: 'Webhook', url: 'https://hooks.example/', events: [], enabled: false }
const atWebhook: Place = { path: (webhookId) => ({ webhookId }) }
const deskWebhook: Row = { whose: 'desk', resource: 'webhook', at: atWebhook, missing: nobodys }
/** Both ids, parted by a space. */
const webhookDelivery: Row = {
  whose: 'desk',
  resource: 'webhook-delivery',
  at: { path: (both) => ({ webhookId: both.split(' ')[0]!, deliveryId: both.split(' ')[1]! }) },
  missing: `${nobodys} ${nobodys}`,
}
const atAppeal: Place = { path: (appealId) => ({ appealId }) }
const deskCase: Row = { whose: 'desk', resource: 'case', at: caseAt, missing: nobodysCase }
const firstEvent = { body: (example: object) => ({ ...example, eventCount: 1 }) }
const inForm = (example: object, change: object): object => {
  const { form, ...parts } = example as { form: object | string }
  return {
    ...parts,
    form: JSON.stringify({ ...(typeof form === 'string' ? (JSON.parse(form) as object) : form), ...change }),
  }
}

export const playerRows: Readonly<Record<string, Row>> = {
  // account
  startLogin: everybody,
  getSignInProviders: everybody,
  // A call-back that no sign-in has begun signs nobody in: it leads to the page that says so.
  finishLogin: everybody,
  finishLoginAt: everybody,
  // The example's token is nobody's; true ones are played through in account/sign-in.test.ts.
  endSessionsAtProvider: { whose: 'everybody', answers: 400 },
  getSignInWays: caller,
  linkSignIn: caller,
  // Whose a way or an offer is, is played through in account/ways.test.ts.
  unlinkSignIn: { whose: 'caller', answers: 404 },
  mergeAccounts: { whose: 'caller', answers: 404 },
  getAuth: caller,
  getLoginOptions: everybody,
  getSuggestLoginOptions: everybody,
  logout: caller,
  // settings, localizations
  getConfig: everybody,
  getFileExtensions: everybody,
  getCharacterBreaks: everybody,
  getDescriptionLimit: everybody,
  isFeatureEnabled: everybody,
  getImageAsset: everybody,
  getLocalizedLogo: ofProduct,
  getLocalizations: everybody,
  // catalogue
  getProducts: caller,
  getProduct: { whose: 'published', missing: { name: noProduct } },
  getHeaders: everybody,
  getAllCategories: everybody,
  getProductCategories: ofProduct,
  getCategoryChildren: ofCategory,
  getPopularCategories: ofCategory,
  getSelfServices: ofProduct,
  getCategorySelfServices: ofCategory,
  getResources: ofProduct,
  getCategoryResources: ofCategory,
  getSolution: ofCategory,
  getChannels: ofCategory,
  getCategory: ofCategory,
  getCategoryParent: ofCategory,
  getCategoryPath: ofCategory,
  getCategoryChildList: ofCategory,
  getTrending: ofProduct,
  getCategoryTrending: ofCategory,
  // articles
  getArticle: { whose: 'published', missing: { articleId: '999999998' } },
  searchArticles: everybody,
  getSuggestions: everybody,
  getTypedSuggestions: everybody,
  getTrendingArticles: ofProduct,
  getTrendingArticlesOf: everybody,
  getFeedback: { whose: 'published', missing: { articleId: '999999998' } },
  giveFeedback: { whose: 'published', missing: { articleId: '999999998' } },
  // telemetry, crisis, bug-suggestion
  reportEvent: everybody,
  reportMetric: everybody,
  getServiceStatus: everybody,
  getMessages: everybody,
  reportBug: caller,
  suggest: caller,
  // contact
  getCaptcha: everybody,
  getChallenge: everybody,
  validateChallenge: everybody,
  checkContext: everybody,
  getPreverify: everybody,
  verifyContact: { whose: 'published', missing: { topicId: noCategory } },
  // The example is a player's: whoever has no full account is let in and told what is missing.
  submitContact: { whose: 'caller', answers: { nobody: 422, token: 422, marked: 422, soft: 422 } },
  // uploads: the session's they were begun in, without an account too
  describeUploads: everybody,
  createUpload: caller,
  checkUpload: ownUpload,
  appendUpload: ownUpload,
  removeUpload: ownUpload,
  // handoff: the examples' code and id were never given; both are played through in handoff/handoff.test.ts
  createHandoff: caller,
  takeHandoff: { whose: 'everybody', answers: 404 },
  getHandoff: { whose: 'everybody', answers: 404 },
  endHandoff: { whose: 'everybody', answers: 404 },
  // cases
  getActiveCases: caller,
  getArchivedCases: caller,
  findCases: caller,
  getCaseChoices: caller,
  getCase: ownCase,
  respondToCase: { ...ownCase, at: { path: caseAt.path!, body: (example) => inForm(example, { eventCount: 1 }) } },
  resolveCase: { ...ownCase, resource: 'answered-case' },
  cancelCase: ownCase,
  exportCase: ownCase,
  getCaseFile: ownFile,
  checkCaseFile: ownFile,
  getCaseFilePreview: ownFile,
  // news
  streamNews: caller,
  streamCase: ownCase,
  // ingame: the example's token is nobody's and its code was never given; both are played through in ingame/ingame.test.ts
  createGameContext: { whose: 'everybody', answers: 401 },
  openGameContext: { whose: 'everybody', answers: 404 },
  // by the token of the caller's own launcher
  getUnread: caller,
  endUnread: caller,
  endAllUnread: caller,
  // notifications: the example's tag was made by nobody; real ones are played through in notifications/notifications.test.ts
  getMailPreferences: caller,
  setMailPreferences: caller,
  getPushOffer: caller,
  subscribePush: caller,
  endPush: caller,
  showUnsubscribe: { whose: 'everybody', answers: 404 },
  unsubscribe: { whose: 'everybody', answers: 404 },
  // own-data
  getDataRequests: caller,
  requestDataExport: caller,
  getDataExport: {
    whose: 'owner',
    resource: 'data-export',
    at: { path: (requestId) => ({ requestId }) },
    missing: nobodys,
  },
  // Not confirmed: a whole account is erased in own-data/own-data.test.ts.
  requestDataErasure: { whose: 'caller', sends: { confirmation: false }, answers: 422 },
  // survey; real tokens are played through in survey/survey.test.ts
  getSurveyByLink: { whose: 'everybody', answers: 404 },
  answerSurveyByLink: { whose: 'everybody', answers: 404 },
  getSurvey: {
    whose: 'owner',
    resource: 'resolved-case',
    at: { path: (caseId) => ({ caseId }) },
    missing: nobodysCase,
  },
  answerSurvey: {
    whose: 'owner',
    resource: 'resolved-case',
    at: { path: (caseId) => ({ caseId }) },
    missing: nobodysCase,
  },
  // verification: what is open belongs to the session; without it there
  // is nothing; of the agent the provider of questions knows nothing either.
  getQuestions: { whose: 'owner', resource: 'verification', at: {}, missing: '', answers: { agent: 404 } },
  shuffleQuestion: {
    whose: 'owner',
    resource: 'verification',
    at: { body: (example, question) => ({ ...example, question }) },
    missing: 'kq-none',
    answers: { agent: 404 },
  },
  // The example's answers are right for its owner alone.
  answerQuestions: {
    whose: 'owner',
    resource: 'verification',
    at: {},
    missing: '',
    answers: { other: 422, soft: 422, agent: 404 },
  },
  // phone
  getAccountPhone: caller,
  getCountries: everybody,
  validatePhone: everybody,
  getSmsOffer: caller,
  normalizeSmsPhone: caller,
  // Nora is protected already; a soft account is offered no protection (decisions-cases G1, G12).
  sendSmsCode: { whose: 'caller', answers: { other: 422, soft: 422 } },
  validateSmsCode: { whose: 'caller', answers: 422 },
  // Signed out only after a challenge (ground G23).
  requestPhoneCode: { whose: 'everybody', answers: { nobody: 422, token: 422, marked: 422 } },
  validatePhoneCode: everybody,
  // penalties
  getPenalties: caller,
  isPenaltyAdvertised: caller,
  reportPenaltyEvent: caller,
  markPenaltiesRead: {
    whose: 'owner',
    resource: 'penalty',
    at: { body: (example, penaltyId) => ({ ...example, penaltyId }) },
    missing: nobodys,
  },
  isAppealLimitReached: caller,
  getAppealReasons: everybody,
  answerAppeal: {
    whose: 'owner',
    resource: 'asked-appeal',
    at: { body: (example, penaltyId) => ({ ...example, penaltyId }) },
    missing: nobodys,
  },
  appealPenalty: {
    whose: 'owner',
    resource: 'penalty',
    at: { body: (example, penaltyId) => ({ ...example, penaltyId }) },
    missing: nobodys,
  },
  // lockedout: its own visitors have a mark and nothing else; whether a code is right is played through in lockedout/lockedout.test.ts
  requestLockedOutCode: everybody,
  answerLockedOutCode: { whose: 'everybody', answers: 422 },
  getLockedOut: everybody,
  endLockedOut: everybody,
  getLockedOutRestrictions: caller,
  getLockedOutCases: caller,
  getLockedOutCase: ownCase,
  appealLockedOut: {
    whose: 'owner',
    resource: 'penalty',
    at: { body: (example, penaltyId) => ({ ...example, penaltyId }) },
    missing: nobodys,
  },
  answerAppealLockedOut: {
    whose: 'owner',
    resource: 'asked-appeal',
    at: { body: (example, penaltyId) => ({ ...example, penaltyId }) },
    missing: nobodys,
  },
  // chat
  getWaitTime: everybody,
  updateChatSkill: caller,
  getChatMembership: caller,
  putChatCaseInfo: {
    whose: 'owner',
    resource: 'chat-case',
    byBody: true,
    at: { body: (example, caseId) => ({ ...example, caseId }) },
    missing: nobodysCase,
  },
  startChat: {
    whose: 'owner',
    resource: 'chat-case',
    byBody: true,
    at: { body: (_, caseId) => ({ ...chatLine, caseId, caseRegion: 'us' }) },
    missing: nobodysCase,
  },
}

const heldAccount: Row = { whose: 'account', missing: 404 }
/** Lifting what is not there changes nothing and says so. */
const anyAccount: Row = { whose: 'account', missing: 204 }
/** Of the scoped one's game and language. */
export const crisisDraft = {
  title: { 'en-US': 'Outage' },
  summary: { 'en-US': 'Some cannot.' },
  body: { 'en-US': 'We work.' },
  link: null,
  game: 'wow',
  languages: ['en-US'],
  active: true,
}
const deskMessage: Row = {
  whose: 'desk',
  resource: 'message',
  at: { path: (messageId) => ({ messageId }) },
  missing: nobodys,
}
const atChat: Place = { path: (chatId) => ({ chatId }) }
const deskChat: Row = { whose: 'desk', resource: 'chat', at: atChat, missing: nobodys }
/** Taken by somebody else is a conflict, not a secret. */
const takenChat: Row = { ...deskChat, others: 409 }

/** A rule that gives its cases to no team. */
export const teamless = (example: object): object => ({
  ...example,
  then: { team: null, priority: 'high', tags: [], macro: null },
})

/** Both ids, parted by a space. */
const atPlayerNote: Place = {
  path: (both) => ({ accountId: both.split(' ')[0]!, noteId: both.split(' ')[1]! }),
}

const atHelp: Place = {
  path: (documentId) => ({ documentId }),
  body: (example) => (Object.hasOwn(example, 'draft') ? { ...example, draft: 1 } : example),
}
/** A game outside the scope is as if it were not there. */
const ofTopics = (there: Record<string, string> = {}, answer = 200, game = 'wow'): Row => ({
  whose: 'published',
  missing: { game: noProduct, ...there },
  there: { game, ...there },
  answers: {
    ...Object.fromEntries(['writer', 'lead', 'admin', 'scoped', 'fresh', 'stale'].map((who) => [who, answer])),
    outsider: 404,
  },
})
const helpOf = (resource: Resource, at = atHelp): Row => ({
  whose: 'desk',
  resource,
  at,
  missing: 'en-US~999999999',
})

const atMacro: Place = { path: (macroId) => ({ macroId }) }
const ownMacro: Row = {
  whose: 'desk',
  resource: 'macro',
  at: atMacro,
  missing: nobodys,
  others: 404,
}
/** Everybody's of one game. */
const sharedMacro: Row = {
  whose: 'desk',
  resource: 'shared-macro',
  at: atMacro,
  missing: nobodys,
  answers: { agent: 403, clerk: 403 },
}

export const deskRows: Readonly<Record<string, Row>> = {
  getDeskIdentity: caller,
  endDeskSession: caller,
  listAgents: caller,
  listMachineKeys: everybody,
  createMachineKey: everybody,
  rotateMachineKey: { whose: 'desk', resource: 'key', at: atKey, missing: noRow },
  deleteMachineKey: { whose: 'desk', resource: 'key', at: atKey, missing: noRow },
  listPeople: everybody,
  replacePerson: everybody,
  endPersonSessions: { whose: 'published', missing: { agentId: nobodys }, there: { agentId: 'matrix-leaver' } },
  listGames: everybody,
  listAudit: everybody,
  exportAudit: everybody,
  getAccountData: heldAccount,
  eraseAccountData: heldAccount,
  unlockVerification: anyAccount,
  endSmsProtection: anyAccount,
  endLauncherTokens: anyAccount,
  // cases
  listCases: everybody,
  fileCase: { ...everybody, answers: { outsider: 422 } },
  getTopicForm: { whose: 'published', missing: { categoryId: noCategory }, answers: { outsider: 404 } },
  listViews: caller,
  streamDesk: caller,
  saveView: { ...everybody, answers: { outsider: 422 } },
  deleteView: {
    whose: 'desk',
    resource: 'view',
    at: { path: (viewId) => ({ viewId }) },
    missing: nobodys,
    others: 404,
  },
  listTags: everybody,
  // A case that is gone is named in the answer.
  changeCases: everybody,
  getDeskCase: deskCase,
  saveDraft: deskCase,
  updateCase: { ...deskCase, at: { path: caseAt.path!, ...firstEvent } },
  assignCase: { ...deskCase, at: { path: caseAt.path!, body: () => ({ assignee: null }) } },
  answerCase: { ...deskCase, at: { path: caseAt.path!, body: (example) => inForm(example, { eventCount: 1 }) } },
  setCaseStatus: {
    ...deskCase,
    at: { path: caseAt.path!, body: () => ({ status: 'INFO', alternateName: 'Informed', eventCount: 1 }) },
  },
  reorganizeCase: {
    ...deskCase,
    at: { path: caseAt.path!, body: () => ({ categoryId: 1211, game: 'wow', region: 'eu', eventCount: 1 }) },
  },
  // The other case of the example is nobody's.
  mergeCases: { ...deskCase, answers: 422, at: { path: caseAt.path!, ...firstEvent } },
  unmergeCase: { ...deskCase, resource: 'merged-case' },
  splitCase: {
    ...deskCase,
    resource: 'talked-case',
    at: {
      path: caseAt.path!,
      body: () => ({ messages: [1], categoryId: 1131, game: 'services', subject: null, eventCount: 2 }),
    },
  },
  unsplitCase: { ...deskCase, resource: 'split-case' },
  addNote: deskCase,
  getAttachment: {
    ...deskCase,
    resource: 'attachment',
    at: fileAt,
    missing: `${nobodysCase} ${nobodys}`,
  },
  readMail: {
    ...deskCase,
    resource: 'kept-mail',
    at: fileAt,
    missing: `${nobodysCase} ${nobodys}`,
  },
  readSecureField: { ...deskCase, resource: 'secure-field' },
  createCaseToken: { ...deskCase, resource: 'signed-out-case' },
  revokeCaseToken: { ...deskCase, resource: 'signed-out-case' },
  // players
  listPlayers: everybody,
  getPlayer: heldAccount,
  addPlayerNote: heldAccount,
  editPlayerNote: {
    whose: 'desk',
    resource: 'player-note',
    at: atPlayerNote,
    missing: `demo-ada ${nobodys}`,
    others: 403,
  },
  deletePlayerNote: { whose: 'desk', resource: 'player-note', at: atPlayerNote, missing: `demo-ada ${nobodys}` },
  setPresence: deskCase,
  // macros: a representative's own are nobody else's to see
  listMacros: everybody,
  createMacro: { ...everybody, answers: { outsider: 422 } },
  replaceMacro: ownMacro,
  deleteMacro: sharedMacro,
  // teams and rules
  listTeams: everybody,
  createTeam: { ...everybody, answers: 422 },
  replaceTeam: {
    whose: 'desk',
    resource: 'team',
    at: { path: (teamId) => ({ teamId }), body: (example) => ({ ...example, members: [] }) },
    missing: nobodys,
  },
  deleteTeam: { whose: 'desk', resource: 'team', at: { path: (teamId) => ({ teamId }) }, missing: nobodys },
  listRules: everybody,
  createRule: { ...everybody, answers: 422 },
  replaceRule: {
    whose: 'desk',
    resource: 'rule',
    at: { path: (ruleId) => ({ ruleId }), body: teamless },
    missing: nobodys,
  },
  deleteRule: { whose: 'desk', resource: 'rule', at: { path: (ruleId) => ({ ruleId }) }, missing: nobodys },
  orderRules: { ...everybody, answers: 409 },
  tryRule: everybody,

  // targets
  listTargets: everybody,
  createTarget: everybody,
  replaceTarget: {
    whose: 'desk',
    resource: 'target',
    at: { path: (targetId) => ({ targetId }) },
    missing: nobodys,
  },
  deleteTarget: { whose: 'desk', resource: 'target', at: { path: (targetId) => ({ targetId }) }, missing: nobodys },
  orderTargets: { ...everybody, answers: 409 },
  tryTarget: everybody,
  listSchedules: everybody,
  createSchedule: everybody,
  replaceSchedule: {
    whose: 'desk',
    resource: 'schedule',
    at: { path: (scheduleId) => ({ scheduleId }) },
    missing: nobodys,
  },
  deleteSchedule: {
    whose: 'desk',
    resource: 'schedule',
    at: { path: (scheduleId) => ({ scheduleId }) },
    missing: nobodys,
  },
  // sensitive words
  listSensitiveGuidance: everybody,
  replaceSensitiveGuidance: everybody,
  listSensitiveWords: everybody,
  replaceSensitiveWords: {
    whose: 'published',
    missing: { category: 'selfHarm', language: 'xx-XX' },
    there: { category: 'selfHarm', language: 'en-US' },
  },
  resetSensitiveWords: {
    whose: 'published',
    missing: { category: 'selfHarm', language: 'xx-XX' },
    there: { category: 'selfHarm', language: 'en-US' },
  },
  trySensitiveWords: everybody,
  handleSensitiveFlag: {
    whose: 'desk',
    resource: 'sensitive-flag',
    at: { path: (both) => ({ id: both.split(' ')[0]!, flagId: both.split(' ')[1]! }) },
    missing: `${nobodysCase} ${nobodys}`,
  },
  getSensitiveReport: everybody,
  // reviews: a lead's to give, never of their own answers; whoever answered reads and replies
  getReviewSettings: everybody,
  replaceReviewSettings: everybody,
  listReviews: everybody,
  listOwnReviews: caller,
  getReview: {
    whose: 'desk',
    resource: 'given-review',
    at: { path: (reviewId) => ({ reviewId }) },
    missing: nobodys,
    own: 200,
    answers: { agent: 404, clerk: 404, 'clerk-forger': 404 },
  },
  reviewAnswer: {
    whose: 'desk',
    resource: 'open-review',
    at: { path: (reviewId) => ({ reviewId }) },
    missing: nobodys,
    own: 404,
  },
  replyToReview: {
    whose: 'desk',
    resource: 'given-review',
    at: { path: (reviewId) => ({ reviewId }) },
    missing: nobodys,
    others: 404,
  },
  getReviewReport: everybody,
  // webhooks
  listWebhooks: everybody,
  createWebhook: { ...everybody, sends: quietWebhook },
  replaceWebhook: { ...deskWebhook, at: { ...atWebhook, body: () => quietWebhook } },
  deleteWebhook: deskWebhook,
  rotateWebhookSecret: deskWebhook,
  pingWebhook: deskWebhook,
  listWebhookDeliveries: deskWebhook,
  getWebhookDelivery: webhookDelivery,
  redeliverWebhook: webhookDelivery,
  // chats
  listChats: everybody,
  getChat: deskChat,
  acceptChat: takenChat,
  sendChatMessage: takenChat,
  endChat: takenChat,
  transferChat: { ...takenChat, at: { ...atChat, body: () => ({ to: null }) } },
  setAvailability: caller,
  // call-backs
  listCallBacks: everybody,
  getCallBackReport: everybody,
  takeCallBack: { whose: 'desk', resource: 'call-back', at: { path: (id) => ({ id }) }, missing: nobodysCase },
  endCallBack: {
    whose: 'desk',
    resource: 'taken-call-back',
    at: { path: (id) => ({ id }) },
    missing: nobodysCase,
    others: 409,
  },
  // penalties and appeals
  listPenalties: everybody,
  // Its game is another's.
  createPenalty: { ...everybody, answers: { outsider: 422 } },
  updatePenalty: { whose: 'desk', resource: 'penalty', at: { path: (penaltyId) => ({ penaltyId }) }, missing: nobodys },
  importPenalty: { whose: 'everybody', answers: 201 },
  listAppeals: everybody,
  // Not by who imposed the penalty (decisions-cases L).
  decideAppeal: {
    whose: 'desk',
    resource: 'appeal',
    at: { path: (appealId) => ({ appealId }) },
    missing: nobodys,
    own: 403,
  },
  getAppeal: { whose: 'desk', resource: 'appeal', at: atAppeal, missing: nobodys },
  askAppellant: { whose: 'desk', resource: 'appeal', at: atAppeal, missing: nobodys, own: 403 },
  assignAppeal: {
    whose: 'desk',
    resource: 'appeal',
    at: { ...atAppeal, body: () => ({ assignee: null }) },
    missing: nobodys,
    own: 403,
  },
  askOpinion: {
    whose: 'desk',
    resource: 'appeal',
    at: { ...atAppeal, body: (example) => ({ ...example, colleague: 'demo-agent-jo' }) },
    missing: nobodys,
    own: 403,
  },
  // By who was asked alone.
  giveOpinion: { whose: 'desk', resource: 'appeal-opinion', at: atAppeal, missing: nobodys, others: 404 },
  getImposerReport: everybody,
  // what is published
  setChannels: {
    whose: 'published',
    missing: { categoryId: noCategory },
    there: { categoryId: '1211' },
    sends: { channels: [{ channelType: 'ticket', enabled: true, ewt: null, openTime: null, order: 1 }] },
    answers: { outsider: 404 },
  },
  listTopicChannels: {
    whose: 'published',
    missing: { categoryId: noCategory },
    there: { categoryId: '1211' },
    answers: { outsider: 404 },
  },
  switchChannel: {
    whose: 'published',
    missing: { categoryId: noCategory, channelType: 'ticket' },
    there: { categoryId: '1211', channelType: 'ticket' },
    sends: { enabled: true },
    answers: { outsider: 404 },
  },
  listCrisisMessages: everybody,
  createCrisisMessage: { whose: 'everybody', sends: crisisDraft, answers: { outsider: 422 } },
  previewCrisisMessage: everybody,
  replaceCrisisMessage: { ...deskMessage, sends: crisisDraft },
  deleteCrisisMessage: deskMessage,
  addCrisisUpdate: deskMessage,
  resolveCrisisMessage: deskMessage,
  getCrisisFigures: deskMessage,
  listFeatures: everybody,
  setFeature: { whose: 'published', missing: { key: 'noSuchFlag' }, there: { key: 'legacyMode' } },
  listSettings: everybody,
  listSettingChanges: { whose: 'published', missing: { setting: 'cases.none' }, there: { setting: 'cases.linkDays' } },
  changeSetting: { whose: 'published', missing: { setting: 'cases.none' }, there: { setting: 'cases.linkDays' } },
  listContent: everybody,
  getContentDocument: {
    whose: 'published',
    missing: { kind: 'products', id: noProduct },
    there: { kind: 'products', id: 'wow' },
  },
  // The example was made from a version long gone.
  putContentDocument: { whose: 'everybody', answers: 409 },
  replaceContent: { whose: 'everybody', answers: 409 },
  // The example is no whole pack.
  importContent: { whose: 'everybody', answers: 422 },
  // studio
  listStudioDocuments: everybody,
  listStudioTranslations: everybody,
  listStudioGaps: everybody,
  listStudioLostLinks: everybody,
  getStudioQuestions: helpOf('help-draft'),
  // No translator is set up here: everybody who may ask is told so.
  draftContentTranslation: {
    whose: 'published',
    missing: { kind: 'articles', documentId: 'de-DE~999999999' },
    there: { kind: 'articles', documentId: 'de-DE~9852' },
    // Neither is German within their scope.
    answers: { scoped: 404, outsider: 404 },
  },
  getStudioDocument: helpOf('help-draft'),
  saveContentDraft: helpOf('help-draft'),
  addContentPicture: helpOf('help-draft'),
  discardContentDraft: helpOf('help-draft'),
  requestContentReview: helpOf('help-draft'),
  returnContentDraft: helpOf('help-in-review'),
  publishContent: helpOf('help-in-review'),
  previewContent: helpOf('help-draft'),
  listContentVersions: helpOf('help-article'),
  getContentVersion: helpOf('help-article'),
  rollbackContent: helpOf('help-article'),
  // A writer's word alone archives nothing (T44): 202.
  deleteContent: {
    ...helpOf('help-article'),
    answers: { lead: 204, admin: 204, scoped: 204, fresh: 204, stale: 204 },
  },
  listContentReleases: everybody,
  rollbackContentRelease: {
    whose: 'desk',
    resource: 'help-release',
    at: { path: (release) => ({ release }) },
    missing: '999999999',
  },
  // topics
  getTopicTree: ofTopics(),
  getTopicSheet: ofTopics({ categoryId: '1211' }),
  getGamePage: ofTopics(),
  findInterfaceTexts: ofTopics({}, 200, 'services'),
  getTopicUse: ofTopics(),
  getTopicEffects: ofTopics(),
  listTopicVersions: ofTopics(),
  getTopicVersion: ofTopics({ version: '0' }),
  // The examples were made from a state long gone; nobody has begun a draft.
  saveTopicTree: ofTopics({}, 409),
  saveTopicSheet: ofTopics({ categoryId: '1211' }, 409),
  saveGamePage: ofTopics({}, 409),
  publishTopics: ofTopics({}, 409),
  requestTopicsReview: ofTopics({}, 409),
  returnTopicsDraft: ofTopics({}, 409),
  rollbackTopics: ofTopics({}, 409),
  discardTopicDraft: ofTopics({}, 404),
  getSurveySummary: everybody,
  listSurveyAnswers: everybody,
  listPlayerNotes: everybody,
  listArticleFeedback: everybody,
  listSearchMisses: everybody,
  getUsage: everybody,
  listVerifications: everybody,
  getDeflectionReport: everybody,
  getCaseReport: everybody,
  listCaseArticles: deskCase,
  // translations
  listTranslationLanguages: everybody,
  translateCase: deskCase,
  translateAnswer: deskCase,
}
