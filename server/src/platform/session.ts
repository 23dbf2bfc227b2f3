// Cookies → `request.visitor`. Signed-in sessions are rows (sessions.ts); anonymous ones are a signed cookie and
// nothing else until something must be remembered (ground G27).
import { randomUUID } from 'node:crypto'
import '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../lib/clock.ts'
import type { Keyring } from '../lib/keyring.ts'
import { ownCookie } from './own-cookie.ts'
import type { Session, Sessions } from './sessions.ts'
import type { Account, Visitor } from './visitor.ts'

const sessionName = 'gp_session'
const anonymousName = 'gp_anon'
/** So long a cookie of before the prefix is still read, and only of a session that is as old itself (T28). */
const oldNameMilliseconds = 30 * 86_400_000

/** Asked by open tabs all the time: no sign that anybody is there (ground G27). */
const polls = new Set(['getAuth', 'getChannels', 'getWaitTime', 'getChatMembership', 'streamNews', 'streamCase'])
const isPoll = (operationId: string | undefined): boolean => operationId !== undefined && polls.has(operationId)

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor
    /** The signed-in session behind `visitor`; null for anonymous ones. */
    playerSession: Session | null
    /** Whether the session this request came with has not ended since; for connections that stay open. */
    isSessionLive: () => Promise<boolean>
  }
  interface FastifyInstance {
    /** Who comes with these cookies; undefined when they name a session, which only the database knows. */
    visitorWithoutSession: (cookies: Cookies) => Visitor | undefined
    /** The player whose session these cookies name, for a request that only reads; undefined when it has ended. */
    playerOf: (cookies: Cookies) => Promise<Visitor | undefined>
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

type Cookies = Readonly<Record<string, string | undefined>>

interface SessionOptions {
  sessions: Sessions
  keys: Keyring
  clock: Clock
  isHttps: boolean
  maxSeconds: number
  /** When this installation began to prefix its cookies. */
  prefixedSince: Date
}

/**
 * `<id>.<issued, base 36 seconds>.<mac>` → id; undefined when forged or older than a session may get.
 * @param issuedBefore milliseconds; a later one counts as forged
 */
const readAnonymous = (
  value: string | undefined,
  { keys, clock, maxSeconds }: SessionOptions,
  issuedBefore = Number.POSITIVE_INFINITY,
): string | undefined => {
  const [id, issued, mac] = (value ?? '').split('.')
  if (!id || !issued || !mac || value!.length > 200 || !keys.verify('anonymous-session', `${id}.${issued}`, mac))
    return undefined
  const issuedSeconds = Number.parseInt(issued, 36)
  const age = clock.now().getTime() / 1000 - issuedSeconds
  return age < maxSeconds && issuedSeconds * 1000 < issuedBefore ? id : undefined
}

const writeAnonymous = (id: string, { keys, clock }: SessionOptions): string => {
  const body = `${id}.${Math.floor(clock.now().getTime() / 1000).toString(36)}`
  return `${body}.${keys.sign('anonymous-session', body)}`
}

/** Needs @fastify/cookie. */
export const useSessions = (app: FastifyInstance, options: SessionOptions): void => {
  const { sessions, isHttps, maxSeconds, prefixedSince, clock } = options
  const sessionCookie = ownCookie(sessionName, isHttps)
  const anonymousCookie = ownCookie(anonymousName, isHttps)
  const prefixedAt = prefixedSince.getTime()
  const readsOldNames = (): boolean => isHttps && clock.now().getTime() - prefixedAt < oldNameMilliseconds

  const anonymousOf = (cookies: Cookies): string | undefined =>
    readAnonymous(cookies[anonymousCookie.name], options) ??
    (readsOldNames() ? readAnonymous(cookies[anonymousName], options, prefixedAt) : undefined)

  const findSession = async (cookies: Cookies, onlyReads: boolean): Promise<Session | undefined> => {
    const cookie = cookies[sessionCookie.name]
    if (cookie?.length === 43) return sessions.find(cookie, { onlyReads })
    const old = readsOldNames() ? cookies[sessionName] : undefined
    const session = old?.length === 43 ? await sessions.find(old, { onlyReads }) : undefined
    return session && Date.parse(session.createdAt) < prefixedAt ? session : undefined
  }
  const sessionOf = ({ cookies, method }: FastifyRequest): Promise<Session | undefined> =>
    findSession(cookies, method === 'GET' || method === 'HEAD')
  const visitorOf = ({ id, account }: Session): Visitor => ({ kind: 'player', sessionId: id, account })

  app.decorateRequest('visitor')
  app.decorateRequest('isSessionLive', async function (this: FastifyRequest) {
    return this.visitor.kind === 'anonymous' || (await sessionOf(this)) !== undefined
  })
  app.decorateRequest('playerSession', null)

  const anonymous = (id: string | undefined): Visitor =>
    id === undefined
      ? { kind: 'anonymous', sessionId: randomUUID(), isNew: true }
      : { kind: 'anonymous', sessionId: id }
  const becomeAnonymous = (request: FastifyRequest, id?: string): void => {
    request.playerSession = null
    request.visitor = anonymous(id)
  }
  const visitorWithoutSession = (cookies: Cookies): Visitor | undefined =>
    cookies[sessionCookie.name]?.length === 43 || cookies[sessionName]?.length === 43
      ? undefined
      : anonymous(anonymousOf(cookies))
  app.decorate('visitorWithoutSession', visitorWithoutSession)
  app.decorate('playerOf', async (cookies: Cookies) => {
    const session = await findSession(cookies, true)
    return session && visitorOf(session)
  })

  const findPlayer = async (request: FastifyRequest): Promise<void> => {
    const session = await sessionOf(request)
    if (!session) return becomeAnonymous(request, anonymousOf(request.cookies))
    request.playerSession = session
    request.visitor = visitorOf(session)
    // Nobody waits for the note: a database that hangs would be waited for twice (promises P30).
    if (!isPoll(request.routeOptions.config.operation?.operationId)) void sessions.touch(session)
  }

  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers.cookie === undefined) {
      becomeAnonymous(request)
      return done()
    }
    const visitor = visitorWithoutSession(request.cookies)
    if (visitor === undefined) {
      findPlayer(request).then(() => done(), done)
      return
    }
    request.visitor = visitor
    done()
  })

  app.decorateReply('startSession', async function (this: FastifyReply, account, extra) {
    const { request } = this
    if (request.playerSession) await sessions.end(request.playerSession.id)
    const { cookie, session } = await sessions.create(account, extra)
    this.setCookie(sessionCookie.name, cookie, { ...sessionCookie.options, maxAge: maxSeconds })
    this.clearCookie(anonymousCookie.name, anonymousCookie.options)
    request.playerSession = session
    request.visitor = { kind: 'player', sessionId: session.id, account }
    return session
  })

  app.decorateReply('endSession', async function (this: FastifyReply) {
    const { request } = this
    if (request.playerSession) await sessions.end(request.playerSession.id)
    this.clearCookie(sessionCookie.name, sessionCookie.options)
    if (isHttps && request.cookies[sessionName] !== undefined) this.clearCookie(sessionName, sessionCookie.options)
    becomeAnonymous(request)
    this.setCookie(anonymousCookie.name, writeAnonymous(request.visitor.sessionId, options), {
      ...anonymousCookie.options,
      maxAge: maxSeconds,
    })
  })

  app.decorateReply('keepSession', function (this: FastifyReply) {
    const { visitor } = this.request
    if (visitor.kind === 'player' || anonymousOf(this.request.cookies) === visitor.sessionId) return
    this.setCookie(anonymousCookie.name, writeAnonymous(visitor.sessionId, options), {
      ...anonymousCookie.options,
      maxAge: maxSeconds,
    })
  })
}
