// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageShown, withTransition } from './view-transition.ts'

const change = vi.fn<() => void>()
/** The browser calls back once it has a picture of the page before. */
let update: (() => Promise<void>) | null = null
const canTransition = (isReduced: boolean, isSkipped = false): void => {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))
  const startViewTransition = (next: () => Promise<void>) => {
    update = next
    return { ready: isSkipped ? Promise.reject(new Error('Transition was skipped')) : Promise.resolve() }
  }
  Object.assign(document, { startViewTransition })
}
beforeEach(() => {
  change.mockReset()
  update = null
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  Object.assign(document, { startViewTransition: undefined })
})

test('a browser without them changes at once, and so does one whose reader wants no motion', () => {
  withTransition(change)
  canTransition(true)
  withTransition(change)
  expect(change).toHaveBeenCalledTimes(2)
  expect(update).toBeNull()
})

test('the page changes once its picture is taken, and moves on when the new one is shown (CD-212)', async () => {
  canTransition(false)
  withTransition(change)
  expect(change).not.toHaveBeenCalled()
  const done = update!()
  expect(change).toHaveBeenCalledOnce()
  pageShown()
  await done
})

test('a page that does not come holds nothing up', async () => {
  vi.useFakeTimers()
  canTransition(false)
  withTransition(change)
  const done = update!()
  await vi.advanceTimersByTimeAsync(200)
  await done
})

test('one that the browser skips is nobody’s error', async () => {
  canTransition(false, true)
  const unhandled = vi.fn<() => void>()
  process.on('unhandledRejection', unhandled)
  withTransition(change)
  const done = update!()
  pageShown()
  await done
  // Told once the queue of promises is empty.
  await new Promise((resolve) => {
    setImmediate(resolve)
  })
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
