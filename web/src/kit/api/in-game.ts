/**
 * Whether a game's own browser shows the page, and which game's (ground G13). Once seen, it stays on for the tab
 * (OD-09).
 */
export interface InGame {
  isInGame: boolean
  gameName: string | null
}

export interface InGameStore {
  read: () => InGame
  seen: (gameName: string | null) => void
  subscribe: (listener: () => void) => () => void
}

export const createInGameStore = (first: InGame): InGameStore => {
  const listeners = new Set<() => void>()
  let state = first
  return {
    read: () => state,
    seen(gameName) {
      const next = { isInGame: true, gameName: gameName ?? state.gameName }
      if (next.isInGame === state.isInGame && next.gameName === state.gameName) return
      state = next
      for (const tell of listeners) tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
