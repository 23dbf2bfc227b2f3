// What a demonstration would have sent, readable in a browser. Outside production alone (decisions-cases G10).
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../lib/html.ts'

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

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{margin:0 auto;padding:2rem 1rem;max-width:46rem}
ol{list-style:none;padding:0;display:grid;gap:1rem}li{border:1px solid #8885;border-radius:.5rem;padding:1rem}h2{font-size:1rem;margin:0}
p{margin:.25rem 0;opacity:.75}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.75rem 0 0}`
const policy =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  `frame-ancestors 'none'; base-uri 'none'`

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
      .header('content-security-policy', policy)
      .send(
        '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>' +
          `${title}</title><style>${style}</style><h1>${title}</h1>${body}</html>`,
      )
  })
}
