// Feature flags as the desk sees and sets them (ground G14, CD-425).
import { SetFeatureRequest, type DeskFeature } from '#generated/server/desk/schemas.ts'
import type { FeatureFlags } from '../../platform/features.ts'
import { createMarker } from '../../platform/marks.ts'
import { problem, refusalBy } from '../../platform/problems.ts'

interface FeatureDeskDeps {
  flags: Pick<FeatureFlags, 'changes' | 'flushSides' | 'isWithheld' | 'ruleOf' | 'set'>
  keys: readonly string[]
  defaults: () => Readonly<Partial<Record<string, boolean>>>
  games: () => readonly string[]
  locales: () => readonly string[]
  text: (code: string) => string
}

/** Those that are asked where a game is known, by the server itself; all others are about who comes, or begin before a game is chosen. */
const byGame: ReadonlySet<string> = new Set([
  'anonymousTickets',
  'recaptcha',
  'arkose',
  'autoCategorize',
  'strictCaptcha',
  'combinedEmailPhone',
])

const marked = createMarker(SetFeatureRequest)

export const createFeatureDesk = ({ flags, keys, defaults, games, locales, text }: FeatureDeskDeps) => {
  const list = async (): Promise<DeskFeature[]> => {
    await flags.flushSides()
    const byKey = new Map((await flags.changes()).map((row) => [row.key, row]))
    return keys.map((key) => {
      const row = byKey.get(key)
      const rule = flags.ruleOf(key)
      return marked({
        key,
        enabled: rule.enabled && !flags.isWithheld(key),
        default: defaults()[key] === true,
        hasGames: byGame.has(key),
        share: rule.share,
        games: [...rule.games],
        languages: [...rule.languages],
        reason: row?.reason ?? null,
        sides: row === undefined || rule.share === null ? null : { on: row.seen_on, off: row.seen_off },
        changedAt: row?.changed_at ?? null,
        changedBy: row?.changed_by ?? null,
      })
    })
  }
  const refuse = refusalBy(text)
  const demandKnown = (field: string, wanted: readonly string[], known: readonly string[]): void => {
    const unknown = wanted.findIndex((one) => !known.includes(one))
    if (unknown >= 0) throw refuse(`${field}.${unknown}`, 'unknown')
  }
  return {
    list,
    /** @throws 404 for a key that is no flag, 422 for games or languages that are not there */
    set: async (
      key: string,
      { enabled, share = null, games: wanted = [], languages = [], reason = null }: SetFeatureRequest,
      by: string,
    ) => {
      if (!keys.includes(key)) throw problem.notFound()
      demandKnown('games', wanted, byGame.has(key) ? games() : [])
      demandKnown('languages', languages, locales())
      await flags.set(key, enabled, by, { share, games: wanted, languages, reason: reason?.trim() || null })
      return (await list()).find((feature) => feature.key === key)!
    },
  }
}

export type FeatureDesk = ReturnType<typeof createFeatureDesk>
