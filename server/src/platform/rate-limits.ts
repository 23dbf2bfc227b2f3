// Rate limits, exact: at most `max` hits in any `perSeconds` seconds, in memory or, on PostgreSQL, by one row a key
// changed by one statement, so that instances share a limit (promises P34). Every number is multiplied by LIMITS_SCALE
// (ground G29).
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Clock } from '../lib/clock.ts'
import { createLru } from '../lib/lru.ts'
import { networksOf } from '../lib/networks.ts'
import type { Database } from '../storage/database.ts'
import type { Tables } from '../storage/tables.ts'
import { removeOld } from '../storage/sweeps.ts'
import { problem } from './problems.ts'
import type { RateRule, RouteOperation } from './route-operation.ts'
import type { Visitor } from './visitor.ts'

interface LimitRule {
  max: number
  perSeconds: number
}
/** What is left of a limit after a hit. */
interface Quota {
  limit: number
  remaining: number
  /** Seconds until the oldest hit no longer counts. */
  resetSeconds: number
}
/** Without `quota` nothing was counted: the limits are lifted, or counted by windows. */
export type Taken = { isAllowed: true; quota?: Quota } | { isAllowed: false; retryAfterSeconds: number }

export interface LocalHit {
  key: string
  rule: LimitRule
  /** As how many it counts; it comes through while one more would. */
  weight?: number
}

const denied = (oldest: number, now: number, perSeconds: number): Taken => ({
  isAllowed: false,
  retryAfterSeconds: Math.max(1, Math.ceil((oldest + perSeconds * 1000 - now) / 1000)),
})

const allowed = (hits: readonly number[], max: number, now: number, perSeconds: number): Taken => ({
  isAllowed: true,
  quota: {
    limit: max,
    remaining: max - hits.length,
    resetSeconds: Math.max(1, Math.ceil((Number(hits[0] ?? now) + perSeconds * 1000 - now) / 1000)),
  },
})

/**
 * Hits by key in memory. A clock that jumped back drops the hits of the future instead of blocking for a day (promises
 * P33).
 */
const createMemoryCounter = (clock: Clock) => {
  const hitsByKey = createLru<number[]>(200_000)
  return (key: string, max: number, perSeconds: number): Taken => {
    const now = clock.now().getTime()
    const since = now - perSeconds * 1000
    const hits = hitsByKey.get(key) ?? []
    let expired = 0
    while (expired < hits.length && (hits[expired]! <= since || hits[expired]! > now)) expired += 1
    if (expired > 0) hits.splice(0, expired)
    if (hits.length >= max) return denied(hits[hits.length - max]!, now, perSeconds)
    hits.push(now)
    hitsByKey.set(key, hits)
    return allowed(hits, max, now, perSeconds)
  }
}

interface Window {
  startedAt: number
  before: number
  now: number
  /** Of `now`: what the other instances have not been told. */
  untold: number
}

/** Two windows a key instead of a list of hits: a little less exact, the same few bytes whatever the limit. */
const createWindowCounter = (clock: Clock, tell: (much: Counted) => void) => {
  const windows = createLru<Window>(200_000)
  const windowOf = (key: string, time: number, length: number): Window => {
    const known = windows.get(key)
    const age = known ? time - known.startedAt : -1
    if (known && age >= 0 && age < length) return known
    // The next window begins where the last one ended, so that what was counted fades instead of vanishing.
    return known && age >= length && age < 2 * length
      ? { startedAt: known.startedAt + length, before: known.now, now: 0, untold: 0 }
      : { startedAt: time, before: 0, now: 0, untold: 0 }
  }
  const take = (hits: readonly LocalHit[]): Taken => {
    const time = clock.now().getTime()
    const counted: Window[] = []
    for (const { key, rule } of hits) {
      const length = rule.perSeconds * 1000
      const window = windowOf(key, time, length)
      const share = 1 - (time - window.startedAt) / length
      if (window.before * share + window.now >= rule.max) return denied(window.startedAt, time, rule.perSeconds)
      counted.push(window)
    }
    // What is refused counts nowhere: who is asked a second time about the same request hears the same
    // (ready-documents.ts).
    counted.forEach((window, index) => {
      const { key, rule, weight = 1 } = hits[index]!
      window.now += weight
      window.untold += weight
      windows.set(key, window)
      if (window.untold < rule.max * toldShare) return
      tell({ key, perSeconds: rule.perSeconds, count: window.untold })
      window.untold = 0
    })
    return { isAllowed: true }
  }
  return {
    take,
    /** What another instance counted. */
    add: ({ key, perSeconds, count }: Counted): void => {
      const window = windowOf(key, clock.now().getTime(), perSeconds * 1000)
      window.now += count
      windows.set(key, window)
    },
  }
}

/** Who asks less than this of what a limit allows is nobody else's business: no notice for most visitors. */
const toldShare = 0.05
interface Counted {
  key: string
  perSeconds: number
  count: number
}

const channel = 'limits_counted'
/** So long others of the same moment may join a notice. */
const waitMilliseconds = 100
/** PostgreSQL takes 8,000 bytes a notice; a key has 200 at most. */
const mostTold = 30

/** Counts of several instances, by notices: each adds what the others tell of. */
const createTelling = (database: Database<Tables>) => {
  const me = randomUUID()
  let waiting: Counted[] = []
  let timer: NodeJS.Timeout | undefined
  const send = (): void => {
    clearTimeout(timer)
    timer = undefined
    const counts = waiting
    waiting = []
    // One that gets lost is a limit that was a little wide.
    database.notify(channel, JSON.stringify({ from: me, counts })).catch(() => undefined)
  }
  return {
    tell: (much: Counted): void => {
      waiting.push(much)
      if (waiting.length >= mostTold) send()
      else timer ??= setTimeout(send, waitMilliseconds).unref()
    },
    listen: (add: (counted: Counted) => void): Promise<void> =>
      database.listen(channel, (notice) => {
        if (notice === '') return
        const { from, counts } = JSON.parse(notice) as { from: string; counts: Counted[] }
        if (from !== me) for (const counted of counts) add(counted)
      }),
  }
}

const createSharedCounter =
  (database: Database<Tables>, clock: Clock) =>
  async (key: string, max: number, perSeconds: number): Promise<Taken> => {
    const now = clock.now().getTime()
    const since = now - perSeconds * 1000
    const expires = new Date(now + perSeconds * 1000).toISOString()
    // The row's lock orders the callers; when the rule forbids the hit, nothing is written and no row comes back.
    const { rows } = await sql<{ hits: number[] }>`
    insert into rate_limit as mine (key, hits, expires_at) values (${key}, array[${now}::bigint], ${expires})
    on conflict (key) do update set
      hits = array(select hit from unnest(mine.hits) as hit where hit > ${since}::bigint order by hit) || ${now}::bigint,
      expires_at = ${expires}
    where (select count(*) from unnest(mine.hits) as hit where hit > ${since}::bigint) < ${max}
    returning hits`.execute(database.db)
    const [taken] = rows
    if (taken) return allowed(taken.hits, max, now, perSeconds)
    const row = await database.db.selectFrom('rate_limit').select('hits').where('key', '=', key).executeTakeFirst()
    const live = (row?.hits ?? []).filter((hit) => hit > since)
    return denied(live[Math.max(0, live.length - max)] ?? now, now, perSeconds)
  }

export const createLimits = ({
  database,
  clock,
  scale,
}: {
  database: Database<Tables>
  clock: Clock
  scale: number
}) => {
  const takeInMemory = createMemoryCounter(clock)
  const telling = database.dialect.name === 'postgres' ? createTelling(database) : undefined
  const windows = createWindowCounter(clock, (much) => telling?.tell(much))
  const takeShared = database.dialect.name === 'postgres' ? createSharedCounter(database, clock) : undefined

  const take = async (key: string, { max, perSeconds }: LimitRule): Promise<Taken> => {
    // A scale that lifts the limits (benches, fuzz) must not make the counting itself the cost.
    if (scale >= 100_000) return { isAllowed: true }
    return takeShared ? takeShared(key, max * scale, perSeconds) : takeInMemory(key, max * scale, perSeconds)
  }

  return {
    /**
     * Counts one hit on `key` if the rule still allows it. Atomic: of 50 parallel calls for the last place one gets it.
     */
    take,
    /** As `take`; throws 429 with Retry-After. */
    demand: async (key: string, rule: LimitRule) => {
      const taken = await take(key, rule)
      if (!taken.isAllowed) throw problem.tooManyRequests(taken.retryAfterSeconds)
    },
    /**
     * Counts one hit on each of these, or on none of them when one refuses; in this process alone and by windows, for
     * what is asked thousands of times a second. Instances tell each other of who asks much (CD-341).
     */
    takeLocally: (hits: readonly LocalHit[]): Taken =>
      scale >= 100_000
        ? { isAllowed: true }
        : windows.take(hits.map((hit) => ({ ...hit, rule: { ...hit.rule, max: hit.rule.max * scale } }))),
    /** How many hits a rule allows here (LIMITS_SCALE). */
    most: ({ max }: LimitRule) => max * scale,
    /** Counts together with the other instances from now on; on PostgreSQL. */
    share: async () => telling?.listen(windows.add),
    // The embedded database counts in memory.
    /** Forgets the hits on these, which name a person. */
    forget: async (keys: readonly string[]) => {
      if (takeShared) await database.db.deleteFrom('rate_limit').where('key', 'in', keys).execute()
    },
    /** Forgets what can no longer matter. */
    sweep: async (signal?: AbortSignal) => {
      if (takeShared)
        await removeOld(
          database,
          { table: 'rate_limit', column: 'expires_at', before: clock.now().toISOString() },
          { signal },
        )
    },
  }
}

export type Limits = ReturnType<typeof createLimits>

/** Shared addresses (schools, mobile networks) get six times a session's number (OD-14). */
const perAddressFactor = 6
/** What no operation names: generous for people, a wall for loops. */
const generalRule: LimitRule = { max: 600, perSeconds: 60 }
/** Documents kept as bytes cost next to nothing, and a page asks for many. */
const documentRule: LimitRule = { max: 6_000, perSeconds: 60 }

const rulesOf = ({ perMinute, perHour, perDay }: RateRule): LimitRule[] => [
  ...(perMinute === undefined ? [] : [{ max: perMinute, perSeconds: 60 }]),
  ...(perHour === undefined ? [] : [{ max: perHour, perSeconds: 3600 }]),
  ...(perDay === undefined ? [] : [{ max: perDay, perSeconds: 86_400 }]),
]

type Headers = Record<string, string>
interface NamedQuota {
  rule: LimitRule
  quota: Quota
}
const spanNames: Record<number, string> = { 60: 'minute', 3600: 'hour', 86_400: 'day' }

/** The limits of a session as draft-ietf-httpapi-ratelimit-headers writes them (CD-81); none without a limit. */
const quotaHeaders = (quotas: readonly NamedQuota[]): Headers => {
  if (quotas.length === 0) return {}
  const list = (write: (one: NamedQuota) => string): string =>
    quotas.map((one) => `"${spanNames[one.rule.perSeconds]}";${write(one)}`).join(', ')
  return {
    ratelimit: list(({ quota }) => `r=${quota.remaining};t=${quota.resetSeconds}`),
    'ratelimit-policy': list(({ rule, quota }) => `q=${quota.limit};w=${rule.perSeconds}`),
  }
}

/**
 * Counts a request that its operation does not limit by itself. A session that begins with it has counted nothing yet
 * and may never come back: its address alone counts.
 */
export const takeGenerally = (
  limits: Pick<Limits, 'takeLocally'>,
  { visitor, ip }: { visitor: Visitor; ip: string },
  isDocument: boolean,
): Taken => {
  const rule = isDocument ? documentRule : generalRule
  const kind = isDocument ? 'document' : 'general'
  const hits: LocalHit[] =
    visitor.kind === 'player' || !visitor.isNew ? [{ key: `${kind}:session:${visitor.sessionId}`, rule }] : []
  for (const { name, factor } of networksOf(ip))
    hits.push({
      key: `${kind}:address:${name}`,
      rule: { ...rule, max: rule.max * perAddressFactor * factor },
    })
  return limits.takeLocally(hits)
}

/**
 * First of the checks after route and method (ground G21): per session and per address, for each operation on its own.
 */
export const useRateLimits = (app: FastifyInstance, { limits }: { limits: Limits }): void => {
  const check = (taken: Taken): void => {
    if (!taken.isAllowed) throw problem.tooManyRequests(taken.retryAfterSeconds)
  }

  const checkOperation = async (request: FastifyRequest, operation: RouteOperation): Promise<Headers> => {
    const quotas: NamedQuota[] = []
    for (const rule of rulesOf(operation.xRateLimit ?? {})) {
      const key = `${operation.operationId}:${rule.perSeconds}`
      const ofSession = await limits.take(`${key}:session:${request.visitor.sessionId}`, rule)
      if (!ofSession.isAllowed) {
        const left = { limit: limits.most(rule), remaining: 0, resetSeconds: ofSession.retryAfterSeconds }
        throw problem.tooManyRequests(ofSession.retryAfterSeconds, {}, quotaHeaders([...quotas, { rule, quota: left }]))
      }
      if (ofSession.quota) quotas.push({ rule, quota: ofSession.quota })
      for (const { name, factor } of networksOf(request.ip))
        check(await limits.take(`${key}:address:${name}`, { ...rule, max: rule.max * perAddressFactor * factor }))
    }
    return quotaHeaders(quotas)
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { operation } = request.routeOptions.config
    if (operation?.xRateLimit) {
      checkOperation(request, operation).then((headers) => {
        reply.headers(headers)
        done()
      }, done)
      return
    }
    if (operation) check(takeGenerally(limits, request, operation.xCacheTtl !== undefined))
    done()
  })
}
