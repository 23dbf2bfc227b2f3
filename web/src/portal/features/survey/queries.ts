// One line a GET (HOUSE-10).
import type { Schema } from '../../../kit/api/types.ts'
import { type ApiState, useApi } from '../../../kit/api/use-api.ts'

export type Survey = Schema<'Survey'>
export type SurveyQuestion = Schema<'SurveyQuestion'>

export const useSurvey = (caseId: string): ApiState<Survey> =>
  useApi('/services/bft/api/survey/{lang}/{caseId}', { path: { caseId } })

export const useSurveyByLink = (token: string): ApiState<Survey> =>
  useApi('/services/bft/api/survey/{lang}/link/{token}', { path: { token } })
