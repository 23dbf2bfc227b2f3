// Pictures before they are sent (CD-264): no larger than needed, and without the place they were taken at. This part is
// here as soon as a file can be chosen: one that had to be fetched, and did not come, would leave the place in.
import { withoutMetadata } from '../../../kit/lib/picture-metadata.ts'

/** Bytes from which on a picture is drawn smaller. */
const large = 2_000_000

const bare = async (file: File): Promise<File> => {
  const bytes = withoutMetadata(new Uint8Array(await file.arrayBuffer()))
  return bytes === null ? file : new File([bytes], file.name, { type: file.type, lastModified: file.lastModified })
}

const smaller = async (file: File): Promise<File | null> => (await import('./smaller-picture.ts')).smaller(file)

/** One that cannot be read goes as it is: a broken picture may be the very thing that is reported. */
export const prepared = async (file: File): Promise<File> => {
  const drawn = file.size > large ? await smaller(file).catch(() => null) : null
  return drawn ?? bare(file).catch(() => file)
}
