// The audit over HTTP, on both databases (CD-319).
import { describe, expect, test } from 'vitest'
import type { AuditPage } from '#generated/server/desk/schemas.ts'
import { aCase } from '../../../tests/support/a-case.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { deskClients } from '../../../tests/support/desk-token.ts'
import { createCaseStore } from '../cases/store.ts'
import { createManualClock } from '../lib/clock.ts'
import { auditFile } from './audit-file.ts'
import { createAudit } from './audit.ts'

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

  test('a renamed case’s names are told, and forgotten with the case (CD-443)', async () => {
    const as = await people()
    const lead = await as('lead')
    await file('9004')
    const entry = async () =>
      ((await lead('GET', '/audit?subject=case/9004&action=case.update&limit=1')).json() as AuditPage).items[0]!.detail
    const before = aCase({ id: '9004', ownerId: null }).subject
    const renamed = await lead('PATCH', '/cases/9004', { json: { subject: 'The gate stays shut', eventCount: 1 } })
    expect(renamed.statusCode, renamed.body).toBe(200)
    expect(await entry()).toMatchObject({ before: { subject: before }, after: { subject: 'The gate stays shut' } })
    await createAudit({ database: server().database, clock }).forgetSubjects(['9004', '9099'])
    expect(await entry()).toMatchObject({ before: {}, after: {} })
    expect(JSON.stringify(await entry())).not.toContain('gate')
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

  describe('as a file (CD-356)', () => {
    const many = 1_234
    const written = async () => {
      const as = await people()
      const audit = createAudit({ database: server().database, clock })
      await server().database.db.deleteFrom('desk_audit').where('actor', '=', 'demo-agent-many').execute()
      const entry = { actor: 'demo-agent-many', role: 'agent', requestId: 'r', detail: { words: 'a "b", c' } }
      await server().database.withTransaction(async () => {
        for (let count = 0; count < many; count += 1) {
          // Of one moment the order of ids is anybody's guess.
          clock.advance(0.001)
          await audit.write({ ...entry, action: 'case.note', subject: `case/${count}` })
        }
        clock.advance(1)
        await audit.write({ ...entry, action: 'case.read', subject: 'case/7', detail: {} })
      })
      return { as, audit }
    }

    test('as lines and as a table it holds all that was searched for, and who took it along is an entry', async () => {
      const { as } = await written()
      const [agent, lead] = [await as('agent'), await as('lead', 'taker')]
      const search = 'actor=demo-agent-many&action=case.note'
      expect((await agent('GET', `/audit/file?${search}`)).statusCode).toBe(403)
      expect((await lead('GET', '/audit/file?mistyped=1')).statusCode).toBe(400)
      const lines = await lead('GET', `/audit/file?${search}&format=jsonl`)
      expect(lines.headers).toMatchObject({
        'content-type': 'application/jsonl',
        'content-disposition': 'attachment; filename="audit.jsonl"',
        'cache-control': 'no-store',
      })
      const entries = lines.body
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as AuditPage['items'][number])
      expect(entries.map(({ subject }) => subject)).toEqual(
        Array.from({ length: many }, (_, at) => `case/${many - 1 - at}`),
      )
      const page = (await lead('GET', `/audit?${search}&limit=2`)).json() as AuditPage
      expect(entries.slice(0, 2)).toEqual(page.items)

      clock.advance(1)
      const table = await lead('GET', `/audit/file?${search}`)
      expect(table.headers['content-type']).toBe('text/csv; charset=utf-8')
      const rows = table.body.split('\r\n')
      expect(rows.slice(0, 2)).toEqual([
        '\uFEFFat,actor,role,action,subject,requestId,detail',
        `2026-11-25T10:00:01.234Z,demo-agent-many,agent,case.note,case/${many - 1},r,"{""words"":""a \\""b\\"", c""}"`,
      ])
      expect(rows).toHaveLength(many + 2)
      clock.advance(1)
      const none = await lead('GET', '/audit/file?actor=nobody-at-all')
      expect(none.body).toBe(`${rows[0]}\r\n`)

      const taken = (await lead('GET', '/audit?actor=demo-lead-taker&action=audit.export')).json() as AuditPage
      expect(taken.items.map(({ subject, detail }) => [subject, detail['after']])).toEqual([
        ['audit/-', { format: 'csv', actor: 'nobody-at-all' }],
        ['audit/-', { format: 'csv', actor: 'demo-agent-many', action: 'case.note' }],
        ['audit/-', { format: 'jsonl', actor: 'demo-agent-many', action: 'case.note' }],
      ])
    })

    test('it is read batch by batch, as somebody takes it, without what is written meanwhile', async () => {
      const { audit } = await written()
      const file = auditFile(await audit.all({ actor: 'demo-agent-many' }), 'jsonl')
      const chunks = file[Symbol.asyncIterator]() as AsyncIterator<Buffer>
      const linesIn = ({ value }: { value: Buffer }): number => value.toString().split('\n').length - 1
      expect(linesIn((await chunks.next()) as { value: Buffer })).toBe(500)
      // What was not read yet is read now: nobody has it in memory.
      await server().database.db.deleteFrom('desk_audit').where('subject', '=', 'case/0').execute()
      clock.advance(1)
      await audit.write({
        actor: 'demo-agent-many',
        role: null,
        action: 'case.note',
        subject: 'case/1',
        requestId: 'r',
        detail: {},
      })
      let rest = 0
      for await (const value of { [Symbol.asyncIterator]: () => chunks }) rest += linesIn({ value })
      expect(rest).toBe(many + 1 - 500 - 1)
    })
  })
})
