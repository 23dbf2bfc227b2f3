// What a demonstration would have sent, readable in a browser. Outside production alone (decisions-cases G10).
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../lib/html.ts'
import { mark } from '../lib/mark.ts'
import { plainPage, plainPagePolicyWith } from './plain-page.ts'

/** One thing that would have been sent. */
interface OutboxEntry {
  to: string
  subject?: string
  text: string
  sentAt: string
  /** Of its words; absent: nobody knows. */
  locale?: string
  /** What the addresses in it open, in its own words. */
  opens?: Readonly<Record<string, string>>
  /** Who it says it is from, above its words. */
  site?: string
  /** Name under which `OutboxPage.html` has it as its reader's program shows it. */
  page?: string
}

interface OutboxPage {
  path: string
  title: string
  /** Newest first. */
  list: () => Promise<readonly OutboxEntry[]>
  /** @param name an entry's `page` · @returns the whole document; undefined when there is none */
  html?: (name: string) => Promise<string | undefined>
  /** Address of the portal's Latin face (platform/face.ts). */
  face?: string | undefined
}

const link = (address: string, words: string): string => {
  const href = escapeHtml(address)
  return `<a href="${href}"${words === address ? '' : ` title="${href}"`}>${escapeHtml(words)}</a>`
}

/**
 * Addresses of the text become links, in the mail's own words where it has some for them: then the colon that led to the
 * address goes with it. Everything else is text.
 */
const withLinks = (text: string, opens: Readonly<Record<string, string>>): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index, parts) => {
      const address = index % 2 === 0 ? parts[index + 1] : part
      const words = address === undefined ? undefined : opens[address]
      const before = index % 2 === 0 ? part : parts[index - 1]!
      const at = words === undefined ? -1 : before.lastIndexOf(words)
      if (at === -1) return index % 2 === 0 ? escapeHtml(part) : link(part, part)
      return index % 2 === 0 ? escapeHtml(part.slice(0, at)) + link(address!, words!) : ''
    })
    .join('')

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
/** What a mail opens where it does not say so itself. */
const opensPage = 'Open the page'
/** Each as many seconds as the next larger one begins at. */
const units = [
  ['second', 60],
  ['minute', 3_600],
  ['hour', 86_400],
  ['day', Infinity],
] as const

/** "2 minutes ago", the moment itself where the pointer rests. */
const timeOf = (sentAt: string, now: number): string => {
  const seconds = Math.max(0, Math.round((now - Date.parse(sentAt)) / 1_000))
  const index = units.findIndex(([, end]) => seconds < end)
  const size = index === 0 ? 1 : units[index - 1]![1]
  const words = relative.format(-Math.floor(seconds / size), units[index]![0])
  const moment = `${sentAt.slice(0, 19).replace('T', ' ')} UTC`
  return `<time datetime="${escapeHtml(sentAt)}" title="${escapeHtml(moment)}">${words}</time>`
}

const isAddress = (line = ''): boolean => /^https?:\/\/[^\s<>"]+$/.test(line.trim())

/** A line that is one address is what the mail is for: a button that says what it opens, the address where the pointer rests. */
const button = (address: string, words: string): string =>
  `<a class="on" href="${escapeHtml(address)}" title="${escapeHtml(address)}">${escapeHtml(words)}</a>`

/** From 5, the best, to 1: the faces a survey of the portal asks with. */
const face = (value: number): string => {
  const mouth = ['M8 17q4-4 8 0', 'M8 16.5q4-2 8 0', 'M8 15.5h8', 'M8 14.5q4 3 8 0', 'M7.5 14q4.5 6 9 0'][value - 1]
  return (
    `<svg viewBox="0 0 24 24" width="28" height="28" fill="none" stroke="currentColor" stroke-width="1.75" ` +
    `stroke-linecap="round" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="M9 9.5h.01M15 9.5h.01${mouth}"/></svg>`
  )
}

/** `5 · Very satisfied`: a face with its words below it. */
const choice = (address: string, line: string): string => {
  const [value = '', words = ''] = line.split(' · ', 2)
  const href = escapeHtml(address)
  const sign = /^[1-5]$/.test(value) ? face(Number(value)) : escapeHtml(value)
  return `<a class="on" href="${href}" title="${href}">${sign}<span>${escapeHtml(words)}</span></a>`
}

/** Answers to choose from, each a line of a few words with its address below it; how many lines they take. */
const choicesAt = (lines: readonly string[], first: number): number => {
  let next = first
  while (next + 1 < lines.length && /^\d+ · .{1,40}$/.test(lines[next]!) && isAddress(lines[next + 1])) next += 2
  return next - first
}

const paragraphs = (text: string, opens: Readonly<Record<string, string>>): string => {
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '')
  let html = ''
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!
    const choices = choicesAt(lines, index)
    if (choices > 0) {
      const buttons = lines
        .slice(index, index + choices)
        .flatMap((words, at, all) => (at % 2 === 0 ? [choice(all[at + 1]!.trim(), words)] : []))
      html += `<p class="choices">${buttons.join('')}</p>`
      index += choices - 1
    } else if (isAddress(line)) html += `<p>${button(line.trim(), opens[line.trim()] ?? opensPage)}</p>`
    else if (index > 0 && index === lines.length - 1) html += `<p class="end">${withLinks(line, opens)}</p>`
    else html += `<p>${withLinks(line, opens)}</p>`
  }
  return html
}

const asShown = (address: string): string => `<a href="${address}">As a mail program shows it</a>`

/** Above the line what the mailbox says, below it the mail, in its own language. */
const item = (
  { to, subject, text, sentAt, locale, opens = {}, page, site }: OutboxEntry,
  path: string,
  now: number,
): string => {
  const isOf = locale === undefined ? ' dir="auto"' : ` lang="${escapeHtml(locale)}" dir="auto"`
  return (
    `<li><p class="facts"><span>To ${escapeHtml(to)}</span>${timeOf(sentAt, now)}` +
    `${page === undefined ? '' : asShown(`${path}/${page}`)}</p>` +
    `${site === undefined ? '' : `<p class="brand"${isOf}>${mark}${escapeHtml(site)}</p>`}` +
    `<div class="text"${isOf}>${subject === undefined ? '' : `<h2>${escapeHtml(subject)}</h2>`}` +
    `${paragraphs(text, opens)}</div></li>`
  )
}

/** A mail's styles stand at its elements; nothing else of it does anything. */
const letterPolicy = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; sandbox`

const lead = 'A demonstration sends nothing: what it would have sent stands here.'
const nothing = `<div class="none">${mark}<h2>Nothing was sent yet</h2><p>What the demonstration would send appears here.</p></div>`

/**
 * `GET path`: the newest entries as a page or, asked with `Accept: application/json`, as they are; `GET path/{name}`: one
 * as HTML. Never register it in
 * production.
 */
export const registerOutboxPage = (app: FastifyInstance, { path, title, list, html, face }: OutboxPage): void => {
  if (html)
    app.get<{ Params: { name: string } }>(`${path}/:name`, async ({ params }, reply) => {
      const document = await html(params.name)
      if (document === undefined) return reply.callNotFound()
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', letterPolicy)
        .send(document)
    })

  app.get(path, async (request, reply) => {
    const entries = await list()
    reply.header('cache-control', 'no-store')
    if (request.headers.accept?.includes('application/json')) return reply.send(entries)
    const count = entries.length === 1 ? 'One message' : `${entries.length} messages`
    const now = Date.now()
    const body =
      entries.length === 0
        ? nothing
        : `<p class="lead">${lead} ${count}, newest first.</p>` +
          `<ol>${entries.map((entry) => item(entry, path, now)).join('')}</ol>`
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', plainPagePolicyWith(face))
      .send(plainPage({ title, body, home: '<a href="/">To the portal</a>', face }))
  })
}
