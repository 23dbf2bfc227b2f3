// The tags in `List-Unsubscribe`: who, which mails, in which language. Sealed, so that nobody can make one or read an
// account from one, and nothing is stored for mails nobody ends (CD-266).
import type { Keyring } from '../lib/keyring.ts'
import type { OptionalMail } from './ports.ts'

/** Whose mails end: an account's, or those of one case without an account. */
export interface UnsubscribeTag {
  accountId: string | null
  caseId: string
  what: OptionalMail
  locale: string
}

const context = 'mail-unsubscribe'

export const createUnsubscribeTags = (keys: Pick<Keyring, 'seal' | 'unseal'>) => ({
  make: ({ accountId, caseId, what, locale }: UnsubscribeTag): string =>
    keys.seal(context, JSON.stringify([accountId, caseId, what, locale])),
  /** undefined: nobody here made it, or its key is gone. */
  read: (tag: string): UnsubscribeTag | undefined => {
    try {
      const [accountId, caseId, what, locale] = JSON.parse(keys.unseal(context, tag)) as [
        string | null,
        string,
        OptionalMail,
        string,
      ]
      return { accountId, caseId, what, locale }
    } catch {
      return undefined
    }
  },
})
export type UnsubscribeTags = ReturnType<typeof createUnsubscribeTags>
