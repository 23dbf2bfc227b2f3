/**
 * Loaded into a measured server (`--import`): how long its main thread computes at a time, in processor time, and how long
 * others wait by the clock. SIGUSR2 writes the longest of both since the last one, and the cost so far, to the file `TURNS` names.
 */
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** In milliseconds. */
export interface Turns {
  turn: number
  delay: number
  cost: number
}

const file = process.env.TURNS
if (isMainThread && file !== undefined) {
  const spent = (): number => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let [before, turn] = [spent(), 0]
  let [lookedAt, delay] = [performance.now(), 0]
  const look = (): void => {
    const [now, at] = [spent(), performance.now()]
    turn = Math.max(turn, now - before)
    delay = Math.max(delay, at - lookedAt)
    before = now
    lookedAt = at
    // Not at every turn: a thread that never rests would be one more that asks for a processor.
    setTimeout(look, 1).unref()
  }
  look()
  process.on('SIGUSR2', () => {
    const { user, system } = process.cpuUsage()
    writeFileSync(file, JSON.stringify({ turn, delay, cost: (user + system) / 1000 } satisfies Turns))
    turn = 0
    delay = 0
  })
}
