/**
 * What the desk has published over a pack's version (CD-401): one document at a time. The version stays as it was
 * imported; whoever reads all of it lays these over.
 */
import type { PackDocument } from './pack/document.ts'
import type { PackArticle } from './pack/format.ts'
import { articleDocumentId } from './pack/article-source.ts'

export interface LiveDocument {
  kind: 'articles'
  id: string
  release: number
  version: number
  path: string
  /** null: taken away. */
  article: PackArticle | null
}

/** Which content is shown. */
export interface ActiveContent {
  version: string
  release: number
  cleared: number
  importedVersion: string | null
}

/** What answers call it: the version itself, and the number of the release that lies over it. */
export const nameOfContent = ({ version, release, cleared }: Omit<ActiveContent, 'importedVersion'>): string =>
  release > cleared ? `${version}.${release}` : version

export const withLive = (document: PackDocument, live: readonly LiveDocument[]): PackDocument => {
  if (live.length === 0) return document
  const over = new Map(live.map((one) => [one.id, one.article]))
  const articles = document.articles.flatMap((article): PackArticle[] => {
    const id = articleDocumentId(article)
    const now = over.get(id)
    over.delete(id)
    return now === undefined ? [article] : now === null ? [] : [now]
  })
  for (const article of over.values()) if (article !== null) articles.push(article)
  return { ...document, articles }
}
