import MiniSearch from 'minisearch'
import { createArticleSearch } from '../../../server/src/articles/engine/article-search.ts'
import { richText } from '../../../server/src/content/pack/rich-text.ts'
import type { ArticleIndex, SearchableArticle } from '../../../server/src/articles/ports.ts'
import { measure, type Ask, type Figures } from './measure.ts'
import { percentile, processorTime } from '../lib/stats.ts'
import { mean } from './metrics.ts'
import type { Line } from './report.ts'
import { linkedArticles } from './server.ts'
import {
  has,
  libretro,
  packSet,
  stackfaq,
  typoLanguages,
  typos,
  typosMix,
  wiki,
  wikiLanguages,
  type SearchSet,
} from './sets.ts'

/** Answers of the product for a set; by default from the engine itself, with --server through HTTP. */
export type Opener = (set: SearchSet) => Promise<{ ask: Ask; close: () => Promise<void> }>

/**
 * As a server has it from a pack: its text from Markdown, a summary, which a pack demands, and the articles the portal
 * links to beside it. So figures of the engine itself and of a server are the same.
 */
const asServed = ({ text, summary, title, ...its }: SearchableArticle): SearchableArticle => ({
  ...its,
  title,
  summary: summary || title,
  text: richText(text || title),
  headings: [],
  isMarkup: true,
})

export const openEngine: Opener = async (set) => {
  const [first] = set.articles
  const linked = linkedArticles.map((each) => ({ ...first!, ...each, id: '', keywords: [] }))
  const index = await createArticleSearch().buildIndex([...linked, ...set.articles].map(asServed), [], set.locale)
  return {
    ask: (query) => index.search(query, { product: 'all', page: 1, locale: set.locale }).ids,
    close: async () => undefined,
  }
}

/** The floor of ground G37: a well-known engine as its own pages recommend it. */
const openMiniSearch: Opener = async (set) => {
  const index = new MiniSearch<SearchableArticle>({
    fields: ['title', 'text'],
    searchOptions: { boost: { title: 4 }, fuzzy: 0.2, prefix: true },
  })
  index.addAll(set.articles)
  return {
    ask: (query) =>
      index
        .search(query)
        .slice(0, 10)
        .map(({ id }) => id as string),
    close: async () => undefined,
  }
}

type Measured = Map<string, Figures>
const measureSet = async (set: SearchSet, open: Opener): Promise<Measured> => {
  const { ask, close } = await open(set)
  try {
    const found: Measured = new Map()
    for (const kind of new Set(set.queries.map(({ kind }) => kind)))
      found.set(
        kind,
        await measure(
          set.queries.filter((query) => query.kind === kind),
          ask,
        ),
      )
    return found
  } finally {
    await close()
  }
}

const retrieval = async (set: SearchSet, open: Opener, goal: number | null): Promise<Line> => {
  const [own, floor] = [(await measureSet(set, open)).get(''), (await measureSet(set, openMiniSearch)).get('')]
  return {
    measure: `${set.name} nDCG@10`,
    value: own!.ndcg10,
    floor: floor!.ndcg10,
    goal,
    note:
      `recall@5 ${own!.recall5.toFixed(3)}, success@5 ${own!.success5.toFixed(3)}, p50 ` +
      `${own!.p50.toFixed(1)}, p99 ${own!.p99.toFixed(1)} ms`,
  }
}

export const retrievalLines = async (open: Opener): Promise<Line[]> => {
  const lines: Line[] = []
  const add = async (path: string, set: () => SearchSet, goal: number | null): Promise<Line> => {
    const line = has(path) ? await retrieval(set(), open, goal) : { measure: path, missing: true as const }
    lines.push(line)
    return line
  }
  await add('stackfaq/docs.jsonl', stackfaq, 0.8)
  await add('libretro_docs/docs.jsonl', libretro, 0.92)
  const languages: Line[] = []
  for (const language of wikiLanguages)
    languages.push(
      await add(`openttd_wiki/docs.${language}.jsonl`, () => wiki(language), language === 'en' ? 0.77 : 0.7),
    )
  const values = (of: 'value' | 'floor'): number[] =>
    languages.flatMap((line) => ('missing' in line ? [] : (line[of] ?? [])))
  const measure = 'openttd mean of ten nDCG@10'
  lines.push(
    languages.some((line) => 'missing' in line)
      ? { measure, missing: true }
      : { measure, value: mean(values('value')), floor: mean(values('floor')), goal: 0.76 },
  )
  for (const language of ['ja', 'zh']) await add(`openttd_wiki/docs.${language}.jsonl`, () => wiki(language), null)
  // The only Japanese set of any size: the demonstration's own articles and what players say about their topics.
  const set = packSet('ja-JP')
  const [own, floor] = [await measureSet(set, open), await measureSet(set, openMiniSearch)]
  for (const [kind, { ndcg10, queries, success5 }] of own)
    lines.push({
      measure: `${set.name}, ${kind} nDCG@10`,
      value: ndcg10,
      floor: floor.get(kind)?.ndcg10 ?? null,
      note: `${queries} queries, success@5 ${success5.toFixed(3)}`,
    })
  return lines
}

const mixGoals: Record<string, number> = { clean: 0.999, syn1: 0.99, syn2: 0.98, one_syn2: 0.88 }
const acGoals: Record<string, number> = { ac_prefix8_typo: 0.93 }

export const typoLines = async (open: Opener): Promise<Line[]> => {
  if (!has('typos/mix2.docs.jsonl')) return [{ measure: 'typos', missing: true }]
  const lines: Line[] = []
  const [own, floor] = [await measureSet(typosMix(), open), await measureSet(typosMix(), openMiniSearch)]
  for (const [kind, figures] of own) {
    lines.push({
      measure: `mix2 ${kind} success@5`,
      value: figures.success5,
      floor: floor.get(kind)?.success5 ?? null,
      goal: mixGoals[kind] ?? null,
      note: `p50 ${figures.p50.toFixed(1)}, p99 ${figures.p99.toFixed(1)} ms`,
    })
  }
  const languages: { own: Measured; floor: Measured }[] = []
  for (const language of typoLanguages)
    languages.push({
      own: await measureSet(typos(language), open),
      floor: await measureSet(typos(language), openMiniSearch),
    })
  for (const kind of languages[0]!.own.keys()) {
    const all = (of: 'own' | 'floor'): number[] =>
      languages.flatMap((language) => language[of].get(kind)?.success5 ?? [])
    const english = languages[0]!.own.get(kind)!
    lines.push({
      measure: `six languages ${kind} success@5`,
      value: mean(all('own')),
      floor: mean(all('floor')),
      goal: acGoals[kind] ?? null,
      note: `English ${english.success5.toFixed(3)}`,
    })
  }
  return lines
}

/** All languages' articles as one help centre, then the same eight times over with numbered titles. */
export const costLines = async (): Promise<Line[]> => {
  if (!has('openttd_wiki/docs.en.jsonl')) return [{ measure: 'cost', missing: true }]
  const sets = [...wikiLanguages, 'ja', 'zh', 'ca', 'cs', 'pt'].map((language) => wiki(language))
  const wanted = sets.flatMap(({ articles }) => articles)
  const queries = sets.flatMap((set) => set.queries.map(({ query }) => query))
  const lines: Line[] = []
  for (const [count, most, longestBuild] of [
    [2_500, 10, 1_000],
    [20_000, 30, 6_000],
  ] as const) {
    const articles = Array.from({ length: count }, (_, at) => {
      const round = Math.floor(at / wanted.length)
      const original = wanted[at % wanted.length]!
      return round === 0
        ? original
        : { ...original, id: `${original.id}-${round}`, title: `${original.title} ${round}` }
    })
    globalThis.gc?.()
    const before = process.memoryUsage()
    const start = processorTime()
    const index: ArticleIndex = await createArticleSearch().buildIndex(articles, [], 'en-US')
    const build = processorTime() - start
    globalThis.gc?.()
    const after = process.memoryUsage()
    const times: number[] = []
    for (const query of [...queries.slice(0, 50), ...queries]) {
      const asked = processorTime()
      index.search(query, { product: 'all', page: 1, locale: 'en-US' })
      times.push(processorTime() - asked)
    }
    const measured = times.slice(50)
    const megabytes = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1e6
    lines.push({
      measure: `p99 at ${count} articles, CPU ms`,
      value: percentile(measured, 99),
      goal: most,
      isLess: true,
      note:
        `p50 ${percentile(measured, 50).toFixed(1)} ms, memory ${megabytes.toFixed(0)} ` +
        `MB${globalThis.gc ? '' : ' (without --expose-gc: rough)'}`,
    })
    lines.push({
      measure: `build of ${count} articles, CPU ms`,
      value: build,
      goal: longestBuild,
      isLess: true,
    })
  }
  return lines
}
