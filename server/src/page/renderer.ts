// The seam to the web app's server entry (ground G26): one built file, loaded through a port, drawing from documents
// alone.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Bytes that all visitors share; the browser starts from the same (web/src/kit/api/page.ts). */
export interface FirstData {
  locale: string
  mountPath: string
  apiBase: string
  texts: Record<string, string>
  /** By request key: `GET /services/bft/api/config`, `POST /services/bft/api/feature "arkose"`. */
  documents: Record<string, unknown>
  /** Crisis messages in force that this browser has read. */
  readMessages?: readonly string[]
}

export interface RenderedPage {
  html: string
  head: { title: string; description: string | null; isUnlisted: boolean }
  missing: string[]
}

export interface Renderer {
  /** Whether this path of the app comes with its content in the HTML. */
  isRendered: (path: string) => boolean
  /** Whether what is drawn there is for who is not signed in: a player's page comes without it (CD-188). */
  isForSignedOut?: (path: string) => boolean
  /** Name of the screen, for the files it needs; null for a redirect. */
  pageNameOf: (path: string) => string | null
  /**
   * What a screen that is drawn in the browser reads first, as far as `documents` name it: brought along, it need not
   * be asked for (promises R12).
   */
  firstReads?: (path: string, data: FirstData) => string[]
  /** The game whose colours the page comes in, as far as path and `documents` tell; null is the portal's own look. */
  themeOf?: (path: string, data: FirstData) => string | null
  /** Draws `url` (path and query inside the app) anonymously; `missing` names documents to bring and try again with. */
  render: (url: string, data: FirstData & { origin: string }) => Promise<RenderedPage>
}

/** Loads `server/entry-server.js` of the built app; undefined where it is not built. */
export const loadRenderer = async (webDist: string): Promise<Renderer | undefined> => {
  const file = join(webDist, 'server', 'entry-server.js')
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Renderer) : undefined
}

/** A publisher's product need not have a logo or a hero. */
const pictures = 'GET /services/bft/api/images/'

/** So often a page may ask for more: the page, what it needs first, what that names. */
const mostRounds = 4

type DocumentSource = (key: string) => Promise<unknown>

/**
 * Brings what a screen drawn in the browser reads first, and what that names; what there is none of, the browser finds
 * out for itself.
 */
export const bringFirstReads = async (
  renderer: Renderer,
  path: string,
  data: FirstData,
  source: DocumentSource,
): Promise<Record<string, unknown>> => {
  const documents = { ...data.documents }
  for (let round = 0; round < mostRounds; round += 1) {
    const missing = (renderer.firstReads?.(path, { ...data, documents }) ?? []).filter((key) => !(key in documents))
    const brought = await Promise.all(missing.map(async (key) => [key, await source(key)] as const))
    const found = brought.filter(([, document]) => document !== undefined)
    if (found.length === 0) break
    Object.assign(documents, Object.fromEntries(found))
  }
  return documents
}

/**
 * Draws a page, brings what it asked for, draws again. `undefined` of the source means "there is none": the page then
 * comes without content, and the browser finds out for itself. A picture alone may be lacking: the page is drawn
 * without it (ground G26).
 */
export const renderWithDocuments = async (
  renderer: Renderer,
  url: string,
  data: FirstData & { origin: string },
  source: DocumentSource,
): Promise<{ page: RenderedPage; documents: Record<string, unknown> } | undefined> => {
  const documents = { ...data.documents }
  const lacking = new Set<string>()
  for (let round = 0; round < mostRounds; round += 1) {
    const page = await renderer.render(url, { ...data, documents })
    const missing = page.missing.filter((key) => !lacking.has(key))
    if (missing.length === 0) return { page, documents }
    const brought = await Promise.all(missing.map(async (key) => [key, await source(key)] as const))
    for (const [key, document] of brought) {
      if (document !== undefined) documents[key] = document
      else if (key.startsWith(pictures)) lacking.add(key)
      else return undefined
    }
  }
  return undefined
}
