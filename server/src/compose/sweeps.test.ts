import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test, vi } from 'vitest'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
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
