// Which box an arrow key leads to. Pure geometry: what lies to the left is to the left in every direction of writing,
// so that right-to-left pages are mirrored by themselves (ground G34).

export type Direction = 'up' | 'down' | 'left' | 'right'
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A step aside costs this many times a step ahead: rows and columns are kept. */
const aside = 3
/** Boxes that touch or overlap by a border still lie beside each other. */
const touch = 2

interface Axis {
  ahead: number
  aside: number
  isInBeam: boolean
}

/** Where `to` lies as seen from `from`; null when it is not ahead. */
const look = (from: Box, to: Box, direction: Direction): Axis | null => {
  const isSideways = direction === 'left' || direction === 'right'
  const isForward = direction === 'down' || direction === 'right'
  const [near, far] = isSideways ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
  const [start, end] = isSideways ? (['top', 'bottom'] as const) : (['left', 'right'] as const)
  const gap = isForward ? to[near] - from[far] : from[near] - to[far]
  const advance = isForward ? to[far] - from[far] : from[near] - to[near]
  if (gap < -touch || advance <= 0) return null
  const apart = Math.max(to[start] - from[end], from[start] - to[end], 0)
  const isInBeam = to[start] < from[end] && to[end] > from[start]
  // Two in one row or column: the one that begins where this one begins is the closer.
  return { ahead: Math.max(gap, 0), aside: isInBeam ? Math.abs(to[start] - from[start]) / 100 : apart, isInBeam }
}

/**
 * The index of the box to go to, or null when nothing lies that way. To the side only what is level with it counts (no
 * line of text is left by accident); up and down take the next row, wherever it begins.
 */
export const nearest = (from: Box, boxes: readonly Box[], direction: Direction): number | null => {
  const isSideways = direction === 'left' || direction === 'right'
  let best: { index: number; cost: number } | null = null
  for (const [index, box] of boxes.entries()) {
    const seen = look(from, box, direction)
    if (seen === null || (isSideways && !seen.isInBeam)) continue
    const cost = seen.ahead + seen.aside * (isSideways ? 1 : aside)
    if (best === null || cost < best.cost) best = { index, cost }
  }
  return best?.index ?? null
}
