// Bug reports and suggestions.
import { registerBugSuggestionDesk } from '../bug-suggestion/desk/routes.ts'
import { createNoteHoldings } from '../bug-suggestion/holdings.ts'
import { registerBugSuggestionRoutes } from '../bug-suggestion/routes.ts'
import { createNoteStore, type NoteStore } from '../bug-suggestion/store.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

export const composeBugSuggestion = ({ database, clock }: Core): Composed<{ notes: NoteStore }> => {
  const notes = createNoteStore(database)
  return {
    notes,
    room: {
      register: (app) => registerBugSuggestionRoutes(app, { store: notes, clock }),
      registerDesk: (desk) => registerBugSuggestionDesk(desk, { store: notes }),
      holdings: createNoteHoldings(notes),
      sweep: (signal) => notes.sweep(clock.now(), signal),
    },
  }
}
