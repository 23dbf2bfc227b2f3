/** The sets of ../shared/data as articles and queries. Nothing of them is kept in the repository. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

const article =
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
