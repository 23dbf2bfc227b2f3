// What the desk needs from the rooms whose business it does; compose hands it over.
import type { Readable } from 'node:stream'
import type {
  AnswerForm,
  DataExport,
  DataRequest,
  ChatMessage,
  ChatState,
  CreatePenaltyRequest,
  DecideAppealRequest,
  DeskAppeal,
  DeskAppealPage,
  DeskCase,
  DeskCasePage,
  DeskChat,
  DeskChatDetail,
  DeskField,
  DeskNote,
  DeskPenalty,
  DeskPenaltyPage,
  ReorganizeCaseRequest,
  SetCaseStatusRequest,
  SurveySummary,
  UpdateCaseRequest,
  UpdatePenaltyRequest,
} from '#generated/server/desk/schemas.ts'
import type { UploadedFile } from '../platform/uploads/uploaded-file.ts'

export type Agent = { id: string; displayName: string }
type PageAsk = { cursor: string | undefined; limit: number }

/** cases/desk/service.ts */
export interface DeskCases {
  queue(
    filter: { status?: DeskCase['case']['status']; region?: string; game?: string; assignee?: string; text?: string },
    page: PageAsk,
  ): Promise<DeskCasePage>
  read(id: string): Promise<DeskCase>
  answer(id: string, agent: Agent, form: AnswerForm, files: readonly UploadedFile[]): Promise<DeskCase>
  setStatus(id: string, request: SetCaseStatusRequest): Promise<DeskCase>
  reorganize(id: string, request: ReorganizeCaseRequest): Promise<DeskCase>
  update(id: string, request: UpdateCaseRequest): Promise<DeskCase>
  assign(id: string, assignee: string | null): Promise<DeskCase>
  addNote(id: string, agent: Agent, text: string): Promise<DeskNote>
  secureField(id: string, key: string): Promise<DeskField>
  attachment(id: string, fileId: string): Promise<{ name: string; bytes: Readable }>
  newToken(id: string): Promise<{ token: string; url: string; endsAt: string }>
  revokeToken(id: string): Promise<void>
}

/** penalties/desk/service.ts */
export interface DeskPenalties {
  list(accountId: string | undefined, page: PageAsk): Promise<DeskPenaltyPage>
  create(request: CreatePenaltyRequest, imposedBy: string): Promise<DeskPenalty>
  update(id: string, change: UpdatePenaltyRequest): Promise<DeskPenalty>
  importPenalty(
    externalId: string,
    webhookId: string,
    request: CreatePenaltyRequest,
  ): Promise<{ isNew: boolean; penalty: DeskPenalty }>
  appeals(state: DeskAppeal['state'] | undefined, page: PageAsk): Promise<DeskAppealPage>
  decide(appealId: string, request: DecideAppealRequest, agent: Agent): Promise<DeskAppeal>
}

/** Proves a call of a game's back end (ground G32). */
export interface ImportSignature {
  isValid(head: { id: string; timestamp: string; signature: string }, body: Buffer): boolean
}

/** chat/embedded-chat.ts */
export interface DeskChats {
  list(filter: { state?: ChatState; skill?: string }): Promise<DeskChat[]>
  get(chatId: string, after: number): Promise<DeskChatDetail>
  accept(chatId: string, agent: Agent): Promise<DeskChatDetail>
  say(chatId: string, agent: Agent, message: { clientId: string; text: string }): Promise<ChatMessage>
  end(chatId: string, agent: Agent): Promise<void>
}

export interface DeskSurveys {
  summary(from: string, to: string): Promise<SurveySummary>
}
export interface DeskPhones {
  endProtection(accountId: string): Promise<void>
}
/** own-data/service.ts, by the id alone: what admins do for a player who asks them (decisions-cases C21). */
export interface DeskOwnData {
  /** @throws 404 when nothing is held of the account */
  read(accountId: string, locale: string): Promise<DataExport>
  /** Queued, as the player's own request. @throws 404 as `read` */
  erase(accountId: string, locale: string): Promise<DataRequest>
}
export interface DeskVerification {
  unlock(accountId: string, by: string): Promise<void>
}
