// Chats of this browser, so that a reload, the way to the case and another tab keep them (ground G32). Whether one may
// be joined is the server's to say.
import { useSyncExternalStore } from 'react'
import { isRecord } from '../../../kit/api/problem.ts'
import { stored } from '../../../kit/lib/stored.ts'

export interface HeldChat {
  /** Number of the case, also where a link opens it. */
  caseId: string
  /** What the server is asked with: the number, or the link's token (decisions-cases E2). */
  askedBy: string
  caseRegion: string
  categoryId: number
  lpDivId: string
  skill: string
  /** null: not started yet. */
  chatId: string | null
  since: number
}

/** At most so many are held, newest last, for as long as the server shows an ended one. */
const most = 5
const kept = 24 * 3_600_000

const isHeld = (value: unknown): value is HeldChat =>
  isRecord(value) &&
  ['caseId', 'askedBy', 'caseRegion', 'lpDivId', 'skill'].every((name) => typeof value[name] === 'string') &&
  typeof value['since'] === 'number'
const isList = (value: unknown): value is HeldChat[] => Array.isArray(value) && value.every(isHeld)
const name = 'liveChats'
const place = stored('local', name, isList)
const listeners = new Set<() => void>()
let held: readonly HeldChat[] | null = null

const all = (): readonly HeldChat[] => (held ??= (place.read() ?? []).filter(({ since }) => Date.now() - since < kept))

// What another tab has started, or forgotten, is so here too; a null key means that all was cleared.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== name) return
    held = null
    for (const tell of listeners) tell()
  })

/** From what is stored now: another tab may have written since the last look, and its entry must stay. */
const change = (edit: (were: readonly HeldChat[]) => readonly HeldChat[]): void => {
  // Where the browser keeps nothing, the list of this page is all there is.
  if (place.read() !== null) held = null
  held = edit(all()).slice(-most)
  place.write([...held])
  for (const tell of listeners) tell()
}

/**
 * Wants a chat about a case: it starts where `useHeldChat` of the case is drawn. A chat that was held before is
 * replaced.
 */
export const holdChat = (chat: Omit<HeldChat, 'chatId' | 'since'>): void => {
  change((were) => [
    ...were.filter(({ caseId }) => caseId !== chat.caseId),
    { ...chat, chatId: null, since: Date.now() },
  ])
}

/** It has started. */
export const keepChatId = (caseId: string, chatId: string): void =>
  change((were) => were.map((one) => (one.caseId === caseId ? { ...one, chatId } : one)))

/** The case shows all of it: nothing is left to hold. */
export const forgetChat = (caseId: string): void => change((were) => were.filter((one) => one.caseId !== caseId))

export const heldChat = (caseId: string): HeldChat | null => all().find((one) => one.caseId === caseId) ?? null

/** The chat about a case that this browser holds. */
export const useHeldChat = (caseId: string): HeldChat | null => {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => heldChat(caseId),
    () => null,
  )
}
