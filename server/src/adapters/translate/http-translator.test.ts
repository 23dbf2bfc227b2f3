import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { asTranslated, type LookAlikeTranslator, startTranslator } from '../../../../tests/support/translator.ts'
import type { Translator } from '../../translations/ports.ts'
import { createHttpTranslator } from './http-translator.ts'

let vendor: LookAlikeTranslator
let warnings: string[]
let now: number
beforeEach(async () => {
  vendor = await startTranslator()
  warnings = []
  now = 0
})
afterEach(() => vendor.stop())

const made = (more: { path?: string; key?: string | null; timeoutMilliseconds?: number } = {}): Translator => {
  const { path = '', key = 'key-1', ...rest } = more
  return createHttpTranslator({
    url: `${vendor.origin}${path}`,
    key,
    warn: (word) => warnings.push(word),
    now: () => now,
    ...rest,
  })
}
const wish = { texts: ['Guten Tag', 'bis bald'], from: null, to: 'en-US' }

test('texts go as one list, as plain text with the key; what comes back says what they were taken for', async () => {
  expect(await made().translate(wish)).toEqual({
    texts: wish.texts.map((text) => asTranslated(text, 'en')),
    from: 'de',
  })
  expect(vendor.asked).toEqual([{ q: wish.texts, source: 'auto', target: 'en', format: 'text', api_key: 'key-1' }])
})

test('without a key none is sent; a slash at the end of the address is none too many', async () => {
  await made({ key: null, path: '/' }).translate(wish)
  expect(vendor.asked[0]).not.toHaveProperty('api_key')
})

test('one that takes no lists is asked text by text, from then on at once', async () => {
  vendor.takesArrays = false
  const translator = made()
  expect(await translator.translate(wish)).toMatchObject({
    texts: wish.texts.map((text) => asTranslated(text, 'en')),
    from: 'de',
  })
  expect(vendor.asked.length).toBe(3)
  await translator.translate(wish)
  expect(vendor.asked.length).toBe(5)
})

test('languages are called by the names the service has for them', async () => {
  const translator = made()
  await translator.translate({ ...wish, from: 'pt-BR', to: 'zh-CN' })
  expect(vendor.asked[0]).toMatchObject({ source: 'pb', target: 'zh-Hans' })
  expect(vendor.languageRequests).toBe(1)
  vendor.languages = [
    { code: 'en', name: 'English', targets: ['de'] },
    { code: 'de', name: 'German', targets: ['en'] },
    { code: 'zh', name: 'Chinese', targets: [] },
  ]
  now = 600_000
  expect(await translator.among(['en-US', 'de-DE', 'fr-FR', 'zh-CN'])).toEqual(['en-US', 'de-DE', 'zh-CN'])
  expect(await translator.translate({ ...wish, to: 'fr-FR' })).toBe('unsupported')
  expect(await translator.translate({ ...wish, from: 'fr-FR' })).toBe('unsupported')
  expect(await translator.translate({ ...wish, from: 'en-US', to: 'zh-CN' })).toBe('unsupported')
  expect(vendor.asked.length).toBe(1)
})

test('much is sent in several requests, and comes back in order', async () => {
  const texts = Array.from({ length: 90 }, (_, index) => `Wort${'x'.repeat(index)}`)
  expect(await made().translate({ ...wish, texts })).toMatchObject({
    texts: texts.map((text) => asTranslated(text, 'en')),
  })
  expect(vendor.asked.length).toBeGreaterThan(2)
  for (const { q } of vendor.asked) expect((q as string[]).join('').length).toBeLessThanOrEqual(4_000)
})

type Answer = NonNullable<LookAlikeTranslator['answer']>
const json =
  (body: unknown, status = 200): Answer =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

describe('one that lies', () => {
  test.each<[string, Answer]>([
    ['too few', json({ translatedText: ['one'] })],
    ['too many', json({ translatedText: ['one', 'two', 'three'] })],
    ['one text for a list', json({ translatedText: 'one two' })],
    ['numbers', json({ translatedText: [1, 2] })],
    ['nothing', json({ translatedText: ['', ' '] })],
    ['a script', json({ translatedText: ['hello <script>alert(1)</script>', 'bye'] })],
    ['a picture', json({ translatedText: ['<img src=x onerror=alert(1)>', 'bye'] })],
    ['writing that is turned around', json({ translatedText: ['hello \u202Eevil', 'bye'] })],
    ['a novel', json({ translatedText: ['x'.repeat(1_000), 'bye'] })],
    ['no end of it', json({ translatedText: ['x'.repeat(2_000_000), 'bye'] })],
    ['markup for JSON', (_request, response) => void response.writeHead(200).end('<h1>')],
    ['null', json(null)],
  ])('%s is no translation', async (_what, answer) => {
    vendor.answer = answer
    const translator = made()
    // It is there: however often it lies, it is asked again.
    for (let time = 0; time < 4; time += 1) expect(await translator.translate(wish)).toBe('wrong')
    expect(vendor.asked.length).toBe(4)
    expect(warnings.join()).not.toMatch(/Guten|bald|key-1/)
  })
})

describe('one that does not answer', () => {
  test.each<[string, Answer]>([
    ['an error', json({ error: 'broken' }, 500)],
    ['too much was asked', json({ error: 'slow down' }, 429)],
    ['a key it does not know', json({ error: 'invalid key' }, 403)],
    ['a way to elsewhere', (_request, response) => void response.writeHead(302, { location: '/x' }).end()],
    ['the end of the line', (request) => void request.socket.destroy()],
    ['silence', () => undefined],
    ['an answer that never ends', (_request, response) => void response.writeHead(200).write('{')],
  ])('%s: silent', async (_what, answer) => {
    const translator = made({ timeoutMilliseconds: 200 })
    await translator.among([])
    vendor.answer = answer
    expect(await translator.translate(wish)).toBe('silent')
  })

  test('three times in a row: nobody asks for 15 s, then one tries', async () => {
    const translator = made()
    await translator.among([])
    vendor.answer = json({}, 503)
    for (let time = 0; time < 5; time += 1) expect(await translator.translate(wish)).toBe('silent')
    expect(vendor.asked.length).toBe(3)
    vendor.answer = null
    now = 15_000
    expect(await translator.translate(wish)).toMatchObject({ from: 'de' })
  })

  test('the wait can be ended from outside', async () => {
    const translator = made()
    await translator.among([])
    vendor.answer = () => undefined
    expect(await translator.translate({ ...wish, signal: AbortSignal.timeout(50) })).toBe('silent')
  })

  test('while it does not say what it knows, all languages are offered and it is tried', async () => {
    await vendor.stop()
    const translator = made()
    expect(await translator.among(['de-DE', 'zh-CN'])).toEqual(['de-DE', 'zh-CN'])
    vendor = await startTranslator()
  })
})
