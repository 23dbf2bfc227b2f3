// What must not compile about a room's database: another room's table. Checked by `make types`: a missing error here is
// itself an error.
import type { Database } from './database.ts'

interface GiftTables {
  gift: { id: string }
}

export const own = ({ db }: Database<GiftTables>) => db.selectFrom('gift').select('id')
// @ts-expect-error toys are another room's
export const foreign = ({ db }: Database<GiftTables>) => db.selectFrom('toy')
// @ts-expect-error nor may they be joined
export const joined = ({ db }: Database<GiftTables>) => db.selectFrom('gift').innerJoin('toy', 'id', 'gift.id')
