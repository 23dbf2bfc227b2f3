// The door of the bug-suggestion room.
import { lazyPage } from '../../shared/routing/lazy-page.tsx'
import type { Pages } from '../../shared/routing/pages.ts'

export const pages: Pages = {
  'bug-suggestion': lazyPage(async () => (await import('./BugSuggestionPage.tsx')).BugSuggestionPage),
}
