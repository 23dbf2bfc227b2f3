// The built web app's files, from memory: their names hold their hash, so they may be kept for ever.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, matchesEtag } from '../platform/contract/prebuilt.ts'
import { existing } from '../platform/problems.ts'

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
}

interface StaticFile {
  mediaType: string
  identity: Buffer
  etag: string
  isHashed: boolean
  compressed: Map<'br' | 'gzip', Promise<Buffer>>
}

const readFiles = (webDist: string): Map<string, StaticFile> => {
  const files = new Map<string, StaticFile>()
  if (!existsSync(webDist)) return files
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(webDist, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        // The server's own entry and the build's notes are nobody's business.
        if (path !== 'server' && !entry.name.startsWith('.')) walk(path)
      } else if (mediaTypes[extname(path)] !== undefined) {
        const identity = readFileSync(join(webDist, path))
        files.set(path, {
          identity,
          mediaType: mediaTypes[extname(path)]!,
          etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
          isHashed: /^(desk\/)?assets/.test(folder),
          compressed: new Map(),
        })
      }
    }
  }
  walk('')
  return files
}

const bytesOf = (file: StaticFile, encoding: 'br' | 'gzip' | 'identity'): Promise<Buffer> | Buffer => {
  if (encoding === 'identity') return file.identity
  const ready =
    file.compressed.get(encoding) ??
    (encoding === 'br' ? brotliAsync(file.identity) : gzipAsync(file.identity, { level: 9 }))
  file.compressed.set(encoding, ready)
  return ready
}

const isCompressible = (mediaType: string): boolean =>
  /^(text\/|application\/(json|manifest)|image\/svg)/.test(mediaType)

/** `{mount}/static/app/*`; an unknown file is 404 (ground G3). */
export const registerStaticApp = (
  app: FastifyInstance,
  { mountPath, webDist }: { mountPath: string; webDist: string },
): void => {
  const files = readFiles(webDist)
  // Nothing is painted, and no script of a page runs, before its style sheet is there: the first visitor after a start
  // waits for no compressing (beside the main thread).
  for (const file of files.values())
    if (file.mediaType.startsWith('text/css'))
      for (const encoding of ['br', 'gzip'] as const) void bytesOf(file, encoding)

  const send = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const file = existing(files.get(path))
    const encoding = isCompressible(file.mediaType) ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
    const etag = encoding === 'identity' ? file.etag : `W/${file.etag}`
    reply.headers({
      'content-type': file.mediaType,
      etag,
      'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      vary: 'Accept-Encoding',
    })
    if (matchesEtag(request.headers['if-none-match'], file.etag)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(await bytesOf(file, encoding))
  }

  app.get<{ Params: { '*': string } }>(`${mountPath}/static/app/*`, (request, reply) =>
    send(request, reply, request.params['*']),
  )
  app.get('/favicon.ico', (request, reply) => send(request, reply, 'favicon.svg'))
}
