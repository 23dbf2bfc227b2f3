// A delivery report (RFC 3464): which mail of ours came back, and from whom. Pure.
import type { Attachment } from 'postal-mime'

export interface ReturnedMail {
  /** Addresses the report gives up on, as they were sent to and as they were in the end. */
  recipients: string[]
  /** Message-IDs of the mail that came back and of what it refers to. */
  ids: string[]
  /** RFC 3463, such as `5.1.1`; '' where it says none. */
  status: string
}

/** Of a report nobody writes more; of the mail it gives back only the head counts. */
const mostLetters = 65_536
const mostRecipients = 20

const textOf = ({ content }: Attachment): string =>
  (typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('latin1'))
    .slice(0, mostLetters)
    .replaceAll('\r\n', '\n')

/** Fields of a block; lines that begin with white space go on. */
const fieldsOf = (block: string): Map<string, string> =>
  new Map(
    block
      .replaceAll(/\n[ \t]+/g, ' ')
      .split('\n')
      .flatMap((line): [string, string][] => {
        const colon = line.indexOf(':')
        return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]]
      }),
  )

const addressIn = (value: string | undefined): string[] => {
  const address = value?.replace(/^[^;]*;/, '').replaceAll(/^\s*<?|>?\s*$/g, '') ?? ''
  return address === '' ? [] : [address]
}

/** @param attachments parts of a mail @returns undefined where none is a report that gives up */
export const returnedMail = (attachments: readonly Attachment[]): ReturnedMail | undefined => {
  const report = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  if (report === undefined) return undefined
  const failed = textOf(report)
    .split(/\n\s*\n/)
    .slice(0, mostRecipients)
    .map(fieldsOf)
    .filter((fields) => fields.get('action')?.toLowerCase() === 'failed')
  if (failed.length === 0) return undefined
  const original = attachments.find(({ mimeType }) => ['message/rfc822', 'text/rfc822-headers'].includes(mimeType))
  const head = original === undefined ? undefined : fieldsOf(textOf(original).split(/\n\s*\n/)[0]!)
  const ids = ['message-id', 'references'].flatMap((name) => head?.get(name)?.split(/\s+/) ?? [])
  return {
    recipients: failed.flatMap((fields) =>
      ['original-recipient', 'final-recipient'].flatMap((name) => addressIn(fields.get(name))),
    ),
    ids,
    status: failed.map((fields) => /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '')[0]!,
  }
}
