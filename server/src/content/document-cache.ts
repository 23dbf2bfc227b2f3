/**
 * Answers made of content alone, kept as ready bytes: built at the first request, compressed once, bounded in bytes. A
 * swap starts an empty cache; requests under way finish with their version.
 */
import type { PrebuiltBytes } from '../platform/contract/prebuilt.ts'
import { prebuild } from '../platform/contract/prebuilt.ts'
import { problem } from '../platform/problems.ts'
import type { ContentHolder } from './content-holder.ts'
import type { Content, LocalContent } from './types.ts'

/** `T`: what the bytes hold; the contract's binding checks it. */
export interface DocumentAnswer<T = unknown> {
  status: 200
  bytes: PrebuiltBytes<T>
  headers?: Partial<Record<'cache-control' | 'vary', string>>
}

interface DocumentRequest {
  /** Names the document among all: operationId. */
  operation: string
  /** An offered, canonical locale (`Call.locale`). */
  locale: string
  /** Everything else the document depends on; only values from content or a small closed set, never free text. */
  key?: string | number
  /**
   * Made of articles: the next version of them ends it. Others stay as long as the pack beneath does (CD-401). Asked once,
   * when it is built, where the document itself decides.
   */
  hasArticles?: boolean | ((local: LocalContent, content: Content) => boolean)
  /** Made of the settings: other ones end it (CD-424). */
  hasSettings?: boolean
  /**
   * Games whose tree or forms it is made of: topics of one of them, published anew, end it (CD-421). Asked once, when it is
   * built.
   */
  topicsOf?: 'every' | ((local: LocalContent) => readonly string[])
}

export interface DocumentCache {
  /**
   * The bytes of what `build` makes of the present content; undefined from `build` is 404. What looks at thousands of
   * articles answers with a promise, and lets requests come in between.
   */
  answer: <T>(
    request: DocumentRequest,
    build: (local: LocalContent, content: Content) => T | undefined | Promise<T | undefined>,
  ) => Promise<DocumentAnswer<T>> | DocumentAnswer<T>
  /** For tests and metrics. */
  size: () => { entries: number; bytes: number }
}

const orNotFound = <T>(document: T | undefined): T => {
  if (document === undefined) throw problem.notFound()
  return document
}

const weightOf = (bytes: PrebuiltBytes): number => bytes.identity.length + bytes.gzip.length + bytes.br.length

export const createDocumentCache = (holder: ContentHolder, maxBytes = 64_000_000): DocumentCache => {
  const kept = new Map<string, PrebuiltBytes>()
  const building = new Map<string, Promise<PrebuiltBytes>>()
  /** Names of those made of articles, of settings, and of those made of topics with their games. */
  const ofArticles = new Set<string>()
  const ofTopics = new Map<string, 'every' | readonly string[]>()
  const ofSettings = new Set<string>()
  let weight = 0
  let [version, base, articlesSince]: (string | undefined)[] = []
  /** What was said of each game. */
  let folders = new Map<string, unknown>()
  let settings: unknown

  const forget = (name: string): void => {
    const bytes = kept.get(name)
    if (bytes === undefined) return
    kept.delete(name)
    weight -= weightOf(bytes)
  }
  const drop = (name: string): void => {
    forget(name)
    ofArticles.delete(name)
    ofTopics.delete(name)
    ofSettings.delete(name)
  }
  /** A version of other articles, or of some games' topics, leaves the documents of everything else as they are. */
  const turnTo = (content: Content): void => {
    const present = new Map(content.productNames.map((name) => [name, content.folder(name)]))
    const changed = new Set([...present].filter(([name, folder]) => folders.get(name) !== folder).map(([name]) => name))
    const isSameBase = content.base === base
    const isSameArticles = content.articlesSince === articlesSince
    const isSameSettings = content.settings === settings
    ;[version, base, articlesSince] = [content.version, content.base, content.articlesSince]
    folders = present
    settings = content.settings
    building.clear()
    if (!isSameBase) for (const name of [...kept.keys()]) drop(name)
    if (!isSameArticles) for (const name of [...ofArticles]) drop(name)
    if (!isSameSettings) for (const name of [...ofSettings]) drop(name)
    if (changed.size === 0) return
    for (const [name, games] of [...ofTopics])
      if (games === 'every' || games.some((game) => changed.has(game))) drop(name)
  }

  const keep = (key: string, bytes: PrebuiltBytes): void => {
    kept.set(key, bytes)
    weight += weightOf(bytes)
    for (const oldest of kept.keys()) {
      if (weight <= maxBytes || kept.size === 1) break
      drop(oldest)
    }
  }

  return {
    answer({ operation, locale, key = '', hasArticles = false, hasSettings = false, topicsOf = () => [] }, build) {
      const content = holder.current()
      if (content.version !== version) turnTo(content)
      const name = `${operation}\n${locale}\n${key}`
      const found = kept.get(name)
      if (found) {
        // The same bytes, and of this version as well: its header names it.
        const ready = found.contentVersion === version ? found : { ...found, contentVersion: content.version }
        // Moved to the end: what is read stays.
        kept.delete(name)
        kept.set(name, ready)
        return { status: 200, bytes: ready }
      }
      const underWay = building.get(name)
      if (underWay) return underWay.then((bytes) => ({ status: 200, bytes }))
      const local = content.in(locale)
      const made = build(local, content)
      if (made === undefined) throw problem.notFound()
      const asked = made instanceof Promise ? made.then(orNotFound) : Promise.resolve(made)
      const next = asked
        .then((document) => prebuild(document, content.version))
        .finally(() => {
          if (building.get(name) === next) building.delete(name)
        })
      building.set(name, next)
      return next.then((bytes) => {
        if (version === bytes.contentVersion && !kept.has(name)) {
          if (typeof hasArticles === 'function' ? hasArticles(local, content) : hasArticles) ofArticles.add(name)
          if (hasSettings) ofSettings.add(name)
          const games = topicsOf === 'every' ? topicsOf : topicsOf(local)
          if (games.length > 0) ofTopics.set(name, games)
          keep(name, bytes)
        }
        return { status: 200, bytes }
      })
    },
    size: () => ({ entries: kept.size, bytes: weight }),
  }
}
