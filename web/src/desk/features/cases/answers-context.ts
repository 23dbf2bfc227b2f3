import { createContext, use } from 'react'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import type { Problem } from '../../../kit/api/problem.ts'
import type { WriteKey } from '../../../kit/api/write-key.ts'
import type { Draft } from './use-draft.ts'

/** An answer on its way, and what it was typed as. */
export interface HeldAnswer {
  form: DeskSchema<'AnswerForm'>
  files: readonly File[]
  /** The same for every try of the same answer (ground G23). */
  key: WriteKey
  draft: Draft
}

/** One that came back: taken back, or refused with a problem. */
export interface Returned extends HeldAnswer {
  problem: Problem | null
  version: number
}

export interface Answers {
  hold: (id: string, answer: HeldAnswer) => void
  /** Takes back the answer to a case, else the newest, and opens its case. */
  undo: (id?: string) => void
  /** What waits for a case, or is being sent. */
  find: (id: string) => HeldAnswer | undefined
  returned: (id: string) => Returned | undefined
  sendNow: (id: string) => void
}

export const AnswersContext = createContext<Answers | null>(null)
export const useAnswers = (): Answers => {
  const answers = use(AnswersContext)
  if (answers === null) throw new Error('AnswersContext is missing')
  return answers
}
