// Cookies → `request.visitor`. Signed-in sessions are rows (sessions.ts); anonymous ones are a signed cookie and
// nothing else until something must be remembered (ground G27).
import { randomUUID } from 'node:crypto'
import '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../lib/clock.ts'
import type { Keyring } from '../lib/keyring.ts'
import type { Session, Sessions } from './sessions.ts'
import type { Account, Visitor } from './visitor.ts'

export const sessionCookie = 'gp_session'
export const anonymousCookie = 'gp_anon'

/** Asked by open tabs all the time: no sign that anybody is there (ground G27). */
const polls = new Set(['getAuth', 'getChannels', 'getWaitTime', 'getChatMembership'])
export const isPoll = (operationId: string | undefined): boolean => operationId !== undefined && polls.has(operationId)

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor
    /** The signed-in session behind `visitor`; null for anonymous ones. */
    playerSession: Session | null
  }
  interface FastifyReply {
    /**
     * Signs in: a new session, the old one ended, the anonymous cookie dropped; the CSRF token changes with it (ground
     * G11).
     */
    startSession: (account: Account, extra?: Record<string, string>) => Promise<Session>
    /** Signs out for good: the row is gone on every instance before the answer leaves. */
    endSession: () => Promise<void>
    /**
     * Makes sure this browser keeps its (anonymous) session: sets the cookie when it has none. For pages and
     * `/api/auth`.
     */
    keepSession: () => void
  }
}

export interface SessionOptions {
  sessions: Sessions
  keys: Keyring
  clock: Clock
  isHttps: boolean
  maxSeconds: number
}

/** `<id>.<issued, base 36 seconds>.<mac>` → id; undefined when forged or older than a session may get. */
const readAnonymous = (value: string | undefined, { keys, clock, maxSeconds }: SessionOptions): string | undefined => {
  const [id, issued, mac] = (value ?? '').split('.')
  if (!id || !issued || !mac || value!.length > 200 || !keys.verify('anonymous-session', `${id}.${issued}`, mac))
    return undefined
  const age = clock.now().getTime() / 1000 - Number.parseInt(issued, 36)
  return age < maxSeconds ? id : undefined
}

const writeAnonymous = (id: string, { keys, clock }: SessionOptions): string => {
  const body = `${id}.${Math.floor(clock.now().getTime() / 1000).toString(36)}`
  return `${body}.${keys.sign('anonymous-session', body)}`
}

/** Needs @fastify/cookie. */
export const useSessions = (app: FastifyInstance, options: SessionOptions): void => {
  const { sessions, isHttps, maxSeconds } = options
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const

  app.decorateRequest('visitor')
  app.decorateRequest('playerSession', null)

  const becomeAnonymous = (request: FastifyRequest, id?: string): void => {
    request.playerSession = null
    request.visitor =
      id === undefined
        ? { kind: 'anonymous', sessionId: randomUUID(), isNew: true }
        : { kind: 'anonymous', sessionId: id }
  }

  const findPlayer = async (request: FastifyRequest, cookie: string): Promise<void> => {
    const session = await sessions.find(cookie)
    if (!session) return becomeAnonymous(request, readAnonymous(request.cookies[anonymousCookie], options))
    request.playerSession = session
    request.visitor = { kind: 'player', sessionId: session.id, account: session.account }
    if (!isPoll(request.routeOptions.config.operation?.operationId)) await sessions.touch(session)
  }

  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers.cookie === undefined) {
      becomeAnonymous(request)
      return done()
    }
    const cookie = request.cookies[sessionCookie]
    if (cookie?.length === 43) {
      findPlayer(request, cookie).then(() => done(), done)
      return
    }
    becomeAnonymous(request, readAnonymous(request.cookies[anonymousCookie], options))
    done()
  })

  app.decorateReply('startSession', async function (this: FastifyReply, account, extra) {
    const { request } = this
    if (request.playerSession) await sessions.end(request.playerSession.id)
    const { cookie, session } = await sessions.create(account, extra)
    this.setCookie(sessionCookie, cookie, { ...cookieOptions, maxAge: maxSeconds })
    this.clearCookie(anonymousCookie, cookieOptions)
    request.playerSession = session
    request.visitor = { kind: 'player', sessionId: session.id, account }
    return session
  })

  app.decorateReply('endSession', async function (this: FastifyReply) {
    const { request } = this
    if (request.playerSession) await sessions.end(request.playerSession.id)
    this.clearCookie(sessionCookie, cookieOptions)
    becomeAnonymous(request)
    this.setCookie(anonymousCookie, writeAnonymous(request.visitor.sessionId, options), {
      ...cookieOptions,
      maxAge: maxSeconds,
    })
  })

  app.decorateReply('keepSession', function (this: FastifyReply) {
    const { visitor, cookies } = this.request
    if (visitor.kind === 'player' || readAnonymous(cookies[anonymousCookie], options) === visitor.sessionId) return
    this.setCookie(anonymousCookie, writeAnonymous(visitor.sessionId, options), {
      ...cookieOptions,
      maxAge: maxSeconds,
    })
  })
}
