// Counts what the mail server took and what it did not; whoever asked is told as before.
import type { Mailer } from '../../lib/mailer.ts'
import { NobodyThere } from '../../lib/failures.ts'

export const countMails = (
  mailer: Mailer,
  metrics: { counter: (name: string, help: string) => { inc: () => void } },
): Mailer => {
  const sent = metrics.counter('mails_sent_total', 'Mails that were taken by the mail server')
  const failed = metrics.counter('mails_failed_total', 'Tries to send a mail that failed')
  const nobody = metrics.counter('mails_undeliverable_total', 'Mails to addresses where nobody is')
  return {
    send: async (mail) => {
      try {
        await mailer.send(mail)
      } catch (error) {
        if (error instanceof NobodyThere) nobody.inc()
        else failed.inc()
        throw error
      }
      sent.inc()
    },
  }
}
