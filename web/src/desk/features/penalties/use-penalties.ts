import type { DeskSchema } from '../../../kit/api/desk.ts'
import { useOperation } from '../../shared/operations.ts'

/** Newest first, of one account or of all. */
export const usePenalties = (accountId: string | null): readonly DeskSchema<'DeskPenalty'>[] | undefined =>
  useOperation('listPenalties', { limit: 100, accountId: accountId ?? undefined }).data?.items

export const seenAgain = ['listAppeals', 'getAppeal', 'listPenalties'] as const
