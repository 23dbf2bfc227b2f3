// The door of the penalties room.
import { lazyPage } from '../../shared/routing/lazy-page.tsx'
import type { Pages } from '../../shared/routing/pages.ts'

export const pages: Pages = {
  restrictions: lazyPage(async () => (await import('./penalty-pages.ts')).RestrictionsPage),
  penalty: lazyPage(async () => (await import('./penalty-pages.ts')).PenaltyPage),
}
