// What a picture file says beside the picture: where and when it was taken, by which device. Removed without touching
// the picture itself (CD-264). Pure.

const ascii = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Tag 0x0112 of the first directory of an Exif segment's content; 1 (upright) where it says nothing. */
const orientationIn = (exif: Uint8Array): number => {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength)
  const begin = 6
  if (view.byteLength < begin + 8) return 1
  const isLittle = view.getUint16(begin) === 0x49_49
  const directory = begin + view.getUint32(begin + 4, isLittle)
  if (directory + 2 > view.byteLength) return 1
  const count = view.getUint16(directory, isLittle)
  for (let index = 0; index < count; index += 1) {
    const at = directory + 2 + index * 12
    if (at + 12 > view.byteLength) return 1
    if (view.getUint16(at, isLittle) === 0x01_12) return view.getUint16(at + 8, isLittle)
  }
  return 1
}

/** An Exif segment that says how the picture is turned, and nothing else. */
const turned = (orientation: number): Uint8Array =>
  new Uint8Array([
    ...[0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00, 0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08],
    ...[0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00],
    ...[0x00, 0x00, 0x00, 0x00],
  ])

/** Exif and XMP (APP1), IPTC (APP13), comments. */
const tellingSegments = new Set([0xe1, 0xed, 0xfe])

/** Exif and the like, and where in the file further pictures stand (MPF), which are left out themselves. */
const isTelling = (marker: number, bytes: Uint8Array, content: number): boolean =>
  tellingSegments.has(marker) || (marker === 0xe2 && ascii(bytes, content, 3) === 'MPF')

/**
 * Where the picture ends whose first scan begins at `at`. Telephones put another picture or a short film behind it, with
 * a place of its own.
 */
const endOfPicture = (bytes: Uint8Array, at: number): number => {
  for (let from = at; ; ) {
    from = bytes.indexOf(0xff, from)
    const marker = bytes[from + 1]
    if (from < 0 || marker === undefined) return bytes.length
    if (marker === 0xd9) return from + 2
    const isData = marker === 0 || (marker >= 0xd0 && marker <= 0xd7)
    if (marker === 0xff) from += 1
    else from += isData ? 2 : 2 + ((bytes[from + 2] ?? 0) << 8) + (bytes[from + 3] ?? 0)
  }
}

const bareJpeg = (bytes: Uint8Array): Uint8Array | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Uint8Array[] = [bytes.subarray(0, 2)]
  let [at, orientation, hasLeft] = [2, 1, false]
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!
    // From here on it is the picture itself.
    if (marker === 0xda) break
    const end = at + 2 + view.getUint16(at + 2)
    if (end > bytes.length || end < at + 4) return null
    if (isTelling(marker, bytes, at + 4)) {
      if (ascii(bytes, at + 4, 4) === 'Exif') orientation = orientationIn(bytes.subarray(at + 4, end))
      hasLeft = true
    } else kept.push(bytes.subarray(at, end))
    at = end
  }
  const last = endOfPicture(bytes, at)
  if (!hasLeft && last === bytes.length) return null
  if (orientation > 1 && orientation < 9) kept.splice(1, 0, turned(orientation))
  return joined([...kept, bytes.subarray(at, last)])
}

const tellingChunks = new Set(['eXIf', 'iTXt', 'tEXt', 'zTXt', 'tIME'])

const barePng = (bytes: Uint8Array): Uint8Array | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Uint8Array[] = [bytes.subarray(0, 8)]
  let [at, hasLeft] = [8, false]
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return null
    if (tellingChunks.has(ascii(bytes, at + 4, 4))) hasLeft = true
    else kept.push(bytes.subarray(at, end))
    at = end
  }
  return hasLeft ? joined([...kept, bytes.subarray(at)]) : null
}

/** Its first chunk says in two bits of a byte that Exif and XMP come; they are cleared with them. */
const bareWebp = (bytes: Uint8Array): Uint8Array | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const kept = [bytes.slice(0, 12)]
  let hasLeft = false
  for (let at = 12, end = 0; at + 8 <= bytes.length; at = end) {
    const size = view.getUint32(at + 4, true)
    end = at + 8 + size + (size & 1)
    const chunk = bytes.slice(at, end)
    const name = ascii(chunk, 0, 4)
    if (name === 'VP8X') chunk[8]! &= 0b1111_0011
    if (name === 'EXIF' || name === 'XMP ') hasLeft = true
    else kept.push(chunk)
  }
  if (!hasLeft) return null
  const whole = joined(kept)
  new DataView(whole.buffer).setUint32(4, whole.length - 8, true)
  return whole
}

/** @returns the file without what it says beside its picture; null when it says nothing, or cannot be read */
export const withoutMetadata = (bytes: Uint8Array): Uint8Array<ArrayBuffer> | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return bareJpeg(bytes) as Uint8Array<ArrayBuffer> | null
  if (ascii(bytes, 8, 4) === 'WEBP') return bareWebp(bytes) as Uint8Array<ArrayBuffer> | null
  return ascii(bytes, 1, 3) === 'PNG' ? (barePng(bytes) as Uint8Array<ArrayBuffer> | null) : null
}
