import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import type { PlayerProfile } from '#generated/server/schemas.ts'
import { createContentHolder } from '../content/content-holder.ts'
import { createDocumentCache } from '../content/document-cache.ts'
import { roomsApp } from '../content/testing/rooms-app.ts'
import { smallContent } from '../content/testing/small-content.ts'
import { smallPackFiles } from '../content/testing/small-pack.ts'
import { createOwnFields } from './own-fields.ts'
import type { ChannelOverride } from './ports.ts'
import { registerCatalogueRoutes } from './routes.ts'

const holder = createContentHolder(smallContent())
const depsOf = (content: typeof holder) => ({
  documents: createDocumentCache(content),
  channelOverrides: { forTopic: (id: number) => overrides[id] ?? [], version: () => overridesVersion },
  penalties: { productsWithPenalty: async (accountId: string) => new Set(accountId === 'ada' ? ['wow'] : []) },
  ownFields: createOwnFields({ of: async () => profile }),
  content: content.current,
  features: { isOn: (key: string) => key === 'accountRestrictions' && restrictionsOn },
})
let app: FastifyInstance
let overrides: Record<number, ChannelOverride[]>
let overridesVersion: number
let restrictionsOn: boolean
let profile: PlayerProfile | 'silent'

beforeEach(async () => {
  overrides = {}
  overridesVersion = 0
  restrictionsOn = true
  profile = { accountId: 'ada', accounts: [{ id: 'roa1', name: 'ROA1' }], games: [], realms: [] }
  app = await roomsApp({
    content: holder,
    register: (root) => registerCatalogueRoutes(root, depsOf(holder)),
  })
})

const get = async (path: string, options: InjectOptions = {}) =>
  app.inject({ url: `/services/bft/api/${path}`, ...options })
const json = async (path: string) => {
  const answer = await get(path)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const ids = (list: { id: number }[]): number[] => list.map((each) => each.id)

test('[API-15] headers come sorted by order, in the asked language', async () => {
  expect(await json('headers/de-DE')).toEqual([
    { name: 'services', title: 'Services', subtitle: 'Account and shop', order: 1 },
    { name: 'games', title: 'Spiele', subtitle: null, order: 2 },
  ])
})

test('[API-13] [ENTITY-04] products carry every field and stand in the order of their headers', async () => {
  const products = await json('product/en-US')
  expect(products.map((product: { shortName: string }) => product.shortName)).toEqual(['services', 'wow'])
  expect(products[1]).toEqual({
    name: 'Realms',
    shortName: 'wow',
    tileUrl: holder.current().assetUrl('wow/tile.svg'),
    glyphClass: 'wow',
    header: 'games',
    tileText: 'Help with Realms',
    titleText: 'Realms of Aether',
    publisher: 'Small Games',
    developers: 'Team A',
    showCategories: true,
    baseUiName: 'wow',
    hasPenalties: false,
  })
  // A product without a picture of its own shows the placeholder.
  expect(products[0].tileUrl).toBe(holder.current().assetUrl('placeholder.svg'))
})

test('[API-14] one product by its short name; an unknown one is 404', async () => {
  expect(await json('product/de-de/wow')).toMatchObject({ name: 'Reiche', titleText: 'Realms of Aether' })
  expect((await get('product/en-US/nogame')).statusCode).toBe(404)
  expect((await get('product/en-US/No_Game')).statusCode).toBe(400)
})

test("penalties are nobody else's: shared bytes say no, the player's own answer is private (ground G27)", async () => {
  const shared = await get('product/en-US/wow')
  expect(shared.json().hasPenalties).toBe(false)
  expect(shared.headers['cache-control']).toContain('public')
  const own = await get('product/en-US/wow', { headers: { 'x-visitor': 'player' } })
  expect(own.json().hasPenalties).toBe(true)
  expect(own.headers['cache-control']).toBe('private, no-cache')
  expect(String(own.headers.vary).toLowerCase()).toContain('cookie')
  expect((await get('product/en-US/wow')).json().hasPenalties).toBe(false)
  restrictionsOn = false
  expect((await get('product/en-US', { headers: { 'x-visitor': 'player' } })).json()[1].hasPenalties).toBe(false)
})

test('[API-16] [ENTITY-11] all top-level categories, one entry a product', async () => {
  const all = await json('categories/en-US')
  expect(
    all.map((each: { productName: string; categories: { id: number }[] }) => [each.productName, ids(each.categories)]),
  ).toEqual([
    ['services', []],
    ['wow', [1200, 1300]],
  ])
})

test('[API-17] [API-18] the categories of a product, all or those meant for one place', async () => {
  expect(ids(await json('categories/en-US/wow'))).toEqual([1200, 1300])
  expect(ids(await json('categories/en-US/wow?visibility='))).toEqual([1200, 1300])
  expect(ids(await json('categories/en-US/wow?visibility=visibleGuidedEntry'))).toEqual([1200, 1300])
  expect((await get('categories/en-US/wow?visibility=guidedEntry')).statusCode).toBe(400)
  expect((await get('categories/en-US/nogame')).statusCode).toBe(404)
})

test('visibility leaves out categories that are not meant for the place', async () => {
  const holderOf = createContentHolder(
    smallContent({
      'products/wow/categories.yaml':
        '- { id: 1211, name: A, visibility: [gamePages] }\n- { id: 1212, name: B }\n- { id: 1300, name: ' +
        'C, visibility: [] }\n- { id: 1210, name: D, visibility: [searchFacets], children: [{ id: 1200, ' +
        'name: E }] }\n',
      'products/wow/topics.yaml': [1211, 1212, 1300, 1200]
        .map((id) => `- { id: ${id}, friendlyText: Text }\n`)
        .join(''),
      'products/wow/trending.yaml': '[]',
    }),
  )
  const local = holderOf.current().in('en-US')
  expect(ids([...local.topLevelCategories('wow', 'gamePages')])).toEqual([1211, 1212])
  expect(ids([...local.topLevelCategories('wow', 'searchFacets')])).toEqual([1212, 1210])
  expect(ids([...local.topLevelCategories('wow', 'guidedEntry')])).toEqual([1212])
})

test('[API-19] [API-56] children of a category at both addresses; a leaf has none', async () => {
  expect(ids(await json('categories/en-US/wow/1200'))).toEqual([1210])
  expect(ids(await json('category/children/en-US/wow/1210'))).toEqual([1211, 1212])
  expect(await json('category/children/en-US/wow/1211')).toEqual([])
  expect((await get('categories/en-US/services/1200')).statusCode).toBe(404)
})

test('[API-20] popular categories are those marked below the category', async () => {
  expect(ids(await json('categories/popular/en-US/wow/1200'))).toEqual([1211])
  expect(await json('categories/popular/en-US/wow/1300')).toEqual([])
})

test('[API-25] [ENTITY-08] a category carries every field; flags written above hold below', async () => {
  expect(await json('category/de-DE/wow/1211')).toEqual({
    id: 1211,
    name: 'Festgefahren',
    icon: 'circle-help',
    friendlyText: null,
    hasChildren: false,
    parentId: 1210,
    childrenIds: [],
    product: 'wow',
    keywords: null,
    showAnonymousEmailField: true,
    showAnonymousNameField: true,
    showAnonymousPhoneField: false,
  })
  expect(await json('category/en-US/wow/1210')).toMatchObject({
    hasChildren: true,
    childrenIds: [1211, 1212],
    keywords: 'quest progress',
    parentId: 1200,
  })
  expect((await get('category/en-US/wow/9')).statusCode).toBe(404)
  expect((await get('category/en-US/wow/0')).statusCode).toBe(400)
})

test('[API-26] [API-55] the parent of a category and the path to it', async () => {
  expect(await json('category/parent/en-US/wow/1211')).toMatchObject({ id: 1210 })
  expect((await get('category/parent/en-US/wow/1200')).statusCode).toBe(404)
  expect(ids(await json('category/path/en-US/wow/1211'))).toEqual([1200, 1210, 1211])
})

test('[API-23] [ENTITY-12] [ENTITY-13] [ENTITY-36] a topic with promos and fields; its HTML is harmless', async () => {
  const topic = await json('categories/en-US/1211/solution')
  expect(Object.keys(topic).sort()).toEqual([
    'blockRecommendations',
    'fields',
    'friendlyText',
    'hasChannels',
    'hasForm',
    'id',
    'isWorkflow',
    'name',
    'parentId',
    'product',
    'selfHelpServices',
    'useSoftAccountFields',
  ])
  expect(topic.friendlyText).toContain('href="/support/en-US/help/product/wow/1210/1211/solution#kb-first"')
  expect(topic.friendlyText).toContain(`src="${holder.current().assetUrl('wow/tile.svg')}"`)
  expect(topic.friendlyText).not.toContain('script')
  expect(topic.selfHelpServices).toEqual([
    {
      serviceId: 'unstuck',
      isSelfHelpChannel: true,
      title: 'Unstuck',
      url: 'https://small.example/unstuck',
      description: 'Free yourself',
      tagText: null,
      tagClass: null,
      imageName: 'life-buoy',
      imageUrl: null,
      iconUrl: null,
    },
  ])
  expect(topic.fields[0]).toEqual({
    key: 'realm',
    label: 'Realm',
    tooltip: null,
    content: null,
    footer: null,
    placeholder: null,
    required: true,
    loginRequired: false,
    secure: false,
    type: 'option',
    renderMethod: 'dropdown',
    choices: 'fixed',
    secretQuestions: [],
    realms: [],
    minLength: null,
    maxLength: null,
    options: [
      { id: 'a', label: 'Alpha', selected: false, disabled: false },
      { id: 'b', label: 'Beta', selected: false, disabled: false },
    ],
  })
  // The names other systems give field types never reach the wire.
  expect(topic.fields[1].type).toBe('account')
  expect((await get('categories/en-US/1200/solution')).statusCode).toBe(404)
})

test('[API-23] a player’s topic holds what they own and is kept nowhere; a visitor’s is shared as before (T3)', async () => {
  const topic = 'categories/en-US/1211/solution'
  const shared = await get(topic)
  expect(shared.headers).toMatchObject({
    'cache-control': 'public, max-age=60',
    vary: expect.stringContaining('cookie'),
  })
  expect(shared.json().fields[1]).toMatchObject({ choices: 'offered', options: [{ id: 'one' }] })
  expect(shared.body).not.toContain('choicesFrom')

  const own = await get(topic, { headers: { 'x-visitor': 'player' } })
  expect(own.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: expect.stringContaining('cookie') })
  expect(own.json().fields[1]).toMatchObject({
    choices: 'own',
    options: [{ id: 'roa1', label: 'ROA1', selected: true, disabled: false }],
  })
  expect(own.json().fields[0]).toEqual(shared.json().fields[0])
  expect(own.body).not.toContain('choicesFrom')

  profile = 'silent'
  const silent = await get(topic, { headers: { 'x-visitor': 'player' } })
  expect([silent.statusCode, silent.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(silent.json().fields[1]).toMatchObject({ choices: 'silent', options: [] })
  // Nothing of a player is left for whoever comes next.
  expect((await get(topic)).body).toBe(shared.body)
  // A topic without such fields is not kept for players either.
  const plain = await get('categories/en-US/1300/solution', { headers: { 'x-visitor': 'player' } })
  expect(plain.headers['cache-control']).toBe('private, no-store')
  expect((await get('categories/en-US/1200/solution', { headers: { 'x-visitor': 'player' } })).statusCode).toBe(404)
})

test('an article published anew ends the pages of the topics that offer one, there or not, and no others', async () => {
  const topics = smallPackFiles()['products/wow/topics.yaml']!.replace('promos: [unstuck]', 'promos: [article/9852]')
  const offersGone = topics.replace('{ id: 1212,', '{ id: 1212, promos: [article/777],')
  const its = createContentHolder(smallContent({ 'products/wow/topics.yaml': offersGone }))
  const own = await roomsApp({ content: its, register: (root) => registerCatalogueRoutes(root, depsOf(its)) })
  const page = async (id: number) => own.inject(`/services/bft/api/categories/en-US/${id}/solution`)
  const tags = async () => [
    (await page(1211)).headers.etag,
    (await page(1212)).headers.etag,
    (await page(1300)).headers.etag,
  ]
  const before = await tags()
  const article = { ...its.current().written('en-US', '9852')!, title: 'What holds' }
  const came = { locale: 'en-US', id: '777', article: { ...article, id: '777', title: 'Mail' } }
  its.swap(its.current().with({ articles: [{ locale: 'en-US', id: '9852', article }, came] }, 'small.1'))
  const after = await tags()
  expect(after.map((tag, place) => tag === before[place])).toEqual([false, false, true])
  expect((await page(1211)).json().selfHelpServices).toMatchObject([{ title: 'What holds' }])
  expect((await page(1212)).json().selfHelpServices).toMatchObject([{ title: 'Mail' }])
})

test('[API-24] [API-57] [ENTITY-14] channels by order, ties by type; a phone callback is a phone', async () => {
  const channels = await json('categories/de-DE/1211/channels')
  expect(channels.map((each: { channelType: string }) => each.channelType)).toEqual(['ticket', 'phone', 'chat'])
  expect(channels[0]).toEqual({
    channelType: 'ticket',
    description: 'Schreiben',
    ewt: null,
    enabled: true,
    loginRequired: false,
    order: 1,
    openTime: null,
    agentType: null,
    chatLocale: null,
    lpDivId: null,
    warningTitle: null,
    warningMessage: null,
    responseMessage: null,
    productShortName: 'wow',
    parentCategoryId: 1210,
  })
  expect(channels[1]).toMatchObject({ ewt: 5 })
  expect(channels[2]).toMatchObject({ chatLocale: 'en-US', agentType: 'gm' })
  expect((await get('categories/de-DE/7/channels')).statusCode).toBe(404)
})

test('channels change at the desk: the nearest category wins, and an old entity tag no longer fits', async () => {
  const before = await get('categories/en-US/1211/channels')
  const again = await get('categories/en-US/1211/channels', {
    headers: { 'if-none-match': String(before.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  overrides = {
    1200: [{ channelType: 'chat', enabled: false }],
    1211: [{ channelType: 'phone', enabled: false, ewt: null, order: 9 }],
  }
  overridesVersion = 1
  const after = await get('categories/en-US/1211/channels', {
    headers: { 'if-none-match': String(before.headers.etag) },
  })
  expect(
    after.json().map((each: { channelType: string; enabled: boolean }) => [each.channelType, each.enabled]),
  ).toEqual([
    ['ticket', true],
    ['chat', false],
    ['phone', false],
  ])
})

test("[API-38] [ENTITY-21] trending topics of a product; a category has its own, those above it, or the product's", async () => {
  expect(await json('trending/en-US/wow')).toEqual([
    {
      name: 'Maintenance',
      title: 'Maintenance',
      description: 'Tonight',
      url: 'article/9852',
      imageName: 'tile.svg',
      imageUrl: holder.current().assetUrl('wow/tile.svg'),
      imageUrlMobile: null,
      target: '_self',
      backgroundPositionY: 30,
      externalLinkConfirmation: false,
    },
  ])
  expect((await json('trending/en-US/wow/1211')).map((each: { name: string }) => each.name)).toEqual(['Quests'])
  expect((await json('trending/en-US/wow/1300')).map((each: { name: string }) => each.name)).toEqual(['Maintenance'])
  expect((await get('trending/en-US/nogame')).statusCode).toBe(404)
})

test('[API-21] [API-22] [ENTITY-22] self-services and resources, with and without a category', async () => {
  const services = [
    {
      url: 'https://shop.small.example/',
      title: 'Laden',
      description: 'Buy',
      imageName: 'shopping-cart',
      imageUrl: null,
      target: '_self',
      externalLinkConfirmation: true,
    },
  ]
  expect(await json('categories/self-services/de-DE/wow')).toEqual(services)
  expect(await json('categories/self-services/de-DE/wow/1211')).toEqual(services)
  const resources = [
    {
      url: 'https://forum.small.example/',
      title: 'Forum',
      imageName: 'assets/wow/tile.svg',
      imageUrl: holder.current().assetUrl('wow/tile.svg'),
      imageSizeClass: 'large',
    },
  ]
  expect(await json('categories/resources/en-US/wow')).toEqual(resources)
  expect(await json('categories/resources/en-US/wow/1300')).toEqual(resources)
  expect((await get('categories/resources/en-US/wow/9')).statusCode).toBe(404)
})

test('answers carry the version of their content and may be kept', async () => {
  const { headers } = await get('categories/en-US/wow')
  expect(headers['content-version']).toBe(holder.current().version)
  expect(headers['cache-control']).toBe('public, max-age=60')
  expect(headers.etag).toMatch(/^"[\w-]+"$/)
})

test('content swapped under many readers: no answer mixes versions', async () => {
  const titled = (title: string) =>
    smallContent({ 'headers.yaml': `- { name: games, title: ${title} }\n- { name: services, title: ${title} }\n` })
  const versions = [titled('One'), titled('Two')]
  const swapping = createContentHolder(versions[0])
  const busy = await roomsApp({
    content: swapping,
    register: (root) =>
      registerCatalogueRoutes(root, {
        documents: createDocumentCache(swapping),
        channelOverrides: { forTopic: () => [], version: () => 0 },
        penalties: { productsWithPenalty: async () => new Set() },
        ownFields: createOwnFields(null),
        content: swapping.current,
        features: { isOn: () => false },
      }),
  })
  const titleOf = new Map(versions.map((version, index) => [version.version, index === 0 ? 'One' : 'Two']))
  const seen = new Set<string>()
  /** Ten readers at once; the first of them swaps before each of its own requests, while the others' are under way. */
  const reader = async (index: number): Promise<void> => {
    for (let count = 0; count < 20; count += 1) {
      if (index === 0) swapping.swap(versions[count % 2]!)
      const answer = await busy.inject('/services/bft/api/headers/en-US')
      const title = titleOf.get(String(answer.headers['content-version'])) ?? 'no such version'
      expect(answer.json().map((header: { title: string }) => header.title)).toEqual([title, title])
      seen.add(title)
    }
  }
  await Promise.all(Array.from({ length: 10 }, (_each, index) => reader(index)))
  expect([...seen].sort()).toEqual(['One', 'Two'])
})
