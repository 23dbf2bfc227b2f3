// Pictures for articles, brought at the desk (CD-463). Pure.
import { createHash } from 'node:crypto'
import type { StudioPicture } from '#generated/server/desk/schemas.ts'
import type { PackAsset } from '../content/pack/document.ts'
import { hasSignature, signatures } from '../lib/signatures.ts'

type PictureType = StudioPicture['mediaType']
const extensions: Record<PictureType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
}

/** By its first bytes, whatever it is called; undefined for all else, an SVG among it: that is a document. */
export const pictureTypeOf = (bytes: Buffer): PictureType | undefined => {
  if (hasSignature(bytes, signatures.png)) return 'image/png'
  if (hasSignature(bytes, signatures.jpeg)) return 'image/jpeg'
  if (hasSignature(bytes, signatures.riff) && hasSignature(bytes, signatures.webp, 8)) return 'image/webp'
  return hasSignature(bytes, signatures.gif) ? 'image/gif' : undefined
}

/** As a file of the pack: its name is what is in it, so that the same one twice is one, and no name changes its picture. */
export const pictureAsset = (
  articleId: string,
  bytes: Buffer,
): (PackAsset & { mediaType: PictureType }) | undefined => {
  const mediaType = pictureTypeOf(bytes)
  if (mediaType === undefined) return undefined
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const path = `articles/${articleId}/${sha256.slice(0, 12)}.${extensions[mediaType]}`
  return { path, sha256, mediaType, bytes: bytes.length }
}
