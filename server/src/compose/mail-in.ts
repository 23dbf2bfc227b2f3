// Answers to our mails: an SMTP port, what it brings, and the addresses our mails are answered at (CD-234). Without
// `MAIL_IN_PORT` there is none, and mails say that answers are not read.
import { join } from 'node:path'
import { createSmtpReceiver, RefusedMailError } from '../adapters/mail/smtp-receiver.ts'
import { createMailIntake } from '../cases/mail/intake.ts'
import { createMailReplies } from '../cases/mail/mail-replies.ts'
import { ourSender } from '../cases/mail/our-sender.ts'
import { createReplyAddresses } from '../cases/mail/reply-address.ts'
import { createCaseMailStore } from '../cases/mail/store.ts'
import { ProblemError } from '../platform/problems.ts'
import type { Gives, Knows, Needs, Shared } from './ports.ts'
import { wholeOrBeginning } from './work.ts'

/** Servers give up sending after days (RFC 5321 §4.5.4.1). */
const rememberedMilliseconds = 30 * 86_400_000

export const composeReplyAddresses = ({ config, keys }: Knows): Pick<Shared, 'replyAddresses'> => ({
  replyAddresses: config.mailIn === null ? undefined : createReplyAddresses(config.mailIn.address, keys),
})

export const composeMailIn = (made: Needs<'cases'>): Gives => {
  const { config, clock, database, host: ownHost, jobs, content, work, replyAddresses: addresses, warn } = made
  const mails = createCaseMailStore(database)
  jobs.repeat('case-mail-forget', 3_600, (signal) =>
    mails.forget(new Date(clock.now().getTime() - rememberedMilliseconds).toISOString(), signal),
  )
  if (config.mailIn === null || addresses === undefined) return { room: {} }
  const { address, ...port } = config.mailIn

  const sender = ourSender([address, config.smtp?.from ?? ''])
  const intake = createMailIntake({
    ...made,
    replies: createMailReplies({
      ...made,
      store: made.caseStore,
      mails,
      service: made.cases,
      addresses,
      onFiles: made.files.arrived,
      ownHost,
      deskLocale: made.defaultLocale,
      temporaryFolder: join(config.dataDir, 'tmp'),
    }),
    read: (raw, isNullSender) => {
      const title = content.current().in(made.defaultLocale()).title
      const ours = { ...sender, names: [...sender.names, title] }
      return wholeOrBeginning((isPart) => work.run('mail', { raw, isPart, ownHost, isNullSender, ours }))
    },
    refused: (cause) => new RefusedMailError(cause),
  })
  const later = made.metrics.counter('mails_in_later_total', 'Mails that were not taken and come again')
  const receiver = createSmtpReceiver({
    ...port,
    ...intake,
    name: address.split('@')[1] ?? '',
    host: config.host,
    onError: (error) => {
      // Beyond a limit is no trouble of ours.
      if (!(error instanceof ProblemError && error.status === 429) && error.name !== 'MailLaterError') {
        later.inc()
        warn('a mail was not taken and comes again', error)
      }
    },
  })
  return { room: { open: receiver.listen, leave: receiver.leave, stop: receiver.stop } }
}
