// The door of the verification room.
import { lazyPage } from '../../shared/routing/lazy-page.tsx'
import type { Pages } from '../../shared/routing/pages.ts'

export const pages: Pages = {
  verification: lazyPage(async () => (await import('./VerificationPage.tsx')).VerificationPage),
}
