import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { IntlMessageFormat } from 'intl-messageformat'
import { createContentHolder } from '../content/content-holder.ts'
import { createDocumentCache } from '../content/document-cache.ts'
import { roomsApp } from '../content/testing/rooms-app.ts'
import { smallContent } from '../content/testing/small-content.ts'
import { registerLocalizationsRoutes } from './routes.ts'
import { createTexts, readMessages } from './texts.ts'

const messages = new Map([
  [
    'en-US',
    new Map([
      ['support.site.title', 'Guidepost'],
      ['support.a', 'A in English'],
      ['support.b', '{count, plural, one {# case} other {# cases}}'],
    ]),
  ],
  ['de-DE', new Map([['support.a', 'A auf Deutsch']])],
])
const textsWith = (pseudo = false) =>
  createTexts(createContentHolder(smallContent({}, pseudo ? { pseudoLocales: ['en-XA'] } : {})), messages)

test("the pack's words win over the product's, the asked language over the default one", () => {
  const texts = textsWith()
  expect(texts.say('en-US', 'support.site.title')).toBe('Small Support')
  expect(texts.say('de-DE', 'support.site.title')).toBe('Kleine Hilfe')
  expect(texts.say('de-DE', 'support.a')).toBe('A auf Deutsch')
  expect(texts.say('ko-KR', 'support.a')).toBe('A in English')
  expect(texts.say('de-DE', 'support.only.english', { count: 2 })).toBe('Only 2')
})

test("values are filled in by the language's own rules; a missing key is an empty text", () => {
  const texts = textsWith()
  expect(texts.say('en-US', 'support.b', { count: 1 })).toBe('1 case')
  expect(texts.say('en-US', 'support.b')).toBe('{count, plural, one {# case} other {# cases}}')
  expect(texts.say('en-US', 'support.none')).toBe('')
})

test('texts follow a swap of content', () => {
  const holder = createContentHolder(smallContent())
  const texts = createTexts(holder, messages)
  expect(texts.say('en-US', 'support.site.title')).toBe('Small Support')
  holder.swap(smallContent({ 'texts/en-US.yaml': 'support.site.title: New name\n' }))
  expect(texts.say('en-US', 'support.site.title')).toBe('New name')
})

test('the pseudo-locale decorates every text', () => {
  const texts = textsWith(true)
  for (const text of texts.all('en-XA').values()) expect(text).toMatch(/^\[.*·\]$/s)
  expect(texts.say('en-XA', 'support.b', { count: 3 })).toMatch(/^\[3 çåšéš·*\]$/)
})

test("[API-02] [ENTITY-16] a language's texts come as a list of key and localization, sorted by key", async () => {
  const holder = createContentHolder(smallContent())
  const app = await roomsApp({
    content: holder,
    register: (root) =>
      registerLocalizationsRoutes(root, {
        documents: createDocumentCache(holder),
        texts: createTexts(holder, messages),
      }),
  })
  const answer = await app.inject('/services/bft/api/localizations/de-de')
  expect(answer.json()).toEqual([
    { key: 'support.a', localization: 'A auf Deutsch' },
    { key: 'support.b', localization: '{count, plural, one {# case} other {# cases}}' },
    { key: 'support.only.english', localization: 'Only {count, plural, one {one} other {#}}' },
    { key: 'support.site.title', localization: 'Kleine Hilfe' },
  ])
  expect((await app.inject('/services/bft/api/localizations/sv-SE')).json()[0]).toEqual({
    key: 'support.a',
    localization: 'A in English',
  })
  expect((await app.inject('/services/bft/api/localizations/german')).statusCode).toBe(400)
})

test('messages are read by language from files of JSON; a key in two files of one language is an error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-messages-'))
  const put = (locale: string, name: string, texts: object): void => {
    mkdirSync(join(folder, locale), { recursive: true })
    writeFileSync(join(folder, locale, name), JSON.stringify(texts))
  }
  put('en-US', 'b.json', { b: 'B' })
  put('en-US', 'a.json', { a: 'A' })
  put('en-US', 'a.txt', { c: 'C' })
  put('de-DE', 'a.json', { a: 'Ä' })
  expect([...readMessages(folder)].map(([locale, texts]) => [locale, [...texts]])).toEqual([
    ['de-DE', [['a', 'Ä']]],
    [
      'en-US',
      [
        ['a', 'A'],
        ['b', 'B'],
      ],
    ],
  ])
  put('en-US', 'c.json', { b: 'Another' })
  expect(() => readMessages(folder)).toThrow('Message b stands in two files of en-US, one is c.json')
  rmSync(folder, { recursive: true })
})

test('every message of the product parses in its language', () => {
  const failures: string[] = []
  for (const [locale, texts] of readMessages()) {
    for (const [key, message] of texts) {
      try {
        new IntlMessageFormat(message, locale, undefined, { ignoreTag: true })
      } catch (error) {
        failures.push(`${locale} ${key}: ${(error as Error).message}`)
      }
    }
  }
  expect(failures).toEqual([])
})
