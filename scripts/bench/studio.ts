// Usage: node scripts/bench/studio.ts [articles, default 20000] [publications, default 20]
//
// One article is published at a time while 20,000 are there in five languages (CD-401): the longest a request waits
// meanwhile, how long until players see it, and what the thread that answers computes at most at a time. The content is put
// into the database as an import leaves it; reading 100,000 files is no part of what is measured.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createContentStore } from '../../server/src/content/content-store.ts'
import { loadPack } from '../../server/src/content/pack/load-pack.ts'
import { memoryFiles } from '../../server/src/content/pack/pack-files.ts'
import type { PackArticle } from '../../server/src/content/pack/format.ts'
import { smallPackFiles } from '../../server/src/content/testing/small-pack.ts'
import { openDatabase } from '../../server/src/storage/database.ts'
import { signInAtDesk } from '../fuzz/people.ts'
import { startChild } from './lib/child.ts'
import { percentile } from './lib/stats.ts'
import { seededSet } from './relevance/seeded-set.ts'
import { startServer } from './relevance/started-server.ts'

const [articles = 20_000, publications = 20] = process.argv.slice(2).map(Number)
const locales = ['en-US', 'de-DE', 'fr-FR', 'ja-JP', 'ko-KR']
const firstId = 100_000
const patience = 60_000
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const contentOf = () => {
  const files = smallPackFiles()
  const pack = loadPack(
    memoryFiles({
      ...files,
      'pack.yaml': files['pack.yaml']!.replace(/^locales:.*$/m, `locales: [${locales.join(', ')}]`),
    }),
  )
  const { articles: seeds } = seededSet(articles, 0)
  const original = pack.document.articles.find(({ id }) => id === '42673')!
  const all = locales.flatMap((locale) =>
    seeds.map(
      ({ title, text }, at): PackArticle => ({
        ...original,
        id: String(firstId + at),
        locale,
        title,
        summary: title,
        body: `<p>${text}</p>`,
        products: ['wow'],
      }),
    ),
  )
  return { ...pack, document: { ...pack.document, articles: [...pack.document.articles, ...all] } }
}

const fill = async (dataDir: string): Promise<void> => {
  const database = await openDatabase({ dataDir, databaseUrl: null })
  await database.migrate()
  const at = new Date().toISOString()
  await createContentStore(database).save(contentOf(), { importedBy: 'bench', importedAt: at })
  await database.close()
}

const folder = mkdtempSync(join(tmpdir(), 'bench-studio-'))
const dataDir = join(folder, 'data')
await fill(dataDir)
say(`${articles} articles in ${locales.length} languages are stored`)
const server = await startServer(() => undefined, 'en-US', { measuresTurns: true, dataDir })
const pinger = await startChild('pinger.ts', { BENCH_ORIGIN: server.root }, join(folder, 'pinger.log'))
try {
  const { headers } = await signInAtDesk(server.root, 'lead-kim')
  const desk = async (method: string, path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${server.root}/services/desk${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const shown = async (number: string, mark: string): Promise<number> => {
    const since = performance.now()
    while (performance.now() - since < patience) {
      const answer = await fetch(`${server.root}/services/bft/api/article/en-US/${number}`)
      if ((await answer.text()).includes(mark)) return performance.now() - since
      await setTimeout(5)
    }
    throw new Error(`article ${number} was not shown`)
  }
  // Indexes of all languages, and a first search in each.
  for (const locale of locales)
    await server.post(
      'search',
      { searchTerm: 'gate', subjectName: 'all', sourceName: 'all', page: 1, locale, purpose: 'page' },
      locale,
    )
  const [waits, propagation, turns]: number[][] = [[], [], []]
  for (let time = 0; time <= publications; time += 1) {
    const number = String(firstId + time * 7)
    const id = `en-US~${number}`
    const mark = `published${time}`
    const source =
      `---\nid: '${number}'\ntitle: Written anew ${time}\nsummary: ${mark}\nproducts: [wow]\nupdated: 2026-11-20\n` +
      `---\nThe gate is ${mark}.\n`
    await desk('PUT', `/studio/articles/${id}/draft`, { draft: 0, source })
    await server.longestTurn()
    await pinger.ask('begin')
    await desk('POST', `/studio/articles/${id}/publish`, { draft: 1, note: '' })
    const seconds = await shown(number, mark)
    // What follows the swap counts too: the first search and page after it.
    await server.post('search', {
      searchTerm: 'gate',
      subjectName: 'all',
      sourceName: 'all',
      page: 1,
      locale: 'en-US',
      purpose: 'page',
    })
    await setTimeout(500)
    const own = await pinger.ask<number[]>('end')
    // The first publication compiles code as well.
    if (time === 0) continue
    waits!.push(...own)
    propagation!.push(seconds)
    turns!.push(await server.longestTurn())
  }
  say(
    `longest wait of a request while publishing: ${waits!.reduce((most, wait) => Math.max(most, wait), 0).toFixed(1)} ms (target 50), ` +
      `p99 ${percentile(waits!, 99).toFixed(1)} ms, ${waits!.length} requests`,
  )
  say(
    `until players see it: at most ${Math.max(...propagation!).toFixed(0)} ms (target 2000), ` +
      `median ${percentile(propagation!, 50).toFixed(0)} ms, ${propagation!.length} publications`,
  )
  say(`longest turn of the thread that answers: ${Math.max(...turns!).toFixed(1)} ms of processor time`)
} finally {
  await pinger.stop()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
