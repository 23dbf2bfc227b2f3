// What must not compile about holdings: a table with an account and nothing said about it. Checked by `make types`: a
// missing error here is itself an error.
import type { Holdings } from './holdings.ts'

interface GiftTables {
  gift: { id: string; account_id: string }
}

// @ts-expect-error the account of a gift is forgotten
export const forgetful: Holdings<GiftTables>['columns'] = {}
export const whole: Holdings<GiftTables>['columns'] = { 'gift.account_id': { moves: 'rows' } }
