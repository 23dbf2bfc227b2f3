/** Mails that may come once a day together; the others come at once, each. */
export type GatheredMailKind = 'case-answered' | 'case-resolved' | 'case-answered-resolved'
/** What a player may do without (CD-265). */
export type OptionalMail = 'statusNews' | 'surveys'

/** As much of a case as a mail about it needs. */
export interface NotifiedCase {
  id: string
  /** Account; null without one. */
  ownerId: string | null
  region: string
  locale: string
  subject: string
  contactEmail: string | null
  lastReadAt: string | null
}

/** What whoever filed a case wants of its mails. */
export interface MailWishes {
  of: (
    record: Pick<NotifiedCase, 'id' | 'ownerId'>,
  ) => Promise<{ statusNews: boolean; surveys: boolean; digest: boolean }>
  /** Keeps a mail for the one of the day. */
  gather: (record: Pick<NotifiedCase, 'id' | 'ownerId' | 'region'>, kind: GatheredMailKind) => Promise<void>
  /** The address that ends such mails (RFC 8058). */
  endUrl: (record: Pick<NotifiedCase, 'id' | 'ownerId' | 'locale'>, what: OptionalMail) => string
}

/** A browser's address at its push service, and the keys it opens messages with. */
export interface PushTarget {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

export interface PushSender {
  /** base64url, what browsers subscribe with. */
  publicKey: string
  /** Whether a push service may have this address; its name is judged again when it is called. */
  mayReach: (endpoint: string) => boolean
  /**
   * @param topic a later message of the same topic takes the place of one not yet fetched; the service reads it
   * @returns gone: the browser has ended it
   * @throws PermanentFailure when another try is in vain
   */
  send: (target: PushTarget, payload: string, topic: string) => Promise<'sent' | 'gone'>
}
