// Mails over SMTP (nodemailer).
import { createTransport } from 'nodemailer'
import type { Mailer } from '../../cases/ports.ts'

export interface SmtpOptions {
  url: string
  from: string
}

/** A server that does not answer is given up after ten seconds; the job comes back (promises P31). */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

export const createSmtpMailer = ({ url, from }: SmtpOptions): Mailer => {
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  return {
    send: async ({ to, subject, text, locale, messageId }) => {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        messageId,
        // No auto-responder answers us (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
      })
    },
  }
}
