// Who calls the desk: a bearer token of the identity provider for our audience, checked by the provider's published
// keys (ground G32).
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import type { DeskRole } from '#generated/server/desk/schemas.ts'
import type { CallerScope } from '../lib/caller-scope.ts'
import { cleanLine } from '../lib/clean-text.ts'
import { isFromLater } from '../lib/token-times.ts'
import { problem } from '../platform/problems.ts'

export interface DeskAgent {
  id: string
  displayName: string
  roles: DeskRole[]
  scope: CallerScope
  /** Of a machine key, in place of a role: the calls it opens (CD-318). */
  rights?: readonly string[]
}

/** Somebody as the provider proves them; what it does not say, null, the desk has given them or not (CD-315). */
export interface ProvenPerson {
  id: string
  displayName: string
  roles: DeskRole[] | null
  scope: CallerScope | null
  /** When this proof was made, in seconds. */
  provenAt: number
  /** When they last showed who they are, in seconds; null where the provider does not say. */
  signedInAt: number | null
  /** A proven address and the language that goes with it; missing where the provider says nothing. */
  mail?: { email: string; locale: string | null }
}

interface DeskClaimNames {
  roles: string
  displayName: string
  games: string
  languages: string
}

export interface DeskIdentityOptions {
  keys: JWTVerifyGetKey
  issuer: string[]
  audience: string
  /** Which claims carry roles, scopes and public name (ground G11). */
  claims: DeskClaimNames
  now: () => Date
}

const ranks: readonly DeskRole[] = ['writer', 'agent', 'lead', 'admin']
/** What each role may: a lead all that agents and writers may, who may nothing of each other's (CD-402). */
const held: Readonly<Record<DeskRole, readonly string[]>> = {
  writer: ['member', 'writer'],
  agent: ['member', 'agent'],
  lead: ['member', 'writer', 'agent', 'lead'],
  admin: ['member', 'writer', 'agent', 'lead', 'admin'],
}
export const highestRole = ({ roles }: Pick<DeskAgent, 'roles'>): DeskRole =>
  ranks.findLast((role) => roles.includes(role)) ?? 'agent'
export const mayAct = ({ roles }: Pick<DeskAgent, 'roles'>, needed: string): boolean =>
  roles.some((role) => held[role].includes(needed))

/** How long ago, at most, somebody has shown who they are where that is asked for (CD-317). */
export const freshSeconds = 300

/** Signatures that only the provider can have made; never an HMAC, whose key we would share. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const subjectPattern = /^[A-Za-z0-9_.:|@-]{1,200}$/

/** An array, or words; undefined where the provider says nothing. */
const listed = (claim: unknown): string[] | undefined =>
  Array.isArray(claim)
    ? claim.filter((one) => typeof one === 'string')
    : typeof claim === 'string'
      ? claim.split(' ').filter((one) => one !== '')
      : undefined
/** `*`, and an empty list, are all of them. */
const reach = (names: readonly string[] | undefined): string[] =>
  names === undefined || names.includes('*') ? [] : [...new Set(names)].slice(0, mostScoped)
const mostScoped = 100
/** Of an address (RFC 5321). */
const mostLetters = 254

/** @throws 401 without a subject we can keep; 403 where the roles are none of the desk's */
export const personIn = (payload: JWTPayload, claims: DeskClaimNames): ProvenPerson => {
  const { sub = '', iat = 0 } = payload
  // Those of machine keys are nobody's subject.
  if (!subjectPattern.test(sub) || sub.startsWith('key:')) throw problem.unauthorized()
  const names = listed(payload[claims.roles])
  const roles = names === undefined ? null : ranks.filter((role) => names.includes(role))
  if (roles?.length === 0) throw problem.forbidden('no role of the desk')
  const [games, languages] = [listed(payload[claims.games]), listed(payload[claims.languages])]
  const isScoped = games !== undefined || languages !== undefined
  const name = payload[claims.displayName]
  const signedIn = payload['auth_time']
  const { email, locale } = payload
  return {
    id: sub,
    displayName: (typeof name === 'string' && cleanLine(name).slice(0, 100)) || 'Support',
    roles,
    scope: isScoped ? { games: reach(games), languages: reach(languages) } : null,
    provenAt: iat,
    signedInAt: typeof signedIn === 'number' ? signedIn : null,
    ...(typeof email === 'string' && payload['email_verified'] === true && email.length <= mostLetters
      ? { mail: { email, locale: typeof locale === 'string' ? locale.slice(0, 35) : null } }
      : {}),
  }
}

/** All whose work somebody of this role may do. */
export const rolesUpTo = (role: DeskRole): DeskRole[] => ranks.filter((one) => held[role].includes(one))

export const createDeskIdentity = ({ keys, issuer, audience, claims, now }: DeskIdentityOptions) => ({
  /**
   * @throws 401 for a missing, ended, forged or foreign token; 403 where the provider's roles are none of the desk's; 503
   * when the keys cannot be had
   */
  personOf: async (authorization: string | undefined) => {
    const token = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i.exec(authorization ?? '')?.[1]
    if (token === undefined) throw problem.unauthorized()
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms,
      currentDate: now(),
      requiredClaims: ['exp', 'sub'],
      clockTolerance: 5,
    }).catch((error: unknown) => {
      if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw problem.unavailable(10)
      throw problem.unauthorized()
    })
    if (isFromLater(payload, now())) throw problem.unauthorized()
    return personIn(payload, claims)
  },
})

export type DeskIdentity = ReturnType<typeof createDeskIdentity>
