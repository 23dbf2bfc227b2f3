// @vitest-environment happy-dom
import { Suspense, act, startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Boundary } from '../../../kit/ui/Boundary.tsx'
import { forgetFailed, lazyPage } from './lazy-page.tsx'

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// First: React says it once a document.
test('a screen that is waited for comes without a warning of React', async () => {
  let release = (_: () => string): void => undefined
  const load = vi.fn(() => new Promise<() => string>((resolve) => (release = resolve)))
  const Page = lazyPage(load)
  const said = vi.mocked(console.error)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  startTransition(() => root.render(<Page />))
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve))
  release(() => 'here')
  await vi.waitFor(() => expect(document.body.textContent).toBe('here'), 90_000)
  expect(said.mock.calls.flat().join(' ')).not.toContain('use()')
})

test('a screen that does not come says so, instead of being asked for again and again; asked anew, it comes', async () => {
  const load = vi.fn(async (): Promise<() => string> => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const Page = lazyPage(load)
  let retry = (): void => undefined
  await act(async () =>
    root.render(
      <Boundary
        onFailed={forgetFailed}
        whenFailed={(_, onRetry) => {
          retry = onRetry
          return 'did not come'
        }}
      >
        <Suspense fallback="on its way">
          <Page />
        </Suspense>
      </Boundary>,
    ),
  )
  await vi.waitFor(() => expect(document.body.textContent).toBe('did not come'), 90_000)
  expect(load).toHaveBeenCalledTimes(1)
  load.mockResolvedValue(() => 'here')
  await act(async () => retry())
  await vi.waitFor(() => expect(document.body.textContent).toBe('here'), 90_000)
})
