// What rooms offer each other, room by room, each by the name those who need it know it by.
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
import type { CaseEntry } from '../cases/case-entry.ts'
import type { CaseFiles } from '../cases/case-files.ts'
import type { CaseLists } from '../cases/case-lists.ts'
import type { CasesDeskDeps } from '../cases/desk/routes.ts'
import type { TriageStore } from '../cases/desk/triage-store.ts'
import type { PlayerCases } from '../cases/desk/player-cases.ts'
import type { CaseFileStore } from '../cases/file-store.ts'
import type { CaseFiling } from '../cases/filing.ts'
import type { OnCaseHappening } from '../cases/happenings.ts'
import type { ReplyAddresses } from '../cases/mail/reply-address.ts'
import type { OwnersList } from '../cases/owners-list.ts'
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
import type { ChallengeService } from '../contact/challenge-service.ts'
import type { PreverifyLinks } from '../contact/preverify-links.ts'
import type { ChatStateOf, DeskProvider } from '../desk/ports.ts'
import type { IngameService } from '../ingame/service.ts'
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
import type { PlayerStore } from '../players/store.ts'
import type { ReviewEvents } from '../reviews/events.ts'
import type { ReviewStore } from '../reviews/store.ts'
import type { RoutingStore } from '../routing/store.ts'
import type { SensitiveLists } from '../sensitive/lists.ts'
import type { SensitiveStore } from '../sensitive/store.ts'
import type { BorneScope } from '../storage/within-scope.ts'
import type { FindQuestions, ListGaps } from '../studio/ports.ts'
import type { Previews } from '../studio/preview.ts'
import type { OutlinesDeps } from '../studio/topics/outlines.ts'
import type { TopicsPorts } from '../studio/topics/ports.ts'
import type { SurveyService } from '../survey/service.ts'
import type { SurveyStore } from '../survey/store.ts'
import type { CaseClocks, TargetBooks } from '../targets/clocks.ts'
import type { TargetStore } from '../targets/store.ts'
import type { Translator } from '../translations/ports.ts'
import type { TranslationStore } from '../translations/store.ts'
import type { UploadService } from '../uploads/service.ts'
import type { UploadStore } from '../uploads/store.ts'
import type { Mailer } from '../lib/mailer.ts'
import type { VerificationService } from '../verification/service.ts'
import type { Core } from './core.ts'
import type { Room } from './room.ts'

/** Made before every room: rows others may ask, and who is told what has happened. */
export interface Shared {
  accountScope: BorneScope
  addresses: AccountAddresses
  identities: AccountIdentities
  availabilities: Availabilities
  callBacks: CallBackStore
  askCallBack: CallBackStore['ask']
  caseReads: CaseReads
  caseStore: CaseStore
  fileStore: CaseFileStore
  ownersList: OwnersList
  lockedOut: LockedOutStore
  openingsOf: LockedOutStore['openings']
  ownData: OwnDataStore
  penaltyReads: PenaltyReads
  players: PlayerStore
  reviews: ReviewStore
  reviewed: ReviewEvents
  sensitive: { store: SensitiveStore; lists: SensitiveLists }
  flagging: CasePorts.CaseFlagging
  targets: { store: TargetStore; books: TargetBooks }
  clocks: CaseClocks
  isSchedule: (id: string) => Promise<boolean>
  isWorking: (schedule: string | null) => Promise<boolean>
  translations: TranslationStore
  /** The machine, for whoever has something to translate: one breaker, one list of languages. */
  translator: Translator | null
  mailer: Mailer
  replyAddresses: ReplyAddresses | undefined
  // Told within the transaction of what happened; `onChange` after it.
  onAppeal: OnAppeal
  onErased: (caseIds: readonly string[]) => Promise<void>
  onHappening: OnCaseHappening
  onProtection: OnProtection
  onChange: CasePorts.OnCaseChange
  announcer: Announcer
  /** So far. */
  rooms: readonly Room[]
}

export interface Ports {
  account: { account: AccountService; arrive: AccountHoldings['arrive'] }
  articles: {
    feedback: FeedbackStore
    misses: SearchMisses
    findQuestions: FindQuestions
    listGaps: ListGaps
    searches: SearchPulse['pace']
    heard: (sessionId: string, event: ReaderEvent) => Promise<void>
  }
  bugSuggestion: { notes: NoteStore }
  cases: {
    cases: CaseService
    caseEntry: CaseEntry
    caseLists: CaseLists
    filing: CaseFiling
    files: CaseFiles
    checkFiles: CasePorts.CheckFiles
    outbox: CasePorts.CaseOutbox
    triage: TriageStore
    lineOf: CaseWaits['lineOf']
    periods: () => CasePeriods
    askedIn: AskedIn
    openUse: TopicsPorts['openUse']
  }
  casesDesk: { playerCases: PlayerCases }
  catalogue: {
    catalogue: CasePorts.CaseCatalogue & { isTopicOf: (topicId: number, product: string) => boolean }
    channelOverrides: ChannelOverrides
    ownFields: OwnFields
    chatSkills: ChatCatalogue
    channelsOf: Pick<TopicsPorts, 'overriddenChannels' | 'toldOf'> & Pick<OutlinesDeps, 'endOverrides'>
  }
  chat: {
    chat: EmbeddedChat
    chatStateOf: ChatStateOf
    caseOfChat: (chatId: string) => Promise<string | undefined>
    /** Topics of the chats that wait, within the caller's scope. */
    waitingTopics: () => Promise<number[]>
  }
  contact: { fileForPlayer: CasesDeskDeps['fileForPlayer'] }
  crisis: { crisisVersion: () => number }
  deflection: {
    deflection: Deflection
    /** As if it were told at that time: the demonstration's past. */
    deflectionAt: (at: Date) => Deflection
  }
  gate: { challenge: ChallengeService; preverify: PreverifyLinks }
  identity: {
    identity: {
      /** Where players may sign in, the one that was always there first. */
      providers: readonly SignInProvider[]
      /** By what the desk's bearer tokens are proven (ground G32), and who signs in at its pages. */
      desk: { issuer: string; keys: JWTVerifyGetKey; provider: DeskProvider }
    }
  }
  ingame: { ingame: IngameService }
  macros: { isMacro: (id: string) => Promise<boolean>; isSharedMacro: (id: string) => Promise<boolean> }
  notifications: { wishes: CasePorts.MailWishes; push: Push }
  penalties: { penalties: PenaltyService; penaltySheet: PlayerPenalties; seedPenalties: () => Promise<void> }
  phone: { phones: PhoneService; phoneRules: PhoneRules }
  routing: { route: CasePorts.RouteCase; teams: RoutingStore['teams']; isTeam: (id: string) => Promise<boolean> }
  studio: { previews: Previews }
  survey: { survey: SurveyService; surveys: SurveyStore }
  uploads: { uploads: UploadService; uploadStore: UploadStore }
  verification: { verification: VerificationService }
}

type All<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer Whole) => void
  ? Whole
  : never
/** What a room is given: what is made before every room, and what these rooms offer. */
export type Needs<Name extends keyof Ports = never> = Core & Shared & All<Ports[Name]>
/** A room, and what it offers the others. */
export type Gives<Name extends keyof Ports = never> = { room: Room } & All<Ports[Name]>
/** As `Needs` and `Gives`, while what is shared is made. */
export type Knows<Name extends keyof Shared = never> = Core & Pick<Shared, Name>
export type Shares<Name extends keyof Shared> = { room: Room } & Pick<Shared, Name>

export const holdingsOf = (rooms: readonly Room[]) => rooms.flatMap(({ holdings = [] }) => holdings)
