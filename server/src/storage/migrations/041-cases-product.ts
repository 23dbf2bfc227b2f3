import type { Kysely } from 'kysely'

/** Past cases of a product and language, newest first: what topics learn from (cases/past-descriptions.ts). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createIndex('support_case_product')
    .on('support_case')
    .columns(['product', 'locale', 'created_at'])
    .execute()
}
