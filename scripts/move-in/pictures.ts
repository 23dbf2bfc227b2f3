// Pictures of articles → files of the pack. What they are is read from their bytes, never from their name; names are made
// here, so that none can lead out of the folder.
import { createHash } from 'node:crypto'
import { actsIn } from '../../server/src/content/pack/svg.ts'

export const mostPictureBytes = 5_000_000

const starts: readonly [string, (bytes: Buffer) => boolean][] = [
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['jpg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  ['gif', (bytes) => /^GIF8[79]a/.test(bytes.subarray(0, 6).toString('latin1'))],
  ['webp', (bytes) => /^RIFF.{4}WEBP/s.test(bytes.subarray(0, 12).toString('latin1'))],
  ['avif', (bytes) => /^.{4}ftypavi[fs]/s.test(bytes.subarray(0, 12).toString('latin1'))],
  [
    'svg',
    (bytes) =>
      /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--(?:(?!-->).)*-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/is.test(
        bytes.subarray(0, 4_000).toString('utf8'),
      ),
  ],
]

/** @returns the ending a picture of these bytes has, or what is wrong with them */
export const judgePicture = (bytes: Buffer): { type: string } | { fault: string } => {
  if (bytes.length > mostPictureBytes) return { fault: `has ${bytes.length} bytes, ${mostPictureBytes} are allowed` }
  const type = starts.find(([, isIt]) => isIt(bytes))?.[0]
  if (type === undefined) return { fault: 'is no picture a pack may hold (svg, png, jpg, webp, avif, gif)' }
  const acts = type === 'svg' ? actsIn(bytes.toString('utf8')) : undefined
  return acts === undefined ? { type } : { fault: `holds ${acts}; a picture only draws` }
}

/** `zendesk/115001-hearth-gate`, without its ending. */
export const pictureName = (space: string, key: string, name: string): string => {
  const plain = (text: string): string =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
  const short = /^[a-z0-9]{1,20}$/i.test(key)
    ? key.toLowerCase()
    : createHash('sha256').update(key).digest('hex').slice(0, 12)
  const words = plain(name.replace(/^.*[/\\]/, '').replace(/\.[a-z0-9]{1,5}$/i, ''))
    .slice(0, 40)
    .replace(/-+$/, '')
  return `${space}/${short}${words === '' ? '' : `-${words}`}`
}

/** A picture written into an address. */
export const dataPicture = (address: string): Buffer | undefined => {
  const [, data] = /^data:image\/[a-z+.-]{1,20};base64,([A-Za-z0-9+/=\s]+)$/i.exec(address) ?? []
  return data === undefined ? undefined : Buffer.from(data, 'base64')
}
