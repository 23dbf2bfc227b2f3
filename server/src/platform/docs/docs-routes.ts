/**
 * The published contract: reference page, documents, changelog, and a page for each kind of problem, so that every
 * `type` of an answer leads somewhere (RFC 9457 §3.1.1, ground G7). Public, without a session; a policy of its own, no
 * inline code, no other host.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { marked } from 'marked'
import { chooseEncoding, matchesEtag } from '../contract/prebuilt.ts'
import { problem, problemKinds, type ProblemSlug } from '../problems.ts'
import { changelogPage, docsBase, problemPage, problemsPage, referencePage } from './doc-pages.ts'
import {
  type PublishedText,
  documentFormats,
  documentNames,
  documentText,
  publishText,
  useDocument,
} from './published.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const javascript = 'text/javascript; charset=utf-8'
const css = 'text/css; charset=utf-8'
const ownAssets = new URL('assets/', import.meta.url)
const viewerAssets = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static')
const assets: Record<string, { path: string | URL; mediaType: string }> = {
  'docs.css': { path: new URL('docs.css', ownAssets), mediaType: css },
  'reference.js': { path: new URL('reference.js', ownAssets), mediaType: javascript },
  'swagger-ui.css': { path: join(viewerAssets, 'swagger-ui.css'), mediaType: css },
  'swagger-ui-bundle.js': { path: join(viewerAssets, 'swagger-ui-bundle.js'), mediaType: javascript },
}

const readAsset = async (name: string): Promise<PublishedText> => {
  const { path, mediaType } = assets[name]!
  // The viewer's map of its own source is not served; the reference to it would only be asked for in vain.
  const text = (await readFile(path, 'utf8')).replace(/\n\/[/*]# sourceMappingURL=[^\n]*/g, '')
  return publishText(text, mediaType, '')
}

const changelog = new URL('../../../../openapi/CHANGELOG.md', import.meta.url)

const send = (request: FastifyRequest, reply: FastifyReply, text: PublishedText): FastifyReply => {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  reply.headers({
    'content-security-policy': policy,
    'cache-control': 'public, max-age=300',
    vary: 'Accept-Encoding',
    etag: encoding === 'identity' ? text.etag : `W/${text.etag}`,
    ...(text.version === '' ? {} : { 'content-version': text.version }),
  })
  if (matchesEtag(request.headers['if-none-match'], text.etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(text.mediaType).send(text[encoding])
}

const html = 'text/html; charset=utf-8'

/** Each text is made when first asked for and then kept. */
const keeping = (): ((key: string, make: () => Promise<PublishedText>) => Promise<PublishedText>) => {
  const kept = new Map<string, Promise<PublishedText>>()
  return (key, make) => {
    const ready = kept.get(key) ?? make()
    kept.set(key, ready)
    ready.catch(() => kept.delete(key))
    return ready
  }
}

export const registerDocsRoutes = (app: FastifyInstance): void => {
  const kept = keeping()

  for (const name of documentNames) {
    // A scope of its own for each: @fastify/swagger knows one document.
    void app.register(async (scope) => {
      await useDocument(scope, name)
      for (const format of documentFormats)
        scope.get(`${docsBase}/${name}.${format}`, async (request, reply) =>
          send(request, reply, await kept(`${name}.${format}`, () => documentText(scope, format))),
        )
      if (name !== 'openapi') return
      scope.get(docsBase, async (request, reply) => {
        const { version } = scope.swagger().info
        return send(request, reply, await kept('reference', () => publishText(referencePage(version), html, version)))
      })
    })
  }
  app.get(`${docsBase}/`, async (_request, reply) => reply.redirect(docsBase, 308))

  app.get(`${docsBase}/changelog`, async (request, reply) =>
    send(
      request,
      reply,
      await kept('changelog', async () =>
        publishText(changelogPage(await marked.parse(await readFile(changelog, 'utf8'))), html, ''),
      ),
    ),
  )

  app.get<{ Params: { name: string } }>(`${docsBase}/assets/:name`, async (request, reply) => {
    const { name } = request.params
    if (!Object.hasOwn(assets, name)) throw problem.notFound()
    return send(request, reply, await kept(`asset ${name}`, () => readAsset(name)))
  })

  for (const base of [docsBase, '/services/desk/docs']) {
    app.get(`${base}/problems`, async (request, reply) =>
      send(request, reply, await kept('problems', () => publishText(problemsPage(), html, ''))),
    )
    app.get<{ Params: { slug: string } }>(`${base}/problems/:slug`, async (request, reply) => {
      const { slug } = request.params
      if (!Object.hasOwn(problemKinds, slug)) throw problem.notFound()
      return send(
        request,
        reply,
        await kept(`problem ${slug}`, () => publishText(problemPage(slug as ProblemSlug), html, '')),
      )
    })
  }
}
