// An account got another way to sign in, or lost one, or two became one: its owner is told, since somebody else may have
// done it. Of two accounts both addresses are told (CD-303, CD-373).
import type { Mailer } from '../lib/mailer.ts'
import { letterOf } from '../lib/letter.ts'
import type { Keyring } from '../lib/keyring.ts'
import type { AccountAddress, MergeNews, WayNews } from './ports.ts'

/** Address and language are sealed in it: the account that goes has none afterwards. */
export const mergedMailJob = 'account-merged'
export const wayMailJob = 'account-way'
export const waysMailKinds: readonly string[] = [mergedMailJob, wayMailJob]

interface WaysMailsDeps {
  addressOf: (accountId: string) => Promise<AccountAddress | undefined>
  enqueue: (kind: string, payload: unknown) => Promise<unknown>
  keys: Pick<Keyring, 'seal' | 'unseal'>
  mailer: Mailer
  say: (locale: string, key: string, values: Record<string, string | number>) => string
  localeOf: (known: string | null) => string
  siteTitle: (locale: string) => string
  /** Where somebody says that it was not them. */
  contactUrl: (locale: string) => string
  host: string
}

interface Told {
  to: string
  locale: string
  at: string
  /** Of mails that were stored before there was more than one kind: none, and it is a merger's. */
  deed?: 'merged' | WayNews['deed']
  cases?: number
  providerName?: string
}

const prefixes = {
  merged: 'support.mail.merged',
  linked: 'support.mail.ways.linked',
  unlinked: 'support.mail.ways.unlinked',
} as const

export const createWaysMails = ({ addressOf, enqueue, keys, mailer, say, ...deps }: WaysMailsDeps) => {
  const store = (kind: string, accountId: string, told: Told) =>
    enqueue(kind, { accountId, sealed: keys.seal(kind, JSON.stringify(told)) })
  const sendAs =
    (kind: string) =>
    /** @throws what the mailer throws */
    async ({ id, payload }: { id: string; payload: unknown }): Promise<void> => {
      const told = JSON.parse(keys.unseal(kind, (payload as { sealed: string }).sealed)) as Told
      const { to, locale, at, deed = 'merged', cases = 0, providerName: provider = '' } = told
      const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
      const site = deps.siteTitle(locale)
      const values = { site, cases, provider, time: `${time.format(new Date(at))} UTC` }
      const button = say(locale, 'support.mail.lockedout.opened.button', values)
      const letter = letterOf({
        locale,
        site,
        parts: [
          { words: say(locale, `${prefixes[deed]}.body`, values) },
          { words: say(locale, `${prefixes[deed]}.care`, values) },
          { url: deps.contactUrl(locale), button },
        ],
        foot: [
          say(locale, 'support.mail.lockedout.footer', values),
          say(locale, 'support.mail.replies.unread', values),
        ],
      })
      const subject = say(locale, `${prefixes[deed]}.subject`, values)
      await mailer.send({ to, subject, ...letter, locale, messageId: `<${kind}.${id}@${deps.host}>` })
    }
  return {
    /** Within the transaction of the deed. */
    tell: async ({ staying, going, cases, at }: MergeNews): Promise<void> => {
      const told = new Set<string>()
      for (const accountId of [staying, going]) {
        const address = await addressOf(accountId)
        if (address === undefined || told.has(address.email.toLowerCase())) continue
        told.add(address.email.toLowerCase())
        const locale = deps.localeOf(address.locale)
        await store(mergedMailJob, staying, { to: address.email, locale, at, deed: 'merged', cases })
      }
    },
    /** Within the transaction of the deed: the address is the one from before it. */
    tellWay: async ({ accountId, deed, providerName, at }: WayNews): Promise<void> => {
      const address = await addressOf(accountId)
      if (address === undefined) return
      const locale = deps.localeOf(address.locale)
      await store(wayMailJob, accountId, { to: address.email, locale, at, deed, providerName })
    },
    sendMerged: sendAs(mergedMailJob),
    sendWay: sendAs(wayMailJob),
  }
}
