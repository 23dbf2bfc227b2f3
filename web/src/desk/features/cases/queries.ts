import { useSWRConfig } from 'swr'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { askedOnce, keyOf, useAgain, useOperation, usePages, walkAgain } from '../../shared/operations.ts'
import { useNow } from '../../shared/use-now.ts'
import { refreshEvery } from '../../shared/views.ts'
import { useDeskNews } from '../../shared/use-desk-news.ts'
import { type QueueFilter, queryOf } from './queue-filter.ts'
import { inGroups } from './queue-groups.ts'

export type Case = DeskSchema<'DeskCase'>
export type CaseRow = DeskSchema<'DeskCaseSummary'>

export const useQueue = (filter: QueueFilter) => {
  const now = useNow()
  const { items, state, hasMore, more, again } = usePages(
    'listCases',
    { ...queryOf(filter), limit: 50 },
    { refreshInterval: refreshEvery, revalidateFirstPage: true, keepPreviousData: false },
  )
  return {
    // What was looked for comes as well as it fits.
    rows: filter.text === '' ? inGroups(items, now) : items,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    hasMore,
    more,
    reload: again,
  }
}

/** Articles of our own engine for the words this case began with. */
export const useArticles = (id: string) => useOperation('listCaseArticles', { id }, askedOnce).data?.items ?? []

/** Tags in use, by name. */
export const useTags = () => useOperation('listTags', {}, { revalidateOnFocus: false }).data?.items ?? []

/** What else this player has; null for a case without an account. */
export const useOthers = (player: string | null, id: string) => {
  const { data } = useOperation('listCases', player === null ? null : { player, limit: 9 })
  return (data?.items ?? []).filter((one) => one.id !== id).slice(0, 8)
}

/** What colleagues and players do shows by itself. */
export const useNews = (): void => {
  const { mutate } = useSWRConfig()
  const allAgain = useAgain('getDeskCase')
  const refresh = useRefresh()
  useDeskNews((ids, isMore) => {
    for (const id of ids) void mutate(keyOf('getDeskCase', { id }))
    if (isMore) void allAgain()
    refresh()
  })
}

/** After a write: the case as it came back is shown, lists and counts look again. */
export const useRefresh = () => {
  const { mutate } = useSWRConfig()
  const viewsAgain = useAgain('listViews')
  const casesAgain = useAgain('getDeskCase', 'listCases')
  const refresh = (next?: Case) => {
    if (next !== undefined) void mutate(keyOf('getDeskCase', { id: next.case.id }), next, { revalidate: false })
    void viewsAgain()
    void walkAgain('listCases')
  }
  /** What concerns several cases: each that is shown, and what else their player has. */
  const all = (): void => {
    void casesAgain()
    void viewsAgain()
  }
  return Object.assign(refresh, { all })
}
