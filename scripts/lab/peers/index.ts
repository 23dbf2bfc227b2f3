// `make lab DO=bench PEERS=1`: what a player meets, asked of the product and of others on this machine, by turns, with the same
// articles and cases. A visit is what the screen waits for: of osTicket the page, of ours the page and the calls that fill it.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CannonRequest } from 'autocannon'
import type { Child } from '../lib/child.ts'
import { rate } from '../lib/load.ts'
import { api, signIn, submitAgain, visit } from '../lib/player.ts'
import { startProduct } from '../lib/product.ts'
import { number } from '../lib/result.ts'
import { abba, median } from '../lib/stats.ts'
import { articlesOf } from './articles.ts'
import { caseBody, type OsTicket, startOsTicket } from './osticket.ts'
import { launchBrowser, meet } from '../lib/slow-phone.ts'

const inFlight = 8
const seconds = Number(process.env['PEERS_SECONDS'] ?? 3)
const rounds = 2
/** Cases of the account that is asked: as many as both show on a page. */
const caseCount = 10
const description = 'The game closes when I open the map in the second season, and my hero falls through the floor.'
const [article, query] = ['24117', 'stuck']
const help = '/support/en-US/help'
const compressed = { 'accept-encoding': 'gzip, deflate, br' }

const searchBody = JSON.stringify({
  searchTerm: query,
  subjectName: 'all',
  sourceName: 'all',
  page: 1,
  locale: 'en-US',
})

interface Row {
  what: string
  own: CannonRequest[]
  other: CannonRequest[]
  /** What promise R16 asks of it. */
  atLeast?: number
}

/** A page, and the calls that fill it. */
const rowsOf = async (app: Child, peer: OsTicket): Promise<Row[]> => {
  const player = await signIn(app, 'robin')
  await app.ask('seedCases', { owner: 'robin', count: caseCount })
  const list = `${api}/cases/en-US/active?page=1`
  const [first] = (await (await fetch(app.origin + list, { headers: player.headers })).json()) as { id: string }[]
  const { headers: anonymous } = await visit(app.origin)
  const get = (path: string, headers: Record<string, string> = {}): CannonRequest => ({
    path,
    headers: { ...compressed, ...headers },
  })
  const asPlayer = { cookie: peer.cookie }
  return [
    { what: 'home', own: [get(`${help}/games/wow`)], other: [get('/')], atLeast: 20 },
    {
      what: 'article',
      own: [get(`${help}/article/${article}`)],
      other: [get(`/kb/faq.php?id=${article}`)],
    },
    {
      what: 'search',
      own: [
        get(`${help}/search?q=${query}`),
        {
          method: 'POST',
          path: `${api}/search`,
          headers: { ...compressed, ...anonymous, 'content-type': 'application/json' },
          body: searchBody,
        },
      ],
      other: [get(`/kb/faq.php?a=search&q=${query}`)],
    },
    {
      what: 'file a case',
      own: [submitAgain(() => player)],
      other: [
        {
          method: 'POST',
          path: '/api/tickets.json',
          headers: { 'x-api-key': peer.apiKey },
          body: caseBody(description),
        },
      ],
    },
    {
      what: 'list of cases',
      own: [get(`${help}/case/list`), get(list, player.headers)],
      other: [get('/tickets.php', asPlayer)],
    },
    {
      what: 'a case',
      own: [get(`${help}/case/detail/${first!.id}`), get(`${api}/cases/en-US/detail/${first!.id}`, player.headers)],
      other: [get(`/tickets.php?id=${peer.caseId}`, asPlayer)],
    },
  ]
}

/** Visits a second. @throws when one answer was no success */
const visits = async (origin: string, requests: CannonRequest[]): Promise<number> => {
  for (const { path, method, headers, body } of requests) {
    const answer = await fetch(origin + path, {
      method: method ?? 'GET',
      headers: headers as Record<string, string>,
      redirect: 'manual',
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
  }
  return (await rate({ origin, connections: inFlight, seconds, expect: '2xx', requests })) / requests.length
}

const compareRates = async (app: Child, peer: OsTicket): Promise<string[]> => {
  const lines: string[] = []
  // The form of a submit has a key of its own each time: the first is not repeated.
  for (const { what, own, other, atLeast } of await rowsOf(app, peer)) {
    process.stderr.write(`${what} …\n`)
    const { a, b, ratio } = await abba(
      rounds,
      () => visits(app.origin, own),
      () => visits(peer.origin, other),
    )
    const target = atLeast === undefined ? '–' : `≥ ${atLeast}`
    const isMet = atLeast === undefined ? '–' : ratio >= atLeast ? 'yes' : 'no'
    const calls = own.length === 1 ? '1 request' : `${own.length} requests`
    lines.push(
      `| ${what}, visits/s | ${number(a)} (${calls}) | ${b.toFixed(1)} | ${ratio.toFixed(1)} | ${target} | ${isMet} |`,
    )
  }
  return lines
}

const compareViews = async (app: Child, peer: OsTicket): Promise<string[]> => {
  const browser = await launchBrowser()
  if (browser === undefined) return ['| not measured: page weight and LCP: no Chromium | | | | | |']
  const pages = [
    ['home', `${help}/games/wow`, '/'],
    ['article', `${help}/article/${article}`, `/kb/faq.php?id=${article}`],
    ['contact form', `${help}/contact/1301/ticket`, '/open.php'],
  ] as const
  try {
    const lines: string[] = []
    for (const [what, own, other] of pages) {
      process.stderr.write(`${what} on a slow phone …\n`)
      const seen: { weight: number; paint: number }[][] = [[], []]
      for (let turn = 0; turn < 5; turn += 1) {
        seen[0]!.push(await meet(browser, app.origin + own))
        seen[1]!.push(await meet(browser, peer.origin + other))
      }
      const [a, b] = seen.map((all) => ({
        weight: median(all.map(({ weight }) => weight)) / 1000,
        paint: median(all.map(({ paint }) => paint)),
      })) as [{ weight: number; paint: number }, { weight: number; paint: number }]
      lines.push(
        `| ${what}, KB on the wire | ${number(a.weight)} | ${number(b.weight)} | ${(a.weight / b.weight).toFixed(2)} | – | – |`,
        `| ${what}, largest paint in ms | ${number(a.paint)} | ${number(b.paint)} | ${(a.paint / b.paint).toFixed(2)} | – | – |`,
      )
    }
    return lines
  } finally {
    await browser.close()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'guidepost-peers-'))
// Beside the other: its servers run as users of their own, who have to reach it.
const peerFolder = mkdtempSync(join(tmpdir(), 'guidepost-osticket-'))
const started: { stop: () => Promise<void> }[] = []
try {
  const app = await startProduct(folder, 'app')
  started.push(app)
  const content = {
    articles: await articlesOf(app.origin),
    cases: Array.from({ length: caseCount }, () => description),
  }
  const peer = await startOsTicket(peerFolder, content, inFlight).catch((error: unknown) => {
    process.stdout.write(`not measured: osTicket: ${(error as Error).message}\n`)
  })
  // Another peer would stand here; what cannot be had as public source and Debian's packages is named.
  process.stdout.write('not measured: Zendesk, Discord, Riot, Battle.net: no source of theirs runs here\n')
  if (peer !== undefined) {
    started.push(peer)
    const lines = [...(await compareRates(app, peer)), ...(await compareViews(app, peer))]
    process.stdout.write(
      `\n| what | Guidepost | osTicket | ratio | target | met |\n| --- | --- | --- | --- | --- | --- |\n${lines.join('\n')}\n\n` +
        `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${content.articles.length} ` +
        `articles, ${caseCount} cases, ${inFlight} under way, ${seconds} s a turn, medians of ${rounds}\n`,
    )
  }
} finally {
  for (const one of started.toReversed()) await one.stop()
  for (const one of [folder, peerFolder]) rmSync(one, { recursive: true, force: true })
}
