import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Page } from './page.ts'
import * as ahead from './ahead.ts'
import { patienceFor, uploadForm, type UploadInit } from './upload.ts'

/** A request whose bytes and answer come when the test says so. */
let sent: FakeRequest[] = []
class FakeRequest {
  status = 0
  responseText = ''
  address = ''
  headers: Record<string, string> = {}
  data: FormData | undefined
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onloadend?: () => void
  onabort?: () => void
  #answered = 'content-type: application/json\r\n'
  open(method: string, url: string): void {
    this.address = `${method} ${url}`
    sent.push(this)
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name.toLowerCase()] = value
  }
  send(data: FormData): void {
    this.data = data
  }
  abort(): void {
    this.onabort?.()
  }
  getAllResponseHeaders(): string {
    return this.#answered
  }
  answer(status: number, body: unknown, headers = this.#answered): void {
    this.#answered = headers
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.onload?.()
    this.onloadend?.()
  }
}
beforeEach(() => {
  sent = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => {
  vi.useRealTimers()
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

/** Sends a form and waits until its bytes are on their way. */
const send = async (init: Partial<UploadInit<unknown>> = {}, own: Partial<Page> = {}, renew = async () => false) => {
  const sending = uploadForm('/submit', { form: { a: 1 }, files: {}, ...init }, { ...page, ...own }, renew)
  await vi.waitFor(() => expect(sent.at(-1)?.data).toBeDefined(), 90_000)
  return { sending, request: sent.at(-1)! }
}

test('the form goes as plain text, each file under its field’s name; language, token and key go along', async () => {
  const log = new File(['hello'], 'log.txt')
  const picture = new File(['x'], 'a.png')
  const key = { read: () => 'key-1', renew: vi.fn() }
  const { sending, request } = await send({ files: { screenshot: [picture, log], log: [] }, key })
  expect(request.address).toBe('POST /submit')
  expect(request.headers).toMatchObject({ 'x-csrf-token': 't', 'idempotency-key': 'key-1' })
  expect(Object.values(request.headers)).toContain('en-US')
  expect([...request.data!.keys()]).toEqual(['form', 'files[screenshot]', 'files[screenshot]'])
  expect(request.data!.get('form')).toBe('{"a":1}')
  expect((request.data!.getAll('files[screenshot]') as File[]).map(({ name }) => name)).toEqual(['a.png', 'log.txt'])
  expect(key.renew).not.toHaveBeenCalled()
  request.answer(201, { caseId: '1' }, 'Content-Type: application/json\r\nx-case : 7:8 \r\n: nobody\r\nodd\r\n')
  const answer = await sending
  expect(answer).toMatchObject({ isOk: true, status: 201, data: { caseId: '1' } })
  expect(answer.isOk && [...answer.headers]).toEqual([
    ['content-type', 'application/json'],
    ['x-case', '7:8'],
  ])
  expect(key.renew).toHaveBeenCalledTimes(1)
})

test('without a key none is sent', async () => {
  const { request, sending } = await send()
  expect(request.headers).not.toHaveProperty('idempotency-key')
  request.answer(299, {})
  expect(await sending).toMatchObject({ isOk: true, status: 299 })
})

test('a page without a token asks for one first; where none is had the form goes without (T27)', async () => {
  let token: string | null = null
  const renew = vi.fn(async () => {
    token = 'fresh'
    return true
  })
  const { request } = await send({}, { readToken: () => token }, renew)
  expect([renew.mock.calls.length, request.headers['x-csrf-token']]).toEqual([1, 'fresh'])
  const without = await send({}, { readToken: () => null })
  expect(without.request.headers).not.toHaveProperty('x-csrf-token')
  const another = vi.fn(async () => true)
  await send({}, {}, another)
  expect(another).not.toHaveBeenCalled()
})

const csrf = { slug: 'csrf', status: 403 }
test('a token that is too old is renewed, and the form sent once more', async () => {
  const renew = vi.fn(async () => true)
  const { sending, request } = await send({}, {}, renew)
  request.answer(403, csrf)
  await vi.waitFor(() => expect(sent.length).toBe(2), 90_000)
  sent[1]!.answer(403, csrf)
  expect(await sending).toMatchObject({ isOk: false, problem: { status: 403, slug: 'csrf' } })
  expect([sent.length, renew.mock.calls.length]).toEqual([2, 1])
})
test.each([
  [403, { slug: 'forbidden', status: 403 }, true, 0],
  [422, csrf, true, 0],
  [403, csrf, false, 1],
])('%d %o is told as it is where it may be renewed: %o', async (status, body, isRenewed, asked) => {
  const renew = vi.fn(async () => isRenewed)
  const { sending, request } = await send({}, {}, renew)
  request.answer(status, body)
  expect(await sending).toMatchObject({ isOk: false, problem: { status } })
  expect([sent.length, renew.mock.calls.length]).toEqual([1, asked])
})

test.each([
  ['onerror', 'offline'],
  ['onabort', 'aborted'],
] as const)('%s: what was typed may be sent again, under the same key', async (event, kind) => {
  const key = { read: () => 'key-1', renew: vi.fn() }
  const { sending, request } = await send({ key })
  request[event]?.()
  expect(await sending).toMatchObject({ isOk: false, problem: { kind } })
  expect(key.renew).not.toHaveBeenCalled()
})

test.each([409, 429, 500, 503])('%d says nothing of an earlier try: its key stays', async (status) => {
  const key = { read: () => 'key-1', renew: vi.fn() }
  const { sending, request } = await send({ key })
  request.answer(status, {})
  expect(await sending).toMatchObject({ isOk: false, problem: { status } })
  expect(key.renew).not.toHaveBeenCalled()
  const refused = await send({ key })
  refused.request.answer(422, {})
  await refused.sending
  expect(key.renew).toHaveBeenCalledTimes(1)
})

test('where nothing moves any more the send has failed and can be tried again; a slow one goes on (P31)', async () => {
  vi.useFakeTimers()
  const key = { read: () => 'key-1', renew: vi.fn() }
  const patience = patienceFor(0)
  const sending = uploadForm('/submit', { form: {}, files: {}, key }, page, async () => false)
  await vi.advanceTimersByTimeAsync(patience - 1)
  sent[0]!.upload.onprogress?.({ loaded: 1, total: 9 })
  await vi.advanceTimersByTimeAsync(patience - 1)
  sent[0]!.upload.onprogress?.({ loaded: 2, total: 9 })
  const ended = vi.fn()
  void sending.then(ended)
  await vi.advanceTimersByTimeAsync(patience - 1)
  expect(ended).not.toHaveBeenCalled()
  const abort = vi.spyOn(FakeRequest.prototype, 'abort')
  await vi.advanceTimersByTimeAsync(1)
  expect(await sending).toMatchObject({ isOk: false, problem: { kind: 'timeout' } })
  expect([abort.mock.calls.length, key.renew.mock.calls.length]).toEqual([1, 0])
  abort.mockRestore()
})

test('a silence may be longer the more the browser holds back, up to a bound', () => {
  const most = patienceFor(4 * 1024 * 1024)
  expect(patienceFor(1_000_000)).toBeGreaterThan(patienceFor(0))
  expect(most).toBeGreaterThan(patienceFor(1_000_000))
  expect(patienceFor(60_000_000)).toBe(most)
})

test('stopped by who sent it; stopped before, nothing goes out; stopped after the answer, nothing happens', async () => {
  const stopper = new AbortController()
  const abort = vi.spyOn(FakeRequest.prototype, 'abort')
  const first = await send({ signal: stopper.signal })
  stopper.abort()
  expect(await first.sending).toMatchObject({ isOk: false, problem: { kind: 'aborted' } })
  expect(abort).toHaveBeenCalledTimes(1)
  const sending = uploadForm('/submit', { form: {}, files: {}, signal: stopper.signal }, page, async () => false)
  expect(await sending).toMatchObject({ isOk: false, problem: { kind: 'aborted' } })
  expect(sent.length).toBe(1)
  const late = new AbortController()
  const last = await send({ signal: late.signal })
  last.request.answer(200, {})
  await last.sending
  late.abort()
  expect(abort).toHaveBeenCalledTimes(1)
})

test('what was sent ahead is named by the form; what is there no longer is carried after all (CD-198)', async () => {
  const file = new File(['words'], 'a.txt')
  const files = { files: [file] }
  vi.spyOn(ahead, 'areAhead').mockReturnValue(true)
  vi.spyOn(ahead, 'settled').mockResolvedValue({ uploads: { files: ['u-1'] }, rest: {} })
  const forgotten = vi.spyOn(ahead, 'forgotten').mockResolvedValue()
  const sending = uploadForm('/submit', { form: { a: 1 }, files }, page, async () => true)
  await vi.waitFor(() => expect(sent).toHaveLength(1), 90_000)
  expect(JSON.parse(sent[0]!.data!.get('form') as string)).toEqual({ a: 1, uploads: { files: ['u-1'] } })
  expect(sent[0]!.data!.getAll('files[files]')).toEqual([])
  const fieldErrors = [{ field: 'fields.files.0', code: 'uploadgone' }]
  sent[0]!.answer(422, { slug: 'validation', validationErrors: { globalErrors: [], fieldErrors, errorCodes: {} } })
  await vi.waitFor(() => expect(sent).toHaveLength(2), 90_000)
  expect(JSON.parse(sent[1]!.data!.get('form') as string)).toEqual({ a: 1 })
  expect(sent[1]!.data!.getAll('files[files]')).toHaveLength(1)
  sent[1]!.answer(200, {})
  expect(await sending).toMatchObject({ isOk: true })
  expect(forgotten).toHaveBeenCalledExactlyOnceWith(files)
  vi.restoreAllMocks()
})

test('a file that came from another device and is gone is told, never sent empty (CD-248)', async () => {
  const files = { files: [new File([], 'a.txt')] }
  vi.spyOn(ahead, 'areAhead').mockReturnValue(true)
  vi.spyOn(ahead, 'areAway').mockReturnValue(true)
  vi.spyOn(ahead, 'settled').mockResolvedValue({ uploads: { files: ['u-1'] }, rest: {} })
  const forgotten = vi.spyOn(ahead, 'forgotten').mockResolvedValue()
  const sending = uploadForm('/submit', { form: { a: 1 }, files }, page, async () => true)
  await vi.waitFor(() => expect(sent).toHaveLength(1), 90_000)
  const fieldErrors = [{ field: 'fields.files.0', code: 'uploadgone' }]
  sent[0]!.answer(422, { slug: 'validation', validationErrors: { globalErrors: [], fieldErrors, errorCodes: {} } })
  expect(await sending).toMatchObject({ isOk: false, problem: { validationErrors: { fieldErrors } } })
  expect([sent.length, forgotten.mock.calls]).toEqual([1, []])
  vi.restoreAllMocks()
})
