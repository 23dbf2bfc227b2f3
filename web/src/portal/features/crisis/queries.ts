// One line a GET (HOUSE-10).
import type { Schema } from '../../../kit/api/types.ts'
import { useApi } from '../../../kit/api/use-api.ts'

export type CrisisMessage = Schema<'CrisisMessage'>
export type Incident = Schema<'ServiceIncident'>
export type ServiceState = Schema<'ServiceState'>['state']

/** Never kept (OD-08): a notice is worth something while it is new. */
export const useCrisisMessages = (isAsked = true) =>
  useApi('/services/bft/api/messages/{lang}', isAsked ? {} : null, {
    whenFailed: { fallback: [] },
    comesWithPage: true,
  })

export const useServiceStatus = () => useApi('/services/bft/api/status/{lang}', {}, { comesWithPage: true })
