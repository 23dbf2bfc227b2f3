// Accounts and threads of any size: pages stay right, answers stay small, and the number of statements stays the same.
// On both databases.
import { StatementSync } from 'node:sqlite'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import type { CaseSummary, SupportCase } from '#generated/server/schemas.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { api, type TestClient } from '../../../tests/support/test-server.ts'
import { createManualClock } from '../lib/clock.ts'
import { createKeyring } from '../lib/keyring.ts'
import type { AnyDatabase } from '../storage/database.ts'
import { createCaseFiling } from './filing.ts'
import { createCaseStore } from './store.ts'

const clock = createManualClock('2026-11-18T09:30:00.000Z')
const many = 10_000
const few = 11
const pageSize = 10
const events = 5_000
/** Ids of one length, so that their order as text is their order as numbers. */
const idOf = (index: number): string => String(500_000_000 + index)

/** The columns of a table, those given replaced. */
const columnsOf = async (
  { db }: AnyDatabase,
  table: string,
  replaced: Record<string, string>,
): Promise<{ names: string; values: string }> => {
  const { columns } = (await db.introspection.getTables()).find(({ name }) => name === table)!
  return {
    names: columns.map(({ name }) => name).join(', '),
    values: columns.map(({ name }) => replaced[name] ?? name).join(', '),
  }
}
/** Repeats one stored row `count` times with other values in some columns, `i` counting from 1. */
const repeatRow = async (
  database: AnyDatabase,
  table: string,
  where: string,
  count: number,
  replaced: Record<string, string>,
): Promise<void> => {
  const { names, values } = await columnsOf(database, table, replaced)
  await sql
    .raw(`with recursive counted(i) as (select 1 union all select i + 1 from counted where i < ${count})
    insert into ${table} (${names}) select ${values} from ${table} cross join counted where ${where}`)
    .execute(database.db)
}

onBothDatabases(
  'size',
  { clock, env: { SESSION_SECRET: 'a'.repeat(32), ENCRYPTION_KEY: 'b'.repeat(32) } },
  (server) => {
    let rich: TestClient
    let plain: TestClient
    let longCase = ''
    let shortCase = ''

    const file = async (accountId: string): Promise<string> =>
      (
        await createCaseFiling({
          store: createCaseStore(server().database),
          withTransaction: server().database.withTransaction,
          clock,
          keys: createKeyring(['a'.repeat(32)], ['b'.repeat(32)]),
          outbox: { enqueue: async () => undefined },
        }).file({
          visitor: {
            kind: 'player',
            sessionId: 's',
            account: {
              id: accountId,
              displayName: accountId,
              softAccount: false,
              hasSqa: true,
              roles: [],
              region: 'us',
            },
          },
          locale: 'en-US',
          product: 'wow',
          topicId: 1211,
          subject: 'Stuck',
          description: 'Behind the gate.',
          channel: 'ticket',
          name: null,
          email: null,
          phone: null,
          fields: {},
          secureFields: {},
          ingame: null,
          files: [],
          wantsToken: false,
        })
      ).caseId

    beforeAll(async () => {
      const { database } = server()
      rich = await server().signIn({ id: 'size-rich' })
      plain = await server().signIn({ id: 'size-plain' })
      for (const [account, count, base] of [
        ['size-rich', many, 500_000_000],
        ['size-plain', few, 700_000_000],
      ] as const) {
        const id = await file(account)
        await repeatRow(database, 'support_case', `id = '${id}'`, count, { id: `cast(${base} + i as text)` })
        await database.db.deleteFrom('case_event').where('case_id', '=', id).execute()
        await database.db.deleteFrom('support_case').where('id', '=', id).execute()
      }
      longCase = await file('size-thread')
      shortCase = await file('size-thread')
      await repeatRow(database, 'case_event', `case_id = '${longCase}'`, events - 1, { position: 'i' })
      await database.db.updateTable('support_case').set({ event_count: events }).where('id', '=', longCase).execute()
    }, 180_000)

    /**
     * Statements about cases that `work` needs. Jobs in the background can only add some: the least of three counts is
     * its own.
     */
    const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
      const counts: number[] = []
      for (let time = 0; time < 3; time += 1) counts.push(await countStatements(work))
      return Math.min(...counts)
    }
    const countStatements = async (work: () => Promise<unknown>): Promise<number> => {
      const embedded = (['all', 'run', 'get', 'iterate'] as const).map((method) =>
        vi.spyOn(StatementSync.prototype, method),
      )
      const postgres = vi.spyOn(pg.Client.prototype, 'query')
      await work()
      const texts = [
        ...embedded.flatMap(({ mock }) => mock.contexts.map((statement) => (statement as StatementSync).sourceSQL)),
        ...postgres.mock.calls.flatMap(([query]) =>
          typeof query === 'string'
            ? [query]
            : (query as unknown as { statements: { text: string }[] }).statements.map(({ text }) => text),
        ),
      ]
      for (const spy of [...embedded, postgres]) spy.mockRestore()
      return texts.filter((text) => /"(support_case|case_\w+)"/.test(text)).length
    }
    const page = async (client: TestClient, number: number) => {
      const answer = await client.get(`${api}/cases/en-US/active?page=${number}`)
      return {
        ids: answer.json<CaseSummary[]>().map(({ id }) => id),
        total: answer.headers['x-total-count'],
        bytes: answer.body.length,
      }
    }

    test('ten thousand cases: every page has its own ten, newest first, and says how many there are', async () => {
      for (const number of [1, 2, 499, 500, 501, 999, 1000]) {
        const { ids, total, bytes } = await page(rich, number)
        const newest = many - (number - 1) * pageSize
        expect([number, ids, String(total)]).toEqual([
          number,
          Array.from({ length: pageSize }, (_, index) => idOf(newest - index)),
          String(many),
        ])
        expect(bytes).toBeLessThan(20_000)
      }
      expect(await page(rich, 1001)).toMatchObject({ ids: [], total: expect.anything() as unknown })
      // Without `page` the newest 500 and no more (ground G24).
      const whole = await rich.get(`${api}/cases/en-US/active`)
      expect([whole.json<CaseSummary[]>().length, String(whole.headers['x-total-count'])]).toEqual([500, String(many)])
    })

    test('a page of ten thousand costs as many statements as a page of eleven', async () => {
      await page(plain, 1)
      const small = await statementsOf(() => page(plain, 1))
      for (const number of [1, 1000]) expect(await statementsOf(() => page(rich, number))).toBe(small)
      expect(small).toBeGreaterThan(0)
      expect(small).toBeLessThanOrEqual(6)
    })

    test('a thread of five thousand entries comes whole, in order, with as many statements as a thread of one', async () => {
      const owner = await server().signIn({ id: 'size-thread' })
      const open = async (id: string) => (await owner.get(`${api}/cases/en-US/detail/${id}`)).json<SupportCase>()
      const short = await statementsOf(() => open(shortCase))
      let long: SupportCase | undefined
      expect(
        await statementsOf(async () => {
          long = await open(longCase)
        }),
      ).toBe(short)
      expect(long?.caseEvents).toHaveLength(events)
      expect(short).toBeGreaterThan(0)
      expect(short).toBeLessThanOrEqual(7)
    })

    test('a reply to it is stored as the next entry', async () => {
      const owner = await server().signIn({ id: 'size-thread' })
      const form = new FormData()
      form.append(
        'form',
        JSON.stringify({
          description: 'One more.',
          channel: 'ticket',
          categoryId: 1211,
          game: 'wow',
          eventCount: events,
        }),
      )
      const answer = await owner.send('POST', `${api}/cases/en-US/detail/${longCase}`, {
        form,
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
      const { caseEvents } = answer.json<SupportCase>()
      expect([caseEvents.length, caseEvents.at(-1)?.responseText]).toEqual([
        events + 1,
        expect.stringContaining('One more.'),
      ])
    })
  },
)
