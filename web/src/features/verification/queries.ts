// One line a GET (house.md).
import type { Schema } from '../../api/types.ts'
import { type ApiState, useApi } from '../../api/use-api.ts'

export type Questions = Schema<'KnowledgeQuestions'>
export type Question = Schema<'KnowledgeQuestion'>

export const useQuestions = (): ApiState<Questions> => useApi('/services/bft/api/verify/{lang}/kbv', {})
