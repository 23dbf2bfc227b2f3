// Wire ⇄ domain of the account room.
import type { FastifyInstance } from 'fastify'
import type { LoginOption, SuggestLogin } from '#generated/server/schemas.ts'
import { bindOperations } from '../platform/contract/bind.ts'
import type { PrebuiltBytes } from '../platform/contract/prebuilt.ts'
import type { Csrf } from '../platform/csrf.ts'
import { ownCookie } from '../platform/own-cookie.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { AccountService } from './service.ts'

export interface AccountRouteDeps {
  service: AccountService
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
  { service, csrf, onSignIn, onSignOut, documents, isHttps }: AccountRouteDeps,
): void => {
  const pending = ownCookie('gp_login', isHttps, '/services/bft')
  /** After a sign-out the provider asks for the password again: a sign-out that one click undoes is none. */
  const signedOut = ownCookie('gp_signed_out', isHttps, '/services/bft')

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

    async startLogin({ query, locale, request, reply }) {
      const begun = await service.start(query.returnTo, locale, request.cookies[signedOut.name] !== undefined)
      reply.setCookie(pending.name, begun.pending, { ...pending.options, maxAge: 1800 })
      return { status: 302, headers: { location: begun.location } }
    },
    async finishLogin({ visitor, request, reply }) {
      const query = new URL(request.url, 'http://internal.invalid').searchParams
      const { account, returnTo } = await service.finish(query, request.cookies[pending.name])
      reply.clearCookie(pending.name, pending.options)
      if (account !== undefined) {
        await reply.startSession(account)
        await onSignIn(visitor, request.visitor)
        reply.clearCookie(signedOut.name, signedOut.options)
      }
      return { status: 302, headers: { location: returnTo } }
    },
    async logout({ visitor, reply }) {
      await onSignOut(visitor.sessionId)
      await reply.endSession()
      reply.setCookie(signedOut.name, '1', { ...signedOut.options, maxAge: 86_400 })
      return { status: 204 }
    },
  })
}
