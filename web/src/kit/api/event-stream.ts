// Server-sent events of the contract (`x-event-stream`), while the page is looked at (CD-262).
import { type Visibility, pageVisibility } from './poll.ts'

export interface EventStreamOptions {
  url: string
  /** By the event's name; `data` is what its JSON says. */
  on: Readonly<Record<string, (data: never) => void>>
  /** Whether it is heard now; false is also how an ended session shows first. */
  onState?: (isOpen: boolean) => void
  visibility?: Visibility
  createSource?: (url: string) => EventSource
}

/** EventSource comes back by itself after a break, but not after a refusal. */
const firstWait = 15_000
const longestWait = 240_000

/** Listens until the answered function is called. A page nobody looks at hears nothing: it asks when it is seen again. */
export const openEventStream = ({
  url,
  on,
  onState = () => undefined,
  visibility = pageVisibility,
  createSource = (address) => new EventSource(address),
}: EventStreamOptions): (() => void) => {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstWait

  const close = (): void => {
    clearTimeout(timer)
    source?.close()
    source = null
    onState(false)
  }
  const open = (): void => {
    if (source !== null || visibility.isHidden()) return
    const opened = createSource(url)
    source = opened
    opened.addEventListener('open', () => {
      wait = firstWait
      onState(true)
    })
    opened.addEventListener('error', () => {
      onState(false)
      if (opened.readyState !== opened.CLOSED) return
      source = null
      timer = setTimeout(open, wait)
      wait = Math.min(wait * 2, longestWait)
    })
    for (const [name, take] of Object.entries(on))
      opened.addEventListener(name, ({ data }: MessageEvent<string>) => take(JSON.parse(data) as never))
  }
  const stopLooking = visibility.onChange(() => {
    if (visibility.isHidden()) close()
    else open()
  })
  open()
  return () => {
    stopLooking()
    close()
  }
}
