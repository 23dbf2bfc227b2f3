// The schema's steps before a start: what one would do, or done ahead of it (promises O9, CD-458).
import type { MigrationPlan } from '../../server/src/storage/migrate.ts'
import { demandDatabase, whileStopped, withDatabase, type Place } from './commands.ts'

/** Only reads, so the server may run. */
export const planSteps = async (place: Place): Promise<MigrationPlan> => {
  demandDatabase(place)
  return withDatabase(place, ({ planMigrations }) => planMigrations())
}

/**
 * Does what the next start would do, and returns its names. On PostgreSQL instances of the release before go on; the
 * embedded database belongs to one process, so there the server is stopped (ground G28).
 */
export const applySteps = async (place: Place): Promise<string[]> => {
  demandDatabase(place)
  return whileStopped(place, () => withDatabase(place, ({ migrate }) => migrate()))
}

/** Says what is to be done, a step a line. */
export const describePlan = ({ missing, later }: MigrationPlan): string =>
  [
    missing.length === 0 ? 'Nothing is missing.' : `The next start applies, in this order (${missing.length}):`,
    ...missing.map((name) => `  ${name}`),
    ...(later.length === 0 ? [] : [`Of a later release, left alone: ${later.join(', ')}`]),
  ].join('\n')
