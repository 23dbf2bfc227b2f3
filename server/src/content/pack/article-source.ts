/** An article as its author writes it: front matter and Markdown. */
import { Document } from 'yaml'
import type { PackArticle } from './format.ts'

/** What a document of the studio is called: `en-US~24117`. */
interface ArticleName {
  locale: string
  articleId: string
}

const namePattern = /^([a-z]{2}-[A-Z]{2})~([0-9]{1,9})$/

export const articleName = (id: string): ArticleName | undefined => {
  const match = namePattern.exec(id)
  return match ? { locale: match[1]!, articleId: match[2]! } : undefined
}
export const articleDocumentId = ({ locale, id }: { locale: string; id: string }): string => `${locale}~${id}`

const longestSlug = 60

/** Where an article that is in no pack yet will lie in one. */
export const articlePath = ({ locale, articleId }: ArticleName, title: string): string => {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '')
  return `articles/${locale}/${articleId}${slug === '' ? '' : `-${slug}`}.md`
}

/** Whether a file of a pack is this article's. */
export const isPathOf = (path: string, { locale, articleId }: ArticleName): boolean =>
  path === `articles/${locale}/${articleId}.md` || path.startsWith(`articles/${locale}/${articleId}-`)

/** What the pack's format has where nothing is said. */
const usual: Readonly<Record<string, unknown>> = {
  problem: null,
  type: 'INFO',
  machineTranslation: false,
  translatedFrom: null,
  guidedEntryCategoryId: 0,
  guidedEntryProduct: null,
  trending: false,
  promoted: null,
}

/** For articles whose Markdown nobody kept: HTML is Markdown too. */
export const sourceOfArticle = ({ locale: _locale, body, ...head }: PackArticle): string => {
  const said = Object.entries(head).filter(
    ([key, value]) => value !== usual[key] && !(Array.isArray(value) && value.length === 0),
  )
  const front = new Document(Object.fromEntries(said)).toString({ lineWidth: 0 })
  return `---\n${front}---\n${body}\n`
}
