// What the room keeps of a person: what they asked for, by a key that tells nobody who they are.
import type { Keyring } from '../lib/keyring.ts'
import type { Holdings } from '../platform/holdings.ts'
import type { OwnDataStore } from './store.ts'
import type { OwnDataTables } from './tables.ts'

export const createOwnDataHoldings = (
  store: Pick<OwnDataStore, 'move'>,
  keys: Pick<Keyring, 'sign'>,
): Holdings<OwnDataTables> => ({
  columns: { 'data_request.account_key': { moves: 'own' } },
  move: ({ from, into }) => store.move(keys.sign('own-data', from), keys.sign('own-data', into)),
})
