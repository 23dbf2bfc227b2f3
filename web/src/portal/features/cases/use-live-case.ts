import { useEffect, useEffectEvent, useState } from 'react'
import { useApiClient } from '../../../kit/api/context.ts'
import { useCaseNews } from '../../shared/news/case-news.ts'
import { isTokenId } from './case-view.ts'
import { type SupportCase, readCase } from './queries.ts'

/** Longer than an own reply takes to be answered: that is no news. */
const waitMilliseconds = 600

/** Somebody writes, or has written: nothing may move beneath them. */
const isWriting = (): boolean =>
  document.activeElement instanceof HTMLTextAreaElement ||
  [...document.querySelectorAll<HTMLTextAreaElement>('main textarea')].some(({ value }) => value !== '')

export interface LiveCase {
  /** How often something new has come in by itself. */
  heard: number
  /** The case as it is now, when it waits to be shown. */
  waiting: SupportCase | null
}

/** Keeps the shown case as it is at the desk, without a reload (CD-262). */
export const useLiveCase = (
  caseId: string,
  shown: SupportCase | undefined,
  replace: (supportCase: SupportCase) => void,
): LiveCase => {
  const api = useApiClient()
  const [changes, setChanges] = useState(0)
  const [heard, setHeard] = useState(0)
  const [fresh, setFresh] = useState<SupportCase | null>(null)
  useCaseNews(caseId, () => setChanges((was) => was + 1), isTokenId(caseId))

  const take = useEffectEvent((next: SupportCase): void => {
    if (shown === undefined || next.id !== shown.id) return
    const more = next.caseEvents.length - shown.caseEvents.length
    if (more < 0) return
    if (more > 0) setHeard((was) => was + 1)
    if (more > 0 && isWriting()) setFresh(next)
    else replace(next)
  })
  useEffect(() => {
    if (changes === 0) return
    let isWanted = true
    const timer = setTimeout(() => {
      readCase(api, caseId).then(
        (next) => {
          if (isWanted) take(next)
        },
        // What has ended is said by the next thing that is pressed.
        () => undefined,
      )
    }, waitMilliseconds)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [changes, api, caseId])

  const isNew = fresh !== null && fresh.id === shown?.id && fresh.caseEvents.length > shown.caseEvents.length
  return { heard, waiting: isNew ? fresh : null }
}
