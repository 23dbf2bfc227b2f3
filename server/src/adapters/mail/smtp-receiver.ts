// Mails that come in over SMTP (smtp-server): the conversation alone. What is asked and stored is its caller's.
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export interface ReceivedMail {
  raw: Uint8Array
  /** Those of the envelope that were taken. */
  recipients: readonly string[]
  /** The envelope names nobody to answer: a bounce, or a program (RFC 5321 §4.5.5). */
  isNullSender: boolean
}

interface AnnouncedMail {
  recipient: string
  /** Of the envelope; '' for nobody. */
  sender: string
  /** Where the connection comes from. */
  address: string
  bytes?: number
}

interface SmtpReceiverOptions {
  port: number
  host: string
  /** What the server calls itself. */
  name: string
  /** PEM, for STARTTLS; null: none is offered. */
  tls: { cert: string; key: string } | null
  /** Bytes of a whole mail. */
  mostBytes: number
  isKnown: (address: string) => Promise<boolean>
  /** Whether one more mail is taken for now: asked before its bytes are sent, and with their number before they are read. */
  mayCome: (mail: AnnouncedMail) => Promise<boolean>
  /**
   * Resolved, the mail is stored and the sender is told so (250). @throws RefusedMailError for one that never can be
   * (554); after anything else the sender tries again (451)
   */
  take: (mail: ReceivedMail) => Promise<void>
  onError: (error: Error) => void
}

/** A mail that will not be taken however often it is sent. */
export class RefusedMailError extends Error {
  constructor(cause?: unknown) {
    super('This mail cannot be read', { cause })
    this.name = 'RefusedMailError'
  }
}

const mostClients = 50
const mostRecipients = 10
/** Mails that are being received, in all: beyond it the next one comes later. */
const mostHeldBytes = 104_857_600
const socketMilliseconds = 60_000
/** What is under way when the server stops has as long. */
const closeMilliseconds = 5_000

/** What SMTP answers, with the enhanced code of RFC 3463 where it begins. */
const reply = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode })

export const createSmtpReceiver = ({
  port,
  host,
  name,
  tls,
  mostBytes,
  isKnown,
  mayCome,
  take,
  onError,
}: SmtpReceiverOptions) => {
  let heldBytes = 0
  const receiving = new Set<string>()
  const { promise: idle, resolve: nothingUnderWay } = Promise.withResolvers<void>()
  let isLeaving = false

  const demandPace = async (recipient: string, session: SMTPServerSession, bytes?: number): Promise<void> => {
    const { mailFrom } = session.envelope
    const sender = mailFrom === false ? '' : mailFrom.address
    const announced = { recipient, sender, address: session.remoteAddress, ...(bytes !== undefined && { bytes }) }
    if (!(await mayCome(announced))) throw reply(451, '4.7.1 Too many mails, try again later')
  }

  const admit = async (address: string, session: SMTPServerSession): Promise<void> => {
    if (session.envelope.rcptTo.length >= mostRecipients) throw reply(452, '4.5.3 Too many recipients')
    if (!(await isKnown(address))) throw reply(550, '5.1.1 No such address')
    await demandPace(address, session)
  }

  /** What a caller of ours threw, as SMTP says it. */
  const told = (error: unknown): Error => {
    if (error instanceof RefusedMailError) return reply(554, '5.6.0 This mail cannot be read')
    if ((error as { responseCode?: number }).responseCode !== undefined) return error as Error
    onError(error as Error)
    return reply(451, '4.3.0 Not now, try again later')
  }

  const receive = async (session: SMTPServerSession, raw: Uint8Array): Promise<void> => {
    const { mailFrom, rcptTo } = session.envelope
    for (const { address } of rcptTo) await demandPace(address, session, raw.length)
    await take({
      raw,
      recipients: rcptTo.map(({ address }) => address),
      isNullSender: mailFrom === false || mailFrom.address === '',
    })
  }

  const server = new SMTPServer({
    name,
    banner: 'ESMTP',
    size: mostBytes,
    ...(tls ?? {}),
    secure: false,
    authOptional: true,
    disabledCommands: tls === null ? ['AUTH', 'STARTTLS'] : ['AUTH'],
    disableReverseLookup: true,
    logger: false,
    maxClients: mostClients,
    socketTimeout: socketMilliseconds,
    closeTimeout: closeMilliseconds,
    onConnect: (_session, done) => done(isLeaving ? reply(421, '4.3.2 Going down, come back') : undefined),
    onRcptTo: ({ address }, session, done) => {
      admit(address, session).then(
        () => done(),
        (error: unknown) => done(told(error)),
      )
    },
    onData: (stream, session, done) => {
      receiving.add(session.id)
      let ownBytes = 0
      const read = async (): Promise<void> => {
        const chunks: Buffer[] = []
        let isTooMuch = false
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          isTooMuch ||= heldBytes + chunk.length > mostHeldBytes
          // Read to its end all the same: only then it can be answered.
          if (isTooMuch) continue
          heldBytes += chunk.length
          ownBytes += chunk.length
          chunks.push(chunk)
        }
        // One that had not announced its bytes.
        if (stream.sizeExceeded) throw reply(552, '5.3.4 This mail is too large')
        if (isTooMuch) throw reply(452, '4.3.1 Busy, try again later')
        await receive(session, Buffer.concat(chunks))
      }
      read()
        .then(
          () => done(),
          (error: unknown) => done(told(error)),
        )
        .finally(() => {
          heldBytes -= ownBytes
          receiving.delete(session.id)
          if (isLeaving && receiving.size === 0) nothingUnderWay()
        })
    },
  })
  // A client that breaks off, or speaks no SMTP, is its own business; what ends the server is thrown by `listen`.
  server.on('error', () => undefined)

  return {
    /** @throws EADDRINUSE, EACCES with the port */
    listen: (): Promise<void> =>
      new Promise((resolve, reject) => {
        server.server.once('error', reject)
        server.listen(port, host, resolve)
      }),
    /** Takes no new connection; mails under way are taken. */
    leave: () => {
      isLeaving = true
      if (server.server.listening) server.server.close()
    },
    stop: async () => {
      isLeaving = true
      const timer = setTimeout(nothingUnderWay, closeMilliseconds)
      if (receiving.size > 0) await idle
      clearTimeout(timer)
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
      // Nobody sends anything on these; the library would wait for them.
      for (const connection of server.connections) {
        connection.send(421, 'Going down, come back')
        connection.close()
      }
      await closed
    },
  }
}
