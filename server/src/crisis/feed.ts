/**
 * What was wrong and what is, for feed readers and for programs: `{mount}/status/{locale}.xml`, and of one game
 * `{mount}/status/{locale}/{game}.xml` (Atom, RFC 4287; CD-417). Made once for a state of the messages.
 */
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServiceIncident } from '#generated/server/schemas.ts'
import type { ContentHolder } from '../content/content-holder.ts'
import { sharedProduct } from '#rules/shared-product.ts'
import { escapeHtml } from '../lib/html.ts'
import { createLru } from '../lib/lru.ts'
import { matchesEtag } from '../platform/contract/prebuilt.ts'
import { problem } from '../platform/problems.ts'
import type { CrisisMessages } from './ports.ts'
import { statusIn, type ReadersRules } from './view.ts'

interface FeedDeps {
  mountPath: string
  /** Without trailing slash (ground G25). */
  publicUrl: string
  content: ContentHolder
  messages: CrisisMessages
  rules: () => ReadersRules
  say: (locale: string, key: 'support.status.title' | 'support.status.over') => string
}

interface Feed {
  text: string
  etag: string
}

/** Languages times games, of some states: what nobody asks for any more goes. */
const mostKept = 500

/** What XML takes of what somebody typed (XML 1.0, "Characters"); one other would make all of it unreadable. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const entryOf = (incident: ServiceIncident, page: string, over: string): string => {
  const { id, title, summary, startedAt, endedAt, updates, games } = incident
  const changed = updates[0]?.at ?? endedAt ?? startedAt
  const lines = [
    ...(summary === '' ? [] : [`<p>${escapeHtml(summary)}</p>`]),
    ...updates.map(({ at, text }) => `<p><time datetime="${at}">${at}</time> ${escapeHtml(text)}</p>`),
  ].join('')
  return (
    `<entry><id>${escapeHtml(`${page}#${id}`)}</id>` +
    `<title>${escapeHtml(endedAt === null ? title : `${over}: ${title}`)}</title>` +
    `<link href="${escapeHtml(`${page}#${id}`)}"/>` +
    (startedAt === null ? '' : `<published>${startedAt}</published>`) +
    `<updated>${changed ?? new Date(0).toISOString()}</updated>` +
    games.map(({ shortName, name }) => `<category term="${shortName}" label="${escapeHtml(name)}"/>`).join('') +
    `<content type="html">${escapeHtml(lines)}</content></entry>`
  )
}

export const registerFeed = (
  app: FastifyInstance,
  { mountPath, publicUrl, content, messages, rules, say }: FeedDeps,
): void => {
  const kept = createLru<Feed>(mostKept)

  const feedOf = (locale: string, game: string | null): Feed => {
    const current = content.current()
    const key = [current.version, messages.version(), locale, game ?? ''].join('\n')
    const ready = kept.get(key)
    if (ready !== undefined) return ready
    const local = current.in(locale)
    const page = `${publicUrl}${mountPath}/${locale}/help/status`
    const own = `${publicUrl}${mountPath}/status/${locale}${game === null ? '' : `/${game}`}.xml`
    const incidents = statusIn(local, messages, rules()).incidents.filter(
      ({ games }) =>
        game === null ||
        games.length === 0 ||
        games.some(({ shortName }) => shortName === game || shortName === sharedProduct),
    )
    const times = incidents.flatMap(({ updates, endedAt, startedAt }) => updates[0]?.at ?? endedAt ?? startedAt ?? [])
    const name = game === null ? local.title : (local.product(game)?.name ?? game)
    const text = (
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">` +
      `<id>${escapeHtml(own)}</id><title>${escapeHtml(`${name} – ${say(locale, 'support.status.title')}`)}</title>` +
      `<link rel="self" type="application/atom+xml" href="${escapeHtml(own)}"/><link href="${escapeHtml(page)}"/>` +
      `<author><name>${escapeHtml(local.publisher)}</name></author>` +
      `<updated>${times.sort().at(-1) ?? current.importedAt}</updated>` +
      `${incidents.map((incident) => entryOf(incident, page, say(locale, 'support.status.over'))).join('\n')}</feed>\n`
    ).replaceAll(unwritable, '')
    const feed = { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
    kept.set(key, feed)
    return feed
  }

  const send = (request: FastifyRequest, reply: FastifyReply, locale: string, game: string | null): FastifyReply => {
    const current = content.current()
    if (!current.locales.includes(locale)) throw problem.notFound()
    if (game !== null && !current.productNames.includes(game)) throw problem.notFound()
    const { text, etag } = feedOf(locale, game)
    reply.headers({
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1',
      etag,
    })
    return matchesEtag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(text)
  }
  const nameIn = (file: string): string => /^(.*)\.xml$/.exec(file)?.[1] ?? ''

  app.get<{ Params: { file: string } }>(`${mountPath}/status/:file`, async (request, reply) =>
    send(request, reply, nameIn(request.params.file), null),
  )
  app.get<{ Params: { locale: string; file: string } }>(`${mountPath}/status/:locale/:file`, async (request, reply) =>
    send(request, reply, request.params.locale, nameIn(request.params.file)),
  )
}
