// The door of the own-data room.
import { lazyPage } from '../../shared/routing/lazy-page.tsx'
import type { Pages } from '../../shared/routing/pages.ts'

export const pages: Pages = {
  'own-data': lazyPage(async () => (await import('./AccountPage.tsx')).AccountPage),
}
