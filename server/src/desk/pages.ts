// The desk's pages: one HTML answer for every address below `{mount}/desk`, and the sign-in around it (T28, CD-220).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownCookie } from '../platform/own-cookie.ts'
import { problem } from '../platform/problems.ts'
import type { DeskSignIn, SignInFailure } from './sign-in.ts'

/** Nothing but our own files; html is parsed in one place alone (web/src/desk/shared/rich-text.tsx). */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  // Previews of the studio (CD-404).
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types desk',
].join('; ')

export const deskCookie = (isHttps: boolean) => ownCookie('gp_desk', isHttps, '/services/desk')
/** After a sign-out the provider asks for the password again: a sign-out that one click undoes is none. */
export const signedOutCookie = (isHttps: boolean, deskPath: string) => ownCookie('gp_desk_out', isHttps, deskPath)

export interface DeskPagesDeps {
  signIn: DeskSignIn
  isHttps: boolean
  mountPath: string
  /** Where sign-in leads back to. */
  publicUrl: string
  webDist: string
  shiftSeconds: number
  localeOf: (request: FastifyRequest) => string
}

/** The built page with its files' addresses; undefined where the web app is not built (tests of the server alone). */
const readPage = ({ webDist, mountPath, publicUrl }: DeskPagesDeps): string | undefined => {
  const file = join(webDist, 'desk', 'desk.html')
  if (!existsSync(file)) return undefined
  return readFileSync(file, 'utf8')
    .replaceAll(/(src|href)="\.\//g, `$1="${mountPath}/static/app/desk/`)
    .replace('data-mount=""', `data-mount="${mountPath}" data-origin="${new URL(publicUrl).origin}"`)
}

export const registerDeskPages = (app: FastifyInstance, deps: DeskPagesDeps): void => {
  const { signIn, isHttps, mountPath } = deps
  const deskPath = `${mountPath}/desk`
  const session = deskCookie(isHttps)
  const pending = ownCookie('gp_desk_login', isHttps, deskPath)
  const signedOut = signedOutCookie(isHttps, deskPath)
  const page = readPage(deps)

  const failed = (request: FastifyRequest, reply: FastifyReply, failure: SignInFailure): FastifyReply => {
    request.signIn = failure
    return reply.header('cache-control', 'no-store').redirect(`${deskPath}?problem=${failure}`, 302)
  }

  app.get(`${deskPath}/login`, async (request, reply) => {
    const query = new URL(request.url, 'http://internal.invalid').searchParams
    const mustAsk = request.cookies[signedOut.name] !== undefined
    // Asked for by the pages before what wants a fresh sign-in (CD-317).
    const mustBeFresh = query.has('fresh')
    const how = { mustAsk, mustBeFresh }
    const begun = await signIn.start(query.get('returnTo') ?? undefined, deps.localeOf(request), how)
    if ('failure' in begun) return failed(request, reply, begun.failure)
    reply.setCookie(pending.name, begun.pending, { ...pending.options, maxAge: 1800 })
    return reply.header('cache-control', 'no-store').redirect(begun.location, 302)
  })

  app.get(`${deskPath}/callback`, async (request, reply) => {
    const query = new URL(request.url, 'http://internal.invalid').searchParams
    const ended = await signIn.finish(query, request.cookies[pending.name])
    reply.clearCookie(pending.name, pending.options)
    if ('failure' in ended) return failed(request, reply, ended.failure)
    request.signIn = 'signed-in'
    request.visitor = { kind: 'anonymous', sessionId: `desk ${ended.agentId}` }
    reply.clearCookie(signedOut.name, signedOut.options)
    reply.setCookie(session.name, ended.cookie, { ...session.options, maxAge: deps.shiftSeconds })
    return reply.header('cache-control', 'no-store').redirect(ended.returnTo, 302)
  })

  const serve = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (page === undefined) throw problem.unavailable(30)
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
      })
      .send(page)
  }
  app.get(deskPath, serve)
  app.get(`${deskPath}/*`, serve)
}
