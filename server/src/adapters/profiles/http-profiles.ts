// What players own in the games, asked of the operator's own service (T3, CD-121): `GET {url}/{account id}` with a
// bearer token. What does not come in time, in shape or about the account that was asked for counts as silence.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { PlayerProfile } from '#generated/server/schemas.ts'
import type { PlayerProfiles, ProfileAsker } from '../../catalogue/ports.ts'
import { readAnswer, TooLongError } from '../../lib/answer-text.ts'
import { createCircuitBreaker } from '../../lib/circuit-breaker.ts'
import { oddInLine } from '../../lib/clean-text.ts'
import { createLru } from '../../lib/lru.ts'

interface HttpProfilesOptions {
  /** The account id is put behind its path; a query stays. */
  url: string
  token: string
  warn: (message: string, error?: unknown) => void
  timeoutMilliseconds?: number
  keepMilliseconds?: number
  restMilliseconds?: number
  now?: () => number
}

/** Far more than any player owns; beyond it somebody answers with something else. */
const mostBytes = 262_144
/** So many calls in a row without an answer, and nothing is asked for a while. */
const mostFailures = 3
const mostSessions = 20_000

/** An answer that came and cannot be used: the service is there, so the breaker does not count it. */
class BadAnswer extends Error {}

const readText = async (answer: Response): Promise<string> =>
  readAnswer(answer, mostBytes).catch((error: unknown) => {
    throw error instanceof TooLongError ? new BadAnswer(error.message) : error
  })

const hasOddText = (value: unknown): boolean =>
  typeof value === 'string'
    ? oddInLine.test(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasOddText)

const readProfile = (text: string, accountId: string, isProfile: ValidateFunction<PlayerProfile>): PlayerProfile => {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new BadAnswer('no JSON')
  }
  if (!isProfile(body)) {
    // Where, never what: values are a player's.
    const [first] = isProfile.errors ?? []
    throw new BadAnswer(`${first?.instancePath || 'the whole'} ${first?.keyword ?? ''}: no PlayerProfile`)
  }
  if (body.accountId !== accountId) throw new BadAnswer('about another account')
  if (hasOddText(body)) throw new BadAnswer('control characters in a name')
  return body
}

const nothing = (accountId: string): PlayerProfile => ({ accountId, accounts: [], games: [], realms: [] })

export const createHttpProfiles = ({
  url,
  token,
  warn,
  timeoutMilliseconds = 2_000,
  keepMilliseconds = 60_000,
  restMilliseconds = 15_000,
  now = () => performance.now(),
}: HttpProfilesOptions): PlayerProfiles => {
  const breaker = createCircuitBreaker({ failures: mostFailures, restMilliseconds, now })
  const kept = createLru<{ profile: PlayerProfile; until: number }>(mostSessions)
  const isProfile = new Ajv2020({ strictTypes: false }).compile<PlayerProfile>(PlayerProfile)
  const underWay = new Map<string, Promise<PlayerProfile | 'silent'>>()

  const fetchProfile = async (accountId: string, locale: string): Promise<PlayerProfile> => {
    // A path of dots alone would be another address.
    if (/^\.+$/.test(accountId)) return nothing(accountId)
    const target = new URL(url)
    target.pathname = `${target.pathname.replace(/\/+$/, '')}/${encodeURIComponent(accountId)}`
    // The limit holds for the last byte, not only for the first.
    const answer = await fetch(target, {
      redirect: 'error',
      headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'accept-language': locale },
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    if (answer.status === 404) {
      await answer.body?.cancel()
      return nothing(accountId)
    }
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new Error(`answered ${answer.status}`)
    }
    if (!/^application\/(?:.+\+)?json\b/.test(answer.headers.get('content-type') ?? '')) {
      await answer.body?.cancel()
      throw new BadAnswer('another type than JSON')
    }
    return readProfile(await readText(answer), accountId, isProfile)
  }

  const ask = async ({ accountId, locale }: ProfileAsker): Promise<PlayerProfile | 'silent'> => {
    if (!breaker.mayAsk()) return 'silent'
    try {
      const profile = await fetchProfile(accountId, locale)
      breaker.succeeded()
      return profile
    } catch (error) {
      if (error instanceof BadAnswer) breaker.succeeded()
      else breaker.failed()
      warn(`player profiles: ${error instanceof Error ? error.message : 'no answer'}`)
      return 'silent'
    }
  }

  return {
    of: (asker) => {
      const key = JSON.stringify([asker.sessionId, asker.accountId, asker.locale])
      const ready = kept.get(key)
      if (ready !== undefined && ready.until > now()) return Promise.resolve(ready.profile)
      const begun = underWay.get(key)
      if (begun !== undefined) return begun
      const asking = ask(asker)
        .then((profile) => {
          if (profile !== 'silent') kept.set(key, { profile, until: now() + keepMilliseconds })
          return profile
        })
        .finally(() => underWay.delete(key))
      underWay.set(key, asking)
      return asking
    },
  }
}
