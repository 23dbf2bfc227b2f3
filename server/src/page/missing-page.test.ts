// Addresses of the help pages before these, asked over HTTP (CD-414).
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts'

const many = 20_000
let server: TestServer
let root: string

const redirects = [
  '"/hc/{locale}/articles/115001*": article/9852',
  '"/hc/{locale}/categories/200*": games/wow/category/1200',
  '"/hc/{locale}": home',
  '/support/solutions/articles/33: article/42673',
  ...Array.from({ length: many }, (_, at) => `"/hc/{locale}/articles/${900_000_000 + at}*": article/9852`),
]

beforeAll(async () => {
  server = await startTestServer({ content: { 'redirects.yaml': `${redirects.join('\n')}\n` } })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  root = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${root}${path}`, { redirect: 'manual', headers, method })

describe('an old address leads to what stands in its place', () => {
  test.each([
    ['/hc/en-us/articles/115001-Stuck-in-a-wall', '/support/en-US/help/article/9852'],
    ['/hc/de/articles/115001-Festgefahren', '/support/de-DE/help/article/9852'],
    ['/hc/fr/articles/115001', '/support/en-US/help/article/9852'],
    ['/hc/articles/115001', '/support/help/article/9852'],
    ['/hc/en-us/articles/115001-Stuck?utm_source=mail', '/support/en-US/help/article/9852'],
    ['/hc/en-us/categories/200-Shop', '/support/en-US/help/games/wow/category/1200'],
    ['/hc/en-us', '/support/en-US/help'],
    ['/hc/', '/support/help'],
    ['/support/solutions/articles/33', '/support/help/article/42673'],
    [`/hc/en-us/articles/${900_000_000 + many - 1}-Last`, '/support/en-US/help/article/9852'],
  ])('%s → %s', async (from, to) => {
    const answer = await ask(from)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test('in the visitor’s own language where the old one named none', async () => {
    const first = await ask('/hc/articles/115001')
    const second = await ask(first.headers.get('location')!, { 'accept-language': 'de' })
    expect([second.status, second.headers.get('location')]).toEqual([302, '/support/de-DE/help/article/9852'])
  })

  test('for HEAD as well; no other method is sent on', async () => {
    expect((await ask('/hc/en-us/articles/115001', {}, 'HEAD')).status).toBe(301)
    expect((await ask('/hc/en-us/articles/115001', {}, 'POST')).status).toBe(404)
  })
})

describe('an address nobody has', () => {
  test('is a page in words for people, in their language, and a problem for programs', async () => {
    const page = await ask('/hc/de/articles/77-Weg', { accept: 'text/html', 'accept-language': 'de' })
    expect([page.status, page.headers.get('content-type'), page.headers.get('content-language')]).toEqual([
      404,
      'text/html; charset=utf-8',
      'de-DE',
    ])
    expect(await page.text()).toContain('<a class="on" href="/support/de-DE/help">')
    const problem = await ask('/hc/de/articles/77-Weg')
    expect([problem.status, problem.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ])
    const call = await ask('/services/bft/api/nothing', { accept: 'text/html' })
    expect(call.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  })

  test.each([
    ['//evil.example/hc/en-us/articles/115001'],
    ['/hc//evil.example/articles/115001'],
    ['/hc/en-us/articles/115001/..%2f..%2fevil'],
    ['/hc/%2F%2Fevil.example/articles/115001'],
    ['/hc/en-us%0d%0aset-cookie:a=b/articles/115001'],
  ])('leads nowhere else: %s', async (path) => {
    const answer = await ask(path)
    const to = answer.headers.get('location')
    expect(to === null || /^\/support\/[a-zA-Z/-]+(\d+)?$/.test(to)).toBe(true)
    expect(answer.headers.get('set-cookie') ?? '').not.toContain('a=b')
  })
})
