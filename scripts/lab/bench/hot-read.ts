// Promise R1: a hot document against bare node:http that sends the same bytes. Promise R2: the same when the browser has it.
// Promise R3: the poll of a signed-in page.
import { request } from 'node:http'
import type { BareAnswer } from '../lib/bare.ts'
import type { Child } from '../lib/child.ts'
import { rate } from '../lib/load.ts'
import { api, signInMany } from '../lib/player.ts'
import { number, type Result } from '../lib/result.ts'
import { abba } from '../lib/stats.ts'

const path = `${api}/categories/en-US`
const asBrowser = { 'accept-encoding': 'gzip, deflate, br' }
const load = { connections: 50, seconds: 3, expect: '2xx' as const }
/** node:http sets these by itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
const players = 200

/** The answer as it goes over the wire, nothing unpacked. */
const readRaw = (origin: string): Promise<BareAnswer> =>
  new Promise((resolve, reject) => {
    request(`${origin}${path}`, { headers: asBrowser }, (answer) => {
      const chunks: Buffer[] = []
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const names = answer.rawHeaders
            .filter((_, index) => index % 2 === 0)
            .filter((name) => !ownHeaders.has(name.toLowerCase()))
          resolve({
            status: answer.statusCode!,
            headers: Object.fromEntries(names.map((name) => [name, String(answer.headers[name.toLowerCase()])])),
            body: Buffer.concat(chunks),
          })
        })
    })
      .once('error', reject)
      .end()
  })

const read = (child: Child, headers: Record<string, string> = {}) => ({
  ...load,
  origin: child.origin,
  requests: [{ path, headers: { ...asBrowser, ...headers } }],
})

export const measureHotRead = async (app: Child, silentApp: Child, bare: Child): Promise<Result[]> => {
  const answer = await readRaw(app.origin)
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  await bare.ask('answerWith', answer)
  await Promise.all([app, silentApp, bare].map((child) => rate({ ...read(child), seconds: 1 })))

  const bareRate = () => rate(read(bare))
  const logged = await abba(4, () => rate(read(app)), bareRate)
  const silent = await abba(4, () => rate(read(silentApp)), bareRate)
  const etag = { 'if-none-match': String(answer.headers['etag'] ?? answer.headers['ETag']) }
  const unchanged = await abba(
    2,
    () => rate({ ...read(app, etag), expect: '3xx' }),
    () => rate(read(app)),
  )

  const poll = (await signInMany(app, 'poll', players)).map(({ headers }) => ({
    path: `${api}/auth/en-US`,
    headers: { cookie: headers['cookie']! },
  }))
  const polled = await abba(
    2,
    () => rate({ ...load, origin: app.origin, requests: poll }),
    () => rate(read(app)),
  )

  const size = `${number(answer.body.length)} bytes`
  return [
    {
      id: 'R1',
      what: 'hot read ÷ bare node:http, access log on',
      ratio: logged.ratio,
      target: { atLeast: 0.75 },
      of: `${number(logged.a)} ÷ ${number(logged.b)} requests/s, ${size}`,
    },
    {
      id: 'R1',
      what: 'hot read ÷ bare node:http, access log off',
      ratio: silent.ratio,
      target: { atLeast: 0.9 },
      of: `${number(silent.a)} ÷ ${number(silent.b)} requests/s`,
    },
    {
      id: 'R2',
      what: 'the same answered 304 ÷ hot read',
      ratio: unchanged.ratio,
      target: { atLeast: 1.1 },
      of: `${number(unchanged.a)} ÷ ${number(unchanged.b)} requests/s`,
    },
    {
      id: 'R3',
      what: 'signed-in poll ÷ hot read',
      ratio: polled.ratio,
      target: { atLeast: 0.5 },
      of: `${number(polled.a)} ÷ ${number(polled.b)} requests/s, ${players} players`,
    },
  ]
}
