// What a game's page offers beside its topics, from a draft to players and back (CD-466).
import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  GamePage,
  PublishedTopics,
  InterfaceTexts,
  StudioVersions,
  TopicEffects,
  TopicSheet,
  TopicTree,
} from '#generated/server/desk/schemas.ts'
import { deskClients, type DeskClient } from '../../../../../tests/support/desk-token.ts'
import { api, startTestServer, type TestServer } from '../../../../../tests/support/test-server.ts'
import { openContentStore } from '../../../compose/content-store.ts'
import { smallPackFiles } from '../../../content/testing/small-pack.ts'
import { readWholePack } from '../../../content/whole-pack.ts'

let server: TestServer
let clients: Awaited<ReturnType<typeof deskClients>>
let wren: DeskClient
let kim: DeskClient
beforeAll(async () => {
  server = await startTestServer()
  clients = await deskClients(server)
  wren = await clients('writer', 'wren')
  kim = await clients('lead', 'kim')
})
afterAll(() => server.close())

type Page = GamePage['page']
const at = (rest = ''): string => `/topic-trees/wow${rest}`
const read = async (who = wren): Promise<GamePage> => (await who('GET', at('/page'))).json<GamePage>()
const save = (who: DeskClient, { mark, page }: { mark: string; page: Page }) =>
  who('PUT', at('/page'), { json: { mark, page } })
const tree = async (): Promise<TopicTree> => (await wren('GET', at())).json<TopicTree>()
const publish = async () => kim('POST', at('/publish'), { json: { draft: (await tree()).draft, note: '' } })
const seen = () =>
  expect.poll(async () => (await server.app.inject({ url: `${api}/trending/en-US/wow` })).body, {
    timeout: 20_000,
    interval: 50,
  })
const card = (title: string, part: Partial<Page['trending'][number]> = {}): Page['trending'][number] => ({
  name: { 'en-US': 'Queues' },
  title: { 'en-US': title, 'de-DE': `${title} (de)` },
  description: { 'en-US': 'How long it takes tonight' },
  url: 'article/9852',
  imageUrl: null,
  imageUrlMobile: null,
  target: '_self',
  backgroundPositionY: null,
  externalLinkConfirmation: false,
  category: null,
  ...part,
})

test('a card is added, published by somebody else, exported, taken in again as it was, and taken back', async () => {
  // What was looked at before is not what is shown after.
  await seen().not.toContain('The raid queue')
  const first = await read()
  const page: Page = {
    trending: [card('The raid queue'), ...first.page.trending],
    selfServices: [],
    resources: first.page.resources,
  }
  const saved = (await save(wren, { mark: first.mark, page })).json<GamePage>()
  expect(saved.page.trending.map(({ title }) => title['en-US'])[0]).toBe('The raid queue')
  expect(saved.findings.filter(({ isBlocking }) => isBlocking)).toEqual([])
  const { items } = (await wren('GET', at('/effects'))).json<TopicEffects>()
  const touched = ['trending', ...(first.page.selfServices.length > 0 ? ['selfServices'] : [])]
  expect(items).toMatchObject(touched.map((key) => ({ kind: 'page-changed', categoryId: 0, key, openCases: null })))

  const made = await publish()
  expect(made.statusCode, made.body).toBe(200)
  await seen().toContain('The raid queue')
  const { number } = (await kim('GET', at('/versions'))).json<StudioVersions>().items[0]!
  expect(number).toBe(made.json<PublishedTopics>().version)

  const store = openContentStore(server.database)
  const before = (await readWholePack(store))!
  expect(before.files.get('products/wow/trending.yaml')!.toString()).toContain('The raid queue')
  expect(before.files.has('products/wow/self-services.yaml')).toBe(false)
  const files = [...before.files].map(([path, data]) => ({ path, encoding: 'base64', data: data.toString('base64') }))
  const sam = await clients('admin', 'sam')
  const taken = await sam('POST', '/content/import', { json: { files } })
  expect(taken.statusCode, taken.body).toBe(200)
  expect(await store.live()).toEqual([])
  const after = (await readWholePack(store))!
  expect([...after.files.keys()]).toEqual([...before.files.keys()])
  for (const [name, data] of before.files) expect(after.files.get(name)?.equals(data), name).toBe(true)
  await seen().toContain('The raid queue')

  const [, oldest] = (await kim('GET', at('/versions'))).json<StudioVersions>().items.slice(-2)
  const back = await kim('POST', at('/rollback'), { json: { version: oldest!.number, note: '' } })
  expect(back.statusCode, back.body).toBe(200)
  await seen().not.toContain('The raid queue')
  expect((await read()).page).toEqual(first.page)
})

test('lists that nobody changed stay in an export as they were given, whatever else of the game is published', async () => {
  const written = async (name: string) =>
    (await readWholePack(openContentStore(server.database)))!.files.get(`products/wow/${name}.yaml`)?.toString()
  const before = await written('resources')
  const sheet = (await wren('GET', at('/topics/1300'))).json<TopicSheet>()
  const topic = { ...sheet.topic, friendlyText: { 'en-US': 'Otherwise.' } }
  await wren('PUT', at('/topics/1300'), { json: { mark: sheet.mark, topic } })
  expect((await publish()).statusCode).toBe(200)
  expect(await written('topics')).toContain('Otherwise.')
  expect(await written('resources')).toBe(before)
  // In one line, as nobody here writes them.
  expect(before).toMatch(/^- \{ url/)
})

test('what is missing or leads nowhere is kept and named at its place, and keeps from publishing', async () => {
  const { mark, page } = await read()
  const wrong = [
    card('Fine'),
    card('To nowhere', { url: 'javascript:alert(1)' }),
    card('Gone', { imageUrl: 'trending/no.svg' }),
  ]
  const trending = [...wrong, { ...card(''), title: {} }]
  const saved = (await save(wren, { mark, page: { ...page, trending } })).json<GamePage>()
  const blocking = saved.findings.filter(({ isBlocking }) => isBlocking)
  expect(blocking.map(({ code, field, property }) => [code, field, property])).toEqual(
    expect.arrayContaining([
      ['text-missing', 3, 'page.trending.title'],
      ['content', 1, 'page.trending.url'],
    ]),
  )
  expect((await tree()).findings.some(({ message }) => message.includes('there is no asset'))).toBe(true)
  expect((await publish()).statusCode).toBe(422)
  expect((await save(wren, { mark, page })).statusCode).toBe(409)
  const nowhere = await save(wren, { ...saved, page: { ...page, trending: [card('Lost', { category: 999_999 })] } })
  expect(nowhere.statusCode).toBe(422)
  await wren('DELETE', at('/draft'))
})

test('who sees some languages changes their words alone, and another game is as if it were not there', async () => {
  const german = await clients('writer', 'gerda', { desk_languages: ['de-DE'] })
  const its = await read()
  const [one] = its.page.resources
  const titled = (title: object) => ({
    ...its.page,
    resources: [{ ...one!, title: { ...one!.title, ...title } }, ...its.page.resources.slice(1)],
  })
  expect((await save(german, { ...its, page: titled({ 'en-US': 'Other' }) as Page })).statusCode).toBe(403)
  expect((await save(german, { ...its, page: { ...its.page, resources: [] } })).statusCode).toBe(403)
  expect((await save(german, { ...its, page: titled({ 'de-DE': 'Anders' }) as Page })).statusCode).toBe(200)
  await wren('DELETE', at('/draft'))
  const elsewhere = await clients('writer', 'far', { desk_games: ['services'] })
  expect((await elsewhere('GET', at('/page'))).statusCode).toBe(404)
})

test('what stands on the page of an entry goes with it, and is not lost by whoever writes at a topic', async () => {
  const { mark, page } = await read()
  const { nodes } = await tree()
  const id = nodes.at(-1)!.id
  const withOne = { ...page, trending: [card('Of a topic', { category: id }), ...page.trending] }
  expect((await save(wren, { mark, page: withOne })).statusCode).toBe(200)
  const sheet = (await wren('GET', at(`/topics/${id}`))).json<TopicSheet>()
  const topic = { ...sheet.topic, isWorkflow: !sheet.topic.isWorkflow }
  await wren('PUT', at(`/topics/${id}`), { json: { mark: sheet.mark, topic } })
  expect((await read()).page.trending[0]!.category).toBe(id)
  const present = await tree()
  const left = present.nodes
    .filter((node) => node.id !== id)
    .map(({ isTopic: _t, fields: _f, channels: _c, change: _h, mark: _k, mistakes: _m, ...node }) => node)
  const cut = await wren('PUT', at(), { json: { mark: present.mark, nodes: left } })
  expect(cut.statusCode, cut.body).toBe(200)
  expect((await read()).page.trending.map(({ title }) => title['en-US'])).not.toContain('Of a topic')
  await wren('DELETE', at('/draft'))
})

// What belongs to no game (CD-467).
const sharedAt = (rest = ''): string => `/topic-trees/services${rest}`
const shared = async (): Promise<GamePage> => (await wren('GET', sharedAt('/page'))).json<GamePage>()
const saveShared = async (page: Partial<Page>): Promise<GamePage> => {
  const its = await shared()
  const saved = await wren('PUT', sharedAt('/page'), { json: { mark: its.mark, page: { ...its.page, ...page } } })
  expect(saved.statusCode, saved.body).toBe(200)
  return saved.json<GamePage>()
}
const publishShared = async () => {
  const { draft } = (await kim('GET', sharedAt())).json<TopicTree>()
  return kim('POST', sharedAt('/publish'), { json: { draft, note: '' } })
}
const told = (path: string) =>
  expect.poll(async () => (await server.app.inject({ url: `${api}/${path}` })).body, { interval: 50 })
const offered = 'categories/en-US/1211/solution'

test('what topics of every game offer and the panels of games go before players with services, are exported, and come back', async () => {
  await told(offered).toContain('unstuck')
  await told('headers/en-US').toContain('"name":"games"')
  const first = await shared()
  const [one, ...others] = first.page.promos!
  const promos = [{ ...one!, title: { 'en-US': 'Out of the rock' } }, ...others]
  const headers = first.page.headers!.map((header) =>
    header.name === 'games' ? { ...header, title: { 'en-US': 'Everything we make' } } : header,
  )
  const saved = await saveShared({ promos, headers })
  expect(saved.findings.filter(({ isBlocking }) => isBlocking)).toEqual([])
  const { items } = (await wren('GET', sharedAt('/effects'))).json<TopicEffects>()
  expect(items.map(({ kind, key }) => [kind, key])).toEqual([
    ['page-changed', 'promos'],
    ['page-changed', 'headers'],
  ])
  const made = await publishShared()
  expect(made.statusCode, made.body).toBe(200)
  await told(offered).toContain('Out of the rock')
  await told('headers/en-US').toContain('Everything we make')

  const store = openContentStore(server.database)
  const before = (await readWholePack(store))!
  expect(before.files.get('promos.yaml')!.toString()).toContain('Out of the rock')
  const files = [...before.files].map(([path, data]) => ({ path, encoding: 'base64', data: data.toString('base64') }))
  const sam = await clients('admin', 'sam')
  // A folder of before would take it away unseen.
  const given = smallPackFiles()['promos.yaml']!
  const old = files.map((file) =>
    file.path === 'promos.yaml' ? { ...file, data: Buffer.from(given).toString('base64') } : file,
  )
  const refused = await sam('POST', '/content/import', { json: { files: old } })
  expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('promos/unstuck')])
  const taken = await sam('POST', '/content/import', { json: { files } })
  expect(taken.statusCode, taken.body).toBe(200)
  const after = (await readWholePack(store))!
  expect([...after.files.keys()]).toEqual([...before.files.keys()])
  for (const [name, data] of before.files) expect(after.files.get(name)?.equals(data), name).toBe(true)
  await told(offered).toContain('Out of the rock')

  const [, oldest] = (await kim('GET', sharedAt('/versions'))).json<StudioVersions>().items.slice(-2)
  const back = await kim('POST', sharedAt('/rollback'), { json: { version: oldest!.number, note: '' } })
  expect(back.statusCode, back.body).toBe(200)
  await told(offered).not.toContain('Out of the rock')
  await told('headers/en-US').not.toContain('Everything we make')
  expect((await shared()).page).toEqual(first.page)
})

test('what a topic or a game names cannot be published away, two of one name neither, and each at its place', async () => {
  const { page } = await shared()
  const saved = await saveShared({ promos: [], headers: [page.headers![0]!, page.headers![0]!] })
  const blocking = saved.findings.filter(({ isBlocking }) => isBlocking)
  expect(blocking.map(({ code, field, property }) => [code, field, property])).toEqual(
    expect.arrayContaining([
      ['key-twice', 0, 'page.headers.name'],
      ['key-twice', 1, 'page.headers.name'],
      ['entry-named', null, 'page.promos'],
    ]),
  )
  expect(blocking.find(({ property }) => property === 'page.promos')!.message).toContain('unstuck: ')
  expect((await publishShared()).statusCode).toBe(422)
  await wren('DELETE', sharedAt('/draft'))
})

test('a save that says nothing of them leaves them; another game has none', async () => {
  const its = await shared()
  const { promos, headers, ...lists } = its.page
  const saved = await wren('PUT', sharedAt('/page'), { json: { mark: its.mark, page: lists } })
  expect(saved.json<GamePage>().page).toMatchObject({ promos, headers })
  const ofGame = await read()
  expect([ofGame.page.promos, ofGame.page.headers]).toEqual([undefined, undefined])
  const asked = await save(wren, { ...ofGame, page: { ...ofGame.page, promos: promos! } })
  expect([asked.statusCode, asked.body]).toEqual([422, expect.stringContaining('page.promos')])
  if ((await wren('GET', sharedAt())).json<TopicTree>().draft > 0) await wren('DELETE', sharedAt('/draft'))
})

// Sentences of the interface (CD-468).
const textsFile = async (): Promise<string> => {
  const { body } = await server.app.inject({ url: '/support/en-US/help/' })
  return /static\/texts\/[^"]+\/en-US\.json/.exec(body)?.[0] ?? ''
}
/** What players are told of a sentence, by the one call. */
const saysCases = (locale: string) =>
  expect.poll(
    async () =>
      (await server.app.inject({ url: `${api}/localizations/${locale}` }))
        .json<{ key: string; localization: string }[]>()
        .find(({ key }) => key === 'support.shell.cases')?.localization,
    { interval: 50 },
  )
const saidInFile = async (): Promise<Record<string, string>> =>
  (await server.app.inject({ url: `/support/${await textsFile()}` })).json()

test('a sentence of the portal is found by its words, written otherwise, published, exported, and comes back', async () => {
  await saysCases('en-US').toBe('My cases')
  const versions = (await kim('GET', sharedAt('/versions'))).json<StudioVersions>().items
  const present = versions.find(({ cause }) => cause !== 'draft')
  const [before, file] = [await shared(), await textsFile()]
  expect(file).not.toBe('')
  const { items } = (
    await wren('GET', sharedAt(`/interface-texts?q=${encodeURIComponent('my cases')}&language=en-US`))
  ).json<InterfaceTexts>()
  const found = items.find(({ key }) => key === 'support.shell.cases')!
  expect(found.text).toMatchObject({ 'en-US': 'My cases', 'de-DE': 'Meine Anfragen' })
  const own = { key: found.key, text: { 'en-US': 'Your cases', 'de-DE': 'Deine Anfragen' } }
  const saved = await saveShared({ texts: [...before.page.texts!, own] })
  expect(saved.findings.filter(({ isBlocking }) => isBlocking)).toEqual([])
  expect(saved.wording).toContainEqual(found)
  const effects = (await wren('GET', sharedAt('/effects'))).json<TopicEffects>()
  expect(effects.items.map(({ kind, key }) => [kind, key])).toEqual([['page-changed', 'texts']])
  const made = await publishShared()
  expect(made.statusCode, made.body).toBe(200)
  await saysCases('en-US').toBe('Your cases')
  await saysCases('de-DE').toBe('Deine Anfragen')
  // A language that says nothing else of it stays with the product's.
  await saysCases('ko-KR').toBe('내 문의')
  expect(await textsFile()).not.toBe(file)
  expect(await saidInFile()).toMatchObject({
    'support.shell.cases': 'Your cases',
    'support.site.title': 'Small Support',
  })

  const store = openContentStore(server.database)
  const whole = (await readWholePack(store))!
  expect(whole.files.get('texts/de-DE.yaml')!.toString()).toBe(
    'support.site.title: Kleine Hilfe\nsupport.shell.cases: Deine Anfragen\n',
  )
  const files = [...whole.files].map(([path, data]) => ({ path, encoding: 'base64', data: data.toString('base64') }))
  const sam = await clients('admin', 'sam')
  const given = smallPackFiles()['texts/de-DE.yaml']!
  const old = files.map((one) =>
    one.path === 'texts/de-DE.yaml' ? { ...one, data: Buffer.from(given).toString('base64') } : one,
  )
  const refused = await sam('POST', '/content/import', { json: { files: old } })
  expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('texts/de-DE')])
  const taken = await sam('POST', '/content/import', { json: { files } })
  expect(taken.statusCode, taken.body).toBe(200)
  const after = (await readWholePack(store))!
  expect([...after.files.keys()]).toEqual([...whole.files.keys()])
  for (const [name, data] of whole.files) expect(after.files.get(name)?.equals(data), name).toBe(true)

  const back = await kim('POST', sharedAt('/rollback'), { json: { version: present!.number, note: '' } })
  expect(back.statusCode, back.body).toBe(200)
  await saysCases('en-US').toBe('My cases')
  expect((await shared()).page.texts).toEqual(before.page.texts)
})

test('a text whose braces do not close, or that names what is never given, is kept and not published, each at its place', async () => {
  const saved = await saveShared({
    texts: [
      {
        key: 'support.crisis.count',
        text: { 'en-US': '{count, plural, one {# notice}', 'de-DE': '{count} Meldungen' },
      },
      { key: 'support.crisis.dismiss', text: { 'en-US': 'Away with it', 'de-DE': '{name} weg' } },
      { key: 'support.crisis.dismiss', text: {} },
      { key: 'small.own', text: { 'en-US': '{anything} goes' } },
      { key: 'small.other', text: { 'sv-SE': 'Hej' } },
    ],
  })
  const found = saved.findings.filter(({ property }) => property?.startsWith('page.texts'))
  expect(found.map(({ code, field, locales, message }) => [code, field, locales, message])).toEqual([
    ['key-twice', 1, [], 'support.crisis.dismiss'],
    ['key-twice', 2, [], 'support.crisis.dismiss'],
    ['message-form', 0, ['en-US'], 'support.crisis.count'],
    ['content', 4, [], 'sv-SE is not a locale of this pack'],
    ['message-values', 1, ['de-DE'], '{name}'],
  ])
  expect((await publishShared()).statusCode).toBe(422)
  await wren('DELETE', sharedAt('/draft'))
})

test('another game has no sentences of the interface, and is not searched for them', async () => {
  const found = await wren('GET', at('/interface-texts?q=cases&language=en-US'))
  expect(found.statusCode).toBe(404)
  const its = await read()
  expect(its.page.texts).toBeUndefined()
  expect(its.wording).toBeUndefined()
  const asked = await save(wren, { ...its, page: { ...its.page, texts: [] } })
  expect([asked.statusCode, asked.body]).toEqual([422, expect.stringContaining('page.texts')])
})
