// The door of the penalties room.
import { lazyPage } from '../../shared/routing/lazy-page.tsx'
import type { Pages } from '../../shared/routing/pages.ts'

export const pages: Pages = {
  restrictions: lazyPage(async () => (await import('./RestrictionsPage.tsx')).RestrictionsPage),
  penalty: lazyPage(async () => (await import('./PenaltyPage.tsx')).PenaltyPage),
}
