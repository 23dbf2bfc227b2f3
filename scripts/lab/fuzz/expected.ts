// Which answers a request may get, by what it is and who sends it, in the order of the checks (ground G21, G22).
import { callersOf } from '../../check/breaking-rules.ts'
import type { WireAnswer } from '../../../tests/support/wire.ts'
import type { Surface } from './operations.ts'
import type { Planned } from './requests.ts'

export type Sender = 'nobody' | 'player' | 'writer' | 'agent' | 'lead' | 'admin'

const needsSession = ({ generated: { security } }: Surface): boolean =>
  security.length > 0 && security.every((schemes) => schemes.includes('session'))

/** Whether the request must fail before it is read, and how; undefined when the sender may. */
const refusalOf = (surface: Surface, sender: Sender, { intent }: Planned): number | undefined => {
  const { generated, isDesk } = surface
  if (isDesk) {
    if (generated.security.some((schemes) => schemes.includes('webhook'))) return undefined
    if (!callersOf('member').includes(sender)) return 401
    return callersOf(generated.xRole ?? 'agent').includes(sender) ? undefined : 403
  }
  if (needsSession(surface) && sender !== 'player') return 401
  return intent === 'no-csrf' ? 403 : undefined
}

/** Answers that any request may get: a switched-off feature, a token link or id that opens nothing. */
const isHidden = (surface: Surface, status: number): boolean =>
  status === 404 && '404' in surface.placed.operation.responses

/** A cursor, the state of a sign-in, or a provider's word is a true one or malformed, which no pattern can say. */
const isNotOurs = ({ url }: Planned): boolean => /[?&](cursor|state)=|\/login\/backchannel\//.test(url)

/** What is wrong with the status, or undefined. */
export const statusMistake = (
  surface: Surface,
  sender: Sender,
  planned: Planned,
  { status, headers }: WireAnswer,
): string | undefined => {
  const { intent, method } = planned
  const { generated } = surface
  const sent = `${intent}${planned.mistake && ` (${planned.mistake})`}`
  const says = (expected: string): string => `${sent} as ${sender} answers ${status} instead of ${expected}`
  if (intent === 'bad-method') {
    if (status !== 405) return says('405')
    const allowed = String(headers.allow).split(', ')
    return allowed.includes(generated.method) && !allowed.includes(method)
      ? undefined
      : `405 with Allow: ${headers.allow}`
  }
  if (status === 405) return says('anything but 405')
  const refusal = refusalOf(surface, sender, planned)
  if (refusal !== undefined) {
    if (status === 401 && headers['www-authenticate'] === undefined) return '401 without WWW-Authenticate'
    // An id that may be a token: 401 for ids, 404 for tokens (ground G6), 403 before both where the token of the
    // session is missing.
    const others = generated.xTokenLink ? [401, 404, refusal] : [refusal]
    return others.includes(status) || (isHidden(surface, status) && generated.xFeature !== undefined)
      ? undefined
      : says(String(refusal))
  }
  // A signed call is refused by its signature before its body is judged; a call by token link needs the owner's session
  // for an id.
  const isSigned = generated.security.some((schemes) => schemes.includes('webhook'))
  // What a mark opens is closed to whoever has none: nobody here has read a mail.
  const needsMark = generated.security.some((schemes) => schemes.includes('lockedOutMark'))
  const isClosed = isSigned || needsMark || (generated.xTokenLink === true && sender !== 'player')
  if (isClosed && (status === 401 || status === 404)) return undefined
  if (isHidden(surface, status) && generated.xFeature !== undefined) return undefined
  switch (intent) {
    case 'bad-parameter':
    case 'bad-body-shape':
      return status === 400 ? undefined : says('400')
    case 'bad-body-rule':
      return status === 422 || isHidden(surface, status) ? undefined : says('422')
    case 'bad-body-either':
      return [400, 422].includes(status) || isHidden(surface, status) ? undefined : says('400 or 422')
    case 'bad-type':
      return status === 415 ? undefined : says('415')
    case 'valid': {
      if (![400, 413, 415].includes(status) || (status === 400 && isNotOurs(planned))) return undefined
      return says('anything but a complaint about its form')
    }
    default:
      return undefined
  }
}
