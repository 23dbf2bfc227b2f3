// A publisher's public keys, from the address it has published them at (CD-242).
import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import { KeysAwayError } from '../../ingame/ports.ts'
import { createCircuitBreaker } from '../../lib/circuit-breaker.ts'

const awaySeconds = 15

/** What says that the set was read and does not help, in words of jose. */
const isAboutTheToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported

/**
 * The keys at an address: fetched when one is needed that is not known, at most every 30 seconds, kept for ten minutes.
 * While nobody answers there, three tries are made, then one every 15 seconds.
 */
export const publisherKeys = (url: string, timeoutMilliseconds = 2_000): JWTVerifyGetKey => {
  const keys = createRemoteJWKSet(new URL(url), {
    timeoutDuration: timeoutMilliseconds,
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
  })
  const breaker = createCircuitBreaker({ failures: 3, restMilliseconds: awaySeconds * 1000 })
  return async (header, token) => {
    if (!keys.fresh && !breaker.mayAsk()) throw new KeysAwayError('the publisher’s keys were not to be had just now')
    try {
      const key = await keys(header, token)
      breaker.succeeded()
      return key
    } catch (error) {
      if (isAboutTheToken(error)) {
        breaker.succeeded()
        throw error
      }
      breaker.failed()
      throw new KeysAwayError('the publisher’s keys cannot be had', { cause: error })
    }
  }
}
