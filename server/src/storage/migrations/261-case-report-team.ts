import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { statements } from '../statements.ts'

const old = ['day', 'kind', 'product', 'category_id', 'locale', 'channel', 'agent', 'band']
const key = ['day', 'kind', 'product', 'category_id', 'locale', 'channel', 'agent', 'team', 'band']

/** Reports know the team (CD-314). What was counted before has none. */
export const up = statements(`
  alter table case_fact add column team text default '' not null;
  alter table case_report_day add column team text default '' not null;
`)

export const indices = [`create unique index case_report_count_pk on case_report_day (${key.join(', ')})`]

/** The key has the team, too. */
export const finish = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  if (dialect.name === 'postgres') {
    await sql`alter table case_report_day drop constraint case_report_day_pk,
      add constraint case_report_count_pk primary key using index case_report_count_pk`.execute(db)
    return
  }
  // The embedded database gives a table another key only with another table.
  const columns = [...old, 'times', 'amount'].join(', ')
  await statements(`
    create table case_report_count (
      day text not null,
      kind text not null,
      product text not null,
      category_id integer not null,
      locale text not null,
      channel text not null,
      agent text not null,
      team text default '' not null,
      band integer not null,
      times integer not null,
      amount {bigint} not null,
      constraint case_report_count_pk primary key (${key.join(', ')})
    );
    insert into case_report_count (${columns}) select ${columns} from case_report_day;
    drop table case_report_day;
    alter table case_report_count rename to case_report_day;
    create index case_report_day_kind on case_report_day (kind, day);
  `)(db, dialect)
}
