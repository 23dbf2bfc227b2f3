// The package brings no types; this is what our tests use of it.
declare module 'smtp-server' {
  import type { Server } from 'node:net'
  import type { Readable } from 'node:stream'

  export interface SMTPSession {
    envelope: { mailFrom: { address: string } | false; rcptTo: { address: string }[] }
  }
  export interface SMTPServerOptions {
    authOptional?: boolean
    disabledCommands?: string[]
    onRcptTo?: (address: { address: string }, session: SMTPSession, done: (refusal?: Error) => void) => void
    onData?: (stream: Readable, session: SMTPSession, done: (error?: Error) => void) => void
  }
  export class SMTPServer {
    constructor(options: SMTPServerOptions)
    readonly server: Server
    listen(port: number, host: string, done: () => void): void
    close(done: () => void): void
    on(event: 'error', listener: (error: Error) => void): this
  }
}
