// What lets a phone keep the portal on its home screen, with a window of its own (W3C Web Application Manifest): one file a
// language, so that the name under the icon is in the player's words.
import type { FastifyInstance } from 'fastify'
import type { ContentHolder } from '../content/content-holder.ts'
import { isRightToLeft } from '../lib/locale.ts'
import { light } from '../lib/portal-colours.ts'
import { problem } from '../platform/problems.ts'

interface ManifestDeps {
  mountPath: string
  content: ContentHolder
  /** Address of the picture: drawn in lines, so of any size. */
  icon: string
}

/** The bar above the pages, as web/index.html says it. */
export const barColour = light('brand')

export const manifestAddress = (mountPath: string, locale: string): string =>
  `${mountPath}/manifest/${locale}.webmanifest`

export const registerManifest = (app: FastifyInstance, { mountPath, content, icon }: ManifestDeps): void => {
  app.get<{ Params: { file: string } }>(`${mountPath}/manifest/:file`, async (request, reply) => {
    const current = content.current()
    const locale = /^(.*)\.webmanifest$/.exec(request.params.file)?.[1] ?? ''
    if (!current.locales.includes(locale)) throw problem.notFound()
    const name = current.in(locale).title
    return reply
      .headers({
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      })
      .send(
        JSON.stringify({
          // One and the same app in every language.
          id: `${mountPath}/`,
          name,
          short_name: name,
          lang: locale,
          dir: isRightToLeft(locale) ? 'rtl' : 'ltr',
          start_url: `${mountPath}/${locale}/help/`,
          scope: `${mountPath}/`,
          display: 'standalone',
          background_color: barColour,
          theme_color: barColour,
          icons: [{ src: icon, type: 'image/svg+xml', sizes: 'any', purpose: 'any' }],
        }),
      )
  })
}
