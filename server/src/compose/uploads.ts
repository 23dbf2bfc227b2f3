import { join } from 'node:path'
import { createUploadHoldings } from '../uploads/holdings.ts'
import { registerUploadsRoutes } from '../uploads/routes.ts'
import { createUploadService } from '../uploads/service.ts'
import { createUploadStore } from '../uploads/store.ts'
import type { Gives, Needs } from './ports.ts'

export const composeUploads = (made: Needs): Gives<'uploads'> => {
  const { config, blobs, limits } = made
  const store = createUploadStore(made.database)
  const service = createUploadService({
    ...made,
    store,
    parts: blobs.parts,
    keepFile: blobs.keepFile,
    maxOpen: limits.most({ max: 20, perSeconds: 1 }),
    temporaryFolder: join(config.dataDir, 'tmp'),
  })
  return {
    uploads: service,
    uploadStore: store,
    room: {
      register: (app) => registerUploadsRoutes(app, { service }),
      holdings: createUploadHoldings(store),
      sweep: async (signal) => {
        await service.sweep(signal)
      },
    },
  }
}
