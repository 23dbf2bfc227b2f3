import { media } from './breakpoints.ts'

/** Longer nothing stands still: a page whose file is still to come is then shown as it comes. */
const patience = 200

let shown: () => void = () => undefined

/** The address on screen is the new one: its scroll position and focus are set. */
export const pageShown = (): void => shown()

/**
 * Changes the page while the browser fades the one before out of it (CD-212); at once where it cannot, or where no
 * motion is wanted.
 */
export const withTransition = (change: () => void): void => {
  if (document.startViewTransition === undefined || window.matchMedia(media.reducedMotion).matches) return change()
  const { ready } = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        shown = resolve
        setTimeout(resolve, patience)
        change()
      }),
  )
  // Another page was asked for before this one faded in, or the window is hidden: the page has changed all the same.
  ready.catch(() => undefined)
}
