// Which messages of a case may become a case of their own (CD-329). Pure.
import type { FieldErrorCode } from '#generated/server/desk/schemas.ts'
import type { CaseEvent, CaseRecord } from './types.ts'

interface SplitRefusal {
  field: 'messages'
  code: FieldErrorCode
  errorKey?: 'support.case.error.locked'
}

/** `chosen`: places in the thread as it is shown. null when they may go. */
export const refuseSplit = (
  { ownerId, isLocked }: Pick<CaseRecord, 'ownerId' | 'isLocked'>,
  events: readonly Pick<CaseEvent, 'eventType' | 'isCompany' | 'from'>[],
  chosen: readonly number[],
): SplitRefusal | null => {
  if (isLocked) return { field: 'messages', code: 'notallowed', errorKey: 'support.case.error.locked' }
  // Whose a case without an account is, nobody has proven; and its link opens that one case.
  if (ownerId === null) return { field: 'messages', code: 'notallowed' }
  const messages = chosen.map((index) => events[index])
  if (messages.some((message) => message?.eventType !== 'CONTACT')) return { field: 'messages', code: 'unknown' }
  // The form belongs to what the case began with.
  const beginning = events.findIndex(({ from }) => from === null)
  if (chosen.includes(beginning)) return { field: 'messages', code: 'notallowed' }
  // A case is something its player has asked.
  return messages.some((message) => message?.isCompany === false) ? null : { field: 'messages', code: 'notallowed' }
}
