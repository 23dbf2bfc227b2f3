// How long things last, as the desk says it over the content pack (T17, CD-424).
import type { ContentPeriods, DeskSetting, SettingChange, SettingKey } from '#generated/server/desk/schemas.ts'
import { ChangeSettingRequest, SettingKey as settingKey } from '#generated/server/desk/schemas.ts'
import type { FieldErrorCode } from '#generated/server/schemas.ts'
import type { ContentStore } from '../../content/content-store.ts'
import { settingsId } from '../../content/overlay.ts'
import { appealBounds, caseBounds, noEdits, periodsOf, type SettingEdits } from '../../content/periods.ts'
import type { Content } from '../../content/types.ts'
import type { Clock } from '../../lib/clock.ts'
import { newRowId } from '../../lib/ids.ts'
import { createMarker, demandMark } from '../../platform/marks.ts'
import { problem } from '../../platform/problems.ts'
import type { Database } from '../../storage/database.ts'
import type { SettingsTables } from '../tables.ts'

interface PeriodDeskDeps {
  database: Database<SettingsTables>
  /** What is shown here; it may be a moment behind. */
  shown: () => Pick<Content, 'base' | 'packPeriods'>
  store: Pick<ContentStore, 'active' | 'lockActive' | 'load' | 'liveOf' | 'release'>
  clock: Clock
  /** What a setting of the server fixes, above content and desk, and what that setting is called. */
  overruled: () => Partial<Record<SettingKey, { value: number; by: string }>>
  text: (code: string, params: Record<string, unknown>) => string
}

const mostChanges = 100
const marked = createMarker(ChangeSettingRequest)
const keys = settingKey.enum as readonly SettingKey[]
const isKey = (key: string): key is SettingKey => keys.some((one) => one === key)

type Subject = keyof ContentPeriods
const placeOf = (key: SettingKey): [Subject, string] => key.split('.') as [Subject, string]
const valueIn = (periods: { readonly [Key in Subject]: object }, key: SettingKey): number | undefined => {
  const [subject, name] = placeOf(key)
  return (periods[subject] as Record<string, number>)[name]
}
const boundsOf = (key: SettingKey): { minimum: number; maximum: number } => {
  const [subject, name] = placeOf(key)
  const bounds = { cases: caseBounds, appeals: appealBounds }[subject]
  return (bounds as Record<string, { minimum: number; maximum: number }>)[name]!
}
const editsWith = (edits: SettingEdits, key: SettingKey, value: number | null): SettingEdits => {
  const [subject, name] = placeOf(key)
  const { [name]: _, ...others } = edits[subject] as Record<string, number>
  return { ...edits, [subject]: value === null ? others : { ...others, [name]: value } }
}

export const createPeriodDesk = ({ database, shown, store, clock, overruled, text }: PeriodDeskDeps) => {
  const demandKey = (key: string): SettingKey => {
    if (!isKey(key)) throw problem.notFound()
    return key
  }
  const saidByPack = async (): Promise<ContentPeriods> => {
    const active = await store.active()
    if (!active) throw problem.unavailable(10)
    const { base, packPeriods } = shown()
    if (base === active.version) return packPeriods
    // It was imported a moment ago: a whole pack is read for it.
    const pack = await store.load(active.version)
    if (!pack) throw problem.unavailable(10)
    return periodsOf(pack.document.pack.settings)
  }
  /** What the pack says, and what the desk says over it. */
  const said = async (): Promise<{ content: ContentPeriods; edits: SettingEdits; version: number }> => {
    const [live] = await store.liveOf('settings', [settingsId])
    return {
      content: await saidByPack(),
      edits: live?.document ?? noEdits,
      version: live?.version ?? 0,
    }
  }
  const changesOf = async (key: SettingKey, most: number): Promise<SettingChange[]> => {
    const rows = await database.db
      .selectFrom('setting_change')
      .selectAll()
      .where('key', '=', key)
      .orderBy('changed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute()
    return rows.map(({ before, after, reason, changed_at: changedAt, changed_by: changedBy }) => ({
      key,
      before,
      after,
      reason,
      changedAt,
      changedBy,
    }))
  }
  const settingOf = async (
    key: SettingKey,
    { content, edits }: { content: ContentPeriods; edits: SettingEdits },
  ): Promise<DeskSetting> => {
    const [last] = await changesOf(key, 1)
    const fixed = overruled()[key]
    const byContent = valueIn(content, key)!
    return marked({
      key,
      value: fixed?.value ?? valueIn(edits, key) ?? byContent,
      content: byContent,
      overruledBy: fixed?.by ?? null,
      reason: last?.reason ?? null,
      changedAt: last?.changedAt ?? null,
      changedBy: last?.changedBy ?? null,
    })
  }
  const demandWithin = (key: SettingKey, value: number): void => {
    const { minimum: min, maximum: max } = boundsOf(key)
    if (value >= min && value <= max) return
    const code: FieldErrorCode = value < min ? 'min' : 'max'
    const params = { min, max }
    throw problem.validation({
      fieldErrors: [{ field: 'value', code, params }],
      errorCodes: { [code]: text(code, params) },
    })
  }

  return {
    list: async () => {
      const its = await said()
      const settings: DeskSetting[] = []
      for (const key of keys) settings.push(await settingOf(key, its))
      return { delivered: periodsOf({}), settings }
    },
    /** @throws 404 for a key that is none */
    changes: (key: string) => changesOf(demandKey(key), mostChanges),
    /**
     * @param match `If-Match`: what the setting was when it was read
     * @throws 404 for a key that is none, 409 once somebody else has changed it, 422 beyond its bounds
     */
    change: async (asked: string, { value, reason }: ChangeSettingRequest, match: string | undefined, by: string) => {
      const key = demandKey(asked)
      if (value !== null) demandWithin(key, value)
      return database.withTransaction(async () => {
        // Whoever else publishes waits here: two changes at once are two, one after the other.
        await store.lockActive()
        const { content, edits, version } = await said()
        demandMark(match, await settingOf(key, { content, edits }))
        const before = valueIn(edits, key) ?? valueIn(content, key)!
        const next = editsWith(edits, key, value)
        const at = clock.now().toISOString()
        await store.release(
          [{ kind: 'settings', id: settingsId, version: version + 1, path: 'pack.yaml', document: next, source: null }],
          at,
        )
        await database.db
          .insertInto('setting_change')
          .values({
            id: newRowId(clock.now()),
            key,
            before,
            after: value,
            reason: reason.trim(),
            changed_at: at,
            changed_by: by,
          })
          .execute()
        return { before, setting: await settingOf(key, { content, edits: next }) }
      })
    },
  }
}

export type PeriodDesk = ReturnType<typeof createPeriodDesk>
