// What the desk reads, by operationId (createCall of api/desk-calls.ts): SWR keeps it under [operationId, parameters].
import { useEffect, useEffectEvent } from 'react'
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr'
import useSWRInfinite, { type SWRInfiniteConfiguration } from 'swr/infinite'
import type { AnswerOf, OperationId, ParamsOf } from '../../api/desk-calls.ts'
import { useDesk } from './desk-context.ts'

type OrNone<Id extends OperationId, Options> =
  Record<never, never> extends ParamsOf<Id>
    ? [params?: ParamsOf<Id> | null, options?: Options]
    : [params: ParamsOf<Id> | null, options?: Options]

interface ReadOptions<Answer> extends SWRConfiguration<Answer, unknown> {
  /** What is known of the thing from elsewhere: once that is another, it is asked anew. */
  since?: unknown
}

/** One read; `params` null waits. */
export const useOperation = <Id extends OperationId>(
  id: Id,
  ...[params, options]: OrNone<Id, ReadOptions<AnswerOf<Id>>>
) => {
  const { call } = useDesk()
  const { since, ...rest } = options ?? {}
  const { data, error, mutate } = useSWR<AnswerOf<Id>, unknown>(
    params === null ? null : [id, params ?? {}, since],
    () => call(id, ...([params] as never)),
    rest as SWRConfiguration<AnswerOf<Id>, unknown>,
  )
  return {
    data,
    error,
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
    items: (pages ?? []).flatMap(({ items }) => items) as ItemOf<Id>[],
    error,
    state: data !== undefined ? 'here' : error === undefined ? 'loading' : 'failed',
    hasMore,
    isBusy: isValidating,
    more: (): void => void (hasMore && pages.length === size && setSize(size + 1)),
    again: mutate,
  } as const
}

/** Asks anew for what is kept of these operations, pages included. */
export const useAgain = (...ids: readonly OperationId[]): (() => Promise<unknown>) => {
  const { mutate } = useSWRConfig()
  return () =>
    Promise.all([
      mutate((key) => Array.isArray(key) && ids.includes(key[0] as OperationId)),
      ...ids.flatMap((id) => [...(walks.get(id) ?? [])].map((look) => look())),
    ])
}
