// Mails over SMTP (nodemailer).
import { createTransport } from 'nodemailer'
import type { Mailer } from '../../cases/ports.ts'
import { PermanentFailure, withoutAddresses } from '../../lib/failures.ts'
import { presentSpan, traced } from '../../lib/tracing.ts'
import { messageOf } from './message.ts'

export interface SmtpOptions {
  url: string
  from: string
  /** Nothing is said to a server that offers no TLS, unless the address says `requireTLS` itself. */
  mustEncrypt?: boolean
  /** for tests */
  patience?: typeof timeouts
}

/** A server that does not answer is given up after ten seconds; the job comes back (promises P31). */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

/**
 * What the mail server said, without the address it said it of. 5xx is its last word on this mail (RFC 5321 §4.2.1),
 * but for sign-in (530, 534, 535, 538), which an operator mends.
 */
const failureOf = (error: unknown): Error => {
  const { message, responseCode, code } = error as Error & { responseCode?: number; code?: string }
  const said = withoutAddresses(message)
  const isLast = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH'
  return isLast ? new PermanentFailure(said) : new Error(said)
}

export const createSmtpMailer = ({ url, from, mustEncrypt = false, patience = timeouts }: SmtpOptions): Mailer => {
  const isSaid = new URL(url).searchParams.has('requireTLS')
  const transport = createTransport({
    url,
    ...patience,
    ...(mustEncrypt && !isSaid ? { requireTLS: true } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const { hostname, port } = new URL(url)
  const span = {
    name: 'send mail',
    kind: 'client',
    attributes: { 'server.address': hostname, ...(port !== '' && { 'server.port': Number(port) }) },
  } as const
  return {
    send: async (mail) => {
      await traced(span, async () => {
        const trace = presentSpan()?.traceparent
        const message = messageOf(mail)
        // From a mail somebody complains about to what sent it; random numbers, which lead nobody else anywhere.
        const headers = trace === undefined ? {} : { headers: { ...message.headers, traceparent: trace } }
        // What cannot be delivered comes back to the case (CD-500).
        const envelope = mail.replyTo === undefined ? {} : { envelope: { from: mail.replyTo, to: mail.to } }
        await transport.sendMail({ from, ...message, ...headers, ...envelope }).catch((error: unknown) => {
          throw failureOf(error)
        })
      })
    },
  }
}
