import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { statements } from '../statements.ts'

/** What came of call-backs, for whoever counts them: nobody's (CD-324). And where administrators are written to. */
export const up = statements(`
  create table call_back_past (
    id text primary key,
    asked_day text not null,
    ended_at {timestamp} not null,
    outcome text not null,
    team text,
    product text not null,
    locale text not null,
    waited_seconds integer not null
  );
  create index call_back_past_day on call_back_past (asked_day, outcome, waited_seconds);
  create index call_back_past_end on call_back_past (ended_at);
  alter table call_back add column asked_day text;
  alter table desk_agent add column email text;
  alter table desk_agent add column locale text;
`)

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
