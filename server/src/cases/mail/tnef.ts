// winmail.dat, into which Outlook packs the files of a mail (TNEF, MS-OXTNEF): its files, and its words where the mail has
// no others. Bounded by its own bytes; what cannot be read is left as it came. Pure.

interface TnefFile {
  name: string
  bytes: Uint8Array
}

interface Tnef {
  files: TnefFile[]
  /** '' for none. */
  text: string
  html: string | undefined
  /** Nothing else is in it: no mail within the mail, nothing that cannot be read. */
  isWhole: boolean
}

/** More files than a mail may bring many times over; further ones are not what it is for. */
const mostFiles = 100
const signature = 0x22_3e_9f_78
const attributes = {
  codepage: 0x9007,
  body: 0x800c,
  messageProperties: 0x9003,
  /** Begins the next file. */
  rendering: 0x9002,
  title: 0x8010,
  data: 0x800f,
  properties: 0x9005,
}
/** Of MAPI. */
const properties = {
  body: 0x1000,
  html: 0x1013,
  data: 0x3701,
  shortName: 0x3704,
  longName: 0x3707,
  displayName: 0x3001,
}

/** Bytes of values of fixed length; all others say theirs. */
const fixedLengths: Readonly<Record<number, number>> = {
  0x00_02: 4,
  0x00_03: 4,
  0x00_04: 4,
  0x00_05: 8,
  0x00_06: 8,
  0x00_07: 8,
  0x00_0a: 4,
  0x00_0b: 4,
  0x00_14: 8,
  0x00_40: 8,
  0x00_48: 16,
}
const [embedded, unicode, manyValues] = [0x00_0d, 0x00_1f, 0x10_00]

/** Steps through bytes. @throws RangeError beyond their end */
const readerOf = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  return {
    isAtEnd: () => at >= bytes.length,
    u8: () => view.getUint8((at += 1) - 1),
    u16: () => view.getUint16((at += 2) - 2, true),
    u32: () => view.getUint32((at += 4) - 4, true),
    take: (length: number): Uint8Array => {
      if (length > bytes.length - at) throw new RangeError('Beyond the end')
      at += length
      return bytes.subarray(at - length, at)
    },
  }
}

type Decode = (bytes: Uint8Array) => string
const decoderOf = (label: string): Decode => {
  const decoder = new TextDecoder(label)
  return (bytes) => decoder.decode(bytes).replace(/\0.*$/s, '')
}
const utf16 = decoderOf('utf-16le')
const decoderOfCodepage = (codepage: number): Decode => {
  if (codepage === 65_001) return decoderOf('utf-8')
  try {
    const asian = { 932: 'shift_jis', 936: 'gbk', 949: 'euc-kr', 950: 'big5' }[codepage]
    return decoderOf(asian ?? `windows-${codepage}`)
  } catch {
    return decoderOf('windows-1252')
  }
}

/** First values of the properties that are asked for, as bytes and as text. */
const propertiesOf = (bytes: Uint8Array, decode: Decode): Map<number, { bytes: Uint8Array; text: string }> => {
  const reader = readerOf(bytes)
  const wanted = new Set<number>(Object.values(properties))
  const found = new Map<number, { bytes: Uint8Array; text: string }>()
  for (let left = reader.u32(); left > 0; left -= 1) {
    const [type, id] = [reader.u16(), reader.u16()]
    if (id >= 0x80_00) {
      reader.take(16)
      const padded = reader.u32() === 0 ? 4 : Math.ceil(reader.u32() / 4) * 4
      reader.take(padded)
    }
    const kind = type & ~manyValues
    const fixed = fixedLengths[kind]
    const count = fixed === undefined || kind !== type ? reader.u32() : 1
    // Each value has bytes, so that a count without end runs into their end.
    for (let value = 0; value < count; value += 1) {
      const length = fixed ?? reader.u32()
      const content = reader.take(length)
      reader.take((4 - (length % 4)) % 4)
      if (value === 0 && wanted.has(id) && kind !== embedded)
        found.set(id, { bytes: content, text: kind === unicode ? utf16(content) : decode(content) })
    }
  }
  return found
}

/** @returns what could be read; undefined where the bytes are something else */
export const readTnef = (bytes: Uint8Array): Tnef | undefined => {
  const files: { name: string; bytes?: Uint8Array }[] = []
  let [text, html]: [string, string | undefined] = ['', undefined]
  let decode = decoderOf('windows-1252')
  const readAttribute = (attribute: number, content: Uint8Array): void => {
    const file = files.at(-1)
    if (attribute === attributes.codepage) decode = decoderOfCodepage(readerOf(content).u32())
    else if (attribute === attributes.body) text ||= decode(content)
    else if (attribute === attributes.messageProperties) {
      const read = propertiesOf(content, decode)
      text = read.get(properties.body)?.text ?? text
      const page = read.get(properties.html)
      html =
        page && new TextDecoder(/charset=["']?utf-8/i.test(page.text) ? 'utf-8' : 'windows-1252').decode(page.bytes)
    } else if (attribute === attributes.rendering) files.push({ name: '' })
    else if (file === undefined) return
    else if (attribute === attributes.title) file.name ||= decode(content)
    else if (attribute === attributes.data) file.bytes = content
    else if (attribute === attributes.properties) {
      const read = propertiesOf(content, decode)
      const [long, short, display] = [properties.longName, properties.shortName, properties.displayName].map(
        (id) => read.get(id)?.text ?? '',
      )
      file.name = long || file.name || short || display || ''
      const data = read.get(properties.data)?.bytes
      if (data !== undefined) file.bytes ??= data
    }
  }
  let isEnded = false
  try {
    const reader = readerOf(bytes)
    if (reader.u32() !== signature) return undefined
    reader.u16()
    while (!reader.isAtEnd() && files.length <= mostFiles) {
      reader.u8()
      const attribute = reader.u32() & 0xff_ff
      const content = reader.take(reader.u32())
      readAttribute(attribute, content)
      reader.u16()
    }
    isEnded = reader.isAtEnd()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  const read = files.flatMap(({ name, bytes: content }) => (content ? [{ name, bytes: content.slice() }] : []))
  return { files: read.slice(0, mostFiles), text, html, isWhole: isEnded && read.length === files.length }
}
