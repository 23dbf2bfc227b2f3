/** The door of the guided entry: the page for `/` and every `product/…` address the legacy routes do not take. */
import { lazyPage } from '../../shared/routing/lazy-page.tsx'
import type { Pages } from '../../shared/routing/pages.ts'

export const pages: Pages = { guide: lazyPage(async () => (await import('./GuidePage.tsx')).GuidePage) }
