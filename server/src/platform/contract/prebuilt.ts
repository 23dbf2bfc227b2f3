// Documents kept as bytes: serialised and compressed once per content version, sent without another look
// (STACK-17).
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * One answer's body, ready in three encodings. `T` is the document inside: with it the compiler holds the bytes against
 * the contract; bytes that come from somewhere without types say nothing and fit everywhere.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- "says nothing" is what any means
export interface PrebuiltBytes<T = any> {
  /** Never there; carries the type. */
  readonly document?: T
  identity: Buffer
  gzip: Buffer
  br: Buffer
  /** Strong entity tag of the identity bytes, quotes included. Goes out weak when the bytes are compressed. */
  etag: string
  contentVersion: string
}

/** Below this size compression costs more than it saves. */
const worthCompressing = 1_000
const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

/** Serialises and compresses a document. Same document and version, same bytes and tag. */
export const prebuild = async <T>(document: T, contentVersion: string): Promise<PrebuiltBytes<T>> => {
  const identity = Buffer.from(JSON.stringify(document))
  const etag = `"${createHash('sha256').update(contentVersion).update('\0').update(identity).digest('base64url').slice(0, 22)}"`
  if (identity.length < worthCompressing) return { identity, gzip: identity, br: identity, etag, contentVersion }
  const [zipped, br] = await Promise.all([
    gzipAsync(identity, { level: 9 }),
    brotliAsync(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
  ])
  return { identity, gzip: zipped, br, etag, contentVersion }
}

/** Whether `If-None-Match` names this tag; weak comparison (RFC 9110 §13.1.2). */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const strong = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === strong)
}

type Encoding = 'br' | 'gzip' | 'identity'

const readAcceptEncoding = (header: string): Encoding => {
  const taken = new Map<string, number>()
  for (const one of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    taken.set(name, quality === undefined ? 1 : Number(quality.slice(2)) || 0)
  }
  const weight = (name: string): number => taken.get(name) ?? taken.get('*') ?? 0
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br'
  return weight('gzip') > 0 ? 'gzip' : 'identity'
}

/** Browsers send a handful of different headers; their answers are kept, strangers' are worked out. */
const knownEncodings = new Map<string, Encoding>()
const mostKnownEncodings = 100

/** The best encoding the client takes; `identity` when it names none of ours. */
export const chooseEncoding = (acceptEncoding: string | undefined): Encoding => {
  if (acceptEncoding === undefined || acceptEncoding === '') return 'identity'
  const known = knownEncodings.get(acceptEncoding)
  if (known) return known
  const encoding = readAcceptEncoding(acceptEncoding)
  if (knownEncodings.size < mostKnownEncodings) knownEncodings.set(acceptEncoding, encoding)
  return encoding
}
