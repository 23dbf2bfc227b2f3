// Mails about a case: it was received, or there is an answer. Never the answer's text (decisions-cases B7); the address
// is read from the case when the mail is sent, so that an erased case gets none.
import type { CaseFiling } from './filing.ts'
import type { Mailer } from './ports.ts'
import type { CaseStore } from './store.ts'

export type CaseMailKind = 'case-received' | 'case-answered'
export const caseMailKinds: readonly CaseMailKind[] = ['case-received', 'case-answered']

export interface CaseMailsDeps {
  store: Pick<CaseStore, 'find'>
  tokenOf: CaseFiling['tokenOf']
  mailer: Mailer
  say: (locale: string, key: string, values: Record<string, string>) => string
  /** Address of a case's page: the player's by its id, an anonymous visitor's by the link's token. */
  caseUrl: (locale: string, idOrToken: string) => string
  siteTitle: (locale: string) => string
  /** Right side of the Message-ID. */
  host: string
}

export interface CaseMails {
  send: (kind: CaseMailKind, job: { id: string; payload: unknown }) => Promise<void>
}

export const createCaseMails = ({
  store,
  tokenOf,
  mailer,
  say,
  caseUrl,
  siteTitle,
  host,
}: CaseMailsDeps): CaseMails => ({
  send: async (kind, job) => {
    const { caseId } = job.payload as { caseId: string }
    const record = await store.find(caseId)
    if (!record || record.contactEmail === null) return
    const { locale } = record
    const number = `${record.region.toUpperCase()}${record.id}`
    const word = kind === 'case-received' ? 'received' : 'answered'
    const values = {
      site: siteTitle(locale),
      number,
      subject: record.subject,
      link: caseUrl(locale, tokenOf(record) ?? record.id),
    }
    await mailer.send({
      to: record.contactEmail,
      subject: say(locale, `support.mail.${word}.subject`, values),
      text: `${say(locale, `support.mail.${word}.body`, values)}\n\n${values.link}\n\n${say(locale, 'support.mail.footer', values)}\n`,
      locale,
      messageId: `<${kind}.${job.id}@${host}>`,
    })
  },
})
