/**
 * Long work in short turns: whoever computes for seconds on the request path's thread lets requests come in between.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Give way after so many milliseconds. */
const longestTurn = 8
/** The same for what goes on for a second beside requests, on the thread that answers them. */
export const shortTurn = 2
/** The clock is asked once in so many small steps: asking costs more than such a step. */
const stepsPerLook = 32
/** A step that may itself take a millisecond: the clock is asked after each. */
export const longStep = stepsPerLook

/**
 * Counts one step of the work. Most calls answer undefined and cost nothing; the caller waits only for a promise:
 * `const pause = turns.step(); if (pause) await pause`.
 */
export const createTurns = (longest = longestTurn) => {
  let since = performance.now()
  let steps = 0
  const giveWay = async (): Promise<void> => {
    await nextTurn()
    since = performance.now()
  }
  return {
    step(size: number = 1) {
      steps += size
      if (steps < stepsPerLook) return undefined
      steps = 0
      return performance.now() - since < longest ? undefined : giveWay()
    },
  }
}

export type Turns = ReturnType<typeof createTurns>
