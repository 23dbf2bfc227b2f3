import { light } from './portal-colours.ts'

/** The portal's own mark, as in its header and its favicon: for pages that are not the app's. */
export const mark =
  `<svg viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="11" fill="${light('accent')}"/>` +
  '<path d="M19 6h2.4v28H19z" fill="#fff"/><path d="M11.5 9.5h15l4.5 3.9-4.5 3.9h-15z" fill="#fff"/>' +
  '<path d="M28.5 20h-15L9 23.9l4.5 3.9h15z" fill="#fff" opacity=".72"/></svg>'
