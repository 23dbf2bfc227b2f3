// Two accounts with thousands of cases become one (`make lab DO=merge`, CD-303, CD-374): on both databases nothing of
// either is lost, and whoever reads and writes meanwhile hardly waits.
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createAccountIdentities } from '../../server/src/account/identities.ts'
import { createCaseStore } from '../../server/src/cases/store.ts'
import { createAccountHoldings } from '../../server/src/account/merge.ts'
import { createCaseHoldings } from '../../server/src/cases/holdings.ts'
import { moveChats } from '../../server/src/chat/holdings.ts'
import { systemClock as clock } from '../../server/src/lib/clock.ts'
import { aCase } from '../support/a-case.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import type { TestServer } from '../support/test-server.ts'

const cases = Number(process.env['CASES'] ?? 5_000)
/** So long nobody may wait longer because of it, on two cores beside nothing else. */
const longestMilliseconds = 250

const seed = async ({ database }: TestServer, ownerId: string, first: number): Promise<void> => {
  const store = createCaseStore(database)
  for (let done = 0; done < cases; done += 100)
    await database.withTransaction(async () => {
      for (let id = first + done; id < first + Math.min(cases, done + 100); id += 1) {
        const createdAt = new Date(Date.UTC(2026, 0, 1) + id * 1_000).toISOString()
        await store.insert(aCase({ id: String(id), ownerId, createdAt }))
      }
    })
}

onBothDatabases(`${cases} cases of each of two accounts`, { env: {} }, (server) => {
  const countOf = async (ownerId: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from support_case where owner_id = ${ownerId}`.execute(server().database.db)
    return Number(rows[0]!.count)
  }

  test('become one, and nobody beside it waits', { timeout: 900_000 }, async () => {
    const { database, sessions, jobs } = server()
    await seed(server(), 'stays', 10_000_000)
    await seed(server(), 'goes', 20_000_000)
    const identities = createAccountIdentities({ database, clock })
    const held = createCaseHoldings({
      database,
      jobs,
      forgetSubjects: async () => undefined,
      onMoved: moveChats(database),
    })
    const holdings = createAccountHoldings({ database, holdings: [held], sessions, identities, jobs, clock })
    const reader = await server().signIn({ id: 'reader' })

    let isOver = false
    const waits: number[] = []
    const read = async (): Promise<void> => {
      while (!isOver) {
        const begun = performance.now()
        const { statusCode } = await reader.get('/services/bft/api/cases/en-US/active')
        expect(statusCode).toBe(200)
        waits.push(performance.now() - begun)
        await delay(5)
      }
    }
    let longestTurn = 0
    const turns = async (): Promise<void> => {
      for (let last = performance.now(); !isOver; last = performance.now()) {
        await delay(1)
        longestTurn = Math.max(longestTurn, performance.now() - last)
      }
    }
    const besides = [read(), read(), turns()]
    await delay(1_000)
    const before = Math.max(...waits.splice(0))
    longestTurn = 0
    const begun = performance.now()
    await database.withTransaction(() => holdings.move('goes', 'stays'))
    const deed = performance.now() - begun
    while ((await countOf('goes')) > 0) {
      await jobs.runDue()
      await delay(20)
    }
    const all = performance.now() - begun
    isOver = true
    await Promise.all(besides)
    const longest = Math.max(...waits)
    process.stdout.write(
      `${database.dialect.name}: deed ${deed.toFixed()} ms, all ${all.toFixed()} ms, longest read ${longest.toFixed()} ms ` +
        `of ${waits.length} (before: ${before.toFixed()} ms), longest turn of the event loop ${longestTurn.toFixed()} ms\n`,
    )
    expect([await countOf('stays'), await countOf('goes')]).toEqual([2 * cases, 0])
    expect(longest).toBeLessThan(longestMilliseconds)
  })
})
