/**
 * The page: `{mount}/{locale}/help/*` (ground G1, G3, G26). One HTML answer for every address of the app: the built
 * index.html, with language, direction, colours, base address, CSRF token, first data and, for home, category, article
 * and crisis pages, the content itself.
 *
 * compose hands over (PageDeps): the addresses and the folder of the built app from the configuration; the running
 * content; the texts by locale; `csrf.tokenFor`; the account as the page may see it (account service `info`); the
 * flags' present state. Documents are asked of the app itself (`app.inject`, anonymous), so a rendered page can never
 * show what the API would not.
 *
 * Call it last of all routes: `await registerPage(app, deps)`. Needs the hooks of useSessions, useInGame and
 * useSecurityHeaders.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AccountInfo } from '#generated/server/schemas.ts'
import type { ContentHolder } from '../content/content-holder.ts'
import { escapeHtml } from '../lib/html.ts'
import { createLru } from '../lib/lru.ts'
import { chooseEncoding } from '../platform/contract/prebuilt.ts'
import { problem } from '../platform/problems.ts'
import type { Visitor } from '../platform/visitor.ts'
import { type Address, readAddress } from './addresses.ts'
import { readChunks } from './chunks.ts'
import { type FirstData, type Renderer, bringFirstReads, loadRenderer, renderWithDocuments } from './renderer.ts'
import { robotsText } from './robots.ts'
import { registerSitemap } from './sitemap.ts'
import { registerStaticApp } from './static-app.ts'
import { readTemplate, scriptJson } from './template.ts'

export interface PageDeps {
  /** '' or with a leading slash (ground G1). */
  mountPath: string
  /** Without trailing slash (ground G25). */
  publicUrl: string
  webDist: string
  content: ContentHolder
  texts: { all: (locale: string) => ReadonlyMap<string, string> }
  csrf: { tokenFor: (visitor: Visitor) => string }
  accountInfo: (visitor: Visitor) => Promise<AccountInfo | undefined>
  features: { isOn: (key: string) => boolean }
  /** Hosts of configured vendors (captcha, chat), for the page's Content-Security-Policy. */
  vendors?: () => readonly string[]
  /** For tests: the built app's server entry. */
  renderer?: Renderer
  log?: (message: string, error: unknown) => void
}

const apiBase = '/services/bft'
/** So many times content may be swapped under one page. */
const mostSwaps = 10
const featureKeys = [
  'anonymousTickets',
  'recaptcha',
  'arkose',
  'legacyMode',
  'autoCategorize',
  'hideCategorizeButton',
  'strictCaptcha',
  'embeddedStrictCaptcha',
  'accountRestrictions',
  'combinedEmailPhone',
] as const
const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

/** Screens of one visitor or without content of their own: no search engine keeps them. */
const unlisted = /^\/(case|survey|verification|restrictions|penalty|contact|search|bug-suggestion|error|product)(\/|$)/
const isRightToLeft = (locale: string): boolean => ['ar', 'fa', 'he', 'ur'].includes(locale.slice(0, 2))

/** Crisis messages as documents of the page; `tag` changes with them and with what was read. */
interface Notices {
  documents: Record<string, unknown>
  read: readonly string[]
  seen: ReadonlySet<string>
  tag: string
}

/** What all visitors of one address share, as ready text. */
interface SharedPage {
  version: string
  isWhole: boolean
  head: string
  preloads: readonly string[]
  body: string
  data: { start: string; texts: string; end: string }
  isUnlisted: boolean
}

export const registerPage = async (app: FastifyInstance, deps: PageDeps): Promise<void> => {
  const { mountPath, publicUrl, content, texts, features } = deps
  const template = readTemplate(deps.webDist, `${mountPath}/static/app/`)
  const renderer = deps.renderer ?? (await loadRenderer(deps.webDist))
  const chunksOf = readChunks(deps.webDist)
  const shared = createLru<Promise<SharedPage>>(600)
  const icon = readIcon(deps.webDist, `${mountPath}/static/app/favicon.svg`)

  /**
   * The answer of our own API to an anonymous visitor; undefined for anything but 200. `seen` collects the content
   * versions of the answers. The language travels as the app itself sends it: not every path holds it.
   */
  const documentOf = async (
    key: string,
    locale: string,
    { userAgent, seen }: { userAgent?: string; seen?: Set<string> } = {},
  ): Promise<unknown> => {
    const url = /^GET (\S+)$/.exec(key)?.[1]
    if (url === undefined) return undefined
    const answer = await app.inject({
      url,
      headers: { locale, ...(userAgent === undefined ? {} : { 'user-agent': userAgent }) },
    })
    const version = answer.headers['content-version']
    if (typeof version === 'string') seen?.add(version)
    return answer.statusCode === 200 ? (answer.json() as unknown) : undefined
  }

  /**
   * What everybody should know now, and what of it this browser has read (cookie cmRead, CRISIS-10). Asked with every
   * page, because a message shows as soon as it is published; part of what pages are kept by, so that the banners are
   * in the markup and push nothing down when they come.
   */
  const noticesFor = async (locale: string, cookie: string | undefined): Promise<Notices> => {
    const key = `GET ${apiBase}/api/messages/${locale}`
    const seen = new Set<string>()
    const messages = await documentOf(key, locale, { seen })
    if (!Array.isArray(messages)) return { documents: {}, read: [], seen, tag: '' }
    const readBefore = new Set((cookie ?? '').split('/'))
    const read = (messages as { id: string }[]).map(({ id }) => id).filter((id) => readBefore.has(id))
    return {
      documents: { [key]: messages },
      read,
      seen,
      tag: createHash('sha1')
        .update(JSON.stringify([messages, read]))
        .digest('base64url'),
    }
  }

  /** One text for all pages of a language: what is kept per page stays small. */
  const textsJson = createLru<{ of: ReadonlyMap<string, string>; json: string }>(40)
  const textsOf = (locale: string): string => {
    const all = texts.all(locale)
    const ready = textsJson.get(locale)
    if (ready?.of === all) return ready.json
    const json = scriptJson(Object.fromEntries(all))
    textsJson.set(locale, { of: all, json })
    return json
  }

  const firstData = async (
    locale: string,
    game: string | null,
    userAgent: string | undefined,
    on: readonly string[],
    notices: Notices,
    seen: Set<string>,
  ): Promise<FirstData> => {
    const configKey = `GET ${apiBase}/api/config`
    const config = await documentOf(configKey, locale, {
      seen,
      ...(game === null || userAgent === undefined ? {} : { userAgent }),
    })
    return {
      locale,
      mountPath,
      apiBase,
      texts: Object.fromEntries(texts.all(locale)),
      readMessages: notices.read,
      documents: {
        ...notices.documents,
        ...(config === undefined ? {} : { [configKey]: config }),
        ...Object.fromEntries(
          featureKeys.map((key) => [`POST ${apiBase}/api/feature ${JSON.stringify(key)}`, on.includes(key)]),
        ),
      },
    }
  }

  const buildShared = async (
    locale: string,
    path: string,
    game: string | null,
    userAgent: string | undefined,
    on: readonly string[],
    notices: Notices,
  ): Promise<SharedPage> => {
    const { version } = content.current()
    const seen = new Set(notices.seen)
    const data = await firstData(locale, game, userAgent, on, notices, seen)
    const siteTitle = data.texts['support.site.title'] ?? ''
    const screen = renderer?.pageNameOf(path) ?? null
    // A game's browser has another layout: it draws for itself.
    const source = (key: string): Promise<unknown> => documentOf(key, locale, { seen })
    const drawn =
      game === null && renderer?.isRendered(path)
        ? await renderWithDocuments(renderer, path, { ...data, origin: publicUrl }, source)
        : undefined
    const documents =
      drawn?.documents ??
      (renderer === undefined ? data.documents : await bringFirstReads(renderer, path, data, source))
    const isUnlisted = drawn?.page.head.isUnlisted ?? unlisted.test(path)
    const head = [
      `<title>${escapeHtml(drawn?.page.head.title ?? siteTitle)}</title>`,
      `<base href="${mountPath}/${locale}/help/">`,
      `<link rel="icon" type="image/svg+xml" href="${icon}">`,
      ...(drawn?.page.head.description
        ? [`<meta name="description" content="${escapeHtml(drawn.page.head.description)}">`]
        : []),
      ...(isUnlisted ? ['<meta name="robots" content="noindex">'] : languageLinks(locale, path)),
    ].join('')
    const noscript = `<noscript><p class="no-script">${escapeHtml(data.texts['support.shell.noscript.short'] ?? '')}</p></noscript>`
    return {
      head,
      isUnlisted,
      version,
      isWhole: content.current().version === version && [...seen].every((one) => one === version),
      preloads: screen === null ? [] : chunksOf(screen),
      body: drawn?.page.html ?? '',
      data: {
        start:
          `${noscript}<script type="application/json" ` +
          `id="first-data">{"locale":${scriptJson(locale)},"mountPath":${scriptJson(mountPath)},` +
          `"apiBase":${scriptJson(apiBase)},"readMessages":${scriptJson(notices.read)},"texts":`,
        texts: textsOf(locale),
        end: `,"documents":${scriptJson(documents)}}</script>`,
      },
    }
  }

  const nothingYet = (locale: string): FirstData => ({ locale, mountPath, apiBase, texts: {}, documents: {} })

  const languageLinks = (locale: string, path: string): string[] => {
    const at = (one: string): string => `${publicUrl}${mountPath}/${one}/help${path === '/' ? '' : encodeURI(path)}`
    return [
      `<link rel="canonical" href="${at(locale)}">`,
      ...content
        .current()
        .locales.filter((one) => !isPseudo(one))
        .map((one) => `<link rel="alternate" hreflang="${one}" href="${at(one)}">`),
    ]
  }

  /**
   * A page of one content version: when content was swapped while its documents came together, it is put together
   * again.
   */
  const sharedPage = async (locale: string, path: string, request: FastifyRequest): Promise<SharedPage> => {
    for (let tries = 0; tries < mostSwaps; tries += 1) {
      const page = await presentPage(locale, path, request)
      if (page.isWhole) return page
    }
    throw problem.unavailable(1)
  }

  const presentPage = async (locale: string, path: string, request: FastifyRequest): Promise<SharedPage> => {
    const game = request.embeddedGame
    const on = featureKeys.filter((key) => features.isOn(key))
    const notices = await noticesFor(locale, request.cookies['cmRead'])
    // Only addresses with content of their own are told apart: nobody can fill the memory with made-up paths.
    const isOwn =
      (game === null && renderer?.isRendered(path) === true) ||
      (renderer?.firstReads?.(path, nothingYet(locale)).length ?? 0) > 0
    const place = isOwn
      ? path
      : `(${renderer?.pageNameOf(path) ?? ''} ${String(unlisted.test(path))} ${path === '/' ? '/' : ''})`
    const key = [content.current().version, locale, place, game ?? '', on.join(), notices.tag].join('\n')
    const ready = shared.get(key)
    if (ready !== undefined) return ready
    const building = buildShared(locale, path, game, request.headers['user-agent'], on, notices)
    shared.set(key, building)
    building.then(
      (page) => {
        if (!page.isWhole) shared.delete(key)
      },
      (error: unknown) => {
        shared.delete(key)
        deps.log?.('a page could not be drawn', error)
      },
    )
    return building
  }

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { locale, path }: Extract<Address, { kind: 'page' }>,
  ): Promise<FastifyReply> => {
    if (template === undefined) throw problem.unavailable(30)
    if (/^\/wf(\/|$)/.test(path)) throw problem.notFound() // no route of the app (ground G1); a room that has workflow pages registers them
    const { settings } = content.current()
    const { nonce } = reply.startPage({
      frames: settings.videoHosts.map((host) => `https://${host}`),
      vendors: deps.vendors?.() ?? [],
    })
    reply.keepSession()
    const [page, account] = await Promise.all([sharedPage(locale, path, request), deps.accountInfo(request.visitor)])
    const game = request.embeddedGame
    const visitor = {
      isInGameBrowser: game !== null,
      embeddedGameName: game,
      login: { isLoggedIn: account !== undefined, account: account ?? null },
    }
    const html = template({
      lang: locale,
      nonce,
      dir: isRightToLeft(locale) ? 'rtl' : 'ltr',
      attributes: colours(
        request.cookies['scheme'],
        game === null ? undefined : (settings.embeddedProducts[game] ?? game),
      ),
      // Scripts need the nonce even to be fetched early ('strict-dynamic').
      head:
        `<meta name="_csrf" content="${deps.csrf.tokenFor(request.visitor)}">` +
        page.head +
        page.preloads
          .map(
            (file) => `<link rel="modulepreload" crossorigin href="${mountPath}/static/app/${file}" nonce="${nonce}">`,
          )
          .join(''),
      body: page.body,
      data:
        `${page.data.start}${page.data.texts}${page.data.end}<script type="application/json" ` +
        `id="visitor-data">${scriptJson(visitor)}</script>`,
    })
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'content-version': page.version,
      vary: 'Accept-Encoding, Cookie, User-Agent',
    })
    if (page.isUnlisted) reply.header('x-robots-tag', 'noindex')
    return sendCompressed(request, reply, html)
  }

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(robotsText(publicUrl, mountPath)),
  )
  registerSitemap(app, deps)
  registerStaticApp(app, { mountPath, webDist: deps.webDist })

  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = '', query] = request.url.split(/\?(.*)/s)
    const search = query === undefined ? '' : `?${query}`
    const { locales, defaultLocale } = content.current()
    const address = readAddress(
      mountPath,
      path,
      search,
      { locales, defaultLocale },
      {
        query: new URLSearchParams(search).get('locale') ?? undefined,
        cookie: request.cookies['locale'],
        acceptLanguage: request.headers['accept-language'],
      },
    )
    if (address.kind === 'page') return sendPage(request, reply, address)
    if (address.kind === 'none') throw problem.notFound()
    return reply.headers({ 'cache-control': 'no-store', vary: 'Accept-Language, Cookie' }).redirect(address.to, 302)
  }
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
  for (const url of addresses) app.get(url, serve)
}

/** The browser's small picture, inside the page: half a kilobyte is less than asking for it. */
const readIcon = (webDist: string, address: string): string => {
  const file = join(webDist, 'favicon.svg')
  return existsSync(file) ? `data:image/svg+xml,${encodeURIComponent(readFileSync(file, 'utf8').trim())}` : address
}

const isPseudo = (locale: string): boolean => locale === 'en-XA' || locale === 'ar-XB'

/** The visitor's choice of light or dark, and the game's colours in its own browser (OD-104). */
const colours = (scheme: string | undefined, theme: string | undefined): string =>
  (scheme === 'light' || scheme === 'dark' ? ` data-scheme="${scheme}"` : '') +
  (theme !== undefined && /^[a-z0-9-]{1,40}$/.test(theme) ? ` data-theme="${theme}"` : '')

/** Each page is its own (nonce, token), so it is compressed as it goes out: quickly rather than tightly. */
const sendCompressed = async (request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> => {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.send(html)
  const bytes = Buffer.from(html)
  reply.header('content-encoding', encoding)
  return reply.send(
    encoding === 'br'
      ? await brotliAsync(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        })
      : await gzipAsync(bytes, { level: 5 }),
  )
}
