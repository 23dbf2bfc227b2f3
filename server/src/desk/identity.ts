// Who calls the desk: a bearer token of the identity provider for our audience, checked by the provider's published
// keys (ground G32).
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import type { DeskRole } from '#generated/server/desk/schemas.ts'
import { problem } from '../platform/problems.ts'

export interface DeskAgent {
  id: string
  displayName: string
  roles: DeskRole[]
}

export interface DeskIdentityOptions {
  keys: JWTVerifyGetKey
  issuer: string[]
  audience: string
  /** Which claims carry roles and public name (ground G11). */
  claims: { roles: string; displayName: string }
  now: () => Date
}

export interface DeskIdentity {
  /**
   * @throws 401 for a missing, ended, forged or foreign token; 403 without any role of the desk; 503 when the keys
   * cannot be had
   */
  agentOf: (authorization: string | undefined) => Promise<DeskAgent>
}

/** Ascending: each may what those before it may. */
const ranks: readonly DeskRole[] = ['agent', 'lead', 'admin']
export const highestRole = ({ roles }: Pick<DeskAgent, 'roles'>): DeskRole =>
  ranks.findLast((role) => roles.includes(role)) ?? 'agent'
export const mayAct = (agent: DeskAgent, least: string): boolean =>
  ranks.indexOf(highestRole(agent)) >= ranks.indexOf(least as DeskRole)

/** Signatures that only the provider can have made; never an HMAC, whose key we would share. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const subjectPattern = /^[A-Za-z0-9_.:|@-]{1,200}$/

/** @throws 401 without a subject we can keep; 403 without any role of the desk */
export const agentIn = (payload: JWTPayload, claims: DeskIdentityOptions['claims']): DeskAgent => {
  const { sub = '' } = payload
  if (!subjectPattern.test(sub)) throw problem.unauthorized()
  const given = payload[claims.roles]
  const names = Array.isArray(given) ? given : typeof given === 'string' ? given.split(' ') : []
  const roles = ranks.filter((role) => names.includes(role))
  if (roles.length === 0) throw problem.forbidden('no role of the desk')
  const name = payload[claims.displayName]
  return { id: sub, displayName: typeof name === 'string' && name !== '' ? name.slice(0, 100) : 'Support', roles }
}

export const createDeskIdentity = ({ keys, issuer, audience, claims, now }: DeskIdentityOptions): DeskIdentity => ({
  agentOf: async (authorization) => {
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
    return agentIn(payload, claims)
  },
})
