// Feature flags: content gives the default, the desk may override it, for everybody or for some games, some languages
// and a share of visitors; every instance follows within seconds (ground G14, promises O13, CD-425).
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../lib/clock.ts'
import type { Database } from '../storage/database.ts'
import { followTable } from '../storage/followed-table.ts'
import { toFlag, type Tables } from '../storage/tables.ts'
import { carriesToken } from './authentication.ts'
import {
  isInShare,
  isMeant,
  isPersonal,
  nobody,
  sideKeyOf,
  type FeatureRule,
  type FlagAsker,
} from './feature-audience.ts'
import { createFeatureSides } from './feature-sides.ts'
import { problem } from './problems.ts'

export type { FlagAsker } from './feature-audience.ts'

interface FeatureChange extends Omit<FeatureRule, 'enabled'> {
  reason: string | null
}

interface FeatureFlagsDeps {
  database: Database<Tables>
  clock: Clock
  /** Defaults of the present content. */
  defaults: () => Readonly<Partial<Record<string, boolean>>>
  /** Flags that have nothing behind them here, with what is missing: they stay off, whatever content and desk say. */
  withheld?: Readonly<Partial<Record<string, string>>>
  warn?: (message: string) => void
}

const listOf = (text: string): string[] => JSON.parse(text) as string[]

export const createFeatureFlags = async ({
  database,
  clock,
  defaults,
  withheld = {},
  warn = () => undefined,
}: FeatureFlagsDeps) => {
  const listeners = new Set<() => void>()
  const sides = createFeatureSides(database)
  let overrides = new Map<string, FeatureRule & { changedAt: string }>()
  let state = '[]'

  const ruleOf = (key: string): FeatureRule & { changedAt?: string } =>
    overrides.get(key) ?? {
      enabled: Object.hasOwn(defaults(), key) && defaults()[key] === true,
      share: null,
      games: [],
      languages: [],
    }
  const isWished = (key: string, asker: FlagAsker): boolean => {
    const rule = ruleOf(key)
    if (!isMeant(rule, asker)) return false
    const sideKey = rule.share === null ? null : sideKeyOf(asker.visitor)
    if (rule.share === null || sideKey === null) return true
    const isOn = isInShare(key, sideKey, rule.share)
    sides.seen(key, rule.changedAt!, sideKey, isOn)
    return isOn
  }
  const told = new Set<string>()
  /** Says once why a flag that somebody wants on stays off. */
  const isWithheld = (key: string): boolean => {
    if (!Object.hasOwn(withheld, key)) return false
    if (!told.has(key) && ruleOf(key).enabled) {
      told.add(key)
      warn(`feature ${key} stays off: ${withheld[key]}`)
    }
    return true
  }
  const isOn = (key: string, asker: FlagAsker) => !isWithheld(key) && isWished(key, asker)
  const isOnForAny = (key: string) => isOn(key, nobody)

  const read = () =>
    database.db
      .selectFrom('feature_flag')
      .select(['key', 'enabled', 'share', 'games', 'languages', 'changed_at'])
      .orderBy('key')
      .execute()
  const take = (rows: Awaited<ReturnType<typeof read>>): void => {
    const next = rows.map(({ key, enabled, share, games, languages, changed_at: changedAt }) => {
      const rule = { enabled: enabled === 1, share, games: listOf(games), languages: listOf(languages), changedAt }
      return [key, rule] as const
    })
    const nextState = JSON.stringify(next)
    const isChanged = nextState !== state
    state = nextState
    overrides = new Map(next)
    if (isChanged) for (const listener of listeners) listener()
  }

  const followed = await followTable({ database, channel: 'feature_flag', read, take })

  return {
    /** Whether it is on for who asks. Unknown keys are off. */
    isOn,
    /** Whether it is on for anybody: what was given to them works for whoever they hand it on to. */
    isOnForAny,
    /** Whether a page that all readers of a language share cannot say it (T27). */
    isPersonal: (key: string) => isPersonal(ruleOf(key)) && !isWithheld(key),
    ruleOf,
    /** It has nothing behind it here, and stays off. */
    isWithheld,
    /** Every flag content or desk knows, and whether it is on for any. */
    all: () =>
      Object.fromEntries(
        [...Object.keys(defaults()), ...overrides.keys()].map((key) => [key, isOnForAny(key)] as const),
      ),
    /** Overrides a flag for all instances; for everybody, but for what `change` says. `changedBy` is the desk account's id. */
    set: async (
      key: string,
      enabled: boolean,
      changedBy: string,
      { share = null, games = [], languages = [], reason = null }: Partial<FeatureChange> = {},
    ) => {
      const values = {
        enabled: toFlag(enabled),
        share,
        games: JSON.stringify(games),
        languages: JSON.stringify(languages),
        reason,
        seen_on: 0,
        seen_off: 0,
        changed_at: clock.now().toISOString(),
        changed_by: changedBy,
      }
      await database.db
        .insertInto('feature_flag')
        .values({ key, ...values })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
        .execute()
      await followed.changed(key)
    },
    /** What was set, as it is stored. */
    changes: () => database.db.selectFrom('feature_flag').selectAll().execute(),
    /** Writes down what has come on each side of a share. */
    flushSides: sides.flush,
    /** Called after a change of the overrides. */
    onChange: (listener: () => void) => {
      listeners.add(listener)
    },
    stop: () => {
      followed.stop()
      sides.stop()
    },
  }
}

export type FeatureFlags = Awaited<ReturnType<typeof createFeatureFlags>>

/** A call's language as its address or its header says it, before it is read. */
const localeOf = ({ params, headers }: Pick<FastifyRequest, 'params' | 'headers'>): string | null => {
  const { lang, locale = lang } = (params ?? {}) as { lang?: string; locale?: string }
  const [, language, country] = /^([a-z]{2})-([a-z]{2})$/i.exec(locale ?? String(headers['locale'] ?? '')) ?? []
  return language === undefined || country === undefined ? null : `${language.toLowerCase()}-${country.toUpperCase()}`
}

/** Off answers 404, as if the address did not exist (OD-100). */
export const useFeatures = (
  app: FastifyInstance,
  { flags }: { flags: Pick<FeatureFlags, 'isOn' | 'isOnForAny'> },
): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { operation } = request.routeOptions.config
    if (!operation) return done()
    const isOff =
      (operation.xFeature !== undefined &&
        !flags.isOn(operation.xFeature, { visitor: request.visitor, locale: localeOf(request) })) ||
      // Every call with a token is behind anonymousTickets, whatever the operation; a link opens for whoever has it.
      (carriesToken(operation, request.params) && !flags.isOnForAny('anonymousTickets'))
    done(isOff ? problem.notFound() : undefined)
  })
}
