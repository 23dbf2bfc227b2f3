/** A finger or pointer that moved further than this was scrolling (CASELIMIT-01). CSS pixels. */
export const tapSlop = 20

export interface Point {
  clientX: number
  clientY: number
}

/** Whether a press that began and ended at these points was a tap and not a scroll. */
export const isTap = (from: Point, to: Point): boolean =>
  Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) <= tapSlop

/** A click that ends a touch which moved further acts nowhere, whatever it would have pressed. */
export const holdScrolls = (page: Pick<EventTarget, 'addEventListener'>): void => {
  let from: Point | null = null
  const begin = (event: Event): void => {
    from = (event as PointerEvent).pointerType === 'touch' ? (event as PointerEvent) : null
  }
  const end = (event: Event): void => {
    // A click of the keyboard or of a program has no detail.
    if (from !== null && (event as MouseEvent).detail > 0 && !isTap(from, event as MouseEvent)) {
      event.preventDefault()
      event.stopPropagation()
    }
    from = null
  }
  page.addEventListener('pointerdown', begin, true)
  page.addEventListener('click', end, true)
}
