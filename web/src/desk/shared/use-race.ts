import { createContext } from 'react'

/** What is read of a thing, with the mark its change brings back. */
export interface Marked {
  mark: string
}
/** `If-Match` of a change; nothing of what is new. */
export interface Match {
  'If-Match'?: string
}
export const matchOf = (read: Marked | null | undefined): Match =>
  read === null || read === undefined ? {} : { 'If-Match': `"${read.mark}"` }

export interface Lost {
  was: Marked
  mine: object
  theirs: Marked
  changedAt: string | null
  changedBy: string | null
}

export interface Race {
  lost: Lost | null
  /**
   * Saves what is in the form.
   * @param mine what is to be saved, by the names of what was read
   * @param from what the form began with, where that is older than what is read now
   * @throws LostRace once somebody else was faster: they are shown already
   */
  save: <T>(mine: object, send: (match: Match) => Promise<T>, from?: Marked | null) => Promise<T>
  /** The form begins anew with this. */
  begin: (thing: Marked, said?: string) => void
  /** Called before it does. */
  onBegin: (listener: ((thing: Marked) => void) | null) => void
}

/** Somebody else was faster, and the page shows it. */
export class LostRace extends Error {}

export const RaceContext = createContext<Race | null>(null)
