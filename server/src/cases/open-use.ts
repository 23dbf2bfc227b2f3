// Who has answered what in the forms of cases that are open: numbers for whoever changes a form (CD-412).
import type { Database } from '../storage/database.ts'
import type { CasesTables } from './tables.ts'
import { unresolvedRanks } from './queue-ranks.ts'
import type { ContactChannel } from './types.ts'

interface OpenUse {
  cases: number
  /** There are more; nobody counted on. */
  isMore: boolean
  /** Open cases with an answer, by field. */
  fields: ReadonlyMap<string, number>
  channels: ReadonlyMap<string, number>
  /** Cases with something sealed: which field it is of is not told. */
  sealed: number
}

const mostCounted = 1_000
const channelTypes: Readonly<Record<ContactChannel, string>> = {
  TICKET: 'ticket',
  CHAT: 'chat',
  PHONE_CALLBACK: 'phone',
}

const answered = (fields: string): string[] => {
  const values = JSON.parse(fields) as Record<string, unknown>
  return Object.keys(values).filter((key) => values[key] !== null && values[key] !== '')
}

const count = (all: readonly string[]): Map<string, number> => {
  const counted = new Map<string, number>()
  for (const one of all) counted.set(one, (counted.get(one) ?? 0) + 1)
  return counted
}

/** Of one topic, in all languages: a form is everybody's. */
export const createOpenUse =
  (database: Pick<Database<CasesTables>, 'db'>) =>
  async (topicId: number): Promise<OpenUse> => {
    const rows = await database.db
      .selectFrom('support_case')
      .select(['fields', 'contact_channel', 'secure_fields'])
      .where('category_id', '=', topicId)
      .where('queue_rank', 'in', [...unresolvedRanks])
      .limit(mostCounted + 1)
      .execute()
    const counted = rows.slice(0, mostCounted)
    return {
      cases: counted.length,
      isMore: rows.length > mostCounted,
      fields: count(counted.flatMap(({ fields }) => answered(fields))),
      channels: count(counted.map((row) => channelTypes[row.contact_channel])),
      sealed: counted.filter((row) => row.secure_fields !== null).length,
    }
  }
