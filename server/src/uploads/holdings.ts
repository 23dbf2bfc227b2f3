// What the room keeps of a person: uploads that are not done, and those no form has taken.
import type { Holdings } from '../platform/holdings.ts'
import { accountOwner } from './service.ts'
import type { UploadStore } from './store.ts'
import type { UploadsTables } from './tables.ts'

export const createUploadHoldings = (
  store: Pick<UploadStore, 'moveAll' | 'ofOwner' | 'remove'>,
): Holdings<UploadsTables> => ({
  columns: { 'upload.owner': { moves: 'own' } },
  erase: async ({ id }) => {
    await store.remove(await store.ofOwner(accountOwner(id)))
  },
  move: ({ from, into }) => store.moveAll(accountOwner(from), accountOwner(into)),
})
