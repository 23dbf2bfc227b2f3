// Appeal form ⇄ request, and the order of its sending (APPEAL-20 to APPEAL-28, decisions-cases J). Pure.
import { limits } from '../../../kit/api/limits.ts'
import type { Schema } from '../../../kit/api/types.ts'

export interface AppealValues {
  reasonId: string
  description: string
  confirmation: boolean
}

export const emptyAppeal: AppealValues = { reasonId: '', description: '', confirmation: false }
export const descriptionMax = limits.AppealPenaltyRequest.description.maxLength
export const descriptionRows = 8

/** Only spaces are no description (decisions-cases J17). */
const isGiven = (description: string): boolean => description.trim() !== ''

export const toAppeal = (
  penaltyId: string,
  { reasonId, description }: AppealValues,
): Schema<'AppealPenaltyRequest'> => ({ penaltyId, reasonId, ...(isGiven(description) ? { description } : {}) })

/**
 * What comes next: a description that was given is checked once, a flagged one waits for the visitor's word.
 * `abuse` is what is known of the present text.
 */
export const nextAppealStep = (
  values: Pick<AppealValues, 'description'>,
  abuse: 'unchecked' | 'clean' | 'confirmed',
): 'check' | 'send' => {
  return isGiven(values.description) && abuse === 'unchecked' ? 'check' : 'send'
}
