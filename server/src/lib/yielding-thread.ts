import { setPriority } from 'node:os'

const patient = 5

/**
 * The thread that calls this computes when nobody else wants to. Linux alone knows priorities of single threads;
 * elsewhere it would be the whole program's.
 */
export const yieldToOthers = (): void => {
  if (process.platform === 'linux') setPriority(patient)
}
