// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { createApi } from '../../kit/api/api.ts'
import { ApiContext } from '../../kit/api/context.ts'
import { serverPage } from '../../kit/api/page.ts'
import { useApi } from '../../kit/api/use-api.ts'
import type { AccountStore } from '../shared/account/account-store.ts'
import { AccountContext } from '../shared/account/use-account.ts'
import { ForgetsTheLast } from './ForgetsTheLast.tsx'

test('Boris comes while Ada’s form is open: what she owns is gone before anything is answered, then his is there (T3)', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const topicOf = (name: string) => ({ id: 1211, fields: [{ choices: 'own', options: [{ label: name }], realms: [] }] })
  const answers: (() => void)[] = []
  let player = 'Ada'
  const api = createApi(serverPage({ locale: 'en-US', mountPath: '', apiBase: '' }, 'https://a.example'), {
    log: () => undefined,
    fetch: () => new Promise((resolve) => answers.push(() => resolve(Response.json(topicOf(player))))),
  })
  let flips = 0
  const listeners = new Set<() => void>()
  const store = {
    flips: () => flips,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as AccountStore
  const Shown = () => {
    const path = '/services/bft/api/categories/{lang}/{categoryId}/solution'
    return JSON.stringify(useApi(path, { path: { categoryId: 1211 } }).data ?? null)
  }
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 5))
  const swr = { provider: () => new Map() }
  await act(async () => {
    root.render(
      <ApiContext value={{ api, documents: {}, missing: null }}>
        <SWRConfig value={swr}>
          <AccountContext value={store}>
            <ForgetsTheLast />
            <Shown />
          </AccountContext>
        </SWRConfig>
      </ApiContext>,
    )
    await settle()
  })
  await act(async () => {
    answers[0]!()
    await settle()
  })
  expect(place.textContent).toContain('Ada')

  player = 'Boris'
  await act(async () => {
    flips = 1
    for (const tell of listeners) tell()
    await settle()
  })
  expect(place.textContent).not.toContain('Ada')
  expect(place.textContent).toContain('1211')
  expect(answers).toHaveLength(2)
  await act(async () => {
    answers[1]!()
    await settle()
  })
  expect(place.textContent).toContain('Boris')
  await act(async () => root.unmount())
})
