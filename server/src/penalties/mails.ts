// Mails about a penalty: in force, its appeal decided, or a question to the player (T18). A link and never a reason's
// text; the address is read when the mail is sent, so that an erased account gets none (CD-246).
import type { Mailer } from '../lib/mailer.ts'
import { letterOf } from '../lib/letter.ts'
import type { PenaltyContent, PenaltyMailKind } from './ports.ts'
import type { PenaltyStore } from './store.ts'

/** What a job holds: no address, no account. */
interface PenaltyMailJob {
  id: string
  payload: unknown
}

interface PenaltyMailsDeps {
  store: Pick<PenaltyStore, 'find'>
  content: Pick<PenaltyContent, 'product'>
  /** Where the account's mails go; undefined without a proven address. */
  addressOf: (accountId: string) => Promise<{ email: string; locale: string | null } | undefined>
  localeOf: (known: string | null) => string
  mailer: Mailer
  say: (locale: string, key: string, values: Record<string, string>) => string
  /** The list of restrictions, or the page of one penalty and its appeals. */
  pageUrl: (locale: string, page: 'restrictions' | `penalty/${string}`) => string
  siteTitle: (locale: string) => string
  host: string
}

const words = { 'penalty-imposed': 'restricted', 'appeal-decided': 'appeal', 'appeal-asked': 'appeal.asked' } as const
const buttons = { 'penalty-imposed': 'restriction', 'appeal-decided': 'decision', 'appeal-asked': 'question' } as const

export const createPenaltyMails = (deps: PenaltyMailsDeps) => ({
  /** Sends nothing where the penalty is gone or its account has no proven address. @throws what the mailer throws */
  send: async (kind: PenaltyMailKind, { id: jobId, payload }: PenaltyMailJob) => {
    const { penaltyId } = payload as { penaltyId: string }
    const penalty = await deps.store.find(penaltyId)
    const address = penalty && (await deps.addressOf(penalty.accountId))
    if (!penalty || !address) return
    const locale = deps.localeOf(address.locale)
    const values = {
      site: deps.siteTitle(locale),
      game: deps.content.product(penalty.game, locale)?.title ?? penalty.game,
    }
    const word = words[kind]
    const isImposed = kind === 'penalty-imposed'
    const letter = letterOf({
      locale,
      site: values.site,
      parts: [
        { words: deps.say(locale, `support.mail.${word}.body`, values) },
        {
          url: deps.pageUrl(locale, isImposed ? 'restrictions' : `penalty/${penalty.id}`),
          button: deps.say(locale, `support.mail.open.${buttons[kind]}`, {}),
        },
      ],
      foot: ['account.footer', 'replies.unread'].map((key) => deps.say(locale, `support.mail.${key}`, values)),
    })
    await deps.mailer.send({
      to: address.email,
      subject: deps.say(locale, `support.mail.${word}.subject`, values),
      ...letter,
      locale,
      messageId: `<${kind}.${jobId}@${deps.host}>`,
      thread: `<penalty.${penalty.id}@${deps.host}>`,
    })
  },
})
