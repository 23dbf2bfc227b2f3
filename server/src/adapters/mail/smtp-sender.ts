// One mail to its server (nodemailer): on the mail thread (smtp-thread.ts), or here where there is none.
import { createTransport, type SendMailOptions } from 'nodemailer'

export interface SenderOptions {
  url: string
  /** Nothing is said to a server that offers no TLS, unless the address says `requireTLS` itself. */
  mustEncrypt?: boolean
  /** for tests */
  patience?: typeof timeouts
}

/** What its server said of it, as nodemailer tells it. */
export interface SmtpError extends Error {
  response?: string
  responseCode?: number
  code?: string
  command?: string
}

/** @throws SmtpError */
export type Send = (message: SendMailOptions) => Promise<unknown>

/** A server that does not answer is given up after ten seconds; the job comes back (promises P31). */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

export const createSender = ({ url, mustEncrypt = false, patience = timeouts }: SenderOptions): Send => {
  const isSaid = new URL(url).searchParams.has('requireTLS')
  const transport = createTransport({
    url,
    ...patience,
    ...(mustEncrypt && !isSaid ? { requireTLS: true } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return (message) => transport.sendMail(message)
}
