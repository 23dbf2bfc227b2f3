// Which way mails go: SMTP when configured, a folder to look into during a demonstration, nowhere in production without
// SMTP (decisions-cases B7: then the link on the completion page is the only way).
import { join } from 'node:path'
import { countMails } from '../adapters/mail/counted-mails.ts'
import { createDevelopmentOutbox, forgetDevelopmentMails } from '../adapters/mail/development-outbox.ts'
import { createSmtpMailer } from '../adapters/mail/smtp.ts'
import { faceAddress } from '../platform/face.ts'
import { registerOutboxPage } from '../platform/outbox-page.ts'
import type { Knows, Shares } from './ports.ts'

const mailsPath = '/services/dev/mails'
const shownMails = 50

export const composeMail = ({ config, clock, metrics }: Knows): Shares<'mailer'> => {
  const { dataDir, smtp } = config
  const outbox = smtp || config.environment === 'production' ? undefined : createDevelopmentOutbox(dataDir, clock.now)
  const mailer = smtp ? createSmtpMailer({ ...smtp, sentLog: join(dataDir, 'mails-sent.log') }) : outbox
  return {
    mailer: countMails(mailer ?? { send: async () => undefined }, metrics),
    room: {
      holdings: {
        columns: {},
        eraseOutside: ({ email }, { emails }) =>
          forgetDevelopmentMails(dataDir, email === undefined ? emails : [...emails, email]),
      },
      register: (app) => {
        if (!outbox) return
        const { html } = outbox
        const face = faceAddress(config.webDist, config.mountPath)
        const list = () => outbox.list(shownMails)
        registerOutboxPage(app, { path: mailsPath, title: 'Test mailbox', list, html, face })
      },
    },
  }
}
