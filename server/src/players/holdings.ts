// What the room keeps of a person: what the desk finds them by, and what it wrote about them.
import type { Holdings } from '../platform/holdings.ts'
import type { PlayerStore } from './store.ts'
import type { PlayersTables } from './tables.ts'

export const createPlayerHoldings = (
  store: Pick<PlayerStore, 'copyOf' | 'erase' | 'move'>,
  /** Who has no account, by their address. */
  personOf: (email: string) => string,
): Holdings<PlayersTables> => ({
  columns: {
    'player.account_id': { moves: 'own', isKnown: true },
    'player_word.account_id': { moves: 'own' },
    'desk_player_note.account_id': { moves: 'rows' },
  },
  copy: async ({ id }) => {
    const { player, notes } = await store.copyOf(id)
    const known = player.map(({ display_name: name, email, seen_at: recordedAt }) => ({
      kind: 'player',
      recordedAt,
      text: [name, email].filter((one) => one !== null).join(', '),
    }))
    // Not who wrote them (CD-326).
    const written = notes.map(({ text, written_at: recordedAt }) => ({ kind: 'desk-note', recordedAt, text }))
    return { otherRecords: [...known, ...written] }
  },
  erase: async ({ id }, { emails }) => {
    for (const one of [id, ...emails.map(personOf)]) await store.erase(one)
  },
  move: store.move,
})
