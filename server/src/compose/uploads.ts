// Uploads that go on, and what forms take of them.
import { join } from 'node:path'
import { registerUploadsRoutes } from '../uploads/routes.ts'
import { accountOwner, createUploadService, type UploadService } from '../uploads/service.ts'
import { createUploadStore, type UploadStore } from '../uploads/store.ts'
import type { Holdings } from '../platform/holdings.ts'
import type { UploadsTables } from '../uploads/tables.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

export interface UploadsPorts {
  service: UploadService
  store: Pick<UploadStore, 'referenced'>
}

export const composeUploads = ({ config, clock, database, blobs, limits }: Core): Composed<UploadsPorts> => {
  const store = createUploadStore(database)
  const service = createUploadService({
    store,
    parts: blobs.parts,
    keepFile: blobs.keepFile,
    withTransaction: database.withTransaction,
    clock,
    maxOpen: limits.most({ max: 20, perSeconds: 1 }),
    temporaryFolder: join(config.dataDir, 'tmp'),
  })
  return {
    service,
    store,
    room: {
      register: (app) => registerUploadsRoutes(app, { service }),
      holdings: {
        columns: { 'upload.owner': { moves: 'own' } },
        erase: async ({ id }) => {
          await store.remove(await store.ofOwner(accountOwner(id)))
        },
        move: ({ from, into }) => store.moveAll(accountOwner(from), accountOwner(into)),
      } satisfies Holdings<UploadsTables>,
      sweep: async (signal) => {
        await service.sweep(signal)
      },
    },
  }
}
