// What the targets room needs from outside; compose.ts hands it over.
import type { CaseClockKind, CasePriority } from '#generated/server/desk/schemas.ts'

/** What clocks look at of a case. Times are RFC 3339 in UTC. */
export interface ClockedCase {
  id: string
  status: 'OPEN' | 'ANSWERED' | 'INFO' | 'RESOLVED'
  contactChannel: 'TICKET' | 'CHAT' | 'PHONE_CALLBACK'
  createdAt: string
  eventCount: number
  team: string | null
  product: string
  topicId: number
  priority: number
  locale: string
}
export interface Due {
  kind: CaseClockKind
  at: string
}
export interface EndedClock {
  kind: CaseClockKind
  isKept: boolean
}
export interface ClockEvent {
  eventType: 'CONTACT' | 'STATUS_CHANGE' | 'REORGANIZATION_EVENT'
  isCompany: boolean
  createdAt: string
}
export type PriorityOf = (record: Pick<ClockedCase, 'priority'>) => CasePriority

/** The cases, as far as clocks change them by themselves. */
export interface ClockedCases<Record extends ClockedCase> {
  inOrder: (ids: readonly string[]) => Promise<Record[]>
  /** What is due of a case, where that is something else than before. */
  setDue: (record: Record, due: Due | null) => Promise<void>
  /** It is nearly due, or overdue; within the transaction. */
  tell: (what: 'near' | 'missed', record: Record, due: Due, at: string) => Promise<void>
}
