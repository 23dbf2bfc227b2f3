// The door of the survey room.
import { lazyPage } from '../../shared/routing/lazy-page.tsx'
import type { Pages } from '../../shared/routing/pages.ts'

export const pages: Pages = {
  survey: lazyPage(async () => (await import('./SurveyPage.tsx')).SurveyPage),
  'survey-link': lazyPage(async () => (await import('./SurveyLinkPage.tsx')).SurveyLinkPage),
}
