// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from './api.ts'
import { ApiContext, useApiClient } from './context.ts'
import { serverPage } from './page.ts'
import { type ApiState, type UseApiOptions, useApi, useAsk } from './use-api.ts'

type Messages = { id: string }[]
const address = '/services/bft/api/messages/{lang}'
const key = 'GET /services/bft/api/messages/de-DE'

let root: Root
/** What a reader saw when it was drawn last. */
const tell = vi.fn<(state: ApiState<Messages>) => void>()
const state = (): ApiState<Messages> => tell.mock.lastCall![0]
let answer: () => Response | Promise<Response>
let asked: number
const place = serverPage({ locale: 'de-DE', mountPath: '', apiBase: '' }, 'https://a.example')
const api = createApi(
  { ...place, readToken: () => 'token' },
  {
    log: () => undefined,
    fetch: async () => {
      asked += 1
      return answer()
    },
  },
)
const Reader = ({ isHeld, options }: { isHeld?: boolean; options?: UseApiOptions<never> }) => {
  const read = useApi(address, isHeld ? null : {}, options) as unknown as ApiState<Messages>
  tell(read)
  return JSON.stringify(read.data ?? null)
}
const Place = ({ children, documents = {} }: { children: React.ReactNode; documents?: Record<string, unknown> }) => (
  <SWRConfig value={{ provider: () => new Map(), fallback: documents }}>
    <ApiContext value={{ api, documents, missing: null }}>{children}</ApiContext>
  </SWRConfig>
)
const show = async (node: React.ReactNode): Promise<void> => {
  await act(async () => root.render(node))
  await act(async () => new Promise((done) => setTimeout(done, 5)))
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'warn').mockReturnValue()
  asked = 0
  answer = () => Response.json([{ id: 'a' }])
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a read is asked once for all who want it, and comes with nothing wrong', async () => {
  await show(
    <Place>
      <Reader />
      <Reader />
    </Place>,
  )
  expect(state()).toMatchObject({ data: [{ id: 'a' }], problem: null, isLoading: false })
  expect(asked).toBe(1)
})

test('until the answer is there it is loading', async () => {
  let come = (_: Response): void => undefined
  answer = () => new Promise((resolve) => (come = resolve))
  await show(
    <Place>
      <Reader />
    </Place>,
  )
  expect(state()).toMatchObject({ data: undefined, problem: null, isLoading: true })
  await act(async () => come(Response.json([])))
  await vi.waitFor(() => expect(state()).toMatchObject({ data: [], isLoading: false }), 90_000)
})

test('one that waits asks nothing and is not loading', async () => {
  await show(
    <Place>
      <Reader isHeld />
    </Place>,
  )
  expect([asked, state().isLoading, state().data]).toEqual([0, false, undefined])
})

test('a failed read tells its problem, or goes on with what stands for it; either is logged', async () => {
  answer = () => Response.json({ slug: 'not-found' }, { status: 404 })
  await show(
    <Place>
      <Reader />
    </Place>,
  )
  expect(state()).toMatchObject({ data: undefined, isLoading: false, problem: { status: 404, slug: 'not-found' } })
  expect(console.warn).toHaveBeenCalledWith(`${key} failed: 404`)
  await show(
    <Place>
      <Reader options={{ whenFailed: { fallback: [] as never } }} />
    </Place>,
  )
  expect(state()).toMatchObject({ data: [], problem: { status: 404 } })
})

test('it is asked again by hand, and what a write gave back takes its place', async () => {
  await show(
    <Place>
      <Reader />
    </Place>,
  )
  answer = () => Response.json([{ id: 'b' }])
  await act(async () => state().reload())
  expect(state().data).toEqual([{ id: 'b' }])
  answer = () => Promise.reject(new TypeError())
  await act(async () => state().reload())
  expect(state().data).toEqual([{ id: 'b' }])
  await act(async () => state().replace([{ id: 'c' }]))
  expect([state().data, asked]).toEqual([[{ id: 'c' }], 3])
})

test('what came with the page is shown at once, and asked anew unless it counts as new', async () => {
  const documents = { [key]: [{ id: 'page' }] }
  // The page is young, however late a loaded machine comes to this test.
  const age = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  await show(
    <Place documents={documents}>
      <Reader options={{ comesWithPage: true }} />
    </Place>,
  )
  expect([state().data, asked]).toEqual([[{ id: 'page' }], 0])
  await show(
    <Place key="other" documents={documents}>
      <Reader />
    </Place>,
  )
  expect([state().data, asked]).toEqual([[{ id: 'a' }], 1])
  age.mockReturnValue(30_000)
  await show(
    <Place key="late" documents={documents}>
      <Reader options={{ comesWithPage: true }} />
    </Place>,
  )
  expect([state().data, asked]).toEqual([[{ id: 'a' }], 2])
})

test('it is asked again and again, together for all who look, until nobody does', async () => {
  vi.useFakeTimers()
  const turn = () => act(async () => vi.advanceTimersByTimeAsync(1_000))
  const every = { refreshEvery: 1_000 }
  await act(async () =>
    root.render(
      <Place>
        <Reader options={every} />
        <Reader options={every} />
      </Place>,
    ),
  )
  await act(async () => vi.advanceTimersByTimeAsync(10))
  expect(asked).toBe(1)
  answer = () => Response.json([{ id: `round ${asked}` }])
  await turn()
  await turn()
  expect([asked, state().data]).toEqual([3, [{ id: 'round 3' }]])
  await act(async () =>
    root.render(
      <Place>
        <Reader options={every} />
      </Place>,
    ),
  )
  await turn()
  expect(asked).toBe(4)
  await act(async () => root.render(<Place>{null}</Place>))
  await turn()
  expect(asked).toBe(4)
})

test('a poll that is told to come again keeps what was there, says nothing, and asks when it was told to (CD-462)', async () => {
  vi.useFakeTimers()
  await act(async () =>
    root.render(
      <Place>
        <Reader options={{ refreshEvery: 1_000 }} />
      </Place>,
    ),
  )
  await act(async () => vi.advanceTimersByTimeAsync(10))
  const before = state().data
  answer = () => Response.json({ slug: 'unavailable' }, { status: 503, headers: { 'retry-after': '3' } })
  await act(async () => vi.advanceTimersByTimeAsync(1_000))
  expect([asked, state().data, state().problem]).toEqual([2, before, null])
  answer = () => Response.json([{ id: 'now' }])
  await act(async () => vi.advanceTimersByTimeAsync(2_900))
  expect([asked, state().data]).toEqual([2, before])
  await act(async () => vi.advanceTimersByTimeAsync(100))
  expect([asked, state().data]).toEqual([3, [{ id: 'now' }]])
})

test('a read with a body is another one for another body', async () => {
  const bodies: (string | null)[] = []
  const Asker = ({ words }: { words: string | null }) => {
    const found = useAsk(
      '/services/bft/api/context',
      words === null ? null : { body: { description: words } as never },
    ) as ApiState<unknown>
    bodies.push(JSON.stringify(found.data ?? null))
    return null
  }
  answer = () => Response.json({ number: asked })
  await show(
    <Place>
      <Asker words={null} />
    </Place>,
  )
  expect(asked).toBe(0)
  await show(
    <Place>
      <Asker words="a" />
    </Place>,
  )
  expect(bodies.at(-1)).toBe('{"number":1}')
  await show(
    <Place>
      <Asker words="b" />
    </Place>,
  )
  expect([bodies.at(-1), asked]).toEqual(['{"number":2}', 2])
})

test('while the server renders, what the page lacks is noted and nothing is asked', () => {
  const missing = new Set<string>()
  const drawn = (documents: Record<string, unknown>, isHeld = false) =>
    renderToStaticMarkup(
      <SWRConfig value={{ provider: () => new Map(), fallback: documents }}>
        <ApiContext value={{ api, documents, missing }}>
          <Reader isHeld={isHeld} />
        </ApiContext>
      </SWRConfig>,
    )
  expect(drawn({ [key]: [] })).toBe('[]')
  expect([drawn({}, true), missing.size, state().isLoading]).toEqual(['null', 0, false])
  expect([drawn({}), [...missing], state().isLoading, asked]).toEqual(['null', [key], true, 0])
})

test('without a place for the API a part says what is missing', () => {
  const Lost = () => String(useApiClient())
  expect(() => renderToStaticMarkup(<Lost />)).toThrow('ApiContext is missing')
})
