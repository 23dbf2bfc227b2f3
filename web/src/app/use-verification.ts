import { useEffect, useState } from 'react'
import { useApiClient } from '../api/context.ts'
import { ProblemError } from '../api/problem.ts'
import type { Verification } from './guards.ts'

interface Question {
  topicId: number
  channel: string
  /** Path wanted inside the app. */
  redirect: string
  /** Opaque token of the return URL; may be empty. */
  stateRef: string
}

/**
 * Asks before a contact route is entered (ROUTE-36): 200 `completed: true` admits, 401 with `error.redirectUrl` leads
 * there, all else denies (OD-25). Never cached (HTTP-07). null while the answer is on its way; null as question asks
 * nothing.
 */
export const useVerification = (question: Question | null): Verification | null => {
  const api = useApiClient()
  const [answer, setAnswer] = useState<{ of: string; verification: Verification } | null>(null)
  const key = question === null ? null : JSON.stringify(question)
  useEffect(() => {
    if (key === null) return
    const { topicId, channel, redirect, stateRef } = JSON.parse(key) as Question
    const stopper = new AbortController()
    const take = (verification: Verification): void => {
      if (!stopper.signal.aborted) setAnswer({ of: key, verification })
    }
    api
      .get(
        '/services/bft/api/verify/{lang}/{topicId}/{channel}',
        { path: { topicId, channel: channel as never }, query: { stateRef, redirect } },
        { signal: stopper.signal },
      )
      .then(
        ({ completed }) => take(completed ? { isAdmitted: true } : { isAdmitted: false, redirectUrl: null }),
        (error: unknown) => {
          const isDenied = error instanceof ProblemError && error.problem.status === 401
          take({ isAdmitted: false, redirectUrl: isDenied ? error.problem.redirectUrl : null, isUnasked: !isDenied })
        },
      )
    return () => stopper.abort()
  }, [api, key])
  return answer !== null && answer.of === key ? answer.verification : null
}
