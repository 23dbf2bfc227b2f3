import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { statements } from '../statements.ts'

/** Working hours and targets (CD-310), clocks of cases (CD-311), what is due in the queue (CD-312). */
export const up = statements(`
  create table desk_schedule (
    id text primary key,
    name text not null,
    time_zone text not null,
    hours {json} not null,
    holidays {json} not null,
    changed_at {timestamp} not null,
    changed_by text not null
  );
  create table desk_target (
    id text primary key,
    position integer not null,
    name text not null,
    enabled {flag} not null,
    conditions {json} not null,
    minutes {json} not null,
    schedule text,
    changed_at {timestamp} not null,
    changed_by text not null
  );
  create table target_revision (
    id integer primary key,
    revision integer not null
  );
  create table case_clock (
    case_id text not null references support_case (id) on delete cascade,
    kind text not null,
    position integer not null,
    begun_at {timestamp} not null,
    pauses {json} not null,
    ended_at {timestamp},
    target text,
    minutes integer,
    due_at {timestamp},
    tell_at {timestamp},
    told text,
    revision integer not null,
    outcome text,
    left_seconds integer,
    constraint case_clock_pk primary key (case_id, kind, position)
  );
  create index case_clock_tell on case_clock (tell_at) where tell_at is not null;
  create index case_clock_revision on case_clock (revision, case_id) where ended_at is null;

  alter table support_case add column due_at {timestamp};
  alter table support_case add column due_kind text;
`)

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
