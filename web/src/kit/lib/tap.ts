/** What moved further than this was scrolling (CASELIMIT-01). CSS pixels. */
const slop = 20

/**
 * Tells where each press of the page began that ended as a tap and not as a scroll: what a press beside something closes
 * asks here and not at `pointerdown`. @returns ends it
 */
export const onTap = (tell: (began: PointerEvent, ended: PointerEvent) => void): (() => void) => {
  let began: PointerEvent | null = null
  const stop = new AbortController()
  const hear = (name: 'pointerdown' | 'pointerup' | 'pointercancel', hears: (event: PointerEvent) => void): void =>
    document.addEventListener(name, hears, { capture: true, signal: stop.signal })
  hear('pointerdown', (event) => (began = event))
  // The browser took it for a scroll of its own.
  hear('pointercancel', () => (began = null))
  hear('pointerup', (event) => {
    if (began !== null && Math.hypot(event.clientX - began.clientX, event.clientY - began.clientY) <= slop)
      tell(began, event)
    began = null
  })
  return () => stop.abort()
}
