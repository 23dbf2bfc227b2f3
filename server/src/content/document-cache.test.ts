import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createContentHolder } from './content-holder.ts'
import { createDocumentCache } from './document-cache.ts'
import { smallContent } from './testing/small-content.ts'

const other = () =>
  smallContent({ 'headers.yaml': '- { name: games, title: Play }\n- { name: services, title: Services }\n' })

test('a document is built and compressed once, however many ask', async () => {
  const cache = createDocumentCache(createContentHolder(smallContent()))
  let built = 0
  const ask = () =>
    cache.answer({ operation: 'getHeaders', locale: 'en-US' }, () => {
      built += 1
      return { text: 'x'.repeat(5000) }
    })
  const [first, second] = await Promise.all([ask(), ask()])
  const third = await ask()
  expect(built).toBe(1)
  expect(third.bytes).toBe(first?.bytes)
  expect(second?.bytes).toBe(first?.bytes)
  expect(gunzipSync(third.bytes.gzip)).toEqual(third.bytes.identity)
  expect(brotliDecompressSync(third.bytes.br)).toEqual(third.bytes.identity)
})

test('locale and key are part of the document', async () => {
  const cache = createDocumentCache(createContentHolder(smallContent()))
  const ask = async (locale: string, key: string) =>
    JSON.parse(
      (await cache.answer({ operation: 'x', locale, key }, (local) => [local.locale, key])).bytes.identity.toString(),
    ) as unknown
  expect(await ask('en-US', 'a')).toEqual(['en-US', 'a'])
  expect(await ask('de-DE', 'a')).toEqual(['de-DE', 'a'])
  expect(await ask('en-US', 'b')).toEqual(['en-US', 'b'])
})

test("after a swap every answer is the new version's, also one that was being built during it", async () => {
  const holder = createContentHolder(smallContent())
  const cache = createDocumentCache(holder)
  const ask = () => cache.answer({ operation: 'getHeaders', locale: 'en-US' }, (local) => local.headers())
  const before = ask()
  const next = other()
  holder.swap(next)
  const after = await ask()
  expect((await before).bytes.contentVersion).not.toBe(next.version)
  expect(after.bytes.contentVersion).toBe(next.version)
  expect(JSON.parse(after.bytes.identity.toString())).toMatchObject([{ title: 'Play' }, {}])
  const again = await ask()
  expect(again.bytes).toBe(after.bytes)
})

test("topics published anew end their game's documents and no others; articles end those of articles", async () => {
  const holder = createContentHolder(smallContent())
  const cache = createDocumentCache(holder)
  const built: string[] = []
  const ask = async (key: string, topicsOf: 'every' | (() => string[]), hasArticles = false) =>
    cache.answer({ operation: 'x', locale: 'en-US', key, topicsOf, hasArticles }, (local) => {
      built.push(key)
      return [local.category(1300)?.name]
    })
  const askAll = async () => {
    built.length = 0
    for (const game of ['wow', 'services']) await ask(game, () => [game])
    await ask('every', 'every')
    await ask('none', () => [])
    await ask('article', () => [], true)
    return [...built]
  }
  expect(await askAll()).toEqual(['wow', 'services', 'every', 'none', 'article'])
  expect(await askAll()).toEqual([])
  const first = holder.current()
  const its = first.folder('wow')!
  const categories = its.categories.map((one) => ({ ...one, name: { 'en-US': 'Market' } }))
  const published = first.with({ topics: new Map([['wow', { categories, topics: its.topics }]]) }, 'small.1')
  holder.swap(published)
  expect(await askAll()).toEqual(['wow', 'every'])
  expect(String((await ask('wow', () => ['wow'])).bytes.identity)).toBe('["Market"]')
  expect((await ask('none', () => [])).bytes.contentVersion).toBe('small.1')
  const article = first.written('en-US', '9852')!
  holder.swap(published.with({ articles: [{ locale: 'en-US', id: '9852', article }] }, 'small.2'))
  expect(await askAll()).toEqual(['article'])
})

test('the cache stays below its bound and keeps what is read', async () => {
  const cache = createDocumentCache(createContentHolder(smallContent()), 30_000)
  const ask = (key: number) => cache.answer({ operation: 'x', locale: 'en-US', key }, () => `${key}`.repeat(500))
  for (let key = 0; key < 100; key += 1) {
    await ask(key)
    await ask(0)
  }
  expect(cache.size().bytes).toBeLessThanOrEqual(30_000)
  const kept = await ask(0)
  expect((await ask(0)).bytes).toBe(kept.bytes)
})

test('what content does not have is 404 and is not remembered', () => {
  const cache = createDocumentCache(createContentHolder(smallContent()))
  expect(() => cache.answer({ operation: 'x', locale: 'en-US', key: 'nothing' }, () => undefined)).toThrow(
    expect.objectContaining({ status: 404 }),
  )
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
})
