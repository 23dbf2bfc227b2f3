// Lists, counts and the open case move without a reload (streamDesk of the contract, CD-262).
import { useEffect, useEffectEvent } from 'react'
import { type DeskSchema, deskStream } from '../../kit/api/desk.ts'
import { tellPresence } from './presence.ts'
import { openEventStream } from '../../kit/api/event-stream.ts'

/** So long news wait for a pointer that rests on what would move. */
const patience = 10_000

/** Whether the pointer is on a list whose lines may change places. */
const isPointedAt = (): boolean => document.querySelector('[data-live-list]:hover') !== null

type News = DeskSchema<'DeskNews'> | DeskSchema<'DeskAppealNews'>

/**
 * Runs `onNews` with the cases, or the appeals, that have changed; not while the pointer is on a list, or only after a
 * while.
 */
export const useDeskNews = (
  onNews: (ids: readonly string[], isMore: boolean) => void,
  of: 'cases' | 'appeals' = 'cases',
): void => {
  const tell = useEffectEvent(onNews)
  useEffect(() => {
    const waiting = new Set<string>()
    let isMore = false
    let since = 0
    let timer: ReturnType<typeof setInterval> | undefined
    const give = (): void => {
      if (isPointedAt() && Date.now() - since < patience) return
      clearInterval(timer)
      timer = undefined
      tell([...waiting], isMore)
      waiting.clear()
      isMore = false
    }
    const close = openEventStream({
      url: deskStream,
      on: {
        [of]: (news: News) => {
          if (timer === undefined) {
            since = Date.now()
            timer = setInterval(give, 500)
          }
          for (const id of news.ids) waiting.add(id)
          isMore ||= news.isMore
          give()
        },
        presence: tellPresence,
      },
    })
    return () => {
      close()
      clearInterval(timer)
    }
  }, [of])
}
