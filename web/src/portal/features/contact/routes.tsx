// The door of the contact room.
import { lazyPage } from '../../shared/routing/lazy-page.tsx'
import type { Pages } from '../../shared/routing/pages.ts'

export const pages: Pages = {
  contact: lazyPage(async () => (await import('./ContactPage.tsx')).ContactPage),
  'contact-complete': lazyPage(async () => (await import('./CompletePage.tsx')).CompletePage),
  'contact-handoff': lazyPage(async () => (await import('./HandoffPage.tsx')).HandoffPage),
}
