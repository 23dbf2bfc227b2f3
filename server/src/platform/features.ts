// Feature flags: content gives the default, the desk may override it, every instance follows within seconds (ground
// G14, promises O13).
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../lib/clock.ts'
import { lookAgainMilliseconds, type Database } from '../storage/database.ts'
import { toFlag } from '../storage/tables.ts'
import { carriesToken } from './authentication.ts'
import { problem } from './problems.ts'

export interface FeatureFlags {
  /** Unknown keys are off. */
  isOn: (key: string) => boolean
  /** Every flag content or desk knows, with its present value. */
  all: () => Record<string, boolean>
  /** Overrides a flag for all instances. `changedBy` is the desk account's id. */
  set: (key: string, enabled: boolean, changedBy: string) => Promise<void>
  /** Called after a change of the overrides. */
  onChange: (listener: () => void) => void
  stop: () => void
}

export interface FeatureFlagsDeps {
  database: Database
  clock: Clock
  /** Defaults of the present content. */
  defaults: () => Readonly<Partial<Record<string, boolean>>>
  /** Flags that have nothing behind them here, with what is missing: they stay off, whatever content and desk say. */
  withheld?: Readonly<Partial<Record<string, string>>>
  warn?: (message: string) => void
}

const channel = 'feature_flag'

export const createFeatureFlags = async ({
  database,
  clock,
  defaults,
  withheld = {},
  warn = () => undefined,
}: FeatureFlagsDeps): Promise<FeatureFlags> => {
  const listeners = new Set<() => void>()
  let overrides = new Map<string, boolean>()

  const isWished = (key: string): boolean =>
    overrides.get(key) ?? (Object.hasOwn(defaults(), key) && defaults()[key] === true)
  const told = new Set<string>()
  /** Says once why a flag that somebody wants on stays off. */
  const isWithheld = (key: string): boolean => {
    if (!Object.hasOwn(withheld, key)) return false
    if (!told.has(key) && isWished(key)) {
      told.add(key)
      warn(`feature ${key} stays off: ${withheld[key]}`)
    }
    return true
  }

  const refresh = async (): Promise<void> => {
    const rows = await database.db.selectFrom('feature_flag').select(['key', 'enabled']).execute()
    const next = new Map(rows.map((row) => [row.key, row.enabled === 1]))
    const isChanged = next.size !== overrides.size || [...next].some(([key, value]) => overrides.get(key) !== value)
    overrides = next
    if (isChanged) for (const listener of listeners) listener()
  }

  // A database that is away leaves the last known flags standing.
  const refreshQuietly = () => void refresh().catch(() => undefined)

  await refresh()
  await database.listen(channel, refreshQuietly)
  const timer =
    database.dialect.name === 'postgres' ? setInterval(refreshQuietly, lookAgainMilliseconds).unref() : undefined

  return {
    isOn: (key) => !isWithheld(key) && isWished(key),
    all: () => {
      const wished = { ...defaults(), ...Object.fromEntries(overrides) } as Record<string, boolean>
      return Object.fromEntries(Object.entries(wished).map(([key, value]) => [key, value && !isWithheld(key)]))
    },
    set: async (key, enabled, changedBy) => {
      const values = { enabled: toFlag(enabled), changed_at: clock.now().toISOString(), changed_by: changedBy }
      await database.db
        .insertInto('feature_flag')
        .values({ key, ...values })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
        .execute()
      await refresh()
      await database.notify(channel, key)
    },
    onChange: (listener) => {
      listeners.add(listener)
    },
    stop: () => {
      clearInterval(timer)
    },
  }
}

/** Off answers 404, as if the address did not exist (OD-100). */
export const useFeatures = (app: FastifyInstance, { flags }: { flags: Pick<FeatureFlags, 'isOn'> }): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { operation } = request.routeOptions.config
    if (!operation) return done()
    const isOff =
      (operation.xFeature !== undefined && !flags.isOn(operation.xFeature)) ||
      // Every call with a token is behind anonymousTickets, whatever the operation.
      (carriesToken(operation, request.params) && !flags.isOn('anonymousTickets'))
    done(isOff ? problem.notFound() : undefined)
  })
}
