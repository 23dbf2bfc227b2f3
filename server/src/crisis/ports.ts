import type { StoredCrisisMessage } from './types.ts'

/**
 * Messages the desk published beside the pack's (desk calls `/messages`, decisions-cases L). A snapshot in memory,
 * refreshed by its owner.
 */
export interface CrisisMessages {
  /** In force now, for readers of this language, newest first. */
  published: (locale: string) => readonly StoredCrisisMessage[]
  /** All that were shown to readers of this language in the last months, newest first. */
  remembered: (locale: string) => readonly StoredCrisisMessage[]
  /** The HTML of a published message's Markdown. */
  html: (body: string) => string
  /** Ids of the pack's messages that the desk speaks for, those it took away among them. */
  laidOver: () => ReadonlySet<string>
  /** Grows with every change, the clock's too, so that prebuilt answers know when they are old. */
  version: () => number
  now: () => string
}

interface Pace {
  quarter: number
  hour: number
  hourBefore: number
}
/** What is asked of other rooms: games and topics of which none means all. */
interface CrisisSubject {
  games: readonly string[]
  topics: readonly number[]
}
/** What other rooms know of what comes in; each within the caller's scope. */
export interface CrisisSources {
  cases: (
    subject: CrisisSubject,
    now: Date,
  ) => Promise<{ pace: Pace; open: number; topics: { categoryId: number; cases: number }[] }>
  waitingChats: (subject: CrisisSubject) => Promise<number>
  searches: (games: readonly string[], now: Date) => Promise<Pace>
}
