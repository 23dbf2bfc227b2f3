// What stands in the app's place when its page cannot be served: words in the visitor's language and the way on, not the
// problem a program would read (CD-252).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../lib/html.ts'
import { isRightToLeft } from '../lib/locale.ts'
import { logFailure, toProblemError } from '../platform/error-handler.ts'
import { plainPage, plainPagePolicy } from '../platform/plain-page.ts'

/** The words; '' where there are none. */
export type SayFailure = (locale: string, key: string, values?: Record<string, string>) => string

const keyOf = (status: number): string =>
  ({ 429: 'support.page.too.many', 503: 'support.page.away' })[status] ?? 'support.page.failed'

/**
 * A route's `errorHandler`: a page for a browser that asked for one and got 429 or 5xx; every other failure goes the
 * way of all problems.
 */
export const answerWithPage =
  (app: FastifyInstance, localeOf: (request: FastifyRequest) => string, say: SayFailure) =>
  (error: Error, request: FastifyRequest, reply: FastifyReply): unknown => {
    const found = toProblemError(error)
    const isForPerson = request.headers.accept?.includes('text/html') === true
    if (!isForPerson || (found.status < 500 && found.status !== 429)) return app.errorHandler(error, request, reply)
    logFailure(error, found, request)
    const locale = localeOf(request)
    const key = keyOf(found.status)
    const paragraph = (text: string): string => (text === '' ? '' : `<p>${escapeHtml(text)}</p>`)
    // The same address again; browsers send no fragment, and need none.
    const body =
      `<article><h2>${escapeHtml(say(locale, `${key}.title`))}</h2>${paragraph(say(locale, `${key}.text`))}` +
      `<p><a class="on" href="${escapeHtml(request.url)}">${escapeHtml(say(locale, 'support.common.retry'))}</a></p>` +
      `${paragraph(say(locale, 'support.page.failed.request', { requestId: request.id }))}</article>`
    return reply
      .code(found.status)
      .removeHeader('etag')
      .headers(found.headers)
      .headers({
        'cache-control': 'no-store',
        'content-language': locale,
        'content-security-policy': plainPagePolicy,
        'content-type': 'text/html; charset=utf-8',
      })
      .send(
        plainPage({
          locale,
          isRightToLeft: isRightToLeft(locale),
          title: say(locale, 'support.site.title') || say(locale, `${key}.title`),
          body,
        }),
      )
  }
