// Many cases of one account, through the room's own store: what the list has to cope with (promises R7, P28).
import type { CaseStore } from '../../../server/src/cases/store.ts'
import { newRecord } from '../../../server/src/cases/new-record.ts'
import type { AnyDatabase } from '../../../server/src/storage/database.ts'

const perTransaction = 1_000
const begun = Date.UTC(2026, 0, 1)
let nextId = 200_000_000

export const seedCases = async ({
  database,
  store,
  owner,
  count,
}: {
  database: AnyDatabase
  store: CaseStore
  owner: string
  count: number
}): Promise<void> => {
  for (let from = 0; from < count; from += perTransaction) {
    await database.withTransaction(async () => {
      for (let index = from; index < Math.min(count, from + perTransaction); index += 1) {
        const createdAt = new Date(begun + index * 60_000).toISOString()
        nextId += 1
        const record = newRecord({
          id: String(nextId),
          region: 'us',
          ownerId: owner,
          subject: `My character is stuck in Emberfall Keep ${index}`,
          topicId: 1301,
          product: 'diablo4',
          locale: 'en-US',
          contactName: 'Bench',
          createdAt,
        })
        await store.insert(record)
        await store.append(record, [
          {
            eventType: 'CONTACT',
            alternateName: null,
            author: 'Bench',
            text: 'The gate behind me closed.',
            isCompany: false,
            channel: 'TICKET',
            createdAt,
            attachments: [],
          },
        ])
      }
    })
  }
}

/** One case with a thread of so many entries, for an owner of its own. @returns its id */
export const seedThread = async ({
  database,
  store,
  owner,
  events,
}: {
  database: AnyDatabase
  store: CaseStore
  owner: string
  events: number
}): Promise<string> => {
  await seedCases({ database, store, owner, count: 1 })
  const { id } = await database.db
    .selectFrom('support_case')
    .select('id')
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow()
  await database.withTransaction(async () => {
    const record = (await store.find(id))!
    const createdAt = new Date(begun).toISOString()
    await store.append(
      record,
      Array.from({ length: events - 1 }, (_, index) => ({
        eventType: 'CONTACT' as const,
        alternateName: null,
        author: index % 2 ? 'Bench' : 'Jo',
        text: `Entry ${index}: the gate behind me closed, and nothing opens it.`,
        isCompany: index % 2 === 0,
        channel: 'TICKET' as const,
        createdAt,
        attachments: [],
      })),
    )
  })
  return id
}
