// The door of the category room.
import { lazyPage } from '../../shared/routing/lazy-page.tsx'
import type { Pages } from '../../shared/routing/pages.ts'

export const pages: Pages = {
  category: lazyPage(async () => (await import('./CategoryPage.tsx')).CategoryPage),
}
