// The door of the survey room.
import { lazyPage } from '../../shared/routing/lazy-page.tsx'
import type { Pages } from '../../shared/routing/pages.ts'

export const pages: Pages = {
  survey: lazyPage(async () => (await import('./survey-pages.ts')).SurveyPage),
  'survey-link': lazyPage(async () => (await import('./survey-pages.ts')).SurveyLinkPage),
}
