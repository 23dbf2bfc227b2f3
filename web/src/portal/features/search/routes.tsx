// The door of the search room.
import { lazyPage } from '../../shared/routing/lazy-page.tsx'
import type { Pages } from '../../shared/routing/pages.ts'

export const pages: Pages = {
  search: lazyPage(async () => (await import('./SearchPage.tsx')).SearchPage),
}
