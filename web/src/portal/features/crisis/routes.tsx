// The door of the crisis room.
import { lazyPage } from '../../shared/routing/lazy-page.tsx'
import type { Pages } from '../../shared/routing/pages.ts'

export const pages: Pages = {
  status: lazyPage(async () => (await import('./StatusPage.tsx')).StatusPage),
  crisis: lazyPage(async () => (await import('./CrisisPage.tsx')).CrisisPage),
}
