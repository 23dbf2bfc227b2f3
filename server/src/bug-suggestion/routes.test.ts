import { expect, test } from 'vitest'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createContentHolder } from '../content/content-holder.ts'
import { roomsApp } from '../content/testing/rooms-app.ts'
import { smallContent } from '../content/testing/small-content.ts'
import { createManualClock } from '../lib/clock.ts'
import type { AnyDatabase } from '../storage/database.ts'
import { registerBugSuggestionRoutes } from './routes.ts'
import { createNoteStore } from './store.ts'

const roomWith = async (database: AnyDatabase) => {
  const store = createNoteStore(database, 3)
  const clock = createManualClock()
  const app = await roomsApp({
    content: createContentHolder(smallContent()),
    register: (root) => registerBugSuggestionRoutes(root, { store, clock }),
  })
  const post = (path: 'bug' | 'suggestion', description: unknown, visitor = 'player') =>
    app.inject({
      method: 'POST',
      url: `/services/bft/api/bug-suggestion/de-DE/${path}`,
      headers: { 'content-type': 'application/json', 'x-visitor': visitor },
      payload: JSON.stringify({ description }),
    })
  return { store, clock, post }
}

storeTest('the bug and suggestion room', ({ database }) => {
  test('[BUG-06, BUG-07] a bug and a suggestion go to calls of their own and are stored as sent', async () => {
    const { store, post } = await roomWith(database())
    expect((await post('bug', '  The <b>gate</b> is closed\n')).statusCode).toBe(204)
    expect((await post('suggestion', 'A bigger gate')).statusCode).toBe(204)
    expect(await store.page({ kind: 'bug' }, undefined, 10)).toMatchObject([
      {
        description: '  The <b>gate</b> is closed\n',
        accountId: 'ada',
        locale: 'de-DE',
        createdAt: '2026-11-18T09:30:00.000Z',
      },
    ])
    expect((await store.page({ kind: 'suggestion' }, undefined, 10)).map(({ description }) => description)).toEqual([
      'A bigger gate',
    ])
  })

  test('[BUG-04] 500 characters pass, one more or white space alone breaks the rule, nothing of it is stored', async () => {
    const { store, post } = await roomWith(database())
    expect((await post('bug', '😀'.repeat(500))).statusCode).toBe(204)
    expect((await post('bug', 'x'.repeat(501))).statusCode).toBe(422)
    expect((await post('bug', ' \n\t')).statusCode).toBe(422)
    expect((await post('bug', 5)).statusCode).toBe(400)
    expect((await store.page({ kind: 'bug' }, undefined, 10)).length).toBe(1)
  })

  test('a signed-out visitor is refused', async () => {
    const { store, post } = await roomWith(database())
    expect((await post('bug', 'x', 'nobody')).statusCode).toBe(401)
    expect(await store.page({ kind: 'bug' }, undefined, 10)).toEqual([])
  })

  test('an erased account leaves nothing it wrote', async () => {
    const { store, post } = await roomWith(database())
    await post('bug', 'The gate is closed')
    expect((await store.ofAccount('ada')).length).toBe(1)
    await store.eraseAccount('ada')
    expect(await store.ofAccount('ada')).toEqual([])
    expect(await store.page({ kind: 'bug' }, undefined, 10)).toEqual([])
  })

  test('the newest stay, a year at most', async () => {
    const { store, clock, post } = await roomWith(database())
    for (const text of ['one', 'two', 'three', 'four']) {
      await post('bug', text)
      clock.advance(60)
    }
    await store.sweep(clock.now())
    expect((await store.page({ kind: 'bug' }, undefined, 10)).map(({ description }) => description)).toEqual([
      'four',
      'three',
      'two',
    ])
    clock.advance(366 * 86_400)
    await store.sweep(clock.now())
    expect(await store.page({ kind: 'bug' }, undefined, 10)).toEqual([])
  })
})
