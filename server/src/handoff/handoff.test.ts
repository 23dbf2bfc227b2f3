// A half-filled form from one device to another, over the whole server and on both databases (CD-247, CD-248).
import { expect, test } from 'vitest'
import type { HandoffReceipt, HandoffStatus, TakenHandoff } from '#generated/server/schemas.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { api, type TestClient } from '../../../tests/support/test-server.ts'
import { createManualClock } from '../lib/clock.ts'
import { sha256 } from '../lib/ids.ts'
import { withoutSecrets } from './rules.ts'
import { createHandoffStore } from './store.ts'

const clock = createManualClock('2026-11-24T10:00:00.000Z')
const topics = `- id: 1211
  friendlyText: Stuck.
  channels: [{ channelType: ticket, description: Write }]
- { id: 1212, friendlyText: Rewards come by mail., hasForm: false }
- { id: 1300, friendlyText: The shop., hasForm: false }
`
const words = 'Robin stands behind the gate'
const form = {
  categoryId: 1211,
  channel: 'ticket',
  locale: 'en-US',
  fields: JSON.stringify({ description: words }),
  anonFields: { name: 'Robin' },
}

test('secure fields and answers to secret questions are handed to nobody', () => {
  const fields = [
    { key: 'key', type: 'text', secure: true },
    { key: 'id', type: 'nid', secure: false },
    { key: 'question', type: 'sqa', secure: false },
    { key: 'place', type: 'text', secure: false },
    { key: 'service', type: 'service', secure: false },
    { key: 'none', type: 'sqa', secure: false },
    { key: 'text', type: 'sqa', secure: false },
  ]
  const answered = { question: { questionId: 3, answer: 'Rex' }, service: { name: 'x', answer: 'y' } }
  const values = { key: 'k', id: '1', ...answered, none: null, text: 'Rex', place: 'gate', description: 'x' }
  expect(withoutSecrets(values, fields)).toEqual({
    question: { questionId: 3 },
    service: { name: 'x' },
    place: 'gate',
    description: 'x',
  })
})

onBothDatabases('handoff', { clock, content: { 'products/wow/topics.yaml': topics } }, (server) => {
  const hand = (client: TestClient, change: object = {}) =>
    client.send('POST', `${api}/handoff`, { json: { ...form, ...change } })
  const handed = async (client: TestClient, change: object = {}): Promise<HandoffReceipt> => {
    const answer = await hand(client, change)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<HandoffReceipt>()
  }
  const take = (client: TestClient, code: string) => client.send('POST', `${api}/handoff/take`, { json: { code } })
  const statusOf = async (client: TestClient, id: string) => {
    const answer = await client.get(`${api}/handoff/${id}`)
    return answer.statusCode === 200 ? answer.json<HandoffStatus>().status : answer.statusCode
  }
  const tus = { 'tus-resumable': '1.0.0' }
  const uploaded = async (client: TestClient, content: string): Promise<string> => {
    const metadata = `filename ${Buffer.from('log.txt').toString('base64')}`
    const begun = await client.send('POST', `${api}/uploads`, {
      headers: { ...tus, 'upload-length': String(content.length), 'upload-metadata': metadata },
    })
    const at = String(begun.headers.location)
    const headers = { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
    expect((await client.send('PATCH', at, { headers, payload: content })).statusCode).toBe(204)
    return at.split('/').at(-1)!
  }
  const lengthOf = async (client: TestClient, id: string) =>
    (await client.send('HEAD', `${api}/uploads/${id}`, { headers: tus })).headers['upload-length']

  test('words and files go to the device that takes the code, once, and the first one is told', async () => {
    const computer = await server().anonymous()
    const phone = await server().anonymous()
    const id = await uploaded(computer, 'gate 88')
    const made = await handed(computer, { uploads: { files: [id] } })
    expect(made.expiresAt).toBe(new Date(clock.now().getTime() + 600_000).toISOString())
    expect(await statusOf(computer, made.id)).toBe('waiting')
    expect((await take(phone, made.code)).json<TakenHandoff>()).toEqual({
      form,
      files: [{ field: 'files', uploadId: id, filename: 'log.txt', size: 7 }],
      gameContext: null,
    })
    expect(await statusOf(computer, made.id)).toBe('taken')
    expect([await lengthOf(phone, id), await lengthOf(computer, id)]).toEqual(['7', undefined])
    // A replay opens nothing, whoever sends it.
    for (const client of [phone, computer, await server().anonymous()])
      expect((await take(client, made.code)).statusCode).toBe(404)
  })

  test('of two devices that ask at once one gets the form', async () => {
    const { code } = await handed(await server().anonymous())
    const phones = await Promise.all([server().anonymous(), server().anonymous()])
    const answers = await Promise.all(phones.map((phone) => take(phone, code)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
  })

  test('another session sees and ends nothing; the own one does, and a new code ends the one before', async () => {
    const computer = await server().anonymous()
    const other = await server().anonymous()
    const first = await handed(computer)
    expect(await statusOf(other, first.id)).toBe(404)
    expect((await other.send('DELETE', `${api}/handoff/${first.id}`)).statusCode).toBe(404)
    const second = await handed(computer)
    expect((await take(other, first.code)).statusCode).toBe(404)
    expect((await computer.send('DELETE', `${api}/handoff/${second.id}`)).statusCode).toBe(204)
    expect((await take(other, second.code)).statusCode).toBe(404)
  })

  test('ten minutes, and then it is no more', async () => {
    const computer = await server().anonymous()
    const made = await handed(computer)
    clock.advance(599)
    expect(await statusOf(computer, made.id)).toBe('waiting')
    clock.advance(1)
    expect((await take(await server().anonymous(), made.code)).statusCode).toBe(404)
    expect(await statusOf(computer, made.id)).toBe('expired')
  })

  test('a player’s code ends with the sign-out, and another account gets nothing of it', async () => {
    const ada = await server().signIn({ id: 'handoff-ada' })
    const made = await handed(ada)
    const boris = await server().signIn({ id: 'handoff-boris' })
    expect((await take(boris, made.code)).statusCode).toBe(404)
    // That used nothing up.
    expect((await take(await server().signIn({ id: 'handoff-ada' }), made.code)).statusCode).toBe(200)
    const again = await handed(ada)
    await server().sessions.endAllOf('handoff-ada')
    expect((await take(await server().anonymous(), again.code)).statusCode).toBe(404)
  })

  test('somebody else’s upload, an unknown topic and what is no object are refused', async () => {
    const computer = await server().anonymous()
    const foreign = await uploaded(await server().anonymous(), 'not yours')
    const fault = async (change: object): Promise<unknown> => {
      const answer = await hand(computer, change)
      const { validationErrors } = answer.json<{
        validationErrors?: { fieldErrors: { field: string; code: string }[] }
      }>()
      return [answer.statusCode, ...(validationErrors?.fieldErrors.map(({ field, code }) => `${field} ${code}`) ?? [])]
    }
    expect(await fault({ uploads: { files: [foreign] } })).toEqual([422, 'uploads.files.0 uploadgone'])
    expect(await fault({ categoryId: 999_999 })).toEqual([422, 'categoryId unknown'])
    for (const fields of ['[1]', 'null', '77', '{]']) expect(await fault({ fields })).toEqual([422, 'fields pattern'])
  })

  test('what has expired goes with the sweep, and all of an account with its erasure', async () => {
    const { db } = server().database
    const idsOf = async () => (await db.selectFrom('handoff').select('id').execute()).map(({ id }) => id)
    const old = await handed(await server().anonymous())
    clock.advance(600)
    const ada = await handed(await server().signIn({ id: 'handoff-erased' }))
    const boris = await handed(await server().signIn({ id: 'handoff-kept' }))
    const store = createHandoffStore(server().database)
    await store.sweep(clock.now().toISOString())
    expect(await idsOf()).toEqual(expect.not.arrayContaining([old.id]))
    expect(await idsOf()).toEqual(expect.arrayContaining([ada.id, boris.id]))
    await store.eraseAccount('handoff-erased')
    expect(await idsOf()).toEqual(expect.not.arrayContaining([ada.id]))
    expect(await idsOf()).toContain(boris.id)
  })

  test('neither code nor words stand readable in the table', async () => {
    const made = await handed(await server().anonymous())
    const { db } = server().database
    const row = await db.selectFrom('handoff').selectAll().where('id', '=', made.id).executeTakeFirstOrThrow()
    expect(made.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
    // So short a code could be found behind a hash without a key.
    expect(row.code_hash).not.toBe(sha256(made.code))
    expect(JSON.stringify(row)).not.toContain(made.code)
    expect(JSON.stringify(row)).not.toContain('gate')
  })
})
