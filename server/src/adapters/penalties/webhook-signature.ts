// Calls of a game's back end, signed as standard-webhooks has it: HMAC-SHA256 over `{id}.{timestamp}.{body}` (ground
// G32).
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../lib/clock.ts'
import type { ImportSignature } from '../../penalties/ports.ts'

const toleranceSeconds = 300
const prefix = 'v1,'

/**
 * @param secret the shared secret; with the prefix `whsec_` the rest is Base64, otherwise it is taken as it stands
 * @returns a check that takes a header with several signatures too, while a secret is being replaced
 */
export const createWebhookSignature = (secret: string, clock: Clock): ImportSignature => {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret)
  return {
    isValid({ id, timestamp, signature }, body) {
      const age = clock.now().getTime() / 1000 - Number(timestamp)
      if (!/^\d{1,12}$/.test(timestamp) || Math.abs(age) > toleranceSeconds) return false
      const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
      return signature.split(' ').some((one) => {
        const given = one.startsWith(prefix) ? Buffer.from(one.slice(prefix.length), 'base64') : Buffer.alloc(0)
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
    },
  }
}
