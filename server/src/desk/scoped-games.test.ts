// Whatever has a game is held by the scopes (CD-315): each table with a column for one says here by what, and each call
// that takes one is made by a lead for a game outside of theirs. A new table or call without its line fails.
import { expect, test } from 'vitest'
import { operations } from '#generated/server/desk/operations.ts'
import { aCase } from '../../../tests/support/a-case.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { deskTokens, rolesUpTo } from '../../../tests/support/desk-token.ts'
import { crisisDraft } from '../../../tests/contract/access-matrix/table.ts'
import { createCaseStore } from '../cases/store.ts'
import type { Operation } from '../platform/contract/types.ts'
import { createSearchMisses } from '../articles/search-misses.ts'
import { createUsageStore } from '../telemetry/usage-store.ts'

const names = ['game', 'games', 'product', 'products']
const isNaming = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  (names.some((name) => Object.hasOwn((schema as { properties?: object }).properties ?? {}, name)) ||
    Object.values(schema).some(isNaming))

/** Made by people of a part of the desk. */
const calls = Object.values(operations)
  .flatMap((room): Operation[] => Object.values(room))
  .filter(({ xWholeDesk, xRole, query, body }) => xWholeDesk !== true && xRole !== undefined && isNaming([query, body]))

const heldBy = {
  case: ['call_back_past', 'case_fact', 'case_report_day', 'case_wait', 'review', 'sensitive_flag', 'support_case'],
  document: ['content_document'],
  itself: ['appeal', 'crisis_message', 'macro', 'penalty'],
  count: ['content_gap', 'deflection_day', 'search_minute', 'search_miss', 'usage_count'],
  // Read by no call of a part: work in progress, what learns, and features, which are the whole desk's to change.
  nothing: ['deflection_trace', 'feature_flag', 'search_query', 'suggestion_outcome'],
}

const macro = { name: 'Gate', texts: { 'en-US': 'Hello' }, game: 'wow', status: null, shared: true }
const view = { name: 'Urgent', query: { game: 'wow' }, shared: true }
const conditions = { topics: [], languages: [], games: ['wow'] }
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

onBothDatabases('what has a game', {}, (server) => {
  const as = async (id: string, games?: string[]) => {
    const tokenFor = await deskTokens({ database: server().database, publicUrl: 'http://localhost:8080' })
    const bearer = await tokenFor(id, rolesUpTo('lead'), games ? { desk_games: games } : {})
    return async (method: string, path: string, json?: object) => {
      const answer = await server().app.inject({
        method: method as 'GET',
        url: `/services/desk${path}`,
        headers: { authorization: `Bearer ${bearer}`, 'idempotency-key': crypto.randomUUID(), 'if-match': '*' },
        ...(json === undefined ? {} : { payload: json }),
      })
      const body = answer.body === '' ? null : (answer.json() as Record<string, unknown>)
      return { status: answer.statusCode, body: body && { ...body, requestId: '' } }
    }
  }
  const whole = () => as('games-whole')
  const part = () => as('games-part', ['services'])
  const made = async (path: string, thing: object): Promise<string> => {
    const { status, body } = await (await whole())('POST', path, thing)
    expect([path, status]).toEqual([path, 201])
    return String(body!['id' as keyof typeof body])
  }

  test('in a table is held by its case, its document, its own column, or is the whole desk’s', async () => {
    const found = (await server().database.db.introspection.getTables())
      .filter(({ columns }) => columns.some(({ name }) => names.includes(name)))
      .map(({ name }) => name)
    expect(found.toSorted()).toEqual(Object.values(heldBy).flat().toSorted())
  })

  test('in a call is of the caller’s scope, or there is nothing of it', async () => {
    const { database } = server()
    await createCaseStore(database).insert(aCase({ id: '7101', product: 'wow', ownerId: null }))
    const theirs = aCase({ id: '7102', product: 'services', ownerId: null })
    const [createdAt, text] = [theirs.createdAt, 'A lost sword']
    const first = { eventType: 'CONTACT', alternateName: null, author: 'Ada', text, isCompany: false } as const
    await createCaseStore(database).open(theirs, { ...first, channel: 'TICKET', createdAt })
    await createUsageStore(database).count(
      { event: 'view', product: 'wow', subject: 'wow', locale: 'en-US' },
      new Date(),
    )
    const at = new Date().toISOString()
    await createSearchMisses(database).record({ term: 'zeppelin', product: 'wow', locale: 'en-US', at })
    await database.db
      .insertInto('content_gap')
      .values({ day: at.slice(0, 10), kind: 'search', locale: 'en-US', product: 'wow', subject: 'zeppelin', times: 9 })
      .execute()
    const messageId = await made('/messages', { ...crisisDraft, game: null, games: ['services'] })
    const macroId = await made('/macros', { ...macro, game: 'services' })
    const refused = { status: 422 }
    const none = { status: 200, body: { items: [] } }
    const span = `from=${yesterday}&to=${tomorrow}`
    const table: Record<string, [method: string, path: string, json: object | undefined, expected: object]> = {
      listCases: ['GET', '/cases?game=wow', undefined, none],
      listSearchMisses: ['GET', '/search-misses?game=wow', undefined, none],
      getUsage: ['GET', `/usage?${span}&game=wow`, undefined, none],
      getCaseReport: ['GET', `/reports/cases?${span}&game=wow`, undefined, { status: 200 }],
      listStudioDocuments: ['GET', '/studio/articles?game=wow', undefined, none],
      listStudioTranslations: ['GET', '/studio/translations?game=wow', undefined, none],
      listStudioGaps: ['GET', '/studio/gaps?game=wow', undefined, none],
      listStudioLostLinks: ['GET', '/studio/lost-links?game=wow', undefined, none],
      saveView: ['POST', '/views', view, refused],
      createMacro: ['POST', '/macros', macro, refused],
      replaceMacro: ['PUT', `/macros/${macroId}`, macro, refused],
      // Its `game` is judged though its games say more.
      createCrisisMessage: ['POST', '/messages', { ...crisisDraft, games: ['services'] }, refused],
      replaceCrisisMessage: ['PUT', `/messages/${messageId}`, crisisDraft, refused],
      // Shows what it was given, and nothing that is kept.
      previewCrisisMessage: ['POST', '/messages/preview', { message: crisisDraft, language: 'en-US' }, { status: 200 }],
      createPenalty: [
        'POST',
        '/penalties',
        {
          accountId: 'ada',
          game: 'wow',
          gameAccount: 'Ada#1',
          penalty: { 'en-US': 'Suspension' },
          reason: { 'en-US': 'Cheating' },
          end: null,
          evidence: [],
          appealable: true,
        },
        refused,
      ],
      tryRule: ['POST', '/rule-trials', { ...conditions, channels: [], words: [], atLeast: 1 }, { body: { met: 0 } }],
      tryTarget: [
        'POST',
        '/target-trials',
        {
          when: { ...conditions, teams: [], priorities: [] },
          minutes: { firstAnswer: 60, nextAnswer: null, resolution: null },
          schedule: null,
        },
        { body: { met: 0 } },
      ],
      splitCase: [
        'POST',
        '/cases/7102/split',
        { messages: [1], categoryId: 1211, game: 'wow', subject: null, eventCount: 1 },
        refused,
      ],
      // Who moves a case out of their scope has seen it for the last time.
      reorganizeCase: [
        'POST',
        '/cases/7102/reorganize',
        { categoryId: 1211, game: 'wow', region: 'eu', eventCount: 1 },
        { status: 200 },
      ],
    }
    expect(Object.keys(table).toSorted()).toEqual(calls.map(({ operationId }) => operationId).toSorted())
    const [call, everywhere] = [await part(), await whole()]
    for (const [operationId, [method, path, json, expected]] of Object.entries(table)) {
      expect([operationId, await call(method, path, json)]).toMatchObject([operationId, expected])
      // What is not there for a part is there.
      if (expected === none)
        expect.soft([operationId, (await everywhere(method, path)).body]).not.toMatchObject([operationId, none.body])
    }
  })

  test('and bears no case, account or document: another game’s is not there, every game’s is not theirs to change', async () => {
    const ids = {
      '/macros': [await made('/macros', macro), await made('/macros', { ...macro, game: null })],
      '/views': [await made('/views', view), await made('/views', { ...view, query: {} })],
      '/messages': [
        await made('/messages', crisisDraft),
        await made('/messages', { ...crisisDraft, game: null, languages: [] }),
      ],
    }
    const call = await part()
    for (const [path, [another, every]] of Object.entries(ids)) {
      const list = JSON.stringify((await call('GET', path)).body)
      expect([path, list.includes(another!), list.includes(every!)]).toEqual([path, false, true])
      const gone = await call('DELETE', `${path}/${another}`)
      expect([path, gone]).toEqual([path, await call('DELETE', `${path}/nobody-has-this`)])
      expect([path, gone.status]).toEqual([path, 404])
      expect([path, (await call('DELETE', `${path}/${every}`)).status]).toEqual([path, 403])
      const wholeList = JSON.stringify((await (await whole())('GET', path)).body)
      expect([path, wholeList.includes(another!), wholeList.includes(every!)]).toEqual([path, true, true])
    }
    expect((await call('POST', '/macros', { ...macro, game: null })).body).toMatchObject({
      validationErrors: { fieldErrors: [{ field: 'game', code: 'required' }] },
    })
    expect((await call('POST', '/views', { ...view, query: {} })).status).toBe(403)
    // One's own are for whatever one sees.
    expect((await call('POST', '/macros', { ...macro, game: null, shared: false })).status).toBe(201)
    expect((await call('POST', '/views', { ...view, query: {}, shared: false })).status).toBe(201)
    const own = await call('POST', '/macros', { ...macro, game: 'services' })
    expect(own.status).toBe(201)
    // A text for answers and a topic are of a game as well.
    const message = { ...crisisDraft, game: 'services' }
    expect((await call('POST', '/messages', { ...message, macroId: ids['/macros'][0] })).status).toBe(422)
    expect((await call('POST', '/messages', { ...message, topics: [1211] })).status).toBe(422)
  })
})
