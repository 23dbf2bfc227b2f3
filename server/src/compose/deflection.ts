// What articles spared players from asking: told by articles and contact, read at the desk.
import { createDeflection, type Deflection } from '../articles/deflection/deflection.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

export const composeDeflection = ({ database, clock, keys }: Core): Composed<{ deflection: Deflection }> => {
  const deflection = createDeflection({ database, clock, sign: (mark) => keys.sign('deflection', mark) })
  return {
    deflection,
    room: { sweep: deflection.sweep },
  }
}
