// Reviews over the whole server, on both databases: drawn, scored, read, replied to, counted (CD-349, CD-350).
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { DeskReview, DeskReviewPage, ReviewReport, ReviewSettings } from '#generated/server/desk/schemas.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { type DeskClient, deskClients } from '../../../tests/support/desk-token.ts'
import { api, formOf, type TestClient } from '../../../tests/support/test-server.ts'
import { createManualClock } from '../lib/clock.ts'

const contentPack = new URL('../../content/demo', import.meta.url).pathname
/** A Monday. */
const clock = createManualClock('2027-03-01T10:00:00.000Z')
const week = 7 * 86_400

const criteria = [
  { id: 'understood', name: 'Understood' },
  { id: 'solved', name: 'Solved' },
]
const settings = { share: 100, teams: [], criteria }

onBothDatabases('reviews', { clock, env: { CONTENT_PACK: contentPack } }, (server) => {
  let jo: DeskClient
  let kim: DeskClient
  let lee: DeskClient
  let sam: DeskClient
  /** Tokens last an hour. */
  const signIn = async (): Promise<void> => {
    const clientOf = await deskClients(server(), () => clock.now())
    ;[jo, kim] = [await clientOf('agent', 'jo'), await clientOf('lead', 'kim')]
    ;[lee, sam] = [await clientOf('lead', 'lee'), await clientOf('admin', 'sam')]
  }
  beforeAll(signIn)
  const player = (id: string) => server().signIn({ id, displayName: 'Robin', email: `${id}@players.example` })
  const file = async (client: TestClient): Promise<string> => {
    const answer = await client.send('POST', `${api}/submit`, {
      form: formOf({
        categoryId: 1131,
        game: 'services',
        channel: 'ticket',
        locale: 'en-US',
        fields: { description: 'My card is refused.', paymentMethod: 'card' },
        anonFields: null,
      }),
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ caseId: string }>().caseId
  }
  const answer = async (agent: DeskClient, id: string): Promise<void> => {
    const form = new FormData()
    form.append('form', JSON.stringify({ responseText: '<p>Done.</p>', status: 'ANSWERED', eventCount: 1 }))
    const answered = await agent('POST', `/cases/${id}/responses`, { form })
    expect(answered.statusCode, answered.body).toBe(201)
  }
  const nextWeek = async (): Promise<void> => {
    clock.advance(week)
    await signIn()
    await server().jobs.runDue()
  }
  const open = async (lead: DeskClient) =>
    (await lead('GET', '/reviews?state=open&limit=100')).json<DeskReviewPage>().items
  const of = async (lead: DeskClient, caseId: string) => (await open(lead)).find((one) => one.case?.id === caseId)
  const scores = (understood: number, solved: number) => [
    { criterion: 'understood', score: understood },
    { criterion: 'solved', score: solved },
  ]
  const give = (lead: DeskClient, id: string, words = 'Well done.', given = scores(5, 4)) =>
    lead('PUT', `/reviews/${id}`, { json: { scores: given, words } })
  const own = async (agent: DeskClient) => (await agent('GET', '/own-reviews')).json<DeskReviewPage>().items

  test('settings are a lead’s: shares, teams that are there, criteria once each', async () => {
    expect((await jo('PUT', '/review-settings', { json: settings })).statusCode).toBe(403)
    expect((await kim('PUT', '/review-settings', { json: { ...settings, criteria: [] } })).statusCode).toBe(422)
    const twice = { ...settings, criteria: [criteria[0], criteria[0]] }
    expect((await kim('PUT', '/review-settings', { json: twice })).statusCode).toBe(422)
    const teams = [{ team: 'nobody-is-this', share: 5 }]
    expect((await kim('PUT', '/review-settings', { json: { ...settings, teams } })).statusCode).toBe(422)
    const saved = await kim('PUT', '/review-settings', { json: settings })
    expect(saved.json<ReviewSettings>()).toMatchObject({ ...settings, changedBy: 'demo-lead-kim' })
  })

  test('a week is drawn once it is over, once; nobody is shown their own', async () => {
    const robin = await player('review-drawn')
    const [byJo, byKim] = [await file(robin), await file(robin)]
    await answer(jo, byJo)
    await answer(kim, byKim)
    await server().jobs.runDue()
    expect(await of(kim, byJo)).toBeUndefined()
    await nextWeek()
    const drawn = await of(kim, byJo)
    expect(drawn).toMatchObject({ agent: 'demo-agent-jo', scores: [], average: null, criteria, reviewer: null })
    expect(await of(kim, byKim)).toBeUndefined()
    const leads = await of(lee, byKim)
    expect(leads?.agent).toBe('demo-lead-kim')
    const count = (await open(lee)).length
    await server().jobs.runDue()
    expect((await open(lee)).length).toBe(count)
    // Neither by its number, and they cannot score it.
    expect((await kim('GET', `/reviews/${leads!.id}`)).statusCode).toBe(404)
    expect((await give(kim, leads!.id)).statusCode).toBe(404)
    expect((await jo('GET', `/reviews/${drawn!.id}`)).statusCode).toBe(404)
    expect((await jo('GET', '/reviews')).statusCode).toBe(403)
  })

  test('scored, read by whom it is about alone, corrected until they reply, and then nobody changes it', async () => {
    const id = await file(await player('review-given'))
    await answer(jo, id)
    await nextWeek()
    const review = (await of(kim, id))!
    expect((await give(jo, review.id)).statusCode).toBe(403)
    expect((await give(kim, review.id, '', [scores(5, 4)[0]!])).statusCode).toBe(422)
    expect((await give(kim, review.id, 'Well done.')).json<DeskReview>()).toMatchObject({
      average: 4.5,
      words: 'Well done.',
      reviewer: 'demo-lead-kim',
    })
    expect(await of(kim, id)).toBeUndefined()
    expect((await own(jo)).find((one) => one.id === review.id)?.average).toBe(4.5)
    expect((await own(lee)).find((one) => one.id === review.id)).toBeUndefined()
    expect((await give(kim, review.id, 'Better.', scores(5, 5))).json<DeskReview>().average).toBe(5)
    // The criteria change; what was scored stays as it was called.
    await kim('PUT', '/review-settings', { json: { ...settings, criteria: [{ id: 'new', name: 'New' }] } })
    expect((await jo('GET', `/reviews/${review.id}`)).json<DeskReview>().criteria).toEqual(criteria)
    await kim('PUT', '/review-settings', { json: settings })

    const reply = (agent: DeskClient) => agent('POST', `/reviews/${review.id}/reply`, { json: { text: 'Thank you' } })
    expect((await reply(lee)).statusCode).toBe(404)
    expect((await reply(jo)).json<DeskReview>().reply).toBe('Thank you')
    expect((await reply(jo)).statusCode).toBe(409)
    expect((await give(kim, review.id)).statusCode).toBe(409)
  })

  test('a merged case’s review leads to the other; an erased case takes words along, its scores stay', async () => {
    const robin = await player('review-erased')
    const [kept, merged, waiting] = [await file(robin), await file(robin), await file(robin)]
    for (const id of [kept, merged, waiting]) await answer(jo, id)
    await nextWeek()
    const [one, two, three] = [(await of(kim, kept))!, (await of(kim, merged))!, (await of(kim, waiting))!]
    await jo('POST', `/cases/${kept}/merge`, { json: { cases: [merged], eventCount: 3 } })
    const shown = (await kim('GET', `/reviews/${two.id}`)).json<DeskReview>()
    expect(shown.case).toMatchObject({ id: merged, continuedIn: kept })
    await give(kim, two.id)
    await give(kim, one.id, 'Robin was content.')
    await jo('POST', `/reviews/${one.id}/reply`, { json: { text: 'Robin is nice' } })
    const erased = await sam('DELETE', '/accounts/review-erased/data', {
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(erased.statusCode, erased.body).toBeLessThan(300)
    await server().jobs.runDue()
    expect((await kim('GET', `/reviews/${three.id}`)).statusCode).toBe(404)
    expect((await kim('GET', `/reviews/${one.id}`)).json<DeskReview>()).toMatchObject({
      case: null,
      average: 4.5,
      words: null,
      reply: null,
    })
  })

  test('figures count by representative, team and criterion; agents and other scopes read none', async () => {
    const robin = await player('review-count')
    const [one, two, three] = [await file(robin), await file(robin), await file(robin)]
    await answer(jo, one)
    await answer(jo, two)
    await answer(lee, three)
    await nextWeek()
    const day = clock.now().toISOString().slice(0, 10)
    const after = new Date(clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    await give(kim, (await of(kim, one))!.id, '', scores(5, 4))
    await give(kim, (await of(kim, two))!.id, '', scores(3, 2))
    await give(kim, (await of(kim, three))!.id, '', scores(4, 4))
    const report = (await kim('GET', `/reports/reviews?from=${day}&to=${after}`)).json<ReviewReport>()
    expect(report.total).toEqual({ reviews: 3, average: 3.7 })
    expect(report.agents).toEqual([
      { agent: 'demo-agent-jo', figures: { reviews: 2, average: 3.5 } },
      { agent: 'demo-lead-lee', figures: { reviews: 1, average: 4 } },
    ])
    expect(report.teams.reduce((sum, { figures }) => sum + figures.reviews, 0)).toBe(3)
    expect(report.criteria).toEqual([
      { name: 'Solved', figures: { reviews: 3, average: 3.3 } },
      { name: 'Understood', figures: { reviews: 3, average: 4 } },
    ])
    expect((await jo('GET', `/reports/reviews?from=${day}&to=${after}`)).statusCode).toBe(403)
    const clientOf = await deskClients(server(), () => clock.now())
    const scoped = await clientOf('lead', 'elsewhere', { desk_games: 'another-game' })
    const none = (await scoped('GET', `/reports/reviews?from=${day}&to=${after}`)).json<ReviewReport>()
    expect([none.total.reviews, (await open(scoped)).length]).toEqual([0, 0])
  })

  test('pages go on where the last one ended; a share of none draws nothing', async () => {
    const seen: string[] = []
    let cursor = ''
    do {
      const page = (await lee('GET', `/reviews?state=done&limit=2${cursor}`)).json<DeskReviewPage>()
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`
    } while (cursor !== '')
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(3)
    await kim('PUT', '/review-settings', { json: { ...settings, share: 0 } })
    const id = await file(await player('review-none'))
    await answer(jo, id)
    await nextWeek()
    expect(await of(kim, id)).toBeUndefined()
  })
})
