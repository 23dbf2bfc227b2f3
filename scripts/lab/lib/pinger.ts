// Asks for the smallest answer again and again, in a process of its own with next to nothing in memory: one that holds 20,000
// articles would measure its own garbage.
import { connect } from 'node:net'
import { serveParent } from './child.ts'

const { hostname, port, host } = new URL(process.env['BENCH_ORIGIN']!)
const question = `GET /healthz HTTP/1.1\r\nhost: ${host}\r\n\r\n`

/** Milliseconds between an answer and the next question. */
const pause = Number(process.env['BENCH_PAUSE'] ?? 0)

let waits: number[] = []
let askedAt = 0
const socket = connect(Number(port), hostname).setNoDelay(true)
const ask = (): void => {
  askedAt = performance.now()
  socket.write(question)
}
socket
  .once('connect', ask)
  .on('error', (error) => {
    throw error
  })
  .on('end', () => {
    throw new Error('the server ended the connection')
  })
  // An answer of 200 bytes on the machine's own network comes in one piece.
  .on('data', () => {
    waits.push(performance.now() - askedAt)
    if (pause === 0) ask()
    else setTimeout(ask, pause)
  })

serveParent(1, {
  /** From now on. */
  begin: () => {
    waits = []
  },
  /** @returns milliseconds of each wait since, the one under way included */
  end: () => [...waits, performance.now() - askedAt],
})
process.once('SIGTERM', () => process.exit(0))
