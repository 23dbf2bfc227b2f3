// What search engines may find, by language (ground G25): game homes, their categories, articles in the languages they
// were written in.
import type { FastifyInstance } from 'fastify'
import type { ContentHolder } from '../content/content-holder.ts'
import type { Content } from '../content/types.ts'
import { escapeHtml } from '../lib/html.ts'
import { problem } from '../platform/problems.ts'

interface SitemapDeps {
  mountPath: string
  publicUrl: string
  content: ContentHolder
}

const isPseudo = (locale: string): boolean => locale === 'en-XA' || locale === 'ar-XB'
const xml = (root: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ` +
  `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`

/** Paths inside the app, with the day of their last change where one is known. */
const listedPages = (content: Content, locale: string): { path: string; changed?: string }[] => {
  const local = content.in(locale)
  const games = content.settings.angularGamePages.map((game) => game.toLowerCase())
  return [
    { path: '' },
    ...games.map((game) => ({ path: `/games/${game}` })),
    ...games.flatMap((game) =>
      local.topLevelCategories(game, 'gamePages').map(({ id }) => ({ path: `/games/${game}/category/${id}` })),
    ),
    // One that exists in another language alone would be the same text twice.
    ...local
      .articles()
      .filter((article) => article.locale === locale)
      .map((article) => ({ path: `/article/${article.id}`, changed: article.updated.slice(0, 10) })),
  ]
}

/** `{mount}/sitemap.xml` and `{mount}/sitemap/{locale}.xml`. */
export const registerSitemap = (app: FastifyInstance, { mountPath, publicUrl, content }: SitemapDeps): void => {
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }

  app.get(`${mountPath}/sitemap.xml`, async (_request, reply) =>
    reply.headers(headers).send(
      xml(
        'sitemapindex',
        content
          .current()
          .locales.filter((locale) => !isPseudo(locale))
          .map(
            (locale) => `<sitemap><loc>${escapeHtml(`${publicUrl}${mountPath}/sitemap/${locale}.xml`)}</loc></sitemap>`,
          ),
      ),
    ),
  )

  app.get<{ Params: { file: string } }>(`${mountPath}/sitemap/:file`, async (request, reply) => {
    const current = content.current()
    const locale = /^(.*)\.xml$/.exec(request.params.file)?.[1] ?? ''
    if (!current.locales.includes(locale) || isPseudo(locale)) throw problem.notFound()
    const entries = listedPages(current, locale).map(
      ({ path, changed }) =>
        `<url><loc>${escapeHtml(`${publicUrl}${mountPath}/${locale}/help${path}`)}</loc>` +
        `${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`,
    )
    return reply.headers(headers).send(xml('urlset', entries))
  })
}
