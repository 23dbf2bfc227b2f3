// What storage, content and platform offer every room, and what the rooms offer each other, each by the name those who
// need it know it by: whoever makes a room hands all of it on at once.
import type { JWTVerifyGetKey } from 'jose'
import type { AccountAddresses } from '../account/addresses.ts'
import type { AccountIdentities } from '../account/identities.ts'
import type { AccountHoldings, SignInProvider } from '../account/ports.ts'
import type { AccountService } from '../account/service.ts'
import type { Deflection } from '../articles/deflection/deflection.ts'
import type { AskedIn } from '../articles/desk/routes.ts'
import type { FeedbackStore } from '../articles/feedback-store.ts'
import type { ReaderEvent } from '../articles/learning/suggestion-learning.ts'
import type { SearchMisses } from '../articles/search-misses.ts'
import type { SearchPulse } from '../articles/search-pulse.ts'
import type { NoteStore } from '../bug-suggestion/store.ts'
import type { CallBackStore } from '../callbacks/store.ts'
import type { CaseFiles } from '../cases/case-files.ts'
import type { CasesDeskDeps } from '../cases/desk/routes.ts'
import type { TriageStore } from '../cases/desk/triage-store.ts'
import type { PlayerCases } from '../cases/desk/player-cases.ts'
import type { CaseFiling } from '../cases/filing.ts'
import type { OnCaseHappening } from '../cases/happenings.ts'
import type { ReplyAddresses } from '../cases/mail/reply-address.ts'
import type * as CasePorts from '../cases/ports.ts'
import type { CaseReads } from '../cases/reads.ts'
import type { CasePeriods } from '../cases/rules.ts'
import type { CaseService } from '../cases/service.ts'
import type { CaseStore } from '../cases/store.ts'
import type { CaseWaits } from '../cases/waits.ts'
import type { OwnFields } from '../catalogue/own-fields.ts'
import type { ChannelOverrides } from '../catalogue/ports.ts'
import type { Availabilities } from '../chat/availability.ts'
import type { EmbeddedChat } from '../chat/embedded-chat.ts'
import type { ChatCatalogue } from '../chat/ports.ts'
import type { Config } from '../config.ts'
import type { ChallengeService } from '../contact/challenge-service.ts'
import type { PreverifyLinks } from '../contact/preverify-links.ts'
import type { ContentHolder } from '../content/content-holder.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { DocumentCache } from '../content/document-cache.ts'
import type { ChatStateOf, DeskProvider } from '../desk/ports.ts'
import type { IngameService } from '../ingame/service.ts'
import type { Clock } from '../lib/clock.ts'
import type { Keyring } from '../lib/keyring.ts'
import { chooseLocale } from '../lib/locale.ts'
import type { Messages, Texts } from '../localizations/texts.ts'
import { createValidationText } from '../localizations/validation-text.ts'
import type { LockedOutStore } from '../lockedout/store.ts'
import type { Announcer } from '../news/announcer.ts'
import type { Push } from '../notifications/push.ts'
import type { OwnDataStore } from '../own-data/store.ts'
import type { PlayerPenalties } from '../penalties/desk/player-penalties.ts'
import type { OnAppeal } from '../penalties/ports.ts'
import type { PenaltyReads } from '../penalties/reads.ts'
import type { PenaltyService } from '../penalties/service.ts'
import type { PhoneRules } from '../phone/numbering.ts'
import type { OnProtection } from '../phone/ports.ts'
import type { PhoneService } from '../phone/service.ts'
import type { Csrf } from '../platform/csrf.ts'
import type { FeatureFlags } from '../platform/features.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Origins } from '../platform/origins.ts'
import { problem } from '../platform/problems.ts'
import type { Limits } from '../platform/rate-limits.ts'
import type { Sessions } from '../platform/sessions.ts'
import type { KeepFiles } from '../platform/uploads/kept-files.ts'
import type { PlayerStore } from '../players/store.ts'
import type { ReviewEvents } from '../reviews/events.ts'
import type { ReviewStore } from '../reviews/store.ts'
import type { RoutingStore } from '../routing/store.ts'
import type { SensitiveLists } from '../sensitive/lists.ts'
import type { SensitiveStore } from '../sensitive/store.ts'
import type { AnyDatabase } from '../storage/database.ts'
import type { Jobs } from '../storage/jobs.ts'
import type { SweptBlobs } from '../storage/swept-blobs.ts'
import type { BorneScope } from '../storage/within-scope.ts'
import type { FindQuestions, ListGaps } from '../studio/ports.ts'
import type { Previews } from '../studio/preview.ts'
import type { TopicsPorts } from '../studio/topics/ports.ts'
import type { SurveyService } from '../survey/service.ts'
import type { SurveyStore } from '../survey/store.ts'
import type { CaseClocks, TargetBooks } from '../targets/clocks.ts'
import type { TargetStore } from '../targets/store.ts'
import type { Translator } from '../translations/ports.ts'
import type { TranslationStore } from '../translations/store.ts'
import type { UploadService } from '../uploads/service.ts'
import type { UploadStore } from '../uploads/store.ts'
import type { VerificationService } from '../verification/service.ts'
import type { Room } from './room.ts'
import type { Work } from './work.ts'

export interface Floors {
  config: Config
  clock: Clock
  keys: Keyring
  database: AnyDatabase
  blobs: SweptBlobs
  keepFiles: KeepFiles
  jobs: Jobs
  /** What is done on threads. */
  work: Work
  content: ContentHolder
  contentStore: ContentStore
  documents: DocumentCache
  texts: Texts
  /** The product’s own, whatever a pack or the desk says. */
  messages: Messages
  flags: FeatureFlags
  limits: Limits
  csrf: Csrf
  origins: Origins
  sessions: Sessions
  metrics: Metrics
  /** Where this process listens; known only once it does. */
  localOrigin: () => string
  warn: (message: string, error?: unknown) => void
  onError: (error: Error) => void
  /** Whether the demonstration's players say something beside their cases. */
  hasDemoFeedback: boolean
}

/** What rooms take of the floors under names of their own. */
const takenOf = ({ config, content, database, flags, jobs, texts }: Floors) => {
  const { publicUrl, mountPath, isHttps } = config
  const text = createValidationText(texts)
  const defaultLocale = () => content.current().defaultLocale
  const here = () => content.current().in(defaultLocale())
  /** For the desk, which speaks the portal's own language. */
  const deskText = (code: string, params?: Record<string, unknown>) => text(defaultLocale(), code, params)
  const pageUrl = (locale: string, page: string) => `${publicUrl}${mountPath}/${locale}/help/${page}`
  return {
    publicUrl,
    mountPath,
    isHttps,
    withTransaction: database.withTransaction,
    afterCommit: database.afterCommit,
    enqueue: jobs.enqueue,
    features: flags,
    say: texts.say,
    text,
    deskText,
    refuse: (field: string, code: string) =>
      problem.validation({ fieldErrors: [{ field, code: code as 'unknown' }], errorCodes: { [code]: deskText(code) } }),
    defaultLocale,
    locales: () => content.current().locales,
    isProduct: (shortName: string) => here().product(shortName) !== undefined,
    isTopic: (topicId: number) => here().topic(topicId) !== undefined,
    pageUrl,
    contactUrl: (locale: string) => pageUrl(locale, ''),
    caseUrl: (locale: string, idOrToken: string) => pageUrl(locale, `case/detail/${idOrToken}`),
    deskPage: (page: string) => `${publicUrl}${mountPath}/desk/${page}`,
    // For mails.
    host: new URL(publicUrl).hostname,
    siteTitle: (locale: string) => content.current().in(locale).title,
    localeOf: (known: string | null) =>
      chooseLocale(known === null ? {} : { query: known }, content.current().locales, defaultLocale()),
  }
}

/** What every room is given. */
export type Core = Floors & ReturnType<typeof takenOf>
export const coreOf = (floors: Floors): Core => ({ ...floors, ...takenOf(floors) })

/** What rooms offer each other. */
export interface Ports {
  // account
  addresses: AccountAddresses
  identities: AccountIdentities
  account: AccountService
  arrive: AccountHoldings['arrive']
  identity: {
    /** Where players may sign in, the one that was always there first. */
    providers: readonly SignInProvider[]
    /** By what the desk's bearer tokens are proven (ground G32), and who signs in at its pages. */
    desk: { issuer: string; keys: JWTVerifyGetKey; provider: DeskProvider }
  }
  // articles
  deflection: Deflection
  /** As if it were told at that time: the demonstration's past. */
  deflectionAt: (at: Date) => Deflection
  feedback: FeedbackStore
  misses: SearchMisses
  findQuestions: FindQuestions
  listGaps: ListGaps
  searches: SearchPulse['pace']
  heard: (sessionId: string, event: ReaderEvent) => Promise<void>
  // bug-suggestion, callbacks
  notes: NoteStore
  callBacks: CallBackStore
  askCallBack: CallBackStore['ask']
  // cases
  caseReads: CaseReads
  caseStore: CaseStore
  cases: CaseService
  playerCases: PlayerCases
  filing: CaseFiling
  files: CaseFiles
  checkFiles: CasePorts.CheckFiles
  outbox: CasePorts.CaseOutbox
  triage: TriageStore
  lineOf: CaseWaits['lineOf']
  periods: () => CasePeriods
  askedIn: AskedIn
  openUse: TopicsPorts['openUse']
  fileForPlayer: CasesDeskDeps['fileForPlayer']
  replyAddresses: ReplyAddresses | undefined
  mailer: CasePorts.Mailer
  // What is told of cases: to programs of the operator's within the transaction, to open pages after it.
  onHappening: OnCaseHappening
  onErased: (caseIds: readonly string[]) => Promise<void>
  onChange: CasePorts.OnCaseChange
  // catalogue
  catalogue: CasePorts.CaseCatalogue & { isTopicOf: (topicId: number, product: string) => boolean }
  channelOverrides: ChannelOverrides
  ownFields: OwnFields
  chatSkills: ChatCatalogue
  channelsOf: Pick<TopicsPorts, 'overriddenChannels' | 'toldOf'> & {
    endOverrides: (topicIds: readonly number[]) => Promise<void>
  }
  // chat
  availabilities: Availabilities
  chat: EmbeddedChat
  chatStateOf: ChatStateOf
  caseOfChat: (chatId: string) => Promise<string | undefined>
  /** Topics of the chats that wait, within the caller's scope. */
  waitingTopics: () => Promise<number[]>
  // contact
  challenge: ChallengeService
  preverify: PreverifyLinks
  // crisis, ingame, lockedout, macros, news, notifications
  crisisVersion: () => number
  ingame: IngameService
  lockedOut: LockedOutStore
  openingsOf: LockedOutStore['openings']
  isMacro: (id: string) => Promise<boolean>
  isSharedMacro: (id: string) => Promise<boolean>
  announcer: Announcer
  wishes: CasePorts.MailWishes
  push: Push
  ownData: OwnDataStore
  // penalties, phone
  penaltyReads: PenaltyReads
  penalties: PenaltyService
  penaltySheet: PlayerPenalties
  seedPenalties: () => Promise<void>
  onAppeal: OnAppeal
  phones: PhoneService
  phoneRules: PhoneRules
  onProtection: OnProtection
  // players, reviews, routing
  accountScope: BorneScope
  players: PlayerStore
  reviews: ReviewStore
  /** As what is told of cases, but for reviews alone. */
  reviewed: ReviewEvents
  route: CasePorts.RouteCase
  teams: RoutingStore['teams']
  isTeam: (id: string) => Promise<boolean>
  // sensitive, studio, survey
  sensitive: { store: SensitiveStore; lists: SensitiveLists }
  flagging: CasePorts.CaseFlagging
  previews: Previews
  survey: SurveyService
  surveys: SurveyStore
  // targets
  targets: { store: TargetStore; books: TargetBooks }
  clocks: CaseClocks
  isSchedule: (id: string) => Promise<boolean>
  isWorking: (schedule: string | null) => Promise<boolean>
  // translations, uploads, verification
  translator: Translator | null
  translations: TranslationStore
  uploads: UploadService
  uploadStore: UploadStore
  verification: VerificationService
  /** So far. */
  rooms: readonly Room[]
}

export type Needs<Name extends keyof Ports = never> = Core & Pick<Ports, Name>
/** A room, and what it offers the others. */
export type Gives<Name extends keyof Ports = never> = { room: Room } & Pick<Ports, Name>

/** What rooms keep of a person, each in its own words. */
export const holdingsOf = (rooms: readonly Room[]) => rooms.flatMap(({ holdings = [] }) => holdings)
