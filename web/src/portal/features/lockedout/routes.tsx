// The door of the lockedout room.
import { lazyPage } from '../../shared/routing/lazy-page.tsx'
import type { Pages } from '../../shared/routing/pages.ts'

export const pages: Pages = {
  lockedout: lazyPage(async () => (await import('./LockedOutPage.tsx')).LockedOutPage),
}
