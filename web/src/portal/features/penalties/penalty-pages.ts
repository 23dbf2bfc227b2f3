// Both pages in one file of the build: they share nearly all, and each file less is a name less in every first view (T26).
export { PenaltyPage } from './PenaltyPage.tsx'
export { RestrictionsPage } from './RestrictionsPage.tsx'
