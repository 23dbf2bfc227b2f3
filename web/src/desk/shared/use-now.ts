// What time it is, for what counts down: one clock for all of the page, which ticks while somebody looks.
import { useSyncExternalStore } from 'react'

const tickMilliseconds = 15_000
const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  if (timer === undefined) {
    now = Date.now()
    timer = setInterval(() => {
      now = Date.now()
      for (const tell of listeners) tell()
    }, tickMilliseconds)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

export const useNow = (): number => useSyncExternalStore(subscribe, () => now)
