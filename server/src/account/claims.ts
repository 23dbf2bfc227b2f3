// Claims of the identity provider → account of the portal. Which claim means what is a setting (ground G11).
import { cleanLine } from '../lib/clean-text.ts'
import type { Account } from '../platform/visitor.ts'
import type { ClaimNames, IdentityClaims } from './ports.ts'

export const defaultClaimNames: ClaimNames = {
  softAccount: 'soft_account',
  hasSqa: 'has_sqa',
  roles: 'roles',
  region: 'region',
  locale: 'locale',
  displayName: 'name',
  child: 'child',
  guardianEmail: 'guardian_email',
  games: 'desk_games',
  languages: 'desk_languages',
}

/** Another word of a provider for an account that a parent answers for (CD-293). */
const childRole = 'child'
const listed = (claim: unknown): string[] =>
  Array.isArray(claim) ? claim.filter((one) => typeof one === 'string') : []

const defaultRegion = 'us' // decisions-cases C6

/** @returns the account; a claim that is missing or of another type counts as not said */
export const accountOf = (claims: IdentityClaims, names: ClaimNames): Account => {
  const text = (name: string): string | undefined => {
    const value = claims[name]
    return (typeof value === 'string' && cleanLine(value)) || undefined
  }
  const roles = listed(claims[names.roles])
  const isChild = claims[names.child] === true || roles.includes(childRole)
  const email = text(isChild ? names.guardianEmail : 'email')
  const region = text(names.region)?.toLowerCase() ?? ''
  return {
    id: claims.sub,
    displayName: text(names.displayName) ?? claims.sub,
    // It asks for an address, and whose that is nobody knows.
    softAccount: claims[names.softAccount] === true && !isChild,
    hasSqa: claims[names.hasSqa] === true,
    roles,
    region: /^[a-z]{2}$/.test(region) ? region : defaultRegion,
    ...optional('locale', text(names.locale)),
    ...optional('email', email),
    emailVerified: isChild ? email !== undefined : claims['email_verified'] === true,
    ...(isChild ? { isChild } : {}),
  }
}

const optional = <K extends string>(key: K, value: string | undefined): { [P in K]?: string } => {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]?: string })
}
