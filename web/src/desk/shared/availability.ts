// Whether I am there for chats (CD-283): chosen here, kept in this browser, and said to the server again and again while
// a page of the desk is open.
import { useEffect, useEffectEvent } from 'react'
import type { DeskSchema } from '../../kit/api/desk.ts'
import { keptByTabs } from '../../kit/lib/kept-by-tabs.ts'
import { useDesk } from './desk-context.ts'
import { worksOnCases } from './roles.ts'

export type Said = DeskSchema<'SetAvailabilityRequest'>

const isSaid = (value: unknown): value is Said => {
  const { state, chats, languages } = (value ?? {}) as Partial<Said>
  return (
    (state === 'available' || state === 'away') &&
    typeof chats === 'number' &&
    Array.isArray(languages) &&
    languages.every((one) => typeof one === 'string')
  )
}
/** Whoever opens the desk is there for three chats at once, in every language. */
const usual: Said = { state: 'available', chats: 3, languages: [] }
/** Two tabs must not say opposite things by turns. */
const chosen = keptByTabs('desk-availability', isSaid, usual)

/** What I have chosen, and how it is changed. */
export const useAvailability = (): { kept: Said; change: (next: Said) => void } => ({
  kept: chosen.use(),
  change: chosen.change,
})

/** The server forgets after 90 seconds. */
const everyMilliseconds = 30_000

/** Says it to the server for as long as the page is open; once a page. */
export const useSayAvailability = (): void => {
  const { call, me } = useDesk()
  const { kept: said } = useAvailability()
  const isSaid = worksOnCases(me.roles)
  const say = useEffectEvent((): void => {
    // It is said again.
    void call('setAvailability', { body: said }).catch(() => undefined)
  })
  useEffect(() => {
    if (!isSaid) return undefined
    say()
    const timer = setInterval(say, everyMilliseconds)
    return () => clearInterval(timer)
  }, [said, isSaid])
}
