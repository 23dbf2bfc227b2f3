// What the completion page says (DONE-01, OD-93, OD-95). Pure.
import type { Schema } from '../../api/types.ts'

const ticketHours = 24 // DONE-05

/**
 * Hours for a ticket, minutes for another channel that knows its wait; nothing for chat and nothing in Korean (DONE
 * rows).
 */
export const estimateOf = (
  channel: string,
  ewt: number | null,
  locale: string,
): { value: number; unit: 'hours' | 'minutes' } | null => {
  if (channel === 'chat' || locale.toLowerCase() === 'ko-kr') return null
  if (channel === 'ticket') return { value: ticketHours, unit: 'hours' }
  return ewt === null ? null : { value: ewt, unit: 'minutes' }
}

/** The case by its id for who is signed in, by its token for who is not; no token, no link (OD-95). */
export const caseLink = (body: Schema<'SubmitResult'>, isSignedIn: boolean, hasTokenLinks: boolean): string | null => {
  if (isSignedIn) return `/case/detail/${body.caseId}`
  return hasTokenLinks && body.anonymousToken !== null ? `/case/detail/${body.anonymousToken}` : null
}
