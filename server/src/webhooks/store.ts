// Who is told: webhooks with their sealed addresses and secrets. The same on SQLite and PostgreSQL.
import type { Selectable } from 'kysely'
import {
  DeskWebhookRequest,
  type DeskWebhook,
  type WebhookEvent,
  type WebhookState,
} from '#generated/server/desk/schemas.ts'
import type { Keyring } from '../lib/keyring.ts'
import { createMarker } from '../platform/marks.ts'
import type { Database } from '../storage/database.ts'
import { hasChanged } from '../storage/any-row.ts'
import { toFlag, type WholeRow } from '../storage/tables.ts'
import type { WebhookTarget } from './ports.ts'
import type { WebhookTable, WebhooksTables } from './tables.ts'

export interface StoredWebhook {
  id: string
  name: string
  events: WebhookEvent[]
  enabled: boolean
  target: WebhookTarget
  oldSecretUntil: string | null
  failingSince: string | null
  pausedAt: string | null
  changedAt: string
  changedBy: string
}

export interface Subscriber {
  id: string
  events: readonly WebhookEvent[]
  isPaused: boolean
}

const contextOf = (id: string): string => `webhook ${id}`

export const stateOf = ({
  enabled,
  pausedAt,
  failingSince,
}: Pick<StoredWebhook, 'enabled' | 'pausedAt' | 'failingSince'>): WebhookState =>
  !enabled ? 'off' : pausedAt !== null ? 'paused' : failingSince !== null ? 'failing' : 'on'

const marked = createMarker(DeskWebhookRequest)

/** As the desk sees it: without its secrets. */
export const shownWebhook = (webhook: StoredWebhook, now: string): DeskWebhook => {
  const { id, name, target, events, enabled, failingSince, oldSecretUntil, changedAt, changedBy } = webhook
  return marked({
    id,
    name,
    url: target.url,
    events,
    enabled,
    state: stateOf(webhook),
    failingSince,
    oldSecretUntil: oldSecretUntil !== null && oldSecretUntil > now ? oldSecretUntil : null,
    changedAt,
    changedBy,
  })
}

export const requestOf = ({ name, url, events, enabled }: DeskWebhookRequest) => ({
  name: name.trim(),
  // As it is called: what a browser's address bar would make of it.
  url: new URL(url).href,
  events,
  enabled,
})

export const createWebhookStore = (database: Database<WebhooksTables>, keys: Pick<Keyring, 'seal' | 'unseal'>) => {
  const read = (row: Selectable<WebhookTable>): StoredWebhook => ({
    id: row.id,
    name: row.name,
    events: JSON.parse(row.events) as WebhookEvent[],
    enabled: row.enabled === 1,
    target: JSON.parse(keys.unseal(contextOf(row.id), row.target)) as WebhookTarget,
    oldSecretUntil: row.old_secret_until,
    failingSince: row.failing_since,
    pausedAt: row.paused_at,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
  })
  const write = (webhook: StoredWebhook) =>
    ({
      id: webhook.id,
      name: webhook.name,
      events: JSON.stringify(webhook.events),
      enabled: toFlag(webhook.enabled),
      target: keys.seal(contextOf(webhook.id), JSON.stringify(webhook.target)),
      old_secret_until: webhook.oldSecretUntil,
      failing_since: webhook.failingSince,
      paused_at: webhook.pausedAt,
      changed_at: webhook.changedAt,
      changed_by: webhook.changedBy,
    }) satisfies WholeRow<WebhookTable>
  return {
    /** By name. */
    list: async () =>
      (await database.db.selectFrom('webhook').selectAll().orderBy('name').orderBy('id').execute()).map(read),
    find: async (id: string) => {
      const row = await database.db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst()
      return row && read(row)
    },
    insert: async (webhook: StoredWebhook) => {
      await database.db.insertInto('webhook').values(write(webhook)).execute()
    },
    replace: async (webhook: StoredWebhook) => {
      const { id, ...values } = write(webhook)
      await database.db.updateTable('webhook').set(values).where('id', '=', id).execute()
    },
    /** With all that was sent to it. */
    remove: async (id: string) => {
      await database.db.deleteFrom('webhook_delivery').where('webhook_id', '=', id).execute()
      await database.db.deleteFrom('webhook').where('id', '=', id).execute()
    },
    /** Those that are switched on, paused ones too. */
    subscribers: async () => {
      const rows = await database.db
        .selectFrom('webhook')
        .select(['id', 'events', 'paused_at'])
        .where('enabled', '=', 1)
        .execute()
      return rows.map(({ id, events, paused_at }) => ({
        id,
        events: JSON.parse(events) as WebhookEvent[],
        isPaused: paused_at !== null,
      }))
    },
    /** Something has arrived. */
    succeeded: async (id: string) => {
      await database.db
        .updateTable('webhook')
        .set({ failing_since: null })
        .where('id', '=', id)
        .where('failing_since', 'is not', null)
        .where('paused_at', 'is', null)
        .execute()
    },
    /** Something has not. Returns since when nothing has; undefined: it is gone. */
    failed: async (id: string, at: string) => {
      const row = await database.db
        .updateTable('webhook')
        .set(({ fn, ref, val }) => ({ failing_since: fn.coalesce(ref('failing_since'), val(at)) }))
        .where('id', '=', id)
        .returning('failing_since')
        .executeTakeFirst()
      return row?.failing_since ?? undefined
    },
    /** @returns whether it was not paused before */
    pause: (id: string, at: string) =>
      hasChanged(
        database.db
          .updateTable('webhook')
          .set({ paused_at: at })
          .where('id', '=', id)
          .where('enabled', '=', 1)
          .where('paused_at', 'is', null),
      ),
    pausedCount: async () => {
      const { count } = await database.db
        .selectFrom('webhook')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('enabled', '=', 1)
        .where('paused_at', 'is not', null)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}

export type WebhookStore = ReturnType<typeof createWebhookStore>
