// Without SMTP a demonstration writes its mails into a folder of the data directory, one file each, to be looked at. Never in production.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer } from '../../cases/ports.ts'

export const createDevelopmentOutbox = (dataDir: string): Mailer => {
  const folder = join(dataDir, 'mails')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async ({ to, subject, text, messageId }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { message } = await transport.sendMail({ from: 'support@localhost', to: { name: '', address: to }, subject, text, messageId })
      // A repeat overwrites its first try.
      const name = createHash('sha256').update(messageId).digest('hex').slice(0, 16)
      await writeFile(join(folder, `${name}.eml`), message as Buffer, { mode: 0o600 })
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
