// A mail as its parser reads it, its texts that name no character set in the one that they look like.
import PostalMime, { type Email } from 'postal-mime'
import { guessCharset } from '../../lib/guess-charset.ts'

/** Heads of texts stand before that. */
const headBytes = 262_144
const emptyLine = /\r?\n\r?\n/
const textType = /^content-type:[ \t]*text\/(?:plain|html)\b[^\n]*(?:\n[ \t][^\n]*)*/gim
const named = /;\s*charset\s*=\s*"?([^\s";]+)/i
/** What is no name (RFC 1428). */
const unknownSet = /;\s*charset\s*=\s*(?:"?(?:x-)?unknown(?:-8bit)?"?|"")?(?=\s*(?:;|$))/i
const isUnnamed = (type: string): boolean => unknownSet.test(type) || !named.test(type)

export const headOf = (raw: Uint8Array): string =>
  Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.length, headBytes)).toString('latin1')

/** Every byte is a letter of it. */
const anyByte = 'windows-1252'
const byteOf = new Map(
  Array.from({ length: 256 }, (_none, byte): [string, number] => [
    new TextDecoder(anyByte).decode(Uint8Array.of(byte)),
    byte,
  ]),
)
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => byteOf.get(letter) ?? 0x20)

/** @returns undefined where every text names its set */
const withCharset = (raw: Uint8Array, charset: string): Uint8Array | undefined => {
  const head = headOf(raw)
  const isTyped = /^content-type:/im.test(head.split(emptyLine, 1)[0]!)
  const type = `; charset=${charset}`
  const changed = (isTyped ? head : `Content-Type: text/plain\r\n${head}`).replace(textType, (line) =>
    isUnnamed(line) ? line.replace(unknownSet, '').replace(/[;\s]*?(?=\r?$)/, type) : line,
  )
  return changed === head
    ? undefined
    : Buffer.concat([Buffer.from(changed, 'latin1'), raw.subarray(Math.min(raw.length, headBytes))])
}

type BlobPart = string | ArrayBuffer | Uint8Array
const bytesOfPart = (part: BlobPart): Uint8Array =>
  typeof part === 'string' ? Buffer.from(part) : part instanceof ArrayBuffer ? new Uint8Array(part) : part
/** The parser makes one of as many parts as a text has lines, and Node takes 10 µs for each of them. */
class JoinedBlob extends Blob {
  constructor(parts: readonly BlobPart[] = [], options?: BlobPropertyBag) {
    super([Buffer.concat(parts.map(bytesOfPart))], options)
  }
}
Object.assign(globalThis, { Blob: JoinedBlob })

/** What the parser refuses beyond it takes seconds. */
export const parserLimits = { maxNestingDepth: 4_096, maxHeadersSize: 4_194_304 }
const parse = (raw: Uint8Array): Promise<Email> =>
  PostalMime.parse(raw, { forceRfc822Attachments: true, ...parserLimits })

/** Of a mail that cannot be read whole: what people write stands there. */
const beginningBytes = 131_072

export interface MailBytes {
  raw: Uint8Array
  /** Only its beginning is read. */
  isPart?: boolean
}

/**
 * @returns the mail with the bytes that say so
 * @throws when the bytes are no mail a parser takes (parts in parts without end, a head of megabytes)
 */
export const parseMail = async ({ raw: whole, isPart }: MailBytes): Promise<{ mail: Email; bytes: Uint8Array }> => {
  const raw = isPart === true ? whole.subarray(0, beginningBytes) : whole
  const mail = await parse(raw)
  const isGarbled = [mail.text, mail.html].some((text) => text !== undefined && /\ufffd|\u001b\$/.test(text))
  const isUnknown =
    headOf(raw)
      .match(textType)
      ?.some((type) => unknownSet.test(type)) === true
  const readable = isGarbled || isUnknown ? withCharset(raw, anyByte) : undefined
  if (readable === undefined) return { mail, bytes: raw }
  const { text = '', html = '' } = await parse(readable)
  const written = /<meta\b[^>]{0,200}\bcharset\s*=\s*["']?((?!utf-?8)[\w-]{1,40})/i.exec(html)?.[1]
  const bytes = withCharset(raw, written ?? guessCharset(bytesOf(text.trim() === '' ? html : text)))!
  return { mail: await parse(bytes), bytes }
}
