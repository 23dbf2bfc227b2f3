// Wire ⇄ domain of the uploads room.
import type { FastifyInstance } from 'fastify'
import { bindOperations } from '../platform/contract/bind.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { UploadService } from './service.ts'
import type { Upload } from './types.ts'

const version = { 'tus-resumable': '1.0.0' } as const
const expiryOf = ({ expiresAt }: Upload) => ({ 'upload-expires': new Date(expiresAt).toUTCString() })

export const registerUploadsRoutes = (app: FastifyInstance, { service }: { service: UploadService }): void => {
  const guard = async ({ visitor, params }: { visitor: Visitor; params: { uploadId: string } }): Promise<void> => {
    await service.demand(visitor, params.uploadId)
  }

  bindOperations(app, 'uploads', {
    createUpload: async ({ visitor, headers, reply }) => {
      reply.keepSession() // it belongs to this session
      const upload = await service.create(visitor, {
        size: headers['upload-length'],
        metadata: headers['upload-metadata'],
      })
      const location = `/services/bft/api/uploads/${upload.id}`
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
        const upload = await service.append(visitor, params.uploadId, { start: headers['upload-offset'], bytes: body })
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
}
