import type { AnswerAppealRequest, Appeal, AppealPenaltyRequest, Penalty } from '#generated/server/schemas.ts'

/** An account whose address counts: proven, unchanged for 14 days, no child's (CD-306). */
export interface SettledAddress {
  accountId: string
  email: string
  locale: string | null
}

export interface LockedOutAddresses {
  settledAt: (email: string) => Promise<readonly SettledAddress[]>
  settledOf: (accountId: string) => Promise<SettledAddress | undefined>
}

export interface LockedOutPenalties {
  list: (accountId: string, locale: string) => Promise<Penalty[]>
  reasons: () => string[]
  isRestricted: (accountId: string) => Promise<boolean>
  demandOwn: (accountId: string, penaltyId: string) => Promise<void>
  appeal: (accountId: string, request: AppealPenaltyRequest, locale: string) => Promise<Appeal>
  /** @throws 422 when nothing is asked (any more) */
  answer: (accountId: string, request: AnswerAppealRequest) => Promise<Appeal>
}

/** As much of a case as is shown; names, numbers and files stay behind. */
export interface ReadableCase {
  id: string
  subject: string
  excerpt: string | null
  statusKey: string
  gameTitle: string
  createdAt: string
  relativeTimestamp: string
}
interface ReadableEvent {
  eventType: 'CONTACT' | 'STATUS_CHANGE' | 'REORGANIZATION_EVENT'
  alternateName: string | null
  relativeTimestamp: string
  responseText: string | null
  companyResponse: boolean
  attachments?: readonly unknown[]
}

/** Reads without marking anything as read. */
export interface LockedOutCases {
  page: (
    accountId: string,
    locale: string,
    wanted: { isArchived: boolean; cursor: string | undefined },
  ) => Promise<{ items: readonly ReadableCase[]; nextCursor: string | null }>
  /** @throws 404 for another account's, and for none */
  thread: (
    accountId: string,
    locale: string,
    caseId: string,
  ) => Promise<ReadableCase & { caseEvents: readonly ReadableEvent[] }>
}

/** Mails about a code and its mark; stored with what happened, sent later (promises P5). */
export const lockedOutMailKinds = ['lockedout-code', 'lockedout-opened'] as const
export type LockedOutMailKind = (typeof lockedOutMailKinds)[number]
