// Which way mails go: SMTP when configured, a folder to look into during a demonstration, nowhere in production without
// SMTP (decisions-cases B7: then the link on the completion page is the only way).
import type { FastifyInstance } from 'fastify'
import { createDevelopmentOutbox } from '../adapters/mail/development-outbox.ts'
import { createSmtpMailer } from '../adapters/mail/smtp.ts'
import type { CaseFiling } from '../cases/filing.ts'
import { caseMailKinds, createCaseMails } from '../cases/mails.ts'
import type { Mailer } from '../cases/ports.ts'
import type { CaseStore } from '../cases/store.ts'
import type { CoreDeps } from './rooms.ts'
import { registerOutboxPage } from '../platform/outbox-page.ts'

const nowhere: Mailer = { send: async () => undefined }

const mailsPath = '/services/dev/mails'
const shownMails = 50

/**
 * Gives the jobs of the outbox somebody who does them. @returns what registers the development page, if there is one
 */
export const composeMail = (
  { config, content, texts, jobs, clock }: CoreDeps,
  { store, filing }: { store: CaseStore; filing: CaseFiling },
): ((app: FastifyInstance) => void) => {
  const outbox =
    config.smtp || config.environment === 'production' ? undefined : createDevelopmentOutbox(config.dataDir, clock.now)
  const mailer = config.smtp ? createSmtpMailer(config.smtp) : (outbox ?? nowhere)
  const mails = createCaseMails({
    store,
    tokenOf: filing.tokenOf,
    mailer,
    say: texts.say,
    caseUrl: (locale, idOrToken) => `${config.publicUrl}${config.mountPath}/${locale}/help/case/detail/${idOrToken}`,
    siteTitle: (locale) => content.current().in(locale).title,
    host: new URL(config.publicUrl).hostname,
  })
  for (const kind of caseMailKinds) jobs.handle(kind, (job) => mails.send(kind, job))
  return (app) => {
    if (outbox) registerOutboxPage(app, { path: mailsPath, title: 'Mails', list: () => outbox.list(shownMails) })
  }
}
