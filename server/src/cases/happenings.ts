// What happens to a case, as others are told of it (CD-239): which events follow from which change. Pure.
import type { SensitiveCategory, SensitiveOutcome } from '#generated/server/desk/schemas.ts'
import type { CaseChange, NewEvent } from './case-changes.ts'
import type { Due } from './ports.ts'
import type { CaseRecord, CaseStatus } from './types.ts'

export type Actor = 'player' | 'agent' | 'system'
type CaseChangeName = 'locked' | 'type' | 'subject' | 'priority' | 'tags' | 'snoozed'

interface Happened {
  /** As it is afterwards. */
  record: CaseRecord
  by: Actor
  /** Which representative, where it is known. */
  agentId: string | null
  /** RFC 3339 in UTC; null: now. */
  at: string | null
}
export type CaseHappening =
  | (Happened & { type: 'case.created' | 'case.player_replied' | 'case.answered' | 'case.moved' | 'case.assigned' })
  | (Happened & { type: 'case.note_added' | 'case.mail_returned' | 'case.closed' })
  | (Happened & { type: 'case.state_changed'; from: CaseStatus; to: CaseStatus })
  | (Happened & { type: 'case.updated'; changed: CaseChangeName[] })
  | (Happened & { type: 'case.survey_answered'; rating: number })
  /** `into`: the case it goes on in, or has gone on in until now (CD-328). */
  | (Happened & { type: 'case.merged' | 'case.unmerged'; into: string })
  | (Happened & { type: 'case.sensitive_raised'; category: SensitiveCategory })
  | (Happened & { type: 'case.sensitive_handled'; category: SensitiveCategory; outcome: SensitiveOutcome })
  /** `outOf`: the case its messages came from, or have gone back to (CD-329). */
  | (Happened & { type: 'case.split' | 'case.unsplit'; outOf: string })
  | (Happened & { type: 'case.target_near' | 'case.target_missed'; due: Due })
/** Called within the transaction of what happened. */
export type OnCaseHappening = (happening: CaseHappening) => Promise<void>

const whoChanged = ({ resolverType }: CaseChange, agentId: string | null): Actor => {
  if (agentId !== null || resolverType === 'AGENT') return 'agent'
  return resolverType === 'SYSTEM' ? 'system' : 'player'
}

/** Of a case that has grown: `next` is it afterwards. */
export const happeningsOfEvents = (
  before: CaseRecord,
  next: CaseRecord,
  events: readonly NewEvent[],
  change: CaseChange,
  agentId: string | null,
): CaseHappening[] => {
  const of = (by: Actor, { createdAt: at }: Pick<NewEvent, 'createdAt'>): Happened => ({
    record: next,
    by,
    agentId,
    at,
  })
  const happenings = events.flatMap((event): CaseHappening[] => {
    if (event.eventType === 'REORGANIZATION_EVENT') return [{ ...of('agent', event), type: 'case.moved' }]
    if (event.eventType !== 'CONTACT') return []
    return event.isCompany
      ? [{ ...of('agent', event), type: 'case.answered' }]
      : [{ ...of('player', event), type: 'case.player_replied' }]
  })
  const last = events.at(-1)
  const { status: to } = change
  if (last !== undefined && change.assignee !== undefined)
    happenings.push({ ...of('agent', last), type: 'case.assigned' })
  if (last === undefined || to === undefined || to === before.status) return happenings
  const who = of(whoChanged(change, agentId), last)
  happenings.push({ ...who, type: 'case.state_changed', from: before.status, to })
  if (to === 'RESOLVED') happenings.push({ ...who, type: 'case.closed' })
  return happenings
}

const nameOf: Partial<Record<keyof CaseChange, CaseChangeName>> = {
  isLocked: 'locked',
  type: 'type',
  subject: 'subject',
  priority: 'priority',
}

export const isTold = (change: CaseChange): boolean =>
  change.assignee !== undefined ||
  change.team !== undefined ||
  Object.keys(change).some((name) => nameOf[name as keyof CaseChange] !== undefined)

/** Of a case the desk has changed without a word in its thread. */
export const happeningsOfChange = (record: CaseRecord, change: CaseChange, agentId: string | null): CaseHappening[] => {
  const who: Happened = { record, by: 'agent', agentId, at: null }
  const changed = Object.keys(change).flatMap((name) => nameOf[name as keyof CaseChange] ?? [])
  return [
    ...(change.assignee !== undefined || change.team !== undefined ? [{ ...who, type: 'case.assigned' as const }] : []),
    ...(changed.length > 0 ? [{ ...who, type: 'case.updated' as const, changed }] : []),
  ]
}
