// What the room keeps of a person: ways to sign in, the proven address, what the embedded provider remembers.
import type { HeldRecord, Holdings } from '../platform/holdings.ts'
import type { Database } from '../storage/database.ts'
import type { Jobs } from '../storage/jobs.ts'
import type { AccountAddresses } from './addresses.ts'
import type { AccountIdentities } from './identities.ts'
import { createOidcStore } from './oidc-store.ts'
import type { AccountTables } from './tables.ts'
import { waysMailKinds } from './ways-mails.ts'

interface OwnHoldingsDeps {
  database: Database<AccountTables>
  identities: Pick<AccountIdentities, 'of' | 'dropLinks' | 'erase'>
  addresses: Pick<AccountAddresses, 'kept' | 'erase'>
  jobs: Pick<Jobs, 'forgetFailed'>
}

export const createOwnHoldings = ({
  database,
  identities,
  addresses,
  jobs,
}: OwnHoldingsDeps): Holdings<AccountTables> => ({
  columns: {
    'account_address.account_id': { moves: 'row', isKnown: true },
    'account_identity.account_id': { moves: 'own', isKnown: true },
    'account_link.account_id': { moves: 'own' },
    'account_link.other_account_id': { moves: 'own' },
    // The provider names people its own way.
    'oidc_state_account.account_id': { moves: 'own' },
  },
  copy: async ({ id }) => {
    const ways = (await identities.of(id)).map(
      ({ provider, name, linkedAt: recordedAt }): HeldRecord => ({
        kind: 'way-to-sign-in',
        recordedAt,
        text: `${provider}: ${name}`,
      }),
    )
    const kept = (await addresses.kept(id)).map(
      ({ email: text, seen_at: recordedAt }): HeldRecord => ({ kind: 'account-address', recordedAt, text }),
    )
    return { otherRecords: [...ways, ...kept] }
  },
  erase: async ({ id }) => {
    // At the embedded providers people are called by their own ids there.
    const { eraseAccount } = createOidcStore(database)
    for (const subject of new Set([id, ...(await identities.of(id)).map((one) => one.subject)]))
      await eraseAccount(subject)
    await jobs.forgetFailed(waysMailKinds, ({ accountId }) => accountId === id)
    await addresses.erase(id)
    await identities.erase(id)
  },
  // The identities themselves are moved with the deed (ways.ts). Open doors of the account that goes are no doors of the
  // one that stays.
  move: ({ from }) => identities.dropLinks(from),
})
