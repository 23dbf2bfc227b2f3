import { expect, test } from 'vitest'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createContentHolder } from '../content/content-holder.ts'
import { roomsApp } from '../content/testing/rooms-app.ts'
import { smallContent } from '../content/testing/small-content.ts'
import { createManualClock } from '../lib/clock.ts'
import type { AnyDatabase } from '../storage/database.ts'
import { registerTelemetryRoutes } from './routes.ts'
import { createUsageStore } from './usage-store.ts'

const key = '3d0c7d5e-8f3a-4a2e-9d7b-2f1c1c3c9a10'

const roomWith = async (database: AnyDatabase, mostRowsADay = 5000) => {
  const store = createUsageStore(database, mostRowsADay)
  const clock = createManualClock()
  const warnings: string[] = []
  const app = await roomsApp({
    content: createContentHolder(smallContent()),
    register: (root) =>
      registerTelemetryRoutes(root, {
        store,
        content: createContentHolder(smallContent()),
        clock,
        warn: (message) => warnings.push(message),
      }),
  })
  const post = async (path: string, payload: object): Promise<number> =>
    (
      await app.inject({
        method: 'POST',
        url: `/services/bft/${path}`,
        headers: { 'content-type': 'application/json' },
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
  return { store, clock, post, report, today, warnings }
}

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
    clock.advance(401 * 86_400)
    await store.sweep(clock.now())
    expect(await today()).toEqual([])
  })

  test('a count that fails is no failure of the page', async () => {
    const { post, warnings } = await roomWith(database())
    await database().db.schema.dropTable('usage_count').execute()
    expect(await post('api/metrics/event', { url: '/support/en-US/help/games/wow', product: 'wow' })).toBe(204)
    expect(warnings.length).toBe(1)
  })
})
