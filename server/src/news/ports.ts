import type { Visitor } from '../platform/visitor.ts'

/**
 * A case that was filed, has grown or changed (`case`); one its player has merely looked at (`look`); one the desk has
 * put elsewhere in its queue, which no player sees (`desk`).
 */
export interface CaseChanged {
  caseId: string
  /** Account; null for anonymous cases. */
  ownerId: string | null
  what: 'case' | 'look' | 'desk'
}

export interface WatchedCases {
  /** A case somebody wants to hear of, and whether they still may. @throws 404; 429 for too many look-ups by token */
  watch: (
    asker: { visitor: Visitor; locale: string; address: string },
    idOrToken: string,
  ) => Promise<{ caseId: string; isStillOpen: () => Promise<boolean> }>
}
