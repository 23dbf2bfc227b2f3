// Promise R16: the anonymous page, the first thing a player meets, against a document of about its size that lies ready:
// a file of the app.
import type { Child } from '../lib/child.ts'
import { rate } from '../lib/load.ts'
import { number, type Result } from '../lib/result.ts'
import { abba } from '../lib/stats.ts'

const load = { connections: 50, seconds: 3, expect: '2xx' as const }
const headers = { 'accept-encoding': 'gzip, deflate, br' }
const pages = [
  { what: 'home of a game', path: '/support/en-US/help/games/wow' },
  { what: 'article', path: '/support/en-US/help/article/24117' },
  { what: 'contact form', path: '/support/en-US/help/contact/1201' },
]

const readText = async (origin: string, path: string): Promise<string> => (await fetch(origin + path)).text()

const sizeOf = async (origin: string, path: string): Promise<number> =>
  Number((await fetch(origin + path, { headers })).headers.get('content-length'))

export const measurePages = async (app: Child): Promise<Result[]> => {
  const file = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(await readText(app.origin, pages[0]!.path))?.[1]
  if (file === undefined) throw new Error('the page names no style sheet')
  const ask = (path: string) => rate({ ...load, origin: app.origin, requests: [{ path, headers }] })
  const results: Result[] = []
  for (const { what, path } of pages) {
    const { ratio, a, b } = await abba(
      2,
      () => ask(path),
      () => ask(file),
    )
    const [own, other] = await Promise.all([path, file].map((one) => sizeOf(app.origin, one)))
    results.push({
      id: 'R16',
      what: `anonymous page, ${what} ÷ a document that lies ready`,
      ratio,
      target: { atLeast: 0.9 },
      of: `${number(a)} ÷ ${number(b)} requests/s, ${number(own!)} ÷ ${number(other!)} bytes`,
    })
  }
  return results
}
