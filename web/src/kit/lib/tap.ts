interface Point {
  clientX: number
  clientY: number
}

/** A press that moved by more than 20 px was a scroll and no tap (CASELIMIT-01). */
export const isTap = (from: Point, to: Point): boolean =>
  Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) <= 20
