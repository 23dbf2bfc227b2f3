// Files go into their store before the transaction that names them, and only such as may be sent (CD-170).
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SupportCase } from '#generated/server/schemas.ts'
import { api, startTestServer, type TestClient, type TestServer } from '../../../tests/support/test-server.ts'
import { smallPackFiles } from '../content/testing/small-pack.ts'

const topics = `- id: 1211
  friendlyText: Stuck.
  channels: [{ channelType: ticket, description: Write }]
- { id: 1212, friendlyText: Rewards come by mail., hasForm: false }
- { id: 1300, friendlyText: The shop., hasForm: false }
`
/** What the store was asked to keep, and whether a transaction was open then. */
let kept: { sha256: string; isWithin: boolean }[] = []
let isAway = false
let server: TestServer
let ada: TestClient

beforeAll(async () => {
  server = await startTestServer({
    content: {
      'products/wow/topics.yaml': topics,
      'pack.yaml': smallPackFiles()['pack.yaml']!.replace(/features:.*/, 'features: { arkose: true }'),
    },
    betweenBlobs: (blobs, database) => ({
      ...blobs,
      keepFile: async (file) => {
        kept.push({ sha256: file.sha256, isWithin: database.db.isTransaction })
        if (isAway) throw new Error('the store is away')
        return blobs.keepFile(file)
      },
    }),
  })
  ada = await server.signIn()
})
afterAll(() => server.close())
beforeEach(() => {
  kept = []
  isAway = false
})

const formOf = (values: object, files: Record<string, string> = {}): FormData => {
  const form = new FormData()
  form.append('form', JSON.stringify(values))
  for (const [name, text] of Object.entries(files)) form.append('files[files]', new File([text], name), name)
  return form
}
const submit = (
  client: TestClient,
  files: Record<string, string>,
  { description = 'The gate stays shut.', key = randomUUID() } = {},
) =>
  client.send('POST', `${api}/submit`, {
    form: formOf({ fields: { description }, categoryId: 1211, channel: 'ticket', locale: 'en-US', game: 'wow' }, files),
    headers: { 'idempotency-key': key },
  })
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const named = async (text: string): Promise<number> =>
  (await server.database.db.selectFrom('case_attachment').select('id').where('sha256', '=', hashOf(text)).execute())
    .length
const countCases = async (): Promise<number> =>
  (await server.database.db.selectFrom('support_case').select('id').execute()).length

test('a form’s and a reply’s files are stored before the transaction that names them', async () => {
  const filed = await submit(ada, { 'a.txt': 'with the form' })
  expect(filed.statusCode).toBe(200)
  const { caseId } = filed.json<{ caseId: string }>()
  const replied = await ada.send('POST', `${api}/cases/en-US/detail/${caseId}`, {
    form: formOf({ description: 'Still.', channel: 'ticket', eventCount: 1 }, { 'b.txt': 'with the reply' }),
  })
  expect(replied.json<SupportCase>().caseEvents).toHaveLength(2)
  expect(kept).toEqual([
    { sha256: hashOf('with the form'), isWithin: false },
    { sha256: hashOf('with the reply'), isWithin: false },
  ])
  expect([await named('with the form'), await named('with the reply')]).toEqual([1, 1])
})

test('what a rule refuses, or who has not passed the challenge, stores nothing', async () => {
  expect((await submit(ada, { 'a.txt': 'no words' }, { description: ' ' })).statusCode).toBe(422)
  expect((await submit(ada, { 'a.exe': 'no such type' })).statusCode).toBe(422)
  const stranger = await server.anonymous()
  expect((await submit(stranger, { 'a.txt': 'no challenge' })).statusCode).toBe(422)
  const { caseId } = (await submit(ada, {})).json<{ caseId: string }>()
  const reply = await ada.send('POST', `${api}/cases/en-US/detail/${caseId}`, {
    form: formOf({ description: 'Still.', channel: 'ticket', eventCount: 1 }, { 'b.exe': 'no such type' }),
  })
  expect(reply.statusCode).toBe(422)
  expect(kept).toEqual([])
})

test('a store that fails files nothing; what was answered before is answered again without it', async () => {
  const key = randomUUID()
  const first = await submit(ada, { 'a.txt': 'sent twice' }, { key })
  const before = await countCases()
  isAway = true
  const again = await submit(ada, { 'a.txt': 'sent twice' }, { key })
  expect([again.statusCode, again.body]).toEqual([200, first.body])
  expect((await submit(ada, { 'a.txt': 'never kept' })).statusCode).toBe(500)
  expect([await countCases(), await named('never kept')]).toEqual([before, 0])
  isAway = false
  expect((await submit(ada, { 'a.txt': 'never kept' })).statusCode).toBe(200)
})
