/** What moved further than this was scrolling (CASELIMIT-01). CSS pixels. */
const slop = 20

/**
 * Tells where each press of the page began that ended as a tap and not as a scroll: what a press beside something closes
 * asks here and not at `pointerdown`. @returns ends it
 */
export const onTap = (tell: (began: PointerEvent, ended: PointerEvent) => void): (() => void) => {
  let began: PointerEvent | null = null
  const stop = new AbortController()
  const hear = (event: PointerEvent): void => {
    const from = began
    // The browser cancels what it takes for a scroll of its own.
    began = event.type === 'pointerdown' ? event : null
    if (event.type !== 'pointerup' || from === null) return
    if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) <= slop) tell(from, event)
  }
  for (const name of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    document.addEventListener(name, hear, { capture: true, signal: stop.signal })
  return () => stop.abort()
}
