// Both pages in one file of the build: they share all but their head, and each file less is a name less in every first
// view (T26).
export { SurveyLinkPage } from './SurveyLinkPage.tsx'
export { SurveyPage } from './SurveyPage.tsx'
