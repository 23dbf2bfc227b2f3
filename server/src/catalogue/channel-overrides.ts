// What the desk lays over the pack's channels: a table, and a snapshot of it in memory that every instance follows
// (decisions-cases L, promises O13).
import type { Selectable } from 'kysely'
import type { Clock } from '../lib/clock.ts'
import type { Database } from '../storage/database.ts'
import { followTable } from '../storage/followed-table.ts'
import { toFlag, type WholeRow } from '../storage/tables.ts'
import type { ChannelOverride, ChannelOverrides } from './ports.ts'
import type { CatalogueTables, ChannelOverrideTable } from './tables.ts'

export interface ChannelSetting {
  channelType: ChannelOverrideTable['channel_type']
  enabled: boolean
  ewt: number | null
  openTime: Record<string, string> | null
  order: number
}

export type ChannelOverrideStore = ChannelOverrides & {
  /** Replaces the settings of the named channels; others stay as they are. Joins the caller's transaction. */
  set: (topicId: number, settings: readonly ChannelSetting[], changedBy: string) => Promise<void>
  /** The pack speaks again of these. Joins the caller's transaction. */
  end: (topicIds: readonly number[]) => Promise<void>
  stop: () => void
}

export const createChannelOverrides = async ({
  database,
  clock,
  content,
}: {
  database: Database<CatalogueTables>
  clock: Clock
  content: () => { defaultLocale: string; importedAt: string }
}): Promise<ChannelOverrideStore> => {
  let rows: readonly Selectable<ChannelOverrideTable>[] = []
  let state = ''
  let version = 0

  const followed = await followTable({
    database,
    channel: 'channel_override',
    read: () =>
      database.db.selectFrom('channel_override').selectAll().orderBy('category_id').orderBy('channel_type').execute(),
    take: (next) => {
      const nextState = JSON.stringify(next)
      rows = next
      if (nextState !== state) version += 1
      state = nextState
    },
  })

  const openTimeIn = (texts: string | null, locale: string): string | null => {
    const byLocale = texts === null ? {} : (JSON.parse(texts) as Record<string, string>)
    return byLocale[locale] ?? byLocale[content().defaultLocale] ?? null
  }

  return {
    // An import ends what was set before it: the pack speaks again.
    forTopic: (topicId, locale) =>
      rows
        .filter((row) => row.category_id === topicId && row.changed_at > content().importedAt)
        .map(
          (row): ChannelOverride => ({
            channelType: row.channel_type,
            enabled: row.enabled === 1,
            ewt: row.ewt,
            openTime: openTimeIn(row.open_time, locale),
            order: row.position,
          }),
        ),
    version: () => version,
    set: async (topicId, settings, changedBy) => {
      for (const { channelType, enabled, ewt, openTime, order } of settings) {
        const values: Omit<WholeRow<ChannelOverrideTable>, 'category_id' | 'channel_type'> = {
          enabled: toFlag(enabled),
          ewt,
          open_time: openTime === null ? null : JSON.stringify(openTime),
          position: order,
          changed_at: clock.now().toISOString(),
          changed_by: changedBy,
        }
        await database.db
          .insertInto('channel_override')
          .values({ category_id: topicId, channel_type: channelType, ...values })
          .onConflict((conflict) => conflict.columns(['category_id', 'channel_type']).doUpdateSet(values))
          .execute()
      }
      await followed.changed(String(topicId))
    },
    end: async (topicIds) => {
      if (topicIds.length === 0) return
      await database.db.deleteFrom('channel_override').where('category_id', 'in', topicIds).execute()
      await followed.changed('ended')
    },
    stop: followed.stop,
  }
}
