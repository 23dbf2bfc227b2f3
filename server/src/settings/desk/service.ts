// Feature flags as the desk sees and sets them (ground G14).
import type { DeskFeature } from '#generated/server/desk/schemas.ts'
import type { FeatureFlags } from '../../platform/features.ts'
import type { Database } from '../../storage/database.ts'
import { problem } from '../../platform/problems.ts'

export interface FeatureDesk {
  list: () => Promise<DeskFeature[]>
  /** @throws 404 for a key that is no flag */
  set: (key: string, enabled: boolean, by: string) => Promise<DeskFeature>
}

export interface FeatureDeskDeps {
  database: Database
  flags: Pick<FeatureFlags, 'isOn' | 'set'>
  keys: readonly string[]
  defaults: () => Readonly<Partial<Record<string, boolean>>>
}

export const createFeatureDesk = ({ database, flags, keys, defaults }: FeatureDeskDeps): FeatureDesk => {
  const list = async (): Promise<DeskFeature[]> => {
    const rows = await database.db.selectFrom('feature_flag').selectAll().execute()
    const byKey = new Map(rows.map((row) => [row.key, row]))
    return keys.map((key) => {
      const row = byKey.get(key)
      return {
        key,
        enabled: flags.isOn(key),
        default: defaults()[key] === true,
        changedAt: row?.changed_at ?? null,
        changedBy: row?.changed_by ?? null,
      }
    })
  }
  return {
    list,
    set: async (key, enabled, by) => {
      if (!keys.includes(key)) throw problem.notFound()
      await flags.set(key, enabled, by)
      return (await list()).find((feature) => feature.key === key)!
    },
  }
}
