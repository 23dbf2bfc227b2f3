// Who did what at the desk (CD-319).
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import { type DeskClient, type DeskSchema, auditFilePath } from '../../../api/desk.ts'
import { useDesk } from '../../shared/desk-context.ts'

import { loadSentences, type SentenceWords } from './sentence.ts'

export type AuditEntry = DeskSchema<'AuditEntry'>
type AuditPage = DeskSchema<'AuditPage'>

export const filterNames = ['actor', 'action', 'subject', 'from', 'to'] as const
/** Asked seldom: shown once they are wanted. */
export const folded = ['action', 'from', 'to'] as const
/** Offered where an action is asked for: what is looked for most. */
export const usualActions = [
  'account.data.erase',
  'account.data.read',
  'appeal.decide',
  'audit.export',
  'case.answer',
  'case.assign',
  'case.merge',
  'case.read',
  'case.secure-field.read',
  'penalty.create',
  'player.read',
] as const
export type AuditFilter = Partial<Record<(typeof filterNames)[number], string>>

const shownAtOnce = 50

const read = async (client: DeskClient, query: AuditFilter & { limit: number; cursor?: string }): Promise<AuditPage> =>
  (await client.GET('/services/desk/audit', { params: { query } })).data!

/** Newest first, a page at a time. */
export const useAudit = (filter: AuditFilter) => {
  const { client } = useDesk()
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
    (index, before: AuditPage | null) =>
      before?.nextCursor === null
        ? null
        : ['audit', JSON.stringify(filter), index === 0 ? '' : (before?.nextCursor ?? '')],
    ([, , cursor]: string[]) => read(client, { ...filter, limit: shownAtOnce, ...(cursor ? { cursor } : {}) }),
    { revalidateFirstPage: false, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return {
    items: (data ?? []).flatMap(({ items }) => items),
    state: error === undefined ? (data === undefined ? 'loading' : 'here') : 'failed',
    hasMore: data !== undefined && data.at(-1)?.nextCursor !== null,
    isBusy: isValidating,
    more: () => void setSize(size + 1),
    again: () => void mutate(),
  } as const
}

/** Where all that was searched for lies as a file; the browser saves it as it comes. */
export const auditFile = (filter: AuditFilter, format: 'csv' | 'jsonl'): string =>
  `${auditFilePath}?${new URLSearchParams({ ...filter, format }).toString()}`

/** What entries are said in; undefined while it comes. */
export const useSentences = (locale: string): SentenceWords | undefined =>
  useSWR(['audit-sentences', locale], ([, wanted]) => loadSentences(wanted), { revalidateOnFocus: false }).data
