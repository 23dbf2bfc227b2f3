// What lies outside the app but belongs to contacting: workflow hand-over (`{base}/wf/…`, OD-71, ground G31) and links
// that pre-verify (OD-82).
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../lib/html.ts'
import { newToken } from '../lib/ids.ts'
import { problem } from '../platform/problems.ts'
import type { PreverifyLinks } from './preverify-links.ts'

export interface WorkflowRouteDeps {
  mountPath: string
  /**
   * Address of the operator's workflow system; null: the demonstration page, or 404 where demonstrations are refused.
   */
  workflowUrl: string | null
  hasDemonstration: boolean
  preverify: Pick<PreverifyLinks, 'accept' | 'cookie'>
}

interface Place {
  locale: string
  product: string
  parentId: string
  id: string
}

const preverifySeconds = 30 * 60

/** Call before the page's own catch-all: the hook binds the routes registered after it. */
export const registerWorkflowRoutes = (app: FastifyInstance, deps: WorkflowRouteDeps): void => {
  const { mountPath, workflowUrl, hasDemonstration, preverify } = deps

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !request.url.includes('preverify=')) return
    // `//?…` and `//[` would be read as a host.
    const url = new URL(request.url.replace(/^\/+/, '/'), 'http://internal.invalid')
    const accepted = preverify.accept(url.searchParams.get('preverify') ?? '')
    url.searchParams.delete('preverify')
    if (accepted !== undefined)
      reply.setCookie(preverify.cookie.name, accepted, { ...preverify.cookie.options, maxAge: preverifySeconds })
    // The token leaves the address at once, so that it is in no history and no referrer.
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(url.pathname.replace(/^\/{2,}/, '/') + url.search)
  })

  app.get<{ Params: Place }>(`${mountPath}/:locale/help/wf/:product/:parentId/:id`, async (request, reply) => {
    const { locale, product, parentId, id } = request.params
    const isPlace =
      /^[A-Za-z]{2}-[A-Za-z]{2}$/.test(locale) &&
      /^[a-z0-9-]{1,40}$/.test(product) &&
      [parentId, id].every((one) => /^[1-9]\d{0,8}$/.test(one))
    if (!isPlace) throw problem.notFound()
    reply.header('cache-control', 'no-store')
    if (workflowUrl !== null) return reply.redirect(`${workflowUrl}/${product}/${parentId}/${id}`)
    if (!hasDemonstration) throw problem.notFound()
    const back = `${mountPath}/${locale}/help/product/${product}/${parentId}/${id}/solution?stateRef=${newToken()}`
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
      .send(demonstrationPage({ locale, product, parentId, id }, back))
  })
}

/**
 * Stands for the operator's own system: shows what it was handed and leads back with a state reference. Plain HTML
 * without a style, as it belongs to nobody's design.
 */
const demonstrationPage = ({ locale, product, parentId, id }: Place, back: string): string => {
  const rows = Object.entries({ product, parentId, id })
    .map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>Demonstration workflow</title></head>
<body><main><h1>Demonstration workflow</h1><p>Here your own system takes over. It was handed:</p>
<dl>${rows}</dl><p><a href="${escapeHtml(back)}">Back to support</a></p></main></body>
</html>
`
}
