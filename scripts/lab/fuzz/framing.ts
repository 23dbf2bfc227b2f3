// Requests whose frame is wrong, over a bare socket, because no client writes such things. Whatever a proxy in front reads
// otherwise than we do could carry a second request inside the first; so each gets one answer, never two.
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

const sized = (...lengths: string[]): string =>
  post(
    lengths.map((length) => `Content-Length: ${length}`),
    '"abc"',
  )
const chunked = (body: string): string => post(['Transfer-Encoding: chunked'], body)
const coded = (coding: string): string => post([`Transfer-Encoding: ${coding}`], `0\r\n\r\n${second}`)
/** A request by its first line alone, and its host. */
const first = (line: string, ...headers: string[]): string => lines(line, 'Host: x', ...headers, '', '')

const frames: Readonly<Record<string, string>> = {
  'two different lengths': sized('3', '5'),
  'the same length twice': sized('5', '5'),
  'lengths in one line': sized('5, 5'),
  'length with a plus': sized('+5'),
  'negative length': sized('-5'),
  'length in hex': sized('0x5'),
  'length with letters': sized('5a'),
  'empty length': sized(''),
  'length beyond numbers': sized('99999999999999999999'),
  'length too short, another request behind': post(['Content-Length: 5', 'Connection: close'], `"abc"${second}`),
  'chunks and a length': post(['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${second}`),
  'a length and chunks': post(['Transfer-Encoding: chunked', 'Content-Length: 5'], `5\r\n"abc"\r\n0\r\n\r\n`),
  'chunked twice': post(['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'], `5\r\n"abc"\r\n0\r\n\r\n`),
  'chunked, identity': post(['Transfer-Encoding: chunked, identity'], `5\r\n"abc"\r\n0\r\n\r\n${second}`),
  'unknown coding': coded('gzip'),
  xchunked: coded('xchunked'),
  'chunked behind a tab': post(['Transfer-Encoding:\tchunked', 'Content-Length: 3'], `0\r\n\r\n${second}`),
  'blank before the colon': post(['Transfer-Encoding : chunked', 'Content-Length: 5'], '"abc"'),
  "blank before the length's colon": post(['Content-Length : 5'], '"abc"'),
  'folded header': post(['Transfer-Encoding:', ' chunked', 'Content-Length: 5'], '"abc"'),
  'chunk size is no number': chunked('zz\r\n"abc"\r\n0\r\n\r\n'),
  'negative chunk size': chunked('-5\r\n"abc"\r\n0\r\n\r\n'),
  'chunk longer than announced': chunked('3\r\n"abc"\r\n0\r\n\r\n'),
  'chunk size beyond numbers': chunked('fffffffffffffffff\r\n"abc"\r\n0\r\n\r\n'),
  'chunk ends by line feed alone': chunked('5\n"abc"\n0\n\n'),
  'chunk extension of 20 KB': chunked(`5;${'x'.repeat(20_000)}\r\n"abc"\r\n0\r\n\r\n`),
  'trailer with a length': post(
    ['Transfer-Encoding: chunked', 'Connection: close'],
    `5\r\n"abc"\r\n0\r\nContent-Length: 99\r\n\r\n`,
  ),
  'bare carriage return in a header': post(['X-A: a\rX-B: b', 'Content-Length: 5'], '"abc"'),
  'NUL in a header': post(['X-A: a\0b', 'Content-Length: 5'], '"abc"'),
  'header without a name': post([': nothing', 'Content-Length: 5'], '"abc"'),
  'header without a colon': post(['nothing', 'Content-Length: 5'], '"abc"'),
  'no host': get(),
  'two hosts': get('Host: a', 'Host: b'),
  'HTTP/9.9': post(['Content-Length: 5'], '"abc"', 'HTTP/9.9'),
  'HTTP/0.9': 'GET /services/bft/api/config\r\n\r\n',
  'HTTP/2 preface': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'lower-case method': first('get /services/bft/api/config HTTP/1.1'),
  'unknown method': first('BREW /services/bft/api/config HTTP/1.1'),
  CONNECT: lines('CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example:443', '', ''),
  'TLS hello': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'header of 20 KB': get('Host: x', `X-A: ${'a'.repeat(20_000)}`),
  'two thousand headers': get('Host: x', ...Array.from({ length: 2_100 }, (_, index) => `a${index}: b`)),
  'address of 20 KB': first(`GET /${'a'.repeat(20_000)} HTTP/1.1`),
  'expectation nobody knows': post(['Expect: 200-maybe', 'Content-Length: 5'], '"abc"'),
  'upgrade to nothing': get(
    'Host: x',
    'Connection: Upgrade, close',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAAQAAP__',
  ),
  'empty lines first': `\r\n\r\n${get('Host: x', 'Connection: close')}`,
  'blank line in the address': first('GET /services/bft/api/config HTTP/1.1 HTTP/1.1', 'Connection: close'),
  'absolute address of another host': first(
    'GET http://evil.example/services/bft/api/config HTTP/1.1',
    'Connection: close',
  ),
}
/** What hides a second request in its body must not have it answered. */
export const badFrames = Object.entries(frames).map(([name, bytes]) => ({ name, bytes }))

export interface FrameAnswer {
  statuses: number[]
  isClosed: boolean
}

/** Sends bytes, then waits until the server closes, or has been silent for a second after its answer. */
export const sendFrame = (origin: string, bytes: string): Promise<FrameAnswer> =>
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
      quiet = setTimeout(finish, milliseconds, false)
    }
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      wait(1_000)
    })
    for (const end of ['error', 'close']) socket.once(end, () => finish(true))
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
