// Which games and languages the caller at the desk may see (CD-315). It goes with the call itself, through whatever is
// awaited, so that no store can be asked without it; outside a call of the desk everything is within.
import { AsyncLocalStorage } from 'node:async_hooks'

/** None of a kind means all of it. */
export interface CallerScope {
  readonly games: readonly string[]
  readonly languages: readonly string[]
}

/** null, or left out: it bears none, and is everybody's in this respect. */
export interface Scoped {
  game?: string | null | undefined
  language?: string | null | undefined
}

export const everything: CallerScope = { games: [], languages: [] }
export const isNarrow = ({ games, languages }: CallerScope): boolean => games.length > 0 || languages.length > 0

const takes = (among: readonly string[], value: string | null | undefined): boolean =>
  among.length === 0 || value === null || value === undefined || among.includes(value)
export const covers = ({ games, languages }: CallerScope, { game, language }: Scoped): boolean =>
  takes(games, game) && takes(languages, language)

const calls = new AsyncLocalStorage<CallerScope>()

export const callWithin = <T>(scope: CallerScope, work: () => T): T => calls.run(scope, work)
export const callerScope = (): CallerScope => calls.getStore() ?? everything
export const isWithinScope = (thing: Scoped): boolean => covers(callerScope(), thing)
/** Whether it is of every game, and the caller sees some: what everybody has is then not theirs to change (CD-361). */
export const isBeyondScope = (game: string | null | undefined): boolean =>
  callerScope().games.length > 0 && (game === null || game === undefined)
