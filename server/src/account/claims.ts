// Claims of the identity provider → account of the portal. Which claim means what is a setting (ground G11).
import type { Account } from '../platform/visitor.ts'
import type { IdentityClaims } from './ports.ts'

/** Names of the claims, from the settings. */
export interface ClaimNames { displayName: string; softAccount: string; hasSqa: string; roles: string; region: string; email: string; emailVerified: string }

export const defaultClaimNames: ClaimNames = {
  displayName: 'name', softAccount: 'soft_account', hasSqa: 'has_sqa', roles: 'roles', region: 'region', email: 'email', emailVerified: 'email_verified',
}

/** @returns the account; a claim that is missing or of another type counts as not said */
export function accountOf(claims: IdentityClaims, names: ClaimNames, defaultRegion: string): Account {
  const text = (name: string): string | undefined => typeof claims[name] === 'string' && claims[name] !== '' ? claims[name] : undefined
  const roles = claims[names.roles]
  const region = text(names.region)?.toLowerCase()
  return {
    id: claims.sub,
    displayName: text(names.displayName) ?? claims.sub,
    softAccount: claims[names.softAccount] === true,
    hasSqa: claims[names.hasSqa] === true,
    roles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [],
    region: region !== undefined && /^[a-z]{2}$/.test(region) ? region : defaultRegion,
    email: text(names.email),
    emailVerified: claims[names.emailVerified] === true,
  }
}
