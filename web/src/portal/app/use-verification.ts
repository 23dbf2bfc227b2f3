import { useEffect, useState } from 'react'
import { useApiSurroundings } from '../../kit/api/context.ts'
import { ProblemError } from '../../kit/api/problem.ts'
import { useHydrated } from '../../kit/lib/use-hydrated.ts'
import type { Schema } from '../../kit/api/types.ts'
import type { Verification } from './guards.ts'

interface Question {
  topicId: number
  channel: string
  /** Path wanted inside the app. */
  redirect: string
  /** Opaque token of the return URL; may be empty. */
  stateRef: string
}

const path = '/services/bft/api/verify/{lang}/{topicId}/{channel}'
const initOf = ({ topicId, channel, redirect, stateRef }: Question) => ({
  path: { topicId, channel: channel as never },
  query: { stateRef, redirect },
})
const drawn: Verification = { isAdmitted: true, isDrawn: true }

/**
 * Asks before a contact route is entered (ROUTE-36): 200 `completed: true` admits, 401 with `error.redirectUrl` leads
 * there, all else denies (OD-25). Never cached (HTTP-07). null while the answer is on its way; null as question asks
 * nothing. The server asks while it draws, and draws for who is admitted alone; the page it drew stands until the
 * browser's own question is answered (CD-188).
 */
export const useVerification = (asked: Question | null): Verification | null => {
  const { api, documents, missing } = useApiSurroundings()
  const isHydrated = useHydrated()
  const [answer, setAnswer] = useState<{ of: string; verification: Verification } | null>(null)
  const key = asked === null ? null : JSON.stringify(asked)
  useEffect(() => {
    if (key === null) return
    const question = JSON.parse(key) as Question
    const stopper = new AbortController()
    const take = (verification: Verification): void => {
      if (!stopper.signal.aborted) setAnswer({ of: key, verification })
    }
    api.get(path, initOf(question), { signal: stopper.signal }).then(
      ({ completed }) => take(completed ? { isAdmitted: true } : { isAdmitted: false, redirectUrl: null }),
      (error: unknown) => {
        const isDenied = error instanceof ProblemError && error.problem.status === 401
        take({ isAdmitted: false, redirectUrl: isDenied ? error.problem.redirectUrl : null, isUnasked: !isDenied })
      },
    )
    return () => stopper.abort()
  }, [api, key])
  if (asked !== null && !isHydrated) {
    if (missing === null) return drawn
    const document = api.keyOf('get', path, initOf(asked))
    if ((documents[document] as Schema<'ContactVerification'> | undefined)?.completed === true) return drawn
    missing.add(document)
  }
  return answer !== null && answer.of === key ? answer.verification : null
}
