// What each room holds by account, for making one account of two (CD-303): the one place that knows every column that
// names an account.
import { sql } from 'kysely'
import type { AccountHoldings } from '../account/ports.ts'
import type { AccountIdentities } from '../account/identities.ts'
import type { Keyring } from '../lib/keyring.ts'
import type { Clock } from '../lib/clock.ts'
import { digestJob } from '../notifications/digest.ts'
import type { Sessions } from '../platform/sessions.ts'
import type { Database } from '../storage/database.ts'
import type { Jobs } from '../storage/jobs.ts'
import { inBatches } from '../storage/sweeps.ts'

/** Columns with an account's id whose rows are the other account's afterwards. */
const moved = [
  ['support_case', 'owner_id'],
  ['penalty', 'account_id'],
  ['appeal', 'account_id'],
  ['player_note', 'account_id'],
  ['game_context', 'account_id'],
  ['unread_token', 'account_id'],
  ['handoff', 'account_id'],
  ['push_subscription', 'account_id'],
  ['mail_digest_item', 'account_id'],
  ['webhook_message', 'account_id'],
  ['lockedout_mark', 'account_id'],
  ['desk_player_note', 'account_id'],
  ['idempotency', 'owner'],
] as const
/** Of these an account has one row; the staying account's counts. */
const single = ['account_address', 'account_phone', 'mail_preference'] as const

/** Every table and column this file knows, for the test that holds it against the database. */
export const accountColumns: readonly string[] = [
  ...moved.map(([table, column]) => `${table}.${column}`),
  ...single.map((table) => `${table}.account_id`),
  'account_identity.account_id',
  'account_link.account_id',
  'account_link.other_account_id',
  'article_feedback.account_id',
  'article_feedback.reader',
  'chat.owner_id',
  'data_request.account_key',
  'kbv_audit.subject',
  'kbv_guard.subject',
  'kbv_pass.subject',
  'kbv_session.subject',
  'lockedout_code.account_id',
  'player.account_id',
  'player_word.account_id',
  'session.account_id',
  'upload.owner',
]

const mergeJob = 'account-merge'
/** So many rows of a table are moved with the deed itself; of an account with more the job moves the rest (CD-374). */
const atOnce = 200
/** Rows of a step: others wait for one, never for all of an account; fewer would save nobody anything. */
const leastOfStep = 100
const mostOfStep = 1_000
/** What was on its way as two accounts became one has been stored by then. */
const afterwards = [0, 60_000, 15 * 60_000]

export interface AccountMergeDeps {
  database: Database
  sessions: Pick<Sessions, 'endAllOf'>
  identities: Pick<AccountIdentities, 'of'>
  jobs: Pick<Jobs, 'enqueue' | 'handle'>
  /** For tests: rows of a table that are moved with the deed. */
  first?: number
  keys: Pick<Keyring, 'sign'>
  clock: Clock
}

/** Payload of the job that moves what is left. */
interface Move {
  from: string
  into: string
}

export const createAccountHoldings = ({
  database,
  sessions,
  identities,
  jobs,
  keys,
  clock,
  first = atOnce,
}: AccountMergeDeps): AccountHoldings => {
  const count = async (table: 'support_case' | 'penalty', column: 'owner_id' | 'account_id', id: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(database.db)
    return Number(rows[0]?.count ?? 0)
  }
  const has = async (table: string, column: string, value: string): Promise<boolean> => {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${value} limit 1`.execute(database.db)
    return rows.length > 0
  }

  /** A row's place, by which some rows of a table are told from the others without knowing its key. */
  const place = sql.ref(database.dialect.name === 'postgres' ? 'ctid' : 'rowid')
  const moveSome = async (table: string, column: string, { from, into }: Move, most: number): Promise<number> => {
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${into} where ${place} in
        (select ${place} from ${sql.table(table)} where ${sql.ref(column)} = ${from} limit ${most})
        and ${sql.ref(column)} = ${from}`.execute(database.db)
    return Number(numAffectedRows)
  }

  /** The cases something happened to last come first. Their chats go with them: those are found by their cases. */
  const moveSomeCases = async ({ from, into }: Move, most: number): Promise<number> => {
    const { db } = database
    const rows = await db
      .selectFrom('support_case')
      .select('id')
      .where('owner_id', '=', from)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    await db
      .updateTable('chat')
      .set({ owner_id: into })
      .where('case_id', 'in', ids)
      .where('owner_id', '=', from)
      .execute()
    await db
      .updateTable('support_case')
      .set({ owner_id: into })
      .where('id', 'in', ids)
      .where('owner_id', '=', from)
      .execute()
    return ids.length
  }

  /** Tables in which an account may have any number of rows, and how some of them are moved. */
  const growing: readonly ((move: Move, most: number) => Promise<number>)[] = [
    moveSomeCases,
    ...moved
      .filter(([table]) => table !== 'support_case')
      .map(
        ([table, column]) =>
          (move: Move, most: number) =>
            moveSome(table, column, move, most),
      ),
  ]

  /** Each step is a transaction of its own. @throws when it was told to stop before the end: the job is done again */
  const moveRest = async (move: Move, signal?: AbortSignal): Promise<void> => {
    for (const some of growing)
      for (let left = true; left; ) {
        const step = (most: number) =>
          database.withTransaction(() => some(move, Math.max(most, leastOfStep)), { isOnItsOwn: true })
        left = (await inBatches(database, step, { signal, first: atOnce, most: mostOfStep })) > 0
        if (signal?.aborted) throw new Error('Stopped before the end; the rest is moved by the next try')
      }
  }

  const moveRows = async (from: string, into: string): Promise<void> => {
    const { db } = database
    const hasNews = await has('mail_digest_item', 'account_id', from)
    for (const some of growing) await some({ from, into }, first)
    // The mail of the day is asked for by account.
    if (hasNews) await jobs.enqueue(digestJob, { accountId: into })
    for (const table of single) {
      if (await has(table, 'account_id', into)) await db.deleteFrom(table).where('account_id', '=', from).execute()
      else await db.updateTable(table).set({ account_id: into }).where('account_id', '=', from).execute()
    }
    await movePlayer(from, into)
    await moveFeedback(from, into)
    await db
      .updateTable('upload')
      .set({ owner: `account:${into}` })
      .where('owner', '=', `account:${from}`)
      .execute()
    await db
      .updateTable('data_request')
      .set({ account_key: keys.sign('own-data', into) })
      .where('account_key', '=', keys.sign('own-data', from))
      .execute()
    await moveChecks(`account:${from}`, `account:${into}`)
    // Open doors of the account that goes are no doors of the one that stays.
    await db.deleteFrom('lockedout_code').where('account_id', '=', from).execute()
    await db.deleteFrom('account_link').where('account_id', '=', from).execute()
  }

  /** The desk finds one person by the words of the account that stays. */
  const movePlayer = async (from: string, into: string): Promise<void> => {
    const { db } = database
    if (await has('player', 'account_id', into)) {
      await db.deleteFrom('player_word').where('account_id', '=', from).execute()
      await db.deleteFrom('player').where('account_id', '=', from).execute()
    } else {
      await db.updateTable('player').set({ account_id: into }).where('account_id', '=', from).execute()
      await db.updateTable('player_word').set({ account_id: into }).where('account_id', '=', from).execute()
    }
  }

  /** One reader has one opinion of an article: of two the staying account's counts. */
  const moveFeedback = async (from: string, into: string): Promise<void> => {
    const { db } = database
    const told = db.selectFrom('article_feedback').select('article_id').where('account_id', '=', into)
    await db.deleteFrom('article_feedback').where('account_id', '=', from).where('article_id', 'in', told).execute()
    await db
      .updateTable('article_feedback')
      .set({ account_id: into, reader: `account:${into}` })
      .where('account_id', '=', from)
      .execute()
  }

  /** Knowledge questions: the tries of both count, and so does the longer lock. */
  const moveChecks = async (from: string, into: string): Promise<void> => {
    const { db } = database
    await db.updateTable('kbv_audit').set({ subject: into }).where('subject', '=', from).execute()
    const going = await db.selectFrom('kbv_guard').selectAll().where('subject', '=', from).executeTakeFirst()
    const staying = await db.selectFrom('kbv_guard').selectAll().where('subject', '=', into).executeTakeFirst()
    if (going && staying) {
      const failures = [...(JSON.parse(going.failures) as unknown[]), ...(JSON.parse(staying.failures) as unknown[])]
      const locked = [going.locked_until, staying.locked_until].filter((at) => at !== null).sort()
      const days = [going.last_day, staying.last_day].filter((day) => day !== null).sort()
      await db
        .updateTable('kbv_guard')
        .set({
          failures: JSON.stringify(failures.sort()),
          locked_until: locked.at(-1) ?? null,
          last_day: days.at(-1) ?? null,
          version: staying.version + 1,
        })
        .where('subject', '=', into)
        .execute()
      await db.deleteFrom('kbv_guard').where('subject', '=', from).execute()
    } else if (going) await db.updateTable('kbv_guard').set({ subject: into }).where('subject', '=', from).execute()
  }

  const moveAll = async ({ from, into }: Move, signal?: AbortSignal): Promise<void> => {
    // Somebody new has this id by now.
    if ((await identities.of(from)).length > 0) return
    await moveRest({ from, into }, signal)
    await database.withTransaction(async () => {
      if ((await identities.of(from)).length > 0) return
      await sessions.endAllOf(from)
      await moveRows(from, into)
    })
  }
  jobs.handle(mergeJob, ({ payload, signal }) => moveAll(payload as Move, signal))

  return {
    of: async (accountId) => {
      const [cases, restrictions] = await Promise.all([
        count('support_case', 'owner_id', accountId),
        count('penalty', 'account_id', accountId),
      ])
      const others: [string, string, string][] = [
        ...moved.slice(2).map(([table, column]): [string, string, string] => [table, column, accountId]),
        ['account_phone', 'account_id', accountId],
        ['article_feedback', 'account_id', accountId],
        ['kbv_guard', 'subject', `account:${accountId}`],
      ]
      let isEmpty = cases + restrictions === 0
      for (const [table, column, value] of others) isEmpty &&= !(await has(table, column, value))
      return { cases, restrictions, isEmpty }
    },
    arrive: async (into) => {
      const waiting = await database.db
        .selectFrom('job')
        .select('payload')
        .where('kind', '=', mergeJob)
        .where('state', 'in', ['waiting', 'running', 'dead'])
        .execute()
      const moves = waiting.map(({ payload }) => JSON.parse(payload) as Move).filter((move) => move.into === into)
      for (const from of new Set(moves.map((move) => move.from))) await moveAll({ from, into })
    },
    move: async (from, into) => {
      // What an open mark reads would be more than it was opened for.
      await database.db
        .updateTable('lockedout_mark')
        .set({ expires_at: clock.now().toISOString() })
        .where('account_id', '=', from)
        .where('expires_at', '>', clock.now().toISOString())
        .execute()
      await moveRows(from, into)
      await sessions.endAllOf(from)
      for (const wait of afterwards)
        await jobs.enqueue(mergeJob, { from, into }, { runAt: new Date(clock.now().getTime() + wait) })
    },
  }
}
