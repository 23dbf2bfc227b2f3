// The door of the home room.
import { lazyPage } from '../../shared/routing/lazy-page.tsx'
import type { Pages } from '../../shared/routing/pages.ts'

export const pages: Pages = {
  'product-home': lazyPage(async () => (await import('./ProductHomePage.tsx')).ProductHomePage),
}
