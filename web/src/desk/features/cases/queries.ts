import { useEffect, useEffectEvent } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import useSWRInfinite from 'swr/infinite'
import type { DeskSchema } from '../../../api/desk.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { useNow } from '../../shared/use-now.ts'
import { refreshEvery } from '../../shared/views.ts'
import { useDeskNews } from '../../shared/use-desk-news.ts'
import { type QueueFilter, queryOf, writeFilter } from './queue-filter.ts'
import { inGroups } from './queue-groups.ts'

export type Case = DeskSchema<'DeskCase'>
export type CaseRow = DeskSchema<'DeskCaseSummary'>

const pageSize = 50

/** Lists that are shown now: SWR's filter of keys passes over what is read page by page. */
const queues = new Set<() => void>()

export const useQueue = (filter: QueueFilter) => {
  const { client } = useDesk()
  const name = writeFilter(filter)
  const now = useNow()
  const { data, error, size, setSize, mutate } = useSWRInfinite(
    (index, before: DeskSchema<'DeskCasePage'> | null) =>
      before?.nextCursor === null ? null : ['queue', name, index === 0 ? '' : (before?.nextCursor ?? '')],
    async ([, , cursor]: string[]) =>
      (
        await client.GET('/services/desk/cases', {
          params: { query: { ...queryOf(filter), limit: pageSize, ...(cursor === '' ? {} : { cursor: cursor! }) } },
        })
      ).data!,
    { refreshInterval: refreshEvery, revalidateFirstPage: true, keepPreviousData: false },
  )
  const again = useEffectEvent(() => void mutate())
  useEffect(() => {
    const look = (): void => again()
    queues.add(look)
    return () => void queues.delete(look)
  }, [])
  const seen = new Set<string>()
  // A case that moved on while pages were read stands in two of them.
  const rows = (data ?? [])
    .flatMap(({ items }) => items)
    .filter(({ id }) => (seen.has(id) ? false : seen.add(id) && true))
  const hasMore = data !== undefined && data.at(-1)?.nextCursor !== null
  return {
    // What was looked for comes as well as it fits.
    rows: filter.text === '' ? inGroups(rows, now) : rows,
    isLoading: data === undefined && error === undefined,
    hasFailed: data === undefined && error !== undefined,
    hasMore,
    more: () => void (hasMore && data.length === size && setSize(size + 1)),
    reload: () => void mutate(),
  }
}

export const caseKey = (id: string) => ['case', id]

export const useCase = (id: string) => {
  const { client } = useDesk()
  return useSWR(
    caseKey(id),
    async () => (await client.GET('/services/desk/cases/{id}', { params: { path: { id } } })).data!,
    { refreshInterval: refreshEvery, shouldRetryOnError: false },
  )
}

/** Articles of our own engine for the words this case began with. */
export const useArticles = (id: string) => {
  const { client } = useDesk()
  const { data = [] } = useSWR(
    ['articles', id],
    async () => (await client.GET('/services/desk/cases/{id}/articles', { params: { path: { id } } })).data!.items,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return data
}

/** Tags in use, by name. */
export const useTags = () => {
  const { client } = useDesk()
  const { data = [] } = useSWR('tags', async () => (await client.GET('/services/desk/tags')).data!.items, {
    revalidateOnFocus: false,
  })
  return data
}

/** What else this player has; null for a case without an account. */
export const useOthers = (player: string | null, id: string) => {
  const { client } = useDesk()
  const { data = [] } = useSWR(
    player === null ? null : ['others', player],
    async () =>
      (await client.GET('/services/desk/cases', { params: { query: { player: player!, limit: 9 } } })).data!.items,
  )
  return data.filter((one) => one.id !== id).slice(0, 8)
}

/** What colleagues and players do shows by itself. */
export const useNews = (): void => {
  const { mutate } = useSWRConfig()
  const refresh = useRefresh()
  useDeskNews((ids, isMore) => {
    for (const id of ids) void mutate(caseKey(id))
    if (isMore) void mutate((key) => Array.isArray(key) && key[0] === 'case')
    refresh()
  })
}

/** After a write: the case as it came back is shown, lists and counts look again. */
export const useRefresh = () => {
  const { mutate } = useSWRConfig()
  const refresh = (next?: Case) => {
    if (next !== undefined) void mutate(caseKey(next.case.id), next, { revalidate: false })
    void mutate('views')
    for (const again of queues) again()
  }
  /** What concerns several cases: each that is shown, and what else their player has. */
  const all = (): void => {
    void mutate((key) => Array.isArray(key) && (key[0] === 'case' || key[0] === 'others'))
    refresh()
  }
  return Object.assign(refresh, { all })
}
