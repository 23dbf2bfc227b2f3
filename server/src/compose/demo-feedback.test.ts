// The rooms that read what players said have something to show, and it fits the demonstration's pack.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { deskClients } from '../../../tests/support/desk-token.ts'
import { startTestServer } from '../../../tests/support/test-server.ts'
import { loadPack } from '../content/pack/load-pack.ts'
import { folderFiles } from '../content/pack/pack-files.ts'

const readers = [
  ['/player-notes?kind=bug', 6],
  ['/player-notes?kind=suggestion', 5],
  ['/article-feedback', 11],
  ['/search-misses', 6],
  ['/surveys/answers', 10],
] as const

test('each of the rooms has the demonstration’s, once however often it starts', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'guidepost-demo-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  for (let start = 0; start < 2; start += 1) {
    const server = await startTestServer({ hasDemoFeedback: true, dataDir })
    const ask = await (await deskClients(server))('lead')
    const found = []
    for (const [path] of readers) found.push([path, (await ask('GET', path)).json<{ items: object[] }>().items.length])
    await server.close()
    expect(found).toEqual(readers)
  }
})

test('what it names is in the pack', () => {
  const told = parse(readFileSync(new URL('../../content/demo-feedback.yaml', import.meta.url), 'utf8')) as {
    articles: { article: string }[]
    helped: { article: string; topic: number; product: string }[]
  }
  const pack = loadPack(folderFiles(fileURLToPath(new URL('../../content/demo', import.meta.url)))).document
  const articles = new Set(pack.articles.map(({ id }) => id))
  const topics = new Set(
    pack.products.flatMap(({ product, topics: own }) => own.map(({ id }) => `${product.baseUiName} ${id}`)),
  )
  const named = [...told.articles, ...told.helped].map(({ article }) => article)
  expect(named.filter((id) => !articles.has(id))).toEqual([])
  expect(told.helped.map(({ product, topic }) => `${product} ${topic}`).filter((one) => !topics.has(one))).toEqual([])
})
