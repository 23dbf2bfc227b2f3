/**
 * Answers made of content alone, kept as ready bytes: built at the first request of each (version, operation,
 * parameters, locale), compressed once, bounded in bytes. A swap starts an empty cache; requests under way finish with
 * the version they began with.
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

export interface DocumentRequest {
  /** Names the document among all: operationId. */
  operation: string
  /** An offered, canonical locale (`Call.locale`). */
  locale: string
  /** Everything else the document depends on; only values from content or a small closed set, never free text. */
  key?: string | number
  /** Made of articles: the next version of them ends it. Others stay as long as the pack beneath does (CD-401). */
  hasArticles?: boolean
}

export interface DocumentCache {
  /** The bytes of what `build` makes of the present content; undefined from `build` is 404. */
  answer: <T>(
    request: DocumentRequest,
    build: (local: LocalContent, content: Content) => T | undefined,
  ) => Promise<DocumentAnswer<T>> | DocumentAnswer<T>
  /** For tests and metrics. */
  size: () => { entries: number; bytes: number }
}

const weightOf = (bytes: PrebuiltBytes): number => bytes.identity.length + bytes.gzip.length + bytes.br.length

export const createDocumentCache = (holder: ContentHolder, maxBytes = 64_000_000): DocumentCache => {
  const kept = new Map<string, PrebuiltBytes>()
  const building = new Map<string, Promise<PrebuiltBytes>>()
  /** Names of those made of articles. */
  const ofArticles = new Set<string>()
  let weight = 0
  let [version, base]: (string | undefined)[] = []

  const forget = (name: string): void => {
    const bytes = kept.get(name)
    if (bytes === undefined) return
    kept.delete(name)
    weight -= weightOf(bytes)
  }
  /** A version of other articles alone leaves the documents of everything else as they are. */
  const turnTo = (content: Content): void => {
    const isSameBase = content.base === base
    ;[version, base] = [content.version, content.base]
    building.clear()
    for (const name of isSameBase ? ofArticles : [...kept.keys()]) forget(name)
    ofArticles.clear()
  }

  const keep = (key: string, bytes: PrebuiltBytes): void => {
    kept.set(key, bytes)
    weight += weightOf(bytes)
    for (const [oldest, old] of kept) {
      if (weight <= maxBytes || kept.size === 1) break
      kept.delete(oldest)
      weight -= weightOf(old)
    }
  }

  return {
    answer({ operation, locale, key = '', hasArticles = false }, build) {
      const content = holder.current()
      if (content.version !== version) turnTo(content)
      const name = `${operation}\n${locale}\n${key}`
      if (hasArticles) ofArticles.add(name)
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
      const document = build(content.in(locale), content)
      if (document === undefined) throw problem.notFound()
      const next = prebuild(document, content.version).finally(() => {
        if (building.get(name) === next) building.delete(name)
      })
      building.set(name, next)
      return next.then((bytes) => {
        if (version === bytes.contentVersion && !kept.has(name)) keep(name, bytes)
        return { status: 200, bytes }
      })
    },
    size: () => ({ entries: kept.size, bytes: weight }),
  }
}
