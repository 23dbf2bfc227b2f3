// A daemon that speaks ClamAV's protocol, in this process, and finds one text: for the quick suite. `make lab DO=clamd`
// asks ClamAV's own.
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { harmful, type TestScanner } from './scan-contract.ts'

const finding = 'Guidepost.Harmful.UNOFFICIAL'

/** The pieces after the command, whole; undefined while they are not all there. */
const bodyOf = (received: Buffer): Buffer | undefined => {
  const pieces: Buffer[] = []
  for (let at = 'zINSTREAM\0'.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    if (at + 4 + length > received.length) return undefined
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/** @param answerOf what it says of a file; ClamAV's words by default */
export const startClamd = async (
  answerOf: (body: Buffer) => string = (body) =>
    body.includes(harmful) ? `stream: ${finding} FOUND\0` : 'stream: OK\0',
): Promise<TestScanner> => {
  let port = 0
  let server: Server | undefined
  const sockets = new Set<Socket>()
  const listen = async (): Promise<void> => {
    server = createServer((socket) => {
      sockets.add(socket)
      const pieces: Buffer[] = []
      socket.on('error', () => undefined)
      socket.once('close', () => sockets.delete(socket))
      socket.on('data', (piece: Buffer) => {
        pieces.push(piece)
        // Only what ends with an empty piece can be whole: the rest is not put together each time.
        if (!piece.subarray(-4).equals(Buffer.alloc(4))) return
        const body = bodyOf(Buffer.concat(pieces))
        if (body) socket.end(answerOf(body))
      })
    })
    await new Promise<void>((resolve) => server!.listen(port, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  }
  const goAway = async (): Promise<void> => {
    const closing = server
    server = undefined
    if (!closing) return
    await new Promise<void>((resolve) => {
      closing.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  }
  await listen()
  return { url: `tcp://127.0.0.1:${port}`, finding, goAway, comeBack: listen, stop: goAway }
}
