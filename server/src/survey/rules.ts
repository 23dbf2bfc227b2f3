// The questions of a survey, and which answers fit it (decisions-cases H1, H4, H6). Pure.
import type { FieldError } from '#generated/server/schemas.ts'
import type { SurveyCase } from './ports.ts'

type QuestionType = 'satisfaction' | 'easiness' | 'firstContact' | 'agreement' | 'likelihood'
export type Section = 'sectionOne' | 'sectionTwo' | 'sectionThree'

/** In order: question 1 is answered as q1. */
export const questions: readonly { type: QuestionType; section: Section }[] = [
  { type: 'satisfaction', section: 'sectionOne' },
  { type: 'easiness', section: 'sectionOne' },
  { type: 'firstContact', section: 'sectionOne' },
  { type: 'agreement', section: 'sectionTwo' },
  { type: 'likelihood', section: 'sectionThree' },
]

/** Chat and phone cases: the first three questions only. */
export const questionsOf = ({ channel }: Pick<SurveyCase, 'channel'>): typeof questions =>
  channel === 'TICKET' ? questions : questions.slice(0, 3)

export type Answers = Partial<Record<'q1' | 'q2' | 'q3' | 'q4' | 'q5', string>>

/** The answers that are missing or too many: a survey of three takes no q4 and q5, one of five needs them. */
export const answerFaults = (answers: Answers, count: number): FieldError[] =>
  (['q1', 'q2', 'q3', 'q4', 'q5'] as const).flatMap((field, index): FieldError[] => {
    const isAsked = index < count
    const isGiven = answers[field] !== undefined
    if (isAsked === isGiven) return []
    return [{ field, code: isAsked ? 'required' : 'unknown' }]
  })
