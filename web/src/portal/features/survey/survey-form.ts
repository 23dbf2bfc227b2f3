// Survey ⇄ form ⇄ request (CASEENTITY-12 to CASEENTITY-15, decisions-cases H). Pure.
import { limits } from '../../../kit/api/limits.ts'
import type { Problem } from '../../../kit/api/problem.ts'
import type { Schema } from '../../../kit/api/types.ts'
import type { Survey, SurveyQuestion } from './queries.ts'

export type SectionName = 'sectionOne' | 'sectionTwo' | 'sectionThree'
export const sections = ['sectionOne', 'sectionTwo', 'sectionThree'] as const satisfies readonly SectionName[]

export interface SurveyValues extends Record<SectionName, string[]> {
  feedback: string
}

/** decisions-cases H9 */
export const feedbackMax = limits.AnswerSurveyRequest.feedback.maxLength
export const feedbackRows = 3

export const ticketOf = ({ region, caseId }: Pick<Survey, 'region' | 'caseId'>): string => region.toUpperCase() + caseId

const knownTypes = ['satisfaction', 'easiness', 'firstContact', 'agreement', 'likelihood'] as const

export interface Answer {
  value: string
  labelKey: `support.survey.answer.${(typeof knownTypes)[number]}.${1 | 2 | 3 | 4 | 5}`
}

/**
 * The five answers in the order in which they are shown: 1 to 5, for `firstContact` 5 to 1, so that "once" comes first.
 * The value is always the label's own and 5 the best; a type nobody knows has the words of agreement (decisions-cases
 * H2, H3).
 */
export const answersOf = (type: string): Answer[] => {
  const named = knownTypes.find((known) => known === type) ?? 'agreement'
  const answers = ([1, 2, 3, 4, 5] as const).map(
    (value): Answer => ({ value: String(value), labelKey: `support.survey.answer.${named}.${value}` }),
  )
  return named === 'firstContact' ? answers.reverse() : answers
}

/** Sections that hold a question; an empty one is not drawn (decisions-cases H5). */
export const drawnSections = (survey: Survey): { name: SectionName; questions: SurveyQuestion[] }[] =>
  sections.map((name) => ({ name, questions: survey[name] })).filter(({ questions }) => questions.length > 0)

/** The answer a mail's link has chosen; '' for none, or one there is not. */
export const ratingOf = (search: string): string =>
  /^[1-5]$/.exec(new URLSearchParams(search).get('rating') ?? '')?.[0] ?? ''

/** @param rating answer to how satisfied somebody was; all others are still to be given */
export const emptyValues = (survey: Survey, rating = ''): SurveyValues => ({
  sectionOne: survey.sectionOne.map(({ type }) => (type === 'satisfaction' ? rating : '')),
  sectionTwo: survey.sectionTwo.map(() => ''),
  sectionThree: survey.sectionThree.map(() => ''),
  feedback: '',
})

/** What was answered before the page was left, as far as it fits the questions; the rest as `emptyValues`. */
export const keptValues = (survey: Survey, kept: Record<string, unknown> | null, rating: string): SurveyValues => {
  const values = emptyValues(survey, rating)
  for (const name of sections) {
    const given = kept?.[name]
    if (!Array.isArray(given) || given.length !== values[name].length) continue
    values[name] = values[name].map((none, at) => (/^[1-5]$/.test(String(given[at])) ? String(given[at]) : none))
  }
  return typeof kept?.['feedback'] === 'string' ? { ...values, feedback: kept['feedback'] } : values
}

/** Sections flattened in their order: q1 to q3, with q4 and q5 only when five were asked (decisions-cases H4). */
export const toAnswers = (values: SurveyValues): Schema<'AnswerSurveyRequest'> => {
  const [q1, q2, q3, q4, q5] = sections.flatMap((name) => values[name] ?? []) as Schema<'SurveyRating'>[]
  return {
    q1: q1!,
    q2: q2!,
    q3: q3!,
    ...(q4 === undefined || q5 === undefined ? {} : { q4, q5 }),
    ...(values.feedback === '' ? {} : { feedback: values.feedback }),
  }
}

/** What the visitor is told on /case: the server's key or words, else the general ones (decisions-cases H7). */
export const storedError = (
  problem: Pick<Problem, 'body' | 'message'>,
): { key: string; text: string | null; tone: 'danger' } => ({
  key: problem.body?.errorKey ?? 'support.error.generic',
  text: problem.message,
  tone: 'danger',
})
