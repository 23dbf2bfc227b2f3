// One line a GET (HOUSE-10).
import type { Schema } from '../../api/types.ts'
import { useApi } from '../../api/use-api.ts'

export type CrisisMessage = Schema<'CrisisMessage'>

/** Never kept (OD-08): a notice is worth something while it is new. */
export const useCrisisMessages = (isAsked = true) =>
  useApi('/services/bft/api/messages/{lang}', isAsked ? {} : null, {
    whenFailed: { fallback: [] },
    comesWithPage: true,
  })
