// The development outbox: what would have been sent, readable outside production alone (decisions-cases G10).
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../lib/clock.ts'
import { newRowId } from '../lib/ids.ts'
import { registerOutboxPage } from '../platform/outbox-page.ts'
import type { Database } from '../storage/database.ts'
import type { PhoneTables } from './tables.ts'
import type { SmsOutbox } from './ports.ts'

export const smsOutboxPath = '/services/dev/sms'
const shown = 50

export const createSmsOutbox = (database: Database<PhoneTables>, clock: Clock): SmsOutbox => ({
  add: async ({ to, text }) => {
    const now = clock.now()
    await database.db
      .insertInto('sms_outbox')
      .values({ id: newRowId(now), phone: to, text, sent_at: now.toISOString() })
      .execute()
  },
  list: async (limit) => {
    const rows = await database.db.selectFrom('sms_outbox').selectAll().orderBy('id', 'desc').limit(limit).execute()
    return rows.map((row) => ({ to: row.phone, text: row.text, sentAt: row.sent_at }))
  },
})

/** `GET /services/dev/sms`: the newest messages. Never register it in production. */
export const registerSmsOutbox = (app: FastifyInstance, outbox: SmsOutbox): void =>
  registerOutboxPage(app, { path: smsOutboxPath, title: 'Test text messages', list: () => outbox.list(shown) })
