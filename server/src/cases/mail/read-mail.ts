// A whole mail → what of it may become a message: who, what was written, which files (CD-235, CD-236). Knows no case.
import { addressParser, type Attachment, type Email, type Header } from 'postal-mime'
import type { DeskMailText } from '#generated/server/desk/schemas.ts'
import { cleanLine, cleanText } from '../../lib/clean-text.ts'
import { sha256 } from '../../lib/ids.ts'
import { automaticKind, type AutomaticKind } from './automatic.ts'
import { betweenPictureMarks, cutMark, htmlTextOf, pictureMark, picturesIn } from './html-text.ts'
import { oursOf, type OurSender } from './quote-forms.ts'
import { parseMail, type MailBytes } from './parse-mail.ts'
import { introducedMark, isOwnComment, mostLetters, quoteMark, replyTextOf, restOf } from './reply-text.ts'
import { rereadText } from './reread-text.ts'
import { returnedMail, type ReturnedMail } from './returned.ts'
import { readTnef } from './tnef.ts'

export interface MailFile {
  /** '' when the mail gives none. */
  name: string
  bytes: Uint8Array
  /** Hex. */
  sha256: string
}

export interface ReadMail {
  /** Of the mail, the same for each of its repeats: its Message-ID, else the hash of its bytes. */
  identity: string
  /** Addresses of the header From; a mail that may become a player's message has one. */
  from: string[]
  automatic: AutomaticKind | null
  /** Of a delivery report: what of ours came back. */
  returned?: ReturnedMail
  /** What was written, without quotes and signature, but for a mail of nothing else; '' for no text at all. */
  text: string
  /** What the mail says beside that; '' for nothing. */
  folded: string
  files: MailFile[]
  /** Only its beginning could be read. */
  isPart: boolean
}

interface MailTask extends MailBytes {
  ownHost: string
  isNullSender: boolean
  ours: OurSender
}

/** Of every header From: a mail with two of them, or two senders in one, has no sender that could be believed. */
const sendersOf = (headers: readonly Header[]): string[] =>
  headers
    .filter(({ key }) => key === 'from')
    .flatMap(({ value }) => addressParser(value, { flatten: true }))
    .flatMap(({ address = '' }) => cleanLine(address) || [])

/** What programs add, and nobody chose: signatures of the mail, its keys, calendars. */
const programsOwn = new Set([
  ...['pkcs7-signature', 'x-pkcs7-signature', 'pgp-signature', 'pgp-keys', 'pgp-encrypted'].map(
    (name) => `application/${name}`,
  ),
  ...['calendar', 'x-vcard', 'vcard'].map((name) => `text/${name}`),
])

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : content instanceof Uint8Array ? content : new Uint8Array(content)

const extensionOf: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'image/bmp': '.bmp',
  'image/webp': '.webp',
  'image/heic': '.heic',
  'application/pdf': '.pdf',
  'text/plain': '.txt',
}
/** What turns the reading order round makes one type look like another (CD-70). */
const cleanName = (given: string): string => cleanLine(given).replaceAll(/[/\\]/g, '_').slice(-255)
/** A picture that was pasted often has no name, or one without its kind. */
const nameOf = ({ filename, mimeType }: Attachment): string => {
  const given = cleanName(filename ?? '')
  const extension = extensionOf[mimeType] ?? ''
  if (given === '') return extension === '' ? '' : `file${extension}`
  return given.includes('.') ? given : `${given.slice(0, 250)}${extension}`
}

const idOf = ({ contentId }: Attachment): string => (contentId ?? '').replaceAll(/^<|>$/g, '')

/** Of a quoted mail's head, in letters. */
const longestHead = 1_000

const outMarks = new RegExp(`[${cutMark}${quoteMark}${introducedMark}]`, 'g')

/** Without what Outlook quotes of our mail; what it forwards of somebody else's stays, and comments typed into it. */
const withoutCut = (text: string, { ours, author }: { ours: OurSender; author: string | undefined }): string => {
  const { isNamed } = oursOf(ours)
  const [first = '', ...rest] = text.split(cutMark)
  if (rest.some((part) => part.split('\n').some((line) => isOwnComment(line, author)))) return [first, ...rest].join('')
  const end = rest.findIndex((part) => part.slice(0, longestHead).split('\n').some(isNamed))
  return [first, ...(end === -1 ? rest : rest.slice(0, end))].join('')
}

const writtenIn = (
  html: string | undefined,
  plain: string | undefined,
  { ours, author }: { ours: OurSender; author: string | undefined },
): { text: string; pictures: ReadonlySet<string> | null } => {
  // Quotes are elements there, in every language; in plain text they are words.
  const text = htmlTextOf(html ?? '', { author })
  if (html === undefined || text.replaceAll(outMarks, '').trim() === '')
    return { text: replyTextOf(cleanText((plain ?? '').slice(0, mostLetters)), { ours, author }), pictures: null }
  const reply = replyTextOf(cleanText(withoutCut(text, { ours, author })), { ours, author })
  const [, ...marked] = reply.split(pictureMark)
  return {
    text: reply.replaceAll(betweenPictureMarks, '').trim(),
    pictures: new Set(marked.filter((_part, index) => index % 2 === 0)),
  }
}

/** Everything a mail says, for one of which nothing would be left (T37). */
const everythingIn = (html: string | undefined, plain: string | undefined): string => {
  const text = plain === undefined || plain.trim() === '' ? htmlTextOf(html ?? '', { isWhole: true }) : plain
  return cleanText(text.slice(0, mostLetters).replaceAll(outMarks, '').replaceAll(betweenPictureMarks, '')).trim()
}

const fileOf = (name: string, bytes: Uint8Array): MailFile => ({ name, bytes, sha256: sha256(bytes) })

const isTnef = ({ filename, mimeType }: Attachment): boolean =>
  ['application/ms-tnef', 'application/vnd.ms-tnef'].includes(mimeType) || /^winmail\.dat$/i.test(filename ?? '')

/** What Outlook packs is unpacked, and goes along packed where it holds more, or may hold the words of a mail without any. */
const unpacked = (file: Attachment, hasWords: boolean): MailFile[] => {
  const packed = fileOf(nameOf(file), bytesOf(file))
  const tnef = isTnef(file) ? readTnef(packed.bytes) : undefined
  if (tnef === undefined) return [packed]
  const files = tnef.files.map(({ name, bytes }) => fileOf(cleanName(name), bytes))
  return tnef.isWhole && (files.length > 0 || hasWords) ? files : [...files, packed]
}

/** Its texts; those that Outlook has packed where there are no others. */
const textsOf = async (
  mail: Email,
  bytes: Uint8Array,
): Promise<{ html: string | undefined; plain: string | undefined }> => {
  const parts = { html: mail.html, plain: await rereadText(bytes, mail) }
  if (everythingIn(parts.html, parts.plain) === '') {
    const [packed] = mail.attachments.filter(isTnef).map((file) => readTnef(bytesOf(file)))
    if (packed !== undefined) Object.assign(parts, { html: packed.html, plain: packed.text })
  }
  return parts
}

const [longestFrom, longestSubject, mostFiles] = [400, 1_000, 100]
/** Nothing is left out; HTML is text here. @throws as `readMail` */
export const readMailText = async (given: MailBytes): Promise<DeskMailText> => {
  const { mail, bytes } = await parseMail(given)
  const { html, plain } = await textsOf(mail, bytes)
  const sentAt = new Date(mail.date ?? '')
  const { name = '', address = '' } = mail.from ?? {}
  return {
    from: cleanLine(name === '' ? address : `${name} <${address}>`).slice(0, longestFrom),
    subject: cleanLine(mail.subject ?? '').slice(0, longestSubject),
    sentAt: sentAt.getFullYear() > 1970 && sentAt.getFullYear() < 10_000 ? sentAt.toISOString() : null,
    text: everythingIn(html, plain),
    files: mail.attachments
      .flatMap((file) => unpacked(file, true))
      .slice(0, mostFiles)
      .map((file) => ({ name: file.name, size: file.bytes.length })),
  }
}

/** @throws when the bytes are no mail a parser takes (parts in parts without end, a head of megabytes) */
export const readMail = async (task: MailTask): Promise<ReadMail> => {
  const { raw, isPart = false, ownHost, isNullSender, ours } = task
  const { mail, bytes } = await parseMail(task)
  const from = sendersOf(mail.headers)
  const messageId = cleanLine(mail.messageId ?? '') || null
  const parts = await textsOf(mail, bytes)
  const { text, pictures } = writtenIn(parts.html, parts.plain, { ours, author: mail.from?.name })
  const everything = everythingIn(parts.html, parts.plain)
  const shown = picturesIn(mail.html ?? '')
  // A picture within a quote or a signature is neither the player's words nor their file.
  const isLeftOut = (file: Attachment): boolean =>
    programsOwn.has(file.mimeType) ||
    (pictures !== null &&
      file.disposition !== 'attachment' &&
      idOf(file) !== '' &&
      file.mimeType.startsWith('image/') &&
      // Apple Mail's stand in no element that could be left out.
      shown.has(idOf(file)) &&
      !pictures.has(idOf(file)))
  const returned = returnedMail(mail.attachments)
  const files = mail.attachments.filter((file) => !isLeftOut(file))
  return {
    identity: messageId ?? `<${sha256(raw)}>`,
    from,
    automatic: automaticKind(
      { headers: mail.headers, from, subject: cleanLine(mail.subject ?? ''), messageId },
      { ownHost, isNullSender },
    ),
    ...(returned === undefined ? {} : { returned }),
    text: text === '' ? everything : text,
    folded: text === '' ? '' : restOf(everything, text),
    files: files.slice(0, mostFiles).flatMap((file) => unpacked(file, everything !== '')),
    isPart: isPart || files.length > mostFiles,
  }
}
