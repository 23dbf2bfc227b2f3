// The two documents as they are published: JSON and YAML from the same bundled file, so that no two of them can differ.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { stringify } from 'yaml'

export type DocumentName = 'openapi' | 'desk'
export type DocumentFormat = 'json' | 'yaml'

/** A text ready to be sent in three encodings. */
export type PublishedText = {
  mediaType: string
  etag: string
  version: string
  identity: Buffer
  gzip: Buffer
  br: Buffer
}

const generated = new URL('../../../../generated/', import.meta.url)
const mediaTypes: Record<DocumentFormat, string> = {
  json: 'application/json; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
}
const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)
const published = new Map<string, Promise<PublishedText>>()

/** @returns the text with its strong entity tag (RFC 9110 §8.8.3), quotes included */
export const publishText = async (text: string, mediaType: string, version: string): Promise<PublishedText> => {
  const identity = Buffer.from(text)
  const etag = `"${createHash('sha256').update(mediaType).update('\0').update(identity).digest('base64url').slice(0, 22)}"`
  const [zipped, br] = await Promise.all([
    gzipAsync(identity, { level: 9 }),
    brotliAsync(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
  ])
  return { mediaType, etag, version, identity, gzip: zipped, br }
}

const read = async (name: DocumentName, format: DocumentFormat): Promise<PublishedText> => {
  const document = JSON.parse(await readFile(new URL(`${name}.json`, generated), 'utf8')) as {
    info: { version: string }
  }
  // YAML without anchors: not every reader of OpenAPI documents knows them.
  const text =
    format === 'json'
      ? JSON.stringify(document, null, 2)
      : stringify(document, { aliasDuplicateObjects: false, lineWidth: 140 })
  return publishText(`${text.trimEnd()}\n`, mediaTypes[format], document.info.version)
}

/** Read and compressed when first asked for, then kept: a document does not change while the process runs. */
export const publishedDocument = (name: DocumentName, format: DocumentFormat): Promise<PublishedText> => {
  const key = `${name}.${format}`
  const ready = published.get(key) ?? read(name, format)
  published.set(key, ready)
  ready.catch(() => published.delete(key))
  return ready
}
