import type { AccountInfo } from './types.ts'

/** What the server writes into the page beside the markup: bytes that all visitors share (ground G26). */
export interface FirstData {
  /** Canonical, such as en-US. */
  locale: string
  /** Path of the product, '' or with a leading slash (ground G1). */
  mountPath: string
  /** Where the API stands; '' means below the page's base (OD-07). */
  apiBase: string
  texts: Record<string, string>
  /** Answers the page would ask for first, by request key (see request-key.ts). */
  documents: Record<string, unknown>
  /** Crisis messages among them that this browser has read, as its cookie told the server. */
  readMessages?: readonly string[]
}

/** A page that the server made says where its texts lie; the mock's holds them (CD-192). */
export type PageData = Omit<FirstData, 'texts'> & ({ texts: FirstData['texts'] } | { textsAt: string })

/** What belongs to this visitor alone and is never kept with the shared bytes. */
export interface VisitorData {
  isInGameBrowser: boolean
  embeddedGameName: string | null
  login: { isLoggedIn: boolean; account: AccountInfo | null }
}

/** The page as the API layer sees it: where it is, which language, which token. */
export interface Page {
  origin: string
  locale: string
  mountPath: string
  /** `{mount}/{locale}` */
  contextPath: string
  /** `{mount}/{locale}/help` */
  basePath: string
  apiBase: string
  readToken: () => string | null
  writeToken: (token: string) => void
}

type Place = Pick<FirstData, 'locale' | 'mountPath' | 'apiBase'>

/** Addresses of ground G1. */
export const pagePaths = ({
  mountPath,
  locale,
}: Pick<Place, 'mountPath' | 'locale'>): {
  contextPath: string
  basePath: string
} => {
  const contextPath = `${mountPath}/${locale}`
  return { contextPath, basePath: `${contextPath}/help` }
}

/**
 * The page in a browser. The CSRF token lives in `<meta name="_csrf">` alone, so that one place changes at sign-in
 * (ground G11).
 */
export const browserPage = (place: Place, document: Document): Page => {
  const meta = (): HTMLMetaElement | null => document.querySelector('meta[name="_csrf"]')
  return {
    origin: document.location.origin,
    locale: place.locale,
    mountPath: place.mountPath,
    apiBase: place.apiBase,
    ...pagePaths(place),
    readToken: () => meta()?.content || null,
    writeToken(token) {
      const element =
        meta() ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name: '_csrf' }))
      element.content = token
    },
  }
}

/** The page on the server: it sends nothing, so it has no token. */
export const serverPage = (place: Place, origin: string): Page => {
  return {
    origin,
    locale: place.locale,
    mountPath: place.mountPath,
    apiBase: place.apiBase,
    ...pagePaths(place),
    readToken: () => null,
    writeToken: () => undefined,
  }
}
