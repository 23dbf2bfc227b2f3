import { statements } from '../statements.ts'

/** Past cases of a product and language, newest first: what topics learn from (cases/past-descriptions.ts). */
export const up = statements(`
  create index support_case_product on support_case (product, locale, created_at);
`)
