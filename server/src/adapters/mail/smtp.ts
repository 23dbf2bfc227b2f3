import type { Mailer } from '../../lib/mailer.ts'
import { NobodyThere, PermanentFailure, withoutAddresses } from '../../lib/failures.ts'
import { presentSpan, traced } from '../../lib/tracing.ts'
import { createThreadSender } from './mail-thread.ts'
import { messageOf } from './message.ts'
import { createSender, type SenderOptions, type SmtpError } from './smtp-sender.ts'

interface SmtpOptions extends SenderOptions {
  from: string
  /** A file of what was sent: then mails have a thread of their own. */
  sentLog?: string
}

/**
 * Whether a refused recipient is no address, rather than us no sender the server takes mails from: by its status code
 * (RFC 3463), else by its reply and by the word that servers which do not relay all use.
 */
const isOfAddress = (responseCode: number, response: string): boolean => {
  const [, status] = /\b5\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  if (status !== undefined) return /^(?:1\.(?:[1-6]|9|10)|2\.[0-2])$/.test(status)
  return [550, 551, 553].includes(responseCode) && !/relay|denied|block|spam|policy|reject/i.test(response)
}

/**
 * What the mail server said, without the address it said it of. 5xx is its last word on this mail (RFC 5321 §4.2.1),
 * but for sign-in (530, 534, 535, 538), which an operator mends.
 */
const failureOf = (error: unknown): Error => {
  const { message, response, responseCode, code, command } = error as SmtpError
  const said = withoutAddresses(message)
  const isLast = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH'
  if (!isLast) return new Error(said)
  return command === 'RCPT TO' && isOfAddress(responseCode, response ?? message)
    ? new NobodyThere(said)
    : new PermanentFailure(said)
}

export const createSmtpMailer = ({ from, sentLog, ...sender }: SmtpOptions): Mailer => {
  const post = sentLog === undefined ? createSender(sender) : createThreadSender({ sender, log: sentLog })
  const { hostname, port } = new URL(sender.url)
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
        await post({ from, ...message, ...headers, ...envelope }).catch((error: unknown) => {
          throw failureOf(error)
        })
      })
    },
  }
}
