/**
 * The page: `{mount}/{locale}/help/*` (ground G1, G3, G26), one HTML answer for every address of the app. To who is not
 * signed in it is a document kept as bytes, without token, account or cookie (T27); a signed-in player's is made for
 * this answer. Call it last of all routes; it needs the hooks of useSessions, useInGame and useSecurityHeaders.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AccountInfo } from '#generated/server/schemas.ts'
import type { ContentHolder } from '../content/content-holder.ts'
import type { Content } from '../content/types.ts'
import type { Clock } from '../lib/clock.ts'
import { chooseLocale, isRightToLeft, type LocaleWishes } from '../lib/locale.ts'
import { chooseEncoding, matchesEtag } from '../platform/contract/prebuilt.ts'
import type { ReadyAnswer } from '../platform/contract/send-answer.ts'
import { faceAddress } from '../platform/face.ts'
import { problem } from '../platform/problems.ts'
import type { Asked } from '../platform/ready-documents.ts'
import { pagePolicy } from '../platform/security-headers.ts'
import type { Visitor } from '../platform/visitor.ts'
import { type Address, readAddress } from './addresses.ts'
import { answerWithPage, type SayFailure } from './failed-page.ts'
import { answerMissing } from './missing-page.ts'
import { readChunks } from './chunks.ts'
import { type EarlyScripts, readEarlyScripts } from './early-script.ts'
import { compressNow, createKeptPages } from './kept-pages.ts'
import { type Renderer, loadRenderer } from './renderer.ts'
import { registerManifest } from './manifest.ts'
import { robotsText } from './robots.ts'
import { securityText } from './security-text.ts'
import { type PageFeatures, type SharedPage, createSharedPages } from './shared-page.ts'
import { registerSitemap } from './sitemap.ts'
import { registerStaticApp } from './static-app.ts'
import { type PageTemplate, readTemplate, scriptJson } from './template.ts'
import { registerTextsFile } from './texts-file.ts'

interface PageDeps {
  /** '' or with a leading slash (ground G1). */
  mountPath: string
  /** Without trailing slash (ground G25). */
  publicUrl: string
  /** Where weaknesses are reported; none: there is no security.txt. */
  securityContacts: readonly string[]
  clock: Clock
  webDist: string
  content: ContentHolder
  texts: { all: (locale: string) => ReadonlyMap<string, string>; say: SayFailure }
  csrf: { tokenFor: (visitor: Visitor) => string }
  accountInfo: (visitor: Visitor) => Promise<AccountInfo | undefined>
  features: PageFeatures
  /** Changes when the desk publishes, changes or takes back a crisis message. */
  crisisVersion: () => string | number
  /** Hosts of configured vendors (captcha, chat), for the page's Content-Security-Policy. */
  vendors?: () => readonly string[]
  /** Changes when the desk opens or closes a way of contact. */
  channelVersion: () => number
  /** A draft of the studio, by the token of its preview (CD-404). */
  preview?: (token: string) => Promise<PreviewedPage | undefined>
  /** For tests: the built app's server entry. */
  renderer?: Renderer
  log?: (message: string, error: unknown) => void
}

/** Sanitised text holds none of its own. */
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g

interface PreviewedPage {
  locale: string
  articleId: string
  document: unknown
}

/** Pages of all languages, colours and games together; some 20 KB an encoding. */
const mostKept = 1_000
/** What a shared cache may do with a page that nobody's cookie asked for: nobody sees one older than 2 s (T27). */
const forEverybody = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1'

export const registerPage = async (app: FastifyInstance, deps: PageDeps): Promise<void> => {
  const { mountPath, publicUrl, content, texts, features, crisisVersion, channelVersion } = deps
  const template = readTemplate(deps.webDist, `${mountPath}/static/app/`)
  const shared = createSharedPages(app, {
    mountPath,
    publicUrl,
    content,
    texts,
    textsFile: registerTextsFile(app, { mountPath, content, texts }),
    features,
    crisisVersion,
    channelVersion,
    renderer: deps.renderer ?? (await loadRenderer(deps.webDist)),
    chunksOf: readChunks(deps.webDist),
    icon: readIcon(deps.webDist, `${mountPath}/static/app/favicon.svg`),
    face: readFace(deps.webDist, mountPath),
    ...(deps.log === undefined ? {} : { log: deps.log }),
  })
  const kept = createKeptPages(mostKept)
  const early = readEarlyScripts(deps.webDist)

  let policy: { of: unknown; text: string } | undefined
  /** The same text for every page of a content version. */
  const policyOf = ({ settings }: Content): string => {
    if (policy?.of !== settings)
      policy = {
        of: settings,
        text: pagePolicy(undefined, {
          frames: settings.videoHosts.map((host) => `https://${host}`),
          vendors: deps.vendors?.() ?? [],
          hashes: early.hashes,
        }),
      }
    return policy.text
  }

  const find = async (
    { headers, cookies, embeddedGame: game }: PageRequest,
    { locale, path }: PageAddress,
  ): Promise<{ page: SharedPage; look: Look; head: Record<string, string> }> => {
    if (/^\/wf(\/|$)/.test(path)) throw problem.notFound() // no route of the app (ground G1); a room that has workflow pages registers them
    const page = await shared.find({
      locale,
      path,
      game,
      userAgent: headers['user-agent'],
      readMessages: cookies['cmRead'],
    })
    const present = content.current()
    const theme = game === null ? (page.theme ?? undefined) : (present.settings.embeddedProducts[game] ?? game)
    return {
      page,
      look: { locale, game, colours: colours(cookies['scheme'], theme) },
      head: {
        'content-security-policy': policyOf(present),
        'content-type': 'text/html; charset=utf-8',
        'content-language': locale,
        'content-version': page.version,
        vary: 'Accept-Encoding, Cookie, User-Agent',
        ...(page.isUnlisted ? { 'x-robots-tag': 'noindex' } : {}),
      },
    }
  }

  const sendToPlayer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    built: PageTemplate,
    address: PageAddress,
  ): Promise<FastifyReply> => {
    const { page, look, head } = await find(request, address)
    const account = await deps.accountInfo(request.visitor)
    const html = draw(built, early, page, look, {
      account: account ?? null,
      token: deps.csrf.tokenFor(request.visitor),
    })
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    reply
      .code(page.isMissing ? 404 : 200)
      .headers(head)
      .header('cache-control', 'private, no-store')
    if (encoding === 'identity') return reply.send(html)
    return reply.header('content-encoding', encoding).send(await compressNow(Buffer.from(html), encoding))
  }

  /** The page of who is not signed in, ready to be sent either way (ready-documents.ts). */
  const keptPage = async (request: PageRequest, built: PageTemplate, address: PageAddress): Promise<ReadyAnswer> => {
    const { page, look, head } = await find(request, address)
    const { etag, bytes } = kept.page(`${page.key}\n${look.colours}`, () => draw(built, early, page, look))
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const isShared = look.game === null && request.headers.cookie === undefined
    const headers: Record<string, string> = {
      ...head,
      etag: encoding === 'identity' ? etag : `W/${etag}`,
      'cache-control': isShared ? forEverybody : 'private, no-cache',
    }
    if (!page.isMissing && matchesEtag(request.headers['if-none-match'], etag)) return { status: 304, headers }
    if (encoding !== 'identity') headers['content-encoding'] = encoding
    return { status: page.isMissing ? 404 : 200, headers, body: await bytes(encoding) }
  }

  /** The draft as its page shows it, for the desk's frame: everybody's page, without any script, kept nowhere. */
  const sendPreview = async (
    token: string,
    request: FastifyRequest,
    reply: FastifyReply,
    built: PageTemplate,
    { locale, path }: PageAddress,
  ): Promise<FastifyReply> => {
    const found = await deps.preview?.(token)
    if (!found || found.locale !== locale || path !== `/article/${found.articleId}`) throw problem.notFound()
    const isAt = (key: string): boolean => key.endsWith(`/api/article/${locale}/${found.articleId}`)
    const page = await shared.preview(
      { locale, path, game: null, userAgent: undefined, readMessages: undefined },
      { isAt, document: found.document },
    )
    const colour = colours(request.cookies['scheme'], page.theme ?? undefined)
    const html = draw(built, early, { ...page, data: '' }, { locale, game: null, colours: colour })
    return reply
      .headers({
        'content-security-policy': pagePolicy(undefined, {
          frames: content.current().settings.videoHosts.map((host) => `https://${host}`),
          isPreview: true,
        }),
        'x-frame-options': 'SAMEORIGIN',
        'content-type': 'text/html; charset=utf-8',
        'content-language': locale,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
      .send(html.replaceAll(scripts, ''))
  }

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    address: PageAddress,
  ): Promise<FastifyReply> => {
    if (template === undefined) throw problem.unavailable(30)
    const preview = new URLSearchParams(request.url.split('?')[1] ?? '').get('preview')
    if (preview !== null) return sendPreview(preview, request, reply, template, address)
    if (request.visitor.kind === 'player') return sendToPlayer(request, reply, template, address)
    const { status, headers, body } = await keptPage(request, template, address)
    app.readyDocuments?.note(request, {
      route: request.routeOptions.url ?? '',
      room: 'page',
      counts: 'nothing',
      answer: (asked) => keptPage(asked, template, address),
    })
    return reply.code(status).headers(headers).send(body)
  }

  registerManifest(app, { mountPath, content, icon: `${mountPath}/static/app/favicon.svg` })
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(robotsText(publicUrl, mountPath)),
  )
  if (deps.securityContacts.length > 0)
    app.get('/.well-known/security.txt', async (_request, reply) =>
      reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' }).send(
        securityText({
          contacts: deps.securityContacts,
          publicUrl,
          locales: content.current().locales,
          now: deps.clock.now(),
        }),
      ),
    )
  registerSitemap(app, deps)
  registerStaticApp(app, { mountPath, webDist: deps.webDist })

  const readRequest = (request: FastifyRequest): { address: Address; wishes: LocaleWishes } => {
    const [path = '', query] = request.url.split(/\?(.*)/s)
    const search = query === undefined ? '' : `?${query}`
    const wishes: LocaleWishes = {
      query: new URLSearchParams(search).get('locale') ?? undefined,
      cookie: request.cookies['locale'],
      acceptLanguage: request.headers['accept-language'],
    }
    return { address: readAddress(mountPath, path, search, content.current(), wishes), wishes }
  }
  const localeOf = (request: FastifyRequest): string => {
    const { locales, defaultLocale } = content.current()
    const { address, wishes } = readRequest(request)
    return address.kind === 'page' ? address.locale : chooseLocale(wishes, locales, defaultLocale)
  }

  const answerElsewhere = answerMissing({ mountPath, content, localeOf, say: texts.say })
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { address } = readRequest(request)
    if (address.kind === 'page') return sendPage(request, reply, address)
    const missing = address.kind === 'none' ? answerElsewhere(request, reply) : undefined
    if (missing !== undefined) return missing
    if (address.kind === 'none') throw problem.notFound()
    return reply.headers({ 'cache-control': 'no-store', vary: 'Accept-Language, Cookie' }).redirect(address.to, 302)
  }
  if (app.missing !== undefined) app.missing.answer = answerElsewhere
  const addresses = new Set([
    '/',
    mountPath || '/',
    `${mountPath}/`,
    `${mountPath}/help`,
    `${mountPath}/help/*`,
    `${mountPath}/:locale`,
    `${mountPath}/:locale/`,
    `${mountPath}/:locale/help`,
    `${mountPath}/:locale/help/*`,
  ])
  const config = { ownErrors: 'a person reads the page and tries again' }
  const errorHandler = answerWithPage(app, localeOf, texts.say)
  for (const url of addresses) app.get(url, { config, errorHandler }, serve)
}

/** The browser's small picture, inside the page: half a kilobyte is less than asking for it. */
const readIcon = (webDist: string, address: string): string => {
  const file = join(webDist, 'favicon.svg')
  return existsSync(file) ? `data:image/svg+xml,${encodeURIComponent(readFileSync(file, 'utf8').trim())}` : address
}

/** The portal's Latin face, asked for with the page and not after its style sheet; '' where the app is not built. */
const readFace = (webDist: string, mountPath: string): string => {
  const address = faceAddress(webDist, mountPath)
  return address === undefined ? '' : `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`
}

/** What a page depends on beside its address. */
type PageRequest = Pick<Asked, 'headers' | 'cookies'> & { embeddedGame: string | null }
type PageAddress = Extract<Address, { kind: 'page' }>

interface Look {
  locale: string
  game: string | null
  /** Attributes of `<html>`. */
  colours: string
}

/** `mine`: what is the visitor's own; without it the page is everybody's. */
const draw = (
  template: PageTemplate,
  early: EarlyScripts,
  page: SharedPage,
  { locale, game, colours: attributes }: Look,
  mine?: { account: AccountInfo | null; token: string },
): string => {
  const account = mine?.account ?? null
  const visitor = {
    isInGameBrowser: game !== null,
    embeddedGameName: game,
    login: { isLoggedIn: account !== null, account },
  }
  const body = mine !== undefined && page.isForSignedOut ? '' : page.body
  return template.fill({
    lang: locale,
    dir: isRightToLeft(locale) ? 'rtl' : 'ltr',
    attributes: account === null ? attributes : `${attributes} data-signed-in`,
    head: (mine === undefined ? '' : `<meta name="_csrf" content="${mine.token}">`) + page.head,
    body,
    data:
      early.tagFor(body) +
      page.data +
      `<script type="application/json" id="visitor-data">${scriptJson(visitor)}</script>` +
      // Last: an app that is kept begins at once, and reads what stands above.
      (template.app === null ? '' : early.beginTag({ app: template.app, texts: page.texts, files: page.files })),
  })
}

/** The visitor's choice of light or dark, and the game's colours (GAME-04, OD-104). */
const colours = (scheme: string | undefined, theme: string | undefined): string =>
  (scheme === 'light' || scheme === 'dark' ? ` data-scheme="${scheme}"` : '') +
  (theme !== undefined && /^[a-z0-9-]{1,40}$/.test(theme) ? ` data-theme="${theme}"` : '')
