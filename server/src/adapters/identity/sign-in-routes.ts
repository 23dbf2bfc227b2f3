// Mounts the embedded provider below its prefix: OpenID Connect's own addresses and the page people sign in on.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networksOf } from '../../lib/networks.ts'
import type { DemoAccount } from './demo-accounts.ts'
import type { EmbeddedProvider } from './embedded-provider.ts'
import type { LanguageWishes, PageWords } from './provider-page.ts'
import { renderSignInPage } from './sign-in-page.ts'

/** The provider's own pages (ending a session) are plain forms with a style of their own. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'"

export interface SignInRouteOptions {
  /** of PUBLIC_URL */
  origin: URL
  /** path of the provider on this origin, e.g. /services/idp */
  prefix: string
  embedded: EmbeddedProvider
  accounts: readonly DemoAccount[]
  /** What stands beside its sign; undefined: the portal's name. */
  brand: string | undefined
  words: (wishes: LanguageWishes) => PageWords
  /** @returns false when this visitor has tried too often; counts the try */
  mayTry: (key: string) => Promise<boolean>
  help: (locale: string) => readonly { href: string; text: string }[]
  face: string | undefined
  /** where "back without signing in" leads when the provider cannot say: the portal's start */
  home: string
}

/** Registers the provider in a scope of its own: it reads request bodies itself, so Fastify must not. */
export const registerEmbeddedProvider = async (app: FastifyInstance, options: SignInRouteOptions): Promise<void> => {
  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: 16_384 },
        (_request, body, done) => {
          done(null, body)
        },
      )
      signInPages(scope, options)
    },
    { prefix: options.prefix },
  )

  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', (_request, _payload, done) => {
        done(null)
      })
      const handle = options.embedded.provider.callback()
      const pass = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
        reply.hijack()
        const raw = request.raw as typeof request.raw & { originalUrl?: string }
        // Its own addresses are PUBLIC_URL's, whoever asks: a forwarded host would come back in pages and discovery.
        for (const name of Object.keys(raw.headers)) if (name.startsWith('x-forwarded-')) delete raw.headers[name]
        raw.headers['x-forwarded-host'] = options.origin.host
        raw.headers['x-forwarded-proto'] = options.origin.protocol.slice(0, -1)
        reply.raw.setHeaders(
          new Map(
            Object.entries({ ...reply.getHeaders(), 'content-security-policy': pagePolicy }) as [string, string][],
          ),
        )
        raw.originalUrl = raw.url ?? ''
        raw.url = (raw.url ?? '').slice(options.prefix.length) || '/'
        await handle(raw, reply.raw)
      }
      scope.route({ method: ['GET', 'POST', 'OPTIONS'], url: '/*', handler: pass })
    },
    { prefix: options.prefix },
  )
}

interface SignInDetails {
  uiLocales: string | undefined
  isDesk: boolean
}

const signInPages = (
  scope: FastifyInstance,
  { embedded, accounts, brand, prefix, words, mayTry, home, help, face }: SignInRouteOptions,
): void => {
  const { provider } = embedded

  scope.get<{ Params: { uid: string } }>('/sign-in/:uid', async (request, reply) => {
    const details = await detailsOf(request, reply)
    return details === undefined ? reply.redirect(home) : show(request, reply, details, '', undefined)
  })

  const ownErrors = 'a person reads the page and tries again'
  scope.post<{ Params: { uid: string }; Body: string }>(
    '/sign-in/:uid',
    { config: { ownErrors } },
    async (request, reply) => {
      const details = await detailsOf(request, reply)
      if (details === undefined) return reply.redirect(home)
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
      const demo = accounts.find((account) => account.login === form.get('demo'))
      const login = (demo?.login ?? form.get('login') ?? '').trim().slice(0, 100)
      const allowed = (await mayTry(networksOf(request.ip)[0]!.name)) && (await mayTry(`login:${login}`))
      if (!allowed)
        return show(request, reply.code(429).header('retry-after', '60'), details, login, 'support.signin.too.many')
      const account = embedded.checkPassword(login, demo?.password ?? (form.get('password') ?? '').slice(0, 200))
      if (account === undefined) return show(request, reply.code(422), details, login, 'support.signin.wrong')
      const target = await provider.interactionResult(
        request.raw,
        reply.raw,
        { login: { accountId: account.id } },
        { mergeWithLastSubmission: false },
      )
      return reply.redirect(target, 303)
    },
  )

  scope.get<{ Params: { uid: string } }>('/sign-in/:uid/cancel', async (request, reply) => {
    const details = await detailsOf(request, reply)
    if (details === undefined) return reply.redirect(home)
    const target = await provider.interactionResult(
      request.raw,
      reply.raw,
      { error: 'access_denied' },
      { mergeWithLastSubmission: false },
    )
    return reply.redirect(target, 303)
  })

  /** The sign-in under way in this browser; undefined when it ended or belongs to another tab's cookie. */
  const detailsOf = async (
    request: FastifyRequest<{ Params: { uid: string } }>,
    reply: FastifyReply,
  ): Promise<SignInDetails | undefined> => {
    try {
      const details = await provider.interactionDetails(request.raw, reply.raw)
      if (details.uid !== request.params.uid) return undefined
      const { ui_locales: uiLocales, redirect_uri: back } = details.params
      return {
        uiLocales: typeof uiLocales === 'string' ? uiLocales : undefined,
        isDesk: typeof back === 'string' && back.endsWith('/desk/callback'),
      }
    } catch {
      return undefined
    }
  }

  const show = (
    request: FastifyRequest<{ Params: { uid: string } }>,
    reply: FastifyReply,
    { uiLocales, isDesk }: SignInDetails,
    login: string,
    error: string | undefined,
  ): FastifyReply => {
    const own = words({
      uiLocales,
      cookie: request.cookies['locale'],
      acceptLanguage: request.headers['accept-language'],
    })
    const nonce = randomBytes(16).toString('base64')
    const action = `${prefix}/sign-in/${request.params.uid}`
    return (
      reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        // form-action is left out: browsers apply it to the redirects after a POST as well, which lead back to the
        // portal.
        .header(
          'content-security-policy',
          `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
        )
        .send(
          renderSignInPage({
            action,
            cancel: `${action}/cancel`,
            ...own,
            login,
            error,
            accounts,
            brand,
            // Whoever answers players has none of a player's troubles.
            help: isDesk ? [] : help(own.locale),
            isDesk,
            nonce,
            face,
          }),
        )
    )
  }
}
