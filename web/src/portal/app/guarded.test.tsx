// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '../../kit/api/api.ts'
import { ApiContext } from '../../kit/api/context.ts'
import { serverPage } from '../../kit/api/page.ts'
import { Guarded } from './Guarded.tsx'
import { routes } from './route-table.ts'

const route = routes.find(({ path }) => path === '/contact/:topicId/:channel')!
const place = serverPage({ locale: 'en-US', mountPath: '/support', apiBase: '/services/bft' }, 'https://a.example')
const channels = ['ticket', 'phone'].map((channelType, order) => ({ channelType, order, enabled: true }))
const config = { useEmbeddedFlow: false, allowEmbeddedHome: false, angularGamePages: [], flagshipGames: [] }

let root: Root
let shown: HTMLElement
/** What the verification of a channel answers. */
let verify: (channel: string) => Response
let go: (to: string) => void

const answerOf = (address: string): Response => {
  if (address.endsWith('/api/config')) return Response.json(config)
  if (address.endsWith('/api/feature')) return Response.json(false)
  if (address.endsWith('/channels')) return Response.json(channels)
  if (address.endsWith('/solution')) return Response.json({ id: 7, product: 'wow', parentId: 5 })
  return verify(/\/7\/(\w+)/.exec(address)?.[1] ?? '')
}
const api = createApi(
  { ...place, readToken: () => 'token' },
  {
    log: () => undefined,
    fetch: (request) => Promise.resolve(answerOf(new URL(request instanceof Request ? request.url : request).pathname)),
  },
)

function Contact() {
  const params = useParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    go = (to) => void navigate(to)
  })
  return (
    <Guarded route={route} params={params}>
      {`form at ${pathname} ${JSON.stringify(state)}`}
    </Guarded>
  )
}
const settle = (): Promise<void> => act(async () => new Promise((done) => setTimeout(done, 20)))
const text = (): string => shown.textContent ?? ''

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'warn').mockReturnValue()
  verify = () => Response.json({ completed: true })
  shown = document.body.appendChild(document.createElement('div'))
  root = createRoot(shown)
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ApiContext value={{ api, documents: {}, missing: null }}>
          <MemoryRouter initialEntries={['/contact/7/ticket']}>
            <Routes>
              <Route path="/contact/:topicId/:channel" element={<Contact />} />
              <Route path="/product/*" element="solution" />
            </Routes>
          </MemoryRouter>
        </ApiContext>
      </SWRConfig>,
    ),
  )
  await vi.waitFor(async () => {
    await settle()
    expect(text()).toBe('form at /contact/7/ticket null')
  }, 90_000)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const goTo = async (to: string, expected: string): Promise<void> => {
  await act(async () => go(to))
  await vi.waitFor(async () => {
    await settle()
    expect(text()).toBe(expected)
  }, 90_000)
}

test('another channel that is admitted takes the place of the one before', async () => {
  await goTo('/contact/7/phone', 'form at /contact/7/phone null')
})

test('[CHANNEL-08] nobody can say whether the other channel is open: the old one is back, and why is said', async () => {
  verify = (channel) => (channel === 'phone' ? new Response('{}', { status: 502 }) : Response.json({ completed: true }))
  const alert = { key: 'support.error.unknown.desc', tone: 'danger' }
  await goTo('/contact/7/phone', `form at /contact/7/ticket ${JSON.stringify({ alert })}`)
})

test('[ROUTE-36] the other channel is denied: on to the solution, as from anywhere', async () => {
  verify = () => Response.json({ completed: false })
  await goTo('/contact/7/phone', 'solution')
})

test('[ROUTE-36] the server draws for who is admitted; the browser asks anew, and leaves when nobody can say (CD-188)', async () => {
  const topic = { path: { categoryId: 7 } }
  const key = (path: string, init = {}): string => api.keyOf('get', path, init)
  const documents: Record<string, unknown> = {
    [key('/services/bft/api/config')]: config,
    [api.keyOf('post', '/services/bft/api/feature', {}, 'strictCaptcha')]: false,
    [key('/services/bft/api/categories/{lang}/{categoryId}/solution', topic)]: { id: 7, product: 'wow', parentId: 5 },
    [key('/services/bft/api/categories/{lang}/{categoryId}/channels', topic)]: channels,
  }
  const pageWith = (known: Record<string, unknown>, missing: Set<string> | null, at = '/contact/7/ticket') => (
    <SWRConfig value={{ provider: () => new Map(), fallback: known }}>
      <ApiContext value={{ api, documents: known, missing }}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path="/contact/:topicId/:channel" element={<Contact />} />
            <Route path="/product/*" element="solution" />
          </Routes>
        </MemoryRouter>
      </ApiContext>
    </SWRConfig>
  )
  const missing = new Set<string>()
  expect(renderToString(pageWith(documents, missing))).not.toContain('form')
  expect([...missing]).toEqual([expect.stringMatching(/\/verify\/en-US\/7\/ticket\?\S*redirect=contact%2F7%2Fticket/)])
  const admitted = { [[...missing][0]!]: { completed: true } }
  const html = renderToString(pageWith({ ...documents, ...admitted }, new Set()))
  expect(html).toContain('form at /contact/7/ticket')

  let answer = (_: Response): void => undefined
  const asked = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)))
  verify = asked as never
  const drawn = document.body.appendChild(document.createElement('div'))
  drawn.innerHTML = html
  const failed = vi.fn()
  // The query is the browser's alone.
  const living = await act(async () =>
    hydrateRoot(drawn, pageWith(documents, null, '/contact/7/ticket?stateRef=abc'), { onRecoverableError: failed }),
  )
  await settle()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(drawn.textContent).toBe('form at /contact/7/ticket null')
  await act(async () => answer(new Response('{}', { status: 500 })))
  await vi.waitFor(async () => {
    await settle()
    expect(drawn.textContent).toBe('solution')
  }, 90_000)
  expect(failed).not.toHaveBeenCalled()
  await act(async () => living.unmount())
})
