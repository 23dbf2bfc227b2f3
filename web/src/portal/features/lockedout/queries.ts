// One line a GET (HOUSE-10). What a mark opens is kept nowhere: the next one in this browser may be another account's.
import { useCallback, useEffect, useState } from 'react'
import type { Api } from '../../../kit/api/api.ts'
import { useApiClient } from '../../../kit/api/context.ts'
import { type Problem, problemOfFailure } from '../../../kit/api/problem.ts'
import type { Schema } from '../../../kit/api/types.ts'

export type LockedOutState = Schema<'LockedOutState'>
export type Restrictions = Schema<'LockedOutRestrictions'>
export type Cases = Schema<'LockedOutCases'>
export type ReadCase = Schema<'LockedOutCase'>

export const readState = (api: Api): Promise<LockedOutState> => api.get('/services/bft/api/lockedout', {})
export const readRestrictions = (api: Api): Promise<Restrictions> =>
  api.get('/services/bft/api/lockedout/{locale}/restrictions', {})
export const readCases = (api: Api, isArchived: boolean, cursor: string | undefined): Promise<Cases> =>
  api.get('/services/bft/api/lockedout/{locale}/cases', {
    query: { archived: isArchived, ...(cursor === undefined ? {} : { cursor }) },
  })
export const readCase = (api: Api, id: string): Promise<ReadCase> =>
  api.get('/services/bft/api/lockedout/{locale}/cases/{id}', { path: { id } })

export interface Reading<T> {
  data: T | undefined
  problem: Problem | null
  reload: () => Promise<void>
  replace: (data: T) => void
}

/** Reads when the part is shown, and again when asked; forgotten with it. `read` stays the same as long as what it reads does. */
export const useReading = <T>(read: (api: Api) => Promise<T>): Reading<T> => {
  const api = useApiClient()
  const [state, setState] = useState<{ data: T | undefined; problem: Problem | null }>({
    data: undefined,
    problem: null,
  })
  const reload = useCallback(async (): Promise<void> => {
    try {
      const data = await read(api)
      setState({ data, problem: null })
    } catch (error) {
      setState(({ data }) => ({ data, problem: problemOfFailure(error) }))
    }
  }, [api, read])
  useEffect(() => {
    let isGone = false
    read(api).then(
      (data) => isGone || setState({ data, problem: null }),
      (error: unknown) => isGone || setState({ data: undefined, problem: problemOfFailure(error) }),
    )
    return () => {
      isGone = true
    }
  }, [api, read])
  return { ...state, reload, replace: (data) => setState({ data, problem: null }) }
}
