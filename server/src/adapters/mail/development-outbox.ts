// Without SMTP a demonstration writes its mails into a folder of the data directory: `.eml`, and `.json` and `.html`
// for the page /services/dev/mails. Never in production.
import type { Mailer } from '../../lib/mailer.ts'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { htmlToText } from '../../lib/html.ts'
import { messageOf } from './message.ts'

interface DevelopmentMail {
  to: string
  subject: string
  text: string
  sentAt: string
  locale: string
  /** What its addresses open, in its own words. */
  opens: Record<string, string>
  /** Who stands above its words in the HTML. */
  site?: string
  /** Opens the mail as its HTML shows it. */
  page?: string
}

interface DevelopmentOutbox extends Mailer {
  /** Newest first. */
  list: (limit: number) => Promise<readonly DevelopmentMail[]>
  /** @param name a mail's `page` · @returns its HTML; undefined when there is none */
  html: (name: string) => Promise<string | undefined>
}

export const createDevelopmentOutbox = (dataDir: string, now: () => Date = () => new Date()): DevelopmentOutbox => {
  const folder = join(dataDir, 'mails')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (mail) => {
      const { to, subject, text, html, locale, messageId } = mail
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { message } = await transport.sendMail({ from: 'support@localhost', ...messageOf(mail) })
      // A repeat overwrites its first try.
      const name = createHash('sha256').update(messageId).digest('hex').slice(0, 16)
      const sentAt = now().toISOString()
      const opens = html === undefined ? {} : buttonsOf(html)
      const page = html === undefined ? {} : { page: name, site: siteOf(html) }
      const shown: DevelopmentMail = { to, subject, text, sentAt, locale, opens, ...page }
      await writeFile(join(folder, `${name}.eml`), message as Buffer, { mode: 0o600 })
      if (html !== undefined) await writeFile(join(folder, `${name}.html`), html, { mode: 0o600 })
      await writeFile(join(folder, `${name}.json`), JSON.stringify(shown), { mode: 0o600 })
    },
    list: async (limit) => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
      // One that is being written or forgotten right now is left out.
      const read = async (name: string): Promise<DevelopmentMail[]> =>
        readFile(join(folder, name), 'utf8')
          .then((text) => [JSON.parse(text) as DevelopmentMail])
          .catch(() => [])
      const mails = (await Promise.all(names.map(read))).flat()
      return mails.sort((one, other) => other.sentAt.localeCompare(one.sentAt)).slice(0, limit)
    },
    html: async (name) =>
      /^[0-9a-f]{16}$/.test(name) ? readFile(join(folder, `${name}.html`), 'utf8').catch(() => undefined) : undefined,
  }
}

/** A letter's title is the portal's name (lib/letter.ts). */
const siteOf = (html: string): string => htmlToText(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')

/** What the letter's own links say (lib/letter.ts). */
const buttonsOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, address, words]) => [
      htmlToText(address!),
      htmlToText(words!),
    ]),
  )

/** Removes what the folder holds for these addresses (ground G33). */
export const forgetDevelopmentMails = async (dataDir: string, addresses: readonly string[]): Promise<void> => {
  const folder = join(dataDir, 'mails')
  for (const name of await readdir(folder).catch(() => [])) {
    const text = (await readFile(join(folder, name), 'utf8').catch(() => '')).toLowerCase()
    if (!addresses.some((address) => text.includes(address.toLowerCase()))) continue
    // Its HTML names nobody, and belongs to the same mail.
    const html = name.replace(/\.(?:eml|json)$/, '.html')
    for (const file of [name, html]) await rm(join(folder, file), { force: true })
  }
}
