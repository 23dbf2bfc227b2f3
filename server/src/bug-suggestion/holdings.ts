import type { Holdings } from '../platform/holdings.ts'
import type { NoteStore } from './store.ts'
import type { BugSuggestionTables } from './tables.ts'

export const createNoteHoldings = (
  store: Pick<NoteStore, 'ofAccount' | 'eraseAccount'>,
): Holdings<BugSuggestionTables> => ({
  columns: { 'player_note.account_id': { moves: 'rows', isKnown: true } },
  copy: async ({ id }) => ({
    otherRecords: (await store.ofAccount(id)).map(({ kind, createdAt: recordedAt, description: text }) => ({
      kind: kind === 'bug' ? 'bug-report' : kind,
      recordedAt,
      text,
    })),
  }),
  words: async (accountId) => (await store.ofAccount(accountId)).map(({ description }) => description),
  erase: ({ id }) => store.eraseAccount(id),
})
