// Cases as whoever proved to own them reads them without a session; nothing of it but the id is looked at for a read.
import { strangerOf } from '../platform/holdings.ts'
import type { CaseLists } from './case-lists.ts'
import type { CaseService } from './service.ts'

export const createOwnersCases = (lists: Pick<CaseLists, 'find'>, service: Pick<CaseService, 'present'>) => {
  const askerOf = (id: string, locale: string) => ({
    visitor: { kind: 'player' as const, sessionId: '', account: { ...strangerOf(id), softAccount: true } },
    address: '',
    locale,
  })
  const whole = { text: undefined, status: undefined, game: undefined, topicId: undefined, days: undefined }
  return {
    page: (accountId: string, locale: string, part: { isArchived: boolean; cursor: string | undefined }) =>
      lists.find({ ...askerOf(accountId, locale), accountId }, { ...whole, ...part, sort: 'newest' }),
    thread: (accountId: string, locale: string, caseId: string) => service.present(askerOf(accountId, locale), caseId),
  }
}
