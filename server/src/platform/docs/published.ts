// The two documents as they are published: @fastify/swagger holds each as it was bundled and writes its YAML, so that no
// two forms of one can differ.
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

export const documentNames = ['openapi', 'desk'] as const
export type DocumentName = (typeof documentNames)[number]
export const documentFormats = ['json', 'yaml'] as const
type DocumentFormat = (typeof documentFormats)[number]

/** A text ready to be sent in three encodings. */
export interface PublishedText {
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

/** Makes one document known to this scope, as `scope.swagger()`. */
export const useDocument = async (scope: FastifyInstance, name: DocumentName): Promise<void> => {
  await scope.register(swagger, {
    mode: 'static',
    specification: { path: fileURLToPath(new URL(`${name}.json`, generated)), baseDir: fileURLToPath(generated) },
  })
}

export const documentText = (scope: FastifyInstance, format: DocumentFormat): Promise<PublishedText> => {
  const document = scope.swagger()
  const text = format === 'json' ? JSON.stringify(document, null, 2) : scope.swagger({ yaml: true })
  return publishText(`${text.trimEnd()}\n`, mediaTypes[format], document.info.version)
}
