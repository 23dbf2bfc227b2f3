/**
 * Pictures of the content pack: `{mount}/static/content/<12 hex digits of the file's hash>/<path>`. The address changes
 * with the file, so the answer may be kept for ever; earlier pictures stay reachable.
 */
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createLru } from '../lib/lru.ts'
import { chooseEncoding, matchesEtag } from '../platform/contract/prebuilt.ts'
import { existing, problem } from '../platform/problems.ts'
import type { ContentHolder } from './content-holder.ts'
import type { ContentStore } from './content-store.ts'
import type { StoredAsset } from './stored-assets.ts'

interface AssetRoutesDeps {
  mountPath: string
  content: ContentHolder
  store: Pick<ContentStore, 'asset'>
}

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

/** A picture as it is kept in memory: a drawing is text, and sent at a third of its size. */
type Kept = StoredAsset & { compressed: Map<'br' | 'gzip', Promise<Buffer>> }

/** A picture opened by itself may hold nothing that acts: an SVG is a document. */
const assetPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

export const registerAssetRoutes = (app: FastifyInstance, { mountPath, content, store }: AssetRoutesDeps): void => {
  const recent = createLru<Kept>(500)

  const find = async (hash: string, path: string): Promise<Kept> => {
    const key = `${hash}/${path}`
    const known = recent.get(key)
    if (known) return known
    const stored = existing(await store.asset(hash, path))
    const found: Kept = { ...stored, compressed: new Map() }
    recent.set(key, found)
    return found
  }

  const bytesOf = (asset: Kept, encoding: 'br' | 'gzip'): Promise<Buffer> => {
    const ready =
      asset.compressed.get(encoding) ??
      (encoding === 'br' ? brotliAsync(asset.bytes) : gzipAsync(asset.bytes, { level: 9 }))
    asset.compressed.set(encoding, ready)
    return ready
  }

  const send = async (request: FastifyRequest, reply: FastifyReply, asset: Kept): Promise<FastifyReply> => {
    const isText = asset.mediaType === 'image/svg+xml'
    const encoding = isText ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
    reply.headers({
      'content-type': asset.mediaType,
      'content-security-policy': assetPolicy,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      ...(isText ? { vary: 'Accept-Encoding' } : {}),
    })
    if (encoding === 'identity') return reply.send(asset.bytes)
    return reply
      .headers({ 'content-encoding': encoding, etag: `W/${String(reply.getHeader('etag'))}` })
      .send(await bytesOf(asset, encoding))
  }

  app.get<{ Params: { hash: string; '*': string } }>(
    `${mountPath}/static/content/:hash(^[0-9a-f]{12}$)/*`,
    async (request, reply) => {
      const { hash, '*': path } = request.params
      if (!/^[A-Za-z0-9/_.-]{1,200}$/.test(path)) throw problem.notFound()
      const etag = `"${hash}"`
      reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag })
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      try {
        return await send(request, reply, await find(hash, path))
      } catch (error) {
        reply.removeHeader('cache-control').removeHeader('etag')
        throw error
      }
    },
  )

  // The address without a hash, as people write it by hand: the present version's picture, kept for a minute.
  app.get<{ Params: { '*': string } }>(`${mountPath}/static/content/*`, async (request, reply) => {
    const asset = existing(content.current().assets.get(request.params['*'].replace(/^assets\//, '')))
    const found = await find(asset.sha256.slice(0, 12), asset.path)
    reply.headers({ 'cache-control': 'public, max-age=60', etag: `"${asset.sha256.slice(0, 12)}"` })
    return send(request, reply, found)
  })
}
