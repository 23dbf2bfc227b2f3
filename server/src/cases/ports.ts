// What the cases room needs from outside; compose.ts hands it over.
import type { Readable } from 'node:stream'
import type { SensitiveCategory, SensitiveFlag, SensitiveSource } from '#generated/server/desk/schemas.ts'
import type { Channel, FieldError } from '#generated/server/schemas.ts'
import type { KeepFiles, KeptFile, KeptFiles } from '../platform/uploads/kept-files.ts'
import type { UploadedFile } from '../platform/uploads/uploaded-file.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { CaseClockKind, CaseEvent, CaseRecord } from './types.ts'

export type { CaseClockKind }
export type { KeepFiles, KeptFile, KeptFiles, UploadedFile }

/**
 * A case that was filed, has grown or changed (`case`); one its player has merely looked at (`look`); one the desk has
 * put elsewhere in its queue, which no player sees (`desk`).
 */
export interface CaseChanged {
  caseId: string
  /** Account; null for anonymous cases. */
  ownerId: string | null
  what: 'case' | 'look' | 'desk'
}
/** Told after the commit of every change (CD-261). */
export type OnCaseChange = (change: CaseChanged) => void

/** What is due next of what players were promised (CD-312). */
export interface Due {
  kind: CaseClockKind
  at: string
}
/** A clock that has ended with what was promised kept or missed. */
export interface EndedClock {
  kind: CaseClockKind
  isKept: boolean
}
/** Clocks of cases (targets room, CD-311); each call within the transaction of what happens. */
export interface CaseClocks {
  /** Of a new case; `keep` stores its clocks once the case itself is stored. */
  begun: (record: CaseRecord) => Promise<{ due: Due | null; keep: () => Promise<void> }>
  /** A case has grown by these events: as it was and as it is. */
  changed: (
    before: CaseRecord,
    next: CaseRecord,
    events: readonly Pick<CaseEvent, 'eventType' | 'isCompany' | 'createdAt'>[],
  ) => Promise<{ due: Due | null; ended: readonly EndedClock[] }>
  /** Its team or priority is another one now. */
  retargeted: (record: CaseRecord) => Promise<Due | null>
}

export interface WrittenText {
  text: string
  source: SensitiveSource
  at: string
}
/** Flags for sensitive words (sensitive room, CD-348). */
export interface CaseFlagging {
  /**
   * Within the transaction of what is written. @returns null where nothing is sensitive; else what stores the flags, once
   * the case itself is stored, and says of which categories they are new
   */
  look: (
    record: Pick<CaseRecord, 'id' | 'product' | 'locale'>,
    texts: readonly WrittenText[],
  ) => Promise<(() => Promise<SensitiveCategory[]>) | null>
  /** Of a case and of those that go on in it: the standing first. */
  ofCase: (caseId: string) => Promise<SensitiveFlag[]>
  standing: (caseIds: readonly string[]) => Promise<ReadonlyMap<string, SensitiveCategory[]>>
  /**
   * Before a case is answered or resolved (CD-481). @returns for the audit what `confirmed` counted for
   * @throws 422 while a flag stands that is none of `confirmed`
   */
  demandHandled: (caseId: string, confirmed: readonly string[]) => Promise<object | null>
  /**
   * Messages become another case: flags go with the words they were raised by (CD-355). Call inside a transaction, once that
   * case is stored. @returns what `goBack` needs
   */
  follow: (
    leaving: { from: string; going: readonly WrittenText[]; staying: readonly string[] },
    to: string,
  ) => Promise<FlagPlace[]>
  goBack: (places: readonly FlagPlace[]) => Promise<void>
}
/** Where a flag belongs again when messages go back. */
export interface FlagPlace {
  flagId: string
  caseId: string
}

/** What is looked at to say where a new case goes. */
export interface NewCaseFacts {
  product: string
  topicId: number
  locale: string
  channel: 'TICKET' | 'CHAT' | 'PHONE_CALLBACK'
  subject: string
  description: string
}
/** Where the desk's rules put a new case (CD-259); null: where all go. Joins the caller's transaction. */
export type RouteCase = (facts: NewCaseFacts) => Promise<{
  team: string | null
  assignee: string | null
  priority: 'low' | 'normal' | 'high' | 'urgent' | null
  tags: readonly string[]
  macro: string | null
  /** What who gets it has to know (CD-338). */
  skill?: string | null
  /** Its team gives it to somebody as soon as one of them is there (CD-313). */
  awaitsGiving: boolean
} | null>

/** What the catalogue knows about the things a case names. */
export interface CaseCatalogue {
  /** Title and asset key of a product in this language; undefined when the content no longer has it. */
  product: (shortName: string, locale: string) => { title: string; baseUiName: string } | undefined
  /** Present channels of a topic, the desk's changes laid over the pack's, by order; as far as they are this visitor's. */
  channels: (topicId: number, locale: string, visitor?: Visitor) => readonly Channel[]
  /** What a topic is called in this language; undefined when the content no longer has it. */
  topicName: (topicId: number, locale: string) => string | undefined
  /** Labels of a topic's fields, in the order of its form. */
  fieldLabels: (topicId: number, locale: string) => readonly { key: string; label: string }[]
}

/** The corridor's file rules: type, size, number, content (decisions-cases D7 to D9). */
export type CheckFiles = (path: string, files: readonly UploadedFile[], limit: number) => FieldError[]

export interface Phones {
  /** E.164, or undefined when it is no valid number. */
  normalize: (number: string) => string | undefined
  /** The number the account keeps; null without one. */
  ofAccount: (accountId: string) => Promise<string | null>
}

/**
 * A new case was received; there is an answer; it was resolved by the desk or by time, without a word; by an answer; a
 * mailed reply could not be added; of one that was, files are missing; calls the player asked for were in vain.
 */
export const caseMailKinds = [
  'case-received',
  'case-filed',
  'case-answered',
  'case-resolved',
  'case-answered-resolved',
  'case-reply-refused',
  'case-reply-files',
  'case-not-reached',
] as const
export type CaseMailKind = (typeof caseMailKinds)[number]

/** Mails that may come once a day together; the others come at once, each. */
export type GatheredMailKind = Extract<CaseMailKind, 'case-answered' | 'case-resolved' | 'case-answered-resolved'>
/** What a player may do without (CD-265). */
export type OptionalMail = 'statusNews' | 'surveys'

/** What whoever filed a case wants of its mails (notifications room). */
export interface MailWishes {
  of: (
    record: Pick<CaseRecord, 'id' | 'ownerId'>,
  ) => Promise<{ statusNews: boolean; surveys: boolean; digest: boolean }>
  /** Keeps a mail for the one of the day. */
  gather: (record: Pick<CaseRecord, 'id' | 'ownerId' | 'region'>, kind: GatheredMailKind) => Promise<void>
  /** The address that ends such mails (RFC 8058). */
  endUrl: (record: Pick<CaseRecord, 'id' | 'ownerId' | 'locale'>, what: OptionalMail) => string
}

/** Mails that follow a change of a case; stored with it, sent later (promises P5). */
export interface CaseOutbox {
  /** Holds no address: that is read from the case when it is sent. */
  enqueue: (kind: CaseMailKind, caseId: string) => Promise<void>
}

/**
 * Looks into a file for harmful content (T13). @throws ScannerAwayError while it cannot be asked; another error when it
 * cannot tell about this file
 */
export interface FileScanner {
  /** `found`: its own name of what is harmful; null when nothing is. */
  scan: (bytes: Readable) => Promise<{ found: string | null }>
}

export class ScannerAwayError extends Error {
  constructor(cause: unknown) {
    super('The scanner of files is away', { cause })
    this.name = 'ScannerAwayError'
  }
}

/** Counts a hit; the room decides which rule (decisions-cases D14, B3). */
export interface CaseLimits {
  take: (
    key: string,
    rule: { max: number; perSeconds: number },
  ) => Promise<{ isAllowed: true } | { isAllowed: false; retryAfterSeconds: number }>
}
