import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** What came of call-backs, for whoever counts them: nobody's (CD-324). And where administrators are written to. */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types
  await db.schema
    .createTable('call_back_past')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('asked_day', 'text', (column) => column.notNull())
    .addColumn('ended_at', timestamp, (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('team', 'text')
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('waited_seconds', 'integer', (column) => column.notNull())
    .execute()
  await sql`create index call_back_past_day on call_back_past (asked_day, outcome, waited_seconds)`.execute(db)
  await sql`create index call_back_past_end on call_back_past (ended_at)`.execute(db)
  await db.schema.alterTable('call_back').addColumn('asked_day', 'text').execute()
  await db.schema.alterTable('desk_agent').addColumn('email', 'text').execute()
  await db.schema.alterTable('desk_agent').addColumn('locale', 'text').execute()
}

const tellPast = async (db: Kysely<unknown>, dialect: Dialect, rows: RawBuilder<boolean>): Promise<void> => {
  const isPostgres = dialect.name === 'postgres'
  const day = isPostgres ? sql`to_char(asked_at at time zone 'UTC', 'YYYY-MM-DD')` : sql`substr(asked_at, 1, 10)`
  await sql`update call_back set asked_day = ${day} where ${rows}`.execute(db)
  const waited = isPostgres
    ? sql`cast(extract(epoch from (call_back.due_at - call_back.asked_at)) as integer)`
    : sql`cast(round((julianday(call_back.due_at) - julianday(call_back.asked_at)) * 86400) as integer)`
  await sql`insert into call_back_past (id, asked_day, ended_at, outcome, team, product, locale, waited_seconds)
    select 'case-' || call_back.case_id, call_back.asked_day, call_back.due_at, call_back.state, support_case.team,
      support_case.product, support_case.locale, ${waited}
    from call_back join support_case on support_case.id = call_back.case_id
    where call_back.state in ('done', 'unreached') and ${rows}`.execute(db)
}
export const fills = [{ table: 'call_back', key: 'case_id', work: tellPast }]

export const indices = ['create index call_back_asked on call_back (asked_day, state)']
