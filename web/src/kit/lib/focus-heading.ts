/**
 * Gives the focus to the page's heading. For when what had it is gone: on the body, Tab would go on behind everything.
 */
export const focusHeading = (): void => {
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (place === null) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
