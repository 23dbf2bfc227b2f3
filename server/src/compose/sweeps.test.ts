import { DatabaseSync, StatementSync } from 'node:sqlite'
import { afterEach, expect, test, vi } from 'vitest'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { startTestServer } from '../../../tests/support/test-server.ts'
import type { Composition } from '../compose.ts'
import { createManualClock } from '../lib/clock.ts'
import { PostgresConnection } from '../storage/postgres-connection.ts'

/** What is removed or changed with one statement all the same, and why it stays small. */
const whole: readonly [RegExp, string][] = [
  [/^delete from "case_report_day" where "kind" = \S+ and "day" = \S+$/, 'the backlog of one day, counted anew'],
  [/^update "case_clock" set .* where "case_id" = \S+ and "kind" = \S+ and "position" = \S+$/, 'one clock, by its key'],
  [/^delete from "blob_removal" where "begun_at" < \S+$/, 'what a sweep noted in the hour before'],
]
const isByKey = (text: string): boolean =>
  /where (?:\("state" = \S+ and \()?"(?:id|name)" (?:= [?$]|in \([?$])/.test(text)

/** Tables in which something has had its day. */
const swept = [
  'account_address',
  'account_link',
  'article_feedback',
  'call_back_past',
  'case_draft',
  'case_mail',
  'case_report_day',
  'case_translation',
  'case_wait',
  'challenge_mark',
  'challenge_used',
  'chat',
  'chat_case_session',
  'content_gap',
  'data_request',
  'data_request_audit',
  'deflection_day',
  'deflection_trace',
  'desk_audit',
  'desk_session',
  'game_context',
  'handoff',
  'idempotency',
  'job',
  'kbv_audit',
  'kbv_pass',
  'kbv_session',
  'lockedout_code',
  'lockedout_mark',
  'oidc_state',
  'penalty_import',
  'phone_code',
  'player_note',
  'publisher_token',
  'push_subscription',
  'review',
  'review_answer',
  'sensitive_flag',
  'session',
  'sign_in_nonce',
  'suggestion_outcome',
  'unread_token',
  'usage_count',
]

onBothDatabases('what has had its day', {}, (server) => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('goes in batches, from every table: no statement of a sweep takes all there is at once (CD-213)', async () => {
    const heard = new Set<string>()
    const hear = (text: string): void => {
      heard.add(text.replaceAll(/\s+/g, ' ').trim())
    }
    const prepare = DatabaseSync.prototype.prepare
    vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function heardFirst(this: DatabaseSync, text) {
      hear(text)
      return prepare.call(this, text)
    })
    const { executeQuery, run } = PostgresConnection.prototype
    vi.spyOn(PostgresConnection.prototype, 'run').mockImplementation(function heardFirst(
      this: PostgresConnection,
      all,
    ) {
      for (const { sql } of all) hear(sql)
      return run.call(this, all)
    })
    vi.spyOn(PostgresConnection.prototype, 'executeQuery').mockImplementation(function heardFirst(
      this: PostgresConnection,
      query,
    ) {
      hear(query.sql)
      return executeQuery.call(this, query) as never
    })

    await server().jobs.runDue()

    const changing = [...heard].filter((text) => /^(?:delete|update)\b/.test(text))
    const limitless = changing.filter(
      (text) => !/\blimit [?$]/.test(text) && !isByKey(text) && !whole.some(([pattern]) => pattern.test(text)),
    )
    expect(limitless).toEqual([])
    const emptied = new Set(changing.map((text) => /^delete from "?(\w+)"?/.exec(text)?.[1]))
    expect(swept.filter((table) => !emptied.has(table))).toEqual([])
    expect(await server().jobs.stats()).toMatchObject({ dead: 0 })
    const failed = server().database.db.selectFrom('job').select('last_error').where('last_error', 'is not', null)
    expect(await failed.execute()).toEqual([])
  })
})

// The statements are the embedded database's; what they ask for is the same on both.
if (process.env['TEST_DATABASE'] !== 'postgres')
  test('each table is asked for what has had its day, and for nothing younger', async () => {
    const clock = createManualClock('2026-11-24T10:00:00.000Z')
    const server: Composition & { close: () => Promise<void> } = await startTestServer({ clock })
    const heard = new Set<string>()
    /** `-90 d`: so long before now; a day or a week as it is written. */
    const spanOf = (before: unknown): string => {
      const at = typeof before === 'number' ? before : String(before).length > 10 ? Date.parse(String(before)) : NaN
      const minutes = (at - clock.now().getTime()) / 60_000
      if (Number.isNaN(minutes)) return String(before)
      return minutes % 1_440 === 0 ? `${minutes / 1_440} d` : `${minutes} min`
    }
    const { run } = StatementSync.prototype
    vi.spyOn(StatementSync.prototype, 'run').mockImplementation(function heardFirst(this: StatementSync, ...values) {
      const [, table, column, sign, and] =
        /^delete from "(\w+)" where rowid in \(\s*select rowid from "\w+" where "(\w+)" (<=?) \? and (.*?) order by/s.exec(
          this.sourceSQL,
        ) ?? []
      if (table !== undefined)
        heard.add([table, column, sign, spanOf(values[0]), and === 'true' ? '' : `and ${and}`].join(' ').trim())
      return run.apply(this, values as never)
    })
    await server.jobs.runDue()
    vi.restoreAllMocks()
    await server.close()
    expect([...heard].toSorted()).toMatchInlineSnapshot(`
      [
        "account_address seen_at <= -730 d",
        "account_link expires_at <= 0 d",
        "article_feedback created_at < -730 d",
        "call_back_past ended_at < -800 d",
        "case_draft saved_at < -30 d",
        "case_mail received_at < -30 d",
        "case_report_day day < 2023-11-22",
        "case_translation made_at < -30 d",
        "case_wait answered_at < -28 d",
        "challenge_mark expires_at <= 0 d",
        "challenge_used expires_at <= 0 d",
        "chat ended_at < -1 d and state = 'ENDED'",
        "chat_case_session expires_at <= 0 d",
        "content_gap day < 2026-08-26",
        "data_request requested_at < -730 d",
        "data_request_audit at < -730 d",
        "deflection_day day < 2025-10-20",
        "deflection_trace at <= -3 d",
        "desk_audit at < -400 d",
        "desk_session ends_at <= 0 d",
        "game_context expires_at <= 0 d",
        "handoff expires_at <= 0 d",
        "idempotency expires_at < 0 d",
        "job finished_at < -30 d and state = 'dead'",
        "job finished_at < -7 d and state = 'done'",
        "kbv_audit at < -730 d",
        "kbv_guard last_day < 2026-11-23 and (last_at is null or last_at < ?) and (locked_until is null or locked_until < ?)",
        "kbv_pass expires_at <= 0 d",
        "kbv_session expires_at <= 0 d",
        "lockedout_code expires_at <= 0 d",
        "lockedout_mark opened_at < -365 d",
        "oidc_state expires_at <= 0 d",
        "penalty_import received_at < -1 d",
        "phone_code expires_at <= 0 d",
        "player_note created_at < -365 d",
        "publisher_token expires_at <= 0 d",
        "push_subscription created_at < -365 d",
        "review drawn_at < -800 d",
        "review_answer week < 2026-09-25",
        "search_minute minute < -1 d",
        "search_query last_at < -90 d",
        "sensitive_flag raised_day < 2023-11-22",
        "session created_at <= -30 d",
        "session last_active_at <= -720 min",
        "sign_in_nonce used_at <= -60 min",
        "suggestion_outcome last_at < -180 d",
        "unread_token expires_at <= 0 d",
        "usage_count day < 2025-10-20",
        "webhook_delivery created_at < -30 d",
        "webhook_message created_at < -30 d",
      ]
    `)
  })
