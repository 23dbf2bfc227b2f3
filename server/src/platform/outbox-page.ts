// What a demonstration would have sent, readable in a browser. Outside production alone (decisions-cases G10).
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../lib/html.ts'
import { mark } from '../lib/mark.ts'

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

const style = `:root{color-scheme:light dark;--surface:#f4f6fb;--raised:#fff;--text:#171a26;--quiet:#555b70;--line:#c9cede;--link:#2a50d0}
@media (prefers-color-scheme:dark){:root{--surface:#11131c;--raised:#1b1e2b;--text:#eef0f7;--quiet:#a9b0c6;--line:#3b4157;--link:#9db4ff}}
body{margin:0;background:var(--surface);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
header{display:flex;align-items:center;gap:.75rem;padding:.9rem max(1rem,50% - 22rem);background:#131a33;color:#fff}
header svg{display:block;inline-size:2rem}h1{font-size:1.25rem;margin:0}main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 3rem}
ol{list-style:none;margin:0;padding:0;display:grid;gap:1rem}
li{background:var(--raised);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem 1.5rem}
h2{font-size:1.125rem;line-height:1.3;margin:0}p{margin:.25rem 0 0;color:var(--quiet);font-size:.9375rem}a{color:var(--link)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:1rem 0 0;padding-block-start:1rem;
border-block-start:1px solid var(--line)}`
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
          `${title}</title><style>${style}</style><header>${mark}<h1>${title}</h1></header><main>${body}</main></html>`,
      )
  })
}
