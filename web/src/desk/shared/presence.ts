// Who else has a case open (CD-232): what the stream and our own word to the server tell, kept beside the screens.
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { DeskSchema } from '../../kit/api/desk.ts'
import { pageVisibility } from '../../kit/api/poll.ts'
import { useDesk } from './desk-context.ts'

type News = DeskSchema<'DeskPresence'>
export type Person = News['people'][number]
type State = DeskSchema<'SetPresenceRequest'>['state']

const nobody: readonly Person[] = []
let latest: News = { id: '', people: [] }
const listeners = new Set<() => void>()
/** The last one told: a representative has one case open at a time. */
export const tellPresence = (news: News): void => {
  latest = news
  for (const listener of listeners) listener()
}
const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The server forgets after 40 seconds. */
const everyMilliseconds = 15_000
/** Whoever goes through a list of cases tells nobody of each. */
const glanceMilliseconds = 600
/** Whoever has typed nothing for so long only reads. */
const writingMilliseconds = 20_000

/** Says that this case is open here, and tells who else has it open; `wrote` at each key that is typed into an answer. */
export const usePresence = (id: string): { people: readonly Person[]; wrote: () => void } => {
  const { call } = useDesk()
  const [isWriting, setWriting] = useState(false)
  const hasSaid = useRef(false)
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined)
  const heard = useSyncExternalStore(listen, () => latest)
  const say = useEffectEvent((state: State): void => {
    hasSaid.current = true
    void call('setPresence', { id, body: { state } }).then(
      (news) => state !== 'gone' && news !== undefined && tellPresence(news),
      // Nobody has to know: it is said again.
      () => undefined,
    )
  })
  useEffect(() => {
    const here = (): void => {
      if (!pageVisibility.isHidden()) say(isWriting ? 'writing' : 'reading')
    }
    const first = setTimeout(here, isWriting ? 0 : glanceMilliseconds)
    const timer = setInterval(here, everyMilliseconds)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [id, isWriting])
  useEffect(() => {
    const stop = pageVisibility.onChange(() => say(pageVisibility.isHidden() ? 'gone' : 'reading'))
    return () => {
      stop()
      clearTimeout(quiet.current)
      if (hasSaid.current) void call('setPresence', { id, body: { state: 'gone' } }).catch(() => undefined)
    }
  }, [call, id])
  return {
    people: heard.id === id ? heard.people : nobody,
    wrote: () => {
      setWriting(true)
      clearTimeout(quiet.current)
      quiet.current = setTimeout(() => setWriting(false), writingMilliseconds)
    },
  }
}
