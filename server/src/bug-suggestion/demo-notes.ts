import { newRowId } from '../lib/ids.ts'
import type { NoteKind, NoteStore } from './store.ts'

export interface DemoNote {
  kind: NoteKind
  player: string
  text: string
  /** Hours before the first start. */
  after: number
  locale?: string
}

interface DemoNoteDeps {
  store: Pick<NoteStore, 'add'>
  locale: string
  before: (hours: number) => Date
  accountOf: (player: string) => string
}

export const seedDemoNotes = async (
  { store, locale, before, accountOf }: DemoNoteDeps,
  notes: readonly DemoNote[],
): Promise<void> => {
  for (const { player, after, text: description, ...own } of notes) {
    const at = before(after)
    const accountId = accountOf(player)
    await store.add({ id: newRowId(at), accountId, description, createdAt: at.toISOString(), locale, ...own })
  }
}
