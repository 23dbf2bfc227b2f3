// One line a GET (HOUSE-10).
import { type ApiState, useApi } from '../../../kit/api/use-api.ts'
import type { Penalty } from '../../shared/penalties/types.ts'

export const usePenalties = (): ApiState<Penalty[]> => useApi('/services/bft/api/penalty/{locale}', {})
/** Not known counts as not reached: the server enforces it (decisions-cases J1). */
export const useAppealLimit = (): ApiState<boolean> =>
  useApi('/services/bft/api/penalty/appeal-limit-reached/{locale}', {}, { whenFailed: { fallback: false } })
export const useAppealReasons = (): ApiState<string[]> => useApi('/services/bft/api/penalty/appeal/reasons', {})
