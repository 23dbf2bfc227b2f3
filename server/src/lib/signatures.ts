// How files of a kind begin, whatever they are called.
import { extensionOf } from '#rules/files.ts'

export type Signature = readonly number[]

export const signatures = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  gif: [0x47, 0x49, 0x46, 0x38],
  riff: [0x52, 0x49, 0x46, 0x46],
  /** Within a `riff`, from its eighth byte. */
  webp: [0x57, 0x45, 0x42, 0x50],
  bmp: [0x42, 0x4d],
  /** The name of the box a HEIF file begins with, from its fourth byte. */
  ftyp: [0x66, 0x74, 0x79, 0x70],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
} as const satisfies Record<string, Signature>

export const hasSignature = (bytes: Uint8Array, signature: Signature, at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)

/** Brands of HEIF files whose pictures are coded as phones do it (ISO/IEC 23008-12). */
const heicBrands: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

const isHeic = (head: Uint8Array): boolean =>
  hasSignature(head, signatures.ftyp, 4) && heicBrands.has(String.fromCharCode(...head.subarray(8, 12)))

/** Endings of the pictures that are known by their bytes. */
const pictures: Readonly<Record<string, (head: Uint8Array) => boolean>> = {
  png: (head) => hasSignature(head, signatures.png),
  jpg: (head) => hasSignature(head, signatures.jpeg),
  gif: (head) => hasSignature(head, signatures.gif),
  bmp: (head) => hasSignature(head, signatures.bmp),
  webp: (head) => hasSignature(head, signatures.riff) && hasSignature(head, signatures.webp, 8),
  heic: isHeic,
}

export const isPictureName = (filename: string): boolean => Object.hasOwn(pictures, extensionOf(filename))

/** @returns the ending of the picture a file is, whatever it is called; undefined where it is none */
export const pictureIn = (head: Uint8Array): string | undefined =>
  Object.keys(pictures).find((extension) => pictures[extension]!(head))

const longestName = 255

/**
 * The name a file is kept under. A picture that is called one of another kind keeps the name its sender knows and gets
 * its true ending behind it: what shows or opens it goes by the name.
 */
export const keptName = ({ filename, head }: { filename: string; head: Uint8Array }): string => {
  const kind = isPictureName(filename) ? pictureIn(head) : undefined
  if (kind === undefined || kind === extensionOf(filename)) return filename || 'file'
  return `${filename.slice(0, longestName - kind.length - 1).toWellFormed()}.${kind}`
}
