import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bindOperations } from '../platform/contract/bind.ts'
import { ownCookie } from '../platform/own-cookie.ts'
import { markMilliseconds } from './rules.ts'
import type { LockedOutService } from './service.ts'
import { created, done, ok } from '../platform/contract/answers.ts'

const lockedOutCookie = (isHttps: boolean) => ownCookie('gp_lockedout', isHttps, '/services/bft/api/lockedout')

export const registerLockedOutRoutes = (
  app: FastifyInstance,
  { service, isHttps }: { service: LockedOutService; isHttps: boolean },
): void => {
  const { name, options } = lockedOutCookie(isHttps)
  const browserOf = ({ cookies }: FastifyRequest): string | undefined => cookies[name]
  const kept = { ...options, sameSite: 'strict' as const, maxAge: markMilliseconds / 1000 }

  bindOperations(app, 'lockedout', {
    requestLockedOutCode: async ({ body, locale, request, reply }) => {
      const asked = await service.ask(browserOf(request), body.email, locale)
      reply.setCookie(name, asked.token, kept)
      return { status: 202, body: asked.body }
    },
    answerLockedOutCode: async ({ body, locale, request, reply }) => {
      const opened = await service.answer(browserOf(request), body.code, { locale, requestId: request.id })
      reply.setCookie(name, opened.token, kept)
      return ok(opened.body)
    },
    getLockedOut: async ({ request }) => ok(await service.state(browserOf(request))),
    endLockedOut: async ({ request, reply }) => {
      await service.end(browserOf(request))
      reply.clearCookie(name, options)
      return done
    },
    getLockedOutRestrictions: async ({ locale, request }) => ok(await service.restrictions(browserOf(request), locale)),
    getLockedOutCases: async ({ locale, query, request }) =>
      ok(
        await service.cases(browserOf(request), locale, {
          isArchived: query.archived === true,
          cursor: query.cursor,
        }),
      ),
    getLockedOutCase: async ({ locale, params, request }) =>
      ok(await service.thread(browserOf(request), locale, params.id)),
    appealLockedOut: {
      // Whose restriction it is comes before what is wrong with the words (ground G21).
      guard: ({ request, body }) => service.demandOwn(browserOf(request), (body as { penaltyId: string }).penaltyId),
      handle: async ({ body, locale, request }) =>
        created(await service.appeal(browserOf(request), body, { locale, requestId: request.id })),
    },
    answerAppealLockedOut: {
      guard: ({ request, body }) => service.demandOwn(browserOf(request), (body as { penaltyId: string }).penaltyId),
      handle: async ({ body, request }) =>
        ok(await service.answerAppeal(browserOf(request), body, { requestId: request.id })),
    },
  })
}
