// What a child's account has not, over the whole server and on both databases (CD-293).
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { AccountInfo, Channel, SubmitResult, SupportCase } from '#generated/server/schemas.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { deskClients } from '../../../tests/support/desk-token.ts'
import { api, formOf, type TestClient } from '../../../tests/support/test-server.ts'

const contentPack = new URL('../../content/demo', import.meta.url).pathname
const guardian = 'guardian@players.example'

onBothDatabases('a child’s account', { env: { CONTENT_PACK: contentPack } }, (server) => {
  let kit: TestClient
  let ada: TestClient
  beforeAll(async () => {
    kit = await server().signIn({
      id: 'child-kit',
      displayName: 'Kit',
      isChild: true,
      email: guardian,
      emailVerified: true,
    })
    ada = await server().signIn({ id: 'child-ada', displayName: 'Ada', email: 'child-ada@players.example' })
  })
  const channels = async (client: TestClient, topic = 1301): Promise<string[]> =>
    (await client.get(`${api}/categories/en-US/${topic}/channels`))
      .json<Channel[]>()
      .map(({ channelType }) => channelType)
  const submit = (client: TestClient, channel: string) =>
    client.send('POST', `${api}/submit`, {
      form: formOf({
        categoryId: 1301,
        game: 'diablo4',
        channel,
        locale: 'en-US',
        fields: { description: 'My hero is stuck', heroName: 'Robin' },
        anonFields: null,
      }),
      headers: { 'idempotency-key': randomUUID() },
    })
  const chatLine = { skill: 'en-US-game', lpDivId: 'northlight-chat-game' }

  test('no chat and no call: neither offered, nor filed, nor begun, nor offered by the case', async () => {
    expect([await channels(kit, 1131), await channels(ada, 1131)]).toEqual([['ticket'], ['ticket', 'chat', 'phone']])
    expect((await submit(kit, 'phone')).statusCode).toBe(422)
    expect([await channels(kit), (await channels(ada)).includes('chat')]).toEqual([['ticket'], true])
    expect((await submit(kit, 'chat')).statusCode).toBe(422)
    const filed = await submit(kit, 'ticket')
    expect(filed.statusCode, filed.body).toBe(200)
    const { caseId, caseRegion } = filed.json<SubmitResult>()
    const begun = await kit.send('POST', `${api}/chat/en-US/start`, { json: { ...chatLine, caseId, caseRegion } })
    expect(begun.statusCode).toBe(422)
    const seen = (await kit.get(`${api}/cases/en-US/detail/${caseId}`)).json<SupportCase>()
    expect(seen.availableChannels.map(({ channelType }) => channelType)).not.toContain('chat')
    const reply = await kit.send('POST', `${api}/cases/en-US/detail/${caseId}`, {
      form: formOf({ description: 'Hello', channel: 'chat', eventCount: 1 }),
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(reply.statusCode).toBe(422)
    expect((await kit.get(`${api}/auth/en-US`)).json<AccountInfo>().child).toBe(true)
    expect((await ada.get(`${api}/auth/en-US`)).json<AccountInfo>().child).toBe(false)
  })

  test('the guardian is told of an answer', async () => {
    const { caseId } = (await submit(kit, 'ticket')).json<SubmitResult>()
    const jo = await (await deskClients(server()))('agent', 'jo')
    const form = formOf({ responseText: '<p>We looked into it.</p>', status: 'ANSWERED', eventCount: 1 })
    const answered = await jo('POST', `/cases/${caseId}/responses`, { form })
    expect(answered.statusCode, answered.body).toBe(201)
    await server().jobs.runDue()
    const mails = (await kit.get('/services/dev/mails', { accept: 'application/json' })).json<{ to: string }[]>()
    expect(mails.map(({ to }) => to)).toContain(guardian)
  })

  test('nothing it does is counted, and words nobody needs are not kept', async () => {
    const { db } = server().database
    const counted = async (): Promise<number> =>
      (await db.selectFrom('usage_count').select('times').execute()).reduce((sum, { times }) => sum + times, 0)
    const view = (client: TestClient) =>
      client.send('POST', `${api}/metrics/event`, { json: { url: '/support/en-US/help/games/wow', product: 'wow' } })
    expect((await view(kit)).statusCode).toBe(204)
    expect(await counted()).toBe(0)
    await view(ada)
    expect(await counted()).toBe(1)
    const words = async (client: TestClient): Promise<string | null> => {
      const given = await client.send('POST', `${api}/feedback/en-US/24117`, {
        json: { helpful: false, feedback: 'I live at 5 Gate Street' },
        headers: { 'idempotency-key': randomUUID() },
      })
      expect(given.statusCode, given.body).toBe(204)
      const row = await db
        .selectFrom('article_feedback')
        .select('feedback')
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row!.feedback
    }
    expect([await words(kit), await words(ada)]).toEqual([null, 'I live at 5 Gate Street'])
  })
})
