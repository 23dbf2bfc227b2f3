import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { createContentHolder } from '../content/content-holder.ts'
import { createDocumentCache } from '../content/document-cache.ts'
import { compileContent } from '../content/compile-content.ts'
import type { PackDocument } from '../content/pack/document.ts'
import { loadPack } from '../content/pack/load-pack.ts'
import { memoryFiles } from '../content/pack/pack-files.ts'
import { roomsApp } from '../content/testing/rooms-app.ts'
import { smallContent } from '../content/testing/small-content.ts'
import { smallPackFiles } from '../content/testing/small-pack.ts'
import { configFor, registerSettingsRoutes } from './routes.ts'

const holder = createContentHolder(smallContent({}, { pseudoLocales: ['en-XA'] }))
let app: FastifyInstance
const flags = new Set(['anonymousTickets'])
beforeAll(async () => {
  app = await roomsApp({
    content: holder,
    register: (root) =>
      registerSettingsRoutes(root, {
        documents: createDocumentCache(holder),
        features: { isOn: (key) => flags.has(key) },
        fileExtensions: ['png', 'txt'],
        chatScriptUrl: null,
      }),
  })
})
const get = async (path: string, options: InjectOptions = {}) =>
  app.inject({ url: `/services/bft/api/${path}`, ...options })

test('[API-07] [ENTITY-31] the configuration on the web', async () => {
  const answer = await get('config')
  expect(answer.json()).toEqual({
    isInGameBrowser: false,
    embeddedGameName: null,
    isDesktopGameLayout: true,
    useEmbeddedFlow: true,
    allowEmbeddedHome: true,
    hasSearchLink: true,
    angularGamePages: ['services', 'wow'],
    defaultLocale: 'en-US',
    flagshipGames: ['wow', 'wow-kr'],
    embeddedProducts: { 'wow-kr': 'wow' },
    externalProtocols: {},
    trustedHosts: ['*.small.example'],
    untrustedHosts: [],
    videoHosts: [],
    chatScriptUrl: null,
    caseLinkDays: 90,
    askBeforeCounting: expect.arrayContaining(['Europe/', 'Asia/Nicosia']),
    locales: [
      { locale: 'en-US', name: 'English' },
      { locale: 'de-DE', name: 'Deutsch' },
      { locale: 'ko-KR', name: '한국어' },
      { locale: 'en-XA', name: expect.stringContaining('Ĕñğļ') },
    ],
    helpArticles: {
      disclaimer: '9852',
      noPenalties: '99516',
      codeOfConduct: '42673',
      appealEligibility: '376472',
      smsProtection: '24140',
    },
  })
  expect(String(answer.headers.vary).toLowerCase()).toContain('user-agent')
})

test('the configuration inside a game names the game, and only there', async () => {
  expect((await get('config', { headers: { 'user-agent': 'in-game' } })).json()).toMatchObject({
    isInGameBrowser: true,
    embeddedGameName: 'wow',
    isDesktopGameLayout: false,
  })
  expect((await get('config')).json()).toMatchObject({ isInGameBrowser: false, embeddedGameName: null })
})

test('[API-08] [ENTITY-32] the file types a form takes', async () => {
  expect((await get('config/extensions')).json()).toEqual({ extensions: ['png', 'txt'] })
})

test('[API-09] the breaks of a description are smaller where signs say more (OD-55, CD-150)', async () => {
  expect((await get('config/character-breaks/en-US')).json()).toEqual({ valid: 2, notValid: 1 })
  expect((await get('config/character-breaks/ko-kr')).json()).toEqual({ valid: 1, notValid: 0 })
  expect((await get('config/character-breaks/korean')).statusCode).toBe(400)
})

test('[API-10] the description limit', async () => {
  expect((await get('config/description-limit')).json()).toEqual({ limit: 2048 })
})

test("[API-11] a picture's path, with or without the folder; unknown 404, outside 400", async () => {
  const url = holder.current().assetUrl('wow/tile.svg')
  expect(url).toMatch(/^\/support\/static\/content\/[0-9a-f]{12}\/wow\/tile\.svg$/)
  expect((await get('images/asset?asset=assets/wow/tile.svg')).json()).toBe(url)
  expect((await get('images/asset?asset=wow/tile.svg')).json()).toBe(url)
  expect((await get('images/asset?asset=wow/none.svg')).statusCode).toBe(404)
  expect((await get('images/asset?asset=../pack.yaml')).statusCode).toBe(400)
  expect((await get('images/asset')).statusCode).toBe(400)
})

test("[API-12] a product's logo in the language of the header, else the one for all", async () => {
  const logo = async (locale: string) =>
    (await get('images/asset/logo/localized/wow', { headers: { locale } })).json() as unknown
  expect(await logo('de-DE')).toBe(holder.current().assetUrl('wow/logo.de-DE.svg'))
  expect(await logo('en-US')).toBe(holder.current().assetUrl('wow/logo.svg'))
  expect((await get('images/asset/logo/localized/services')).statusCode).toBe(404)
  expect((await get('images/asset/logo/localized/nogame')).statusCode).toBe(404)
})

test('[API-06] [FLAG-01] a feature is asked by its bare key; an unknown one is off', async () => {
  const ask = async (payload: unknown) =>
    app.inject({
      method: 'POST',
      url: '/services/bft/api/feature',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    })
  expect((await ask('anonymousTickets')).json()).toBe(true)
  expect((await ask('arkose')).json()).toBe(false)
  expect((await ask('toString')).json()).toBe(false)
  expect((await ask({ key: 'arkose' })).statusCode).toBe(400)
})

const flagRows = [
  'anonymousTickets',
  'recaptcha',
  'arkose',
  'legacyMode',
  'autoCategorize',
  'hideCategorizeButton',
  'strictCaptcha',
  'embeddedStrictCaptcha',
  'accountRestrictions',
]
const answersFor = async (keys: readonly string[]): Promise<unknown[]> => {
  const result: unknown[] = []
  for (const key of keys) {
    const ask = async () =>
      (
        await app.inject({
          method: 'POST',
          url: '/services/bft/api/feature',
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(key),
        })
      ).json() as unknown
    flags.delete(key)
    const off = await ask()
    flags.add(key)
    result.push([off, await ask()])
  }
  return result
}

test('[FLAG-02] [FLAG-03] [FLAG-04] [FLAG-05] sign-in, captcha, legacy mode, automatic categories: a pack switches', async () => {
  const keys = flagRows.slice(0, 5)
  const features = `features: { ${keys.map((key) => `${key}: true`).join(', ')} }\n`
  const { features: read } = smallContent({
    'pack.yaml': (smallPackFiles()['pack.yaml'] ?? '').replace(/features:.*\n/, features),
  })
  expect(Object.keys(read)).toEqual(keys)
  expect(await answersFor(keys)).toEqual(keys.map(() => [false, true]))
})

test('[FLAG-06] [FLAG-07] [FLAG-08] [FLAG-09] categorize button, strict captchas, restrictions: a pack switches', async () => {
  const keys = flagRows.slice(5)
  const features = `features: { ${keys.map((key) => `${key}: true`).join(', ')} }\n`
  const { features: read } = smallContent({
    'pack.yaml': (smallPackFiles()['pack.yaml'] ?? '').replace(/features:.*\n/, features),
  })
  expect(Object.keys(read)).toEqual(keys)
  expect(await answersFor(keys)).toEqual(keys.map(() => [false, true]))
})

test('[API-06] the key comes as a JSON string or as bare text (amendment T7)', async () => {
  const asked = async (type: string, payload: string) =>
    (
      await app.inject({
        method: 'POST',
        url: '/services/bft/api/feature',
        headers: { 'content-type': type },
        payload,
      })
    ).json()
  expect(await asked('application/json', '"anonymousTickets"')).toBe(true)
  expect(await asked('text/plain', 'anonymousTickets')).toBe(true)
  expect(await asked('text/plain;charset=UTF-8', 'noSuchFeature')).toBe(false)
})

test('how long cases and links last is as the pack says, what it leaves out as ever, in older content too (T17)', () => {
  const settingsOf = (line: string) => {
    const pack = (smallPackFiles()['pack.yaml'] ?? '').replace(/settings:\n/, `settings:\n${line}`)
    return smallContent({ 'pack.yaml': pack })
  }
  const usual = { resolveSilentDays: 14, reopenDays: 14, linkDays: 90, keptMonths: 24, answererOwns: 1 }
  const appeals = { perAccount: 3, accountDays: 30, perPenalty: 2, windowDays: 180, targetDays: 7, answerDays: 14 }
  expect(settingsOf('').settings).toMatchObject({ cases: usual, appeals })
  const own = settingsOf('  cases: { linkDays: 30 }\n  appeals: { perAccount: 5 }\n')
  expect(own.settings).toMatchObject({ cases: { ...usual, linkDays: 30 }, appeals: { ...appeals, perAccount: 5 } })
  expect(configFor(own, null, null).caseLinkDays).toBe(30)
  const { document } = loadPack(memoryFiles(smallPackFiles()))
  const { cases: _, appeals: __, ...older } = document.pack.settings
  const stored = { ...document, pack: { ...document.pack, settings: older } } as PackDocument
  expect(compileContent(stored, { mountPath: '', importedAt: '' }).settings).toMatchObject({ cases: usual, appeals })
})

test('who is asked before use is counted: where the law asks for it, else as the pack says (CD-160)', () => {
  const asked = (line: string): unknown => {
    const pack = (smallPackFiles()['pack.yaml'] ?? '').replace(/settings:\n/, `settings:\n${line}`)
    return configFor(smallContent({ 'pack.yaml': pack }), null, null).askBeforeCounting
  }
  expect(asked('')).toContain('Europe/')
  expect(asked("  askBeforeCounting: ['*']\n")).toEqual(['*'])
  expect(asked('  askBeforeCounting: []\n')).toEqual([])
  expect(() => asked('  askBeforeCounting: [no such place]\n')).toThrow(/time zone/)
  // Content that was imported before there was the setting.
  const { settings, ...content } = smallContent()
  const { askBeforeCounting: _, ...older } = settings
  expect(configFor({ ...content, settings: older }, null, null).askBeforeCounting).toContain('Europe/')
})
