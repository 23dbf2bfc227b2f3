/** One article's file, read and made inert: for whole packs, and for one document of the studio (CD-400). */
import type { MentionKind } from './mistakes.ts'
import { articleHead, type PackArticle } from './format.ts'
import type { PackContext } from './readers.ts'
import { richText, takenOutOf } from './rich-text.ts'
import { noteTargets } from './values.ts'
import { nestedTooOften, openYaml, splitFrontMatter } from './yaml-file.ts'

interface ReadArticle {
  article: PackArticle
  /** For what is noted about it as a whole. */
  line: number
}

const ofArticle: MentionKind = 'article'

/** @returns undefined where so much is wrong that nothing can be said of it; every mistake is in the context's report */
export const readArticle = (context: PackContext, path: string, content: string): ReadArticle | undefined => {
  const { report } = context
  const note = (line: number, message: string): void => void report.mistakes.push({ file: path, line, message })
  const [, locale = '', name = ''] = path.split('/')
  if (!context.locales.includes(locale)) {
    note(1, `"${locale}" is not a locale of this pack`)
    return undefined
  }
  const parts = splitFrontMatter(content)
  if (!parts) {
    note(1, 'does not begin with front matter (--- … ---)')
    return undefined
  }
  const place = openYaml(context, path, parts.head, 1)
  const head = place && articleHead(place)
  if (!place || !head?.id) return undefined
  if (name !== `${head.id}.md` && !name.startsWith(`${head.id}-`))
    note(place.line, `id is ${head.id}, the file is called ${name}`)
  if (!parts.body.trim()) note(parts.bodyLine, 'has no text')
  let html: string
  try {
    html = richText(parts.body, { videoHosts: context.videoHosts })
    for (const { what, line } of context.takenOut ? takenOutOf(parts.body, context) : [])
      context.takenOut?.push({ line: parts.bodyLine + line, message: `has ${what}, which players are not shown` })
  } catch {
    note(parts.bodyLine, nestedTooOften)
    return undefined
  }
  const body = noteTargets(html, { ...place, name: 'body', line: parts.bodyLine })
  return { article: { ...head, locale, body }, line: place.line }
}

/** Notes an article among what the pack defines; a translation is about an original. */
export const noteArticle = (
  { report, defaultLocale }: PackContext,
  { article: { id, locale }, line }: ReadArticle,
  file: string,
  first: string | undefined,
): void => {
  if (first !== undefined)
    report.mistakes.push({ file, line, message: `article ${id} stands in ${locale} twice, first in ${first}` })
  const mention = { kind: ofArticle, name: id, file, line }
  if (locale !== defaultLocale) report.references.push(mention)
  else if (first === undefined) report.definitions.push(mention)
}
