import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Page } from './page.ts'
import { uploadForm } from './upload.ts'

/** A request whose bytes and answer come when the test says so. */
let sent: FakeRequest[] = []
class FakeRequest {
  status = 0
  responseText = ''
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  open(): void {
    sent.push(this)
  }
  setRequestHeader(): void {
    /* not looked at here */
  }
  send(): void {
    /* waits */
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\n'
  }
  answer(status: number, body: unknown): void {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.onload?.()
  }
}
beforeEach(() => {
  sent = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => {
  vi.unstubAllGlobals()
})
const page = {
  locale: 'en-US',
  readToken: () => 't',
  writeToken: () => undefined,
  apiBase: '/services/bft',
} as unknown as Page

test('[CONTACT-21] progress is a percentage, 99 at most until the answer is there, then 100', async () => {
  const seen: number[] = []
  const sending = uploadForm(
    '/submit',
    { form: {}, files: {}, onProgress: (percent) => seen.push(percent) },
    page,
    async () => false,
  )
  for (const loaded of [0, 333, 999, 1000]) sent[0]!.upload.onprogress?.({ loaded, total: 1000 })
  expect(seen).toEqual([0, 0, 33, 99, 99])
  sent[0]!.answer(200, { caseId: '1' })
  expect(await sending).toMatchObject({ isOk: true })
  expect(seen.at(-1)).toBe(100)
})
test('[CONTACT-21] a form that was refused never reaches 100', async () => {
  const seen: number[] = []
  const sending = uploadForm(
    '/submit',
    { form: {}, files: {}, onProgress: (percent) => seen.push(percent) },
    page,
    async () => false,
  )
  sent[0]!.upload.onprogress?.({ loaded: 10, total: 10 })
  sent[0]!.answer(422, { status: 422 })
  expect(await sending).toMatchObject({ isOk: false })
  expect(Math.max(...seen)).toBe(99)
})
