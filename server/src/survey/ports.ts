export interface SurveyCase {
  /** null: an anonymous case, which has no survey (decisions-cases B4). */
  ownerId: string | null
  region: string
  subject: string
  channel: 'TICKET' | 'CHAT' | 'PHONE_CALLBACK'
  /**
   * From when on it belongs to the archive and its survey is closed (decisions-cases C2, H6), RFC 3339; null when it is
   * not resolved, or was cancelled (decisions-cases C3).
   */
  openUntil: string | null
}

export interface SurveyCases {
  find: (caseId: string) => Promise<SurveyCase | undefined>
  /**
   * So that the case no longer offers its survey, and is counted with how content its player was (1 to 5); within the
   * present transaction.
   */
  markAnswered: (caseId: string, answer: { rating: number; at: string }) => Promise<void>
  /** Cases resolved from `from` to before `to` that had a survey; for the summary. */
  countOffered: (from: string, to: string) => Promise<number>
}

/** A message of the visitor's language. */
export type Say = (locale: string, key: string) => string
