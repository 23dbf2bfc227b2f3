// What the desk reads, by operationId (createCall of api/desk-calls.ts): SWR keeps it under [operationId, parameters].
import { useEffect, useEffectEvent } from 'react'
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr'
import useSWRInfinite, { type SWRInfiniteConfiguration } from 'swr/infinite'
import type { AnswerOf, OperationId, ParamsOf } from '../../kit/api/desk-calls.ts'
import { problemOfFailure } from '../../kit/api/problem.ts'
import { useDesk } from './desk-context.ts'

type OrNone<Id extends OperationId, Options> =
  Record<never, never> extends ParamsOf<Id>
    ? [params?: ParamsOf<Id> | null, options?: Options]
    : [params: ParamsOf<Id> | null, options?: Options]

/** Options of what does not change while it is looked at, and may fail without a word. */
export const askedOnce = { revalidateOnFocus: false, shouldRetryOnError: false }

interface ReadOptions<Answer> extends SWRConfiguration<Answer, unknown> {
  /** What is known of the thing from elsewhere: once that is another, it is asked anew. */
  since?: unknown
}

const statusOf = (failure: unknown) => problemOfFailure(failure).status

/** Where a read is kept, for whoever knows better. */
export const keyOf = <Id extends OperationId>(id: Id, params: ParamsOf<Id>, since?: unknown) =>
  [id, params, since] as const

/** One read; `params` null waits. */
export const useOperation = <Id extends OperationId>(
  id: Id,
  ...[params, options]: OrNone<Id, ReadOptions<AnswerOf<Id>>>
) => {
  const { call } = useDesk()
  const { since, ...rest } = options ?? {}
  const { data, error, mutate } = useSWR<AnswerOf<Id>, unknown>(
    params === null ? null : keyOf(id, (params ?? {}) as ParamsOf<Id>, since),
    () => call(id, ...([params] as never)),
    { shouldRetryOnError: (failure) => statusOf(failure) !== 404, ...rest } as SWRConfiguration<AnswerOf<Id>, unknown>,
  )
  return {
    data,
    error,
    /** There is no such thing, or no longer. */
    isGone: error !== undefined && statusOf(error) === 404,
    /** There is nothing to show, and asking has failed. */
    hasFailed: data === undefined && error !== undefined,
    again: (): void => void mutate(),
    mutate,
  }
}

interface Page {
  items: readonly unknown[]
  nextCursor: string | null
}
/** Operations whose answer is a page. */
type PagedId = { [Id in OperationId]: AnswerOf<Id> extends Page ? Id : never }[OperationId]
type ItemOf<Id extends PagedId> = AnswerOf<Id> extends { items: readonly (infer Item)[] } ? Item : never

/** What moved on while pages were read stands in two of them. */
const eachOnce = (items: readonly unknown[]): unknown[] => {
  const seen = new Set<unknown>()
  return items.filter((one) => {
    const { id } = one as { id?: unknown }
    return id === undefined || (!seen.has(id) && seen.add(id))
  })
}

/** Walks that are shown now, by operation: SWR's own filter passes them over. */
const walks = new Map<OperationId, Set<() => Promise<unknown>>>()

/** A list that is read a page at a time; `params` null waits. */
export const usePages = <Id extends PagedId>(
  id: Id,
  ...[params, options]: OrNone<Id, SWRInfiniteConfiguration<AnswerOf<Id>, unknown>>
) => {
  const { call } = useDesk()
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<AnswerOf<Id>, unknown>(
    (index: number, before: Page | null) =>
      params === null || before?.nextCursor === null
        ? null
        : [id, { ...params, ...(index === 0 ? {} : { cursor: before?.nextCursor }) }],
    ([, its]: [Id, ParamsOf<Id>]) => call(id, ...([its] as never)),
    options,
  )
  const look = useEffectEvent(() => mutate())
  useEffect(() => {
    const own = walks.get(id) ?? new Set()
    walks.set(id, own)
    const again = (): Promise<unknown> => look()
    own.add(again)
    return () => void own.delete(again)
  }, [id])
  const pages = data as readonly Page[] | undefined
  const hasMore = pages !== undefined && pages.at(-1)?.nextCursor !== null
  return {
    pages: data,
    items: eachOnce((pages ?? []).flatMap(({ items }) => items)) as ItemOf<Id>[],
    error,
    state: data !== undefined ? 'here' : error === undefined ? 'loading' : 'failed',
    hasMore,
    isBusy: isValidating,
    more: (): void => void (hasMore && pages.length === size && setSize(size + 1)),
    again: (): void => void mutate(),
  } as const
}

/** Looks anew at what is shown page by page of an operation. */
export const walkAgain = (id: OperationId): Promise<unknown> =>
  Promise.all([...(walks.get(id) ?? [])].map((look) => look()))

/** Asks anew for what is kept of these operations, pages included. */
export const useAgain = (...ids: readonly OperationId[]): (() => Promise<unknown>) => {
  const { mutate } = useSWRConfig()
  return () =>
    Promise.all([mutate((key) => Array.isArray(key) && ids.includes(key[0] as OperationId)), ...ids.map(walkAgain)])
}
