// What a penalty is inside the server; the wire's forms are made in penalty-view.ts. Times are RFC 3339 in UTC.

/** Text by locale; the default locale is always there. */
export type LocalizedText = Record<string, string>
export type AppealState = 'PENDING' | 'UPHELD' | 'OVERTURNED'

export interface AppealRecord {
  id: string
  penaltyId: string
  accountId: string
  reasonId: string
  description: string | null
  submittedAt: string
  state: AppealState
  repName: string | null
  repResponse: string | null
  /** Desk account; never shown to players. */
  decidedBy: string | null
  decidedAt: string | null
  /** The penalty's. */
  game: string
  /** Until when it is to be decided; while it waits for its player, until when they may answer. */
  dueAt: string
  isWaiting: boolean
  /** Desk account. */
  assignee: string | null
  /** Oldest first. */
  questions: readonly AppealQuestion[]
}

/** What somebody at the desk asked the player before they decide. */
export interface AppealQuestion {
  id: string
  question: string
  /** Desk account; never shown to players. */
  askedBy: string
  askedName: string
  askedAt: string
  /** When the appeal was due as it was asked. */
  dueBefore: string
  answerUntil: string
  answer: string | null
  answeredAt: string | null
}

/** What a colleague was asked about an appeal, and said. */
export interface AppealOpinion {
  id: string
  appealId: string
  /** Desk account, as is `askedBy`. */
  colleague: string
  question: string | null
  askedBy: string
  askedAt: string
  /** How they would decide. */
  advice: Exclude<AppealState, 'PENDING'> | null
  words: string | null
  givenAt: string | null
}

/** Somebody gave an appeal to a lead, or took it away from all. */
export interface AppealAssignment {
  id: string
  appealId: string
  /** Desk account, as is `assignedBy`. */
  assignee: string | null
  assignedBy: string
  assignedAt: string
  note: string | null
}

/** A penalty without its appeals. */
export interface PenaltyRecord {
  id: string
  externalId: string | null
  accountId: string
  game: string
  gameAccount: string
  penalty: LocalizedText
  reason: LocalizedText
  /** null: permanent. */
  end: string | null
  /** As stored; a penalty whose end has passed is over all the same (`isActive` in rules.ts). */
  active: boolean
  evidence: string[]
  appealable: boolean
  imposedAt: string
  /** Desk account; null when imported. */
  imposedBy: string | null
  ruleBroken: LocalizedText | null
  facts: LocalizedText | null
  decidedBy: 'person' | 'machine' | null
  howToComplain: LocalizedText | null
  /** When something last came that the player did not do. */
  newsAt: string | null
  /** The newest `newsAt` the player has seen. */
  seenAt: string | null
}

/** A penalty with its appeals, oldest first. */
export type Penalised = PenaltyRecord & { appeals: readonly AppealRecord[] }
