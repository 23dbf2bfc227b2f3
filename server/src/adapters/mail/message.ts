// A mail as nodemailer takes it, the same for SMTP and for the demonstration's folder.
import type { Mail } from '../../lib/mailer.ts'
import type { SendMailOptions } from 'nodemailer'

/**
 * With one-click unsubscribing where the mail is optional (RFC 2369, RFC 8058): the address is never folded, and mail
 * programs post to it only when the DKIM signature of the operator's mail server covers both headers.
 */
export const messageOf = ({ to, subject, text, html, locale, messageId, thread, replyTo, unsubscribe }: Mail) =>
  ({
    to: { name: '', address: to },
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    messageId,
    ...(thread === undefined ? {} : { references: thread, inReplyTo: thread }),
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    headers: {
      // No auto-responder answers us (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'Content-Language': locale,
      ...(unsubscribe === undefined
        ? {}
        : {
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  }) satisfies SendMailOptions
