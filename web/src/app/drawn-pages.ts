import type { PageName } from '../shared/routing/pages.ts'

/** The screens that the server draws, and whom for: everybody, or who is not signed in (ground G26, CD-188). */
const drawn: Partial<Record<PageName, 'everybody' | 'signed out'>> = {
  'product-home': 'everybody',
  category: 'everybody',
  article: 'everybody',
  crisis: 'everybody',
  guide: 'everybody',
  contact: 'signed out',
}

export const drawnFor = (page: PageName): 'everybody' | 'signed out' | undefined => drawn[page]
