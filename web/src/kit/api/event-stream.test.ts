import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEventStream } from './event-stream.ts'

/** What a browser's EventSource is for the stream: opens, says, breaks, is refused. */
class FakeSource extends EventTarget {
  readonly CLOSED = 2
  readyState = 0
  isClosed = false
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
  }
  close(): void {
    this.isClosed = true
    this.readyState = 2
  }
  say(event: string, data: object): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  }
  become(event: 'open' | 'error', readyState: number): void {
    this.readyState = readyState
    this.dispatchEvent(new Event(event))
  }
}

const set = () => {
  const sources: FakeSource[] = []
  const look = { isHidden: false, tell: () => undefined as void }
  const heard: unknown[] = []
  const stop = openEventStream({
    url: '/stream',
    on: { unread: (data) => heard.push(data) },
    onState: (isOpen) => heard.push(isOpen),
    visibility: {
      isHidden: () => look.isHidden,
      onChange: (listener) => {
        look.tell = listener
        return () => undefined
      },
    },
    createSource: (url) => {
      const source = new FakeSource(url)
      sources.push(source)
      return source as unknown as EventSource
    },
  })
  return { sources, heard, look, stop }
}

beforeEach(() => {
  vi.useFakeTimers()
})
// Files share a process: whoever leaves the clock still stops the timers of those behind.
afterEach(() => {
  vi.useRealTimers()
})

test('what an event says reaches whoever asked for it', () => {
  const { sources, heard } = set()
  expect(sources[0]!.url).toBe('/stream')
  sources[0]!.become('open', 1)
  sources[0]!.say('unread', { count: 2 })
  sources[0]!.say('other', {})
  expect(heard).toEqual([true, { count: 2 }])
})

test('a page nobody looks at has no stream; it has one again when it is seen', () => {
  const { sources, look, stop } = set()
  look.isHidden = true
  look.tell()
  expect(sources[0]!.isClosed).toBe(true)
  look.isHidden = false
  look.tell()
  look.tell()
  expect(sources).toHaveLength(2)
  stop()
  expect(sources[1]!.isClosed).toBe(true)
})

test('a break is the browser’s to mend; after a refusal the page asks again, later each time', () => {
  const { sources, heard } = set()
  sources[0]!.become('error', 0)
  vi.advanceTimersByTime(600_000)
  expect(sources).toHaveLength(1)
  sources[0]!.become('error', 2)
  vi.advanceTimersByTime(15_000)
  expect(sources).toHaveLength(2)
  sources[1]!.become('error', 2)
  vi.advanceTimersByTime(29_000)
  expect(sources).toHaveLength(2)
  vi.advanceTimersByTime(1_000)
  expect(sources).toHaveLength(3)
  expect(heard).toEqual([false, false, false])
})
