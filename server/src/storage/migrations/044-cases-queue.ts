import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/**
 * The desk's queue without reckoning (CD-221): the rank of a case's state is stored, and each view is a range of an
 * index. Answers that are being written (CD-223).
 */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types
  await db.schema
    .alterTable('support_case')
    .addColumn('queue_rank', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update support_case set queue_rank = case status when 'RESOLVED' then 2 else 1 end where status <> 'OPEN'`.execute(
    db,
  )
  const index = async (name: string, columns: string): Promise<void> => {
    await sql.raw(`create index ${name} on support_case (${columns})`).execute(db)
  }
  await index('support_case_rank', 'queue_rank, status_changed_at, id')
  await index('support_case_rank_assignee', 'assignee, queue_rank, status_changed_at, id')
  await index('support_case_rank_product', 'product, queue_rank, status_changed_at, id')
  await index('support_case_rank_topic', 'category_id, queue_rank, status_changed_at, id')

  await db.schema
    .createTable('case_draft')
    .addColumn('case_id', 'text', (column) => column.notNull().references('support_case.id').onDelete('cascade'))
    .addColumn('agent_id', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('saved_at', timestamp, (column) => column.notNull())
    .addPrimaryKeyConstraint('case_draft_pk', ['case_id', 'agent_id'])
    .execute()
  await sql`create index case_draft_saved on case_draft (saved_at)`.execute(db)
}
