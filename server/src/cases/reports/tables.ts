// What reports are counted from (CD-290). Neither names a player or a case.
import type { CaseClockKind, ContactChannel } from '../types.ts'

/** `backlog` is counted at the end of a day, the others as they happen. */
export type FactKind =
  | 'filed'
  | 'answer'
  | 'firstAnswer'
  | 'resolved'
  | 'reopened'
  | 'rated'
  | 'backlog'
  | TargetFactKind
/** What was promised, as it came (CD-314). */
export type TargetFactKind = `${CaseClockKind}${'Kept' | 'Missed'}`

/** The sides of a case that reports are narrowed to and grouped by. */
export interface FactSides {
  product: string
  category_id: number
  locale: string
  channel: ContactChannel
  /** Account id of who did it or whose case it was; '' for nobody. */
  agent: string
  /** '' for none. */
  team: string
}

interface CountedFact extends FactSides {
  /** YYYY-MM-DD, UTC. */
  day: string
  kind: FactKind
  /** Index of its band (bands.ts); 0 where a duration means nothing. */
  band: number
  /** Seconds; of `rated`: how content the player was, 1 to 5. */
  amount: number
}

export interface CaseFactTable extends CountedFact {
  id: string
}

export interface CaseReportDayTable extends CountedFact {
  /** How often; `amount` is their sum. */
  times: number
}
