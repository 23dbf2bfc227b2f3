// Tokens of a publisher (CD-242): JWTs under keys it has published as a JWKS. Only signatures count that the publisher
// alone can have made; never an HMAC, whose key would be public, nor none at all.
import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { PublisherClaims } from '#generated/server/schemas.ts'
import type { Clock } from '../lib/clock.ts'
import { requestValidator } from '../platform/contract/validators.ts'
import { problem } from '../platform/problems.ts'
import type { Publisher } from './ports.ts'

const algorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA']
const toleranceSeconds = 10
const mostSeconds = 5 * 60
/** After which the keys may be there again. */
const awaySeconds = 15

/** The reason for whoever builds the game; nothing of the token stands in it. */
const reasonOf = (error: unknown): string => {
  if (error instanceof errors.JWTExpired) return 'The token is too old'
  if (error instanceof errors.JWTClaimValidationFailed) return `The claim ${error.claim} is not as agreed`
  if (error instanceof errors.JOSEAlgNotAllowed) return 'The token is signed by an algorithm that does not count'
  return 'The signature is not the publisher’s'
}

export const createPublisher = ({
  keys,
  issuer,
  audience,
  clock,
  warn,
}: {
  keys: JWTVerifyGetKey
  issuer: string
  audience: string
  clock: Clock
  warn: (message: string, error?: unknown) => void
}): Publisher => {
  const isClaims = requestValidator(PublisherClaims)
  return {
    claimsOf: async (token) => {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms,
        currentDate: clock.now(),
        requiredClaims: ['sub', 'jti', 'iat'],
        // Together five minutes: the tolerance is for a clock that runs ahead.
        maxTokenAge: mostSeconds - toleranceSeconds,
        clockTolerance: toleranceSeconds,
      }).catch((error: unknown) => {
        if (error instanceof errors.JOSEError) throw problem.badToken(reasonOf(error))
        warn('a publisher’s token could not be checked', error)
        throw problem.unavailable(awaySeconds)
      })
      if (!isClaims(payload)) {
        const fields = new Set(
          (isClaims.errors ?? []).map(({ instancePath }) => instancePath.slice(1).replaceAll('/', '.')),
        )
        throw problem.validation({
          detail: 'The claims are not of the shape PublisherClaims',
          fieldErrors: [...fields].map((field) => ({ field: field || 'token', code: 'pattern' })),
        })
      }
      return payload as PublisherClaims
    },
  }
}
