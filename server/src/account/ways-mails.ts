// Two accounts have become one: both addresses are told, since one of them may be somebody else's by now (CD-303).
import { letterOf } from '../lib/letter.ts'
import type { Keyring } from '../lib/keyring.ts'
import type { AccountAddress, MergeNews } from './ports.ts'

/** Address and language are sealed in it: the account that goes has none afterwards. */
export const mergedMailJob = 'account-merged'

export interface WaysMailer {
  send: (mail: {
    to: string
    subject: string
    text: string
    html: string
    locale: string
    messageId: string
  }) => Promise<void>
}

export interface WaysMailsDeps {
  addressOf: (accountId: string) => Promise<AccountAddress | undefined>
  enqueue: (kind: string, payload: unknown) => Promise<unknown>
  keys: Pick<Keyring, 'seal' | 'unseal'>
  mailer: WaysMailer
  say: (locale: string, key: string, values: Record<string, string | number>) => string
  /** The offered language nearest to what is known of the account's. */
  localeOf: (known: string | null) => string
  siteTitle: (locale: string) => string
  /** Where somebody says that it was not them. */
  contactUrl: (locale: string) => string
  /** Right side of the Message-ID. */
  host: string
}

interface Told {
  to: string
  locale: string
  cases: number
  at: string
}

export const createWaysMails = ({ addressOf, enqueue, keys, mailer, say, ...deps }: WaysMailsDeps) => ({
  /** Within the transaction of the deed. */
  tell: async ({ staying, going, cases, at }: MergeNews): Promise<void> => {
    const told = new Set<string>()
    for (const accountId of [staying, going]) {
      const address = await addressOf(accountId)
      if (address === undefined || told.has(address.email.toLowerCase())) continue
      told.add(address.email.toLowerCase())
      const news: Told = { to: address.email, locale: deps.localeOf(address.locale), cases, at }
      await enqueue(mergedMailJob, { accountId: staying, sealed: keys.seal(mergedMailJob, JSON.stringify(news)) })
    }
  },
  /** @throws what the mailer throws */
  send: async ({ id, payload }: { id: string; payload: unknown }): Promise<void> => {
    const { to, locale, cases, at } = JSON.parse(
      keys.unseal(mergedMailJob, (payload as { sealed: string }).sealed),
    ) as Told
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    const site = deps.siteTitle(locale)
    const values = { site, cases, time: `${time.format(new Date(at))} UTC` }
    const letter = letterOf({
      locale,
      site,
      parts: [
        { words: say(locale, 'support.mail.merged.body', values) },
        { words: say(locale, 'support.mail.merged.care', values) },
        { url: deps.contactUrl(locale), button: say(locale, 'support.mail.lockedout.opened.button', values) },
      ],
      foot: [say(locale, 'support.mail.lockedout.footer', values), say(locale, 'support.mail.replies.unread', values)],
    })
    const subject = say(locale, 'support.mail.merged.subject', values)
    await mailer.send({ to, subject, ...letter, locale, messageId: `<account-merged.${id}@${deps.host}>` })
  },
})
