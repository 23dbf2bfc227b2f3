// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import english from '../../../../../server/src/localizations/messages/en-US/cases.json' with { type: 'json' }
import { createApi } from '../../../kit/api/api.ts'
import { ApiContext } from '../../../kit/api/context.ts'
import { serverPage } from '../../../kit/api/page.ts'
import { MessagesContext } from '../../shared/i18n/context.ts'
import { createMessages } from '../../shared/i18n/messages.ts'
import { CaseThread } from './CaseThread.tsx'
import type { CaseEvent } from './queries.ts'

const api = createApi(
  { ...serverPage({ locale: 'en-US', mountPath: '', apiBase: '' }, 'https://a.example'), readToken: () => 'token' },
  { log: () => undefined, fetch: async () => new Response(null, { status: 404 }) },
)

test('a message that came by mail says so and opens what it says beside, and no other does (CD-234, T37)', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const message: CaseEvent = {
    eventType: 'CONTACT',
    alternateName: null,
    relativeTimestamp: '2026-11-18T09:30:00.000Z',
    responseAuthor: 'Ada',
    responseText: 'It froze again.',
    companyResponse: false,
  }
  await act(async () =>
    root.render(
      <MessagesContext value={createMessages('en-US', english)}>
        <ApiContext value={{ api, documents: {}, missing: null }}>
          <MemoryRouter>
            <CaseThread
              events={[message, { ...message, via: 'mail', folded: '-- <br>Ada' }]}
              caseId="1"
              isTokenView={false}
            />
          </MemoryRouter>
        </ApiContext>
      </MessagesContext>,
    ),
  )
  const messages = [...document.querySelectorAll('article')].map((one) => one.textContent?.includes('By email'))
  expect(messages).toEqual([false, true])
  const rests = [...document.querySelectorAll('details')].map((one) => [
    one.open,
    one.querySelector('summary')?.textContent,
  ])
  expect(rests).toEqual([[false, 'Show the rest of this email']])
  await act(async () => root.unmount())
})

test('an answer that a machine translated says so (CD-332)', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const answer: CaseEvent = {
    eventType: 'CONTACT',
    alternateName: null,
    relativeTimestamp: '2026-11-18T09:30:00.000Z',
    responseAuthor: 'Jo',
    responseText: '<p>Erledigt</p>',
    companyResponse: true,
  }
  await act(async () =>
    root.render(
      <MessagesContext value={createMessages('en-US', english)}>
        <ApiContext value={{ api, documents: {}, missing: null }}>
          <MemoryRouter>
            <CaseThread events={[answer, { ...answer, translatedBy: 'machine' }]} caseId="1" isTokenView />
          </MemoryRouter>
        </ApiContext>
      </MessagesContext>,
    ),
  )
  const said = [...document.querySelectorAll('article')].map((one) => one.textContent?.includes('Machine translated'))
  expect(said).toEqual([false, true])
  await act(async () => root.unmount())
})
