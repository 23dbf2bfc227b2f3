import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Answers of satisfaction surveys, one for each case (decisions-cases H6). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  await db.schema
    .createTable('survey_answer')
    .addColumn('case_id', 'text', (column) => column.primaryKey())
    .addColumn('q1', 'integer', (column) => column.notNull())
    .addColumn('q2', 'integer', (column) => column.notNull())
    .addColumn('q3', 'integer', (column) => column.notNull())
    .addColumn('q4', 'integer')
    .addColumn('q5', 'integer')
    .addColumn('feedback', 'text')
    .addColumn('answered_at', dialect.types.timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('survey_answer_time').on('survey_answer').column('answered_at').execute()
}
