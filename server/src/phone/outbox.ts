// The development outbox: what would have been sent, readable outside production alone (decisions-cases G10).
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../lib/clock.ts'
import { newRowId } from '../lib/ids.ts'
import type { Database } from '../storage/database.ts'
import type { SmsOutbox } from './ports.ts'

export const smsOutboxPath = '/services/dev/sms'
const shown = 50

export const createSmsOutbox = (database: Database, clock: Clock): SmsOutbox => ({
  add: async ({ to, text }) => {
    const now = clock.now()
    await database.db.insertInto('sms_outbox').values({ id: newRowId(now), phone: to, text, sent_at: now.toISOString() }).execute()
  },
  list: async (limit) => {
    const rows = await database.db.selectFrom('sms_outbox').selectAll().orderBy('id', 'desc').limit(limit).execute()
    return rows.map((row) => ({ to: row.phone, text: row.text, sentAt: row.sent_at }))
  },
})

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * `GET /services/dev/sms`: the newest messages, as a page or, asked with `Accept: application/json`, as `[{to, text, sentAt}]`.
 * Never register it in production.
 */
export const registerSmsOutbox = (app: FastifyInstance, outbox: SmsOutbox): void => {
  app.get(smsOutboxPath, async (request, reply) => {
    const messages = await outbox.list(shown)
    reply.header('cache-control', 'no-store')
    if (request.headers.accept?.includes('application/json')) return reply.send(messages)
    const items = messages.map(({ to, text, sentAt }) => `<li><p>${escape(to)} · <time>${sentAt}</time></p><p>${escape(text)}</p></li>`)
    const list = items.length === 0 ? '<p>Nothing was sent yet.</p>' : `<ol>${items.join('')}</ol>`
    return reply.type('text/html; charset=utf-8').send(`<!doctype html><html lang="en"><title>Text messages</title><h1>Text messages</h1>${list}</html>`)
  })
}
