// What the screens hear of cases; one stream of the page feeds them all.
import { useEffect, useEffectEvent } from 'react'
import { useApiClient } from '../../../kit/api/context.ts'
import { openNews } from './news-stream.ts'

type Listener = (caseId: string) => void
const listeners = new Set<Listener>()

/** Tells the screens that a case has changed. */
export const tellOfCase = (caseId: string): void => {
  for (const listener of listeners) listener(caseId)
}

/**
 * Runs `onChange` when the case has changed, or any of the account's with null. A link is no case of an account, whoever is
 * signed in: its page listens by itself.
 */
export const useCaseNews = (caseId: string | null, onChange: () => void, isLink = false): void => {
  const { page } = useApiClient()
  const changed = useEffectEvent((id: string) => {
    if (caseId === null || caseId === id) onChange()
  })
  useEffect(() => {
    listeners.add(changed)
    return () => void listeners.delete(changed)
  }, [])
  const link = isLink ? caseId : null
  useEffect(
    () =>
      link === null
        ? undefined
        : openNews({ page, caseId: link, onUnread: () => undefined, onCase: () => changed(link) }),
    [page, link],
  )
}
