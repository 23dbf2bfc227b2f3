import { useSyncExternalStore } from 'react'
import { absoluteTime, relativeTime } from '../lib/relative-time.ts'

// One clock for all times of the page: it ticks once a minute while somebody looks (decisions-cases C11).
const listeners = new Set<() => void>()
let now = 0
let timer: ReturnType<typeof setInterval> | undefined

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  timer ??= setInterval(() => {
    now = Date.now()
    for (const tell of listeners) tell()
  }, 60_000)
  if (now === 0) {
    now = Date.now()
    queueMicrotask(listener)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    now = 0
  }
}

/**
 * "3 hours ago", with the exact time on hover. The server, which knows no reader's time zone, writes the date alone.
 */
export function RelativeTime({ time, locale }: { time: string; locale: string }) {
  const clock = useSyncExternalStore(
    subscribe,
    () => now,
    () => 0,
  )
  if (clock === 0)
    return (
      <time dateTime={time}>
        {new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' }).format(
          new Date(time),
        )}
      </time>
    )
  return (
    <time dateTime={time} title={absoluteTime(time, locale)}>
      {relativeTime(time, clock, locale)}
    </time>
  )
}
