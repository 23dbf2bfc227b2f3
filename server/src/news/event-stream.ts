// One answer of server-sent events (HTML standard, "Server-sent events").
import { Readable } from 'node:stream'

/** More than a reader leaves lying who still reads. */
const mostUnread = 64 * 1024
/** When to come back after an end: not all at once. */
const soonest = 1_000
const latest = 4_000

export class EventStream extends Readable {
  constructor() {
    super({ highWaterMark: 1024 })
    // The first line says that the stream stands.
    this.push(`retry: ${Math.round(soonest + Math.random() * (latest - soonest))}\n\n`)
  }

  override _read(): void {
    // Nothing is kept back: whatever happens is pushed as it happens.
  }

  say(event: string, data: object): void {
    this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  /** A comment: it holds the connection open and finds out whether it is. */
  beat(): void {
    this.write(':\n\n')
  }

  /** An event that is written already. Who does not read is sent away and asks again when they come back. */
  write(text: string): void {
    if (this.destroyed || this.readableEnded) return
    if (this.readableLength > mostUnread) this.destroy()
    else this.push(text)
  }

  end(): void {
    if (!this.destroyed && !this.readableEnded) this.push(null)
  }
}
