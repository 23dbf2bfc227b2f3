import { useOperation } from '../../shared/operations.ts'

/** Newest first, of one account or of all. */
export const usePenalties = (accountId: string | null) =>
  useOperation('listPenalties', { limit: 100, accountId: accountId ?? undefined })

export const seenAgain = ['listAppeals', 'getAppeal', 'listPenalties'] as const
