// Mails about a case: it was received, there is an answer, or what became of a mailed reply. Never a message's text
// (decisions-cases B7); the address is read from the case when the mail is sent, so that an erased case gets none.
import type { Mailer } from '../lib/mailer.ts'
import { type LetterPart, letterOf } from '../lib/letter.ts'
import type { CaseFiling } from './filing.ts'
import { replyMark } from './mail/quote-forms.ts'
import type { ReplyAddresses } from './mail/reply-address.ts'
import type { CaseMailKind, GatheredMailKind, MailWishes, OptionalMail } from './ports.ts'
import type { CaseStore } from './store.ts'
import type { CaseRecord } from './types.ts'

interface CaseMailsDeps {
  store: Pick<CaseStore, 'find'>
  tokenOf: CaseFiling['tokenOf']
  mailer: Mailer
  say: (locale: string, key: string, values: Record<string, string>) => string
  /** Address of a case's page: the player's by its id, an anonymous visitor's by the link's token. */
  caseUrl: (locale: string, idOrToken: string) => string
  /** Whether a link opens a case without an account (feature anonymousTickets). */
  opensByLink: () => boolean
  contactUrl: (locale: string) => string
  /** Address that opens a case's survey without sign-in (amendment T15). */
  surveyUrl: (locale: string, caseId: string) => string
  siteTitle: (locale: string) => string
  host: string
  /** Absent: answers to these mails are not read, and they say so. */
  replyAddresses?: Pick<ReplyAddresses, 'of'> | undefined
  wishes: MailWishes
}

const words = {
  'case-received': 'received',
  'case-filed': 'filed',
  'case-answered': 'answered',
  'case-resolved': 'resolved',
  'case-answered-resolved': 'resolved',
  'case-reply-refused': 'refused',
  'case-reply-files': 'files',
  'case-not-reached': 'unreached',
} as const

const gathered = ['case-answered', 'case-resolved', 'case-answered-resolved'] as const
/** News of a case, as against what is said of a mail or a form. */
export const isGathered = (kind: CaseMailKind): kind is GatheredMailKind => gathered.some((one) => one === kind)

/** Whether there is a survey to answer: of an account's case, once (decisions-cases B4, H6). */
const isAsked = ({ ownerId, status, cancelledAt, isSurveyAnswered }: CaseRecord): boolean =>
  ownerId !== null && status === 'RESOLVED' && cancelledAt === null && !isSurveyAnswered

export const createCaseMails = ({
  store,
  tokenOf,
  mailer,
  say,
  caseUrl,
  opensByLink,
  contactUrl,
  surveyUrl,
  siteTitle,
  host,
  replyAddresses,
  wishes,
}: CaseMailsDeps) => {
  /**
   * The survey's first question, each answer a link that opens it with that answer chosen (CD-238). Following one stores
   * nothing: programs that look into mails follow them all.
   */
  const rating = ({ id, locale }: CaseRecord): LetterPart => {
    const url = surveyUrl(locale, id)
    return {
      question: say(locale, 'support.survey.question.satisfaction', {}),
      // In the survey's own order, so that nobody presses the other end by habit.
      answers: [1, 2, 3, 4, 5].map((value) => ({
        words: `${value} · ${say(locale, `support.survey.answer.satisfaction.${value}`, {})}`,
        url: `${url}?rating=${value}`,
      })),
    }
  }

  return {
    send: async (kind: CaseMailKind, job: { id: string; payload: unknown }) => {
      const { caseId } = job.payload as { caseId: string }
      const record = await store.find(caseId)
      if (!record || record.contactEmail === null) return
      const wanted = await wishes.of(record)
      // An answer is due, whatever it did to the case (CD-265).
      if (kind === 'case-resolved' && !wanted.statusNews) return
      if (wanted.digest && isGathered(kind)) return wishes.gather(record, kind)
      const { locale } = record
      const isSurveyed = words[kind] === 'resolved' && wanted.surveys && isAsked(record)
      const optional: OptionalMail | undefined =
        kind === 'case-resolved' ? 'statusNews' : isSurveyed ? 'surveys' : undefined
      const unsubscribe = optional && wishes.endUrl(record, optional)
      const number = `${record.region.toUpperCase()}${record.id}`
      const word = words[kind]
      const values = {
        site: siteTitle(locale),
        number,
        subject: record.subject,
      }
      const token = tokenOf(record)
      // Where no page opens the case, the mail promises none (T36).
      const isOpened = record.ownerId !== null || (token !== null && opensByLink())
      const subject = say(locale, `support.mail.${word}.subject`, values)
      const replyTo = replyAddresses?.of(record) ?? undefined
      // A fixed line above what an answer quotes: what stands below it is nobody's answer (CD-235).
      const line = `${replyMark.begin} ${say(locale, 'support.mail.reply.line', values)} ${replyMark.end}`
      const way = replyTo === undefined ? 'unread' : 'read'
      const letter = letterOf({
        locale,
        site: values.site,
        replyLine: replyTo === undefined ? undefined : line,
        parts: [
          ...(isOpened
            ? [
                { words: say(locale, `support.mail.${word}.body`, values) },
                { url: caseUrl(locale, token ?? record.id), button: say(locale, 'support.mail.open.case', {}) },
              ]
            : [
                { words: subject },
                { words: say(locale, 'support.mail.no.link', values) },
                { url: contactUrl(locale), button: say(locale, 'support.mail.lockedout.opened.button', {}) },
              ]),
          ...(isSurveyed ? [rating(record)] : []),
        ],
        foot: [
          say(locale, isOpened ? 'support.mail.footer' : 'support.mail.footer.no.link', values),
          say(locale, `support.mail.replies.${way}`, values),
          ...(optional
            ? [{ say: (link: string) => say(locale, `support.mail.optional.${optional}`, { link }), url: unsubscribe! }]
            : []),
        ],
      })
      await mailer.send({
        to: record.contactEmail,
        subject,
        ...letter,
        locale,
        messageId: `<${kind}.${job.id}@${host}>`,
        thread: `<case.${record.id}@${host}>`,
        ...(replyTo === undefined ? {} : { replyTo }),
        ...(unsubscribe === undefined ? {} : { unsubscribe }),
      })
    },
  }
}
