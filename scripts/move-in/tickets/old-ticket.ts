// What a ticket of any system is read into before it becomes a case (CD-447).

export interface OldPerson {
  /** Its id there. */
  key: string
  name: string | null
  email: string | null
  /** What the operator's own services call it. */
  externalId: string | null
  locale: string | null
  isStaff: boolean
}

export interface OldFile {
  name: string
  /** Bytes, as the source says it; null: it does not. */
  size: number | null
  /** Where its bytes may lie in the export, the likeliest first. */
  paths: readonly string[]
  /** Why it cannot come along, whatever lies there. */
  refusal: string | null
}

export interface OldMessage {
  /** Stays the same from one export to the next. */
  key: string
  /** RFC 3339 in UTC. */
  at: string
  /** undefined: the export does not have them. */
  author: OldPerson | undefined
  authorKey: string | null
  isPublic: boolean
  isMail: boolean
  /** As it was typed, or what a reader sees of its HTML. */
  text: string
  html: string | null
  files: readonly OldFile[]
}

/** What players and the desk wait for. */
export type OldState = 'open' | 'waiting' | 'solved' | 'closed'

export interface OldTicket {
  /** Its number. */
  key: string
  /** Where representatives opened it; null: unknown. */
  url: string | null
  subject: string
  state: OldState
  /** As the source says it: for the report. */
  status: string
  /** 0 low, 1 normal, 2 high, 3 urgent. */
  priority: number
  tags: readonly string[]
  createdAt: string
  updatedAt: string
  /** null: unknown, or it is not. */
  solvedAt: string | null
  requester: OldPerson | undefined
  requesterKey: string | null
  assignee: OldPerson | undefined
  assigneeKey: string | null
  /** What rules of the mapping go by: the kind, and one or several values. */
  facts: Readonly<Record<'brand' | 'form' | 'group', string | null>> & {
    fields: ReadonlyMap<string, readonly string[]>
  }
  /** What was filled in, by keys of a case's fields. */
  fields: Readonly<Record<string, string>>
  /** Oldest first. */
  messages: readonly OldMessage[]
  /** The number of the ticket it goes on in. */
  mergedInto: string | null
  /** What is not as it was there. */
  findings: readonly TicketFinding[]
}

/** A ticket that cannot come along, and why. */
export interface LeftTicket {
  key: string
  reason: string
}

export const ticketFindingKinds = {
  unreadable: 'could not be read',
  left: 'ticket left out',
  gone: 'was here and is gone: not taken in again',
  message: 'message left out',
  file: 'file left out',
  requester: 'who asked is not in the export',
  author: 'who wrote is not in the export: stands as the player’s side',
  shared: 'several accounts have its address: belongs to none',
  time: 'time changed',
  acts: 'taken out because it acts',
  picture: 'picture in the text taken out',
  shortened: 'shortened',
  divided: 'note divided',
  tag: 'tag left out',
  merge: 'goes on in a ticket it cannot be joined with: noted on it',
  kept: 'has gone on here: its state stays',
  people: 'has nobody here who had it there',
} as const
export type TicketFindingKind = keyof typeof ticketFindingKinds

export interface TicketFinding {
  /** The ticket's number; null: of the whole source. */
  ticket: string | null
  what: TicketFindingKind
  detail: string
}
export type Say = (what: TicketFindingKind, detail: string) => void
