// Words that come by mail and by chat, over the real ways in: SMTP and the chat's own connection (CD-348, CD-355).
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskCase, DeskCasePage } from '#generated/server/desk/schemas.ts'
import type { SubmitResult } from '#generated/server/schemas.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { type DeskClient, deskClients } from '../../../tests/support/desk-token.ts'
import { buildMail } from '../../../tests/support/mail-corpus.ts'
import { freePort, mailInEnv, replyAddresses } from '../../../tests/support/mail-run.ts'
import { api, formOf, type TestClient } from '../../../tests/support/test-server.ts'
import { createCaseStore } from '../cases/store.ts'

const port = await freePort()
const contentPack = new URL('../../content/demo', import.meta.url).pathname
const game = { categoryId: 1301, game: 'diablo4' }

onBothDatabases(
  'where sensitive words come from',
  { env: { CONTENT_PACK: contentPack, ...mailInEnv(port) } },
  (server) => {
    let jo: DeskClient
    beforeAll(async () => {
      await server().open()
      jo = await (await deskClients(server()))('agent', 'jo')
    })
    const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
    afterAll(() => transport.close())

    const player = async (id: string) => {
      const email = `${id}@players.example`
      const client = await server().signIn({ id, displayName: 'Robin', email })
      const answer = await client.send('POST', `${api}/submit`, {
        form: formOf({
          ...game,
          channel: 'ticket',
          locale: 'en-US',
          fields: { description: 'The boss made me die again.', heroName: 'Robin' },
          anonFields: null,
        }),
        headers: { 'idempotency-key': randomUUID() },
      })
      expect(answer.statusCode, answer.body).toBe(200)
      return { client, email, id: answer.json<SubmitResult>().caseId }
    }
    const mail = async ({ id, email }: { id: string; email: string }, words: string) => {
      const record = (await createCaseStore(server().database).find(id))!
      const to = replyAddresses.of(record)!
      const { raw } = await buildMail({ program: 'gmail', locale: 'en-US', from: email, to, text: 0, mark: words })
      await transport.sendMail({ envelope: { from: email, to }, raw })
    }
    const read = async (id: string) => (await jo('GET', `/cases/${id}`)).json<DeskCase>()
    const flagsOf = async (id: string) => (await read(id)).sensitive ?? []
    const goesFirst = async (id: string): Promise<boolean> =>
      (await jo('GET', '/cases?state=sensitive&limit=100')).json<DeskCasePage>().items.some((one) => one.id === id)

    test('a mail raises a flag by its own words; what it quotes raises none', async () => {
      const robin = await player('sensitive-by-mail')
      await mail(robin, 'I understand, thank you.')
      expect(await flagsOf(robin.id)).toEqual([])
      await mail(robin, 'I want to die.')
      expect(await flagsOf(robin.id)).toMatchObject([
        { category: 'selfHarm', source: 'mail', outcome: null, found: [{ word: 'want to die', language: 'en-US' }] },
      ])
      expect(await goesFirst(robin.id)).toBe(true)
    })

    test('the flag of a mail goes with it into a case of its own, and back', async () => {
      const robin = await player('sensitive-mail-split')
      await mail(robin, 'I want to die.')
      const made = await jo('POST', `/cases/${robin.id}/split`, {
        json: { messages: [1], categoryId: 1211, game: 'wow', subject: null, eventCount: 2 },
        headers: { 'idempotency-key': randomUUID() },
      })
      expect(made.statusCode, made.body).toBe(201)
      const { id } = made.json<DeskCase>().case
      expect(await flagsOf(id)).toMatchObject([{ category: 'selfHarm', source: 'mail', outcome: null }])
      expect(await flagsOf(robin.id)).toEqual([])
      expect([await goesFirst(id), await goesFirst(robin.id)]).toEqual([true, false])
      expect((await jo('DELETE', `/cases/${id}/split`)).statusCode).toBe(200)
      expect(await flagsOf(robin.id)).toMatchObject([{ category: 'selfHarm', source: 'mail', outcome: null }])
      expect([await goesFirst(id), await goesFirst(robin.id)]).toEqual([false, true])
    })

    const talk = async ({ client, id }: { client: TestClient; id: string }, theirs: string, ours: string) => {
      const replied = await client.send('POST', `${api}/cases/en-US/detail/${id}`, {
        form: formOf({
          ...game,
          description: 'Can we talk?',
          channel: 'chat',
          eventCount: (await read(id)).eventCount,
        }),
        headers: { 'idempotency-key': randomUUID() },
      })
      expect(replied.statusCode, replied.body).toBe(200)
      const begun = await client.send('POST', `${api}/chat/en-US/start`, {
        json: { lpDivId: 'northlight-chat-game', skill: 'en-US-game', caseId: id, caseRegion: 'us' },
        headers: { 'idempotency-key': randomUUID() },
      })
      expect(begun.statusCode, begun.body).toBe(201)
      const { chatId } = begun.json<{ chatId: string }>()
      expect((await jo('POST', `/chats/${chatId}/accept`)).statusCode).toBe(200)
      const frames: string[] = []
      const socket = await server().app.injectWS(
        `/services/bft/chat/${chatId}/stream`,
        {
          headers: { host: 'localhost', cookie: client.cookie, origin: 'http://localhost:8080' },
          rawHeaders: ['Host', 'localhost'],
          socket: { remoteAddress: '127.0.0.1' } as unknown as Socket,
        },
        { onInit: (ws) => ws.on('message', (data: Buffer) => frames.push(data.toString())) },
      )
      socket.send(JSON.stringify({ type: 'message', clientId: 'p-1', text: theirs }))
      await expect.poll(() => frames.join()).toContain(theirs)
      const answer = await jo('POST', `/chats/${chatId}/messages`, { json: { clientId: 'd-1', text: ours } })
      expect(answer.statusCode, answer.body).toBe(201)
      expect((await jo('POST', `/chats/${chatId}/end`)).statusCode).toBe(204)
      socket.terminate()
    }

    test('a chat raises a flag by what its player said, none by what we said', async () => {
      const there = { state: 'available', chats: 3, languages: ['en-US'] }
      expect((await jo('PUT', '/availability', { json: there })).statusCode).toBe(200)
      const robin = await player('sensitive-by-chat')
      await talk(robin, 'Hello there.', 'I know where you live.')
      expect(await flagsOf(robin.id)).toEqual([])
      await talk(robin, 'I will end my life.', 'I know where you live.')
      expect(await flagsOf(robin.id)).toMatchObject([
        { category: 'selfHarm', source: 'chat', outcome: null, found: [{ word: 'end my life', language: 'en-US' }] },
      ])
      expect(await goesFirst(robin.id)).toBe(true)
    })
  },
)
