// Who an account is by all its identities (CD-300): the first provider's word on what the account is, and the most
// careful one on whether it is a child's.
import type { Account } from '../platform/visitor.ts'
import type { LinkedIdentity, ProvenIdentity } from './identities.ts'
import { mainProvider } from './ports.ts'

/**
 * @param said what the provider just signed in at says, under the account's own id
 * @param all every identity of the account, the one just proven among them
 * @param keptEmail the proven address kept of the account
 */
export const accountOfIdentities = (
  said: Account,
  proven: Pick<ProvenIdentity, 'provider' | 'subject'>,
  all: readonly Pick<LinkedIdentity, 'provider' | 'subject' | 'facts'>[],
  keptEmail: string | undefined,
): Account => {
  const isMain = proven.provider === mainProvider
  const others = all.filter(({ provider, subject }) => provider !== proven.provider || subject !== proven.subject)
  // A role is the first provider's to give.
  const account: Account = isMain ? said : { ...said, roles: [] }
  if (others.length === 0) return account
  const isChild = said.isChild === true || others.some(({ facts }) => facts.isChild)
  const main = isMain ? undefined : others.find(({ provider }) => provider === mainProvider)?.facts
  if (main) Object.assign(account, { softAccount: main.softAccount, hasSqa: main.hasSqa, region: main.region })
  if (isChild && said.isChild !== true) {
    // Its guardian's address, or none: what this provider calls its own is a child's.
    const { email: _own, emailVerified: _proven, ...rest } = account
    return { ...rest, ...kept(keptEmail), softAccount: false, isChild: true }
  }
  const isOwn = said.emailVerified === true && (isMain || keptEmail === undefined)
  return isOwn || keptEmail === undefined ? account : { ...account, ...kept(keptEmail) }
}

const kept = (email: string | undefined): Pick<Account, 'email' | 'emailVerified'> =>
  email === undefined ? { emailVerified: false } : { email, emailVerified: true }
