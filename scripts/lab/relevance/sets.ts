/** The sets of ../shared/data as articles and queries. Nothing of them is kept in the repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { SearchableArticle } from '../../../server/src/articles/ports.ts'
import { dataFolder } from '../lib/data-sets.ts'

export interface Query {
  query: string
  relevant: ReadonlySet<string>
  kind: string
}
export interface SearchSet {
  name: string
  locale: string
  articles: SearchableArticle[]
  queries: Query[]
}

interface Row {
  id?: string
  lang?: string
  title?: string
  text?: string
  categories?: string[]
  query?: string
  relevant?: string[]
  kind?: string
}

export const has = (path: string): boolean => existsSync(join(dataFolder, path))

export const rows = <T = Row>(path: string): T[] =>
  readFileSync(join(dataFolder, path), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T)

export const article =
  (locale: string) =>
  ({ id = '', title = '', text = '' }: Row): SearchableArticle => ({
    id,
    locale,
    title,
    summary: '',
    problem: '',
    text,
    headings: [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading),
    keywords: [],
    products: [],
    categories: [],
    promoted: false,
    trending: false,
    articleType: 'INFO',
  })
const query = ({ query: text = '', relevant = [], kind = '' }: Row): Query => ({
  query: text,
  relevant: new Set(relevant),
  kind,
})

const set = (
  name: string,
  locale: string,
  docs: string,
  queries: string,
  keep: (row: Row) => boolean = () => true,
): SearchSet => ({
  name,
  locale,
  articles: rows(docs).map(article(locale)),
  queries: rows(queries).filter(keep).map(query),
})

export const stackfaq = (): SearchSet => set('stackfaq', 'en-US', 'stackfaq/docs.jsonl', 'stackfaq/dev.jsonl')
export const libretro = (): SearchSet =>
  set('libretro', 'en-US', 'libretro_docs/docs.jsonl', 'libretro_docs/anchors_dev.jsonl')
export const wikiLanguages = ['en', 'fr', 'pl', 'hu', 'ru', 'tr', 'nl', 'es', 'it', 'de'] as const
export const wiki = (language: string): SearchSet =>
  set(
    `openttd ${language}`,
    language,
    `openttd_wiki/docs.${language}.jsonl`,
    'openttd_wiki/anchors_dev.jsonl',
    ({ lang }) => lang === language,
  )
export const typoLanguages = ['en', 'de', 'es', 'fr', 'pl', 'ru'] as const
export const typosMix = (): SearchSet => set('mix2', 'en-US', 'typos/mix2.docs.jsonl', 'typos/mix2.dev.jsonl')
export const typos = (language: string): SearchSet =>
  set(`typos ${language}`, language, `openttd_wiki/docs.${language}.jsonl`, `typos/openttd_${language}.dev.jsonl`)

interface PackHead {
  id: string
  title: string
  summary: string
  problem?: string | null
  keywords?: string[]
  categories?: number[]
  guidedEntryCategoryId?: number
}
const demo = join(import.meta.dirname, '../../../server/content/demo')
const yaml = <T>(path: string): T => parse(readFileSync(path, 'utf8')) as T

/**
 * The demonstration's own articles of a language, asked for in its own words: `problem`, the sentence an article says
 * its problem in (which the index is not given), and `examples`, what players say about the topics an article names.
 */
export const packSet = (locale: string): SearchSet => {
  const folder = join(demo, 'articles', locale)
  const read = readdirSync(folder).map((name) => {
    const [, head = '', ...body] = readFileSync(join(folder, name), 'utf8').split(/^---$/m)
    return { ...(parse(head) as PackHead), body: body.join('---') }
  })
  const articles = read.map(({ id, title, summary, keywords = [], body }) => ({
    ...article(locale)({ id, title, text: body.replace(/[#*_>`]|\]\([^)]*\)/g, ' ') }),
    summary,
    keywords,
  }))
  const byTopic = new Map<number, Set<string>>()
  for (const { id, guidedEntryCategoryId = 0, categories = [] } of read)
    for (const topicId of [guidedEntryCategoryId, ...categories])
      byTopic.set(topicId, (byTopic.get(topicId) ?? new Set()).add(id))
  const topics = readdirSync(join(demo, 'products')).flatMap((product) =>
    yaml<{ id: number; examples?: Record<string, string[]> }[]>(join(demo, 'products', product, 'topics.yaml')),
  )
  const problems = read.flatMap(({ id, problem }) =>
    problem ? [{ query: problem, relevant: new Set([id]), kind: 'problem' }] : [],
  )
  const examples = topics.flatMap(({ id, examples: phrases }) =>
    (phrases?.[locale] ?? []).flatMap((phrase) => {
      const relevant = byTopic.get(id)
      return relevant ? [{ query: phrase, relevant, kind: 'examples' }] : []
    }),
  )
  return { name: `pack ${locale}`, locale, articles, queries: [...problems, ...examples] }
}
