// What a demonstration would have sent, readable in a browser. Outside production alone (decisions-cases G10).
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../lib/html.ts'
import { plainPage, plainPagePolicy } from './plain-page.ts'

/** One thing that would have been sent. */
export interface OutboxEntry {
  to: string
  subject?: string
  text: string
  sentAt: string
}

export interface OutboxPage {
  path: string
  title: string
  /** Newest first. */
  list: () => Promise<readonly OutboxEntry[]>
}

/** Addresses of the text become links; everything else is text. */
const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')

const timeOf = (sentAt: string): string =>
  `<time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt.slice(0, 19).replace('T', ' '))} UTC</time>`

const item = ({ to, subject, text, sentAt }: OutboxEntry): string =>
  `<li><h2>${escapeHtml(subject ?? to)}</h2><p>` +
  `${subject === undefined ? '' : `${escapeHtml(to)} · `}${timeOf(sentAt)}</p><pre>` +
  `${withLinks(text)}</pre></li>`

/**
 * `GET path`: the newest entries as a page or, asked with `Accept: application/json`, as they are. Never register it in
 * production.
 */
export const registerOutboxPage = (app: FastifyInstance, { path, title, list }: OutboxPage): void => {
  app.get(path, async (request, reply) => {
    const entries = await list()
    reply.header('cache-control', 'no-store')
    if (request.headers.accept?.includes('application/json')) return reply.send(entries)
    const body = entries.length === 0 ? '<p>Nothing was sent yet.</p>' : `<ol>${entries.map(item).join('')}</ol>`
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', plainPagePolicy)
      .send(plainPage({ title, body }))
  })
}
