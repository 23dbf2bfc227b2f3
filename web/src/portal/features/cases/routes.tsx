// The door of the cases room.
import { lazyPage } from '../../shared/routing/lazy-page.tsx'
import type { Pages } from '../../shared/routing/pages.ts'

export const pages: Pages = {
  'case-list': lazyPage(async () => (await import('./CaseListPage.tsx')).CaseListPage),
  'case-detail': lazyPage(async () => (await import('./CaseDetailPage.tsx')).CaseDetailPage),
  'case-invalid': lazyPage(async () => (await import('./CaseInvalidPage.tsx')).CaseInvalidPage),
}
