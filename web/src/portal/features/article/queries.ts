// One line a GET (HOUSE-10).
import { keep } from '../../../kit/api/cache-times.ts'
import type { Schema } from '../../../kit/api/types.ts'
import { useApi } from '../../../kit/api/use-api.ts'

export type Article = Schema<'Article'>

export const useArticle = (articleId: string) =>
  useApi('/services/bft/api/article/{lang}/{articleId}', { path: { articleId } }, { cacheFor: keep.default })
/** Belongs to the reader, so it is asked for in the browser alone and never kept (OD-08, OD-48). */
export const useFeedbackGiven = (articleId: string, isAsked: boolean) =>
  useApi('/services/bft/api/feedback/{articleId}', isAsked ? { path: { articleId } } : null, {
    whenFailed: { fallback: false },
  })
