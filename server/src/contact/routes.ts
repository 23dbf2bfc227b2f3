import type { FastifyInstance } from 'fastify'
import { bindOperations } from '../platform/contract/bind.ts'
import type { ChallengeService } from './challenge-service.ts'
import type { ContextChecker } from './ports.ts'
import type { UploadSource } from '../platform/uploads/named-uploads.ts'
import type { PreverifyLinks } from './preverify-links.ts'
import type { SubmitService } from './submit-service.ts'
import type { VerifyService } from './verify-service.ts'
import { ok } from '../platform/contract/answers.ts'

interface ContactRouteDeps {
  challenge: ChallengeService
  context: ContextChecker
  submit: SubmitService
  uploads: UploadSource
  verify: VerifyService
  preverify: Pick<PreverifyLinks, 'idOf' | 'cookie'>
  warn: (message: string, error: unknown) => void
}

export const registerContactRoutes = (
  app: FastifyInstance,
  { challenge, context, submit, uploads: sent, verify, preverify, warn }: ContactRouteDeps,
): void => {
  bindOperations(app, 'contact', {
    getCaptcha: ({ visitor, locale, query: { product = null } }) => ok(challenge.config({ visitor, locale, product })),
    async getChallenge() {
      return ok(await challenge.create())
    },
    async validateChallenge({ visitor, locale, body, request, reply }) {
      reply.keepSession() // the mark belongs to this session
      return ok(await challenge.validate({ visitor, locale }, body.token, request.ip))
    },
    async checkContext({ body, locale }) {
      // A hint, not a gate: when it fails the form goes on (decisions-cases J12).
      const isAbusive = await context.isAbusive(body.description, locale).catch((error: unknown) => {
        warn('the abusive-language check failed', error)
        return false
      })
      return ok(isAbusive)
    },
    async verifyContact({ params: { topicId, channel }, query: { redirect }, visitor, locale, request, reply }) {
      reply.keepSession()
      return ok(
        await verify.verify({
          visitor,
          locale,
          topicId,
          channel,
          redirect,
          preverifyCookie: request.cookies[preverify.cookie.name],
        }),
      )
    },
    getPreverify: ({ request }) => ok({ preverifyId: preverify.idOf(request.cookies[preverify.cookie.name]) }),
    submitContact: {
      async prepare({ body: { form }, files, visitor, locale, request, reply }) {
        reply.keepSession() // a good captcha token marks this session
        const challenged = { visitor, locale: form.locale ?? locale, product: form.game }
        const asked = await challenge.ask(challenged, form.recaptcha, request.ip)
        const isPreverified = preverify.idOf(request.cookies[preverify.cookie.name]) > 0
        const spoken = form.locale ?? locale
        const ownFields = await submit.ownFields(form, visitor, spoken)
        const uploads = await sent.named(visitor, form.uploads, (field) => `fields.${field}`)
        const wanted = { form, files, uploads, visitor, isPreverified, locale: spoken, asked, ownFields }
        const kept = await submit.keepFiles(wanted)
        return async () => ok(await submit.file(wanted, kept))
      },
    },
  })
}
