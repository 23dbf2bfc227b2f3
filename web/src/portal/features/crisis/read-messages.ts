// Which messages this browser has read or dismissed: cookie cmRead, ids joined by '/' (CRISIS-10, decisions-cases K1).
import { useSyncExternalStore } from 'react'
import { limits } from '../../../kit/api/limits.ts'
import { type PageCookie, year, readCookies, writeCookie } from '../../../kit/lib/cookies.ts'

const cookie = 'cmRead'
/** The newest so many are kept. */
const most = 50
const messageId = new RegExp(limits.CrisisMessage.id.pattern)

/** The ids in a cookie header, oldest first; what is no id is left out. */
export const idsIn = (cookies: string): string[] => {
  const value = /(?:^|; )cmRead=([^;]*)/.exec(cookies)?.[1] ?? ''
  return value.split('/').filter((id) => messageId.test(id))
}

/** The cookie after reading one more. */
export const cookieWith = (ids: readonly string[], id: string): PageCookie => {
  const kept = [...ids.filter((one) => one !== id), id].slice(-most)
  return { name: cookie, value: kept.join('/'), path: '/', maxAge: year }
}

const listeners = new Set<() => void>()
const none: readonly string[] = []
let known: { of: string; ids: readonly string[] } = { of: '', ids: none }

const current = (): readonly string[] => {
  const of = readCookies()
  if (known.of !== of) known = { of, ids: idsIn(of) }
  return known.ids
}

/** Reading and dismissing are the same (ground G20). */
export const markRead = (id: string): void => {
  if (!messageId.test(id) || current().includes(id)) return
  writeCookie(cookieWith(current(), id))
  for (const tell of listeners) tell()
}

/** `atServer`: what the server knew to be read when it drew the page. */
export const useReadMessages = (atServer: readonly string[] = none): readonly string[] => {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current,
    () => atServer,
  )
}
