// What articles spared players from asking: told by articles and contact, read at the desk.
import { createDeflection, type Deflection } from '../articles/deflection/deflection.ts'
import type { Clock } from '../lib/clock.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

export interface DeflectionPorts {
  deflection: Deflection
  /** As if it were told at that time: the demonstration's past. */
  deflectionAt: (at: Date) => Deflection
}

export const composeDeflection = ({ database, clock, keys }: Core): Composed<DeflectionPorts> => {
  const deflectionBy = (its: Clock) =>
    createDeflection({ database, clock: its, sign: (mark) => keys.sign('deflection', mark) })
  const deflection = deflectionBy(clock)
  return {
    deflection,
    deflectionAt: (at) => deflectionBy({ now: () => at }),
    room: { sweep: deflection.sweep },
  }
}
