// What the completion page says (DONE-01, OD-93, OD-95). Pure.
import type { Schema } from '../../../kit/api/types.ts'
import type { SubmittedCase } from '../../shared/submitted-case/submitted-case.ts'

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

export interface NextStep {
  key:
    | `support.contact.complete.next.${'read' | 'call' | 'mail' | 'mail.later' | 'case' | 'add'}`
    | 'support.contact.complete.text'
  params?: { hours: number } | { phone: string } | { address: string }
}

type MailFacts = Pick<Schema<'SubmitResult'>, 'mailWithheld'>

/**
 * What happens now; a chat happens at once, on the same page. Nothing is promised of the case itself where no page opens
 * it (T36), and no mail that was withheld.
 */
export const nextSteps = (
  { channel, phone, email, body }: Pick<SubmittedCase, 'channel' | 'phone' | 'email'> & { body: MailFacts },
  locale: string,
  opensCase: boolean,
): NextStep[] => {
  if (channel === 'chat') return []
  const add = opensCase ? [{ key: 'support.contact.complete.next.add' } as const] : []
  // A call is the answer: nothing is said of another one.
  if (channel === 'phone' && phone) return [{ key: 'support.contact.complete.next.call', params: { phone } }, ...add]
  const estimate = estimateOf(channel, null, locale)
  const mail = body.mailWithheld ? 'mail.later' : 'mail'
  return [
    estimate === null
      ? { key: 'support.contact.complete.text' }
      : { key: 'support.contact.complete.next.read', params: { hours: estimate.value } },
    ...(email
      ? [{ key: `support.contact.complete.next.${mail}`, params: { address: email } } as const]
      : opensCase
        ? [{ key: 'support.contact.complete.next.case' } as const]
        : []),
    ...add,
  ]
}
