import { keep } from '../../../kit/api/cache-times.ts'
import type { Schema } from '../../../kit/api/types.ts'
import { type ApiState, useApi } from '../../../kit/api/use-api.ts'

/** A topic with what its page shows and its form asks; asked once, whoever asks. Null waits. */
export const useSolution = (topicId: number | null): ApiState<Schema<'CategorySolution'>> =>
  useApi(
    '/services/bft/api/categories/{lang}/{categoryId}/solution',
    topicId === null ? null : { path: { categoryId: topicId } },
    { cacheFor: keep.default },
  )
