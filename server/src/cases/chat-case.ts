// The case a chat is about: for whoever may open it, by its link or as its owner.
import type { Clock } from '../lib/clock.ts'
import { isTokenStyle, sha256 } from '../lib/ids.ts'
import { problem } from '../platform/problems.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { Asker, CaseEntry } from './case-entry.ts'
import { isTokenLive, type CasePeriods } from './rules.ts'
import type { CaseStore } from './store.ts'

interface ChatCaseDeps {
  caseStore: Pick<CaseStore, 'find' | 'findByTokenHash'>
  caseEntry: Pick<CaseEntry, 'demandAccess'>
  features: { isOnForAny: (key: 'anonymousTickets') => boolean }
  clock: Clock
  periods: () => CasePeriods
  /** A chat case that was just submitted without account: its session may talk about it by its id (decisions-cases E2). */
  hasSubmitted: (visitor: Visitor, caseId: string) => Promise<boolean>
}

/** @throws 404 */
export const createChatCase =
  ({ caseStore, caseEntry, features, clock, periods, hasSubmitted }: ChatCaseDeps) =>
  async (asker: Asker, idOrToken: string, region: string) => {
    const { visitor } = asker
    const isToken = isTokenStyle(idOrToken)
    if (isToken) {
      if (!features.isOnForAny('anonymousTickets')) throw problem.notFound()
      await caseEntry.demandAccess(asker, idOrToken)
    }
    const record = isToken ? await caseStore.findByTokenHash(sha256(idOrToken)) : await caseStore.find(idOrToken)
    if (!record || record.region !== region) throw problem.notFound()
    const isOpened = isToken
      ? isTokenLive(record, clock.now().toISOString(), periods())
      : record.ownerId === null
        ? await hasSubmitted(visitor, record.id)
        : visitor.kind === 'player' && visitor.account.id === record.ownerId
    if (!isOpened) throw problem.notFound()
    return record
  }
