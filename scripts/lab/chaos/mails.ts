// A mail server that takes everything and counts: how often the mail of each new case came, by its Message-ID
// (promises P5).
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

export interface MailCount {
  url: string
  /** Message-ID → times it came. */
  came: ReadonlyMap<string, number>
  /** Waits until so many different ones have come, at most `seconds`. */
  until: (count: number, seconds: number) => Promise<void>
  stop: () => Promise<void>
}

export const startMailCount = async (): Promise<MailCount> => {
  const came = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      text(stream).then((raw) => {
        const id = /^Message-ID: *(\S+)/im.exec(raw)?.[1] ?? ''
        // What it has taken counts, whether or not its sender still lives to hear of it.
        if (id.startsWith('<case-received.')) came.set(id, (came.get(id) ?? 0) + 1)
        done()
      }, done)
    },
  })
  // Whoever was killed leaves connections that break.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    came,
    until: async (count, seconds) => {
      for (let left = seconds * 10; left > 0 && came.size < count; left -= 1) await delay(100)
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
