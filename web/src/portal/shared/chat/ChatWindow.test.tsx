// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import words from '../../../../../server/src/localizations/messages/en-US/chat.json' with { type: 'json' }
import { createApi } from '../../../kit/api/api.ts'
import { ApiContext } from '../../../kit/api/context.ts'
import { serverPage } from '../../../kit/api/page.ts'
import { MessagesContext } from '../i18n/context.ts'
import { createMessages } from '../i18n/messages.ts'
import type { ChatFrame } from './chat-log.ts'
import { ChatWindow } from './ChatWindow.tsx'

const page = serverPage({ locale: 'en-US', mountPath: '/support', apiBase: '/services/bft' }, 'https://a.example')
const api = createApi(page, { log: () => undefined, fetch: () => Promise.resolve(Response.json({})) })
const sockets: EventTarget[] = []
class Socket extends EventTarget {
  constructor() {
    super()
    sockets.push(this)
  }
  close(): void {}
}
let root: Root

const say = (frame: ChatFrame): Promise<void> =>
  act(async () => void sockets.at(-1)!.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) })))
const over = (): HTMLElement | null => document.querySelector('[tabindex="-1"]')

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('WebSocket', Socket)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ApiContext value={{ api, documents: {}, missing: null }}>
          <MessagesContext value={createMessages('en-US', words)}>
            <MemoryRouter>
              <ChatWindow chatId="1" skill="en-US-general" caseHref={null} />
            </MemoryRouter>
          </MessagesContext>
        </ApiContext>
      </SWRConfig>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('who was writing when the other side ended the chat goes on at what is said of it', async () => {
  await say({ type: 'state', state: 'ACTIVE' } as ChatFrame)
  document.querySelector('textarea')!.focus()
  await say({ type: 'state', state: 'ENDED' } as ChatFrame)
  expect(over()).not.toBeNull()
  expect(document.activeElement).toBe(over())
})

test('who was somewhere else stays there', async () => {
  await say({ type: 'state', state: 'ACTIVE' } as ChatFrame)
  const elsewhere = document.body.appendChild(document.createElement('input'))
  elsewhere.focus()
  await say({ type: 'state', state: 'ENDED' } as ChatFrame)
  expect(document.activeElement).toBe(elsewhere)
})
