// Five hundred articles of somebody else's words, moved in, served, and found at their old addresses (CD-413, CD-414).
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../tests/support/test-server.ts'
import type { Outcome } from './move-in.ts'
import { moveIn } from './move-in.ts'
import { bigExport, page, type ZendeskExport } from './testing/zendesk-export.ts'
import { readZendeskFolder } from './zendesk-source.ts'

const wanted = 500
let root: string
let server: TestServer
let base: string
let outcome: Outcome
let source: ZendeskExport

const options = (folder: string) => ({
  folder,
  product: 'services',
  space: 'zendesk',
  isOverwriting: false,
  fetchFile: undefined,
})

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'guidepost-whole-move-'))
  const from = join(root, 'export')
  mkdirSync(from)
  source = bigExport(fileURLToPath(new URL('../..', import.meta.url)), wanted)
  for (const [name, things] of Object.entries(source))
    for (let at = 0; at < things.length; at += 100)
      writeFileSync(join(from, `${name}-${at}.json`), JSON.stringify(page(name, things.slice(at, at + 100))))
  const folder = join(root, 'pack')
  outcome = await moveIn(readZendeskFolder(from, undefined), options(folder))
  const again = await moveIn(readZendeskFolder(from, undefined), options(folder))
  expect(again.changes).toEqual({ added: [], changed: [], removed: [] })
  server = await startTestServer({ env: { CONTENT_PACK: folder } })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
}, 240_000)
afterAll(async () => {
  await server?.close()
  rmSync(root, { recursive: true, force: true })
})

const pathOf = ({ html_url: url }: { html_url: string }): string => new URL(url).pathname

test('all of them came along, and the report says what did not fit', () => {
  expect(source.articles.length).toBe(wanted)
  expect(outcome.report.counts).toMatchObject({ articles: wanted, places: 45, redirects: wanted + 46 })
  expect(outcome.report.byKind).toMatchObject({ picture: expect.any(Number), 'dead-link': expect.any(Number) })
  const text = readFileSync(join(root, 'pack/.move-in/zendesk/report.md'), 'utf8')
  expect(text).toContain(`${wanted} articles in 2 languages (de-DE, en-US`)
})

test('every old address of theirs leads to the article that has its words', async () => {
  for (const one of source.articles as { html_url: string; title: string }[]) {
    const answer = await server.app.inject({ url: pathOf(one) })
    expect([answer.statusCode, answer.headers.location]).toEqual([
      301,
      expect.stringMatching(/^\/support\/en-US\/help\/article\/\d+$/),
    ])
    const id = String(answer.headers.location).split('/').at(-1)
    const article = await server.app.inject({ url: `/services/bft/api/article/en-US/${id}` })
    expect([article.statusCode, article.json<{ title: string }>().title]).toEqual([200, one.title])
  }
})

test('over a real port: articles in another language, sections, the first page, and what there never was', async () => {
  const ask = (path: string) => fetch(`${base}${path}`, { redirect: 'manual' })
  const [first] = source.articles as { id: number }[]
  const german = await ask(`/hc/de/articles/${first!.id}`)
  expect([german.status, german.headers.get('location')]).toEqual([
    301,
    expect.stringMatching(/^\/support\/de-DE\/help\/article\/\d+$/),
  ])
  const id = german.headers.get('location')!.split('/').at(-1)!
  const text = await (await fetch(`${base}/services/bft/api/article/de-DE/${id}`)).json()
  expect(text).toMatchObject({ title: expect.stringContaining('auf Deutsch') })
  for (const one of source.sections as { html_url: string; name: string }[]) {
    const answer = await ask(pathOf(one))
    const [, category] = /\/games\/services\/category\/(\d+)$/.exec(answer.headers.get('location') ?? '') ?? []
    const found = await fetch(`${base}/services/bft/api/categories/en-US/services/${category}`)
    expect([answer.status, found.status]).toEqual([301, 200])
  }
  expect((await ask('/hc/en-us')).headers.get('location')).toBe('/support/en-US/help')
  expect((await ask('/hc/en-us/articles/1-Never')).status).toBe(404)
})
