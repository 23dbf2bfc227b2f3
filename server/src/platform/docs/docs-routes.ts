/**
 * The published contract: reference, documents, changelog, and a page for each kind of problem (RFC 9457 §3.1.1, ground
 * G7). Public, without a session; a policy of its own, no inline code, no other host.
 */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { marked } from 'marked'
import { chooseEncoding, matchesEtag } from '../contract/prebuilt.ts'
import { problem, problemKinds, type ProblemSlug } from '../problems.ts'
import { withSamples } from './code-samples.ts'
import {
  changelogPage,
  docsBase,
  guidePage,
  guidesPage,
  problemPage,
  problemsPage,
  referencePage,
  references,
} from './doc-pages.ts'
import { guideHtml, guideNames, readGuide, withGuides } from './guides.ts'
import {
  type PublishedText,
  documentFormats,
  documentNames,
  documentText,
  publishText,
  useDocument,
} from './published.ts'
import { readViewer } from './viewer.ts'

/** @param styles beyond our own files */
const policyWith = (...styles: string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ...styles,
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
const policy = policyWith()
/** The viewer makes style elements and writes style attributes; scripts stay as strict as everywhere (CD-75). */
const viewerPolicy = (nonce: string): string =>
  policyWith(`style-src-elem 'self' 'nonce-${nonce}'`, "style-src-attr 'unsafe-inline'")

const javascript = 'text/javascript; charset=utf-8'
const css = 'text/css; charset=utf-8'
const own = (name: string) => (): Promise<string> => readFile(new URL(`assets/${name}`, import.meta.url), 'utf8')
const assets: Record<string, { read: () => Promise<string>; mediaType: string }> = {
  'docs.css': { read: own('docs.css'), mediaType: css },
  'reference.css': { read: own('reference.css'), mediaType: css },
  'reference.js': { read: own('reference.js'), mediaType: javascript },
  'start.js': { read: own('start.js'), mediaType: javascript },
  'viewer.js': { read: readViewer, mediaType: javascript },
}

const readAsset = async (name: string): Promise<PublishedText> => {
  const { read, mediaType } = assets[name]!
  // The viewer's map of its own source is not served; the reference to it would only be asked for in vain.
  const text = (await read()).replace(/\n\/[/*]# sourceMappingURL=[^\n]*/g, '')
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
const json = 'application/json; charset=utf-8'

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
      scope.get(`${docsBase}/reference/${name}.json`, async (request, reply) =>
        send(
          request,
          reply,
          await kept(`reference ${name}`, async () => {
            const document = scope.swagger()
            return publishText(
              JSON.stringify(await withGuides(withSamples(document), name)),
              json,
              document.info.version,
            )
          }),
        ),
      )
      scope.get<{ Querystring: { document?: string } }>(references[name].address, async (request, reply) => {
        // The address it had before.
        if (name === 'openapi' && request.query.document === 'desk') return reply.redirect(references.desk.address, 308)
        const nonce = randomBytes(16).toString('base64')
        return reply
          .headers({ 'content-security-policy': viewerPolicy(nonce), 'cache-control': 'no-store' })
          .type(html)
          .send(referencePage(name, scope.swagger().info.version, nonce))
      })
    })
  }
  app.get(`${docsBase}/`, async (_request, reply) => reply.redirect(docsBase, 308))

  app.get(`${docsBase}/guides`, async (request, reply) =>
    send(
      request,
      reply,
      await kept('guides', async () => publishText(guidesPage(await Promise.all(guideNames.map(readGuide))), html, '')),
    ),
  )
  app.get<{ Params: { name: string } }>(`${docsBase}/guides/:name`, async (request, reply) => {
    const name = guideNames.find((one) => one === request.params.name)
    if (name === undefined) throw problem.notFound()
    return send(
      request,
      reply,
      await kept(`guide ${name}`, async () => {
        const guide = await readGuide(name)
        return publishText(guidePage(guide.title, await guideHtml(guide)), html, '')
      }),
    )
  })

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
