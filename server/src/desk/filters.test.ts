// Every filter of every list at the desk, over the demonstration: it leaves what it names and nothing else. A filter that
// is new in the contract has no row here and fails.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownPlayer } from '../../../tests/support/known-player.ts'
import { deskClients, type DeskClient } from '../../../tests/support/desk-token.ts'
import { api, startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import type { Database } from '../storage/database.ts'
import type { CasesTables } from '../cases/tables.ts'

type Item = Record<string, unknown>
/** The values of a filter under which an item is found. */
type ValuesOf = (item: Item) => unknown
interface List {
  path: string
  /** A filter without which the call gives a part, and the values that give all together. */
  walks?: [filter: string, values: string[]]
  /** What tells its items apart. */
  key: (item: Item) => unknown
  filters: Record<string, ValuesOf>
}

/** What a summary does not say of its case. */
const languageOf = new Map<unknown, string>()
const playerOf = new Map<unknown, string>()
const states = { OPEN: 'open', ANSWERED: 'waiting', INFO: 'waiting', RESOLVED: 'resolved' } as const

const lists: Record<string, List> = {
  listCases: {
    path: '/cases',
    key: ({ id }) => id,
    filters: {
      status: ({ status }) => status,
      region: ({ region }) => region,
      game: ({ gameName }) => gameName,
      topic: ({ categoryId }) => categoryId,
      channel: ({ contactChannelType }) => contactChannelType,
      language: ({ id }) => languageOf.get(id),
      locked: ({ locked }) => locked,
      tag: ({ tags }) => tags,
      priority: ({ priority }) => priority,
      team: ({ team }) => team ?? 'none',
      assignee: ({ assignee }) => (assignee === 'demo-lead-kim' ? [assignee, 'me'] : (assignee ?? 'none')),
      player: ({ id }) => playerOf.get(id),
      state: ({ status, snoozedUntil, sensitive }) => [
        ...(snoozedUntil === null ? [states[status as keyof typeof states]] : ['snoozed']),
        ...(status === 'RESOLVED' || snoozedUntil !== null ? [] : ['unresolved']),
        ...(sensitive === undefined || sensitive === null ? [] : ['sensitive']),
      ],
    },
  },
  listReviews: {
    path: '/reviews',
    walks: ['state', ['open', 'done']],
    key: ({ id }) => id,
    filters: { state: ({ reviewedAt }) => (reviewedAt === null ? 'open' : 'done') },
  },
  listCallBacks: {
    path: '/callbacks',
    walks: ['state', ['open', 'ended']],
    key: ({ caseId }) => caseId,
    filters: { state: ({ state }) => (['waiting', 'calling'].includes(String(state)) ? 'open' : 'ended') },
  },
  listPenalties: {
    path: '/penalties',
    key: ({ id }) => id,
    filters: { accountId: ({ accountId }) => accountId },
  },
  listStudioDocuments: {
    path: '/studio/articles',
    key: ({ id }) => id,
    filters: {
      state: ({ state, isLive }) => (isLive === true && state !== 'published' ? [state, 'published'] : state),
      game: ({ products }) => products,
      language: ({ locale }) => locale,
    },
    walks: ['language', ['en-US', 'de-DE']],
  },
  listStudioTranslations: {
    path: '/studio/translations',
    key: ({ id }) => id,
    filters: { game: ({ products }) => products },
  },
  listSurveyAnswers: {
    path: '/surveys/answers',
    key: ({ caseId }) => caseId,
    filters: {
      worded: ({ words }) => (words === null ? [] : true),
      unhappy: ({ ratings }) => ((ratings as (number | null)[])[0]! <= 2 ? true : []),
    },
  },
  listPlayerNotes: {
    path: '/player-notes',
    walks: ['kind', ['bug', 'suggestion']],
    key: ({ id }) => id,
    filters: {
      kind: ({ kind }) => kind,
      language: ({ language }) => language,
      accountId: ({ accountId }) => accountId,
    },
  },
  listArticleFeedback: {
    path: '/article-feedback',
    key: ({ articleId, createdAt, language, words }) => [articleId, createdAt, language, words].join(' '),
    filters: {
      articleId: ({ articleId }) => articleId,
      helpful: ({ helpful }) => helpful,
      worded: ({ words }) => (words === null ? [] : true),
      language: ({ language }) => language,
    },
  },
  listSearchMisses: {
    path: '/search-misses',
    key: ({ words, game, language }) => [words, game, language].join(' '),
    filters: { game: ({ game }) => game, language: ({ language }) => language },
  },
}

/** Filters that are no property of an item, or whose items the demonstration lacks: the file that asks them. */
const elsewhere: Record<string, string> = {
  'findInterfaceTexts language': 'studio/desk/topics/game-page.test.ts',
  'findInterfaceTexts q': 'studio/desk/topics/game-page.test.ts',
  'exportAudit actor': 'desk/audit.test.ts',
  'exportAudit action': 'desk/audit.test.ts',
  'exportAudit subject': 'desk/audit.test.ts',
  'getCaseReport agent': 'cases/reports/report.test.ts',
  'getCaseReport channel': 'cases/reports/report.test.ts',
  'getCaseReport game': 'cases/reports/report.test.ts',
  'getCaseReport language': 'cases/reports/report.test.ts',
  'getCaseReport team': 'cases/reports/report.test.ts',
  'getCaseReport topic': 'cases/reports/report.test.ts',
  'getTopicForm language': 'contact/for-player.test.ts',
  'getTopicUse category': 'studio/desk/topics/topics.test.ts',
  'getUsage event': 'desk/readers.test.ts',
  'getUsage game': 'desk/readers.test.ts',
  'listAppeals state': 'desk/players.test.ts',
  'listAudit action': 'desk/audit.test.ts',
  'listAudit actor': 'desk/audit.test.ts',
  'listAudit subject': 'desk/audit.test.ts',
  'listCases due': 'targets/desk.test.ts',
  'listCases q': 'desk/desk.test.ts',
  'listChats skill': 'chat/chat.test.ts',
  'listChats state': 'chat/chat.test.ts',
  'listPlayers q': 'players/people.test.ts',
  'listStudioDocuments q': 'studio/desk/studio.test.ts',
  'listStudioDocuments translation': 'studio/desk/translations.test.ts',
  'listStudioGaps days': 'studio/desk/questions.test.ts',
  'listStudioGaps game': 'studio/desk/questions.test.ts',
  'listStudioGaps language': 'studio/desk/questions.test.ts',
  'listStudioTranslations language': 'studio/desk/translations.test.ts',
  'listStudioTranslations q': 'studio/desk/translations.test.ts',
  'listStudioTranslations translation': 'studio/desk/translations.test.ts',
  'listStudioLostLinks game': 'studio/links/sweep.test.ts',
  'listStudioLostLinks language': 'studio/links/sweep.test.ts',
  'listVerifications accountId': 'desk/readers.test.ts',
  'listVerifications outcome': 'desk/readers.test.ts',
  'listWebhookDeliveries state': 'webhooks/webhooks.test.ts',
}

interface Parameter {
  name: string
  in: string
}
interface Operation {
  operationId: string
  parameters?: (Parameter | { $ref: string })[]
}
interface Contract {
  paths: Record<string, { get?: Operation }>
  components: { parameters: Record<string, Parameter> }
}
const contract = JSON.parse(readFileSync(new URL('../../../generated/desk.json', import.meta.url), 'utf8')) as Contract
const parametersOf = ({ parameters = [] }: Operation): Parameter[] =>
  parameters.map((one) => ('$ref' in one ? contract.components.parameters[one.$ref.split('/').at(-1)!]! : one))
/** What chooses no items: the page, the span, the form of the answer. */
const noFilter = new Set(['cursor', 'limit', 'from', 'to', 'format', 'after', 'by'])

test('every filter of the contract is asked', () => {
  const unasked = Object.values(contract.paths).flatMap(({ get }) =>
    (get === undefined ? [] : parametersOf(get))
      .filter((one) => one.in === 'query' && !noFilter.has(one.name))
      .map(({ name }) => [get!.operationId, name])
      .filter(([id, name]) => lists[id!]?.filters[name!] === undefined)
      .filter(([id, name]) => {
        const file = elsewhere[`${id} ${name}`]
        const text = file === undefined ? '' : readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
        return !text.includes(`${name}=`) && !text.includes(`{ ${name}: `)
      })
      .map((one) => one.join(' ')),
  )
  expect(unasked).toEqual([])
})

describe('over the demonstration', () => {
  let server: TestServer
  let kim: DeskClient
  beforeAll(async () => {
    const env = { CONTENT_PACK: fileURLToPath(new URL('../../content/demo', import.meta.url)) }
    server = await startTestServer({ env, hasDemoFeedback: true })
    kim = await (await deskClients(server))('lead', 'kim')
    const { db }: Database<CasesTables> = server.database
    for (const one of await db.selectFrom('support_case').select(['id', 'locale', 'owner_id']).execute()) {
      languageOf.set(one.id, one.locale)
      playerOf.set(one.id, one.owner_id ?? 'nobody')
    }
    await change()
  })
  afterAll(() => server?.close())

  const walk = async ({ path }: List, query: Record<string, string>): Promise<Item[]> => {
    const items: Item[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const search = new URLSearchParams({ ...query, limit: '100', ...(cursor === '' ? {} : { cursor }) })
      const answer = await kim('GET', `${path}?${search}`)
      expect(answer.statusCode, answer.body).toBe(200)
      const page: { items: Item[]; nextCursor?: string | null } = answer.json()
      items.push(...page.items)
      cursor = page.nextCursor ?? null
    }
    return items
  }
  const whole = async (list: List): Promise<Item[]> => {
    const [filter, values] = list.walks ?? ['', ['']]
    const walked = await Promise.all(values.map((value) => walk(list, filter === '' ? {} : { [filter]: value })))
    return [...new Map(walked.flat().map((item) => [list.key(item), item])).values()]
  }
  /** What the demonstration has none of. */
  const change = async (): Promise<void> => {
    const player = await server.signIn({ id: 'a-player-of-filters' })
    await knownPlayer(server, 'a-player-of-filters')
    const penalty = {
      accountId: 'a-player-of-filters',
      game: 'overwatch',
      gameAccount: 'Filters#2411',
      penalty: { 'en-US': 'Suspension' },
      reason: { 'en-US': 'Use of unauthorized software' },
      end: null,
      evidence: [],
      appealable: false,
    }
    const { caseId } = (await kim('GET', '/callbacks')).json<{ items: { caseId: string }[] }>().items[0]!
    const answers = [
      await player.send('POST', `${api}/feedback/de-DE/24117`, { json: { helpful: true } }),
      await kim('POST', '/penalties', { json: penalty }),
      await kim('POST', `/callbacks/${caseId}/take`),
      await kim('POST', `/callbacks/${caseId}/outcome`, { json: { outcome: 'done' } }),
      await kim('PUT', '/studio/articles/en-US~24117/draft', { json: { draft: 0, source: '# A draft\n\nWords.\n' } }),
    ]
    expect(answers.map(({ statusCode, body }) => [statusCode < 300, body])).toEqual(
      answers.map(({ body }) => [true, body]),
    )
  }

  test.each(Object.entries(lists).flatMap(([id, { filters }]) => Object.keys(filters).map((name) => [id, name])))(
    '%s by %s',
    async (id, name) => {
      const list = lists[id!]!
      const all = await whole(list)
      const valuesOf = (item: Item): string[] => [list.filters[name!]!(item)].flat().map(String)
      const values = [...new Set(all.flatMap(valuesOf))]
      // Where all have the same value, a filter that does nothing would pass.
      expect(values.length + Number(all.some((item) => valuesOf(item).length === 0))).toBeGreaterThan(1)
      for (const value of values.slice(0, 6)) {
        const also = list.walks === undefined || list.walks[0] === name ? [undefined] : list.walks[1]
        const asked = await Promise.all(
          also.map((one) => walk(list, { [name!]: value, ...(one === undefined ? {} : { [list.walks![0]]: one }) })),
        )
        const expected = all.filter((item) => valuesOf(item).includes(value))
        expect(asked.flat().map(list.key).toSorted(), value).toEqual(expected.map(list.key).toSorted())
      }
    },
  )
})
