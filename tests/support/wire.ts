// Requests exactly as they are written: nothing followed, normalised or added, any body with any method.
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'

export interface WireRequest {
  method: string
  url: string
  headers: Record<string, string>
  body?: Buffer | undefined
}
export interface WireAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 })
/** A server that never answers is a failure as well, not a run that never ends. */
const patienceMilliseconds = 30_000

type Watcher = (request: WireRequest, answer: WireAnswer) => void
const watchers = new Set<Watcher>()

/** Sees every answer from now on. */
export const watchAnswers = (watcher: Watcher): void => {
  watchers.add(watcher)
}

/** @throws when the connection breaks without an answer, or none comes within half a minute */
export const sendTo = (origin: string, request: WireRequest): Promise<WireAnswer> =>
  new Promise((resolve, reject) => {
    const { method, url, headers, body } = request
    const { hostname, port, host } = new URL(origin)
    const isMeasured = body !== undefined && !('transfer-encoding' in headers)
    const length: Record<string, string> = isMeasured ? { 'content-length': String(body.length) } : {}
    const sent = httpRequest(
      {
        agent,
        host: hostname === 'localhost' ? '127.0.0.1' : hostname,
        port,
        method,
        path: url,
        headers: { host, ...length, ...headers },
        timeout: patienceMilliseconds,
      },
      (answer) => {
        const chunks: Buffer[] = []
        const take = (): void => {
          const received = { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }
          for (const watch of watchers) watch(request, received)
          resolve(received)
        }
        // A stream of events has no end of its own: its first piece is the answer.
        const isEndless = answer.headers['content-type']?.startsWith('text/event-stream') === true
        answer.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          if (!isEndless) return
          take()
          answer.destroy()
        })
        answer.once('error', reject)
        answer.once('end', take)
      },
    )
    sent.once('timeout', () => sent.destroy(new Error(`no answer within ${patienceMilliseconds / 1000} s`)))
    sent.once('error', reject)
    sent.end(body)
  })

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
/** Names of headers whose value belongs to a session and is worth nothing tomorrow. */
const ofSession: Record<string, string> = { cookie: '$COOKIE', 'x-csrf-token': '$CSRF', authorization: 'Bearer $TOKEN' }

/** The request as a command that can be pasted; cookie and tokens stand as variables. */
export const asCurl = (origin: string, { method, url, headers, body }: WireRequest): string => {
  const isText = body !== undefined && body.length < 8_000 && /^[\x20-\x7e\r\n\t]*$/.test(body.toString('latin1'))
  const words = [
    ...(body === undefined || isText ? [] : [`base64 -d <<< ${body.toString('base64').slice(0, 60_000)} |`]),
    'curl',
    '-i',
    '--path-as-is',
    '-X',
    method,
    quoted(origin + url),
    ...Object.entries(headers).map(
      ([name, value]) =>
        `-H ${ofSession[name] === undefined ? quoted(`${name}: ${value}`) : `"${name}: ${ofSession[name]}"`}`,
    ),
    ...(body === undefined ? [] : isText ? [`--data-binary ${quoted(body.toString('latin1'))}`] : ['--data-binary @-']),
  ]
  return words.join(' ')
}
