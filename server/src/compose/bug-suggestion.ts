import { registerBugSuggestionDesk } from '../bug-suggestion/desk/routes.ts'
import { createNoteHoldings } from '../bug-suggestion/holdings.ts'
import { registerBugSuggestionRoutes } from '../bug-suggestion/routes.ts'
import { createNoteStore } from '../bug-suggestion/store.ts'
import type { Gives, Needs } from './ports.ts'

export const composeBugSuggestion = ({ database, clock }: Needs): Gives<'bugSuggestion'> => {
  const store = createNoteStore(database)
  return {
    notes: store,
    room: {
      register: (app) => registerBugSuggestionRoutes(app, { store, clock }),
      registerDesk: (desk) => registerBugSuggestionDesk(desk, { store }),
      holdings: createNoteHoldings(store),
      sweep: (signal) => store.sweep(clock.now(), signal),
    },
  }
}
