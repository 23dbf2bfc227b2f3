// What a controller says, as presses. Pure: the W3C's standard mapping, a stick counts as its direction.
import type { Direction } from './nearest.ts'

export type Press = Direction | 'confirm' | 'back' | 'before' | 'after'

/** What of a controller is read. */
export type Pad = Pick<Gamepad, 'axes'> & { readonly buttons: readonly Pick<GamepadButton, 'pressed'>[] }

const buttons: Readonly<Record<number, Press>> = {
  0: 'confirm',
  1: 'back',
  4: 'before',
  5: 'after',
  12: 'up',
  13: 'down',
  14: 'left',
  15: 'right',
}
/** A stick that rests is never quite in the middle. */
const tilt = 0.5
/** Milliseconds until a direction that is held is taken again, and between those. */
const firstRepeat = 400
const nextRepeats = 120

const ofStick = ([along = 0, down = 0]: readonly number[]): Direction | null => {
  if (Math.max(Math.abs(along), Math.abs(down)) < tilt) return null
  if (Math.abs(along) > Math.abs(down)) return along < 0 ? 'left' : 'right'
  return down < 0 ? 'up' : 'down'
}

/** What is held on these controllers. */
export const held = (pads: readonly (Pad | null)[]): Set<Press> => {
  const found = new Set<Press>()
  for (const pad of pads) {
    if (pad === null) continue
    for (const [index, press] of Object.entries(buttons)) if (pad.buttons[Number(index)]?.pressed) found.add(press)
    const direction = ofStick(pad.axes)
    if (direction !== null) found.add(direction)
  }
  return found
}

const isDirection = (press: Press): boolean => ['up', 'down', 'left', 'right'].includes(press)

/**
 * Turns what is held into presses: each once, a direction again and again while it is held. What is held at the first
 * look was pressed on the page before.
 */
export const presses = (): ((now: number, holding: ReadonlySet<Press>) => Press[]) => {
  let before: Map<Press, number> | null = null
  return (now, holding) => {
    const known = before
    const due = new Map<Press, number>()
    const made: Press[] = []
    for (const press of holding) {
      const at = known === null ? Infinity : known.get(press)
      if (at === undefined) {
        made.push(press)
        due.set(press, isDirection(press) ? now + firstRepeat : Infinity)
      } else if (now >= at) {
        made.push(press)
        due.set(press, now + nextRepeats)
      } else due.set(press, at)
    }
    before = due
    return made
  }
}
