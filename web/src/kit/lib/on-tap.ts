import { isTap } from './tap.ts'

/** Tells where a tap of the page began: what a press beside it closes asks here, not at `pointerdown`. @returns ends it */
export const onTap = (tell: (began: PointerEvent) => void): (() => void) => {
  let began: PointerEvent | null = null
  const stop = new AbortController()
  const hear = (event: PointerEvent): void => {
    const from = began
    // The browser cancels what it takes for a scroll of its own.
    began = event.type === 'pointerdown' ? event : null
    if (event.type === 'pointerup' && from !== null && isTap(from, event)) tell(from)
  }
  for (const name of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    document.addEventListener(name, hear, { capture: true, signal: stop.signal })
  return () => stop.abort()
}
