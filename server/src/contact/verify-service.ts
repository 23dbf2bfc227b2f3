// May this visitor contact us about a topic? (OD-25, ground G31) And who came with a signed link (OD-82).
import type { ContactVerification } from '#generated/server/schemas.ts'
import type { Content } from '../content/types.ts'
import type { Clock } from '../lib/clock.ts'
import type { Keyring } from '../lib/keyring.ts'
import { problem } from '../platform/problems.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { VerificationSource } from './ports.ts'

export interface VerifyServiceDeps {
  content(): Content
  verification: VerificationSource
  keys: Keyring
  clock: Clock
}

/** `preverifyCookie`: what a signed link left in the browser (OD-82). */
export interface VerifyRequest {
  visitor: Visitor
  locale: string
  topicId: number
  channel: string
  redirect: string | undefined
  preverifyCookie: string | undefined
}

const preverifyMilliseconds = 30 * 60_000

export interface VerifyService {
  /** @throws 404 for an unknown topic; 401 with `error.redirectUrl` when a verification is asked for first */
  verify(request: VerifyRequest): Promise<ContactVerification>
  /** id of a pre-verified visitor, from the cookie a signed link set; 0 when none */
  preverifyId(cookie: string | undefined): number
  /** @returns the cookie's value for a signed link's token, or undefined when it is forged or too old (ground G31) */
  acceptPreverifyLink(token: string): string | undefined
  /** For the desk and for demonstrations: the token of a link. */
  preverifyToken(id: number): string
}

export function createVerifyService({ content, verification, keys, clock }: VerifyServiceDeps): VerifyService {
  const now = (): number => clock.now().getTime()
  const sign = (id: number, at: number): string =>
    `${id}.${at.toString(36)}.${keys.sign('preverify', `${id}.${at.toString(36)}`)}`
  const read = (token: string | undefined): number => {
    const [id = '', at = '', mac = ''] = (token ?? '').split('.')
    if (!/^[1-9]\d{0,8}$/.test(id) || !keys.verify('preverify', `${id}.${at}`, mac)) return 0
    const age = now() - Number.parseInt(at, 36)
    return age >= 0 && age < preverifyMilliseconds ? Number(id) : 0
  }
  return {
    async verify({ visitor, locale, topicId, channel, redirect, preverifyCookie }) {
      const topic = content().in(locale).topic(topicId)
      if (topic === undefined) throw problem.notFound()
      if (!topic.requiresVerification || (await verification.isVerified(visitor, topicId))) return { completed: true }
      const redirectUrl = await verification.open(visitor, {
        topicId,
        channel,
        locale,
        returnTo: redirect ?? '',
        preverifyId: read(preverifyCookie),
      })
      throw problem.unauthorized({ redirectUrl })
    },
    preverifyId: read,
    acceptPreverifyLink(token) {
      const id = read(token)
      return id === 0 ? undefined : sign(id, now())
    },
    preverifyToken: (id) => sign(id, now()),
  }
}
