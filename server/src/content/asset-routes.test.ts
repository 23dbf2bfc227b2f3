import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { useProblems } from '../platform/error-handler.ts'
import { registerAssetRoutes } from './asset-routes.ts'
import { createContentHolder } from './content-holder.ts'
import { loadSmallPack, smallContent } from './testing/small-content.ts'

const pack = loadSmallPack()
const content = createContentHolder(smallContent())
const appWith = () => {
  const app = Fastify()
  useProblems(app)
  let reads = 0
  registerAssetRoutes(app, {
    mountPath: '/support',
    content,
    store: {
      asset: async (hash, path) => {
        reads += 1
        const asset = pack.document.assets.find((each) => each.path === path && each.sha256.startsWith(hash))
        return asset && { mediaType: asset.mediaType, bytes: pack.files.get(asset.sha256)! }
      },
    },
  })
  return { app, reads: () => reads }
}
const tile = content.current().assetUrl('wow/tile.svg') ?? ''

test('a picture is served for ever under the address that holds its hash, and nothing in it can act', async () => {
  const { app, reads } = appWith()
  const answer = await app.inject(tile)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('<rect/>')
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(answer.headers['content-security-policy']).toContain('sandbox')
  await app.inject(tile)
  expect(reads()).toBe(1)
  expect((await app.inject({ url: tile, headers: { 'if-none-match': String(answer.headers.etag) } })).statusCode).toBe(
    304,
  )
})

test('another hash, another path or a path that climbs is 404 and not kept', async () => {
  const { app } = appWith()
  for (const url of [
    tile.replace(/[0-9a-f]{12}/, '000000000000'),
    `${tile}x`,
    '/support/static/content/000000000000/..%2fpack.yaml',
    '/support/static/content/none.svg',
  ]) {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).not.toBe('public, max-age=31536000, immutable')
  }
})

test("the address without a hash answers with the present version's picture, for a minute", async () => {
  const { app } = appWith()
  const answer = await app.inject('/support/static/content/assets/wow/tile.svg')
  expect(answer.body).toContain('<rect/>')
  expect(answer.headers['cache-control']).toBe('public, max-age=60')
})
