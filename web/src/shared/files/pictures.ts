// Pictures before they are sent (CD-264): no larger than somebody who looks at them needs, and without the place they were
// taken at. Loaded with the first picture.
import { withoutMetadata } from '../../lib/picture-metadata.ts'

/** Pixels of the longer side: a whole screen is readable on it. */
const longestSide = 2560
/** Bytes from which on a picture is drawn smaller. */
const large = 2_000_000
const quality = 0.85

/** @returns null where the browser cannot read it, or nothing is won */
const smaller = async (file: File): Promise<File | null> => {
  const picture = await createImageBitmap(file)
  try {
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const drawn = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, file.type, quality)
    })
    if (drawn === null || drawn.type !== file.type || drawn.size >= file.size) return null
    return new File([drawn], file.name, { type: file.type, lastModified: file.lastModified })
  } finally {
    picture.close()
  }
}

const bare = async (file: File): Promise<File> => {
  const bytes = withoutMetadata(new Uint8Array(await file.arrayBuffer()))
  return bytes === null ? file : new File([bytes], file.name, { type: file.type, lastModified: file.lastModified })
}

/** One that cannot be read goes as it is: a broken picture may be the very thing that is reported. */
export const prepared = async (file: File): Promise<File> => {
  // What a canvas draws has no metadata.
  const drawn = file.size > large ? await smaller(file).catch(() => null) : null
  return drawn ?? bare(file).catch(() => file)
}
