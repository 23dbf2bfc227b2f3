// Requests whose frame is wrong: two lengths, a length and chunks, chunks that lie. Sent over a bare socket, because no
// client writes such things. Whatever a proxy in front reads differently than we do could carry a second request inside
// the first; so each gets one answer, never two.
import { connect } from 'node:net'
import { getSuggestions } from '#generated/server/articles.ts'
import { respondToCase } from '#generated/server/cases.ts'
import { startChat } from '#generated/server/chat.ts'
import { submitContact } from '#generated/server/contact.ts'
import { changeCases } from '#generated/server/desk/cases.ts'
import { appealPenalty } from '#generated/server/penalties.ts'
import { reportEvent } from '#generated/server/telemetry.ts'
import { createUpload } from '#generated/server/uploads.ts'

const path = '/services/bft/api/feature'
const lines = (...parts: string[]): string => parts.join('\r\n')
const get = (...headers: string[]): string => lines('GET /services/bft/api/config HTTP/1.1', ...headers, '', '')
const second = get('Host: x')
const post = (headers: string[], body: string, version = 'HTTP/1.1'): string =>
  lines(`POST ${path} ${version}`, 'Host: localhost', 'Content-Type: application/json', ...headers, '', body)

/** `isHidden`: a second request is hidden in the body, and must not be answered. */
export const badFrames: readonly { name: string; bytes: string; isHidden?: boolean }[] = [
  { name: 'two different lengths', bytes: post(['Content-Length: 3', 'Content-Length: 5'], '"abc"') },
  { name: 'the same length twice', bytes: post(['Content-Length: 5', 'Content-Length: 5'], '"abc"') },
  { name: 'lengths in one line', bytes: post(['Content-Length: 5, 5'], '"abc"') },
  { name: 'length with a plus', bytes: post(['Content-Length: +5'], '"abc"') },
  { name: 'negative length', bytes: post(['Content-Length: -5'], '"abc"') },
  { name: 'length in hex', bytes: post(['Content-Length: 0x5'], '"abc"') },
  { name: 'length with letters', bytes: post(['Content-Length: 5a'], '"abc"') },
  { name: 'empty length', bytes: post(['Content-Length: '], '"abc"') },
  { name: 'length beyond numbers', bytes: post(['Content-Length: 99999999999999999999'], '"abc"') },
  {
    name: 'length too short, another request behind',
    isHidden: true,
    bytes: post(['Content-Length: 5', 'Connection: close'], `"abc"${second}`),
  },
  {
    name: 'chunks and a length',
    bytes: post(['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${second}`),
    isHidden: true,
  },
  {
    name: 'a length and chunks',
    bytes: post(['Transfer-Encoding: chunked', 'Content-Length: 5'], `5\r\n"abc"\r\n0\r\n\r\n`),
  },
  {
    name: 'chunked twice',
    bytes: post(['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'], `5\r\n"abc"\r\n0\r\n\r\n`),
  },
  {
    name: 'chunked, identity',
    bytes: post(['Transfer-Encoding: chunked, identity'], `5\r\n"abc"\r\n0\r\n\r\n${second}`),
    isHidden: true,
  },
  { name: 'unknown coding', bytes: post(['Transfer-Encoding: gzip'], `0\r\n\r\n${second}`), isHidden: true },
  { name: 'xchunked', bytes: post(['Transfer-Encoding: xchunked'], `0\r\n\r\n${second}`), isHidden: true },
  {
    name: 'chunked behind a tab',
    bytes: post(['Transfer-Encoding:\tchunked', 'Content-Length: 3'], `0\r\n\r\n${second}`),
    isHidden: true,
  },
  { name: 'blank before the colon', bytes: post(['Transfer-Encoding : chunked', 'Content-Length: 5'], '"abc"') },
  { name: "blank before the length's colon", bytes: post(['Content-Length : 5'], '"abc"') },
  { name: 'folded header', bytes: post(['Transfer-Encoding:', ' chunked', 'Content-Length: 5'], '"abc"') },
  { name: 'chunk size is no number', bytes: post(['Transfer-Encoding: chunked'], 'zz\r\n"abc"\r\n0\r\n\r\n') },
  { name: 'negative chunk size', bytes: post(['Transfer-Encoding: chunked'], '-5\r\n"abc"\r\n0\r\n\r\n') },
  { name: 'chunk longer than announced', bytes: post(['Transfer-Encoding: chunked'], '3\r\n"abc"\r\n0\r\n\r\n') },
  {
    name: 'chunk size beyond numbers',
    bytes: post(['Transfer-Encoding: chunked'], 'fffffffffffffffff\r\n"abc"\r\n0\r\n\r\n'),
  },
  { name: 'chunk ends by line feed alone', bytes: post(['Transfer-Encoding: chunked'], '5\n"abc"\n0\n\n') },
  {
    name: 'chunk extension of 20 KB',
    bytes: post(['Transfer-Encoding: chunked'], `5;${'x'.repeat(20_000)}\r\n"abc"\r\n0\r\n\r\n`),
  },
  {
    name: 'trailer with a length',
    bytes: post(['Transfer-Encoding: chunked', 'Connection: close'], `5\r\n"abc"\r\n0\r\nContent-Length: 99\r\n\r\n`),
  },
  { name: 'bare carriage return in a header', bytes: post(['X-A: a\rX-B: b', 'Content-Length: 5'], '"abc"') },
  { name: 'NUL in a header', bytes: post(['X-A: a\0b', 'Content-Length: 5'], '"abc"') },
  { name: 'header without a name', bytes: post([': nothing', 'Content-Length: 5'], '"abc"') },
  { name: 'header without a colon', bytes: post(['nothing', 'Content-Length: 5'], '"abc"') },
  { name: 'no host', bytes: get() },
  { name: 'two hosts', bytes: get('Host: a', 'Host: b') },
  { name: 'HTTP/9.9', bytes: post(['Content-Length: 5'], '"abc"', 'HTTP/9.9') },
  { name: 'HTTP/0.9', bytes: 'GET /services/bft/api/config\r\n\r\n' },
  { name: 'HTTP/2 preface', bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n' },
  { name: 'lower-case method', bytes: lines('get /services/bft/api/config HTTP/1.1', 'Host: x', '', '') },
  { name: 'unknown method', bytes: lines('BREW /services/bft/api/config HTTP/1.1', 'Host: x', '', '') },
  { name: 'CONNECT', bytes: lines('CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example:443', '', '') },
  { name: 'TLS hello', bytes: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03' },
  { name: 'header of 20 KB', bytes: get('Host: x', `X-A: ${'a'.repeat(20_000)}`) },
  {
    name: 'two thousand headers',
    bytes: get('Host: x', ...Array.from({ length: 2_100 }, (_, index) => `a${index}: b`)),
  },
  { name: 'address of 20 KB', bytes: lines(`GET /${'a'.repeat(20_000)} HTTP/1.1`, 'Host: x', '', '') },
  { name: 'expectation nobody knows', bytes: post(['Expect: 200-maybe', 'Content-Length: 5'], '"abc"') },
  {
    name: 'upgrade to nothing',
    bytes: get('Host: x', 'Connection: Upgrade, close', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'),
  },
  { name: 'empty lines first', bytes: `\r\n\r\n${get('Host: x', 'Connection: close')}` },
  {
    name: 'blank line in the address',
    bytes: lines('GET /services/bft/api/config HTTP/1.1 HTTP/1.1', 'Host: x', 'Connection: close', '', ''),
  },
  {
    name: 'absolute address of another host',
    bytes: lines('GET http://evil.example/services/bft/api/config HTTP/1.1', 'Host: x', 'Connection: close', '', ''),
  },
]

export interface FrameAnswer {
  statuses: number[]
  isClosed: boolean
}

/** Sends bytes, then waits until the server closes, or has been silent for `quietMilliseconds` after its answer. */
export const sendFrame = (origin: string, bytes: string, quietMilliseconds = 1_000): Promise<FrameAnswer> =>
  new Promise((resolve) => {
    const { port } = new URL(origin)
    const socket = connect(Number(port), '127.0.0.1')
    let text = ''
    let quiet: NodeJS.Timeout | undefined
    const finish = (isClosed: boolean): void => {
      clearTimeout(quiet)
      socket.destroy()
      resolve({ statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map((match) => Number(match[1])), isClosed })
    }
    const wait = (milliseconds: number): void => {
      clearTimeout(quiet)
      quiet = setTimeout(() => {
        finish(false)
      }, milliseconds)
    }
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      wait(quietMilliseconds)
    })
    socket.once('error', () => {
      finish(true)
    })
    socket.once('close', () => {
      finish(true)
    })
    // A server that never answers is found by the caller: no status, not closed. Incomplete headers are cut after five
    // seconds.
    wait(15_000)
    socket.write(Buffer.from(bytes, 'latin1'))
  })

/** One refusal and the end of the connection, or one ordinary answer. */
const refusals = [400, 408, 413, 431, 501]
const ordinary = [200, 401, 403, 404, 405, 415, 417, 422]

/** What is wrong with what came back; undefined when nothing is. */
export const frameMistake = ({ statuses, isClosed }: FrameAnswer): string | undefined => {
  const said = `answers ${statuses.join(', ')}, ${isClosed ? 'closed' : 'open'}`
  const [status] = statuses
  if (statuses.length > 1) return said
  if (status === undefined || refusals.includes(status)) return isClosed ? undefined : said
  return ordinary.includes(status) ? undefined : said
}

/** What is read by each reader of bodies there is, and by none. */
const places = [
  getSuggestions,
  respondToCase,
  startChat,
  submitContact,
  changeCases,
  appealPenalty,
  reportEvent,
  createUpload,
].map((operation) => operation.path.replaceAll(/\{\w+\}/g, 'en-US'))
const together = 20

/** Every frame at every place (promises P26). */
export const sendFramesEverywhere = async (origin: string): Promise<{ sent: number; failures: string[] }> => {
  const all = [path, ...places].flatMap((place) =>
    badFrames.map(({ name, bytes }) => ({ name: `${place}: ${name}`, bytes: bytes.replace(path, place) })),
  )
  const failures: string[] = []
  for (let from = 0; from < all.length; from += together)
    await Promise.all(
      all.slice(from, from + together).map(async ({ name, bytes }) => {
        const mistake = frameMistake(await sendFrame(origin, bytes))
        if (mistake !== undefined) failures.push(`${name}: ${mistake}`)
      }),
    )
  return { sent: all.length, failures }
}
