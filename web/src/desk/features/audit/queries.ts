// Who did what at the desk (CD-319).
import useSWR from 'swr'
import { type DeskSchema, auditFilePath } from '../../../kit/api/desk.ts'
import { usePages } from '../../shared/operations.ts'
import { loadSentences, type SentenceWords } from './sentence.ts'

export type AuditEntry = DeskSchema<'AuditEntry'>

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

/** Newest first, a page at a time. */
export const useAudit = (filter: AuditFilter) =>
  usePages(
    'listAudit',
    { ...filter, limit: 50 },
    { revalidateFirstPage: false, revalidateOnFocus: false, shouldRetryOnError: false },
  )

/** Where all that was searched for lies as a file; the browser saves it as it comes. */
export const auditFile = (filter: AuditFilter, format: 'csv' | 'jsonl'): string =>
  `${auditFilePath}?${new URLSearchParams({ ...filter, format }).toString()}`

/** What entries are said in; undefined while it comes. */
export const useSentences = (locale: string): SentenceWords | undefined =>
  useSWR(['audit-sentences', locale], ([, wanted]) => loadSentences(wanted), { revalidateOnFocus: false }).data
