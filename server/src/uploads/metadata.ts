// What the metadata of the upload protocol says.
import { problem } from '../platform/problems.ts'
import { checkFilename } from '../platform/uploads/read-form.ts'
import { decodeText } from '../platform/contract/strict-json.ts'

/** The file's name. @throws 400 when there is none, or none that a file may have */
export const filenameIn = (metadata: string): string => {
  for (const pair of metadata.split(',')) {
    const [key, value = ''] = pair.trim().split(' ')
    if (key !== 'filename') continue
    const bytes = Buffer.from(value, 'base64')
    if (bytes.length === 0 || bytes.toString('base64').replace(/=+$/, '') !== value.replace(/=+$/, ''))
      throw problem.badRequest('The metadata’s filename is not in Base64')
    return checkFilename(decodeText(bytes))
  }
  throw problem.badRequest('The metadata names no filename')
}
