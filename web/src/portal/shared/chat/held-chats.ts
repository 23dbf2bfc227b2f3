// Chats of this browser, so that a reload, the way to the case and another tab keep them (ground G32). Whether one may
// be joined is the server's to say.
import { isRecord } from '../../../kit/api/problem.ts'
import { keptByTabs } from '../../../kit/lib/kept-by-tabs.ts'

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
const held = keptByTabs<readonly HeldChat[]>('liveChats', isList, [])

const isYoung = ({ since }: HeldChat): boolean => Date.now() - since < kept
/** From what is stored now: another tab may have written since the last look, and its entry must stay. */
const change = (edit: (were: readonly HeldChat[]) => readonly HeldChat[]): void =>
  held.change(edit(held.read().filter(isYoung)).slice(-most))

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

const ofCase = (chats: readonly HeldChat[], caseId: string): HeldChat | null =>
  chats.find((one) => one.caseId === caseId && isYoung(one)) ?? null

export const heldChat = (caseId: string): HeldChat | null => ofCase(held.read(), caseId)

/** The chat about a case that this browser holds. */
export const useHeldChat = (caseId: string): HeldChat | null => ofCase(held.use(), caseId)
