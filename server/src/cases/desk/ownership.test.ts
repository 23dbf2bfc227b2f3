// Whoever answers a case that is nobody's owns it (T42), over HTTP and on both databases.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { AuditPage, CaseReport, DeskCase, DeskCasePage } from '#generated/server/desk/schemas.ts'
import type { Config } from '#generated/server/schemas.ts'
import { aCase } from '../../../../tests/support/a-case.ts'
import { onBothDatabases } from '../../../../tests/support/both-databases.ts'
import { type DeskClient, deskClients } from '../../../../tests/support/desk-token.ts'
import { api, formOf } from '../../../../tests/support/test-server.ts'
import { createCaseStore } from '../store.ts'

onBothDatabases('who owns an answered case', {}, (server) => {
  let jo: DeskClient
  let kim: DeskClient
  let sam: DeskClient
  beforeAll(async () => {
    const clientOf = await deskClients(server())
    ;[jo, kim, sam] = [await clientOf('agent', 'jo'), await clientOf('lead', 'kim'), await clientOf('admin', 'sam')]
  })
  const store = () => createCaseStore(server().database)
  const said = { eventType: 'CONTACT', alternateName: null, author: 'Ada', text: 'A sword', channel: 'TICKET' } as const
  const file = async (id: string, more: Parameters<typeof aCase>[0] = {}): Promise<void> => {
    const record = aCase({ id, status: 'OPEN', ...more })
    await store().open(record, { ...said, isCompany: false, createdAt: record.createdAt })
  }
  const read = async (id: string) => (await kim('GET', `/cases/${id}`)).json<DeskCase>()
  const answer = async (by: DeskClient, id: string): Promise<DeskCase> => {
    const { eventCount } = await read(id)
    const form = formOf({ responseText: '<p>It is back.</p>', status: 'ANSWERED', eventCount })
    const sent = await by('POST', `/cases/${id}/responses`, { form, headers: { 'idempotency-key': randomUUID() } })
    expect(sent.statusCode, sent.body).toBe(201)
    return sent.json<DeskCase>()
  }
  const mine = async (by: DeskClient, state = 'unresolved'): Promise<string[]> =>
    (await by('GET', `/cases?state=${state}&assignee=me&limit=100`))
      .json<DeskCasePage>()
      .items.map(({ id }) => id)
      .filter((id) => id.startsWith('810'))

  test('it is theirs in their view, with its team’s queue and in the audit; somebody else’s stays somebody else’s', async () => {
    await file('8101', { awaitsGiving: true })
    await file('8102', { assignee: 'demo-lead-kim' })
    const { assignee } = await answer(jo, '8101')
    expect([assignee, (await answer(jo, '8102')).assignee]).toEqual(['demo-agent-jo', 'demo-lead-kim'])
    expect([await mine(jo), await mine(kim)]).toEqual([['8101'], ['8102']])
    expect(await store().find('8101')).toMatchObject({ awaitsGiving: false, answeredBy: 'demo-agent-jo' })
    const { items } = (await sam('GET', '/audit?subject=case/8101&action=case.answer')).json<AuditPage>()
    expect(items[0]?.detail).toMatchObject({ before: { assignee: null }, after: { assignee: 'demo-agent-jo' } })
    // The next message waits for them, not for whoever is first.
    await store().append(
      (await store().find('8101'))!,
      [{ ...said, isCompany: false, createdAt: '2030-01-01T00:00:00.000Z' }],
      { status: 'OPEN' },
    )
    expect(await mine(jo, 'open')).toEqual(['8101'])
  })

  test('a rating counts for who answered last, whoever the case is; the setting leaves what is nobody’s to nobody', async () => {
    await answer(jo, '8102')
    await server().database.withTransaction(() => store().rated('8102', { rating: 5, at: '2026-11-20T10:00:00.000Z' }))
    const report = (await kim('GET', '/reports/cases?from=2026-11-20&to=2026-11-21&by=agent')).json<CaseReport>()
    expect(report.groups.filter(({ figures }) => figures.rated > 0).map(({ key }) => key)).toEqual(['demo-agent-jo'])
    const json = { value: 0, reason: 'Teams share their cases' }
    const headers = { 'if-match': '*' }
    expect((await sam('PUT', '/settings/cases.answererOwns', { json, headers })).json()).toMatchObject({ value: 0 })
    // A later change that everybody sees is there: so is this one.
    await sam('PUT', '/settings/cases.linkDays', { json: { ...json, value: 30 }, headers })
    const config = async () => (await (await server().anonymous()).get(`${api}/config`)).json<Config>()
    await expect.poll(async () => (await config()).caseLinkDays).toBe(30)
    await file('8103')
    expect((await answer(jo, '8103')).assignee).toBeNull()
    expect(await store().find('8103')).toMatchObject({ answeredBy: 'demo-agent-jo' })
  })
})
