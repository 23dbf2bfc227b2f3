// The guides that stand in front of the operations: Markdown of openapi/guides, each of them with one heading of the
// first level. The published documents do not hold them; the reference and a page of their own do.
import { readFile } from 'node:fs/promises'
import { marked } from 'marked'
import type { DocumentName } from './published.ts'

const folder = new URL('../../../../openapi/guides/', import.meta.url)

/** Which guides a document's readers need, in the order they are read. */
const guidesOf = {
  openapi: ['file-a-ticket', 'cases-in-the-launcher', 'embed-in-a-game', 'errors', 'idempotency', 'limits', 'versions'],
  desk: ['your-own-desk', 'webhooks', 'errors', 'idempotency', 'limits', 'versions'],
} as const satisfies Record<DocumentName, readonly string[]>

type GuideName = (typeof guidesOf)[DocumentName][number]
export const guideNames: readonly GuideName[] = [...new Set(Object.values(guidesOf).flat())]

export interface Guide {
  name: GuideName
  title: string
  /** As Markdown, its title first. */
  text: string
}

export const readGuide = async (name: GuideName): Promise<Guide> => {
  const text = (await readFile(new URL(`${name}.md`, folder), 'utf8')).trim()
  const title = /^# (.+)$/m.exec(text)?.[1]
  if (title === undefined || !text.startsWith('# ')) throw new Error(`openapi/guides/${name}.md begins with no title`)
  return { name, title, text }
}

export const guideHtml = async ({ text }: Guide): Promise<string> => marked.parse(text)

interface Tag {
  name: string
  description?: string
}
export interface Described {
  info: { description?: string }
  tags?: readonly Tag[]
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1).replaceAll('-', ' ')

/** What the reference reads: the document with the guides in front of its operations. */
export const withGuides = async <T extends Described>(document: T, name: DocumentName): Promise<T> => {
  const guides = await Promise.all(guidesOf[name].map(readGuide))
  const tags = document.tags ?? []
  return {
    ...document,
    tags: [
      ...guides.map(({ name, title, text }) => ({
        name: `guide-${name}`,
        'x-displayName': title,
        description: text.replace(/^# .+\n/, '').trim(),
      })),
      ...tags.map((tag) => ({ ...tag, 'x-displayName': capital(tag.name) })),
    ],
    'x-tagGroups': [
      { name: 'Guides', tags: guides.map(({ name }) => `guide-${name}`) },
      { name: 'Operations', tags: tags.map(({ name }) => name) },
    ],
  }
}
