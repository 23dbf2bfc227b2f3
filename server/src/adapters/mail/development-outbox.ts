// Without SMTP a demonstration writes its mails into a folder of the data directory, one file each, to be looked at. Never in production.
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
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
