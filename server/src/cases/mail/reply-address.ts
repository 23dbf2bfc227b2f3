// The address a player answers our mails at (CD-234): one for each case and recipient, which nobody can make without the
// installation's key. `reply@support.example` becomes `reply+104233871.c5yz…@support.example`.
import type { Keyring } from '../../lib/keyring.ts'
import { writtenMailboxOf } from '../../lib/mailbox.ts'
import type { CaseRecord } from '../types.ts'

const purpose = 'reply-address'
const tag = /^([1-9][0-9]{0,18})\.([a-z2-7]{26})$/

/** @param address of `MAIL_IN_ADDRESS`: small letters, no plus */
export const createReplyAddresses = (address: string, keys: Pick<Keyring, 'mark' | 'isMark'>) => {
  const [mailbox = '', host = ''] = address.split('@')
  const named = (caseId: string, recipient: string): string => `${caseId} ${writtenMailboxOf(recipient)}`
  return {
    /** @returns the address for this case's mails; null for a case without a mail address */
    of: ({ id, contactEmail }: Pick<CaseRecord, 'id' | 'contactEmail'>) =>
      contactEmail === null ? null : `${mailbox}+${id}.${keys.mark(purpose, named(id, contactEmail))}@${host}`,
    /** @returns what an address of this form names, not yet looked at; undefined for any other */
    read: (given: string) => {
      // Servers on the way may change capitals.
      const small = given.toLowerCase()
      if (!small.startsWith(`${mailbox}+`) || !small.endsWith(`@${host}`)) return undefined
      const [, caseId, mark] = tag.exec(small.slice(mailbox.length + 1, -host.length - 1)) ?? []
      return caseId === undefined || mark === undefined ? undefined : { caseId, mark }
    },
    /** Whether a mark was made for this case and the address it has now. */
    isOf: ({ id, contactEmail }: Pick<CaseRecord, 'id' | 'contactEmail'>, mark: string) =>
      contactEmail !== null && keys.isMark(purpose, named(id, contactEmail), mark),
  }
}

export type ReplyAddresses = ReturnType<typeof createReplyAddresses>
