// Mails on their way in: how many are taken, and what becomes of one that cannot be read.
import type { Keyring } from '../../lib/keyring.ts'
import { networksOf } from '../../lib/networks.ts'
import { isPublicAddress } from '../../lib/public-hosts.ts'
import { BusyError, OverLimitError } from '../../lib/thread-pool.ts'
import type { Limits, LocalHit } from '../../platform/rate-limits.ts'
import type { MailOutcome, MailReplies } from './mail-replies.ts'
import type { ReadMail } from './read-mail.ts'

/** How many mails are taken, before anything of them is read (T46). A relay of the operator's own brings everybody's. */
const pace = {
  case: { max: 60, perSeconds: 3_600 },
  sender: { max: 120, perSeconds: 3_600 },
  address: { max: 300, perSeconds: 60 },
  /** Megabytes, each that is begun. */
  caseBytes: { max: 100, perSeconds: 3_600 },
  senderBytes: { max: 200, perSeconds: 3_600 },
}
const megabyte = 1_048_576

interface MailIntakeDeps {
  replies: MailReplies
  keys: Pick<Keyring, 'sign'>
  limits: Pick<Limits, 'takeLocally'>
  /** On a thread. */
  read: (raw: Uint8Array, isNullSender: boolean) => Promise<ReadMail>
  /** What is thrown for a mail that will not be taken however often it is sent. */
  refused: (cause: unknown) => Error
  metrics: { counter: (name: string, help: string) => { inc: () => void } }
}

export const createMailIntake = ({ replies, keys, limits, read, refused, metrics }: MailIntakeDeps) => {
  const counters: Record<MailOutcome, { inc: () => void }> = {
    message: metrics.counter('mails_in_messages_total', 'Mails that became a message of a case'),
    note: metrics.counter('mails_in_notes_total', 'Mails that became a note for the desk'),
    returned: metrics.counter('mails_in_returned_total', 'Reports that a mail of ours came back'),
    automatic: metrics.counter('mails_in_automatic_total', 'Mails nobody wrote, counted and not stored'),
    repeated: metrics.counter('mails_in_repeated_total', 'Mails that had been taken already'),
  }
  const readOrRefuse = async (raw: Uint8Array, isNullSender: boolean): Promise<ReadMail> => {
    try {
      return await read(raw, isNullSender)
    } catch (error) {
      throw error instanceof BusyError || error instanceof OverLimitError ? error : refused(error)
    }
  }

  return {
    isKnown: async (address: string): Promise<boolean> => (await replies.caseOf(address)) !== undefined,
    mayCome: async (mail: { recipient: string; sender: string; address: string; bytes?: number }): Promise<boolean> => {
      const { recipient, sender, address, bytes } = mail
      const caseId = await replies.caseOf(recipient)
      if (caseId === undefined) return true
      const isOfBytes = bytes !== undefined
      const weight = isOfBytes ? Math.ceil(bytes / megabyte) : 1
      const what = isOfBytes ? 'mail-bytes' : 'mail'
      const hits: LocalHit[] = [{ key: `${what}:case:${caseId}`, rule: isOfBytes ? pace.caseBytes : pace.case, weight }]
      // Counters hold no address, only what is signed with the installation's key.
      if (sender !== '')
        hits.push({
          key: `${what}:sender:${keys.sign('mail-sender', sender)}`,
          rule: isOfBytes ? pace.senderBytes : pace.sender,
          weight,
        })
      if (!isOfBytes && isPublicAddress(address))
        for (const { name, factor } of networksOf(address))
          hits.push({ key: `mail:address:${name}`, rule: { ...pace.address, max: pace.address.max * factor } })
      return limits.takeLocally(hits).isAllowed
    },
    take: async (mail: { raw: Uint8Array; recipients: readonly string[]; isNullSender: boolean }): Promise<void> => {
      const read = await readOrRefuse(mail.raw, mail.isNullSender)
      for (const address of mail.recipients) {
        const caseId = await replies.caseOf(address)
        // Erased since it was asked for.
        if (caseId !== undefined) counters[await replies.take(caseId, read, mail.raw)].inc()
      }
    },
  }
}
