// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProblemError, problemOfAnswer } from './problem.ts'
import { maxRetries, pageVisibility, type Visibility, backoff, startPoll } from './poll.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const tab = (): Visibility & { hide: (is: boolean) => void } => {
  let isHidden = false
  const listeners = new Set<() => void>()
  return {
    isHidden: () => isHidden,
    onChange: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    hide(is) {
      isHidden = is
      for (const tell of listeners) tell()
    },
  }
}

test('[ERROR-08] failures are retried after 100 ms, 200 ms … 5 s, nine times, then the regular turn comes', async () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(backoff)).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000, 5000])
  const at: number[] = []
  const start = Date.now()
  const stop = startPoll({
    every: 60_000,
    visibility: tab(),
    run: () => (at.push(Date.now() - start), Promise.reject(new Error())),
  })
  await vi.advanceTimersByTimeAsync(21_300 + 60_000)
  stop()
  expect(at.length).toBe(1 + maxRetries + 1)
  expect(at.slice(0, 10)).toEqual([0, 100, 300, 700, 1500, 3100, 6300, 11_300, 16_300, 21_300])
  expect(at[10]).toBe(81_300)
})

test('a server with too much to do says when to come again, and is not asked before (CD-462)', async () => {
  const refused = new ProblemError(problemOfAnswer(503, new Headers({ 'retry-after': '3' }), {}))
  const run = vi.fn().mockRejectedValueOnce(refused).mockRejectedValueOnce(refused).mockResolvedValue(undefined)
  const stop = startPoll({ every: 60_000, visibility: tab(), run })
  await vi.advanceTimersByTimeAsync(2_999)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(run).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(run).toHaveBeenCalledTimes(3)
  stop()
})

test('a good round starts the count anew and waits its interval from its end', async () => {
  const run = vi.fn().mockRejectedValueOnce(new Error()).mockResolvedValue(undefined)
  const stop = startPoll({ every: 15_000, visibility: tab(), run })
  await vi.advanceTimersByTimeAsync(100)
  expect(run).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(run).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledTimes(3)
  stop()
})

test('a hidden tab asks nothing; shown again, it asks at once', async () => {
  const run = vi.fn().mockResolvedValue(undefined)
  const visibility = tab()
  const stop = startPoll({ every: 1000, visibility, run })
  await vi.advanceTimersByTimeAsync(0)
  visibility.hide(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledTimes(1)
  visibility.hide(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(run).toHaveBeenCalledTimes(2)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledTimes(2)
})

test('rounds never overlap, and stopping tells the round under way', async () => {
  let signal: AbortSignal | undefined
  const run = vi.fn((given: AbortSignal) => ((signal = given), new Promise(() => undefined)))
  const visibility = tab()
  const stop = startPoll({ every: 1000, visibility, run })
  await vi.advanceTimersByTimeAsync(0)
  visibility.hide(false)
  expect(run).toHaveBeenCalledTimes(1)
  stop()
  expect(signal?.aborted).toBe(true)
})

test('the tab itself tells whether it is seen, until nobody listens', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  const heard = vi.fn()
  const stop = pageVisibility.onChange(heard)
  expect(pageVisibility.isHidden()).toBe(false)
  state.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect([pageVisibility.isHidden(), heard.mock.calls.length]).toEqual([true, 1])
  stop()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(heard).toHaveBeenCalledTimes(1)
  // On the server there is no tab.
  vi.stubGlobal('document', undefined)
  expect(pageVisibility.isHidden()).toBe(false)
  pageVisibility.onChange(heard)()
  vi.unstubAllGlobals()
})

test('stopped, it looks at the tab no more and asks nothing', async () => {
  const run = vi.fn().mockResolvedValue(undefined)
  const onChange = vi.fn(() => stopLooking)
  const stopLooking = vi.fn()
  const stop = startPoll({ every: 1000, run, visibility: { isHidden: () => false, onChange } })
  await vi.advanceTimersByTimeAsync(0)
  stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([run.mock.calls.length, stopLooking.mock.calls.length, vi.getTimerCount()]).toEqual([1, 1, 0])
})

test('a tab that changes and is still hidden asks nothing', async () => {
  const run = vi.fn().mockResolvedValue(undefined)
  const visibility = tab()
  visibility.hide(true)
  const stop = startPoll({ every: 1000, visibility, run })
  visibility.hide(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(run).not.toHaveBeenCalled()
  stop()
})
