// The built-in challenge: ALTCHA's proof of work, made and checked here, with no third party (ground G15).
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import type { ChallengeParameters } from 'altcha-lib/types'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { AltchaChallenge } from '#generated/server/schemas.ts'
import type { ChallengeProvider } from '../../contact/ports.ts'

interface AltchaOptions {
  secret: string
  /** milliseconds since the epoch */
  now: () => number
  /**
   * PBKDF2 rounds for each try and the range of tries: about half a second in a phone's browser at the defaults
   * (STACK-15)
   */
  cost?: number
  tries?: { min: number; max: number }
}

const algorithm = 'PBKDF2/SHA-256'
const lifeSeconds = 20 * 60

/**
 * A token that holds its challenge: it is checked without any row; that it is used once is the contact room's affair.
 */
export const createAltchaProvider = ({
  secret,
  now,
  cost = 1000,
  tries = { min: 300, max: 700 },
}: AltchaOptions): ChallengeProvider => {
  const secrets = { hmacSignatureSecret: `${secret}:challenge`, hmacKeySignatureSecret: `${secret}:key` }
  return {
    config: () => ({ provider: 'altcha', key: '', theme: 'dark', type: 'image', size: 'compact', scriptUrl: null }),
    async create() {
      const { parameters, signature } = await createChallenge({
        algorithm,
        cost,
        counter: randomInt(tries.min, tries.max),
        deriveKey,
        expiresAt: Math.floor(now() / 1000) + lifeSeconds,
        ...secrets,
      })
      return { parameters, signature } as AltchaChallenge
    },
    async verify(token) {
      const payload = decode(token)
      if (payload === undefined) return { outcome: 'unsolved' }
      const expiresAt = new Date(payload.challenge.parameters.expiresAt * 1000)
      if (expiresAt.getTime() <= now()) return { outcome: 'expired' }
      const result = await verifySolution({ ...payload, deriveKey, ...secrets })
      return result.verified
        ? { outcome: 'valid', signature: payload.challenge.signature, expiresAt }
        : { outcome: 'unsolved' }
    },
  }
}

interface Payload {
  challenge: { parameters: ChallengeParameters & { expiresAt: number }; signature: string }
  solution: { counter: number; derivedKey: string }
}

/**
 * base64 of JSON, as the widget sends it; everything else is no solution. Work factors are ours alone: a dearer one
 * would cost us time.
 */
const decode = (token: string): Payload | undefined => {
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Partial<Payload>
    const { challenge, solution } = payload
    const isWhole =
      typeof challenge?.signature === 'string' &&
      challenge.parameters?.algorithm === algorithm &&
      Number.isInteger(challenge.parameters.expiresAt) &&
      challenge.parameters.cost <= 100_000 &&
      challenge.parameters.keyLength <= 128 &&
      Number.isInteger(solution?.counter) &&
      typeof solution?.derivedKey === 'string'
    return isWhole ? (payload as Payload) : undefined
  } catch {
    return undefined
  }
}
