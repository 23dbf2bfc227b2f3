import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** What is done with an appeal before it is decided: due times, questions to its player, colleagues' words (CD-320). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, flag } = dialect.types
  await db.schema.alterTable('appeal').addColumn('game', 'text').execute()
  await db.schema.alterTable('appeal').addColumn('due_at', timestamp).execute()
  await db.schema
    .alterTable('appeal')
    .addColumn('is_waiting', flag, (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('appeal').addColumn('assignee', 'text').execute()

  await db.schema
    .createTable('appeal_question')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('appeal_id', 'text', (column) => column.notNull().references('appeal.id').onDelete('cascade'))
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('asked_by', 'text', (column) => column.notNull())
    .addColumn('asked_name', 'text', (column) => column.notNull())
    .addColumn('asked_at', timestamp, (column) => column.notNull())
    .addColumn('due_before', timestamp, (column) => column.notNull())
    .addColumn('answer_until', timestamp, (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('answered_at', timestamp)
    .execute()
  await sql`create index appeal_question_appeal on appeal_question (appeal_id, asked_at)`.execute(db)

  await db.schema
    .createTable('appeal_opinion')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('appeal_id', 'text', (column) => column.notNull().references('appeal.id').onDelete('cascade'))
    .addColumn('colleague', 'text', (column) => column.notNull())
    .addColumn('question', 'text')
    .addColumn('asked_by', 'text', (column) => column.notNull())
    .addColumn('asked_at', timestamp, (column) => column.notNull())
    .addColumn('words', 'text')
    .addColumn('given_at', timestamp)
    .addColumn('is_given', flag, (column) => column.notNull())
    .execute()
  await sql`create index appeal_opinion_appeal on appeal_opinion (appeal_id, asked_at)`.execute(db)
  await sql`create index appeal_opinion_asked on appeal_opinion (colleague, is_given, asked_at, appeal_id)`.execute(db)
}

/** What was sent before there was a target has the one that counts where a pack says nothing. */
const giveDue = async (db: Kysely<unknown>, dialect: Dialect, rows: RawBuilder<boolean>): Promise<void> => {
  const due =
    dialect.name === 'postgres'
      ? sql`submitted_at + interval '7 days'`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', submitted_at, '+7 days')`
  await sql`update appeal set due_at = ${due},
    game = (select penalty.game from penalty where penalty.id = appeal.penalty_id) where ${rows}`.execute(db)
}
export const fills = [{ table: 'appeal', key: 'id', work: giveDue }]

export const indices = [
  'create index appeal_due on appeal (state, is_waiting, due_at, id)',
  'create index appeal_mine on appeal (assignee, state, due_at, id)',
  'create index appeal_alike on appeal (game, reason_id, decided_at)',
]
