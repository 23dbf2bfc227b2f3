// Addresses no page is at: one of the help pages before these leads to what stands in its place (CD-414), and a person
// reads any other in words. Programs get the problem.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ContentHolder } from '../content/content-holder.ts'
import { escapeHtml } from '../lib/html.ts'
import { chooseLocale, isRightToLeft } from '../lib/locale.ts'
import { plainPage, plainPagePolicy } from '../platform/plain-page.ts'
import type { SayFailure } from './failed-page.ts'

interface MissingPageDeps {
  mountPath: string
  content: ContentHolder
  localeOf: (request: FastifyRequest) => string
  say: SayFailure
}

/** Browsers keep a 301 as long as they like, and a pack may change its mind. */
const keptSeconds = 3_600

export const answerMissing =
  ({ mountPath, content, localeOf, say }: MissingPageDeps) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const path = request.url.split(/[?#]/, 1)[0]!
    const present = content.current()
    const moved = present.oldAddresses.find(path)
    if (moved !== undefined) {
      const locale =
        moved.locale === undefined
          ? undefined
          : chooseLocale({ query: moved.locale }, present.locales, present.defaultLocale)
      const isThere =
        moved.articleId === undefined ||
        present.in(locale ?? present.defaultLocale).article(moved.articleId) !== undefined
      // Without a language the address leads on to the visitor's own.
      const to = [mountPath, locale, 'help', moved.page].filter((part) => part !== undefined && part !== '').join('/')
      if (isThere)
        return reply
          .header('cache-control', `public, max-age=${keptSeconds}`)
          .redirect(to.startsWith('/') ? to : `/${to}`, 301)
    }
    if (path.startsWith('/services/') || request.headers.accept?.includes('text/html') !== true) return undefined
    const locale = localeOf(request)
    const home = `${mountPath}/${locale}/help`
    const body =
      `<article><h2>${escapeHtml(say(locale, 'support.page.error.title'))}</h2>` +
      `<p>${escapeHtml(say(locale, 'support.page.error.text'))}</p>` +
      `<p><a class="on" href="${escapeHtml(home)}">${escapeHtml(say(locale, 'support.page.error.home'))}</a></p></article>`
    return reply
      .code(404)
      .headers({
        'cache-control': 'no-store',
        'content-language': locale,
        'content-security-policy': plainPagePolicy,
        'content-type': 'text/html; charset=utf-8',
        'x-robots-tag': 'noindex',
      })
      .send(plainPage({ locale, isRightToLeft: isRightToLeft(locale), title: say(locale, 'support.site.title'), body }))
  }
