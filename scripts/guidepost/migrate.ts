// The schema's steps before a start: what one would do, or done ahead of it (promises O9, CD-458).
import type { Config } from '../../server/src/config.ts'
import type { MigrationPlan, StepWeight } from '../../server/src/storage/migrate.ts'
import { changing, lookingAt, type Place } from './commands.ts'

export interface WeighedPlan extends MigrationPlan {
  weights: StepWeight[]
}

/** Only reads, so the server may run. */
export const planSteps = (place: Place): Promise<WeighedPlan> =>
  lookingAt(place, async ({ planMigrations, weighMigrations }) => {
    const plan = await planMigrations()
    return { ...plan, weights: await weighMigrations(plan.missing) }
  })

/** Does what the next start would do, however large the tables are, and returns its names. */
export const applySteps = (place: Place, tell?: (line: string) => void): Promise<string[]> =>
  changing(place, ({ migrate }) => migrate(tell && { tell }))

/** Of one row, as measured with a million on two processors that others used as well (`make lab DO=upgrade`). */
const microseconds = { index: 8, fill: 200 }

const secondsOf = ({ read }: StepWeight): number =>
  read.reduce(
    (sum, { rows, indices, fills }) => sum + rows * (indices * microseconds.index + fills * microseconds.fill),
    0,
  ) / 1_000_000

const about = (seconds: number): string =>
  seconds < 1
    ? 'under a second'
    : seconds < 90
      ? `about ${Math.round(seconds)} s`
      : `about ${Math.round(seconds / 60)} minutes`

const describeStep = (step: StepWeight): string => {
  const parts = [
    ...(step.locked.length === 0 ? [] : [`locks ${step.locked.join(', ')} for milliseconds`]),
    ...step.read.flatMap(({ table, rows, indices, fills }) => [
      ...(fills === 0 ? [] : [`fills from ${table} in batches (${rows.toLocaleString('en')} rows)`]),
      ...(indices === 0
        ? []
        : [`makes ${indices} ${indices === 1 ? 'index' : 'indices'} of ${table} (${rows.toLocaleString('en')} rows)`]),
    ]),
    ...(step.read.length === 0 ? [] : [about(secondsOf(step))]),
  ]
  return `  ${step.name}${parts.length === 0 ? '' : `: ${parts.join('; ')}`}`
}

/** Says what is to be done, a step a line. */
export const describePlan = (
  { missing, later, isNew, weights }: WeighedPlan,
  { databaseUrl, migrateAtStartRows }: Pick<Config, 'databaseUrl' | 'migrateAtStartRows'>,
): string => {
  const large = weights.flatMap(({ read }) => read).find(({ rows }) => !isNew && rows > migrateAtStartRows)
  const whose =
    large === undefined
      ? 'The next start applies'
      : `\`guidepost migrate\` applies, which a start leaves to it because of ${large.table} (MIGRATE_AT_START_ROWS)`
  const seconds = weights.reduce((sum, step) => sum + secondsOf(step), 0)
  const meanwhile =
    databaseUrl === null
      ? 'The server is stopped meanwhile.'
      : 'Instances of the release before serve meanwhile: nothing waits for an index or a batch. Killed, it goes on where it was.'
  return [
    missing.length === 0 ? 'Nothing is missing.' : `${whose}, in this order (${missing.length}):`,
    ...weights.map(describeStep),
    ...(missing.length === 0 || isNew ? [] : [`In all ${about(seconds)}. ${meanwhile}`]),
    ...(later.length === 0 ? [] : [`Of a later release, left alone: ${later.join(', ')}`]),
  ].join('\n')
}
