import type { PageName } from '../shared/routing/pages.ts'

/** The screens that the server draws (ground G26, CD-188, CD-189). */
export const isDrawnPage = (page: PageName): boolean =>
  ['product-home', 'category', 'article', 'crisis', 'status', 'guide', 'contact'].includes(page)

/** Drawn for who is not signed in; the others are for everybody. */
export const isForSignedOut = (page: PageName): boolean => page === 'contact'
