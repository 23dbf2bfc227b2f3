import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Working hours and targets (CD-310), clocks of cases (CD-311), what is due in the queue (CD-312). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, json, flag } = dialect.types
  const run = async (text: string): Promise<void> => {
    await sql.raw(text).execute(db)
  }
  await db.schema
    .createTable('desk_schedule')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('hours', json, (column) => column.notNull())
    .addColumn('holidays', json, (column) => column.notNull())
    .addColumn('changed_at', timestamp, (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('desk_target')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('enabled', flag, (column) => column.notNull())
    .addColumn('conditions', json, (column) => column.notNull())
    .addColumn('minutes', json, (column) => column.notNull())
    .addColumn('schedule', 'text')
    .addColumn('changed_at', timestamp, (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('target_revision')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('case_clock')
    .addColumn('case_id', 'text', (column) => column.notNull().references('support_case.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('begun_at', timestamp, (column) => column.notNull())
    .addColumn('pauses', json, (column) => column.notNull())
    .addColumn('ended_at', timestamp)
    .addColumn('target', 'text')
    .addColumn('minutes', 'integer')
    .addColumn('due_at', timestamp)
    .addColumn('tell_at', timestamp)
    .addColumn('told', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('left_seconds', 'integer')
    .addPrimaryKeyConstraint('case_clock_pk', ['case_id', 'kind', 'position'])
    .execute()
  await run('create index case_clock_tell on case_clock (tell_at) where tell_at is not null')
  await run('create index case_clock_revision on case_clock (revision, case_id) where ended_at is null')

  await db.schema.alterTable('support_case').addColumn('due_at', timestamp).execute()
  await db.schema.alterTable('support_case').addColumn('due_kind', 'text').execute()
}

const queues: readonly (readonly [string, string])[] = [
  ['', ''],
  ['_assignee', 'assignee, '],
  ['_team', 'team, '],
  ['_product', 'product, '],
]
export const indices = queues.map(
  ([name, first]) =>
    `create index support_case_due${name} on support_case (${first}due_at, id) where due_at is not null`,
)

/** Cases that are not resolved yet: their clocks began when they were filed, and wait while the company waits. */
const beginClocks = async (db: Kysely<unknown>, { name }: Dialect, rows: RawBuilder<boolean>): Promise<void> => {
  const isPostgres = name === 'postgres'
  const none = isPostgres ? sql`'[]'::jsonb` : sql`'[]'`
  const utc = sql`to_char(status_changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const since = isPostgres
    ? sql`jsonb_build_array(jsonb_build_object('from', ${utc}, 'until', null))`
    : sql`json_array(json_object('from', status_changed_at, 'until', null))`
  const begin = (kind: string, begun: string, pauses: RawBuilder<unknown>, cases: RawBuilder<unknown>) =>
    sql`insert into case_clock (case_id, kind, position, begun_at, pauses, revision)
      select id, ${sql.lit(kind)}, 0, ${sql.ref(begun)}, ${pauses}, 0 from support_case where ${rows} and ${cases}`.execute(
      db,
    )
  await begin('resolution', 'created_at', none, sql`status = 'OPEN'`)
  await begin('resolution', 'created_at', since, sql`status in ('ANSWERED', 'INFO')`)
  const isFirst = sql`status = 'OPEN' and has_company_response = 0 and contact_channel <> 'CHAT'`
  await begin('firstAnswer', 'created_at', none, isFirst)
  await begin('nextAnswer', 'status_changed_at', none, sql`status = 'OPEN' and has_company_response = 1`)
}
export const fills = [{ table: 'support_case', key: 'id', work: beginClocks }]
