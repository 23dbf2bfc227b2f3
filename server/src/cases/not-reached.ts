// A player asked to be called and was not reached: said in the thread, by mail, and as unread (CD-334).
import type { Clock } from '../lib/clock.ts'
import type { CaseOutbox } from './ports.ts'
import { isTold } from './rules.ts'
import type { CaseStore } from './store.ts'

interface NotReachedDeps {
  store: Pick<CaseStore, 'find' | 'append'>
  clock: Clock
  outbox: CaseOutbox
}

/** Joins the caller's transaction; `agentId` made the last call. */
export const createNotReached =
  ({ store, clock, outbox }: NotReachedDeps) =>
  async (caseId: string, agentId: string): Promise<void> => {
    const record = await store.find(caseId)
    if (!record) return
    const createdAt = clock.now().toISOString()
    const event = { author: null, text: null, isCompany: false, channel: 'PHONE_CALLBACK' as const, createdAt }
    await store.append(
      record,
      [{ ...event, eventType: 'STATUS_CHANGE', alternateName: 'NotReached' }],
      { companyEventAt: createdAt },
      agentId,
    )
    if (isTold(record)) await outbox.enqueue('case-not-reached', caseId)
  }
