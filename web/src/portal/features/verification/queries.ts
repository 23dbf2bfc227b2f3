// One line a GET (HOUSE-10).
import { keep } from '../../../kit/api/cache-times.ts'
import type { Schema } from '../../../kit/api/types.ts'
import { type ApiState, useApi } from '../../../kit/api/use-api.ts'

export type Questions = Schema<'KnowledgeQuestions'>
export type Question = Schema<'KnowledgeQuestion'>

export const useQuestions = (): ApiState<Questions> => useApi('/services/bft/api/verify/{lang}/kbv', {})

/** The topic a verification began for; null waits. */
export const useTopic = (topicId: number | null): ApiState<Schema<'CategorySolution'>> =>
  useApi(
    '/services/bft/api/categories/{lang}/{categoryId}/solution',
    topicId === null ? null : { path: { categoryId: topicId } },
    { cacheFor: keep.default },
  )
