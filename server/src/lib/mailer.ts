export interface Mail {
  to: string
  subject: string
  text: string
  /** Says the same, for programs that show it (CD-278). */
  html?: string
  locale: string
  /** The same for every repeat of the same mail, so that mailboxes show it once (ground G30). */
  messageId: string
  /** Message-ID all mails of one case refer to, so that mail programs show them together. */
  thread?: string
  /** Where an answer goes; absent: it is not read. */
  replyTo?: string
  /** Where a mail that is optional is ended with one click (RFC 8058). */
  unsubscribe?: string
}
/** Sends, or throws; a failed mail is tried again later. */
export interface Mailer {
  /** @throws PermanentFailure when the mail server refused it for good; any other error is worth another try */
  send: (mail: Mail) => Promise<void>
}
