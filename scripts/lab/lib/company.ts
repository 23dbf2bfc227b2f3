// What the company does in a run whose players are the point: through the rooms' own stores, without a desk.
import { randomUUID } from 'node:crypto'
import { createCaseStore } from '../../../server/src/cases/store.ts'
import { createPenaltyStore } from '../../../server/src/penalties/store.ts'
import type { AnyDatabase } from '../../../server/src/storage/database.ts'

/** @returns how many entries the case has then */
export const answerCase = (database: AnyDatabase, caseId: string): Promise<number> =>
  database.withTransaction(async () => {
    const store = createCaseStore(database)
    const record = (await store.find(caseId))!
    const createdAt = new Date().toISOString()
    const event = { alternateName: null, author: 'Jo', isCompany: true, channel: null, createdAt, attachments: [] }
    const { eventCount } = await store.append(
      record,
      [{ ...event, eventType: 'CONTACT', text: 'We looked into it.', channel: 'TICKET' }],
      { status: 'ANSWERED', statusChangedAt: createdAt },
    )
    return eventCount
  })

/** @returns the restriction's id */
export const restrict = async (database: AnyDatabase, accountId: string): Promise<string> => {
  const id = `pen-${randomUUID().slice(0, 30)}`
  await database.withTransaction(() =>
    createPenaltyStore(database).insert({
      id,
      externalId: null,
      accountId,
      game: 'diablo4',
      gameAccount: 'Mirelle',
      penalty: { 'en-US': 'Suspension' },
      reason: { 'en-US': 'Abuse' },
      end: null,
      active: true,
      evidence: [],
      appealable: true,
      imposedAt: new Date().toISOString(),
      imposedBy: 'kim',
      ruleBroken: null,
      facts: null,
      decidedBy: 'person',
      howToComplain: null,
      newsAt: null,
      seenAt: null,
    }),
  )
  return id
}
