/** A finger or pointer that moved further than this was scrolling (CASELIMIT-01). CSS pixels. */
export const tapSlop = 20

export interface Point {
  clientX: number
  clientY: number
}

/** Whether a press that began and ended at these points was a tap and not a scroll. */
export const isTap = (from: Point, to: Point): boolean =>
  Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) <= tapSlop
