// How files of a kind begin, whatever they are called.
export type Signature = readonly number[]

export const signatures = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  gif: [0x47, 0x49, 0x46, 0x38],
  riff: [0x52, 0x49, 0x46, 0x46],
  /** Within a `riff`, from its eighth byte. */
  webp: [0x57, 0x45, 0x42, 0x50],
  bmp: [0x42, 0x4d],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
} as const satisfies Record<string, Signature>

export const hasSignature = (bytes: Uint8Array, signature: Signature, at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)
