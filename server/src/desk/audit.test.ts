// The audit over HTTP, on both databases (CD-319).
import { expect, test } from 'vitest'
import type { AuditPage } from '#generated/server/desk/schemas.ts'
import { aCase } from '../../../tests/support/a-case.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { deskClients } from '../../../tests/support/desk-token.ts'
import { createCaseStore } from '../cases/store.ts'
import { createManualClock } from '../lib/clock.ts'

const clock = createManualClock('2026-11-25T10:00:00.000Z')
const first = { eventType: 'CONTACT', alternateName: null, author: 'Ada', text: 'Help', isCompany: false } as const

onBothDatabases('audit', { clock }, (server) => {
  const people = async () => {
    clock.set('2026-11-25T10:00:00.000Z')
    return deskClients(server(), () => clock.now())
  }
  const file = async (id: string): Promise<void> => {
    const record = aCase({ id, ownerId: null })
    await createCaseStore(server().database).open(record, { ...first, channel: 'TICKET', createdAt: record.createdAt })
  }

  test('a read of a case is noted once in a quarter of an hour, by whom; one that is not there is not', async () => {
    const as = await people()
    const [jo, mira, lead] = [await as('agent', 'jo'), await as('agent', 'mira'), await as('lead')]
    await file('9001')
    const reads = async () =>
      ((await lead('GET', '/audit?subject=case/9001&action=case.read')).json() as AuditPage).items.map(
        ({ actor }) => actor,
      )
    for (let count = 0; count < 3; count += 1) expect((await jo('GET', '/cases/9001')).statusCode).toBe(200)
    expect(await reads()).toEqual(['demo-agent-jo'])
    clock.advance(1)
    await mira('GET', '/cases/9001')
    clock.advance(898)
    await jo('GET', '/cases/9001')
    expect(await reads()).toEqual(['demo-agent-mira', 'demo-agent-jo'])
    clock.advance(2)
    await jo('GET', '/cases/9001')
    expect(await reads()).toEqual(['demo-agent-jo', 'demo-agent-mira', 'demo-agent-jo'])
    await jo('GET', '/cases/9009')
    const missing = (await lead('GET', '/audit?subject=case/9009')).json() as AuditPage
    expect(missing.items).toEqual([])
  })

  test('changes tell what was before and what is after: of one case, of many, of a feature', async () => {
    const as = await people()
    const [lead, admin] = [await as('lead'), await as('admin')]
    await file('9002')
    const detailOf = async (query: string) =>
      ((await lead('GET', `/audit?${query}&limit=1`)).json() as AuditPage).items[0]!.detail
    await lead('POST', '/cases/9002/assign', { json: { assignee: 'demo-lead-jo' } })
    expect(await detailOf('subject=case/9002&action=case.assign')).toMatchObject({
      before: { assignee: null },
      after: { assignee: 'demo-lead-jo' },
    })
    clock.advance(1)
    const reorganized = { categoryId: 1211, game: 'wow', region: 'eu', eventCount: 1 }
    expect((await lead('POST', '/cases/9002/reorganize', { json: reorganized })).statusCode).toBe(200)
    expect(await detailOf('subject=case/9002&action=case.reorganize')).toMatchObject({
      before: { region: 'us' },
      after: { region: 'eu' },
    })
    clock.advance(1)
    await lead('POST', '/cases/bulk', { json: { changes: [{ id: '9002', priority: 'high' }] } })
    const bulk = ((await lead('GET', '/audit?subject=case/9002&limit=1')).json() as AuditPage).items[0]!
    expect(bulk.detail).toMatchObject({ before: { priority: 'normal' }, priority: 'high' })
    await admin('PUT', '/features/legacyMode', { json: { enabled: false } })
    const before = (await detailOf('subject=feature/legacyMode'))['after']
    clock.advance(1)
    await admin('PUT', '/features/legacyMode', { json: { enabled: true } })
    expect(await detailOf('subject=feature/legacyMode')).toMatchObject({ before, after: { enabled: true } })
  })

  test('it is searched by days too, page by page, by leads and not by agents', async () => {
    const as = await people()
    const [agent, lead] = [await as('agent'), await as('lead')]
    await file('9003')
    const days = ['2027-01-10', '2027-01-11', '2027-01-12']
    for (const day of days) {
      clock.set(`${day}T12:00:00.000Z`)
      const someday = await deskClients(server(), () => clock.now())
      await (await someday('agent', 'zoe'))('POST', '/cases/9003/notes', { json: { text: 'Seen' } })
    }
    const now = await (await deskClients(server(), () => clock.now()))('lead')
    const found = async (query: string) =>
      (await now('GET', `/audit?actor=demo-agent-zoe&${query}`)).json() as AuditPage
    const shown = ({ items }: AuditPage): string[] => items.map(({ at }) => at.slice(0, 10))
    expect(shown(await found('from=2027-01-11'))).toEqual(['2027-01-12', '2027-01-11'])
    expect(shown(await found('from=2027-01-11&to=2027-01-12'))).toEqual(['2027-01-11'])
    const page = await found('limit=2&action=case.note')
    expect(shown(page)).toEqual(['2027-01-12', '2027-01-11'])
    expect(shown(await found(`limit=2&action=case.note&cursor=${page.nextCursor}`))).toEqual(['2027-01-10'])
    clock.set('2026-11-25T10:00:00.000Z')
    expect([(await agent('GET', '/audit')).statusCode, (await lead('GET', '/audit')).statusCode]).toEqual([403, 200])
  })
})
