// What happens to own cases (streamNews of the contract).
import { apiHref } from '../../../kit/api/api.ts'
import { openEventStream } from '../../../kit/api/event-stream.ts'
import type { Page } from '../../../kit/api/page.ts'
import type { Schema } from '../../../kit/api/types.ts'

export interface NewsOptions {
  page: Page
  /** Of a link that nobody is signed in for; null hears of the account's cases. */
  caseId: string | null
  /** How many cases hold something unread. */
  onUnread: (count: number) => void
  /** A case has changed; its id, or the token it was asked by. */
  onCase: (id: string) => void
  onState?: (isOpen: boolean) => void
}

/** Listens until the answered function is called. */
export const openNews = (
  { page, caseId, onUnread, onCase, onState }: NewsOptions,
  open = openEventStream,
): (() => void) =>
  open({
    url:
      caseId === null
        ? apiHref(page, '/services/bft/api/stream', {})
        : apiHref(page, '/services/bft/api/cases/{locale}/detail/{id}/stream', { path: { id: caseId } }),
    on: {
      unread: ({ count }: Schema<'UnreadNews'>) => onUnread(count),
      case: ({ id }: Schema<'CaseNews'>) => onCase(id),
    },
    ...(onState ? { onState } : {}),
  })
