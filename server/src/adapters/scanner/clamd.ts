// ClamAV's daemon (T13): its own protocol, one connection a file. The command `zINSTREAM` and then the bytes, each piece
// after its length in four; it answers when an empty piece has come, or as soon as it has seen enough.
import { connect, type NetConnectOpts, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { ScannerAwayError, type FileScanner } from '../../cases/ports.ts'

/** A signature's name may be long; nothing else it says is. */
const maxAnswerBytes = 4_096
const silentMilliseconds = 30_000
/** One that never comes to an end, though a letter comes now and then. */
const longestSilences = 10

interface ClamdOptions {
  /** `tcp://host:3310`, or `unix:///run/clamav/clamd.ctl` */
  url: string
  silentMilliseconds?: number
}

const placeOf = (url: string): NetConnectOpts => {
  const { protocol, hostname, port, pathname } = new URL(url)
  return protocol === 'unix:'
    ? { path: decodeURIComponent(pathname) }
    : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) }
}

/** Resolves alone: what goes wrong is kept by who listens for it. */
const once = (socket: Socket, event: 'close' | 'drain' | 'end'): Promise<void> =>
  new Promise((resolve) => {
    socket.once(event, () => resolve())
  })

const lengthOf = (piece: Uint8Array): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(piece.byteLength)
  return length
}

interface Talk {
  isAnswered: () => boolean
  closed: Promise<void>
}

/** Sends all of it, at the pace the daemon takes it. @returns false when the daemon has answered, or gone, before */
const send = async (socket: Socket, bytes: Readable, { isAnswered, closed }: Talk): Promise<boolean> => {
  socket.write('zINSTREAM\0')
  for await (const piece of bytes as AsyncIterable<Buffer>) {
    if (isAnswered()) return false
    if (piece.byteLength === 0) continue
    socket.write(lengthOf(piece))
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), closed])
  }
  socket.write(lengthOf(new Uint8Array()))
  return true
}

/** @throws when it is no verdict: the daemon could not look at all of the file */
const readVerdict = (answer: string): { found: string | null } => {
  const text = answer.replace(/\0.*$/s, '')
  if (text === '') throw new ScannerAwayError(new Error('clamd went without an answer'))
  if (text === 'stream: OK') return { found: null }
  const found = /^stream: (.{1,200}) FOUND$/.exec(text)?.[1]
  if (found === undefined) throw new Error(`clamd gave no verdict: ${text.slice(0, 200)}`)
  return { found }
}

export const createClamd = ({ url, silentMilliseconds: silent = silentMilliseconds }: ClamdOptions): FileScanner => ({
  scan: async (bytes) => {
    const socket = connect(placeOf(url))
    let answer = ''
    let failure: Error | undefined
    socket.setEncoding('utf8')
    socket.setTimeout(silent, () => socket.destroy(new Error('clamd is silent')))
    socket.on('data', (text: string) => {
      answer += text
      if (answer.length > maxAnswerBytes) socket.destroy(new Error('clamd says too much'))
    })
    // It may have answered and gone while pieces were still on their way: then its answer counts.
    socket.on('error', (error) => {
      failure = error
    })
    const closed = once(socket, 'close')
    const limit = setTimeout(() => socket.destroy(new Error('clamd takes too long')), longestSilences * silent)
    try {
      const isAnswered = () => answer.includes('\0') || socket.destroyed
      const isWhole = await send(socket, bytes, { isAnswered, closed })
      await Promise.race([once(socket, 'end'), closed])
      if (failure && !answer.includes('\0')) throw new ScannerAwayError(failure)
      const verdict = readVerdict(answer)
      if (verdict.found === null && !isWhole) throw new Error('clamd gave no verdict: it saw a part alone')
      return verdict
    } finally {
      clearTimeout(limit)
      bytes.destroy()
      socket.destroy()
    }
  },
})
