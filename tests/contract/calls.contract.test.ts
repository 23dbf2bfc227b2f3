// The calls the specification names, one by one, against the started server: address, what is sent, what comes back.
// Status, types and headers are held against the contract by the server itself (platform/contract/response-check.ts).
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createPreverifyLinks } from '../../server/src/contact/preverify-links.ts'
import { systemClock } from '../../server/src/lib/clock.ts'
import { createKeyring } from '../../server/src/lib/keyring.ts'
import { ada, document, startTestServer, type TestServer } from './test-server.ts'

const secret = 'a secret of these tests, long enough'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ SESSION_SECRET: secret })
})
afterAll(() => server?.stop())

const api = '/services/bft/api'
/** Of each item of a list, in its order, what tells it apart. */
const column =
  (...names: string[]) =>
  (answer: unknown): unknown =>
    (answer as Record<string, unknown>[]).map((one) =>
      names.length === 1 ? one[names[0]!] : names.map((name) => one[name]),
    )
const all = (answer: unknown): unknown => answer
/** The demonstration's, in its order. */
const games = [
  'wow',
  'diablo4',
  'overwatch',
  'hearthstone',
  'warcraftstrategy',
  'immortal',
  'rumble',
  'services',
  'blizzcon',
]
const activeCases = ['104232560', '104232004', '104233590', '104233871', '104231177']

const get = async (url: string, account = ada) => {
  const answer = await server.composition.app.inject({ url: `${api}${url}`, headers: await server.visit(account) })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer
}
const send = async (method: 'POST' | 'PUT', url: string, body: unknown) => {
  const headers = { ...(await server.visit(ada)), 'content-type': 'application/json' }
  return server.composition.app.inject({ method, url: `${api}${url}`, payload: JSON.stringify(body), headers })
}

const replyTo = async (id: string, form: object, files: readonly string[] = []) => {
  const data = new FormData()
  data.append('form', JSON.stringify(form))
  for (const name of files) data.append('files[files]', new Blob(['one line of a log']), name)
  const encoded = new Response(data)
  const headers = {
    ...(await server.visit(ada)),
    'content-type': encoded.headers.get('content-type')!,
    'idempotency-key': crypto.randomUUID(),
  }
  return server.composition.app.inject({
    method: 'POST',
    url: `${api}/cases/en-US/detail/${id}`,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers,
  })
}
interface Entry {
  responseText: string | null
  attachments?: unknown[]
}
interface Case {
  id: string
  status: string
  canRespond: boolean
  canReopen: boolean
  cancellable: boolean
  surveyAvailable: boolean
  caseEvents: Entry[]
}
const listed = async (kind: 'active' | 'archive') => (await get(`/cases/en-US/${kind}`)).json<Case[]>()
const whole = async (id: string) => (await get(`/cases/en-US/detail/${id}`)).json<Case>()
const firstCase = async (is: (one: Case) => boolean): Promise<Case> => {
  for (const { id } of [...(await listed('active')), ...(await listed('archive'))]) {
    const one = await whole(id)
    if (is(one)) return one
  }
  throw new Error('the demonstration has no such case')
}

test('[API-01] [CASEAPI-01] every call lies under /services/bft', () => {
  expect(Object.keys(document.paths).filter((path) => !path.startsWith('/services/bft/'))).toEqual([])
})

test('[CASEAPI-02] the locale segment of a call of the case area is its language', async () => {
  const statusOf = async (locale: string) => {
    const [first] = (await get(`/cases/${locale}/active`)).json<
      { gameTitle: string; availableChannels: { description: string }[] }[]
    >()
    return first?.availableChannels.map(({ description }) => description)
  }
  const [english, german] = await Promise.all([statusOf('en-US'), statusOf('de-DE')])
  expect(english).not.toEqual([])
  expect(german).not.toEqual(english)
})

test.each<[rows: string, url: string, of: (answer: unknown) => unknown, expected: unknown]>([
  [
    '[API-02]',
    '/localizations/en-US',
    (answer) => (answer as { key: string }[]).filter(({ key }) => /^support\.case\.status\.(?:open|info)$/.test(key)),
    [
      { key: 'support.case.status.info', localization: 'Information needed' },
      { key: 'support.case.status.open', localization: 'Open' },
    ],
  ],
  [
    '[API-04]',
    '/auth/suggest/options/en-US',
    (answer) => Object.entries(answer as object).map(([name, options]) => [name, column('order', 'url')(options)]),
    [
      [
        'suggestLoginOptions',
        [
          [1, null],
          [2, 'product/services'],
        ],
      ],
      [
        'cantLoginOptions',
        [
          [1, 'product/services/1100/1101/solution'],
          [2, 'product/services/1100/1102/solution'],
          [3, 'product/services/1105/1106/solution'],
          [4, 'lockedout'],
        ],
      ],
    ],
  ],
  [
    '[API-05]',
    '/auth/login/options/en-US',
    all,
    [
      { order: 1, url: '?login', buttonText: 'Sign in' },
      { order: 2, url: 'article/24150', buttonText: 'Help with signing in' },
    ],
  ],
  [
    '[API-07]',
    '/config',
    all,
    expect.objectContaining({
      isInGameBrowser: false,
      embeddedGameName: null,
      useEmbeddedFlow: true,
      allowEmbeddedHome: true,
      hasSearchLink: true,
      angularGamePages: games.toSorted(),
      isDesktopGameLayout: true,
    }),
  ],
  ['[API-08]', '/config/extensions', all, { extensions: expect.arrayContaining(['png', 'txt']) }],
  ['[API-09]', '/config/character-breaks/en-US', all, { valid: 2, notValid: 1 }],
  ['[API-10]', '/config/description-limit', all, { limit: 2048 }],
  [
    '[API-11] [CASEAPI-33]',
    '/images/asset?asset=wow/tile.svg',
    all,
    expect.stringMatching(/^\/support\/static\/content\/.*wow\/tile\.svg$/),
  ],
  [
    '[API-12]',
    '/images/asset/logo/localized/wow',
    all,
    expect.stringMatching(/^\/support\/static\/content\/.*wow\/logo/),
  ],
  ['[API-13]', '/product/en-US', column('shortName'), games],
  [
    '[API-14]',
    '/product/en-US/wow',
    all,
    expect.objectContaining({ shortName: 'wow', titleText: 'Realms of Aether', header: 'games' }),
  ],
  [
    '[API-15]',
    '/headers/en-US',
    column('name', 'title', 'order'),
    [
      ['games', 'Games', 1],
      ['mobile', 'Mobile games', 2],
      ['services', 'Account and events', 3],
    ],
  ],
  ['[API-16]', '/categories/en-US', column('productName'), games],
  ['[API-17]', '/categories/en-US/wow?visibility=visibleGuidedEntry', column('id'), [1200, 1230, 1240, 1250, 1260]],
  [
    '[API-19]',
    '/categories/en-US/wow/1200',
    column('id', 'parentId'),
    [1201, 1210, 1215, 1220].map((id) => [id, 1200]),
  ],
  ['[API-20]', '/categories/popular/en-US/wow/1200', column('id'), [1201, 1211]],
  [
    '[API-57] [CASEAPI-34]',
    '/categories/en-US/1211/channels',
    column('channelType', 'enabled', 'loginRequired', 'openTime', 'order'),
    [['ticket', true, false, 'Open around the clock', 1]],
  ],
  [
    '[API-25]',
    '/category/en-US/wow/1200',
    all,
    expect.objectContaining({
      id: 1200,
      name: 'Gameplay',
      hasChildren: true,
      childrenIds: [1201, 1210, 1215, 1220],
      product: 'wow',
    }),
  ],
  [
    '[API-32]',
    '/article/trending/en-US/wow',
    (answer) => (column('id', 'title')(answer) as unknown[]).slice(0, 3),
    [
      ['24117', 'Your character is stuck'],
      ['24119', 'Get an item back'],
      ['24133', 'Known problems in Emberfall Keep'],
    ],
  ],
  [
    '[API-39] [CASEAPI-30]',
    '/messages/en-US',
    column('id', 'title', 'severity'),
    [
      ['aether-login-2026-11', 'Signing in to Realms of Aether takes long', 'degraded'],
      ['card-payments-2026-11', 'Card payments are delayed', 'degraded'],
      ['phishing-2026-10', 'Watch out for fake emails', 'notice'],
    ],
  ],
  ['[CASEAPI-03]', '/cases/en-US/active', column('id', 'statusType'), activeCases.map((id) => [id, 'ACTIVE'])],
  [
    '[CASEAPI-04]',
    '/cases/en-US/archive',
    column('id', 'statusType'),
    ['104229052', '104221408'].map((id) => [id, 'ARCHIVED']),
  ],
  [
    '[CASEAPI-05]',
    '/cases/en-US/detail/104233871',
    all,
    expect.objectContaining({
      id: '104233871',
      status: 'OPEN',
      caseEvents: [
        expect.objectContaining({
          eventType: 'CONTACT',
          responseText: expect.stringMatching(/^My character is stuck behind the gate of Emberfall Keep\.<br>/),
        }),
      ],
    }),
  ],
])('%s GET /services/bft/api%s', async (_, url, of, expected) => {
  expect(of((await get(url)).json())).toEqual(expected)
})

test('[API-40] whom a signed link has pre-verified; 0 for everybody else', async () => {
  const links = createPreverifyLinks({ keys: createKeyring([secret], [secret]), clock: systemClock, isHttps: false })
  const idOf = async (cookie: string) =>
    (await server.composition.app.inject({ url: `${api}/preverify`, headers: { cookie } })).json()
  expect(await idOf('')).toEqual({ preverifyId: 0 })
  expect(await idOf(`gp_preverify=${links.token(7)}`)).toEqual({ preverifyId: 7 })
  expect(await idOf(`gp_preverify=${links.token(1204)}`)).toEqual({ preverifyId: 1204 })
  expect(await idOf(`gp_preverify=${links.token(7).replace('7.', '8.')}`)).toEqual({ preverifyId: 0 })
})

test('[API-03] the sign-in state: account as text with loggedin true, an empty body with false', async () => {
  const signedIn = await get('/auth/en-US')
  expect([signedIn.headers.loggedin, signedIn.headers['content-type']]).toEqual(['true', 'text/plain; charset=utf-8'])
  expect(signedIn.json()).toMatchObject({ displayName: 'Ada Lindqvist', softAccount: false })
  const signedOut = await server.composition.app.inject(`${api}/auth/en-US`)
  expect([signedOut.statusCode, signedOut.headers.loggedin, signedOut.body]).toEqual([200, 'false', ''])
})

test('[API-06] a feature key as the body, a bare boolean as the answer', async () => {
  expect((await send('POST', '/feature', 'anonymousTickets')).json()).toBe(true)
  expect((await send('POST', '/feature', 'noSuchFeature')).json()).toBe(false)
})

test('[API-18] visibility takes its three values, nothing, and nothing else', async () => {
  for (const value of ['', 'visibleGuidedEntry', 'visibleSearchFacets', 'visibleGamePages'])
    await get(`/categories/en-US/wow?visibility=${value}`)
  const answer = await server.composition.app.inject(`${api}/categories/en-US/wow?visibility=other`)
  expect(answer.statusCode).toBe(400)
})

test('[API-26] [API-55] [API-56] parent, path and children of a category fit together', async () => {
  const [child] = (await get('/category/children/en-US/wow/1200')).json<{ id: number }[]>()
  expect((await get(`/category/parent/en-US/wow/${child?.id}`)).json()).toMatchObject({ id: 1200 })
  expect((await get(`/category/path/en-US/wow/${child?.id}`)).json<{ id: number }[]>().map(({ id }) => id)).toEqual([
    1200,
    child?.id,
  ])
})

test('[API-23] the solution of a category is its topic with the form', async () => {
  expect((await get('/categories/en-US/1211/solution')).json()).toMatchObject({ hasForm: true })
})

test('[API-27] suggestions for a text and a product', async () => {
  const answer = await send('POST', '/suggestions', { query: 'My character is stuck behind the gate', product: 'wow' })
  expect(answer.statusCode).toBe(200)
  const [best] = answer.json<{ aiRecommendations: unknown[] }>().aiRecommendations
  expect(best).toMatchObject({ id: '24117', title: 'Your character is stuck', articleType: 'PROBLEM' })
})

test('[API-21] [API-22] self-services and resources of a product, and of a category', async () => {
  const titles = async (place: string) => column('title')((await get(`/categories/${place}`)).json())
  const services = ['Free my character', 'Restore items', 'Restore a character', 'Service status', 'Your restrictions']
  const resources = ['News and patch notes', 'Player forums', 'First steps', 'Service status', 'Code of conduct']
  expect(await titles('self-services/en-US/wow')).toEqual([...services, 'Scan and repair'])
  expect(await titles('self-services/en-US/wow/1200')).toEqual(['Free my character'])
  expect(await titles('resources/en-US/wow')).toEqual(resources)
  expect(await titles('resources/en-US/wow/1200')).toEqual(resources)
})

test('[API-38] trending topics of a product, and of a category', async () => {
  const urls = async (place: string) => column('url')((await get(`/trending/en-US/${place}`)).json())
  const realms = 'https://status.northlight.example/realms'
  expect((await urls('wow')) as string[]).toEqual(
    expect.arrayContaining(['article/24133', 'article/24117', 'article/24119', realms]),
  )
  expect(await urls('wow/1200')).toEqual(['article/24133', 'article/24137', realms])
})

test('[API-43] a challenge’s token with the timings gets a verdict', async () => {
  const answer = await send('POST', '/arkose/validate', { token: 'bm90IHNvbHZlZA==', onReady: 120, onShown: 340 })
  expect([answer.statusCode, answer.json()]).toEqual([200, { valid: false, reason: 'unsolved' }])
})

test('the verification before contact is completed where the topic asks for none', async () => {
  expect((await get('/verify/en-US/1211/ticket?redirect=/support/en-US/help/contact')).json()).toEqual({
    completed: true,
  })
})

test('[API-52] [CASEAPI-29] the abusive-language check answers a bare boolean', async () => {
  expect((await send('POST', '/context', { description: 'My character is stuck.' })).json()).toBe(false)
})

test('[CASEAPI-08] a reply is a form with its JSON and its files; the case comes back', async () => {
  const url = `${api}/cases/en-US/detail/104233871`
  const before = (await get('/cases/en-US/detail/104233871')).json<{ caseEvents: unknown[] }>()
  const form = { description: 'The gate stays closed.', channel: 'ticket', eventCount: before.caseEvents.length }
  const payload = [
    '--X',
    'content-disposition: form-data; name="form"',
    'content-type: application/json',
    '',
    JSON.stringify(form),
    '--X',
    'content-disposition: form-data; name="files[files]"; filename="log.txt"',
    'content-type: text/plain',
    '',
    'one line of a log',
    '--X--',
    '',
  ].join('\r\n')
  const headers = { ...(await server.visit(ada)), 'content-type': 'multipart/form-data; boundary=X' }
  const replied = await server.composition.app.inject({ method: 'POST', url, payload, headers })
  expect([replied.statusCode, replied.json()]).toEqual([200, expect.objectContaining({ id: '104233871' })])
  expect(replied.json<{ caseEvents: unknown[] }>().caseEvents.length).toBeGreaterThan(before.caseEvents.length)
})

test('[CASEAPI-06] [CASEAPI-07] [CASEROLE-03] resolve and cancel take no payload; a reply opens again what was resolved', async () => {
  const headers = await server.visit(ada)
  const post = (url: string) =>
    server.composition.app.inject({ method: 'POST', url: `${api}/cases/en-US/detail/${url}`, headers })
  const resolved = await post('104232560/resolve')
  expect([resolved.statusCode, resolved.json()]).toEqual([
    200,
    expect.objectContaining({ id: '104232560', status: 'RESOLVED' }),
  ])
  expect((await post('104233590/cancel')).statusCode).toBe(204)
  expect((await get('/cases/en-US/archive')).json()).toContainEqual(expect.objectContaining({ id: '104233590' }))
  const eventCount = resolved.json<Case>().caseEvents.length
  const reopened = await replyTo('104232560', {
    description: 'It came back.',
    channel: 'ticket',
    categoryId: 1211,
    game: 'wow',
    eventCount,
  })
  expect([reopened.statusCode, reopened.json<Case>().status]).toEqual([200, 'OPEN'])
})

test('[CASEROLE-01] a signed-in player lists the own cases and reads the thread of each', async () => {
  const all = [...(await listed('active')), ...(await listed('archive'))]
  expect(all.length).toBeGreaterThan(1)
  for (const { id } of all) expect((await whole(id)).caseEvents.length).toBeGreaterThan(0)
})

test('[CASEROLE-02] [CASEENTITY-11] a reply carries text and files, and every field the form has; no other', async () => {
  const one = await firstCase(({ canRespond }) => canRespond)
  const form = {
    description: 'The gate stays closed, see the log.',
    channel: 'ticket',
    phoneNumber: '+12025550142',
    categoryId: 1211,
    game: 'wow',
    eventCount: one.caseEvents.length,
  }
  expect((await replyTo(one.id, { ...form, mood: 'fine' })).statusCode).toBe(400)
  const sent = await replyTo(one.id, form, ['gate.txt', 'second.txt'])
  expect(sent.statusCode, sent.body).toBe(200)
  const written = sent.json<Case>().caseEvents.find(({ responseText }) => responseText?.includes('see the log'))
  expect(written?.attachments).toHaveLength(2)
})

test('[CASEROLE-04] a player answers the survey of a resolved case, once', async () => {
  const { id } = await firstCase(({ surveyAvailable }) => surveyAvailable)
  const { sectionOne, sectionTwo, sectionThree } = (await get(`/survey/en-US/${id}`)).json<
    Record<'sectionOne' | 'sectionTwo' | 'sectionThree', unknown[]>
  >()
  const answers = Object.fromEntries(
    [...sectionOne, ...sectionTwo, ...sectionThree].map((_, index) => [`q${index + 1}`, '4']),
  )
  const send = async () =>
    server.composition.app.inject({
      method: 'POST',
      url: `${api}/survey/en-US/${id}`,
      payload: JSON.stringify(answers),
      headers: {
        ...(await server.visit(ada)),
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
    })
  const sent = await send()
  expect(sent.statusCode, sent.body).toBe(204)
  expect((await whole(id)).surveyAvailable).toBe(false)
  expect((await send()).statusCode).toBe(422)
})

test('[CASEENTITY-03] [CASEENTITY-27] [CASEENTITY-28] [CASEENTITY-29] channel, listed article, resource, self-service', async () => {
  const fieldsOf = async (url: string) => Object.keys((await get(url)).json<object[]>()[0] ?? {})
  expect(await fieldsOf('/categories/en-US/1201/channels')).toEqual(
    expect.arrayContaining([
      'channelType',
      'description',
      'enabled',
      'lpDivId',
      'chatLocale',
      'agentType',
      'ewt',
      'loginRequired',
      'order',
      'openTime',
    ]),
  )
  expect(await fieldsOf('/article/trending/en-US/wow')).toEqual(expect.arrayContaining(['id', 'title', 'summary']))
  expect(await fieldsOf('/categories/resources/en-US/wow')).toEqual(
    expect.arrayContaining(['url', 'title', 'imageName', 'imageSizeClass']),
  )
  expect(await fieldsOf('/categories/self-services/en-US/wow')).toEqual(
    expect.arrayContaining(['url', 'title', 'description', 'imageName', 'target', 'externalLinkConfirmation']),
  )
})

test('[ENTITY-30] fields of a wait, and those of a product that its tile is made of', async () => {
  const product = (await get('/product/en-US')).json<object[]>()[0] ?? {}
  expect(Object.keys(product)).toEqual(
    expect.arrayContaining([
      'name',
      'shortName',
      'baseUiName',
      'header',
      'showCategories',
      'tileUrl',
      'tileText',
      'hasPenalties',
    ]),
  )
  const wait = await server.sendExample('getWaitTime', await server.visit())
  // Nobody has chatted yet: nothing is known of a wait.
  expect(wait.json()).toEqual({ estimatedWaitTime: { currentStatus: -2, lastEwtSeconds: null } })
})

test('[CASEENTITY-18] every answer to a knowledge question names its question: id and answer, both required', async () => {
  const path = Object.entries(document.paths).find(([, item]) =>
    Object.values(item as Record<string, { operationId?: string }>).some(
      (one) => one?.operationId === 'answerQuestions',
    ),
  )![0]
  for (const answer of [{ id: 'kq-first-character' }, { answer: 'Lanternfolk' }, {}]) {
    const refused = await send('POST', path.replace(api, '').replace(/\{\w+\}/g, 'en-US'), { answers: [answer] })
    expect([answer, refused.statusCode]).toEqual([answer, 400])
  }
})

test('[CASEENTITY-25] fields of a crisis message, with its game', async () => {
  const messages = (await get('/messages/en-US')).json<Record<string, unknown>[]>()
  for (const one of messages) {
    expect(Object.keys(one)).toEqual(expect.arrayContaining(['id', 'title', 'summary', 'body', 'link', 'game']))
    expect(one['body']).toMatch(/^<p>\S/)
  }
  expect(column('link', 'game')(messages)).toEqual([
    ['https://status.northlight.example/realms', { shortName: 'wow', name: 'Realms of Aether', glyphClass: 'wow' }],
    [null, { shortName: 'services', name: 'Northlight Account & Services', glyphClass: 'services' }],
    ['https://account.northlight.example/security', null],
  ])
})

test.each([
  'wow',
  'rumble',
  'diablo4',
  'overwatch',
  'hearthstone',
  'blizzcon',
  'services',
  'immortal',
  'warcraftstrategy',
])('[CASEENTITY-26] the picture of %s is there, and the placeholder', async (shortName) => {
  const path = async (asset: string) => (await get(`/images/asset?asset=${asset}`)).json<string>()
  const own = await path(`${shortName}/tile.svg`)
  expect((await server.composition.app.inject(own)).headers['content-type']).toMatch(/^image\//)
  const placeholder = await path('placeholder.svg')
  expect(own).not.toBe(placeholder)
  expect((await server.composition.app.inject(placeholder)).headers['content-type']).toMatch(/^image\//)
})

test('[APPEAL-29] the reasons of an appeal are message codes, and each has its text', async () => {
  const reasons = (await get('/penalty/appeal/reasons')).json<string[]>()
  expect(reasons.length).toBeGreaterThan(1)
  const texts = new Map(
    (await get('/localizations/en-US'))
      .json<{ key: string; localization: string }[]>()
      .map(({ key, localization }) => [key, localization]),
  )
  for (const code of reasons) expect(texts.get(code)).toEqual(expect.stringMatching(/\S/))
})

test('[CASELIMIT-07] a language nobody offers is answered in en-US', async () => {
  const [unknown, english] = await Promise.all(
    ['sv-SE', 'en-US'].map(async (locale) => (await get(`/headers/${locale}`)).json<unknown>()),
  )
  expect(unknown).toEqual(english)
  const start = await server.composition.app.inject({ url: '/support', headers: { 'accept-language': 'sv-SE' } })
  expect([start.statusCode, start.headers.location]).toEqual([302, expect.stringMatching(/^\/support\/en-US\//)])
})

test('a refused form has words for each of its codes, those of the contract’s limits too, in the language asked for', async () => {
  for (const [lang, words] of [
    ['en-US', { max: 'Enter 5 or less.' }],
    ['de-DE', { max: 'Gib 5 oder weniger ein.' }],
  ] as const) {
    const answer = await send('POST', `/feedback/${lang}/9852`, { helpful: true, findRating: 6 })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ slug: 'validation', validationErrors: { errorCodes: words } })
  }
})

test('a limited operation tells what is left of its limit, its refusal that nothing is; other answers tell nothing', async () => {
  const limited = await startTestServer({ LIMITS_SCALE: '1' })
  onTestFinished(() => limited.stop())
  const headers = { ...(await limited.visit(ada)), 'content-type': 'application/json' }
  const validate = (body: unknown) =>
    limited.composition.app.inject({
      method: 'POST',
      url: `${api}/phone/validate`,
      payload: JSON.stringify(body),
      headers,
    })
  const number = { phone: '(202) 555-0142', countryCode: '1', countryAlpha: 'US', categoryId: 1201, language: 'en-US' }
  const first = await validate(number)
  expect([first.statusCode, first.headers['ratelimit-policy'], first.headers.ratelimit]).toEqual([
    200,
    '"minute";q=20;w=60',
    '"minute";r=19;t=60',
  ])
  const malformed = await validate({ nothing: true })
  expect([malformed.statusCode, malformed.headers.ratelimit]).toEqual([400, undefined])
  for (let more = 0; more < 18; more += 1) await validate(number)
  const refused = await validate(number)
  expect([refused.statusCode, refused.headers['ratelimit-policy'], refused.headers.ratelimit]).toEqual([
    429,
    '"minute";q=20;w=60',
    expect.stringMatching(/^"minute";r=0;t=([1-9]|[1-5]\d|60)$/),
  ])
})
