// Nobody answers or resolves a case over a flag that stands, through whatever door, unless they have confirmed what to do
// (CD-481).
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { AuditPage, ChangedCases, DeskCase } from '#generated/server/desk/schemas.ts'
import type { SubmitResult } from '#generated/server/schemas.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { type DeskClient, deskClients } from '../../../tests/support/desk-token.ts'
import { api, formOf, type TestClient } from '../../../tests/support/test-server.ts'

const contentPack = new URL('../../content/demo', import.meta.url).pathname

onBothDatabases('flags that stand', { env: { CONTENT_PACK: contentPack } }, (server) => {
  let jo: DeskClient
  let kim: DeskClient
  let sam: DeskClient
  beforeAll(async () => {
    const clientOf = await deskClients(server())
    ;[jo, kim, sam] = [await clientOf('agent', 'jo'), await clientOf('lead', 'kim'), await clientOf('admin', 'sam')]
  })
  const player = (id: string) => server().signIn({ id, displayName: 'Robin', email: `${id}@players.example` })
  const file = async (client: TestClient, description: string): Promise<string> => {
    const answer = await client.send('POST', `${api}/submit`, {
      form: formOf({
        categoryId: 1301,
        game: 'diablo4',
        channel: 'ticket',
        locale: 'en-US',
        fields: { description, heroName: 'Robin' },
        anonFields: null,
      }),
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<SubmitResult>().caseId
  }
  const reply = async (client: TestClient, id: string, description: string): Promise<void> => {
    const { eventCount } = await read(id)
    const form = formOf({ description, channel: 'ticket', eventCount })
    const headers = { 'idempotency-key': randomUUID() }
    const answer = await client.send('POST', `${api}/cases/en-US/detail/${id}`, { form, headers })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const read = async (id: string) => (await jo('GET', `/cases/${id}`)).json<DeskCase>()
  const standing = async (id: string): Promise<string[]> =>
    ((await read(id)).sensitive ?? []).filter(({ outcome }) => outcome === null).map((flag) => flag.id)
  const entries = async (id: string, action: string) =>
    (await sam('GET', `/audit?subject=case/${id}&action=${action}`)).json<AuditPage>().items

  interface More {
    confirmedFlags?: string[]
    status?: string
  }
  type Door = (by: DeskClient, id: string, more?: More) => ReturnType<DeskClient>
  const headers = () => ({ 'idempotency-key': randomUUID() })
  const answer: Door = async (by, id, more = {}) => {
    const { eventCount } = await read(id)
    const form = formOf({ responseText: '<p>We are on it.</p>', status: 'ANSWERED', eventCount, ...more })
    return by('POST', `/cases/${id}/responses`, { form, headers: headers() })
  }
  const step =
    (status: string): Door =>
    async (by, id, more = {}) => {
      const { eventCount } = await read(id)
      const json = { status, alternateName: 'Changed', eventCount, ...more }
      return by('POST', `/cases/${id}/status`, { json, headers: headers() })
    }
  /** By whom the chat is led: jo. */
  const begunChat = async (client: TestClient, id: string): Promise<string> => {
    const there = { state: 'available', chats: 3, languages: ['en-US'] }
    expect((await jo('PUT', '/availability', { json: there })).statusCode).toBe(200)
    const { eventCount } = await read(id)
    const form = formOf({ categoryId: 1301, game: 'diablo4', description: 'A chat?', channel: 'chat', eventCount })
    const replied = await client.send('POST', `${api}/cases/en-US/detail/${id}`, { form, headers: headers() })
    expect(replied.statusCode, replied.body).toBe(200)
    const begun = await client.send('POST', `${api}/chat/en-US/start`, {
      json: { lpDivId: 'northlight-chat-game', skill: 'en-US-game', caseId: id, caseRegion: 'us' },
      headers: headers(),
    })
    expect(begun.statusCode, begun.body).toBe(201)
    const { chatId } = begun.json<{ chatId: string }>()
    expect((await jo('POST', `/chats/${chatId}/accept`)).statusCode).toBe(200)
    return chatId
  }

  const doors: [string, Door, number][] = [
    ['an answer', answer, 201],
    ['an answer that resolves', (by, id, more) => answer(by, id, { ...more, status: 'RESOLVED' }), 201],
    ['resolving', step('RESOLVED'), 200],
    ['another status', step('INFO'), 200],
  ]
  test.each(doors)('%s is refused until the flag is confirmed by who answers, or handled', async (name, door, done) => {
    const robin = await player(`confirmed-${name.replaceAll(' ', '-')}`)
    const id = await file(robin, 'I want to die')
    const before = await read(id)
    const refused = await door(jo, id)
    expect(refused.statusCode, refused.body).toBe(422)
    expect(refused.json()).toMatchObject({
      errorKey: 'support.desk.error.flagStands',
      errorMessage: expect.stringContaining('This case is sensitive.') as string,
      validationErrors: {
        fieldErrors: [{ field: 'confirmedFlags', code: 'required' }],
        errorCodes: { required: expect.stringContaining('This case is sensitive.') as string },
      },
    })
    expect(await read(id)).toEqual(before)
    // Another case's flag, and nothing at all, are no confirmation.
    expect((await door(jo, id, { confirmedFlags: ['019a9c1e-none'] })).statusCode).toBe(422)
    const [flag] = await standing(id)
    const confirmed = await door(jo, id, { confirmedFlags: [flag!] })
    expect(confirmed.statusCode, confirmed.body).toBe(done)
    const [entry] = await entries(id, name.startsWith('an answer') ? 'case.answer' : 'case.status')
    expect(entry).toMatchObject({
      actor: 'demo-agent-jo',
      detail: { after: { confirmed: { selfHarm: { flag } } } },
    })
    // It stands on: the next answer asks again.
    const other = await file(robin, 'I want to die')
    const [handled] = await standing(other)
    const outcome = await jo('POST', `/cases/${other}/sensitive/${handled}/outcome`, { json: { outcome: 'real' } })
    expect(outcome.statusCode).toBe(200)
    expect((await door(jo, other)).statusCode).toBe(done)
  })

  test('a confirmation counts for one answer, and for no flag that was raised since', async () => {
    const robin = await player('confirmed-once')
    const id = await file(robin, 'I want to die')
    const [first] = await standing(id)
    expect((await answer(jo, id, { confirmedFlags: [first!] })).statusCode).toBe(201)
    expect((await answer(jo, id)).statusCode).toBe(422)
    await reply(robin, id, 'I know where you live')
    const [one, other] = await standing(id)
    expect((await answer(jo, id, { confirmedFlags: [first!] })).statusCode).toBe(422)
    expect((await answer(jo, id, { confirmedFlags: [one!, other!] })).statusCode).toBe(201)
    const [entry] = await entries(id, 'case.answer')
    expect(Object.keys((entry!.detail as { after: { confirmed: object } }).after.confirmed).sort()).toEqual([
      'selfHarm',
      'threats',
    ])
  })

  test('the audit says since when the guidance had the words that were read', async () => {
    const guidance = { text: 'Call first.', tell: null, helpLines: [] }
    const changed = await kim('PUT', '/sensitive/guidance/threats', { json: guidance })
    const { changedAt } = changed.json<{ changedAt: string }>()
    const id = await file(await player('confirmed-guidance'), 'I know where you live')
    const [flag] = await standing(id)
    expect((await answer(jo, id, { confirmedFlags: [flag!] })).statusCode).toBe(201)
    const [entry] = await entries(id, 'case.answer')
    expect(entry!.detail).toMatchObject({ after: { confirmed: { threats: { flag, guidance: changedAt } } } })
  })

  test('a machine reads no guidance: its key answers once somebody has handled the flag', async () => {
    const key = { name: 'Bot', rights: ['cases:write'], scope: { games: [], languages: [] }, expiresAt: null }
    const { token } = (await sam('POST', '/keys', { json: key })).json<{ token: string }>()
    const machine: DeskClient = async (method, path, { form } = {}) => {
      const body = new Response(form)
      return server().app.inject({
        method,
        url: `/services/desk${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          'idempotency-key': randomUUID(),
          'content-type': body.headers.get('content-type')!,
        },
        payload: Buffer.from(await body.arrayBuffer()),
      })
    }
    const id = await file(await player('confirmed-machine'), 'I want to die')
    const [flag] = await standing(id)
    const refused = await answer(machine, id, { confirmedFlags: [flag!] })
    expect([refused.statusCode, refused.json<{ errorKey: string }>().errorKey]).toEqual([
      422,
      'support.desk.error.flagStands',
    ])
    await jo('POST', `/cases/${id}/sensitive/${flag}/outcome`, { json: { outcome: 'falseAlarm' } })
    expect((await answer(machine, id)).statusCode).toBe(201)
  })

  test('a chat is no way round it', async () => {
    const robin = await player('confirmed-chat')
    const id = await file(robin, 'I want to die')
    const chatId = await begunChat(robin, id)
    const say = (more: More = {}) =>
      jo('POST', `/chats/${chatId}/messages`, { json: { clientId: randomUUID(), text: 'Hello', ...more } })
    expect((await say()).json()).toMatchObject({ status: 422, errorKey: 'support.desk.error.flagStands' })
    const [flag] = await standing(id)
    expect((await say({ confirmedFlags: [flag!] })).statusCode).toBe(201)
    const told = (await sam('GET', `/audit?subject=chat/${chatId}&action=chat.message`)).json<AuditPage>().items
    expect(told.map(({ detail }) => detail)).toMatchObject([{ after: { confirmed: { selfHarm: { flag } } } }])
    await jo('POST', `/cases/${id}/sensitive/${flag}/outcome`, { json: { outcome: 'real' } })
    expect((await say()).statusCode).toBe(201)
  })

  test('among many a sensitive case is left as it is and named; alone it is given to whom must know', async () => {
    const robin = await player('confirmed-bulk')
    const plain = await file(robin, 'The gate is shut.')
    const id = await file(robin, 'I know where you live')
    const change = async (ids: string[], more: object) => {
      const changed = await jo('POST', '/cases/bulk', { json: { changes: ids.map((one) => ({ id: one, ...more })) } })
      expect(changed.statusCode, changed.body).toBe(200)
      return changed.json<ChangedCases>()
    }
    const snoozedUntil = new Date(Date.now() + 86_400_000).toISOString()
    for (const more of [{ priority: 'low' }, { assignee: 'demo-agent-jo' }, { tags: ['gate'] }, { snoozedUntil }])
      expect(await change([id, plain], more)).toMatchObject({ before: [{ id: plain }], left: [id], flagged: [id] })
    expect(await read(id)).toMatchObject({ priority: 'normal', assignee: null, tags: [], snoozedUntil: null })
    expect(await entries(id, 'case.change')).toEqual([])
    expect(await change([id], { priority: 'urgent' })).toEqual({ before: [{ id, priority: 'normal' }], left: [] })
    const [flag] = await standing(id)
    await jo('POST', `/cases/${id}/sensitive/${flag}/outcome`, { json: { outcome: 'real' } })
    expect(await change([id, plain], { priority: 'low' })).toMatchObject({ left: [] })
  })

  test('a case whose flag stands can be opened again, and one without flags is answered as ever', async () => {
    const robin = await player('confirmed-open')
    const id = await file(robin, 'I want to die')
    const [flag] = await standing(id)
    expect((await step('RESOLVED')(jo, id, { confirmedFlags: [flag!] })).statusCode).toBe(200)
    expect((await step('OPEN')(jo, id)).statusCode).toBe(200)
    const plain = await file(robin, 'The gate is shut.')
    expect((await answer(jo, plain)).statusCode).toBe(201)
    const [entry] = await entries(plain, 'case.answer')
    expect((entry!.detail as { after: object }).after).not.toHaveProperty('confirmed')
    expect((await step('RESOLVED')(jo, plain)).statusCode).toBe(200)
  })
})
