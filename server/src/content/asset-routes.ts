/**
 * Pictures of the content pack: `{mount}/static/content/<12 hex digits of the file's hash>/<path>`. The address changes with the file, so the answer may
 * be kept for ever; the pictures of earlier versions stay reachable for pages that are still open.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createLru } from '../lib/lru.ts'
import { matchesEtag } from '../platform/contract/prebuilt.ts'
import { problem } from '../platform/problems.ts'
import type { ContentHolder } from './content-holder.ts'
import type { ContentStore, StoredAsset } from './content-store.ts'

export interface AssetRoutesDeps { mountPath: string; content: ContentHolder; store: Pick<ContentStore, 'asset'> }

/** A picture opened by itself may hold nothing that acts: an SVG is a document. */
const assetPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

export const registerAssetRoutes = (app: FastifyInstance, { mountPath, content, store }: AssetRoutesDeps): void => {
  const recent = createLru<StoredAsset>(500)

  const find = async (hash: string, path: string): Promise<StoredAsset> => {
    const key = `${hash}/${path}`
    const found = recent.get(key) ?? (await store.asset(hash, path))
    if (!found) throw problem.notFound()
    recent.set(key, found)
    return found
  }

  const send = (reply: FastifyReply, { mediaType, bytes }: StoredAsset): FastifyReply =>
    reply.headers({ 'content-type': mediaType, 'content-security-policy': assetPolicy, 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' }).send(bytes)

  app.get<{ Params: { hash: string; '*': string } }>(`${mountPath}/static/content/:hash(^[0-9a-f]{12}$)/*`, async (request, reply) => {
    const { hash, '*': path } = request.params
    if (!/^[A-Za-z0-9/_.-]{1,200}$/.test(path)) throw problem.notFound()
    const etag = `"${hash}"`
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag })
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    try {
      return send(reply, await find(hash, path))
    } catch (error) {
      reply.removeHeader('cache-control').removeHeader('etag')
      throw error
    }
  })

  // The address without a hash, as people write it by hand: the present version's picture, kept for a minute.
  app.get<{ Params: { '*': string } }>(`${mountPath}/static/content/*`, async (request, reply) => {
    const asset = content.current().assets.get(request.params['*'].replace(/^assets\//, ''))
    if (!asset) throw problem.notFound()
    const found = await find(asset.sha256.slice(0, 12), asset.path)
    reply.headers({ 'cache-control': 'public, max-age=60', etag: `"${asset.sha256.slice(0, 12)}"` })
    return send(reply, found)
  })
}
