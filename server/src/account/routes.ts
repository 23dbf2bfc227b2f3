import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LoginOption, SuggestLogin } from '#generated/server/schemas.ts'
import { bindOperations } from '../platform/contract/bind.ts'
import type { PrebuiltBytes } from '../platform/contract/prebuilt.ts'
import type { Csrf } from '../platform/csrf.ts'
import { problem } from '../platform/problems.ts'
import { ownCookie } from '../platform/own-cookie.ts'
import type { Visitor } from '../platform/visitor.ts'
import { mainProvider } from './ports.ts'
import type { AccountService } from './service.ts'
import type { Ways, WaysAsker } from './ways.ts'
import { done, ok } from '../platform/contract/answers.ts'

interface AccountRouteDeps {
  service: AccountService
  ways: Ways
  csrf: Csrf
  /** After the new session began; `before` is who asked for it. */
  onSignIn: (before: Visitor, now: Visitor) => Promise<void>
  /** Before the session ends. */
  onSignOut: (sessionId: string) => Promise<void>
  isHttps: boolean
  documents: {
    loginOptions: (locale: string) => Promise<PrebuiltBytes<readonly LoginOption[]>>
    suggestLoginOptions: (locale: string) => Promise<PrebuiltBytes<LoginDialog>>
  }
}

type LoginDialog = { readonly [list in keyof SuggestLogin]: readonly LoginOption[] }

export const registerAccountRoutes = (
  app: FastifyInstance,
  { service, ways, csrf, onSignIn, onSignOut, documents, isHttps }: AccountRouteDeps,
): void => {
  const pending = ownCookie('gp_login', isHttps, '/services/bft')
  /** After a sign-out the provider asks for the password again: a sign-out that one click undoes is none. */
  const signedOut = ownCookie('gp_signed_out', isHttps, '/services/bft')

  const finish = async (
    provider: string,
    {
      visitor,
      locale,
      request,
      reply,
    }: { visitor: Visitor; locale: string; request: FastifyRequest; reply: FastifyReply },
  ) => {
    const query = new URL(request.url, 'http://internal.invalid').searchParams
    const sealed = request.cookies[pending.name]
    const { signedIn, location, isOver, end } = await service.finish({
      provider,
      query,
      pending: sealed,
      locale,
      prove: (linkId, proven) => ways.prove(linkId, askerIn(request), proven, request.id),
    })
    if (isOver) reply.clearCookie(pending.name, pending.options)
    request.signIn = end
    if (signedIn !== undefined) {
      await reply.startSession(signedIn.account, {
        provider: signedIn.identity.provider,
        subject: signedIn.identity.subject,
        ...(signedIn.providerSession !== null && { providerSession: signedIn.providerSession }),
      })
      await onSignIn(visitor, request.visitor)
      reply.clearCookie(signedOut.name, signedOut.options)
    }
    return { status: 302, headers: { location } } as const
  }

  const askerIn = ({ visitor, playerSession }: FastifyRequest): WaysAsker | undefined => {
    if (visitor.kind !== 'player') return undefined
    const { provider, subject } = playerSession?.extra ?? {}
    const signedInBy = provider === undefined || subject === undefined ? null : { provider, subject }
    return { account: visitor.account, sessionId: visitor.sessionId, signedInBy }
  }
  const asker = (request: FastifyRequest): WaysAsker => {
    const found = askerIn(request)
    if (!found) throw problem.unauthorized()
    return found
  }

  bindOperations(app, 'account', {
    getAuth: {
      async poll({ visitor }) {
        const info = await service.info(visitor)
        return {
          status: 200,
          body: info === undefined ? '' : JSON.stringify(info),
          headers: {
            loggedin: info === undefined ? 'false' : 'true',
            'x-csrf-token': csrf.tokenFor(visitor),
            vary: 'cookie',
          },
        }
      },
    },
    async getSuggestLoginOptions({ locale }) {
      return { status: 200, bytes: await documents.suggestLoginOptions(locale) }
    },
    async getLoginOptions({ locale }) {
      return { status: 200, bytes: await documents.loginOptions(locale) }
    },

    getSignInProviders: async () => ok(service.providers()),
    async startLogin({ query, locale, request, reply }) {
      const mustAsk = request.cookies[signedOut.name] !== undefined
      const begun = await service.start({ returnTo: query.returnTo, provider: query.provider, locale, mustAsk })
      request.signIn = begun.end
      if (begun.pending !== undefined)
        reply.setCookie(pending.name, begun.pending, { ...pending.options, maxAge: 1800 })
      return { status: 302, headers: { location: begun.location } }
    },
    finishLogin: (call) => finish(mainProvider, call),
    finishLoginAt: (call) => finish(call.params.provider, call),
    async endSessionsAtProvider({ params, body }) {
      const ended = await service.endAtProvider({ provider: params.provider, token: body.logout_token })
      for (const sessionId of ended) await onSignOut(sessionId)
      return done
    },
    getSignInWays: async ({ request }) => ok(await ways.list(asker(request))),
    async linkSignIn({ body: { provider }, locale, request, reply }) {
      const linkId = await ways.begin(asker(request), provider)
      // Whoever is signed in there already may be somebody else: the provider asks who is there.
      const begun = await service.start({ returnTo: undefined, provider, locale, mustAsk: true, linkId })
      if (begun.pending !== undefined) reply.setCookie(pending.name, begun.pending, { ...pending.options, maxAge: 600 })
      return ok({ location: begun.location })
    },
    unlinkSignIn: async ({ params, request }) => ok(await ways.unlink(asker(request), params.wayId, request.id)),
    mergeAccounts: async ({ body, locale, request }) => ok(await ways.merge(asker(request), body, locale, request.id)),
    async logout({ visitor, reply }) {
      await onSignOut(visitor.sessionId)
      await reply.endSession()
      reply.setCookie(signedOut.name, '1', { ...signedOut.options, maxAge: 86_400 })
      return done
    },
  })
}
