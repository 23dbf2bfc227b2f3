// Many cases of one account, through the room's own store: what the list has to cope with (promises R7, P28).
import type { CaseStore } from '../../../server/src/cases/store.ts'
import type { CaseRecord } from '../../../server/src/cases/types.ts'
import type { Database } from '../../../server/src/storage/database.ts'

const perTransaction = 1_000
const begun = Date.UTC(2026, 0, 1)
let nextId = 200_000_000

export const seedCases = async ({ database, store, owner, count }: { database: Database; store: CaseStore; owner: string; count: number }): Promise<void> => {
  for (let from = 0; from < count; from += perTransaction) {
    await database.withTransaction(async () => {
      for (let index = from; index < Math.min(count, from + perTransaction); index += 1) {
        const createdAt = new Date(begun + index * 60_000).toISOString()
        nextId += 1
        const record: CaseRecord = {
          id: String(nextId), region: 'us', ownerId: owner, subject: `My character is stuck in Emberfall Keep ${index}`, status: 'OPEN', type: 'TICKET',
          resolverType: 'NONE', isLocked: false, hasCompanyResponse: false, isSurveyAnswered: false, eventCount: 0, categoryId: 1301, product: 'diablo4',
          contactChannel: 'TICKET', locale: 'en-US', contactName: 'Bench', contactEmail: null, contactPhone: null, fields: {}, secureFields: null, ingame: null,
          tokenHash: null, tokenSalt: null, assignee: null, createdAt, updatedAt: createdAt, statusChangedAt: createdAt, cancelledAt: null, archivedAt: null,
          companyEventAt: null, lastReadAt: createdAt,
        }
        await store.insert(record)
        await store.append(record, [{
          eventType: 'CONTACT', alternateName: null, author: 'Bench', text: 'The gate behind me closed.', isCompany: false, channel: 'TICKET', createdAt, attachments: [],
        }])
      }
    })
  }
}
