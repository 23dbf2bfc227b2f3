/** One document's source → what players are shown of it, with every mistake by its line (CD-400). */
import { isPseudoLocale } from '../content/pseudo-locale.ts'
import { articleName, articlePath } from '../content/pack/article-source.ts'
import type { PackArticle } from '../content/pack/format.ts'
import { createPackReport, type Mention } from '../content/pack/mistakes.ts'
import { readArticle } from '../content/pack/read-article.ts'
import type { PackContext } from '../content/pack/readers.ts'
import type { Content } from '../content/types.ts'
import { sha256 } from '../lib/ids.ts'
import { createLru } from '../lib/lru.ts'
import { OverLimitError } from '../lib/thread-pool.ts'
import { readingOfHtml, type Reading } from './checks/reading.ts'

interface CompileTask {
  path: string
  source: string
  defaultLocale: string
  locales: readonly string[]
  videoHosts: readonly string[]
}

export interface LineMistake {
  line: number
  message: string
}

export interface ReadSource {
  article: PackArticle | undefined
  mistakes: LineMistake[]
  takenOut: LineMistake[]
  /** What it names, to be there. */
  references: Mention[]
  reading: Reading
}

export interface Compiled {
  /** undefined where nothing can be made of it. */
  article: PackArticle | undefined
  mistakes: LineMistake[]
  /** What players would not be shown of it: a writer's mistake as well, and no reason to keep back what was approved. */
  takenOut: LineMistake[]
  reading: Reading
}

const noReading = readingOfHtml('', '')

/** Reads without looking at anything else, for a thread to do. */
export const readSource = ({ path, source, defaultLocale, locales, videoHosts }: CompileTask): ReadSource => {
  const report = createPackReport()
  const takenOut: LineMistake[] = []
  const context: PackContext = { report, defaultLocale, locales, videoHosts, takenOut }
  const read = readArticle(context, path, source)
  return {
    article: read?.article,
    mistakes: report.mistakes.map(({ line, message }) => ({ line, message })),
    takenOut,
    references: [...report.references],
    reading: read ? readingOfHtml(read.article.body, read.article.locale) : noReading,
  }
}

/** A draft is read for its sheet, its preview and its publication: the last ones that were read are kept. */
const mostKept = 32

const tooLong: ReadSource = {
  article: undefined,
  mistakes: [{ line: 1, message: 'takes too long to read: make it shorter, or simpler' }],
  takenOut: [],
  references: [],
  reading: noReading,
}

const isThere = (content: Content, { kind, name }: Mention, coming: ReadonlySet<string>): boolean => {
  const local = content.in(content.defaultLocale)
  if (kind === 'product') return content.productNames.includes(name)
  if (kind === 'category') return local.category(Number(name)) !== undefined
  if (kind === 'asset') return content.assets.has(name)
  return kind === 'article' ? coming.has(name) || local.articleIds().includes(name) : true
}

/** @param coming numbers of articles whose originals go into the same release */
export type Compile = (content: Content, id: string, source: string, coming?: ReadonlySet<string>) => Promise<Compiled>

export const pathFor = (id: string, title: string): string => articlePath(articleName(id)!, title)

/** @param run `readSource`, elsewhere */
export const createCompiler = (run: (task: CompileTask) => Promise<ReadSource>): Compile => {
  const kept = createLru<Promise<ReadSource>>(mostKept)
  const readOnce = (task: CompileTask): Promise<ReadSource> => {
    const key = sha256(JSON.stringify(task))
    const known = kept.get(key)
    if (known) return known
    const read = run(task).catch((error: unknown) => {
      if (error instanceof OverLimitError) return tooLong
      kept.delete(key)
      throw error
    })
    kept.set(key, read)
    return read
  }
  return async (content, id, source, coming = new Set()) => {
    const name = articleName(id)!
    const { article, mistakes, takenOut, references, reading } = await readOnce({
      path: articlePath(name, ''),
      source,
      defaultLocale: content.defaultLocale,
      locales: content.locales.filter((locale) => !isPseudoLocale(locale)),
      videoHosts: content.settings.videoHosts,
    })
    const missing = references
      .filter((mention) => !isThere(content, mention, coming))
      .map(({ line, kind, name: named }) => ({ line, message: `there is no ${kind} "${named}"` }))
    const isWithoutOriginal =
      name.locale !== content.defaultLocale &&
      !isThere(content, { kind: 'article', name: name.articleId, file: '', line: 1 }, coming)
    return {
      article,
      mistakes: [
        ...mistakes,
        ...missing,
        ...(isWithoutOriginal
          ? [{ line: 1, message: `there is no original of article ${name.articleId} in ${content.defaultLocale}` }]
          : []),
      ].sort((a, b) => a.line - b.line),
      takenOut,
      reading,
    }
  }
}
