import { expect, test, vi } from 'vitest'
import type { ReportEventRequest } from '#generated/server/schemas.ts'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createContentHolder } from '../content/content-holder.ts'
import { roomsApp } from '../content/testing/rooms-app.ts'
import { smallContent } from '../content/testing/small-content.ts'
import { createManualClock } from '../lib/clock.ts'
import type { AnyDatabase } from '../storage/database.ts'
import { registerTelemetryRoutes } from './routes.ts'
import { type Known, usageOfEvent, usageOfView } from './usage.ts'
import { createUsageStore } from './usage-store.ts'

const key = '3d0c7d5e-8f3a-4a2e-9d7b-2f1c1c3c9a10'

const roomWith = async (database: AnyDatabase, mostRowsADay = 5000, more: Record<string, string> = {}) => {
  const store = createUsageStore(database, mostRowsADay)
  const clock = createManualClock()
  const warnings: string[] = []
  const heard = vi.fn(async () => {})
  const app = await roomsApp({
    content: createContentHolder(smallContent()),
    register: (root) =>
      registerTelemetryRoutes(root, {
        store,
        content: createContentHolder(smallContent()),
        clock,
        heard,
        warn: (message) => warnings.push(message),
      }),
  })
  const post = async (path: string, payload: object): Promise<number> =>
    (
      await app.inject({
        method: 'POST',
        url: `/services/bft/${path}`,
        headers: { 'content-type': 'application/json', ...more },
        payload: JSON.stringify(payload),
      })
    ).statusCode
  const report = (event: string, data: object, locale = 'en-US') =>
    post(`reporting/event/${locale}`, { event, timestamp: 1_795_080_600_000, key, data })
  const today = () =>
    database.db
      .selectFrom('usage_count')
      .selectAll()
      .where('day', '=', '2026-11-18')
      .orderBy('times', 'desc')
      .orderBy('event')
      .orderBy('subject')
      .execute()
  return { store, clock, post, report, today, heard, warnings }
}

const local = smallContent().in('en-US')
const known: Known = {
  locales: ['en-US', 'de-DE'],
  product: (name) => local.product(name),
  category: (id) => local.category(id),
  article: (id) => local.article(id),
}

test.each<[ReportEventRequest['data'], string, string, string]>([
  [{}, '', '', ''],
  [{ productName: 'wow', locale: 'de-DE' }, 'wow', '', 'de-DE'],
  [{ productName: 'none', locale: 'xx-XX' }, '', '', ''],
  [{ categoryId: 1211 }, 'wow', 'category:1211', ''],
  [{ categoryId: 9, parentId: 1300 }, 'wow', 'category:1300', ''],
  [{ categoryId: 1211, parentId: 1300, productName: 'services' }, 'services', 'category:1211', ''],
  [{ categoryId: 9, parentId: 9 }, '', '', ''],
  [{ categoryId: 1211, articleId: '9852' }, 'wow', 'article:9852', ''],
  [{ categoryId: 1211, articleId: '1' }, 'wow', 'category:1211', ''],
  [{ categoryId: 1211, articleId: '9852', promotedContentId: 'news' }, 'wow', 'link:news', ''],
])('an event about %j is one of product %j about %j in %j', (data, product, subject, locale) => {
  const request = { event: 'skipEvent', timestamp: 1, key, data } as const
  expect(usageOfEvent(request, known)).toEqual({ event: 'skipEvent', product, subject, locale })
})

test.each([
  ['https://support.example/support/de-DE/help/games/wow', 'path:/games/wow', 'de-DE'],
  ['/en-US/help', 'path:/', 'en-US'],
  ['/support/en-US/help/', 'path:/', 'en-US'],
  ['/support/xx-XX/help/games', 'path:/games', ''],
  ['/support/en-us/help/games', 'path:/', ''],
  ['/support/en-US/helpful', 'path:/', ''],
  [`/en-US/help/${'x'.repeat(300)}`, `path:/${'x'.repeat(199)}`, 'en-US'],
])('a view of %s is one of %s in %j', (url, subject, locale) => {
  expect(usageOfView({ url, product: 'wow' }, known)).toEqual({ event: 'view', product: 'wow', subject, locale })
  expect(usageOfView({ url, product: 'none' }, known)).toBeUndefined()
})

storeTest('the telemetry room', ({ database }) => {
  test('[TRACK-03, TRACK-09, TRACK-10] events are counted by day and subject; visit and address are not kept', async () => {
    const { report, today } = await roomWith(database())
    expect(await report('geassociation', { productName: 'wow', categoryId: 1211 })).toBe(204)
    await report('geassociation', { productName: 'wow', categoryId: 1211 })
    await report('externalResource', {
      promotedContentId: 'news',
      destinationUrl: 'https://news.example/?player=ada',
      locale: 'de-DE',
    })
    const counts = await today()
    expect(counts[0]).toMatchObject({ event: 'geassociation', product: 'wow', subject: 'category:1211', times: 2 })
    expect(counts[1]).toMatchObject({ event: 'externalResource', subject: 'link:news', locale: 'de-DE', times: 1 })
    expect(JSON.stringify(counts)).not.toMatch(/ada|3d0c7d5e/)
  })

  test.each([
    ['TRACK-01', 'skipEvent'],
    ['TRACK-02', 'changeDescription'],
    ['TRACK-04', 'changeCategory'],
    ['TRACK-05', 'descriptionShown'],
    ['TRACK-06', 'captureDescription'],
    ['TRACK-07', 'captureProduct'],
    ['TRACK-08', 'stillNeedHelp'],
  ])('[%s] event %s is taken', async (_row, event) => {
    const { report, today } = await roomWith(database())
    expect(await report(event, {})).toBe(204)
    expect(await today()).toMatchObject([{ event, times: 1 }])
  })

  test('free text has no place in an event, and an event nobody knows is refused', async () => {
    const { report, today } = await roomWith(database())
    expect(await report('captureDescription', { description: 'My name is Ada' })).toBe(400)
    expect(await report('somethingElse', {})).toBe(422)
    expect(await today()).toEqual([])
  })

  test('views of product pages are counted by path; a product that is not here counts as nothing', async () => {
    const { post, today } = await roomWith(database())
    expect(
      await post('api/metrics/event', { url: 'http://localhost/support/de-DE/help/games/wow', product: 'wow' }),
    ).toBe(204)
    expect(await post('api/metrics/event', { url: '/support/en-US/help/games/nowhere', product: 'nowhere' })).toBe(204)
    expect(await post('api/metrics/event', { url: '/support/en-US/help/games/wow?q=secret', product: 'wow' })).toBe(422)
    expect(await today()).toMatchObject([
      { event: 'view', product: 'wow', subject: 'path:/games/wow', locale: 'de-DE', times: 1 },
    ])
  })

  test('a day that is full counts what is new without its subject; old days go', async () => {
    const { store, clock, post, today } = await roomWith(database(), 2)
    for (const path of ['one', 'two', 'three', 'four', 'one'])
      await post('api/metrics/event', { url: `/support/en-US/help/games/${path}`, product: 'wow' })
    expect((await today()).map(({ subject, times }) => [subject, times])).toEqual(
      expect.arrayContaining([
        ['path:/games/one', 2],
        ['path:/games/two', 1],
        ['', 2],
      ]),
    )
    clock.advance(400 * 86_400)
    await store.sweep(clock.now())
    expect(await today()).toHaveLength(3)
    clock.advance(86_400)
    await store.sweep(clock.now())
    expect(await today()).toEqual([])
  })

  test('a full day holds so many rows of its own and nothing of another day’s', async () => {
    const store = createUsageStore(database(), 1)
    const count = (subject: string, day: string) =>
      store.count({ event: 'view', product: 'wow', subject, locale: 'en-US' }, new Date(`${day}T10:00:00Z`))
    await count('a', '2026-11-17')
    await count('a', '2026-11-18')
    await count('b', '2026-11-18')
    const totals = (from: string, to: string) => store.totals({ from, to }, undefined, 9)
    expect(await totals('2026-11-17', '2026-11-19')).toEqual([
      { event: 'view', product: 'wow', subject: 'a', times: 2 },
      { event: 'view', product: '', subject: '', times: 1 },
    ])
    expect(await totals('2026-11-17', '2026-11-18')).toEqual([
      { event: 'view', product: 'wow', subject: 'a', times: 1 },
    ])
  })

  test('who listens is told of each event; what they fail at is logged, and counted all the same', async () => {
    const { report, today, heard, warnings } = await roomWith(database())
    await report('skipEvent', { articleId: '9852' })
    heard.mockRejectedValueOnce(new Error('deaf'))
    await report('skipEvent', {})
    expect(heard.mock.calls).toEqual([
      ['session-1', { event: 'skipEvent', articleId: '9852' }],
      ['session-1', { event: 'skipEvent', articleId: undefined }],
    ])
    expect(warnings).toEqual(['nothing was learnt from an event'])
    expect((await today()).map(({ subject }) => subject).toSorted()).toEqual(['', 'article:9852'])
  })

  test('of a child nothing is learnt or counted (CD-293)', async () => {
    const { report, post, today, heard } = await roomWith(database(), 5000, { 'x-visitor': 'child' })
    expect(await report('skipEvent', {})).toBe(204)
    expect(await post('api/metrics/event', { url: '/support/en-US/help/games/wow', product: 'wow' })).toBe(204)
    expect([await today(), heard.mock.calls]).toEqual([[], []])
  })

  test('a count that fails is no failure of the page', async () => {
    const { post, warnings } = await roomWith(database())
    await database().db.schema.dropTable('usage_count').execute()
    expect(await post('api/metrics/event', { url: '/support/en-US/help/games/wow', product: 'wow' })).toBe(204)
    expect(warnings).toEqual(['a page view or event was not counted'])
  })
})
