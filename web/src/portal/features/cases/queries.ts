// One line a GET (HOUSE-10).
import type { Api } from '../../../kit/api/api.ts'
import { timeouts } from '../../../kit/api/cache-times.ts'
import type { PathOf } from '../../../kit/api/call-types.ts'
import { resolveUrl } from '../../../kit/api/client.ts'
import { useApiClient } from '../../../kit/api/context.ts'
import { patient } from '../../../kit/api/patient.ts'
import { requestUrl } from '../../../kit/api/request-key.ts'
import type { Schema } from '../../../kit/api/types.ts'
import type { Wish } from './case-filter.ts'
import { type ApiState, useApi } from '../../../kit/api/use-api.ts'

export type SupportCase = Schema<'SupportCase'>
export type CaseSummary = Schema<'CaseSummary'>
export type CaseEvent = Schema<'CaseEvent'>
export type FoundCases = Schema<'FoundCases'>
export type CaseChoices = Schema<'CaseChoices'>
export type CaseAttachment = Schema<'CaseAttachment'>

/** Most cases one list call answers (ground G24): with `page` ten, so that the total decides the links. */
export const pageSize = 10

/** One page of a list and how many cases it has in all; the total travels in a header (ground G24). */
export interface CasePage {
  cases: CaseSummary[]
  total: number
}

const active = '/services/bft/api/cases/{locale}/active'
const file = '/services/bft/api/cases/{locale}/detail/{id}/files/{fileId}' satisfies PathOf<'get'>
const preview = '/services/bft/api/cases/{locale}/detail/{id}/files/{fileId}/preview' satisfies PathOf<'get'>
const archive = '/services/bft/api/cases/{locale}/archive'

/** Reads one page; rejects with ProblemError. */
export const useCasePage = (): ((isArchived: boolean, page: number, signal: AbortSignal) => Promise<CasePage>) => {
  const api = useApiClient()
  return async (isArchived, page, signal) => {
    const response = await patient(() => api.getRaw(isArchived ? archive : active, { query: { page } }, signal))
    const cases = (await response.json()) as CaseSummary[]
    return { cases, total: Number(response.headers.get('X-Total-Count') ?? cases.length) }
  }
}

/** Cases by words, filters and order; null waits (CD-177). */
export const useFoundCases = (wish: Wish | null): ApiState<FoundCases> =>
  useApi(
    '/services/bft/api/cases/{locale}/find',
    wish && {
      query: {
        list: wish.isArchived ? 'archive' : 'active',
        q: wish.q || undefined,
        status: wish.status ?? undefined,
        game: wish.game ?? undefined,
        categoryId: wish.categoryId ?? undefined,
        days: wish.days ?? undefined,
        sort: wish.sort,
        cursor: wish.cursor ?? undefined,
      },
    },
  )

/** What a list can be narrowed by; null waits. */
export const useCaseChoices = (list: 'active' | 'archive' | null): ApiState<CaseChoices> =>
  useApi('/services/bft/api/cases/{locale}/choices', list && { query: { list } })

export const useCase = (id: string): ApiState<SupportCase> =>
  useApi('/services/bft/api/cases/{locale}/detail/{id}', { path: { id } })

/** Reads a case anew, past what is shown; rejects with ProblemError. */
export const readCase = (api: Api, id: string): Promise<SupportCase> =>
  patient(() => api.get('/services/bft/api/cases/{locale}/detail/{id}', { path: { id } }))

/** The player's own copy of one case as the raw answer: it is a file to save (ground G33). */
export const fetchCaseCopy = (api: Api, id: string, format: 'html' | 'json'): Promise<Response> =>
  api.getRaw('/services/bft/api/cases/{locale}/detail/{id}/export', { path: { id }, query: { format } })

/** Where the browser itself fetches a file: to save it, and to draw it. */
export const useCaseFileUrls = (id: string, fileId: string): { file: string; preview: string } => {
  const { page } = useApiClient()
  const at = (path: string) => resolveUrl(requestUrl(path, { id, fileId }, undefined, page.locale), page)
  return { file: at(file), preview: at(preview) }
}

/** Whether a file can be had now; its bytes are left alone. Rejects with ProblemError. */
export const demandCaseFile = async (api: Api, id: string, fileId: string): Promise<void> => {
  const path = { id, fileId, locale: api.page.locale }
  await api.client.HEAD(file, { params: { path }, signal: AbortSignal.timeout(timeouts.request) })
}
