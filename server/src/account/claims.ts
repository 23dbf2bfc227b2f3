// Claims of the identity provider → account of the portal. Which claim means what is a setting (ground G11).
import type { Account } from '../platform/visitor.ts'
import type { IdentityClaims } from './ports.ts'

/** Names of the claims, from the settings. */
export interface ClaimNames {
  softAccount: string
  hasSqa: string
  roles: string
  region: string
  locale: string
  displayName: string
}

export const defaultClaimNames: ClaimNames = {
  softAccount: 'soft_account',
  hasSqa: 'has_sqa',
  roles: 'roles',
  region: 'region',
  locale: 'locale',
  displayName: 'name',
}

const defaultRegion = 'us' // decisions-cases C6

/** @returns the account; a claim that is missing or of another type counts as not said */
export const accountOf = (claims: IdentityClaims, names: ClaimNames): Account => {
  const text = (name: string): string | undefined => {
    const value = claims[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const roles = claims[names.roles]
  const region = text(names.region)?.toLowerCase() ?? ''
  return {
    id: claims.sub,
    displayName: text(names.displayName) ?? claims.sub,
    softAccount: claims[names.softAccount] === true,
    hasSqa: claims[names.hasSqa] === true,
    roles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [],
    region: /^[a-z]{2}$/.test(region) ? region : defaultRegion,
    ...optional('locale', text(names.locale)),
    ...optional('email', text('email')),
    emailVerified: claims['email_verified'] === true,
  }
}

const optional = <K extends string>(key: K, value: string | undefined): { [P in K]?: string } => {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]?: string })
}
