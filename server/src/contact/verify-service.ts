// May this visitor contact us about a topic? (OD-25, ground G31)
import type { Content } from '../content/types.ts'
import { existing, problem } from '../platform/problems.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { VerificationSource } from './ports.ts'
import type { PreverifyLinks } from './preverify-links.ts'

interface VerifyServiceDeps {
  content: () => Content
  verification: VerificationSource
  preverify: Pick<PreverifyLinks, 'idOf'>
}

/** `preverifyCookie`: what a signed link left in the browser (OD-82). */
interface VerifyRequest {
  visitor: Visitor
  locale: string
  topicId: number
  channel: string
  redirect: string | undefined
  preverifyCookie: string | undefined
}

export const createVerifyService = ({ content, verification, preverify }: VerifyServiceDeps) => {
  return {
    /** @throws 404 for an unknown topic; 401 with `error.redirectUrl` when a verification is asked for first */
    async verify({ visitor, locale, topicId, channel, redirect, preverifyCookie }: VerifyRequest) {
      const topic = existing(content().in(locale).topic(topicId))
      if (!topic.requiresVerification || (await verification.isVerified(visitor, topicId))) return { completed: true }
      const redirectUrl = await verification.open(visitor, {
        topicId,
        channel,
        locale,
        returnTo: redirect ?? '',
        preverifyId: preverify.idOf(preverifyCookie),
      })
      throw problem.unauthorized({ redirectUrl })
    },
  }
}

export type VerifyService = ReturnType<typeof createVerifyService>
