// What was told, to whom, and what became of it. The same on SQLite and PostgreSQL.
import type { Selectable } from 'kysely'
import type {
  WebhookDelivery,
  WebhookDeliveryState,
  WebhookMessageType,
  WebhookTry,
} from '#generated/server/desk/schemas.ts'
import { newRowId } from '../lib/ids.ts'
import type { Database } from '../storage/database.ts'
import { removeOld } from '../storage/sweeps.ts'
import type { WholeRow } from '../storage/tables.ts'
import type { WebhookDeliveryTable, WebhookMessageTable, WebhooksTables } from './tables.ts'

export interface NewMessage {
  type: WebhookMessageType
  caseId: string | null
  accountId: string | null
  /** JSON, as it is posted. */
  body: string
  createdAt: string
}

export interface StoredDelivery {
  id: string
  webhookId: string
  messageId: string
  type: WebhookMessageType
  caseId: string | null
  body: string
  state: WebhookDeliveryState
  round: number
  step: number
  tries: number
  tried: WebhookTry[]
  nextAt: string | null
  createdAt: string
}
/** Which try of a delivery is meant. */
export type Turn = Pick<StoredDelivery, 'id' | 'round' | 'step'>

/** PostgreSQL takes at most 65,535 parameters a statement, SQLite 32,766. */
const erasedAtOnce = 1_000

type JoinedRow = Selectable<WebhookDeliveryTable> & Pick<WebhookMessageTable, 'type' | 'case_id' | 'body'>
const read = (row: JoinedRow): StoredDelivery => ({
  id: row.id,
  webhookId: row.webhook_id,
  messageId: row.message_id,
  type: row.type,
  caseId: row.case_id,
  body: row.body,
  state: row.state,
  round: row.round,
  step: row.step,
  tries: row.tries,
  tried: JSON.parse(row.tried) as WebhookTry[],
  nextAt: row.next_at,
  createdAt: row.created_at,
})

/** As the desk's log shows it. */
export const shownDelivery = (delivery: StoredDelivery): WebhookDelivery => {
  const { id, type, caseId, state, createdAt, nextAt, tries, tried } = delivery
  const [last] = tried
  return {
    id,
    type,
    caseId,
    state,
    createdAt,
    nextAt,
    tries,
    lastAt: last?.at ?? null,
    lastStatus: last?.status ?? null,
    lastFailure: last?.failure ?? null,
  }
}

export const createDeliveryStore = (database: Database<WebhooksTables>) => {
  const joined = () =>
    database.db
      .selectFrom('webhook_delivery')
      .innerJoin('webhook_message', 'webhook_message.id', 'webhook_delivery.message_id')
      .selectAll('webhook_delivery')
      .select(['webhook_message.type', 'webhook_message.case_id', 'webhook_message.body'])
  const find = async (id: string): Promise<StoredDelivery | undefined> => {
    const row = await joined().where('webhook_delivery.id', '=', id).executeTakeFirst()
    return row && read(row)
  }
  const ofTurn = ({ id, round, step }: Turn) =>
    database.db
      .updateTable('webhook_delivery')
      .where('id', '=', id)
      .where('round', '=', round)
      .where('step', '=', step)
      .where('state', '=', 'waiting')
  return {
    /** One message for these webhooks; returns their deliveries, in this order. */
    add: async (
      { type, caseId, accountId, body, createdAt }: NewMessage,
      to: readonly { webhookId: string; isHeld: boolean }[],
    ) => {
      const at = new Date(createdAt)
      const message = { id: newRowId(at), type, case_id: caseId, account_id: accountId, body, created_at: createdAt }
      const rows = to.map(
        ({ webhookId, isHeld }): WholeRow<WebhookDeliveryTable> => ({
          id: newRowId(at),
          webhook_id: webhookId,
          message_id: message.id,
          state: isHeld ? 'held' : 'waiting',
          round: 0,
          step: 0,
          tries: 0,
          tried: '[]',
          next_at: isHeld ? null : createdAt,
          created_at: createdAt,
        }),
      )
      await database.write(
        database.db.insertInto('webhook_message').values(message satisfies WholeRow<WebhookMessageTable>),
      )
      await database.write(database.db.insertInto('webhook_delivery').values(rows))
      return rows.map((row) => read({ ...row, type, case_id: caseId, body }))
    },
    find,
    /** Newest first. */
    list: async (
      webhookId: string,
      { state, before, limit }: { state: WebhookDeliveryState | undefined; before: string | undefined; limit: number },
    ) => {
      let query = joined().where('webhook_id', '=', webhookId)
      if (state !== undefined) query = query.where('webhook_delivery.state', '=', state)
      if (before !== undefined) query = query.where('webhook_delivery.id', '<', before)
      return (await query.orderBy('webhook_delivery.id', 'desc').limit(limit).execute()).map(read)
    },
    /** What became of this try, unless it was begun anew meanwhile. */
    settle: async (
      turn: Turn,
      { state, nextAt, tries, tried }: Pick<StoredDelivery, 'state' | 'nextAt' | 'tries' | 'tried'>,
    ) => {
      await ofTurn(turn)
        .set({ state, next_at: nextAt, tries, tried: JSON.stringify(tried), step: turn.step + 1 })
        .execute()
    },
    /** Waits until the webhook is on again; nothing, where it is by now. */
    hold: async (turn: Turn, webhookId: string) => {
      await ofTurn(turn)
        .set({ state: 'held', next_at: null })
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('webhook')
              .select('webhook.id')
              .where('webhook.id', '=', webhookId)
              .where(({ eb, or }) => or([eb('enabled', '=', 0), eb('paused_at', 'is not', null)])),
          ),
        )
        .execute()
    },
    /** A new round, now. */
    restart: async (id: string, at: string) => {
      await database.db
        .updateTable('webhook_delivery')
        .set(({ eb }) => ({ state: 'waiting', round: eb('round', '+', 1), step: 0, next_at: at }))
        .where('id', '=', id)
        .execute()
      return find(id)
    },
    /** Some that are held, oldest first. */
    heldOf: async (webhookId: string, most: number) => {
      const rows = await database.db
        .selectFrom('webhook_delivery')
        .select('id')
        .where('webhook_id', '=', webhookId)
        .where('state', '=', 'held')
        .orderBy('id')
        .limit(most)
        .execute()
      return rows.map(({ id }) => id)
    },
    /** What others were told of an account, for the copy of own data; newest first. */
    ofAccount: async (accountId: string) => {
      const rows = await database.db
        .selectFrom('webhook_message')
        .select(['created_at', 'body'])
        .where('account_id', '=', accountId)
        .orderBy('id', 'desc')
        .execute()
      return rows.map(({ created_at: recordedAt, body: text }) => ({ kind: 'webhook-message', recordedAt, text }))
    },
    eraseAccount: async (accountId: string) => {
      const gone = await database.db
        .deleteFrom('webhook_message')
        .where('account_id', '=', accountId)
        .returning('id')
        .execute()
      const ids = gone.map(({ id }) => id)
      for (let from = 0; from < ids.length; from += erasedAtOnce)
        await database.db
          .deleteFrom('webhook_delivery')
          .where('message_id', 'in', ids.slice(from, from + erasedAtOnce))
          .execute()
    },
    /** Forgets what was told before, some thousand rows at a time. */
    sweep: async (before: string, signal: AbortSignal) => {
      for (const table of ['webhook_delivery', 'webhook_message'] as const)
        await removeOld(database, { table, column: 'created_at', before }, { signal })
    },
  }
}

export type DeliveryStore = ReturnType<typeof createDeliveryStore>
