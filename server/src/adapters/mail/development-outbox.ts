// Without SMTP a demonstration writes its mails into a folder of the data directory, to be looked at: each as the
// `.eml` that would have been sent, and beside it as `.json` what the page /services/dev/mails shows. Never in
// production.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer } from '../../cases/ports.ts'
import { messageOf } from './message.ts'

/** A mail as the development page shows it. */
export interface DevelopmentMail {
  to: string
  subject: string
  text: string
  sentAt: string
}

export interface DevelopmentOutbox extends Mailer {
  /** Newest first. */
  list: (limit: number) => Promise<readonly DevelopmentMail[]>
}

export const createDevelopmentOutbox = (dataDir: string, now: () => Date = () => new Date()): DevelopmentOutbox => {
  const folder = join(dataDir, 'mails')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (mail) => {
      const { to, subject, text, messageId } = mail
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { message } = await transport.sendMail({ from: 'support@localhost', ...messageOf(mail) })
      // A repeat overwrites its first try.
      const name = createHash('sha256').update(messageId).digest('hex').slice(0, 16)
      const shown: DevelopmentMail = { to, subject, text, sentAt: now().toISOString() }
      await writeFile(join(folder, `${name}.eml`), message as Buffer, { mode: 0o600 })
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
  }
}

/** Removes what the folder holds for these addresses (ground G33). */
export const forgetDevelopmentMails = async (dataDir: string, addresses: readonly string[]): Promise<void> => {
  const folder = join(dataDir, 'mails')
  for (const name of await readdir(folder).catch(() => [])) {
    const text = (await readFile(join(folder, name), 'utf8')).toLowerCase()
    if (addresses.some((address) => text.includes(address.toLowerCase()))) await rm(join(folder, name), { force: true })
  }
}
