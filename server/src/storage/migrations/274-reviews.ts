import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Answered cases that are drawn by lot and looked at again (CD-349, CD-350). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, json } = dialect.types
  await db.schema
    .createTable('review_settings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('share', 'integer', (column) => column.notNull())
    .addColumn('teams', json, (column) => column.notNull())
    .addColumn('criteria', json, (column) => column.notNull())
    .addColumn('changed_at', timestamp, (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('review_answer')
    .addColumn('week', 'text', (column) => column.notNull())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('agent_id', 'text', (column) => column.notNull())
    .addColumn('case_id', 'text', (column) => column.notNull().references('support_case.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('review_answer_pk', ['week', 'team', 'agent_id', 'case_id'])
    .execute()
  await sql`create index review_answer_case on review_answer (case_id)`.execute(db)
  await db.schema
    .createTable('review_draw')
    .addColumn('week', 'text', (column) => column.notNull())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('answered', 'integer', (column) => column.notNull())
    .addColumn('drawn', 'integer', (column) => column.notNull())
    .addColumn('drawn_at', timestamp, (column) => column.notNull())
    .addPrimaryKeyConstraint('review_draw_pk', ['week', 'team'])
    .execute()
  await db.schema
    .createTable('review')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('week', 'text', (column) => column.notNull())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('agent_id', 'text', (column) => column.notNull())
    .addColumn('case_id', 'text', (column) => column.references('support_case.id').onDelete('set null'))
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('drawn_at', timestamp, (column) => column.notNull())
    .addColumn('hundredths', 'integer')
    .addColumn('words', 'text')
    .addColumn('reviewer', 'text')
    .addColumn('reviewed_at', timestamp)
    .addColumn('reply', 'text')
    .addColumn('replied_at', timestamp)
    .execute()
  const index = async (name: string, on: string): Promise<void> => {
    await sql.raw(`create index ${name} on ${on}`).execute(db)
  }
  await sql`create unique index review_case on review (case_id, week)`.execute(db)
  await index('review_open', 'review (drawn_at, id) where reviewed_at is null')
  await index('review_done', 'review (reviewed_at, id) where reviewed_at is not null')
  await index('review_agent', 'review (agent_id, reviewed_at, id)')
  await index('review_drawn', 'review (drawn_at)')
  await index('review_caseless', 'review (id) where case_id is null')
  await db.schema
    .createTable('review_score')
    .addColumn('review_id', 'text', (column) => column.notNull().references('review.id').onDelete('cascade'))
    .addColumn('criterion', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('review_score_pk', ['review_id', 'criterion'])
    .execute()
}
