// Standard Webhooks, "Signature scheme": HMAC-SHA256 over `{id}.{timestamp}.{body}`, Base64 behind `v1,`.
import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'
const secretBytes = 32

/** `whsec_` and 32 random bytes in Base64. */
export const newSecret = (): string => prefix + randomBytes(secretBytes).toString('base64')

/**
 * @param secrets each signs, the newest first: a receiver takes whichever it knows
 * @param at of this call; receivers refuse what is older than five minutes
 * @returns the headers `webhook-id`, `webhook-timestamp` (seconds) and `webhook-signature`
 */
export const signedHeaders = (id: string, at: Date, body: string, secrets: readonly string[]) => {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
