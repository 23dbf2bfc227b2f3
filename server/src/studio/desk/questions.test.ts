// Which searches would find a draft, and searches without an answer, on both databases (CD-409).
import { beforeAll, expect, test } from 'vitest'
import type { StudioGaps, StudioQuestions, StudioSheet } from '#generated/server/desk/schemas.ts'
import { onBothDatabases } from '../../../../tests/support/both-databases.ts'
import { deskClients, type DeskClient } from '../../../../tests/support/desk-token.ts'
import { api } from '../../../../tests/support/test-server.ts'
import { createManualClock } from '../../lib/clock.ts'

const clock = createManualClock(new Date().toISOString())
const day = 86_400

onBothDatabases('the studio’s questions', { clock }, (server) => {
  let wren: DeskClient
  let kim: DeskClient
  let hana: DeskClient
  let visitor: Awaited<ReturnType<ReturnType<typeof server>['anonymous']>>
  beforeAll(async () => {
    const clients = await deskClients(server(), () => clock.now())
    wren = await clients('writer', 'wren')
    kim = await clients('lead', 'kim')
    hana = await clients('writer', 'hana', { desk_games: ['wow'], desk_languages: ['en-US'] })
    visitor = await server().anonymous()
  })

  const search = async (searchTerm: string, subjectName = 'wow', more: object = {}): Promise<void> => {
    const answer = await visitor.send('POST', `${api}/search`, {
      json: { searchTerm, subjectName, sourceName: 'all', page: 1, locale: 'en-US', purpose: 'page', ...more },
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const source = (title: string, body: string, more = ''): string =>
    `---\nid: '730001'\ntitle: ${title}\nsummary: How it burns.\nproducts: [wow]\nupdated: 2026-11-20\n${more}---\n${body}\n`
  const at = (rest = '', id = 'en-US~730001'): string => `/studio/articles/${id}${rest}`
  const write = async (text: string): Promise<StudioSheet> => {
    const { draft } = (await wren('GET', at())).json<Partial<StudioSheet>>()
    const answer = await wren('PUT', at('/draft'), { json: { draft: draft ?? 0, source: text } })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<StudioSheet>()
  }
  const questions = async (rest = at('/questions')): Promise<StudioQuestions> => {
    const answer = await wren('GET', rest)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<StudioQuestions>()
  }
  const gaps = async (query = '', by = wren): Promise<StudioGaps['items']> => {
    const answer = await by('GET', `/studio/gaps${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<StudioGaps>().items
  }
  const wordsOf = (items: readonly { words: string }[]): string[] => items.map(({ words }) => words)

  test('a draft is searched for among all: what it would answer, what it takes a place in, what it loses', async () => {
    for (const _ of [1, 2, 3]) await search('zeppelin lantern')
    await search('disclaimer')
    await search('Disclaimer', 'all')
    await search('article number')
    // Typed on the way, on another page, or somebody's address: nobody's question.
    await search('disclaim', 'wow', { purpose: 'suggest' })
    await search('disclaimer', 'wow', { page: 2 })
    await search('article of ada@example.org')
    await expect.poll(async () => wordsOf(await gaps())).toEqual(['zeppelin lantern'])

    await write(source('Zeppelin', 'Turn the wick. This is no disclaimer.'))
    const first = await questions()
    expect(first).toMatchObject({ looked: 3, found: 2, foundBefore: 0 })
    expect(first.questions).toEqual([
      { words: 'disclaimer', game: null, times: 1, before: null, after: 2 },
      { words: 'disclaimer', game: 'wow', times: 1, before: null, after: 2 },
    ])
    expect(first.gaps).toEqual([{ words: 'zeppelin lantern', game: 'wow', times: 3, before: null, after: 1 }])

    // Nothing of a draft is in what players find.
    expect(await gaps()).toMatchObject([{ words: 'zeppelin lantern', times: 3, found: 0 }])
    await write(source('Wicks', 'Turn the wick.'))
    expect(await questions()).toMatchObject({ found: 0, questions: [], gaps: [] })
  })

  test('what is published loses or gains places by its draft; what it answers is a gap no more', async () => {
    const { draft } = await write(source('Zeppelin disclaimer', 'Turn the wick.'))
    expect((await kim('POST', at('/publish'), { json: { draft, note: '' } })).statusCode).toBe(200)
    await expect.poll(async () => (await gaps())[0]?.found, { interval: 20 }).toBe(1)
    const live = await questions()
    expect(live).toMatchObject({ found: 2, foundBefore: 2, gaps: [] })
    expect(live.questions.every(({ before, after }) => before !== null && before === after)).toBe(true)
    await write(source('Airship', 'Turn the wick.'))
    const without = await questions()
    expect(without).toMatchObject({ found: 0, foundBefore: 2 })
    expect(without.questions.map(({ after }) => after)).toEqual([null, null])
  })

  test('by days, game and language; nobody reads of another game or language than theirs', async () => {
    await search('qwertz', 'all')
    await search('zeppelin dock', 'services')
    await search('xylophon', 'all', { locale: 'de-DE' })
    await expect.poll(async () => wordsOf(await gaps('?language=en-US'))).toContain('qwertz')
    await expect.poll(async () => wordsOf(await gaps('?language=de-DE'))).toEqual(['xylophon'])
    expect(wordsOf(await gaps('?game=wow'))).not.toContain('zeppelin dock')
    expect(wordsOf(await gaps('?game=wow'))).toContain('qwertz')
    const hers = wordsOf(await gaps('', hana))
    expect(hers).toContain('zeppelin lantern')
    expect(hers).toContain('qwertz')
    expect(hers).not.toContain('xylophon')
    expect((await hana('GET', at('/questions', 'en-US~42673'))).statusCode).toBe(404)
    expect((await wren('GET', '/studio/gaps?days=8')).statusCode).toBe(400)
    expect((await wren('GET', at('/questions', 'en-US~799999'))).statusCode).toBe(404)
    clock.advance(8 * day)
    wren = await (await deskClients(server(), () => clock.now()))('writer', 'wren')
    expect(await gaps()).toEqual([])
    expect(wordsOf(await gaps('?days=30'))).toContain('zeppelin lantern')
  })

  test('a text of which nothing can be made is found as players have it; so is a translation nobody has begun', async () => {
    await write('---\ntitle: [\n---\n')
    expect(await questions()).toMatchObject({ looked: 3 })
    expect(await questions(at('/questions', 'de-DE~730001'))).toMatchObject({ looked: 0, questions: [] })
  })
})
