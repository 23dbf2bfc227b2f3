// Which way mails go: SMTP when configured, a folder to look into during a demonstration, nowhere in production without
// SMTP (decisions-cases B7: then the link on the completion page is the only way).
import { join } from 'node:path'
import { createDevelopmentOutbox, forgetDevelopmentMails } from '../adapters/mail/development-outbox.ts'
import { createSmtpMailer } from '../adapters/mail/smtp.ts'
import { countMails } from './counted-mails.ts'
import type { Mailer } from '../cases/ports.ts'
import { faceAddress } from '../platform/face.ts'
import { registerOutboxPage } from '../platform/outbox-page.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

const nowhere: Mailer = { send: async () => undefined }

const mailsPath = '/services/dev/mails'
const shownMails = 50

export const composeMail = ({ config, clock, metrics }: Core): Composed<{ mailer: Mailer }> => {
  const outbox =
    config.smtp || config.environment === 'production' ? undefined : createDevelopmentOutbox(config.dataDir, clock.now)
  const sentLog = join(config.dataDir, 'mails-sent.log')
  const smtp = config.smtp && createSmtpMailer({ ...config.smtp, sentLog })
  return {
    mailer: countMails(smtp ?? outbox ?? nowhere, metrics),
    room: {
      holdings: {
        columns: {},
        eraseOutside: ({ email }, { emails }) =>
          forgetDevelopmentMails(config.dataDir, email === undefined ? emails : [...emails, email]),
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
