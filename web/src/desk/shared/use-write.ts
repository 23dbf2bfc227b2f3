import { useState } from 'react'
import { type Problem, problemOfFailure } from '../../kit/api/problem.ts'
import type { OperationId } from '../../kit/api/desk-calls.ts'
import { useAgain } from './operations.ts'
import { useDesk } from './desk-context.ts'
import { wordsOf } from './failure-words.ts'
import { LostRace } from './use-race.ts'

/** Operations whose answers are asked anew, and what does so by itself. */
export type Again = readonly (OperationId | (() => unknown))[]

/** What is said of a refusal in place of the server's words. */
export type Refusal = string | ((problem: Problem) => string)

/**
 * One write at a time: what failed is said, in the words given for a refusal or a lost race, else in the server's own.
 * @param again what is asked anew for the page, before it is said and where it failed
 */
export const useWrite = (...again: Again) => {
  const operationsAgain = useAgain(...again.filter((one) => typeof one === 'string'))
  const allAgain = (): Promise<unknown> =>
    Promise.all([operationsAgain(), ...again.map((one) => (typeof one === 'function' ? one() : undefined))])
  const { t, say } = useDesk()
  const [isBusy, setBusy] = useState(false)
  const act = async (work: () => Promise<unknown>, done?: string, refused?: Refusal): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
      await allAgain()
      if (done !== undefined) say(done)
    } catch (error) {
      // The form shows who was faster, and the list what they did.
      if (error instanceof LostRace) {
        void allAgain()
        return
      }
      const problem = problemOfFailure(error)
      // The desk itself asks for the sign-in, and nothing was changed.
      if (problem.slug === 'step-up-required') return
      const isRefused = problem.status === 409 || problem.validationErrors !== null
      say((isRefused ? (typeof refused === 'function' ? refused(problem) : refused) : undefined) ?? wordsOf(problem, t))
      // Somebody else may have changed what this page shows.
      void allAgain()
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, act }
}
