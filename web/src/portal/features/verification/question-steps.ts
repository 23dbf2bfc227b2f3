// One knowledge question a step (KBV-02, decisions-cases I). Pure.
import { limits } from '../../../kit/api/limits.ts'
import type { Question, Questions } from './queries.ts'

/** Skips before the server has said otherwise (KBV-14). */
export const firstSkips = 3
export const answerMax = limits.KnowledgeAnswer.answer.maxLength

export interface StepsState {
  questions: Question[]
  /** By question id. */
  answers: Record<string, string>
  /** Counts from 0. */
  step: number
  skips: number
  isSkipping: boolean
  hasSkipFailed: boolean
}

export type StepsEvent =
  | { type: 'LOADED'; questions: Questions }
  | { type: 'ANSWER'; text: string }
  | { type: 'CONTINUE' }
  | { type: 'BACK' }
  | { type: 'SKIP' }
  | { type: 'SKIPPED'; answer: Questions }
  | { type: 'SKIP_FAILED' }

export const noQuestions: StepsState = {
  questions: [],
  answers: {},
  step: 0,
  skips: firstSkips,
  isSkipping: false,
  hasSkipFailed: false,
}

export const nextSteps = (state: StepsState, event: StepsEvent): StepsState => {
  switch (event.type) {
    case 'LOADED':
      return { ...noQuestions, questions: event.questions.questions, skips: event.questions.shufflesRemaining }
    case 'ANSWER':
      return { ...state, answers: { ...state.answers, [questionAt(state)?.id ?? '']: event.text } }
    case 'CONTINUE':
      return canGoOn(state) && !isLastStep(state) ? { ...state, step: state.step + 1, hasSkipFailed: false } : state
    case 'BACK':
      return { ...state, step: Math.max(0, state.step - 1), hasSkipFailed: false }
    case 'SKIP':
      return canSkip(state) ? { ...state, isSkipping: true, hasSkipFailed: false } : state
    case 'SKIPPED': {
      const { [questionAt(state)?.id ?? '']: _gone, ...answers } = state.answers
      const put = event.answer.questions[0]
      return {
        ...state,
        answers,
        isSkipping: false,
        skips: event.answer.shufflesRemaining,
        questions: state.questions.map((question, index) =>
          index === state.step && put !== undefined ? put : question,
        ),
      }
    }
    case 'SKIP_FAILED':
      return { ...state, isSkipping: false, hasSkipFailed: true }
  }
}

export const questionAt = ({ questions, step }: StepsState): Question | undefined => questions[step]
export const answerAt = (state: StepsState): string => state.answers[questionAt(state)?.id ?? ''] ?? ''
export const isLastStep = ({ questions, step }: StepsState): boolean => step >= questions.length - 1
/** Only while skips remain, and one at a time. */
export const canSkip = ({ skips, isSkipping }: StepsState): boolean => skips > 0 && !isSkipping
/** The present answer holds something, and its question is not being replaced. */
export const canGoOn = (state: StepsState): boolean => answerAt(state).trim() !== '' && !state.isSkipping
/** Ring and notifier stand only with two questions or more (decisions-cases I9). */
export const hasProgress = ({ questions }: StepsState): boolean => questions.length > 1
export const allAnswers = ({ questions, answers }: StepsState): { id: string; answer: string }[] =>
  questions.map(({ id }) => ({ id, answer: answers[id] ?? '' }))
