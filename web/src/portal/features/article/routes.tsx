// The door of the article room.
import { lazyPage } from '../../shared/routing/lazy-page.tsx'
import type { Pages } from '../../shared/routing/pages.ts'

export const pages: Pages = {
  article: lazyPage(async () => (await import('./ArticlePage.tsx')).ArticlePage),
}
