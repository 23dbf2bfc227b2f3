// What the metadata of the upload protocol says.

const longest = 255
/** What no file's name may hold: the same as of a form's files (platform/uploads/read-form.ts). */
const unwanted = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g

/** The file's name without what no name may hold; '' where there is none, which no rule of files takes. */
export const filenameIn = (metadata: string): string => {
  for (const pair of metadata.split(',')) {
    const [key, value = ''] = pair.trim().split(' ')
    if (key === 'filename')
      return Buffer.from(value, 'base64').toString('utf8').replace(unwanted, '').slice(0, longest).toWellFormed()
  }
  return ''
}
