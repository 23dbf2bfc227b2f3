// What is known of links: addresses of other sites, each once, and pages of the portal that are linked to and gone.
import type { Selectable } from 'kysely'
import type { Database } from '../../storage/database.ts'
import { inBatches } from '../../storage/sweeps.ts'
import type { WholeRow } from '../../storage/tables.ts'
import type { LinkCheckTable, StudioTables } from '../tables.ts'

export interface KnownLink {
  target: string
  failures: number
  fault: string | null
  status: number | null
  since: string | null
  checkedAt: string | null
  nextAt: string
}

export interface LinkStore {
  /** Those linked to are noted, each due at its time; what nobody links to any more is forgotten. */
  follow: (targets: ReadonlyMap<string, KnownLink>, signal?: AbortSignal) => Promise<void>
  due: (now: string, most: number) => Promise<KnownLink[]>
  settle: (link: KnownLink) => Promise<void>
  dead: () => Promise<KnownLink[]>
  count: () => Promise<number>
}

const toLink = (row: Selectable<LinkCheckTable>): KnownLink => ({
  target: row.target,
  failures: row.failures,
  fault: row.fault,
  status: row.status,
  since: row.since,
  checkedAt: row.checked_at,
  nextAt: row.next_at,
})
const toRow = (link: KnownLink) =>
  ({
    target: link.target,
    failures: link.failures,
    fault: link.fault,
    status: link.status,
    since: link.since,
    checked_at: link.checkedAt,
    next_at: link.nextAt,
  }) satisfies WholeRow<LinkCheckTable>

const together = 200
/** Dead ones read at a time; more are not told of. */
const mostDead = 10_000

export const createLinkStore = (database: Database<StudioTables>): LinkStore => ({
  async follow(targets, signal) {
    const gone: string[] = []
    const known = new Set<string>()
    for (let after = ''; !signal?.aborted; ) {
      const rows = await database.db
        .selectFrom('link_check')
        .select('target')
        .where('target', '>', after)
        .orderBy('target')
        .limit(together)
        .execute()
      for (const { target } of rows)
        if (targets.has(target)) known.add(target)
        else gone.push(target)
      if (rows.length < together) break
      after = rows.at(-1)!.target
    }
    const fresh = [...targets.values()].filter(({ target }) => !known.has(target))
    await inBatches(
      database,
      async (most) => {
        const some = gone.splice(0, most)
        if (some.length > 0) await database.db.deleteFrom('link_check').where('target', 'in', some).execute()
        return some.length
      },
      { signal, most: together },
    )
    await inBatches(
      database,
      async (most) => {
        const some = fresh.splice(0, most)
        if (some.length > 0)
          await database.db
            .insertInto('link_check')
            .values(some.map(toRow))
            .onConflict((conflict) => conflict.column('target').doNothing())
            .execute()
        return some.length
      },
      { signal, most: together },
    )
  },
  async due(now, most) {
    const rows = await database.db
      .selectFrom('link_check')
      .selectAll()
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .orderBy('target')
      .limit(most)
      .execute()
    return rows.map(toLink)
  },
  async settle(link) {
    const { target, ...row } = toRow(link)
    await database.db.updateTable('link_check').set(row).where('target', '=', target).execute()
  },
  async dead() {
    const rows = await database.db
      .selectFrom('link_check')
      .selectAll()
      .where('fault', 'is not', null)
      .orderBy('target')
      .limit(mostDead)
      .execute()
    return rows.map(toLink)
  },
  async count() {
    const { count } = await database.db
      .selectFrom('link_check')
      .select((given) => given.fn.countAll<number>().as('count'))
      .where('checked_at', 'is not', null)
      .executeTakeFirstOrThrow()
    return Number(count)
  },
})
