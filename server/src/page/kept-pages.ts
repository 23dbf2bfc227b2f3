// Pages as documents (T27): the bytes of an anonymous page, with a tag of their own, compressed once.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createLru } from '../lib/lru.ts'

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

export type Encoding = 'br' | 'gzip' | 'identity'

interface KeptPage {
  /** Strong, of the uncompressed bytes, quotes included. */
  etag: string
  bytes: (encoding: Encoding) => Promise<Buffer> | Buffer
}

/** Bytes of one answer alone: quickly rather than tightly. */
export const compressNow = (bytes: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> =>
  encoding === 'br'
    ? brotliAsync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      })
    : gzipAsync(bytes, { level: 5 })

/** Bytes that many will get. Level 6 of Brotli keeps the first of them waiting for some milliseconds only. */
const compressWell = (bytes: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> =>
  encoding === 'br'
    ? brotliAsync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      })
    : gzipAsync(bytes, { level: 7 })

/** @param most so many pages are kept; addresses without content of their own share one (shared-page.ts) */
export const createKeptPages = (most: number) => {
  const kept = createLru<KeptPage>(most)
  return {
    /** @param draw always the same text for the same key */
    page: (key: string, draw: () => string) => {
      const ready = kept.get(key)
      if (ready !== undefined) return ready
      const identity = Buffer.from(draw())
      const compressed = new Map<Encoding, Promise<Buffer> | Buffer>()
      const page: KeptPage = {
        etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
        bytes: (encoding) => {
          // Hardly anybody asks without compression, and it would be the most to keep.
          if (encoding === 'identity') return Buffer.from(draw())
          const done = compressed.get(encoding)
          if (done !== undefined) return done
          const compressing = compressWell(Buffer.from(draw()), encoding).then((bytes) => {
            compressed.set(encoding, bytes)
            return bytes
          })
          compressed.set(encoding, compressing)
          return compressing
        },
      }
      kept.set(key, page)
      return page
    },
  }
}
