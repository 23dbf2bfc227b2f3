// @vitest-environment happy-dom
// What a message's files say of themselves, and what is said when one cannot be had (T12, T13).
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '../../../kit/api/api.ts'
import { ApiContext } from '../../../kit/api/context.ts'
import { serverPage } from '../../../kit/api/page.ts'
import { MessagesContext } from '../../shared/i18n/context.ts'
import { createMessages } from '../../shared/i18n/messages.ts'
import english from '../../../../../server/src/localizations/messages/en-US/cases.json' with { type: 'json' }
import { CaseFiles } from './CaseFiles.tsx'
import type { CaseAttachment } from './queries.ts'

const picture: CaseAttachment = {
  fileId: 'file-1',
  name: 'gate.png',
  size: 482_113,
  mediaType: 'image/png',
  hasPreview: true,
  state: 'available',
}
let root: Root
let status: number
const asked: string[] = []
const saved: [string, string][] = []
const api = createApi(
  { ...serverPage({ locale: 'de-DE', mountPath: '', apiBase: '' }, 'https://a.example'), readToken: () => 'token' },
  {
    log: () => undefined,
    fetch: async (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`)
      return new Response(null, { status })
    },
  },
)
const show = (...files: CaseAttachment[]): Promise<void> =>
  act(async () =>
    root.render(
      <MemoryRouter>
        <MessagesContext value={createMessages('en-US', english)}>
          <ApiContext value={{ api, documents: {}, missing: null }}>
            <CaseFiles files={files} caseId="104233871" />
          </ApiContext>
        </MessagesContext>
      </MemoryRouter>,
    ),
  )
const button = () => document.querySelector('button')
const press = (): Promise<void> => act(async () => button()!.click())

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([new URL(this.href).pathname, this.download])
  })
  status = 200
  asked.length = 0
  saved.length = 0
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const address = '/de-DE/help/services/bft/api/cases/de-DE/detail/104233871/files/file-1'

test('a picture shows itself, with kind, size and a way to have it', async () => {
  await show(picture)
  const shown = document.querySelector('img')!
  expect([new URL(shown.src).pathname, shown.alt]).toEqual([`${address}/preview`, 'Preview of gate.png'])
  expect(document.body.textContent).toContain('Picture · 482.1 kB')
  expect(button()!.getAttribute('aria-label')).toBe('Download gate.png')
  await press()
  expect([asked, saved]).toEqual([[`HEAD ${address}`], [[address, 'gate.png']]])

  await act(async () => shown.dispatchEvent(new Event('error')))
  expect(document.querySelector('img')).toBeNull()
  expect(button()).not.toBeNull()
})

test.each([
  ['unchecked', 'We’re checking this file'],
  ['blocked', 'We found harmful content'],
] as const)('a file that is %s says so and offers nothing', async (state, words) => {
  await show({ ...picture, state })
  expect(document.querySelector('[role=status]')!.textContent).toContain(words)
  expect([button(), document.querySelector('img')]).toEqual([null, null])
})

test.each([
  [404, 'This file is gone', false],
  [423, 'We’re checking this file', false],
  [503, 'didn’t download', true],
])('a download that is answered with %i is explained in its place', async (answered, words, mayTryAgain) => {
  await show(picture)
  status = answered
  await press()
  expect(document.querySelector('[role=status]')!.textContent).toContain(words)
  expect([saved, button() !== null]).toEqual([[], mayTryAgain])
})
