// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import type { AccountStore, Login } from './account-store.ts'
import { AccountContext } from './use-account.ts'
import { useSessionEnded } from './use-session-ended.ts'

test('only who was signed in on this screen is told that the session has ended, until they are in again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const states: Record<'in' | 'out', Login> = {
    in: { state: 'in', account: { displayName: 'Ada' } as Extract<Login, { state: 'in' }>['account'] },
    out: { state: 'out', account: null },
  }
  let login = states.out
  const listeners = new Set<() => void>()
  const store = {
    read: () => login,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as AccountStore
  const Shown = () => String(useSessionEnded())
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const become = (state: 'in' | 'out'): Promise<void> =>
    act(async () => {
      login = states[state]
      for (const tell of listeners) tell()
    })
  await act(async () =>
    root.render(
      <AccountContext value={store}>
        <Shown />
      </AccountContext>,
    ),
  )
  expect(place.textContent).toBe('false')
  await become('in')
  expect(place.textContent).toBe('false')
  await become('out')
  expect(place.textContent).toBe('true')
  await become('in')
  expect(place.textContent).toBe('false')
  await act(async () => root.unmount())
})
