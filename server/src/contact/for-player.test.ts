// A case a representative files for a player, over the whole server, on both databases (CD-327).
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { AuditPage, DeskCase, DeskTopicForm, FiledForPlayer } from '#generated/server/desk/schemas.ts'
import type { SupportCase } from '#generated/server/schemas.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { type DeskClient, deskClients } from '../../../tests/support/desk-token.ts'
import { api } from '../../../tests/support/test-server.ts'

const env = { CONTENT_PACK: new URL('../../content/demo', import.meta.url).pathname }

onBothDatabases('a case on a player’s behalf', { env }, (server) => {
  let jo: DeskClient
  let sam: DeskClient
  beforeAll(async () => {
    const clientOf = await deskClients(server())
    ;[jo, sam] = [await clientOf('agent', 'jo'), await clientOf('admin', 'sam')]
  })
  const form = (change: object = {}) => ({
    accountId: 'demo-ada',
    email: null,
    name: null,
    categoryId: 1131,
    language: 'de-DE',
    subject: 'Eine Abbuchung',
    description: 'Rief an: Sie kennt die Abbuchung nicht.',
    fields: { paymentMethod: 'card' },
    ...change,
  })
  const file = (json: object, key = randomUUID()) => jo('POST', '/cases', { json, headers: { 'idempotency-key': key } })
  const filed = async (json: object): Promise<string> => {
    const answer = await file(json)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<FiledForPlayer>().id
  }
  /** Which kinds of mails about a case went out. */
  const mailsOf = async (id: string, to: string) => {
    await server().jobs.runDue()
    const folder = join(server().dataDir, 'mails')
    const all = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\n', ''))
    const ids = all
      .filter((mail) => mail.includes(`<case.${id}@`) && mail.includes(to))
      .flatMap((mail) => /<(case-[a-z-]+)\.([^@]+)@/.exec(mail)?.slice(1, 3).join(' ') ?? [])
    return [...new Set(ids)].map((one) => one.split(' ')[0])
  }

  test('the player sees it among their own, new and marked, and is told by one mail in their language', async () => {
    const id = await filed(form())
    const ada = await server().signIn({ id: 'demo-ada', displayName: 'Ada Lindqvist' })
    const seen = (await ada.get(`${api}/cases/en-US/detail/${id}`)).json<SupportCase>()
    expect(seen).toMatchObject({ subject: 'Eine Abbuchung', status: 'OPEN', filedBySupport: true, unread: false })
    expect(seen.caseEvents).toMatchObject([{ responseAuthor: 'Ada Lindqvist', companyResponse: false }])
    const atDesk = (await jo('GET', `/cases/${id}`)).json<DeskCase>()
    expect(atDesk).toMatchObject({ filedBy: 'demo-agent-jo', player: { accountId: 'demo-ada', locale: 'de-DE' } })
    expect(atDesk.fields).toContainEqual(expect.objectContaining({ key: 'paymentMethod', value: 'card' }))
    expect(await mailsOf(id, 'ada@players.example')).toEqual(['case-filed'])
    const audit = (await sam('GET', `/audit?subject=case/${id}`)).json<AuditPage>().items
    expect(audit).toContainEqual(expect.objectContaining({ action: 'case.file', actor: 'demo-agent-jo' }))
  })

  test('of any number of presses one case comes', async () => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => file(form({ subject: 'Once' }), key)))
    const ids = answers.filter(({ statusCode }) => statusCode === 201).map((one) => one.json<FiledForPlayer>().id)
    expect(new Set(ids).size).toBe(1)
    const cases = await server()
      .database.db.selectFrom('support_case')
      .select('id')
      .where('subject', '=', 'Once')
      .execute()
    expect(cases.length).toBe(1)
  })

  test('for an address: its link goes there, and to nobody’s account', async () => {
    const id = await filed(form({ accountId: null, email: 'robin@players.example', name: 'Robin', language: 'en-US' }))
    const atDesk = (await jo('GET', `/cases/${id}`)).json<DeskCase>()
    expect(atDesk.player).toMatchObject({ accountId: null, email: 'robin@players.example', displayName: 'Robin' })
    expect(atDesk.tokenEndsAt).not.toBeNull()
    expect(await mailsOf(id, 'robin@players.example')).toEqual(['case-filed'])
  })

  test('what is not right is refused, field by field, and nothing is filed', async () => {
    const refused = async (change: object) => {
      const answer = await file(form({ subject: 'Refused', ...change }))
      expect(answer.statusCode, answer.body).toBe(422)
      return answer
        .json<{ validationErrors: { fieldErrors: { field: string }[] } }>()
        .validationErrors.fieldErrors.map(({ field }) => field)
    }
    expect(await refused({ accountId: 'nobody-ever' })).toEqual(['accountId'])
    expect(await refused({ accountId: null })).toEqual(['accountId'])
    expect(await refused({ email: 'robin@players.example' })).toEqual(['accountId'])
    expect(await refused({ categoryId: 999_999_998 })).toEqual(['categoryId'])
    expect(await refused({ fields: { paymentMethod: 'shells' } })).toEqual(['fields.paymentMethod'])
    expect(await refused({ fields: { paymentMethod: 'card', phone: '1' } })).toEqual(
      ['fields.phone', 'fields.phone'].slice(0, 1),
    )
    const cases = await server()
      .database.db.selectFrom('support_case')
      .select('id')
      .where('subject', '=', 'Refused')
      .execute()
    expect(cases).toEqual([])
  })

  test('a form is asked for without secrets and files', async () => {
    const found = (await jo('GET', '/topics/1131/form?language=en-US')).json<DeskTopicForm>()
    expect(found.fields.map(({ key }) => key)).toContain('paymentMethod')
    expect(found.fields.every(({ secure, type }) => !secure && type !== 'file')).toBe(true)
    expect((await jo('GET', '/topics/999999998/form?language=en-US')).statusCode).toBe(404)
  })
})
