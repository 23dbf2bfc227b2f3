// The mail with the code, and the one that tells the owner that it was used. Whose an address is is looked up here, after
// the answer (promises P19), and the code is made here: it stands in no table, in no job and in no subject (T24).
import type { Mailer } from '../lib/mailer.ts'
import { newDigits } from '../lib/ids.ts'
import type { Clock } from '../lib/clock.ts'
import type { Keyring } from '../lib/keyring.ts'
import { letterOf, type LetterPart } from '../lib/letter.ts'
import type { LockedOutAddresses, LockedOutPenalties, SettledAddress } from './ports.ts'
import { codeDigits, codeMilliseconds, codePurpose, codeText, markMilliseconds, sealContext } from './rules.ts'
import type { LockedOutStore } from './store.ts'

interface LockedOutMailsDeps {
  store: Pick<LockedOutStore, 'code' | 'setCode' | 'markById'>
  addresses: LockedOutAddresses
  penalties: Pick<LockedOutPenalties, 'isRestricted'>
  /** Whether one more mail may go to this address (T23). */
  mayMail: (address: string) => Promise<boolean>
  keys: Pick<Keyring, 'unseal' | 'sign'>
  clock: Clock
  mailer: Mailer
  say: (locale: string, key: string, values: Record<string, string>) => string
  localeOf: (known: string | null) => string
  siteTitle: (locale: string) => string
  /** Where somebody says that it was not them. */
  contactUrl: (locale: string) => string
  host: string
}

/** What a job holds: no address, no account, no code. */
interface LockedOutJob {
  id: string
  payload: unknown
  attempt: number
}

export const createLockedOutMails = (deps: LockedOutMailsDeps) => {
  const { store, addresses, keys, clock, say } = deps
  const idOf = ({ payload }: LockedOutJob): string => (payload as { id: string }).id

  /** Of several accounts with one address: the one that is restricted, else the last signed in. */
  const chooseAccount = async (email: string): Promise<SettledAddress | undefined> => {
    const accounts = await addresses.settledAt(email)
    for (const account of accounts) if (await deps.penalties.isRestricted(account.accountId)) return account
    return accounts[0]
  }

  const send = async ({
    to,
    locale,
    word,
    values,
    parts,
    messageId,
  }: {
    to: string
    locale: string
    word: 'code' | 'opened'
    values: Record<string, string>
    parts: LetterPart[]
    messageId: string
  }): Promise<void> => {
    const letter = letterOf({
      locale,
      site: values['site']!,
      parts,
      foot: [say(locale, 'support.mail.lockedout.footer', values), say(locale, 'support.mail.replies.unread', values)],
    })
    await deps.mailer.send({
      to,
      subject: say(locale, `support.mail.lockedout.${word}.subject`, values),
      ...letter,
      locale,
      messageId: `<${messageId}@${deps.host}>`,
    })
  }

  return {
    /** Sends nothing where nobody has this address, and beyond its limit. @throws what the mailer throws */
    sendCode: async (job: LockedOutJob) => {
      const id = idOf(job)
      const row = await store.code(id, clock.now().toISOString())
      if (!row) return
      const account = await chooseAccount(keys.unseal(sealContext(id), row.address))
      // Counted once, however often its mail has to be tried.
      if (!account || (row.code_hash === null && !(await deps.mayMail(account.email)))) return
      const code = newDigits(codeDigits)
      if (!(await store.setCode(id, keys.sign(codePurpose, codeText(id, code)), account.accountId))) return
      const { locale } = row
      const values = { site: deps.siteTitle(locale), code, minutes: String(codeMilliseconds / 60_000) }
      await send({
        to: account.email,
        locale,
        word: 'code',
        values,
        parts: [
          { words: say(locale, 'support.mail.lockedout.code.body', values) },
          { words: code },
          { words: say(locale, 'support.mail.lockedout.code.care', values) },
        ],
        // Each try makes another code, and mail programs drop what has a number they know.
        messageId: `lockedout-code.${job.id}.${job.attempt}`,
      })
    },

    sendOpened: async (job: LockedOutJob) => {
      const mark = await store.markById(idOf(job))
      const account = mark && (await addresses.settledOf(mark.account_id))
      if (!mark || !account) return
      const locale = deps.localeOf(account.locale)
      const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
      const values = {
        site: deps.siteTitle(locale),
        time: `${time.format(new Date(mark.opened_at))} UTC`,
        minutes: String(markMilliseconds / 60_000),
      }
      await send({
        to: account.email,
        locale,
        word: 'opened',
        values,
        parts: [
          { words: say(locale, 'support.mail.lockedout.opened.body', values) },
          { words: say(locale, 'support.mail.lockedout.opened.care', values) },
          { url: deps.contactUrl(locale), button: say(locale, 'support.mail.lockedout.opened.button', values) },
        ],
        messageId: `lockedout-opened.${job.id}`,
      })
    },
  }
}
