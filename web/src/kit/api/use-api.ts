import { useEffect, useEffectEvent } from 'react'
import useSWR, { useSWRConfig, type SWRConfiguration } from 'swr'
import type { Answer, Body, Init, PathOf } from './call-types.ts'
import { useApiSurroundings } from './context.ts'
import { patient } from './patient.ts'
import { startPoll } from './poll.ts'
import { type Problem, problemOfFailure } from './problem.ts'
import type { ParamValues } from './request-key.ts'

export interface UseApiOptions<T> {
  /**
   * What a failed read means (OD-10). `{ fallback }`: it is logged and `data` becomes the fallback, an empty list or
   * null.
   * `'rethrow'` (default): `data` stays undefined and `problem` tells the screen.
   */
  whenFailed?: 'rethrow' | { fallback: T }
  /** Milliseconds; asks again and again while the tab is looked at (see POLL). */
  refreshEvery?: number
  /** Milliseconds the answer may be kept (see KEEP). */
  cacheFor?: number
  /**
   * What came with the page is as new as the page: while that is so, it is not asked again. For answers that are never
   * kept.
   */
  comesWithPage?: boolean
}

export interface ApiState<T> {
  data: T | undefined
  problem: Problem | null
  /** Nothing to show yet. */
  isLoading: boolean
  /** Asks again now; rejects never. */
  reload: () => Promise<void>
  /** Puts an answer in its place, such as the case a write gave back. */
  replace: (data: T) => void
}

/** Milliseconds after the page was asked for during which what it brought counts as new. */
const newFor = 30_000

const settings: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  shouldRetryOnError: false,
  keepPreviousData: false,
  dedupingInterval: 2000,
}

interface Loose {
  path?: ParamValues
  query?: ParamValues
}

/** One typed GET. `init` null waits: nothing is asked. Parameters that mean the page's language are left out. */
export const useApi = <P extends PathOf<'get'>>(
  path: P,
  init: Init<'get', P> | null,
  options: UseApiOptions<Answer<'get', P>> = {},
): ApiState<Answer<'get', P>> => {
  const { api } = useApiSurroundings()
  const key = init === null ? null : api.keyOf('get', path, init as Loose)
  return useRead(key, () => api.get(path, init!, { cacheFor: options.cacheFor }), options, patient)
}

/** One typed read that asks with a body: search, suggestions, feature. `init` null waits. */
export const useAsk = <P extends PathOf<'post'>>(
  path: P,
  init: (Init<'post', P> & { body: Body<'post', P> }) | null,
  options: UseApiOptions<Answer<'post', P>> = {},
): ApiState<Answer<'post', P>> => {
  const { api } = useApiSurroundings()
  const key = init === null ? null : api.keyOf('post', path, init as Loose, (init as { body?: unknown }).body)
  return useRead(key, () => api.ask(path, init!, { cacheFor: options.cacheFor }), options)
}

/** Polls under way; several parts of a page that look at the same answer share one. */
const polls = new Map<string, { users: number; stop: () => void }>()

const joinPoll = (name: string, start: () => () => void): (() => void) => {
  const poll = polls.get(name) ?? { users: 0, stop: start() }
  polls.set(name, poll)
  poll.users += 1
  return () => {
    poll.users -= 1
    if (poll.users > 0) return
    poll.stop()
    polls.delete(name)
  }
}

const useRead = <T>(
  key: string | null,
  read: () => Promise<T>,
  { whenFailed = 'rethrow', refreshEvery, comesWithPage = false }: UseApiOptions<T>,
  how: (read: () => Promise<T>) => Promise<T> = (read) => read(),
): ApiState<T> => {
  const { documents, missing } = useApiSurroundings()
  if (key !== null && missing !== null && !(key in documents)) missing.add(key)
  const { mutate: mutateKey } = useSWRConfig()
  const { data, error, isLoading, mutate } = useSWR<T, unknown>(key, () => how(read), {
    ...settings,
    revalidateIfStale: !(comesWithPage && key !== null && key in documents && performance.now() < newFor),
    onError: (failure: unknown) => console.warn(`${key ?? ''} failed: ${problemOfFailure(failure).status}`),
  })
  // The key names the read, so a new function for the same key changes nothing.
  const readNow = useEffectEvent(read)
  useEffect(() => {
    if (refreshEvery === undefined || key === null) return
    const ask = async (): Promise<void> => {
      let isToBeTold = false
      // One request a turn: what came is the answer. A failed one is asked once more by the readers themselves, who
      // then know of the failure.
      await mutateKey(
        key,
        readNow().catch((error: unknown) => {
          // Who is told to come again keeps what is there, and asks when it is time (CD-462).
          isToBeTold = problemOfFailure(error).retryAfter === null
          throw error
        }),
        { revalidate: () => isToBeTold },
      )
    }
    return joinPoll(`${refreshEvery} ${key}`, () => startPoll({ every: refreshEvery, startsLater: true, run: ask }))
  }, [refreshEvery, key, mutateKey])
  const hasFailed = error !== undefined
  return {
    data: data === undefined && hasFailed && whenFailed !== 'rethrow' ? whenFailed.fallback : data,
    problem: hasFailed ? problemOfFailure(error) : null,
    isLoading: key !== null && data === undefined && !hasFailed && (isLoading || missing !== null),
    reload: async () => void (await mutate().catch(() => undefined)),
    replace: (next) => void mutate(next, { revalidate: false }),
  }
}
