// As little as a client can do: bytes made beforehand, of the answer only its status, Retry-After and length. Node's own client
// needs about as much of a processor as this server does; whoever overloads it must need a fraction.
import { connect, type Socket } from 'node:net'
import type { Call } from './timetable.ts'

export interface RawAnswer {
  /** 0: no answer, the connection failed */
  status: number
  retryAfter: string | undefined
}

const headEnd = Buffer.from('\r\n\r\n')
const failed: RawAnswer = { status: 0, retryAfter: undefined }

/** @returns the bytes of one request */
export const bytesOf = (host: string, { method = 'GET', path, headers, body }: Call): Buffer => {
  const length = body === undefined ? '' : `content-length: ${body.length}\r\n`
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}${length}\r\n`, 'latin1')
  return body === undefined ? head : Buffer.concat([head, body])
}

interface Head extends RawAnswer {
  /** Bytes of the body; undefined: it comes in chunks */
  length: number | undefined
  isLast: boolean
}

const headOf = (text: string): Head => {
  const lines = text.toLowerCase().split('\r\n')
  const valueOf = (name: string): string | undefined =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
  const status = Number(text.slice(9, 12))
  // These have no body, whatever they say of its length.
  const length = status === 204 || status === 304 ? '0' : valueOf('content-length')
  return {
    status,
    retryAfter: valueOf('retry-after'),
    length: length === undefined ? undefined : Number(length),
    isLast: valueOf('connection') === 'close',
  }
}

class Connection {
  readonly #socket: Socket
  #got = Buffer.alloc(0)
  #answered: ((answer: RawAnswer) => void) | null = null
  isOpen = true

  constructor(host: string, port: number, whenFree: (connection: Connection) => void, whenClosed: () => void) {
    this.#socket = connect({ host, port, noDelay: true })
    this.#socket.on('data', (bytes) => {
      this.#got = this.#got.length === 0 ? bytes : Buffer.concat([this.#got, bytes])
      const answer = this.#taken()
      if (answer === null) return
      if (answer.isLast) this.close()
      this.#end(answer)
      if (this.isOpen) whenFree(this)
    })
    this.#socket.on('error', () => undefined)
    this.#socket.on('close', () => {
      this.isOpen = false
      this.#end(failed)
      whenClosed()
    })
  }

  #end(answer: RawAnswer): void {
    const answered = this.#answered
    this.#answered = null
    answered?.(answer)
  }

  /** The answer, once it is whole. */
  #taken(): Head | null {
    const at = this.#got.indexOf(headEnd)
    if (at < 0) return null
    const head = headOf(this.#got.toString('latin1', 0, at))
    const begin = at + headEnd.length
    const isWhole =
      head.length === undefined
        ? this.#got.toString('latin1', this.#got.length - 5) === '0\r\n\r\n'
        : this.#got.length >= begin + head.length
    if (!isWhole) return null
    this.#got = Buffer.alloc(0)
    return head
  }

  ask(bytes: Buffer): Promise<RawAnswer> {
    return new Promise((resolve) => {
      this.#answered = resolve
      this.#socket.write(bytes)
    })
  }

  close(): void {
    this.isOpen = false
    this.#socket.destroy()
  }
}

/** Connections to one server; what finds none free waits for one, first come first served. */
export class RawClient {
  readonly #host: string
  readonly #port: number
  readonly #most: number
  readonly #all = new Set<Connection>()
  readonly #free: Connection[] = []
  readonly #waiting: ((connection: Connection) => void)[] = []

  constructor(origin: string, connections: number) {
    const { hostname, port } = new URL(origin)
    this.#host = hostname
    this.#port = Number(port)
    this.#most = connections
  }

  #connection(): Promise<Connection> | Connection {
    for (let free = this.#free.pop(); free !== undefined; free = this.#free.pop()) if (free.isOpen) return free
    return this.#all.size < this.#most ? this.#make() : new Promise((resolve) => this.#waiting.push(resolve))
  }

  #make(): Connection {
    const whenFree = (one: Connection): void => {
      const next = this.#waiting.shift()
      if (next) next(one)
      else this.#free.push(one)
    }
    const made: Connection = new Connection(this.#host, this.#port, whenFree, () => {
      this.#all.delete(made)
      if (this.#waiting.length > 0) this.#waiting.shift()!(this.#make())
    })
    this.#all.add(made)
    return made
  }

  async ask(call: Call): Promise<RawAnswer> {
    const bytes = bytesOf(`${this.#host}:${this.#port}`, call)
    const connection = await this.#connection()
    return connection.ask(bytes)
  }

  close(): void {
    for (const one of this.#all) one.close()
  }
}
