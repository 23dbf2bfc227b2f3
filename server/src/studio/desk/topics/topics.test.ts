// Topics and their forms, from a draft to a filed case (CD-412).
import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  ContentDocuments,
  ImportReport,
  PublishedTopics,
  StudioSheet,
  StudioVersions,
  TopicEffects,
  TopicField,
  TopicSheet,
  TopicTree,
  TopicUse,
  TopicVersion,
} from '#generated/server/desk/schemas.ts'
import { deskClients, type DeskClient } from '../../../../../tests/support/desk-token.ts'
import { openContentStore } from '../../../compose/content-store.ts'
import { readWholePack } from '../../../content/whole-pack.ts'
import { createManualClock } from '../../../lib/clock.ts'
import { api, startTestServer, type TestServer } from '../../../../../tests/support/test-server.ts'

let server: TestServer
let wren: DeskClient
let pen: DeskClient
let kim: DeskClient
let clients: Awaited<ReturnType<typeof deskClients>>
const clock = createManualClock(new Date().toISOString())
beforeAll(async () => {
  server = await startTestServer({ clock })
  clients = await deskClients(server, () => clock.now())
  wren = await clients('writer', 'wren')
  pen = await clients('writer', 'pen')
  kim = await clients('lead', 'kim')
})
afterAll(() => server.close())

const game = 'wow'
const at = (rest = ''): string => `/topic-trees/${game}${rest}`
const tree = async (who = wren): Promise<TopicTree> => (await who('GET', at())).json<TopicTree>()
const sheet = async (id: number, who = wren): Promise<TopicSheet> =>
  (await who('GET', at(`/topics/${id}`))).json<TopicSheet>()
const toRequest = ({
  isTopic: _t,
  fields: _f,
  channels: _c,
  change: _h,
  mark: _mark,
  mistakes: _m,
  ...node
}: TopicTree['nodes'][number]) => node
const saveTree = async (who: DeskClient, { mark, nodes }: { mark: string; nodes: object[] }) =>
  who('PUT', at(), { json: { mark, nodes } })
const saveSheet = async (who: DeskClient, { mark, categoryId, topic }: TopicSheet) =>
  who('PUT', at(`/topics/${categoryId}`), { json: { mark, topic } })
const publish = async (who: DeskClient, note = 'for the test') =>
  who('POST', at('/publish'), { json: { draft: (await tree()).draft, note } })
const shown = (path: string, text: string) =>
  expect.poll(async () => (await server.app.inject({ url: `${api}${path}` })).body, { interval: 50 }).toContain(text)

const field = (key: string, part: Partial<TopicField> = {}): TopicField => ({
  key,
  label: { 'en-US': key },
  tooltip: {},
  content: {},
  footer: {},
  placeholder: {},
  required: true,
  loginRequired: false,
  secure: false,
  type: 'string',
  renderMethod: 'text',
  choices: null,
  options: [],
  secretQuestions: [],
  minLength: null,
  maxLength: null,
  shownWhen: null,
  ...part,
})
const option = (id: string) => ({ id, label: { 'en-US': id }, selected: false, disabled: false })
const where = field('where', { type: 'option', renderMethod: 'dropdown', options: [option('pc'), option('phone')] })
const device = field('device', { shownWhen: { field: 'where', is: ['phone'] } })

const file = async (categoryId: number, answers: object) => {
  const player = await server.signIn({ id: 'filing' })
  const form = new FormData()
  const fields = { description: 'Stuck.', ...answers }
  form.append('form', JSON.stringify({ fields, categoryId, channel: 'ticket', locale: 'en-US', game }))
  return player.send('POST', `${api}/submit`, { form, headers: { 'idempotency-key': crypto.randomUUID() } })
}
/** Which content is shown, and the pack's version beneath it. */
const present = async (): Promise<{ name: string; base: string }> => {
  const { contentVersion } = (await (await clients('admin'))('GET', '/content/pack')).json<ContentDocuments>()
  return { name: contentVersion, base: contentVersion.replace(/\.\d+$/, '') }
}
const discard = async (): Promise<void> => {
  await wren('DELETE', at('/draft'))
}

test('a topic with a conditional field is made, published by somebody else, and filed through', async () => {
  const first = await tree()
  expect(first).toMatchObject({ draft: 0, defaultLocale: 'en-US', languages: [], writtenBy: null, mayPublish: false })
  const group = first.nodes.find(({ parentId, isTopic }) => parentId === 0 && !isTopic)!
  const fresh = { ...toRequest(group), id: null, parentId: group.id, name: { 'en-US': 'My lantern is out' } }
  const added = await saveTree(wren, { mark: first.mark, nodes: [...first.nodes.map(toRequest), fresh] })
  expect(added.statusCode, added.body).toBe(200)
  const node = added.json<TopicTree>().nodes.find(({ name }) => name['en-US'] === 'My lantern is out')!
  expect(node).toMatchObject({ parentId: group.id, isTopic: true, fields: 0, change: 'new', mistakes: 0 })

  const blank = await sheet(node.id)
  expect(blank).toMatchObject({ isLive: false, topic: { fields: [], channels: [] } })
  const { channels } = (await sheet(1211)).topic
  const written = { ...blank, topic: { ...blank.topic, channels, fields: [device, where] } }
  const wrong = await saveSheet(wren, written)
  expect(wrong.json<TopicSheet>().findings.find(({ isBlocking }) => isBlocking)).toMatchObject({
    code: 'condition-later',
    field: 0,
    property: 'shownWhen',
  })
  const refused = await publish(pen)
  expect(refused.statusCode, refused.body).toBe(422)
  expect(
    refused.json<{ validationErrors: { fieldErrors: { field: string }[] } }>().validationErrors.fieldErrors[0]!.field,
  ).toBe(`${node.id}.fields.0.shownWhen`)
  const { mark } = wrong.json<TopicSheet>()
  const mended = await saveSheet(wren, { ...written, mark, topic: { ...written.topic, fields: [where, device] } })
  expect(mended.json<TopicSheet>().findings.filter(({ isBlocking }) => isBlocking)).toEqual([])

  expect((await publish(wren)).statusCode).toBe(403)
  expect(await tree()).toMatchObject({ needsReviewer: true, mayPublish: false, writtenBy: { displayName: 'Wren' } })
  const { items } = (await pen('GET', at('/effects'))).json<TopicEffects>()
  expect(items.map(({ kind, categoryId, openCases }) => [kind, categoryId, openCases])).toEqual([
    ['topic-added', node.id, null],
  ])
  const published = await publish(pen)
  expect(published.statusCode, published.body).toBe(200)
  await shown(`/categories/en-US/${node.id}/solution`, '"shownWhen":{"field":"where","is":["phone"]}')
  expect((await tree()).draft).toBe(0)

  expect((await file(node.id, { where: 'phone' })).json()).toMatchObject({
    validationErrors: { fieldErrors: [{ field: 'fields.device', code: 'required' }] },
  })
  const filed = await file(node.id, { where: 'phone', device: 'Lantern 3' })
  expect(filed.statusCode, filed.body).toBe(200)
  expect((await file(node.id, { where: 'pc' })).statusCode).toBe(200)

  const use = (await wren('GET', at(`/use?category=${node.id}`))).json<TopicUse>()
  expect(use.topics[0]).toMatchObject({
    openCases: { count: 2, isMore: false },
    fields: [
      { key: 'where', openCases: { count: 2 } },
      { key: 'device', openCases: { count: 1 } },
    ],
  })
  const now = await sheet(node.id)
  await saveSheet(wren, {
    ...now,
    topic: { ...now.topic, fields: [{ ...where, options: [option('pc'), option('console')] }], channels: [] },
  })
  const changed = (await wren('GET', at('/effects'))).json<TopicEffects>().items
  expect(changed.map(({ kind, key, openCases }) => [kind, key, openCases?.count])).toEqual([
    ['option-removed', 'where', 2],
    ['field-removed', 'device', 1],
    ...channels.map(({ channelType }) => ['channel-removed', channelType, channelType === 'ticket' ? 2 : 0]),
  ])
  await discard()
})

test('versions say who, when and why; going back brings the form back and leaves an open draft', async () => {
  const before = await sheet(1300)
  await saveSheet(kim, { ...before, topic: { ...before.topic, fields: [...before.topic.fields, field('lamp')] } })
  const made = (await publish(kim, 'lamps matter')).json<PublishedTopics>()
  await shown('/categories/en-US/1300/solution', '"key":"lamp"')
  const versions = (await kim('GET', at('/versions'))).json<StudioVersions>().items
  expect(versions[0]).toMatchObject({
    number: made.version,
    cause: 'publish',
    by: { displayName: 'Kim' },
    note: 'lamps matter',
    isLive: true,
  })
  expect(versions.at(-1)).toMatchObject({ number: 0, cause: 'pack', by: null, isLive: false })
  const other = await sheet(1211)
  await saveSheet(wren, { ...other, topic: { ...other.topic, friendlyText: { 'en-US': 'A draft.' } } })
  const back = await kim('POST', at('/rollback'), { json: { version: versions[1]!.number, note: 'too early' } })
  expect(back.statusCode, back.body).toBe(200)
  await expect
    .poll(async () => (await server.app.inject({ url: `${api}/categories/en-US/1300/solution` })).body, {
      timeout: 90_000,
      interval: 50,
    })
    .not.toContain('"key":"lamp"')
  expect((await sheet(1211)).topic.friendlyText).toEqual({ 'en-US': 'A draft.' })
  expect((await kim('POST', at('/rollback'), { json: { version: 9_999, note: '' } })).statusCode).toBe(404)
  // A writer's way back waits for somebody else, and so does a topic they take away (T44).
  const asked = await wren('POST', at('/rollback'), { json: { version: made.version, note: 'lamps again' } })
  expect(asked.json()).toMatchObject({ version: null, publishAt: null })
  expect(await tree()).toMatchObject({ state: 'review', askedBy: { displayName: 'Wren' }, note: 'lamps again' })
  expect((await publish(wren)).statusCode).toBe(403)
  await discard()
  const drafts = (await kim('GET', at('/versions'))).json<StudioVersions>().items
  expect(drafts[0]).toMatchObject({ cause: 'draft', writtenBy: { displayName: 'Wren' } })
})

test('a publication is one row over the pack: nothing of the pack is written again, and one document beside it stays', async () => {
  const { base } = await present()
  const its = await sheet(1300)
  await saveSheet(kim, { ...its, topic: { ...its.topic, friendlyText: { 'en-US': 'Laid over.' } } })
  const other = (await server.app.inject({ url: `${api}/product/en-US/services` })).headers['etag']
  const made = (await publish(kim)).json<PublishedTopics>()
  expect(made.contentVersion).toMatch(new RegExp(`^${base}\\.\\d+$`))
  await shown('/categories/en-US/1300/solution', 'Laid over.')
  expect(await present()).toMatchObject({ base, name: made.contentVersion })
  expect((await server.app.inject({ url: `${api}/product/en-US/services` })).headers['etag']).toBe(other)
  // What is changed elsewhere takes it in, as it was written.
  const admin = await clients('admin')
  const { documents } = (await admin('GET', '/content/penalty-reasons')).json<ContentDocuments>()
  const put = await admin('PUT', '/content/penalty-reasons/reasons', {
    json: {
      contentVersion: made.contentVersion,
      document: { codes: [...(documents[0]!.document['codes'] as string[]), 'NEW'] },
    },
  })
  expect(put.statusCode, put.body).toBe(200)
  expect(put.json<ImportReport>().contentVersion.startsWith(`${base}.`)).toBe(false)
  await shown('/categories/en-US/1300/solution', 'Laid over.')
  expect((await sheet(1300)).topic.friendlyText).toEqual({ 'en-US': 'Laid over.' })
  const [newest] = (await kim('GET', at('/versions'))).json<StudioVersions>().items
  expect(newest).toMatchObject({ number: made.version, isLive: true })
})

test('two people write at two topics of a game at once; at the same one the later is refused', async () => {
  const [one, other] = [await sheet(1300), await sheet(1211)]
  const text = (who: string) => ({ friendlyText: { 'en-US': `By ${who}.` } })
  expect((await saveSheet(wren, { ...one, topic: { ...one.topic, ...text('Wren') } })).statusCode).toBe(200)
  expect((await saveSheet(pen, { ...other, topic: { ...other.topic, ...text('Pen') } })).statusCode).toBe(200)
  expect((await sheet(1300)).topic.friendlyText).toEqual({ 'en-US': 'By Wren.' })
  expect((await saveSheet(pen, { ...one, topic: { ...one.topic, ...text('Pen') } })).statusCode).toBe(409)
  expect((await kim('POST', at('/publish'), { json: { draft: 1, note: '' } })).statusCode).toBe(409)
  await discard()
  expect((await wren('DELETE', at('/draft'))).statusCode).toBe(404)
})

test('a draft waits for a review, is sent back with a reason, and goes before players by somebody else', async () => {
  const its = await sheet(1300)
  await saveSheet(wren, { ...its, topic: { ...its.topic, friendlyText: { 'en-US': 'To be looked at.' } } })
  const { draft } = await tree()
  const ask = (who: DeskClient, number: number, step: string, note: string) =>
    who('POST', at(`/${step}`), { json: { draft: number, note } })
  expect((await ask(pen, draft, 'return', 'not asked for')).statusCode).toBe(409)
  const asked = await ask(wren, draft, 'review', 'is it clear?')
  expect(asked.statusCode, asked.body).toBe(200)
  expect(asked.json<TopicTree>()).toMatchObject({
    state: 'review',
    askedBy: { displayName: 'Wren' },
    note: 'is it clear?',
    needsReviewer: true,
  })
  expect((await ask(wren, draft, 'review', 'again')).statusCode).toBe(409)
  expect((await publish(wren)).statusCode).toBe(403)
  const back = await ask(pen, draft, 'return', 'say it shorter')
  expect(back.json<TopicTree>()).toMatchObject({
    state: 'draft',
    askedBy: null,
    returnedBy: { displayName: 'Pen' },
    note: 'say it shorter',
  })
  expect((await ask(wren, draft, 'review', 'shorter now')).statusCode).toBe(200)
  expect((await publish(pen)).statusCode).toBe(200)
  expect(await tree()).toMatchObject({ draft: 0, state: 'published', askedBy: null, note: '' })
  // What cannot be published is not asked about.
  const wrong = await sheet(1300)
  await saveSheet(wren, { ...wrong, topic: { ...wrong.topic, fields: [device] } })
  expect((await ask(wren, (await tree()).draft, 'review', '')).statusCode).toBe(422)
  await discard()
})

test('approved topics go before players by the clock, and are taken back before it', async () => {
  const its = await sheet(1300)
  await saveSheet(wren, { ...its, topic: { ...its.topic, friendlyText: { 'en-US': 'By the clock.' } } })
  const at60 = () => new Date(clock.now().getTime() + 60_000).toISOString()
  const later = async (time: string) =>
    kim('POST', at('/publish'), { json: { draft: (await tree()).draft, note: 'at noon', at: time } })
  const first = at60()
  expect((await later(first)).json()).toEqual({ version: null, contentVersion: null, publishAt: first })
  expect(await tree()).toMatchObject({ state: 'scheduled', publishAt: first })
  const { draft } = await tree()
  const back = await kim('POST', at('/return'), { json: { draft, note: 'not yet' } })
  expect(back.json<TopicTree>()).toMatchObject({ state: 'draft', publishAt: null, returnedBy: { displayName: 'Kim' } })
  await later(at60())
  clock.advance(61)
  await expect
    .poll(
      async () => {
        await server.jobs.runDue()
        clock.advance(3)
        return (await server.app.inject({ url: `${api}/categories/en-US/1300/solution` })).body
      },
      { interval: 100 },
    )
    .toContain('By the clock.')
  const [newest] = (await kim('GET', at('/versions'))).json<StudioVersions>().items
  expect(newest).toMatchObject({ cause: 'timed', by: null, writtenBy: { displayName: 'Wren' }, note: 'at noon' })
  expect(await tree()).toMatchObject({ draft: 0, state: 'published', publishAt: null })
})

test('what is otherwise than in a version is said in words', async () => {
  const { items } = (await kim('GET', at('/versions'))).json<StudioVersions>()
  const live = items.find(({ isLive }) => isLive)!
  const since = async (number: number) => (await kim('GET', at(`/versions/${number}`))).json<TopicVersion>()
  expect(await since(live.number)).toEqual({ number: live.number, items: [], isMore: false })
  const its = await sheet(1300)
  await saveSheet(wren, { ...its, topic: { ...its.topic, fields: [...its.topic.fields, field('lantern')] } })
  expect((await since(live.number)).items).toMatchObject([
    { kind: 'field-added', categoryId: 1300, key: 'lantern', openCases: null },
  ])
  expect((await kim('GET', at('/versions/9999'))).statusCode).toBe(404)
  await discard()
})

test('two people move in one tree: what touches different entries is kept, the same one is the first one’s', async () => {
  const { mark, nodes } = await tree()
  const read = nodes.map(({ id, parentId, mark: said }) => ({ id, parentId, mark: said }))
  const below = (parent: number, all: TopicTree['nodes']) =>
    all.filter(({ parentId }) => parentId === parent).map(({ id }) => id)
  const moved = (id: number, parentId: number) => [
    ...nodes.filter((node) => node.id !== id).map(toRequest),
    { ...toRequest(nodes.find((node) => node.id === id)!), parentId },
  ]
  const save = (who: DeskClient, wanted: object[], withRead = true) =>
    who('PUT', at(), { json: { mark, nodes: wanted, ...(withRead ? { read } : {}) } })
  expect((await save(wren, moved(1300, 1210))).statusCode).toBe(200)
  expect((await save(pen, moved(1212, 0), false)).statusCode).toBe(409)
  const both = await save(pen, moved(1212, 0))
  expect(both.statusCode, both.body).toBe(200)
  const after = both.json<TopicTree>().nodes
  expect(below(1210, after)).toEqual([...below(1210, nodes).filter((id) => id !== 1212), 1300])
  expect(below(0, after)).toEqual([...below(0, nodes).filter((id) => id !== 1300), 1212])
  // The same one: the first stays, and the draft with it.
  expect((await save(pen, moved(1300, 1200))).statusCode).toBe(409)
  expect((await tree()).nodes).toEqual(after)
  await discard()
})

test('a tree is refused where it is none, and moves and renames where it is one', async () => {
  const { mark, nodes } = await tree()
  const plain = nodes.map(toRequest)
  const refused = async (changed: object[]) => (await saveTree(wren, { mark, nodes: changed })).statusCode
  expect(await refused([...plain].reverse())).toBe(422)
  expect(await refused([...plain, plain[0]!])).toBe(422)
  expect(await refused([...plain, { ...plain[0]!, id: 900_000_000 }])).toBe(422)
  // Below a topic with a form there is no place.
  expect(await refused([...plain, { ...plain[0]!, id: null, parentId: 1211 }])).toBe(422)
  expect((await saveTree(wren, { mark: '000000000000', nodes: plain })).statusCode).toBe(409)

  const moved = plain.filter(({ id }) => id !== 1211)
  const target = nodes.find(({ isTopic, parentId }) => !isTopic && parentId === 0)!
  const name = { 'en-US': 'Quests, moved' }
  const after = await saveTree(wren, {
    mark,
    nodes: [...moved, { ...plain.find(({ id }) => id === 1211)!, parentId: target.id, name }],
  })
  expect(after.statusCode, after.body).toBe(200)
  const { items } = (await wren('GET', at('/effects'))).json<TopicEffects>()
  expect(items.map(({ kind, categoryId }) => [kind, categoryId])).toEqual(
    expect.arrayContaining([
      ['topic-moved', 1211],
      ['topic-changed', 1211],
    ]),
  )
  expect((await publish(pen)).statusCode).toBe(200)
  await shown(`/category/children/en-US/${game}/${target.id}`, 'Quests, moved')
})

test('a topic that articles belong to is not taken away under them', async () => {
  const { mark, nodes } = await tree()
  const named = nodes.find(({ id }) => id === 1211)!
  const use = (await wren('GET', at(`/use?category=${named.id}`))).json<TopicUse>()
  const kept = nodes.map(toRequest).filter(({ id }) => id !== named.id)
  const gone = (await saveTree(wren, { mark, nodes: kept })).json<TopicTree>()
  expect(use).toMatchObject({ articles: ['Disclaimer'], articleCount: 1 })
  expect(gone.findings[0]).toMatchObject({ code: 'still-named', isBlocking: true, message: 'Disclaimer' })
  expect((await publish(pen)).statusCode).toBe(422)
  await discard()
})

test('what was closed by hand stays closed elsewhere, and is as written where its channels were published', async () => {
  const close = (id: number) =>
    kim('PUT', `/categories/${id}/channels`, {
      json: { channels: [{ channelType: 'ticket', enabled: false, ewt: null, openTime: null, order: 1 }] },
    })
  const isOpen = async (id: number): Promise<boolean | undefined> =>
    (await server.app.inject({ url: `${api}/categories/en-US/${id}/channels` }))
      .json<{ channelType: string; enabled: boolean }[]>()
      .find(({ channelType }) => channelType === 'ticket')?.enabled
  const [here, elsewhere] = [1300, 1211]
  expect([(await close(here)).statusCode, (await close(elsewhere)).statusCode]).toEqual([200, 200])
  const its = await sheet(here)
  expect(its.overridden).toEqual(['ticket'])
  const channels = its.topic.channels.map((channel) => ({ ...channel, ewt: 77 }))
  await saveSheet(kim, { ...its, topic: { ...its.topic, channels } })
  expect((await publish(kim)).statusCode).toBe(200)
  await shown(`/categories/en-US/${here}/channels`, '"ewt":77')
  expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false])
})

test('another game is as if it were not there; who sees some languages changes their words alone', async () => {
  const elsewhere = await clients('writer', 'far', { desk_games: ['services'] })
  expect((await elsewhere('GET', at())).statusCode).toBe(404)
  expect((await elsewhere('GET', at('/use?category=1211'))).statusCode).toBe(404)
  expect((await wren('GET', '/topic-trees/no-such-game')).statusCode).toBe(404)
  expect((await wren('GET', at('/topics/999999999'))).statusCode).toBe(404)
  const german = await clients('writer', 'gerda', { desk_languages: ['de-DE'] })
  const its = await sheet(1300, german)
  expect((await tree(german)).languages).toEqual(['de-DE'])
  const said = (locale: string) => ({ ...its.topic.friendlyText, [locale]: 'Anders.' })
  const words = (locale: string) => saveSheet(german, { ...its, topic: { ...its.topic, friendlyText: said(locale) } })
  expect((await words('en-US')).statusCode).toBe(403)
  const more = { ...its.topic, fields: [...its.topic.fields, field('more')] }
  expect((await saveSheet(german, { ...its, topic: more })).statusCode).toBe(403)
  expect((await words('de-DE')).statusCode).toBe(200)
  await discard()
})

test('an article offered first is shown with its title of today, and no more once it is gone; an export comes back as it was', async () => {
  const solution = async (): Promise<{ serviceId: string; title: string; url: string }[]> =>
    (await server.app.inject({ url: `${api}/categories/en-US/1212/solution` })).json<{
      selfHelpServices: { serviceId: string; title: string; url: string }[]
    }>().selfHelpServices
  const document = '/studio/articles/en-US~700142'
  const writeArticle = async (title: string): Promise<void> => {
    const sheetOf = async () => (await kim('GET', document)).json<StudioSheet>()
    const before = (await kim('GET', document)).statusCode === 200 ? (await sheetOf()).draft : 0
    const source = `---\nid: '700142'\ntitle: ${title}\nsummary: How loot rolls.\nproducts: [wow]\nupdated: 2026-11-20\n---\nIt rolls.\n`
    const written = await kim('PUT', `${document}/draft`, { json: { draft: before, source } })
    expect(written.statusCode, written.body).toBe(200)
    const { draft } = await sheetOf()
    const published = await kim('POST', `${document}/publish`, { json: { draft, note: '' } })
    expect(published.statusCode, published.body).toBe(200)
    await shown('/article/en-US/700142', title)
  }
  await writeArticle('Loot')
  const its = await sheet(1212)
  expect(its.offers.find(({ id }) => id === 'unstuck')).toMatchObject({
    title: { 'en-US': 'Unstuck' },
    isGone: false,
  })
  const wrong = await saveSheet(kim, { ...its, topic: { ...its.topic, promos: ['no-such-service'] } })
  expect(wrong.json<TopicSheet>()).toMatchObject({
    findings: expect.arrayContaining([
      expect.objectContaining({ code: 'promo-missing', isBlocking: true, message: 'no-such-service' }),
    ]),
    offers: expect.arrayContaining([{ id: 'no-such-service', title: {}, url: 'no-such-service', isGone: true }]),
  })
  const refused = await publish(kim)
  expect([
    refused.statusCode,
    refused.json<{ validationErrors: { fieldErrors: object[] } }>().validationErrors.fieldErrors,
  ]).toMatchObject([422, [{ field: '1212.promos', message: 'promo-missing no-such-service' }]])
  const promos = ['article/700142', 'unstuck']
  const topic = { ...its.topic, promos, phrases: { 'en-US': ['The loot rolled away'] } }
  const saved = await saveSheet(kim, { ...(await sheet(1212)), topic })
  expect(saved.json<TopicSheet>().offers.find(({ id }) => id === 'article/700142')).toMatchObject({ isGone: false })
  const { items } = (await kim('GET', at('/effects'))).json<TopicEffects>()
  expect(items.map(({ kind, categoryId }) => [kind, categoryId])).toEqual([
    ['promos-changed', 1212],
    ['phrases-changed', 1212],
  ])
  expect((await publish(kim)).statusCode).toBe(200)
  await shown('/categories/en-US/1212/solution', 'article-700142')
  const [first, second] = await solution()
  expect([first, second]).toMatchObject([{ url: 'article/700142' }, { serviceId: 'unstuck' }])

  // Another title is shown without another publication of the topics.
  await writeArticle('Where loot rolls')
  await shown('/categories/en-US/1212/solution', 'Where loot rolls')

  // All that an export holds, taken in again, is the same.
  const contentStore = openContentStore(server.database)
  const exported = (await readWholePack(contentStore))!
  expect(exported.files.get(`products/${game}/topics.yaml`)!.toString()).toContain('article/700142')
  const files = [...exported.files].map(([path, data]) => ({ path, encoding: 'base64', data: data.toString('base64') }))
  const taken = await (await clients('admin'))('POST', '/content/import', { json: { files } })
  expect(taken.statusCode, taken.body).toBe(200)
  const after = (await readWholePack(contentStore))!
  expect([...after.files.keys()]).toEqual([...exported.files.keys()])
  for (const [name, data] of exported.files) expect(after.files.get(name)?.equals(data), name).toBe(true)
  await shown('/categories/en-US/1212/solution', 'Where loot rolls')
  expect((await sheet(1212)).topic).toMatchObject({ promos, phrases: { 'en-US': ['The loot rolled away'] } })

  expect((await kim('DELETE', document)).statusCode).toBe(204)
  await expect.poll(solution, { interval: 50 }).toMatchObject([{ serviceId: 'unstuck' }])
  await expect
    .poll(async () => (await sheet(1212)).findings.find(({ code }) => code === 'promo-missing'))
    .toMatchObject({ isBlocking: false, message: 'article/700142', property: 'promos' })
})

// Last, since it moves the clock on by a day.
test('a channel opens and closes by its hours, as the desk was told, and nothing is filed through a closed one', async () => {
  const id = 1300
  const day = new Date(clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  const hours = {
    timeZone: 'UTC',
    week: [],
    exceptions: [{ date: day, name: 'Open house', hours: [{ from: '10:00', to: '12:00' }] }],
  }
  const its = await sheet(id, kim)
  const channels = its.topic.channels.map((channel) =>
    channel.channelType === 'ticket' ? { ...channel, openTime: {}, ewt: 78, hours } : channel,
  )
  const saved = await saveSheet(kim, { ...its, topic: { ...its.topic, channels } })
  expect(saved.statusCode, saved.body).toBe(200)
  const { openings, topic, findings } = saved.json<TopicSheet>()
  expect(findings.filter(({ isBlocking }) => isBlocking)).toEqual([])
  expect(openings).toEqual([{ channelType: 'ticket', isOpen: false, until: `${day}T10:00:00.000Z`, openTime: {} }])
  expect(topic.channels.find(({ channelType }) => channelType === 'ticket')?.hours).toEqual(hours)
  // Half a zone is no mistake of the server's.
  const lost = channels.map((channel) => ({ ...channel, hours: { ...hours, timeZone: 'Europe/Atlantis' } }))
  const wrong = (
    await saveSheet(kim, { ...saved.json<TopicSheet>(), topic: { ...its.topic, channels: lost } })
  ).json<TopicSheet>()
  expect(wrong.openings).toEqual([])
  expect(wrong.findings[0]).toMatchObject({ code: 'content', isBlocking: true, channel: 'ticket' })
  expect((await publish(kim)).statusCode).toBe(422)
  await saveSheet(kim, { ...wrong, topic: { ...its.topic, channels } })
  expect((await publish(kim)).statusCode).toBe(200)

  const path = `/categories/en-US/${id}/channels`
  await shown(path, '"ewt":78')
  const ticket = async () => {
    const answer = await server.app.inject({ url: `${api}${path}` })
    const found = answer.json<{ channelType: string; enabled: boolean; until?: string }[]>()
    return { ...found.find(({ channelType }) => channelType === 'ticket'), tag: answer.headers.etag }
  }
  const night = await ticket()
  expect(night).toMatchObject({ enabled: false, until: `${day}T10:00:00.000Z` })
  expect(night).not.toHaveProperty('hours')
  expect((await file(id, {})).statusCode).toBe(422)
  clock.set(`${day}T10:00:00.000Z`)
  const open = await ticket()
  expect(open).toMatchObject({ enabled: true, until: `${day}T12:00:00.000Z` })
  expect(open.tag).not.toBe(night.tag)
  // What its hours leave open the switch closes, and opens nothing that they close.
  const lead = await clients('lead', 'kim')
  const turn = (enabled: boolean) => lead('PUT', `/categories/${id}/channels/ticket`, { json: { enabled } })
  expect((await turn(false)).statusCode).toBe(200)
  expect(await ticket()).toMatchObject({ enabled: false })
  expect(await ticket()).not.toHaveProperty('until')
  expect((await turn(true)).statusCode).toBe(200)
  expect(await ticket()).toMatchObject({ enabled: true })
  clock.set(`${day}T12:00:00.000Z`)
  expect(await ticket()).toMatchObject({ enabled: false })
})
