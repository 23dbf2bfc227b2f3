import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounced } from './debounce.ts'
import { resizeWait } from './use-media-query.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('[CASELIMIT-05] a window that is being resized is answered once, 50 ms after the last change', () => {
  const work = vi.fn()
  const call = debounced(work, resizeWait)
  call()
  vi.advanceTimersByTime(49)
  call()
  vi.advanceTimersByTime(49)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
})

test('what was stopped does not come later', () => {
  const work = vi.fn()
  const call = debounced(work, resizeWait)
  call()
  call.stop()
  vi.advanceTimersByTime(1000)
  expect(work).not.toHaveBeenCalled()
})
