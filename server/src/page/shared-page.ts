// What all visitors of one address share: head, drawn content and first documents as ready text, put together once for
// a content version (ground G26, T27). Documents are asked of the app itself, anonymously.
import type { FastifyInstance } from 'fastify'
import type { ContentHolder } from '../content/content-holder.ts'
import { escapeHtml } from '../lib/html.ts'
import { createLru } from '../lib/lru.ts'
import { nobody } from '../platform/feature-audience.ts'
import type { FeatureFlags } from '../platform/features.ts'
import { problem } from '../platform/problems.ts'
import { manifestAddress } from './manifest.ts'
import { apiBase, createPageDocuments, withoutAdmission, withPicturesOnce } from './page-documents.ts'
import { type FirstData, type Renderer, bringFirstReads, renderWithDocuments } from './renderer.ts'
import { scriptJson } from './template.ts'
import type { TextsFile } from './texts-file.ts'

export type PageFeatures = Pick<FeatureFlags, 'isOn' | 'isPersonal'>

interface SharedPageDeps {
  mountPath: string
  publicUrl: string
  content: ContentHolder
  texts: { all: (locale: string) => ReadonlyMap<string, string> }
  textsFile: TextsFile
  features: PageFeatures
  /** Changes when the desk publishes, changes or takes back a crisis message. */
  crisisVersion: () => string | number
  /** Changes when the desk opens or closes a way of contact. */
  channelVersion: () => number
  renderer: Renderer | undefined
  /** Files of the build that a screen needs. */
  chunksOf: (screen: string) => readonly string[]
  /** Address, or data, of the browser's small picture. */
  icon: string
  /** The link that fetches the portal's Latin face early; '' where there is none. */
  face: string
  log?: (message: string, error: unknown) => void
}

/** What alters a page beside its content (T27). */
interface PageWish {
  locale: string
  /** Inside the app, with a leading slash. */
  path: string
  /** The embedded game, and the browser it was told by. */
  game: string | null
  userAgent: string | undefined
  /** Cookie cmRead: crisis messages that were read or dismissed. */
  readMessages: string | undefined
}

export interface SharedPage {
  /** Equal for equal pages. */
  key: string
  version: string
  isWhole: boolean
  head: string
  body: string
  /** The body is that of who is not signed in (CD-188). */
  isForSignedOut: boolean
  /** Where its texts lie. */
  texts: string
  /** Files of the build its screen needs beside the app. */
  files: readonly string[]
  data: string
  isUnlisted: boolean
  /** Its article is not there: archived, or never was. */
  isMissing: boolean
  /** The game whose colours it comes in (GAME-04); null is the portal's own look. */
  theme: string | null
}

/** A document in the place of what the API would answer. */
interface OwnDocument {
  /** Whether this is its address, as the renderer asks for it. */
  isAt: (key: string) => boolean
  document: unknown
}

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

/** Screens of one visitor or without content of their own: no search engine keeps them. */
const unlisted =
  /^\/(account|case|survey|verification|restrictions|penalty|lockedout|contact|search|bug-suggestion|error|product)(\/|$)/
/** The languages whose pages are set in the face of the device (web/src/kit/styles/tokens.css). */
const hasOwnFace = (locale: string): boolean => !/^(ar|ja|ko|zh)\b/.test(locale)
const isPseudo = (locale: string): boolean => locale === 'en-XA' || locale === 'ar-XB'

type PageFlags = Partial<Record<(typeof featureKeys)[number], boolean>>

/** Crisis messages of a language as a document of the page. */
interface Messages {
  documents: Record<string, unknown>
  ids: readonly string[]
  seen: ReadonlySet<string>
}

/** What an address is to the app, whatever its content says today. */
interface Place {
  screen: string | null
  isDrawn: boolean
  /** What is drawn, and what comes along, tells ways of contact. */
  hasChannels: boolean
  /** Addresses without content of their own are one place: nobody can fill the memory with made-up ones. */
  name: string
  product: string | null
  isUnlisted: boolean
}

export const createSharedPages = (app: FastifyInstance, deps: SharedPageDeps) => {
  const { mountPath, publicUrl, content, texts, features, renderer } = deps
  const { documentOf, withPictureInside } = createPageDocuments(app)
  const shared = createLru<Promise<SharedPage>>(600)
  const places = createLru<Place>(2_000)
  const messages = createLru<{ version: string; promise: Promise<Messages> }>(40)

  const placeOf = (path: string, locale: string): Place => {
    const ready = places.get(path)
    if (ready !== undefined) return ready
    const nothingYet: FirstData = { locale, mountPath, apiBase, texts: {}, documents: {} }
    const screen = renderer?.pageNameOf(path) ?? null
    const isDrawn = renderer?.isRendered(path) === true
    const hasChannels = (renderer?.firstReads?.(path, nothingYet).length ?? 0) > 0
    const isOwn = isDrawn || hasChannels
    const isUnlisted = unlisted.test(path) || !(isOwn || path === '/')
    const name = isOwn ? path : `(${screen ?? ''} ${path === '/' ? '/' : ''})`
    const product = renderer?.themeOf?.(path, nothingYet) ?? null
    const place = { screen, isDrawn, hasChannels, name, product, isUnlisted }
    places.set(path, place)
    return place
  }

  /** A product that there is none of has no page. */
  const withKnownProduct = (place: Place): Place =>
    place.product === null || knownTheme(place.product) !== null
      ? place
      : { ...place, isDrawn: false, hasChannels: false, isUnlisted: true, name: `(${place.screen ?? ''} )` }

  const readMessages = async (locale: string): Promise<Messages> => {
    const key = `GET ${apiBase}/api/messages/${locale}`
    const seen = new Set<string>()
    const found = await documentOf(key, locale, { seen })
    if (!Array.isArray(found)) return { documents: {}, ids: [], seen }
    return { documents: { [key]: found }, ids: (found as { id: string }[]).map(({ id }) => id), seen }
  }
  /** What everybody should know now: part of the page, so that banners push nothing down when they come. */
  const messagesOf = (locale: string): Promise<Messages> => {
    const version = `${content.current().version} ${deps.crisisVersion()}`
    const ready = messages.get(locale)
    if (ready?.version === version) return ready.promise
    const promise = readMessages(locale)
    messages.set(locale, { version, promise })
    promise.catch(() => messages.delete(locale))
    return promise
  }

  /**
   * What is on for all who read this language. What is on for some of them is in no page: the browser asks, and it has a
   * session, which the page has not (T27, CD-425).
   */
  const flagsFor = (locale: string): PageFlags =>
    Object.fromEntries(
      featureKeys
        .filter((key) => !features.isPersonal(key))
        .map((key) => [key, features.isOn(key, { ...nobody, locale })]),
    )

  const firstData = async (
    { locale, game, userAgent }: PageWish,
    flags: PageFlags,
    { documents }: Messages,
    read: readonly string[],
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
      readMessages: read,
      documents: {
        ...documents,
        ...(config === undefined ? {} : { [configKey]: config }),
        ...Object.fromEntries(
          Object.entries(flags).map(([key, isOn]) => [`POST ${apiBase}/api/feature ${JSON.stringify(key)}`, isOn]),
        ),
      },
    }
  }

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

  const build = async (
    key: string,
    wish: PageWish,
    place: Place,
    flags: PageFlags,
    known: Messages,
    read: readonly string[],
    own?: OwnDocument,
  ): Promise<SharedPage> => {
    const { locale, path, game } = wish
    const { version } = content.current()
    const seen = new Set(known.seen)
    const data = await firstData(wish, flags, known, read, seen)
    const siteTitle = data.texts['support.site.title'] ?? ''
    // A game's browser has another layout: it draws for itself.
    const source = async (one: string): Promise<unknown> =>
      own?.isAt(one) === true ? own.document : withPictureInside(one, await documentOf(one, locale, { seen }))
    const first = renderer === undefined ? data.documents : await bringFirstReads(renderer, path, data, source)
    const drawn =
      game === null && renderer !== undefined && place.isDrawn
        ? await renderWithDocuments(renderer, path, { ...data, documents: first, origin: publicUrl }, source)
        : undefined
    const documents = withoutAdmission(drawn?.documents ?? first)
    const isUnlisted = place.isUnlisted || drawn?.page.head.isUnlisted === true
    const noscript = `<noscript><p class="no-script">${escapeHtml(data.texts['support.shell.noscript.short'] ?? '')}</p></noscript>`
    const head = [
      `<title>${escapeHtml(drawn?.page.head.title ?? siteTitle)}</title>`,
      `<base href="${mountPath}/${locale}/help/">`,
      `<link rel="icon" type="image/svg+xml" href="${deps.icon}">`,
      // A game's window keeps nothing on a home screen.
      ...(game === null ? [`<link rel="manifest" href="${manifestAddress(mountPath, locale)}">`] : []),
      ...(drawn?.page.head.description
        ? [`<meta name="description" content="${escapeHtml(drawn.page.head.description)}">`]
        : []),
      ...(isUnlisted ? ['<meta name="robots" content="noindex">'] : languageLinks(locale, path)),
      ...(hasOwnFace(locale) ? [deps.face] : []),
    ].join('')
    const textsAt = deps.textsFile.addressOf(locale)
    const body = drawn?.page.html ?? ''
    const isForSignedOut = renderer?.isForSignedOut?.(path) === true
    return {
      key,
      head,
      isUnlisted,
      isMissing: lacksArticle(locale, path, documents),
      theme: knownTheme(renderer?.themeOf?.(path, { ...data, documents })),
      version,
      isWhole: content.current().version === version && [...seen].every((one) => one === version),
      body,
      isForSignedOut,
      texts: textsAt,
      files: (place.screen === null ? [] : deps.chunksOf(place.screen)).map(
        (file) => `${mountPath}/static/app/${file}`,
      ),
      data: `${noscript}<script type="application/json" id="first-data">${scriptJson({
        locale,
        mountPath,
        apiBase,
        textsAt,
        readMessages: read,
        // Who is signed in may get the page without what is drawn.
        documents: isForSignedOut ? documents : withPicturesOnce(documents, body),
      })}</script>`,
    }
  }

  /** Neither in the content nor, as a draft, among what was read for the page. */
  const lacksArticle = (locale: string, path: string, documents: FirstData['documents']): boolean => {
    const id = /^\/article\/(\d{1,9})\/?$/.exec(path)?.[1]
    if (id === undefined || content.current().in(locale).article(id) !== undefined) return false
    return documents[`GET ${apiBase}/api/article/${locale}/${id}`] === undefined
  }

  /** Of products there are: made-up names make no pages. */
  const knownTheme = (name: string | null | undefined): string | null =>
    name != null && content.current().productNames.includes(name) ? name : null
  /** Pages without content of their own differ in their game's colours alone. */
  const inColours = (page: SharedPage, { product }: Place): SharedPage =>
    product === null || page.body !== '' ? page : { ...page, theme: knownTheme(product) ?? page.theme }

  const present = async (wish: PageWish): Promise<SharedPage> => {
    const { locale, path, game } = wish
    const flags = flagsFor(locale)
    const known = await messagesOf(locale)
    const readBefore = new Set((wish.readMessages ?? '').split('/'))
    const read = known.ids.filter((id) => readBefore.has(id))
    const place = withKnownProduct(placeOf(path, locale))
    const key = [
      content.current().version,
      locale,
      place.name,
      game ?? '',
      JSON.stringify(flags),
      deps.crisisVersion(),
      place.hasChannels ? deps.channelVersion() : '',
      read.join(),
    ].join('\n')
    const ready = shared.get(key)
    if (ready !== undefined) return inColours(await ready, place)
    const building = build(key, wish, place, flags, known, read)
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
    return inColours(await building, place)
  }

  return {
    /** The page with this document, made anew and kept nowhere. */
    preview: async (wish: PageWish, own: OwnDocument) => {
      const known = await messagesOf(wish.locale)
      const place = { ...placeOf(wish.path, wish.locale), isUnlisted: true }
      return build('', wish, place, flagsFor(wish.locale), known, [], own)
    },
    /**
     * A page of one content version: when content was swapped while it came together, it is put together again.
     * @throws 503 when content is swapped again and again while the page comes together
     */
    find: async (wish: PageWish) => {
      for (let tries = 0; tries < mostSwaps; tries += 1) {
        const page = await present(wish)
        if (page.isWhole) return page
      }
      throw problem.unavailable(1)
    },
  }
}
