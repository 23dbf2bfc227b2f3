// Usage: [KIND=topics] [DATABASE=postgres] node scripts/lab/bench/studio.ts [articles] [publications] [topics]; 20000, 20, 200
// One article (CD-401), or one change of a game's topics (CD-421), is published at a time: how long requests and players wait
// meanwhile. With PostgreSQL two instances run, and are timed, on one database.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { stringify } from 'yaml'
import { openContentStore } from '../../../server/src/compose/content-store.ts'
import { loadPack } from '../../../server/src/content/pack/load-pack.ts'
import { memoryFiles } from '../../../server/src/content/pack/pack-files.ts'
import type { PackArticle } from '../../../server/src/content/pack/format.ts'
import { smallPackFiles } from '../../../server/src/content/testing/small-pack.ts'
import { openDatabase } from '../../../server/src/storage/database.ts'
import { startPostgres } from '../../../tests/support/postgres.ts'
import { signInAtDesk } from '../../../tests/support/people.ts'
import { startChild } from '../lib/child.ts'
import { percentile } from '../lib/stats.ts'
import { seededSet } from '../relevance/seeded-set.ts'
import { startServer, type StartedServer } from '../relevance/started-server.ts'

const [articles = 20_000, publications = 20, topics = 200] = process.argv.slice(2).map(Number)
const kind = process.env['KIND'] === 'topics' ? 'topics' : 'articles'
const locales = ['en-US', 'de-DE', 'fr-FR', 'ja-JP', 'ko-KR']
const firstId = 100_000
const patience = 60_000
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const said = (text: string): Record<string, string> =>
  Object.fromEntries(locales.map((locale) => [locale, `${text} (${locale})`]))
const firstTopic = 10_000
const inGroup = 20
/** A game with a tree of groups, and a form of six questions a topic, in every language. */
const treeFiles = (): Record<string, string> => {
  const ids = Array.from({ length: topics! }, (_, at) => firstTopic + at)
  const field = (key: string, more: object) => ({ key, label: said(`Question ${key}`), renderMethod: 'text', ...more })
  const option = (id: string) => ({ id, label: said(`Answer ${id}`) })
  const options = ['a', 'b', 'c', 'd'].map(option)
  const forms = ids.map((id) => ({
    id,
    friendlyText: said(`What to try about number ${id}: **first** this, then [that](article/9852).`),
    channels: [{ channelType: 'ticket', description: said('Write to us'), ewt: 90, order: 1 }],
    fields: [
      field('where', { type: 'option', renderMethod: 'dropdown', options }),
      field('device', { type: 'string', shownWhen: { field: 'where', is: ['a'] } }),
      ...['when', 'how', 'since'].map((key) => field(key, { type: 'string', tooltip: said('As you remember it') })),
      field('more', { type: 'string', renderMethod: 'textarea', required: true }),
    ],
  }))
  const groups = Array.from({ length: Math.ceil(ids.length / inGroup) }, (_, at) => ({
    id: 9_000 + at,
    name: said(`Group ${at}`),
    children: ids.slice(at * inGroup, (at + 1) * inGroup).map((id) => ({ id, name: said(`Number ${id}`) })),
  }))
  const small = smallPackFiles()
  const apart = { aliasDuplicateObjects: false }
  return {
    'products/wow/categories.yaml': `${small['products/wow/categories.yaml']!}${stringify(groups, apart)}`,
    'products/wow/topics.yaml': `${small['products/wow/topics.yaml']!}${stringify(forms, apart)}`,
  }
}

const contentOf = () => {
  const files = { ...smallPackFiles(), ...(kind === 'topics' ? treeFiles() : {}) }
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

const fill = async (dataDir: string, databaseUrl: string | null): Promise<void> => {
  const database = await openDatabase({ dataDir, databaseUrl })
  await database.migrate()
  const at = new Date().toISOString()
  await openContentStore(database).save(contentOf(), { importedBy: 'bench', importedAt: at })
  await database.close()
}

const folder = mkdtempSync(join(tmpdir(), 'bench-studio-'))
const dataDir = join(folder, 'data')
const postgres = process.env['DATABASE'] === 'postgres' ? await startPostgres() : undefined
const databaseUrl = (await postgres?.createDatabase()) ?? null
await fill(dataDir, databaseUrl)
say(`${articles} articles in ${locales.length} languages are stored${kind === 'topics' ? `, ${topics} topics` : ''}`)
const shared: Record<string, string> =
  databaseUrl === null
    ? {}
    : { DATABASE_URL: databaseUrl, SESSION_SECRET: 's'.repeat(40), ENCRYPTION_KEY: 'e'.repeat(40) }
/** Two who ask without a pause would have both processors to themselves, and the database none. */
const pause = postgres ? '2' : '0'
/** A server, who asks it meanwhile, and what is seen there. */
const openInstance = async (name: string) => {
  const server = await startServer(() => undefined, 'en-US', { measuresTurns: true, dataDir, env: shared })
  const asking = { BENCH_ORIGIN: server.root, BENCH_PAUSE: pause }
  const pinger = await startChild('pinger.ts', asking, join(folder, 'pinger.log'))
  return { name, server, pinger, waits: [] as number[], propagation: [] as number[], turns: [] as number[] }
}
const first = await openInstance('here')
const instances = [first, ...(postgres ? [await openInstance('at the other instance')] : [])]
const { server } = first
try {
  const { headers } = await signInAtDesk(server.root, 'lead-kim')
  const desk = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${server.root}/services/desk${path}`, {
      method,
      ...(body === undefined
        ? { headers }
        : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const shown = async ({ root }: StartedServer, path: string, mark: string): Promise<number> => {
    const since = performance.now()
    while (performance.now() - since < patience) {
      const answer = await fetch(`${root}/services/bft/api/${path}`)
      if ((await answer.text()).includes(mark)) return performance.now() - since
      await setTimeout(5)
    }
    throw new Error(`${path} was not shown`)
  }
  /** What is to be published stands as a draft. @returns publishes it, and where players see it */
  const drafted = async (time: number, mark: string): Promise<{ publish: () => Promise<unknown>; path: string }> => {
    if (kind === 'topics') {
      const id = firstTopic + ((time * 7) % topics!)
      const its = await desk<{ mark: string; topic: object }>('GET', `/topic-trees/wow/topics/${id}`)
      const saved = await desk<{ draft: number }>('PUT', `/topic-trees/wow/topics/${id}`, {
        mark: its.mark,
        topic: { ...its.topic, friendlyText: said(mark) },
      })
      return {
        publish: () => desk('POST', '/topic-trees/wow/publish', { draft: saved.draft, note: '' }),
        path: `categories/en-US/${id}/solution`,
      }
    }
    const number = String(firstId + time * 7)
    const source =
      `---\nid: '${number}'\ntitle: Written anew ${time}\nsummary: ${mark}\nproducts: [wow]\nupdated: 2026-11-20\n` +
      `---\nThe gate is ${mark}.\n`
    await desk('PUT', `/studio/articles/en-US~${number}/draft`, { draft: 0, source })
    return {
      publish: () => desk('POST', `/studio/articles/en-US~${number}/publish`, { draft: 1, note: '' }),
      path: `article/en-US/${number}`,
    }
  }
  const search = (at: StartedServer, locale: string): Promise<unknown> =>
    at.post(
      'search',
      { searchTerm: 'gate', subjectName: 'all', sourceName: 'all', page: 1, locale, purpose: 'page' },
      locale,
    )
  // Indexes of all languages, and a first search in each.
  for (const one of instances) for (const locale of locales) await search(one.server, locale)
  const answers: number[] = []
  for (let time = 0; time <= publications; time += 1) {
    const mark = `published${time}`
    const { publish, path } = await drafted(time, mark)
    await setTimeout(500)
    for (const one of instances) await one.server.longestTurn()
    for (const { pinger } of instances) await pinger.ask('begin')
    const begun = performance.now()
    await publish()
    const answered = performance.now() - begun
    const seen = await Promise.all(instances.map((one) => shown(one.server, path, mark)))
    // What follows the swap counts too: the first search and page after it.
    for (const one of instances) await search(one.server, 'en-US')
    await setTimeout(500)
    const waited = await Promise.all(instances.map(({ pinger }) => pinger.ask<number[]>('end')))
    // The first publication compiles code as well.
    if (time === 0) continue
    answers.push(answered)
    for (const [at, one] of instances.entries()) {
      for (const wait of waited[at]!) one.waits.push(wait)
      one.propagation.push(seen[at]! + answered)
      one.turns.push(await one.server.longestTurn())
    }
  }
  say(`answered after ${percentile(answers, 50).toFixed(0)} ms (median), ${answers.length} publications`)
  for (const { name, waits, propagation, turns } of instances)
    say(
      `${name}: longest wait of a request while publishing ${waits.reduce((most, wait) => Math.max(most, wait), 0).toFixed(1)} ms ` +
        `(target 50), p99 ${percentile(waits, 99).toFixed(1)} ms, ${waits.length} requests; until players see it ` +
        `at most ${Math.max(...propagation).toFixed(0)} ms (target 2000), median ${percentile(propagation, 50).toFixed(0)} ms; ` +
        `longest turn of the thread that answers ${Math.max(...turns).toFixed(1)} ms of processor time`,
    )
} finally {
  for (const { pinger, server: its } of instances) {
    await pinger.stop()
    await its.close()
  }
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
