// Mails a stranger can cause by naming somebody's address in a form: so many, and no more (T23).
import type { Keyring } from '../lib/keyring.ts'
import { mailboxOf } from '../lib/mailbox.ts'
import type { Limits } from '../platform/rate-limits.ts'

const rules = [
  { max: 3, perSeconds: 3600 },
  { max: 10, perSeconds: 86_400 },
] as const

/**
 * Counts one confirmation to `address` if it may still have one. Counters hold no address, only what is signed with the
 * installation's key.
 */
export const createConfirmationLimit =
  ({
    limits,
    keys,
    kind = 'confirmation',
  }: {
    limits: Pick<Limits, 'take'>
    keys: Pick<Keyring, 'sign'>
    /** Mails of another kind count apart: nobody can use up those of one by asking for the other. */
    kind?: string
  }) =>
  async (address: string): Promise<boolean> => {
    const mailbox = keys.sign('mail-recipient', mailboxOf(address))
    for (const rule of rules)
      if (!(await limits.take(`${kind}:${rule.perSeconds}:${mailbox}`, rule)).isAllowed) return false
    return true
  }
