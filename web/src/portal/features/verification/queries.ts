// One line a GET (HOUSE-10).
import type { Schema } from '../../../kit/api/types.ts'
import { type ApiState, useApi } from '../../../kit/api/use-api.ts'

export type Questions = Schema<'KnowledgeQuestions'>
export type Question = Schema<'KnowledgeQuestion'>

export const useQuestions = (): ApiState<Questions> => useApi('/services/bft/api/verify/{lang}/kbv', {})
