// What a case is inside the server; the wire's form is made in case-view.ts.

export type CaseStatus = 'OPEN' | 'ANSWERED' | 'INFO' | 'RESOLVED'
export type CaseType = 'TICKET' | 'BUG' | 'DATA_PROTECTION'
export type Resolver = 'NONE' | 'AGENT' | 'PLAYER' | 'SYSTEM'
export type ContactChannel = 'TICKET' | 'CHAT' | 'PHONE_CALLBACK'
/** A message that was a mail (CD-234). */
export type MessageWay = 'mail'
/** What players are promised (CD-311). */
export type CaseClockKind = 'firstAnswer' | 'nextAnswer' | 'resolution'
/** Here stood a message that went to another case; some of this case did; this case came about so (CD-329). */
export type SplitPart = 'message' | 'into' | 'from'
export type EventType = 'CONTACT' | 'STATUS_CHANGE' | 'REORGANIZATION_EVENT'

/** A case without its thread. Times are RFC 3339 in UTC. */
export interface CaseRecord {
  id: string
  region: string
  ownerId: string | null
  subject: string
  status: CaseStatus
  type: CaseType
  resolverType: Resolver
  isLocked: boolean
  hasCompanyResponse: boolean
  isSurveyAnswered: boolean
  eventCount: number
  topicId: number
  product: string
  contactChannel: ContactChannel
  locale: string
  contactName: string | null
  contactEmail: string | null
  contactPhone: string | null
  fields: Record<string, unknown>
  secureFields: string | null
  ingame: Record<string, unknown> | null
  tokenHash: string | null
  tokenSalt: string | null
  assignee: string | null
  createdAt: string
  updatedAt: string
  statusChangedAt: string
  cancelledAt: string | null
  archivedAt: string | null
  companyEventAt: string | null
  lastReadAt: string | null
  /** 0 low, 1 normal, 2 high, 3 urgent; the desk's alone, as the next one (CD-229). */
  priority: number
  snoozedUntil: string | null
  /** Whose it is together (CD-258). */
  team: string | null
  /** What was promised and is due next, and when (CD-312). */
  dueAt: string | null
  dueKind: CaseClockKind | null
  /** Its team has given it to nobody yet, and will (CD-313). */
  awaitsGiving: boolean
  /** A flag for its words stands (CD-348). */
  isSensitive: boolean
  /** What who gets it has to know (CD-338). */
  skill: string | null
  /** Offered to who answers first (CD-259). */
  suggestedMacro: string | null
  /** The case it goes on in (CD-328). */
  mergedInto: string | null
  /** Representative who filed it for the player (CD-327). */
  filedBy: string | null
  /** Representative who answered last; null before the first answer, and of answers from before this was kept. */
  answeredBy: string | null
}

/** What the check of a file said. */
export type FileScan = 'clean' | 'found'

/** Field of a mail as it came (T37): no field of a form is called so. */
export const mailField = '@mail'

/** A mail as it came, and where it is read: at a message, or at a note. */
export interface KeptMail {
  file: CaseAttachment
  receivedAt: string
  /** The case it came to, and its place in that one's own thread. */
  caseId: string
  position: number
  noteId: string | null
}

/** A file as it comes with a message. */
export interface NewAttachment {
  field: string
  name: string
  size: number
  sha256: string
}

export interface CaseAttachment extends NewAttachment {
  id: string
  /** null until it was checked (T13). */
  scan: FileScan | null
  /** The scanner's own name of what it found. */
  finding: string | null
}

export interface CaseEvent {
  /** In the thread of the case it was written in. */
  position: number
  eventType: EventType
  alternateName: string | null
  author: string | null
  text: string | null
  isCompany: boolean
  channel: ContactChannel | null
  /** How it came where it was not written in the portal. */
  via: MessageWay | null
  /** Of a mail: what it says beside `text`, plain: what it quotes, its signature (T37). */
  folded: string | null
  /** What a representative wrote, where `text` is a machine's translation of it (CD-332). */
  writtenAs: { text: string; locale: string } | null
  createdAt: string
  attachments: CaseAttachment[]
  /** The case it was written in, where that was merged into this one (CD-328). */
  from: CaseNumber | null
  /** Messages went to another case, or came from one (CD-329). */
  split: { part: SplitPart; case: CaseNumber } | null
}

export interface CaseNumber {
  id: string
  region: string
}

export interface CaseThread {
  record: CaseRecord
  /** The case it goes on in (CD-328). */
  continuedIn: CaseNumber | null
  events: CaseEvent[]
}

/** How somebody came to a case: as its owner, or by its link (ground G6). */
export type CaseAccess = 'owner' | 'token'
