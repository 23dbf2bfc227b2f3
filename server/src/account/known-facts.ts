// What the page's head says of a player's cases while the database is away: what was read last (CD-253).
import { createLru } from '../lib/lru.ts'
import type { CaseFacts } from './ports.ts'

const accountsKept = 20_000
/** Whoever was never asked for keeps the way to their cases: that page says what is the matter. */
const unknown: CaseFacts = { hasCases: true, hasUnreadCases: false, unreadCases: 0, unreadPenalties: 0 }

/**
 * @param isAway whether an error says that the database cannot serve now
 * @returns `read`, which answers from memory while the database is away
 */
export const rememberFacts = (
  read: (accountId: string) => Promise<CaseFacts>,
  isAway: (error: unknown) => boolean,
): ((accountId: string) => Promise<CaseFacts>) => {
  const known = createLru<CaseFacts>(accountsKept)
  return async (accountId) => {
    try {
      const facts = await read(accountId)
      known.set(accountId, facts)
      return facts
    } catch (error) {
      if (!isAway(error)) throw error
      return known.get(accountId) ?? unknown
    }
  }
}
