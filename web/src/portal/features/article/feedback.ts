import type { Schema } from '../../../kit/api/types.ts'

export type FeedbackRequest = Schema<'FeedbackRequest'>

/** 1 … 5 each; null is no answer (OD-48). */
export const allRatings = ['find', 'understand', 'need', 'translation'] as const
export type Rating = (typeof allRatings)[number]

/** Why an article did not help. */
export const allReasons = ['notRelevant', 'didNotWork', 'notUnderstandable', 'poorlyWritten', 'policy'] as const
export type Reason = (typeof allReasons)[number]

export interface FeedbackState {
  isHelpful: boolean | null
  ratings: Partial<Record<Rating, number>>
  reasons: readonly Reason[]
  text: string
}

export const noFeedback: FeedbackState = { isHelpful: null, ratings: {}, reasons: [], text: '' }

/** What is sent. Reasons go only with an article that did not help; a text of white space is none. */
export const feedbackRequest = ({ isHelpful, ratings, reasons, text }: FeedbackState): FeedbackRequest => {
  const why = isHelpful === false ? reasons : []
  return {
    helpful: isHelpful === true,
    findRating: ratings.find ?? null,
    understandRating: ratings.understand ?? null,
    needRating: ratings.need ?? null,
    translationRating: ratings.translation ?? null,
    notRelevant: why.includes('notRelevant'),
    didNotWork: why.includes('didNotWork'),
    notUnderstandable: why.includes('notUnderstandable'),
    poorlyWritten: why.includes('poorlyWritten'),
    policy: why.includes('policy'),
    feedback: text.trim() === '' ? null : text,
  }
}

/** How well it is translated is asked of translations alone. */
export const ratingsFor = (
  article: { locale: string; hasMachineTranslation: boolean },
  defaultLocale: string | undefined,
): readonly Rating[] =>
  article.hasMachineTranslation || (defaultLocale !== undefined && article.locale !== defaultLocale)
    ? allRatings
    : allRatings.filter((rating) => rating !== 'translation')
