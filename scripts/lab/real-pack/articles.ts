/** Real help pages → articles of a content pack. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'

export interface RealTopic {
  id: number
  name: string
  /** A regular expression, whatever the case. */
  matches: string
  form: string
  help: string
}
export interface RealCategory {
  id: number
  name: string
  icon: string
  topics: RealTopic[]
}

export interface RealDocument {
  id: string
  title: string
  section: string
  categories?: string[]
  translation_of?: string
  text: string
}

/** The files a pack of real pages is made of, below the folder of the data sets. */
export const realPages = [
  ...['en', 'de', 'fr', 'ja', 'ko'].map((language) => `openttd_wiki/docs.${language}.jsonl`),
  'libretro_docs/docs.jsonl',
]

export const readDocuments = (file: string): RealDocument[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RealDocument)

/** Characters that Markdown would read as its own; the pages are plain text with `##` headings and `*` lists. */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<>|~#&]/g, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^([-+])/, '\\$1')

/**
 * One paragraph a line; headings and lists as they are. Pages that came as one long line are broken after some
 * sentences.
 */
export const toMarkdown = (text: string): string => {
  const lines = text
    .split('\n')
    .flatMap((line) => (line.length > 900 && !/^[#*]/.test(line) ? paragraphs(line) : [line]))
  let isList = false
  const blocks: string[] = []
  for (const line of lines.map((each) => each.trim()).filter(Boolean)) {
    const heading = /^(#{1,5})\s*(.+)$/.exec(line)
    const item = /^(\*+)\s*(.+)$/.exec(line)
    if (heading) blocks.push(`${'#'.repeat(Math.max(2, heading[1]?.length ?? 2))} ${escaped(heading[2] ?? '')}`)
    else if (item) {
      const entry = `${'  '.repeat((item[1]?.length ?? 1) - 1)}* ${escaped(item[2] ?? '')}`
      if (isList) blocks[blocks.length - 1] += `\n${entry}`
      else blocks.push(entry)
    } else blocks.push(escaped(line))
    isList = item !== null
  }
  return blocks.join('\n\n')
}

const paragraphs = (line: string): string[] => {
  const result = ['']
  for (const sentence of line.split(/(?<=[.!?])\s+(?=[A-Z])/)) {
    const last = result.at(-1) ?? ''
    if (last.length + sentence.length > 500 && last) result.push(sentence)
    else result[result.length - 1] = last ? `${last} ${sentence}` : sentence
  }
  return result
}

/** The first sentences, up to 220 characters, as one plain line. */
export const summaryOf = (document: RealDocument): string => {
  const plain = document.text
    .replace(/^\s*(#+|\*+)\s*/gm, '')
    .replace(/[<>]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(document.title, '')
    .trim()
  const cut = plain.slice(0, 220)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('。'))
  return (
    (plain.length <= 220 ? plain : end > 60 ? cut.slice(0, end + 1) : `${cut.replace(/\s\S*$/, '')} …`) ||
    document.title
  )
}

/** The topic an article belongs to: by its title and section, else by its first words. */
export const topicOf = (tree: readonly RealCategory[], document: RealDocument): number | undefined => {
  const topics = tree
    .flatMap((category) => category.topics)
    .filter(({ matches }) => matches !== '.')
    .map(({ id, matches }) => ({ id, matches: new RegExp(matches, 'i') }))
  const name = `${document.title} ${document.section}`
  const start = document.text.slice(0, 300)
  return (
    topics.find((topic) => topic.matches.test(document.title)) ??
    topics.find((topic) => topic.matches.test(name)) ??
    topics.find((topic) => topic.matches.test(start))
  )?.id
}

export interface RealArticle {
  id: string
  product: string
  topicId: number | undefined
  document: RealDocument
  isTrending: boolean
}

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'page'

/** File name below the pack and content of one article in one locale. */
export const articleFile = (
  locale: string,
  { id, product, topicId, document, isTrending }: RealArticle,
  words: RealDocument,
): [string, string] => {
  const head = {
    id,
    title: words.title.slice(0, 300),
    summary: summaryOf(words),
    type: /^how|guide|tutorial|install/i.test(document.title) ? 'HOWTO' : 'INFO',
    products: [product],
    categories: topicId === undefined ? [] : [topicId],
    keywords: [...new Set((words.categories ?? []).map((name) => name.split('/').at(-1) ?? name))]
      .filter((name) => name.length <= 100)
      .slice(0, 10),
    updated: '2026-06-01',
    guidedEntryCategoryId: topicId ?? 0,
    trending: isTrending,
  }
  return [
    join('articles', locale, `${id}-${slug(document.title)}.md`),
    `---\n${stringify(head, { lineWidth: 0 })}---\n${toMarkdown(words.text)}\n`,
  ]
}
