import type { LogEvent } from 'kysely'
import type { Dialect } from './dialect.ts'

/** What was found damaged stays so until somebody has looked and started anew: a healthy page beside it proves nothing. */
export const createDamage = (dialect: Dialect, onError: (error: Error) => void) => {
  let isFound = false
  return {
    watch: ({ level, ...event }: LogEvent) => {
      if (level !== 'error' || isFound) return
      const { error } = event as { error: unknown }
      if (!dialect.isDamaged(error)) return
      isFound = true
      onError(new Error('The database is damaged; restore it from a backup (CD-251)', { cause: error }))
    },
    isFound: () => isFound,
  }
}

export type Damage = ReturnType<typeof createDamage>
