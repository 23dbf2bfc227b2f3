// A case's whole way on the whole server, on both databases: a player files, a rule routes, a representative answers with
// the macro the rule offers and an article, mails arrive, the player reads, replies, reopens by chat, the representative
// ends it, the survey is answered from the mail, the report shows all of it. And a restriction's: imposed, told, appealed,
// decided by somebody else, told again.
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import type {
  CaseReport,
  DeskAppealPage,
  DeskArticles,
  DeskCase,
  DeskMacro,
  DeskRule,
  DeskRules,
  DeskTeam,
} from '#generated/server/desk/schemas.ts'
import type { AccountInfo, Penalty, SubmitResult, SupportCase, Survey } from '#generated/server/schemas.ts'
import { createAccountAddresses } from '../account/addresses.ts'
import { systemClock } from '../lib/clock.ts'
import type { Account } from '../platform/visitor.ts'
import { knownPlayer } from '../../../tests/support/known-player.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { type DeskClient, deskClients } from '../../../tests/support/desk-token.ts'
import { api, formOf, type TestClient } from '../../../tests/support/test-server.ts'

const origin = 'http://localhost:8080'
// The demonstration's content: a topic with ticket and chat, articles about it, restrictions that can be appealed.
const contentPack = new URL('../../content/demo', import.meta.url).pathname
const [lpDivId, skill] = ['northlight-chat-game', 'en-US-game']
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
const day = 86_400_000

interface Mail {
  to: string
  subject: string
  text: string
}
const bodyOf = <T>(answer: LightMyRequestResponse, status = 200): T => {
  expect(answer.statusCode, answer.body).toBe(status)
  return (answer.body === '' ? undefined : answer.json()) as T
}

onBothDatabases(
  'the whole way',
  { env: { CONTENT_PACK: contentPack, SESSION_SECRET: 'a'.repeat(32), ENCRYPTION_KEY: 'b'.repeat(32) } },
  (server) => {
    /** Newest first; what is due has been sent. */
    const mailsTo = async (client: TestClient, address: string): Promise<Mail[]> => {
      await server().jobs.runDue()
      const all = bodyOf<Mail[]>(await client.get('/services/dev/mails', { accept: 'application/json' }))
      return all.filter(({ to }) => to === address)
    }
    const unreadOf = async (client: TestClient): Promise<number> =>
      bodyOf<AccountInfo>(await client.get(`${api}/auth/en-US`)).unreadCases

    test('a case: filed, routed, answered, mailed, read, replied to, reopened by chat, ended, rated, reported', {
      timeout: 120_000,
    }, async () => {
      const [kim, jo] = await (async (): Promise<[DeskClient, DeskClient]> => {
        const clientOf = await deskClients(server())
        return [await clientOf('lead', 'kim'), await clientOf('agent', 'jo')]
      })()
      // Whoever calls the desk has a name there.
      for (const somebody of [kim, jo]) bodyOf(await somebody('GET', '/me'))
      const team = bodyOf<DeskTeam>(
        await kim('POST', '/teams', {
          json: { name: 'Rescue', members: ['demo-agent-jo'], assignment: 'least-busy' },
        }),
        201,
      )
      const macro = bodyOf<DeskMacro>(
        await kim('POST', '/macros', {
          json: {
            name: 'Moved',
            texts: { 'en-US': 'Hello {{player}}, we moved you.' },
            game: 'diablo4',
            status: 'ANSWERED',
            shared: true,
          },
        }),
        201,
      )
      const rule = bodyOf<DeskRule>(
        await kim('POST', '/rules', {
          json: {
            name: 'Stuck',
            enabled: true,
            when: { games: ['diablo4'], topics: [], languages: [], channels: [], words: ['stuck*'], atLeast: 1 },
            then: { team: team.id, priority: 'urgent', tags: ['rescue'], macro: macro.id },
          },
        }),
        201,
      )
      // Above the demonstration's own, so that its team is the first.
      const { items: rules } = bodyOf<DeskRules>(await kim('GET', '/rules'))
      const order = [rule.id, ...rules.map(({ id }) => id).filter((one) => one !== rule.id)]
      bodyOf(await kim('PUT', '/rule-order', { json: { ids: order } }))
      bodyOf(await jo('PUT', '/availability', { json: { state: 'available', chats: 3, languages: ['en-US'] } }))

      const span = `from=${dayOf(Date.now() - day)}&to=${dayOf(Date.now() + 2 * day)}`
      // The demonstration's cases are in it too.
      const figures = async (): Promise<CaseReport['total']> =>
        bodyOf<CaseReport>(await kim('GET', `/reports/cases?${span}&game=diablo4&topic=1301`)).total
      const before = await figures()

      // Filed, and where it belongs before anybody looked.
      const player = await server().signIn({ id: 'film-ada', displayName: 'Ada', email: 'film@players.example' })
      const submitted = await player.send('POST', `${api}/submit`, {
        form: formOf({
          categoryId: 1301,
          game: 'diablo4',
          channel: 'ticket',
          locale: 'en-US',
          fields: {
            description: 'My hero is stuck: he cannot leave the dungeon and the town portal does not open.',
            heroName: 'Robin',
          },
          anonFields: null,
        }),
        headers: { 'idempotency-key': randomUUID() },
      })
      const { caseId: id } = bodyOf<SubmitResult>(submitted)
      const atDesk = async (): Promise<DeskCase> => bodyOf<DeskCase>(await jo('GET', `/cases/${id}`))
      expect(await atDesk()).toMatchObject({
        team: team.id,
        assignee: 'demo-agent-jo',
        priority: 'urgent',
        tags: ['rescue'],
        suggestedMacro: macro.id,
      })

      // Answered with the macro and an article found for this case.
      const found = async (): Promise<DeskArticles['items']> =>
        bodyOf<DeskArticles>(await jo('GET', `/cases/${id}/articles`)).items
      // Words that an article answers both before and after their topic model is trained.
      const [article] = await found()
      if (article === undefined) throw new Error('no article was found for the case')
      const answer = async (text: string, status: 'ANSWERED' | 'RESOLVED'): Promise<void> => {
        const { eventCount } = await atDesk()
        const form = formOf({ responseText: text, status, eventCount })
        bodyOf(await jo('POST', `/cases/${id}/responses`, { form }), 201)
      }
      const words = macro.texts['en-US']!.replace('{{player}}', 'Ada')
      await answer(`<p>${words} <a href="${article.url}">${article.title}</a> ${article.url}</p>`, 'ANSWERED')

      // The mail has the link and not a word of the answer; the bar counts, until the case is read.
      const [told] = await mailsTo(player, 'film@players.example')
      expect(told!.subject).toContain(id)
      expect(told!.text).toContain(`/case/detail/${id}`)
      expect(told!.text).not.toContain('moved you')
      expect(await unreadOf(player)).toBe(1)
      const read = async (): Promise<SupportCase> =>
        bodyOf<SupportCase>(await player.get(`${api}/cases/en-US/detail/${id}`))
      const seen = await read()
      expect(JSON.stringify(seen.caseEvents)).toContain('Hello Ada, we moved you.')
      expect(JSON.stringify(seen.caseEvents)).toContain(article.url)
      expect(await unreadOf(player)).toBe(0)

      // A reply, an answer that solves it, and it opens again by chat.
      const reply = async (description: string, channel: 'ticket' | 'chat'): Promise<SupportCase> => {
        const { eventCount } = await atDesk()
        const form = formOf({ description, channel, categoryId: 1301, game: 'diablo4', eventCount })
        return bodyOf<SupportCase>(await player.send('POST', `${api}/cases/en-US/detail/${id}`, { form }))
      }
      expect(await reply('I am back at the gate.', 'ticket')).toMatchObject({ status: 'OPEN' })
      await answer('<p>Take the other gate.</p>', 'RESOLVED')
      expect(await read()).toMatchObject({ status: 'RESOLVED', surveyAvailable: true })
      const [solved] = await mailsTo(player, 'film@players.example')
      expect(await reply('It happened again, can we talk?', 'chat')).toMatchObject({ status: 'OPEN' })

      const { chatId } = bodyOf<{ chatId: string }>(
        await player.send('POST', `${api}/chat/en-US/start`, {
          json: { lpDivId, skill, caseId: id, caseRegion: 'us' },
          headers: { 'idempotency-key': randomUUID() },
        }),
        201,
      )
      bodyOf(await jo('POST', `/chats/${chatId}/accept`))
      const frames: string[] = []
      const socket = await server().app.injectWS(
        `/services/bft/chat/${chatId}/stream`,
        {
          headers: { host: 'localhost', cookie: player.cookie, origin },
          rawHeaders: ['Host', 'localhost'],
          socket: { remoteAddress: '127.0.0.1' } as unknown as Socket,
        },
        { onInit: (ws) => ws.on('message', (data: Buffer) => frames.push(data.toString())) },
      )
      const said = { clientId: 'film-1', text: 'The gate is locked at night.' }
      socket.send(JSON.stringify({ type: 'message', ...said }))
      await expect.poll(() => frames.join()).toContain(said.text)
      bodyOf(await jo('POST', `/chats/${chatId}/messages`, { json: { clientId: 'd-1', text: 'It is open now.' } }), 201)
      await expect.poll(() => frames.join()).toContain('It is open now.')
      bodyOf(await jo('POST', `/chats/${chatId}/end`), 204)
      socket.terminate()
      const transcript = JSON.stringify((await read()).caseEvents)
      for (const line of [said.text, 'It is open now.']) expect(transcript).toContain(line)

      // Ended for good; the survey is answered from the first mail about it, by who holds the mail.
      const { eventCount } = await atDesk()
      bodyOf(
        await jo('POST', `/cases/${id}/status`, {
          json: { status: 'RESOLVED', alternateName: 'Resolved', eventCount },
        }),
      )
      const token = /\/survey\/link\/([^?\s]+)\?rating=5/.exec(solved!.text)![1]!
      const stranger = await server().anonymous()
      const survey = `${api}/survey/en-US/link/${token}`
      expect(bodyOf<Survey>(await stranger.get(survey))).toMatchObject({ caseId: id })
      const answers = { q1: '5', q2: '4', q3: '3', q4: '5', q5: '5', feedback: 'Kind people.' }
      const rated = await stranger.send('POST', survey, {
        json: answers,
        headers: { 'idempotency-key': randomUUID() },
      })
      bodyOf(rated, 204)
      expect(await read()).toMatchObject({ status: 'RESOLVED', surveyAvailable: false })

      const after = await figures()
      const more = (what: 'filed' | 'firstAnswers' | 'resolved' | 'reopened' | 'rated'): number =>
        after[what] - before[what]
      expect({
        filed: more('filed'),
        firstAnswers: more('firstAnswers'),
        resolved: more('resolved'),
        reopened: more('reopened'),
        rated: more('rated'),
      }).toEqual({ filed: 1, firstAnswers: 1, resolved: 2, reopened: 1, rated: 1 })
      expect(bodyOf<object>(await kim('GET', '/surveys/answers?limit=10'))).toMatchObject({
        items: [{ caseId: id, words: 'Kind people.' }],
      })
    })

    test('a restriction: imposed, told, appealed, decided by somebody else, told again', async () => {
      const clientOf = await deskClients(server())
      const [kim, lee] = [await clientOf('lead', 'kim'), await clientOf('lead', 'lee')]
      for (const somebody of [kim, lee]) bodyOf(await somebody('GET', '/me'))
      const boris: Account = {
        id: 'film-boris',
        displayName: 'Boris',
        softAccount: false,
        hasSqa: true,
        roles: [],
        region: 'us',
        email: 'boris@players.example',
        emailVerified: true,
      }
      const player = await server().signIn(boris)
      // As a sign-in at the identity provider does.
      await createAccountAddresses({ database: server().database, clock: systemClock }).remember(boris, 'en-US')
      await knownPlayer(server(), 'film-boris')
      bodyOf(
        await kim('POST', '/penalties', {
          json: {
            accountId: 'film-boris',
            game: 'overwatch',
            gameAccount: 'Boris#2411',
            penalty: { 'en-US': 'Suspension' },
            reason: { 'en-US': 'Use of unauthorized software' },
            end: null,
            evidence: ['match 88213'],
            appealable: true,
          },
        }),
        201,
      )
      const penalties = async (): Promise<Penalty[]> => bodyOf<Penalty[]>(await player.get(`${api}/penalty/en-US`))
      const [imposed] = await penalties()
      expect(imposed).toMatchObject({ penalty: 'Suspension', active: true, canAppeal: true })
      const before = (await mailsTo(player, 'boris@players.example')).length
      expect(before).toBe(1)

      const appeal = await player.send('POST', `${api}/penalty/appeal/en-US`, {
        json: { penaltyId: imposed!.id, reasonId: 'support.penalty.appeal.reason.mistake', description: 'Not me.' },
        headers: { 'idempotency-key': randomUUID() },
      })
      bodyOf(appeal, 201)
      const { items } = bodyOf<DeskAppealPage>(await lee('GET', '/appeals?state=PENDING'))
      const waiting = items.find(({ penalty }) => penalty.id === imposed!.id)
      expect(waiting).toMatchObject({ description: 'Not me.', state: 'PENDING' })
      const decide = (who: DeskClient) =>
        who('POST', `/appeals/${waiting!.id}/decision`, {
          json: { decision: 'OVERTURNED', repResponse: 'We were wrong, sorry.' },
        })
      // Never by who imposed it.
      expect((await decide(kim)).statusCode).toBe(403)
      bodyOf(await decide(lee))
      expect(await penalties()).toMatchObject([
        { active: false, canAppeal: false, lastAppealState: 'OVERTURNED', history: [{ description: 'Not me.' }] },
      ])
      const mails = await mailsTo(player, 'boris@players.example')
      expect(mails).toHaveLength(2)
      for (const { text } of mails) expect(text).not.toMatch(/unauthorized|We were wrong/)
    })
  },
)
