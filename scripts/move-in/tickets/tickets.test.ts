// Tickets of an old desk become cases: on both databases, by the whole server's own eyes (CD-447, CD-448).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskCase, DeskCasePage } from '#generated/server/desk/schemas.ts'
import type { SupportCase } from '#generated/server/schemas.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { deskClients, type DeskClient } from '../../../tests/support/desk-token.ts'
import { api } from '../../../tests/support/test-server.ts'
import { createAccountAddresses } from '../../../server/src/account/addresses.ts'
import { createCaseClockWork } from '../../../server/src/cases/clock-work.ts'
import { createCaseErasure } from '../../../server/src/cases/erasure.ts'
import { createCaseOrigins } from '../../../server/src/cases/origins.ts'
import { createCaseStore } from '../../../server/src/cases/store.ts'
import { casePeriods } from '../../../server/src/content/periods.ts'
import { createManualClock } from '../../../server/src/lib/clock.ts'
import {
  agent,
  attachment,
  comment,
  commentPage,
  exportLine,
  oldDesk,
  ticket,
  ticketPage,
  user,
  auditPage,
  ticketEventPage,
} from '../testing/zendesk-tickets.ts'
import { mappingFile } from './mapping.ts'
import { mailsOfMoved, movingTickets, said } from '../testing/moving-tickets.ts'

const now = '2026-11-18T09:30:00.000Z'
const topics = { gate: 1201, refund: 1252 }
const mapping = `default: { topic: ${topics.gate} }\n`
const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(40, 7)])
const [mara, grace, eve] = [70_001, 80_001, 70_002]
const [maraVoss, graceOkafor] = [user(mara, 'Mara Voss'), agent(grace, 'Grace Okafor')]

onBothDatabases(
  'tickets that move in',
  {
    clock: createManualClock(now),
    env: {
      CONTENT_PACK: new URL('../../../server/content/demo', import.meta.url).pathname,
      SESSION_SECRET: 'a'.repeat(32),
      ENCRYPTION_KEY: 'b'.repeat(32),
    },
  },
  (server) => {
    let root: string
    let jo: DeskClient
    let made = 0
    beforeAll(async () => {
      root = mkdtempSync(join(tmpdir(), 'guidepost-tickets-'))
      jo = await (await deskClients(server(), () => new Date(now)))('lead', 'kim')
    })
    afterAll(() => rmSync(root, { recursive: true, force: true }))

    const begin = (rules = mapping) => {
      made += 1
      const moving = movingTickets(server(), root, `old-${made}`, rules, now)
      const sheet = async (number: number) =>
        (await jo('GET', `/cases/${await moving.caseOf(number)}`)).json<DeskCase>()
      return { ...moving, sheet }
    }
    const found = async (typed: string) =>
      (await jo('GET', `/cases?q=${encodeURIComponent(typed)}`)).json<DeskCasePage>().items.map(({ id }) => id)

    test('a first run says which brands, forms, groups and fields there are, and files nothing', async () => {
      const { write, run, at } = begin('')
      write('tickets.json', ticketPage([ticket(1, mara)], [maraVoss, graceOkafor]))
      write('groups.json', { groups: [{ id: 4801, url: `${oldDesk}/api/v2/groups/4801.json`, name: 'Billing' }] })
      write(
        'fields.ndjson',
        `${JSON.stringify({ id: 27642, url: `${oldDesk}/api/v2/ticket_fields/27642.json`, title: 'Platform' })}\n`,
      )
      const before = await server().database.db.selectFrom('support_case').select('id').execute()
      expect(await run()).toEqual({ begun: join(at, 'work', mappingFile) })
      const text = readFileSync(join(at, 'work', mappingFile), 'utf8')
      for (const line of [
        '#  - { group: 4801, topic:  }  # Billing',
        '#  - { field: 27642, value: , topic:  }  # Platform',
        '#  grace@northlight.example:   # Grace Okafor',
        `#  ${topics.gate}  wow: `,
      ])
        expect(text).toContain(line)
      expect((await server().database.db.selectFrom('support_case').select('id').execute()).length).toBe(before.length)
      // As it was begun it names no topic.
      await expect(run()).rejects.toThrow('tickets.yaml: default names no topic')
    })

    test('a mapping is judged before anything is filed', async () => {
      for (const [rules, why] of [
        ['default: { topic: 999999 }', 'there is no topic 999999'],
        [`default: { topic: ${topics.gate}, game: rumble }`, 'belongs to wow, not to rumble'],
        [`default: { topic: ${topics.gate} }\nrules: [{ topic: ${topics.gate} }]`, 'rule 1 has no condition'],
        [`default: { topic: ${topics.gate} }\nrules: [{ team: 3, topic: ${topics.gate} }]`, 'knows no "team"'],
      ] as const) {
        const { write, run } = begin(rules)
        write('tickets.json', ticketPage([ticket(1, mara)]))
        await expect(run()).rejects.toThrow(why)
      }
    })

    test('a ticket becomes a case: player and agents with their times, notes apart, tags, priority, file, topic', async () => {
      const { write, move, sheet, space } = begin(
        `${mapping}rules:\n  - { group: 4802, field: 27642, value: pc, topic: ${topics.refund} }\n` +
          'people: { grace@northlight.example: demo-agent-jo }\n',
      )
      write(
        'tickets.ndjson',
        `${exportLine(
          ticket(35436, mara, {
            subject: 'Charged twice',
            status: 'pending',
            priority: 'high',
            group_id: 4802,
            assignee_id: grace,
            tags: ['Refund', 'vip', 'two words'],
            custom_fields: [
              { id: 27642, value: 'pc' },
              { id: 27648, value: null },
            ],
            updated_at: '2026-11-16T12:00:00Z',
          }),
          { requester: user(mara, 'Mara Voss', { locale: 'de' }), assignee: graceOkafor },
          [
            comment(1003, grace, '2026-11-16T12:00:00Z', 'We look into it.', {
              html_body:
                '<p>We <b>look</b> into it. <a href="https://northlight.example/pay">Here</a><script>alert(1)</script><img src="https://x.example/a.png" onerror="alert(2)"></p>',
            }),
            comment(1002, grace, '2026-11-15T10:00:00Z', 'Second time for this account.', { public: false }),
            comment(
              1001,
              mara,
              '2026-11-15T08:00:00Z',
              '##- Please type your reply above this line -##\nI paid <b>twice</b>.',
              {
                via: { channel: 'email', source: { from: { address: 'mara@players.example' }, to: {}, rel: null } },
                attachments: [attachment(5001, 'receipt.png', png.length)],
              },
            ),
          ],
        )}\n`,
      )
      write('attachments/5001/receipt.png', png)
      write('fields.json', { ticket_fields: [{ id: 27642, title: 'Platform' }] })
      const report = await move()
      expect(report.counts).toMatchObject({ added: 1, messages: 2, notes: 1, files: 1, left: 0, byDefault: 0 })
      const its = await sheet(35436)
      expect(its).toMatchObject({
        case: { subject: 'Charged twice', status: 'ANSWERED', createdAt: '2026-11-02T08:00:00.000Z' },
        assignee: 'demo-agent-jo',
      })
      const events = its.case.caseEvents
      expect(
        events.map(({ eventType, relativeTimestamp, companyResponse }) => [
          eventType,
          relativeTimestamp,
          companyResponse,
        ]),
      ).toEqual([
        ['CONTACT', '2026-11-15T08:00:00.000Z', false],
        ['CONTACT', '2026-11-16T12:00:00.000Z', true],
        ['STATUS_CHANGE', '2026-11-16T12:00:00.000Z', false],
      ])
      expect(events[0]).toMatchObject({
        responseText: 'I paid &lt;b&gt;twice&lt;/b&gt;.',
        responseAuthor: 'Mara Voss',
        via: 'mail',
      })
      expect(events[1]!.responseText).toBe(
        '<p>We <b>look</b> into it. <a href="https://northlight.example/pay">Here</a></p>',
      )
      expect(its.notes).toMatchObject([
        {
          author: 'demo-agent-jo',
          text: 'Second time for this account.',
          writtenAt: '2026-11-15T10:00:00.000Z',
        },
      ])
      expect(its.fields.map(({ key, value }) => [key, value])).toEqual([
        [`${space}-ticket`, `#35436 ${oldDesk}/agent/tickets/35436`],
        ['zendesk-27642', 'Platform: pc'],
      ])
      const row = await server()
        .database.db.selectFrom('support_case')
        .selectAll()
        .where('id', '=', its.case.id)
        .executeTakeFirstOrThrow()
      expect(row).toMatchObject({
        priority: 2,
        locale: 'de-DE',
        category_id: topics.refund,
        due_at: null,
        contact_email: 'mara@players.example',
      })
      expect(said(report, 'tag')).toEqual(['35436: two words'])
      expect(said(report, 'acts')).toHaveLength(1)
      const file = its.attachments.find(({ name }) => name === 'receipt.png')!
      expect((await jo('GET', `/cases/${its.case.id}/attachments/${file.fileId}`)).rawPayload).toEqual(png)
      // Nobody is told, nothing is promised, nothing is counted.
      expect(await mailsOfMoved(server().database)).toEqual([])
      for (const table of ['case_clock', 'case_wait'] as const)
        expect(
          (await server().database.db.selectFrom(table).selectAll().execute()).filter(
            (one) => 'case_id' in one && one.case_id === its.case.id,
          ),
        ).toEqual([])
    })

    test('states are what players wait for, and what is long past ends without a word', async () => {
      const { write, move, sheet, caseOf } = begin()
      const many: [number, string, string][] = [
        [101, 'new', '2026-11-17T08:00:00Z'],
        [102, 'open', '2026-11-17T08:00:00Z'],
        [103, 'hold', '2026-11-17T08:00:00Z'],
        [104, 'pending', '2026-11-17T08:00:00Z'],
        [105, 'pending', '2026-06-01T08:00:00Z'],
        [106, 'solved', '2026-11-17T08:00:00Z'],
        [107, 'closed', '2026-11-17T08:00:00Z'],
        [108, 'deleted', '2026-11-17T08:00:00Z'],
        [109, 'closed', '2020-01-01T08:00:00Z'],
        [110, 'odd', '2026-11-17T08:00:00Z'],
      ]
      write(
        'tickets.json',
        ticketPage(
          many.map(([id, status, at]) => ticket(id, mara, { status, created_at: at, updated_at: at })),
          [maraVoss],
        ),
      )
      const report = await move()
      const states = []
      for (const [id] of many.slice(0, 7)) {
        const { case: its } = await sheet(id)
        states.push([id, its.status, its.resolverType, its.statusType])
      }
      expect(states).toEqual([
        [101, 'OPEN', 'NONE', 'ACTIVE'],
        [102, 'OPEN', 'NONE', 'ACTIVE'],
        [103, 'OPEN', 'NONE', 'ACTIVE'],
        [104, 'INFO', 'NONE', 'ACTIVE'],
        [105, 'RESOLVED', 'SYSTEM', 'ARCHIVED'],
        [106, 'RESOLVED', 'AGENT', 'ACTIVE'],
        [107, 'RESOLVED', 'AGENT', 'ARCHIVED'],
      ])
      expect(said(report, 'left').map((line) => line.slice(0, 24))).toEqual([
        '108: was deleted there',
        '109: ended 2020-01-01, a',
        '110: its state "odd" is ',
      ])
      // What time does each hour finds nothing of it to end, and mails nobody.
      const { database } = server()
      const clock = createManualClock(now)
      const told: string[] = []
      const ended = createCaseClockWork({
        database,
        store: createCaseStore(database),
        clock,
        periods: () => casePeriods,
        outbox: { enqueue: async (_kind, caseId) => void told.push(caseId) },
        eraseSurveys: async () => undefined,
      })
      await ended.resolveSilent()
      await ended.forgetArchived()
      const ids = await Promise.all(many.slice(0, 7).map(([id]) => caseOf(id)))
      expect(told.filter((id) => ids.includes(id))).toEqual([])
      expect((await createCaseStore(database).inOrder(ids)).length).toBe(7)
      expect(await mailsOfMoved(server().database)).toEqual([])
    })

    test('a case is an account’s by a proven address or by the operator’s own id; else nobody’s with its address', async () => {
      const addresses = createAccountAddresses({ database: server().database, clock: createManualClock(now) })
      await addresses.seed({ accountId: 'acct-mara', email: 'Mara.Own@players.example', isChild: false })
      for (const accountId of ['twin-1', 'twin-2'])
        await addresses.seed({ accountId, email: 'twins@players.example', isChild: false })
      const users = [
        user(1, 'Mara Own', { email: 'mara.own@players.example' }),
        user(2, 'Twin', { email: 'twins@players.example' }),
        user(3, 'Stray', { email: 'stray@players.example', external_id: 'acct-stray' }),
        user(4, 'No Mail', { email: null }),
      ]
      const export1 = begin()
      export1.write(
        'tickets.json',
        ticketPage(
          [1, 2, 3, 4].map((id) => ticket(200 + id, id)),
          users,
        ),
      )
      const report = await export1.move()
      const owners = async (of: typeof export1, id: number) =>
        server()
          .database.db.selectFrom('support_case')
          .select(['owner_id', 'contact_email', 'token_hash'])
          .where('id', '=', await of.caseOf(id))
          .executeTakeFirstOrThrow()
      expect(await owners(export1, 201)).toMatchObject({ owner_id: 'acct-mara', token_hash: null })
      expect(await owners(export1, 202)).toMatchObject({ owner_id: null, contact_email: 'twins@players.example' })
      expect((await owners(export1, 203)).owner_id).toBeNull()
      // Who has no account reads it by a link.
      expect((await owners(export1, 203)).token_hash).not.toBeNull()
      expect(await owners(export1, 204)).toEqual({ owner_id: null, contact_email: null, token_hash: null })
      expect(said(report, 'shared')).toEqual(['202: 2 accounts'])
      expect(report.counts.owned).toBe(1)

      const export2 = begin(`${mapping}externalIds: true\n`)
      export2.write('tickets.json', ticketPage([ticket(203, 3)], users))
      await export2.move()
      expect((await owners(export2, 203)).owner_id).toBe('acct-stray')
      const player = await server().signIn({ id: 'acct-mara' })
      const own = (await player.get(`${api}/cases/en-US/detail/${await export1.caseOf(201)}`)).json<SupportCase>()
      expect(own.caseEvents[0]).toMatchObject({ responseText: 'What ticket 201 is about', companyResponse: false })
      expect(own.unread).toBe(false)
    })

    test('the desk finds it by its old number and its old address, and by words of it', async () => {
      const { write, move, caseOf } = begin()
      write(
        'tickets.json',
        ticketPage([ticket(77_123_456, mara, { description: 'The zephyrstone is gone' })], [maraVoss]),
      )
      await move()
      const id = await caseOf(77_123_456)
      for (const typed of [
        '77123456',
        '#77123456',
        `${oldDesk}/agent/tickets/77123456`,
        `${oldDesk}/hc/en-us/requests/77123456?page=2`,
        'zephyrstone',
      ])
        expect(await found(typed), typed).toEqual([id])
      expect(await found('77123457')).toEqual([])
      expect(await found(`${oldDesk}/agent/users/77123456`)).not.toContain(id)
    })

    test('again, nothing is doubled; what was written there since comes along, and its state', async () => {
      const { write, move, sheet } = begin()
      const first = [
        comment(2001, mara, '2026-11-10T08:00:00Z', 'It broke.'),
        comment(2002, grace, '2026-11-11T08:00:00Z', 'Try this.'),
      ]
      const users = [maraVoss, graceOkafor]
      const at = (status: string, updated_at: string) => ticket(301, mara, { status, updated_at, tags: [status] })
      write('tickets.json', ticketPage([at('pending', '2026-11-11T08:00:00Z')], users))
      write('comments/301.json', commentPage(first))
      expect((await move()).counts).toMatchObject({ added: 1, messages: 2 })
      expect((await move()).counts).toMatchObject({ added: 0, changed: 0, unchanged: 1, messages: 0, files: 0 })

      write(
        'tickets.json',
        ticketPage([at('solved', '2026-11-13T08:00:00Z'), at('pending', '2026-11-11T08:00:00Z')], users),
      )
      write(
        'comments/301.json',
        commentPage([
          ...first,
          comment(2003, mara, '2026-11-12T08:00:00Z', 'That helped.'),
          comment(2004, grace, '2026-11-13T07:00:00Z', 'Closed.', { public: false }),
        ]),
      )
      expect((await move()).counts).toMatchObject({ added: 0, changed: 1, unchanged: 1, messages: 1, notes: 1 })
      const its = await sheet(301)
      expect(its.case.status).toBe('RESOLVED')
      expect(its.case.caseEvents.map(({ eventType, responseText }) => responseText ?? eventType)).toEqual([
        'It broke.',
        '<p>Try this.</p>',
        'STATUS_CHANGE',
        'That helped.',
        'STATUS_CHANGE',
      ])
      expect(its.notes).toMatchObject([{ author: 'system:move-in', text: 'Grace Okafor:\nClosed.' }])
      expect((await move()).counts).toMatchObject({ added: 0, changed: 0, messages: 0, notes: 0 })
    })

    test('a case that has gone on here keeps its state, and gets the words all the same', async () => {
      const { write, move, sheet, caseOf } = begin()
      const page = (updated_at: string, status: string) =>
        ticketPage([ticket(311, mara, { updated_at, status })], [maraVoss])
      const first = comment(2101, mara, '2026-11-10T08:00:00Z', 'It broke.')
      write('tickets.json', page('2026-11-10T08:00:00Z', 'open'))
      write('comments-311.json', commentPage([first]))
      await move()
      const id = await caseOf(311)
      const answered = await jo('POST', `/cases/${id}/status`, {
        json: { status: 'RESOLVED', alternateName: 'Resolved', eventCount: 1 },
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
      expect(answered.statusCode).toBeLessThan(300)
      write('tickets.json', page('2026-11-12T08:00:00Z', 'open'))
      write('comments-311.json', commentPage([first, comment(2102, mara, '2026-11-12T08:00:00Z', 'And again.')]))
      const report = await move()
      expect(said(report, 'kept')).toEqual(['311: is open there'])
      const its = await sheet(311)
      expect(its.case.status).toBe('RESOLVED')
      expect(its.case.caseEvents.at(-1)).toMatchObject({ responseText: 'And again.' })
    })

    test('descriptions do not come twice where their comments come later', async () => {
      const { write, move, sheet } = begin()
      const page = ticketPage([ticket(321, mara)], [maraVoss])
      write('tickets.json', page)
      await move()
      write('321-comments.json', commentPage([comment(2201, mara, '2026-11-02T08:00:00Z', 'What ticket 321 is about')]))
      expect((await move()).counts).toMatchObject({ changed: 0, unchanged: 1 })
      expect((await sheet(321)).case.caseEvents).toHaveLength(1)
    })

    test('audits and ticket events bring comments as pages of comments do', async () => {
      const { write, move, sheet } = begin()
      write('tickets.json', ticketPage([ticket(331, mara), ticket(332, mara)], [maraVoss, graceOkafor]))
      write('audits.json', auditPage(331, grace))
      write('events.json', ticketEventPage(332, mara))
      await move()
      const words = async (id: number) =>
        (await sheet(id)).case.caseEvents.map(({ responseText, companyResponse }) => [responseText, companyResponse])
      expect(await words(331)).toEqual([['<p>By audit</p>', true]])
      expect(await words(332)).toEqual([['By event', false]])
    })

    test('what is odd comes along as far as it can, and is named', async () => {
      const { write, move, sheet } = begin()
      const long = `${'word '.repeat(2_000)}end`
      write(
        'tickets.ndjson',
        [
          '{"id": 400, broken',
          exportLine(ticket(401, 999_999), {}, [
            comment(4001, 999_999, '2026-11-10T08:00:00Z', long),
            comment(4002, 888_888, '2026-11-10T09:00:00Z', 'Who am I?'),
            comment(4003, mara, '2026-11-10T10:00:00Z', ''),
            comment(4004, mara, '2026-11-10T11:00:00Z', '▇▇▇ ▇▇▇▇'),
            comment(4005, -1, '2026-11-10T12:00:00Z', 'The system says hello.'),
            comment(4006, grace, '2099-01-01T00:00:00Z', 'From the future'),
            comment(4007, grace, '2026-11-11T00:00:00Z', 'n'.repeat(9_000), { public: false }),
            comment(4008, mara, '2026-11-10T13:00:00Z', 'Files', {
              attachments: [
                attachment(6001, 'redacted.txt', 1),
                attachment(6002, 'gone.png', png.length),
                attachment(6003, 'tool.exe', 4),
                attachment(6004, 'half.png', 99),
                attachment(6005, 'bad.png', png.length, { malware_scan_result: 'malware_found' }),
              ],
            }),
          ]),
          // Not a word of it was the player's to read.
          exportLine(ticket(402, mara, { is_public: false, assignee_id: grace, subject: 's'.repeat(300) }), {}, [
            comment(4101, grace, '2026-11-10T08:00:00Z', 'Internal', { public: false }),
          ]),
        ].join('\n'),
      )
      write('users.json', { users: [maraVoss, graceOkafor] })
      write('attachments/6003/tool.exe', Buffer.from('MZ90'))
      write('attachments/6004-half.png', png)
      const report = await move()
      const its = await sheet(401)
      const texts = its.case.caseEvents.map(({ responseText }) => responseText)
      expect(texts).toEqual([
        long,
        'Who am I?',
        expect.stringContaining('The system says hello.'),
        'Files',
        expect.stringContaining('From the future'),
      ])
      expect(its.case.caseEvents.at(-1)!.relativeTimestamp).toBe(now)
      expect(its.notes.map(({ text }) => text.length)).toEqual([
        expect.any(Number),
        expect.any(Number),
        expect.any(Number),
      ])
      expect(its.notes.every(({ text }) => text.length <= 4_000)).toBe(true)
      expect(said(report, 'unreadable')).toEqual(['export: tickets.ndjson, line 1: is no JSON'])
      expect(said(report, 'requester')).toEqual(['401: 999999'])
      expect(said(report, 'author')).toEqual(['401: 888888'])
      expect(said(report, 'message')).toEqual([
        '401: is empty: deleted there, or never written',
        '401: all of it was taken out there',
      ])
      expect(said(report, 'time')).toHaveLength(1)
      expect(said(report, 'file').map((line) => line.slice(5))).toEqual([
        'redacted.txt: was taken out there',
        'gone.png: is not in the export',
        'tool.exe: is of a kind that is not kept here',
        `half.png: has ${png.length} bytes in the export instead of 99`,
        'bad.png: is harmful, as was found there',
      ])
      const internal = await sheet(402)
      expect(internal.case.caseEvents).toEqual([])
      expect(internal.case.subject).toHaveLength(200)
      const row = await server()
        .database.db.selectFrom('support_case')
        .select(['owner_id', 'contact_email'])
        .where('id', '=', internal.case.id)
        .executeTakeFirstOrThrow()
      expect(row).toEqual({ owner_id: null, contact_email: null })
      const text = readFileSync(join(root, `old-${made}`, 'work/.move-in', `old-${made}-tickets`, 'report.md'), 'utf8')
      expect(text).toContain('| file left out | 5 |')
      expect(text).toContain('\\#401')
    })

    test('merged tickets are one case, where they are one player’s; nobody’s thread is shown to somebody else', async () => {
      const { write, move, sheet, caseOf } = begin()
      const closing = (
        id: number,
        into: number,
        body = `This request was closed and merged into request #${into} "The gate".`,
      ) => comment(id, grace, '2026-11-12T08:00:00Z', body, { public: false })
      write(
        'tickets.ndjson',
        [
          exportLine(ticket(501, mara, { status: 'closed', tags: ['closed_by_merge'] }), {}, [
            comment(5001, mara, '2026-11-10T08:00:00Z', 'The gate, again'),
            closing(5002, 502),
          ]),
          exportLine(ticket(502, mara), {}, [comment(5003, mara, '2026-11-09T08:00:00Z', 'The gate')]),
          exportLine(ticket(503, eve, { status: 'closed', tags: ['closed_by_merge'] }), {}, [
            comment(5004, eve, '2026-11-10T08:00:00Z', 'Mine'),
            closing(5005, 502, 'Diese Anfrage wurde mit #502 zusammengeführt.'),
          ]),
          // Words alone merge nothing: anybody may write them.
          exportLine(ticket(504, mara, { status: 'solved' }), {}, [
            comment(5006, mara, '2026-11-10T08:00:00Z', 'This request was closed and merged into request #502'),
          ]),
        ].join('\n'),
      )
      write('users.json', { users: [maraVoss, user(eve, 'Eve Long'), graceOkafor] })
      const report = await move()
      expect(report.counts).toMatchObject({ added: 4, merged: 1 })
      const kept = await sheet(502)
      expect(kept.case.caseEvents.map(({ responseText }) => responseText)).toContain('The gate, again')
      expect(kept.case.caseEvents.map(({ responseText }) => responseText)).not.toContain('Mine')
      expect((await sheet(501)).case.continuedIn).toMatchObject({ id: kept.case.id })
      expect(said(report, 'merge')).toEqual(['503: #502 is somebody else’s'])
      expect((await sheet(503)).notes.map(({ text }) => text)).toContain(
        `Went on in ticket #502 (case ${kept.case.id}).`,
      )
      expect((await sheet(504)).case.continuedIn).toBeUndefined()
      const again = await move()
      expect(again.counts).toMatchObject({ added: 0, changed: 0, merged: 0, notes: 0 })
      expect((await sheet(503)).notes).toHaveLength(2)
      expect(await found('#501')).toEqual([await caseOf(501)])
    })

    test('what was erased here does not come again, and its number goes two years later', async () => {
      const { write, move, space } = begin(`${mapping}externalIds: true\n`)
      write('tickets.json', ticketPage([ticket(601, mara)], [user(mara, 'Mara Voss', { external_id: 'acct-erased' })]))
      await move()
      const { database } = server()
      await database.withTransaction(() => createCaseErasure(database).erase('acct-erased', null))
      const report = await move()
      expect(report.counts).toMatchObject({ added: 0, left: 1 })
      expect(said(report, 'gone')).toHaveLength(1)
      const numbers = () => database.db.selectFrom('case_origin').selectAll().where('source', '=', space).execute()
      const sweepAt = (at: string) => createCaseOrigins({ database, clock: createManualClock(at) }).sweep()
      await sweepAt('2028-11-01T00:00:00.000Z')
      expect(await numbers()).toMatchObject([{ external_id: '601', case_id: null }])
      await sweepAt('2028-11-30T00:00:00.000Z')
      expect(await numbers()).toEqual([])
    })
  },
)
