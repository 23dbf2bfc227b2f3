/**
 * Loaded into a measured server (`--import`): how long its main thread computes before it lets others in, in processor
 * time, so that what else runs on the machine does not count. SIGUSR2 writes the longest turn in milliseconds since the
 * last such signal to the file `TURNS` names.
 */
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const file = process.env.TURNS
if (isMainThread && file !== undefined) {
  const spent = (): number => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let [before, longest] = [spent(), 0]
  const look = (): void => {
    const now = spent()
    longest = Math.max(longest, now - before)
    before = now
    // Not at every turn: a thread that never rests would be one more that asks for a processor.
    setTimeout(look, 1).unref()
  }
  look()
  process.on('SIGUSR2', () => {
    writeFileSync(file, String(longest))
    longest = 0
  })
}
