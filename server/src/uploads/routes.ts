import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { bindOperations } from '../platform/contract/bind.ts'
import { problem } from '../platform/problems.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { UploadService } from './service.ts'
import type { Upload } from './types.ts'

const root = '/services/bft/api/uploads'
const version = { 'tus-resumable': '1.0.0' } as const
const spoken = { 'tus-version': version['tus-resumable'] } as const
const overridden: ReadonlySet<string> = new Set(['PATCH', 'HEAD', 'DELETE'])

/**
 * For `Fastify({ rewriteUrl })`, which is asked before a route is looked for: networks that take GET and POST alone are
 * passed by a POST that names its method. Every check is then the one of the method it names.
 */
export const obeyMethodOverride = (request: IncomingMessage): string => {
  const { method, url = '/', headers } = request
  const named = headers['x-http-method-override']
  if (
    method === 'POST' &&
    typeof named === 'string' &&
    url.startsWith(`${root}/`) &&
    overridden.has(named.toUpperCase())
  )
    request.method = named.toUpperCase()
  return url
}

const expiryOf = ({ expiresAt }: Upload) => ({ 'upload-expires': new Date(expiresAt).toUTCString() })

export const registerUploadsRoutes = async (
  app: FastifyInstance,
  { service }: { service: UploadService },
): Promise<void> => {
  const guard = async ({ visitor, params }: { visitor: Visitor; params: { uploadId: string } }): Promise<void> => {
    await service.demand(visitor, params.uploadId)
  }

  const register = (scope: FastifyInstance): void =>
    bindOperations(scope, 'uploads', {
      describeUploads: () => ({
        status: 204,
        headers: {
          ...version,
          ...spoken,
          'tus-extension': 'creation,expiration,termination',
          'tus-max-size': 15_000_000,
        },
      }),
      createUpload: async ({ visitor, headers, reply }) => {
        reply.keepSession() // it belongs to this session
        const upload = await service.create(visitor, {
          size: headers['upload-length'],
          metadata: headers['upload-metadata'],
        })
        const location = `${root}/${upload.id}`
        return { status: 201, headers: { ...version, ...expiryOf(upload), location } }
      },
      checkUpload: {
        guard,
        handle: async ({ visitor, params }) => {
          const upload = await service.check(visitor, params.uploadId)
          const place = { 'upload-offset': upload.received, 'upload-length': upload.size }
          return { status: 200, headers: { ...version, ...expiryOf(upload), ...place } }
        },
      },
      appendUpload: {
        guard,
        handle: async ({ visitor, params, headers, body }) => {
          const upload = await service.append(visitor, params.uploadId, {
            start: headers['upload-offset'],
            bytes: body,
          })
          return { status: 204, headers: { ...version, ...expiryOf(upload), 'upload-offset': upload.received } }
        },
      },
      removeUpload: {
        guard,
        handle: async ({ visitor, params }) => {
          await service.remove(visitor, params.uploadId)
          return { status: 204, headers: version }
        },
      },
    })
  await app.register(async (scope) => {
    // Before the upload is looked for: a request of another version is not to be worked on.
    scope.addHook('onRequest', async ({ method, headers }) => {
      const asked = headers['tus-resumable']
      if (method === 'OPTIONS' || typeof asked !== 'string' || !/^\d+\.\d+\.\d+$/.test(asked)) return
      if (asked !== version['tus-resumable']) throw problem.unsupportedVersion({ ...version, ...spoken })
    })
    register(scope)
  })
}
