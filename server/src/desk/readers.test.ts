// What players leave is read at the desk (CD-231): each store over HTTP, in pages, with its filters and roles.
import { beforeAll, expect, test } from 'vitest'
import { aCase } from '../../../tests/support/a-case.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { deskTokens } from '../../../tests/support/desk-token.ts'
import { createNoteStore } from '../bug-suggestion/store.ts'
import { createCaseReads } from '../cases/reads.ts'
import { createCaseStore } from '../cases/store.ts'
import { createSurveyStore } from '../survey/store.ts'
import { createUsageStore } from '../telemetry/usage-store.ts'

interface Page {
  items: Record<string, unknown>[]
  nextCursor: string | null
}
const minute = (index: number): string => `2026-11-18T09:${String(index).padStart(2, '0')}:00.000Z`

onBothDatabases('readers of the desk', {}, (server) => {
  let tokens: Record<'agent' | 'lead', string>
  const ask = (path: string, role: 'agent' | 'lead' = 'lead') =>
    server().app.inject({
      method: 'GET',
      url: `/services/desk${path}`,
      headers: { authorization: `Bearer ${tokens[role]}` },
    })
  const read = async (path: string): Promise<Page> => {
    const answer = await ask(path)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<Page>()
  }
  /** All of a list, two at a time. */
  const walk = async (path: string): Promise<Page['items']> => {
    const all: Page['items'] = []
    let cursor: string | null = ''
    do {
      const page = await read(`${path}limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`)
      expect(page.items.length).toBeLessThanOrEqual(2)
      all.push(...page.items)
      cursor = page.nextCursor
    } while (cursor !== null)
    return all
  }

  beforeAll(async () => {
    const make = await deskTokens({ database: server().database, publicUrl: 'http://localhost:8080' })
    tokens = { agent: await make('demo-agent-jo', ['agent']), lead: await make('demo-lead-kim', ['lead']) }
  })

  test('bug reports and suggestions, each kind alone, by language and player; several of one moment come once', async () => {
    const note = (index: number, more: object) => ({
      id: `note-${index}`,
      kind: 'bug' as const,
      accountId: 'ada',
      locale: 'de-DE',
      description: `No. ${index} <b>`,
      createdAt: minute(index < 5 ? 1 : index),
      ...more,
    })
    const notes = createNoteStore(server().database)
    for (const index of [1, 2, 3, 4]) await notes.add(note(index, {}))
    await notes.add(note(6, { accountId: 'boris', locale: 'en-US' }))
    await notes.add(note(7, { kind: 'suggestion' }))
    const bugs = await walk('/player-notes?kind=bug&')
    expect(bugs.map(({ id }) => id)).toEqual(['note-6', 'note-4', 'note-3', 'note-2', 'note-1'])
    expect(bugs[1]).toEqual({
      id: 'note-4',
      kind: 'bug',
      accountId: 'ada',
      language: 'de-DE',
      text: 'No. 4 <b>',
      createdAt: minute(1),
    })
    expect((await walk('/player-notes?kind=suggestion&')).map(({ id }) => id)).toEqual(['note-7'])
    expect((await walk('/player-notes?kind=bug&language=en-US&')).map(({ id }) => id)).toEqual(['note-6'])
    expect(await walk('/player-notes?kind=bug&accountId=ada&')).toHaveLength(4)
  })

  test('what readers said of articles: by article, with words, of no help; the title in their language', async () => {
    const given = (index: number, more: object) => ({
      article_id: '9852',
      reader: `account:reader-${index}`,
      account_id: `reader-${index}`,
      locale: 'en-US',
      helpful: 1 as const,
      feedback: null,
      find_rating: 4,
      understand_rating: null,
      need_rating: null,
      translation_rating: null,
      not_relevant: 0 as const,
      poorly_written: 0 as const,
      did_not_work: 0 as const,
      policy: 0 as const,
      not_understandable: 0 as const,
      content_version: 'v1',
      created_at: minute(index),
      ...more,
    })
    await server()
      .database.db.insertInto('article_feedback')
      .values([
        given(1, {}),
        given(2, { helpful: 0, feedback: 'The gate is still closed', did_not_work: 1, policy: 1, account_id: null }),
        given(3, { article_id: '999999', reader: 'account:x' }),
      ])
      .execute()
    const all = await walk('/article-feedback?')
    expect(all.map(({ articleId }) => articleId)).toEqual(['999999', '9852', '9852'])
    expect(all[0]).toMatchObject({ title: null, url: null })
    const [refused] = await walk('/article-feedback?helpful=false&worded=true&articleId=9852&language=en-US&')
    expect(refused).toMatchObject({
      words: 'The gate is still closed',
      reasons: ['didNotWork', 'policy'],
      accountId: null,
      ratings: { find: 4, need: null },
      title: expect.any(String) as string,
      url: expect.stringMatching(/\/en-US\/help\/article\/9852$|\/en-US\/article\/9852$/) as string,
    })
  })

  test('searches that found nothing: most frequent first, by game and language', async () => {
    const miss = (term: string, times: number, more: object = {}) => ({
      term,
      product: 'wow',
      locale: 'en-US',
      times,
      first_at: minute(1),
      last_at: minute(2),
      ...more,
    })
    await server()
      .database.db.insertInto('search_miss')
      .values([
        miss('gate name', 3),
        miss('fishing boat', 12),
        ...['a', 'b', 'c'].map((term) => miss(`rare ${term}`, 1)),
        miss('angelboot', 2, { product: '', locale: 'de-DE', last_at: minute(9) }),
      ])
      .execute()
    expect((await walk('/search-misses?')).map(({ words }) => words)).toEqual([
      'fishing boat',
      'gate name',
      'angelboot',
      'rare a',
      'rare b',
      'rare c',
    ])
    expect(await walk('/search-misses?language=de-DE&')).toEqual([
      { words: 'angelboot', game: null, language: 'de-DE', times: 2, firstAt: minute(1), lastAt: minute(9) },
    ])
    expect(await walk('/search-misses?game=wow&')).toHaveLength(5)
  })

  test('answers to surveys, and those with words alone', async () => {
    const surveys = createSurveyStore(server().database, createCaseReads(server().database))
    const words = [undefined, 'Slow', null, 'Thank you']
    for (const index of [1, 2, 3])
      await surveys.insert({
        caseId: `90${index}`,
        ratings: [index === 2 ? 1 : 5, 4, 1, ...(index === 1 ? [2] : [])],
        feedback: words[index] ?? null,
        answeredAt: minute(index),
      })
    expect((await walk('/surveys/answers?')).map(({ caseId }) => caseId)).toEqual(['903', '902', '901'])
    expect((await walk('/surveys/answers?unhappy=true&')).map(({ caseId }) => caseId)).toEqual(['902'])
    expect(await walk('/surveys/answers?unhappy=true&worded=true&')).toEqual([])
    expect(await walk('/surveys/answers?worded=true&')).toEqual([
      { caseId: '903', ratings: [5, 4, 1], words: 'Thank you', answeredAt: minute(3) },
      { caseId: '901', ratings: [5, 4, 1, 2], words: 'Slow', answeredAt: minute(1) },
    ])
  })

  test('usage is summed over the span, whatever the language; the last day is not part of it', async () => {
    const usage = createUsageStore(server().database)
    const count = async (day: string, event: string, subject: string, times: number, locale = 'en-US') => {
      const product = event === 'view' ? 'wow' : ''
      for (let time = 0; time < times; time += 1)
        await usage.count({ event, product, subject, locale }, new Date(`${day}T23:59:59Z`))
    }
    await count('2026-11-01', 'view', 'path:/games/wow', 5)
    await count('2026-11-02', 'view', 'path:/games/wow', 6, 'de-DE')
    await count('2026-11-02', 'skipEvent', '', 3)
    await count('2026-11-02', 'skipEvent', 'category:1201', 3)
    await count('2026-11-02', 'geassociation', '', 3)
    await count('2026-12-01', 'view', 'path:/games/wow', 12)
    const span = '/usage?from=2026-11-01&to=2026-12-01&'
    expect(await walk(span)).toEqual([
      { event: 'view', game: 'wow', subject: 'path:/games/wow', times: 11 },
      { event: 'geassociation', game: null, subject: null, times: 3 },
      { event: 'skipEvent', game: null, subject: null, times: 3 },
      { event: 'skipEvent', game: null, subject: 'category:1201', times: 3 },
    ])
    expect(await walk(`${span}event=skipEvent&`)).toHaveLength(2)
    expect(await walk(`${span}game=wow&`)).toHaveLength(1)
    expect((await ask('/usage?from=2026-12-01&to=2026-11-01')).statusCode).toBe(422)
    expect((await ask('/usage?from=2024-01-01&to=2026-11-01')).statusCode).toBe(422)
  })

  test('what came of the knowledge questions, by player and outcome', async () => {
    const entry = (index: number, subject: string, outcome: 'passed' | 'failed' | 'unlocked') => ({
      id: `audit-${index}`,
      subject,
      outcome,
      topic_id: outcome === 'unlocked' ? null : 1101,
      actor: outcome === 'unlocked' ? 'demo-lead-kim' : null,
      at: minute(index),
    })
    await server()
      .database.db.insertInto('kbv_audit')
      .values([
        entry(1, 'account:ada', 'failed'),
        entry(2, 'account:ada', 'unlocked'),
        entry(3, 'account:ada', 'passed'),
        entry(4, 'preverified:7', 'passed'),
      ])
      .execute()
    expect((await walk('/verifications?')).map(({ accountId }) => accountId)).toEqual([null, 'ada', 'ada', 'ada'])
    expect(await walk('/verifications?accountId=ada&outcome=unlocked&')).toEqual([
      { accountId: 'ada', outcome: 'unlocked', categoryId: null, by: 'demo-lead-kim', at: minute(2) },
    ])
  })

  test('a case filed inside a game shows what the game said of itself', async () => {
    const ingame = { characterId: 4711, realmId: 12, ticketMetaData: 'zone=emberfall' }
    const record = aCase({ id: '801', ownerId: 'ada', ingame })
    await createCaseStore(server().database).insert(record)
    expect((await ask('/cases/801', 'agent')).json()).toMatchObject({ ingame })
  })

  test('what is a lead’s is refused to an agent; cursors and parameters that are not ours are 400', async () => {
    const lists = [
      '/player-notes?kind=bug&',
      '/article-feedback?',
      '/search-misses?',
      '/surveys/answers?',
      '/usage?from=2026-11-01&to=2026-12-01&',
      '/verifications?',
    ]
    const statuses = async (more: string, role: 'agent' | 'lead'): Promise<number[]> =>
      Promise.all(lists.map(async (path) => (await ask(path + more, role)).statusCode))
    expect(await statuses('', 'agent')).toEqual([200, 200, 200, 403, 403, 403])
    expect(await statuses(`cursor=${Buffer.from('1 nothing').toString('base64url')}`, 'lead')).toEqual(
      lists.map(() => 400),
    )
    expect(await statuses('colour=red', 'lead')).toEqual(lists.map(() => 400))
    expect((await ask('/player-notes')).statusCode).toBe(400)
  })
})
