// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import shell from '../../../../../server/src/localizations/messages/en-US/shell.json' with { type: 'json' }
import { createApi } from '../../../kit/api/api.ts'
import { ApiContext } from '../../../kit/api/context.ts'
import { serverPage } from '../../../kit/api/page.ts'
import type { AccountStore, Login } from '../../shared/account/account-store.ts'
import { AccountContext } from '../../shared/account/use-account.ts'
import { MessagesContext } from '../../shared/i18n/context.ts'
import { createMessages } from '../../shared/i18n/messages.ts'
import { CaseDetailPage } from './CaseDetailPage.tsx'
import { CaseListPage } from './CaseListPage.tsx'

const place = serverPage({ locale: 'en-US', mountPath: '/support', apiBase: '/services/bft' }, 'https://a.example')
const login = { state: 'in', account: { child: false } } as unknown as Login
const account = { read: () => login, drawn: login, subscribe: () => () => undefined } as unknown as AccountStore
/** What every read of a case or a list is answered with. */
let status: number
const fetch = (request: Request): Promise<Response> =>
  Promise.resolve(
    request.url.includes('/api/cases/')
      ? Response.json({ type: 'about:blank', title: 'x', status }, { status })
      : Response.json({}),
  )
let root: Root

function Place() {
  const { pathname, search, state } = useLocation()
  return (
    <output>
      {pathname}
      {search} {JSON.stringify(state)}
    </output>
  )
}
const open = (address: string): Promise<void> =>
  act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ApiContext
          value={{
            api: createApi({ ...place, readToken: () => 'token' }, { log: () => undefined, fetch }),
            documents: {},
            missing: null,
          }}
        >
          <AccountContext value={account}>
            <MessagesContext value={createMessages('en-US', shell)}>
              <MemoryRouter initialEntries={[address]}>
                <Place />
                <Routes>
                  <Route path="/case" element={<CaseListPage />} />
                  <Route path="/case/detail/:caseId" element={<CaseDetailPage />} />
                  <Route path="*" element={null} />
                </Routes>
              </MemoryRouter>
            </MessagesContext>
          </AccountContext>
        </ApiContext>
      </SWRConfig>,
    ),
  )
const here = (): string => document.querySelector('output')!.textContent ?? ''
const sees = (check: () => void): Promise<void> =>
  vi.waitFor(
    async () => {
      await act(async () => new Promise((done) => setTimeout(done, 10)))
      check()
    },
    { timeout: 90_000 },
  )
const token = 'A'.repeat(43)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'warn').mockReturnValue()
  // A link's page listens to a stream of its own.
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close(): void {}
    },
  )
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  [429, '104233590'],
  [503, '104233590'],
  [429, token],
  [503, token],
])('%i says nothing about the case: its address stays, with a way to try again (CD-441)', async (answer, id) => {
  status = answer
  await open(`/case/detail/${id}`)
  await sees(() => expect(document.querySelector('[role=alert] button')).not.toBeNull())
  expect(here()).toBe(`/case/detail/${id} null`)
})

test('[CASE-08] [CASE-09] a case that is refused leads away: a link to its page, who is signed in home with a notice', async () => {
  status = 404
  await open(`/case/detail/${token}`)
  await sees(() => expect(here()).toBe('/case/invalid null'))
  await act(async () => root.unmount())
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await open('/case/detail/104233590')
  await sees(() => expect(here()).toMatch(/^\/ \{"alert"/))
  expect(here()).toContain('support.case.error.not.found')
})

test('[CASE-09] a case whose session has ended leads to the sign-in and back to it', async () => {
  status = 401
  await open('/case/detail/104233590')
  await sees(() => expect(here()).toContain('/?login&returnTo=%2Fcase%2Fdetail%2F104233590'))
})

test.each(['/case?page=2', '/case?archived=true&page=3', '/case?q=gate&archived=true'])(
  'a list whose session has ended, %s, is where the sign-in leads back to (ground G11, decisions-cases C20)',
  async (address) => {
    status = 401
    await open(address)
    await sees(() => expect(here()).toBe(`/?login&returnTo=${encodeURIComponent(address)} null`))
  },
)
