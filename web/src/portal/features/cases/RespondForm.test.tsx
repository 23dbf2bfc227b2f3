// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import cases from '../../../../../server/src/localizations/messages/en-US/cases.json' with { type: 'json' }
import form from '../../../../../server/src/localizations/messages/en-US/form.json' with { type: 'json' }
import { type Api, createApi } from '../../../kit/api/api.ts'
import { ApiContext } from '../../../kit/api/context.ts'
import { serverPage } from '../../../kit/api/page.ts'
import { problemOfFailure } from '../../../kit/api/problem.ts'
import { MessagesContext } from '../../shared/i18n/context.ts'
import { createMessages } from '../../shared/i18n/messages.ts'
import type { SupportCase } from './queries.ts'
import { RespondForm } from './RespondForm.tsx'

const words = createMessages('en-US', { ...cases, ...form })
const supportCase = { id: '7', categoryId: 1301, gameName: 'wow', caseEvents: [] } as unknown as SupportCase
const upload = vi.fn()
let api: Api
let root: Root

const show = (): Promise<void> =>
  act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ApiContext value={{ api, documents: {}, missing: null }}>
          <MessagesContext value={words}>
            <MemoryRouter>
              <RespondForm
                supportCase={supportCase}
                caseId="7"
                channel="ticket"
                onCase={() => undefined}
                onDone={() => undefined}
                onError={() => undefined}
              />
            </MemoryRouter>
          </MessagesContext>
        </ApiContext>
      </SWRConfig>,
    ),
  )
const box = (): HTMLTextAreaElement => document.querySelector('textarea')!
const button = (text: string): HTMLButtonElement =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === text)!
const write = (text: string): Promise<void> =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(box(), text)
    box().dispatchEvent(new Event('input', { bubbles: true }))
  })
const choose = async (name: string): Promise<void> => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  Object.defineProperty(input, 'files', { value: [new File(['x'], name)], configurable: true })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
}
const send = async (): Promise<void> => {
  const before = upload.mock.calls.length
  await act(async () => {
    button('Send reply').click()
    await vi.waitFor(() => expect(upload.mock.calls.length).toBe(before + 1), { timeout: 90_000 })
  })
}
const listed = (): (string | null)[] => [...document.querySelectorAll('li bdi')].map((one) => one.textContent)
const counts = (): string[] => [...document.querySelectorAll('[role=status]')].map((one) => one.textContent ?? '')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sessionStorage.clear()
  upload.mockReset()
  const page = serverPage({ locale: 'en-US', mountPath: '/support', apiBase: '/services/bft' }, 'https://a.example')
  api = {
    ...createApi(page, { log: () => undefined, fetch: () => Promise.resolve(Response.json({ extensions: ['txt'] })) }),
    upload,
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('a reply that failed keeps its files chosen and its words at hand, and both go with the next try (CD-440)', async () => {
  upload.mockResolvedValueOnce({ isOk: false, problem: problemOfFailure(new TypeError('reset')) })
  upload.mockResolvedValueOnce({ isOk: true, status: 200, data: supportCase, headers: new Headers() })
  await show()
  await write('See the log.')
  await choose('log.txt')
  await send()
  expect([box().value, listed()]).toEqual(['', ['log.txt']])
  expect(counts()).toContain('1 of 4 chosen')
  await act(async () => button('Restore my text').click())
  expect(box().value).toBe('See the log.')
  // What was pressed is gone: the focus is where one goes on.
  expect(document.activeElement).toBe(box())
  await send()
  const [first, second] = upload.mock.calls.map(([, init]) => init)
  expect(second.files.files.map(({ name }: File) => name)).toEqual(['log.txt'])
  expect(second.files.files[0]).toBe(first.files.files[0])
  // It is sent: nothing of it is said or kept.
  expect(listed()).toEqual([])
  expect(counts().join('')).not.toContain('chosen')
})

test('after a failure and a reload the files that have to be chosen again are named, until a reply went', async () => {
  upload.mockResolvedValueOnce({ isOk: false, problem: problemOfFailure(new TypeError('reset')) })
  upload.mockResolvedValueOnce({ isOk: true, status: 200, data: supportCase, headers: new Headers() })
  await show()
  await write('See the log.')
  await choose('log.txt')
  await send()
  await act(async () => root.unmount())
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await show()
  expect(box().value).toBe('See the log.')
  await vi.waitFor(() => expect(document.body.textContent).toContain('Choose log.txt again'), { timeout: 90_000 })
  await send()
  expect(document.body.textContent).not.toContain('Choose log.txt again')
})
