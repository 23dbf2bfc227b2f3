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
