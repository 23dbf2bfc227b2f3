// What the uploads of a form hold, for telling a send from another (CD-450).
import type { Clock } from '../lib/clock.ts'
import type { UploadedFiles } from '../platform/idempotency.ts'
import { ownerOf } from './service.ts'
import type { UploadStore } from './store.ts'

export const createUploadedFiles =
  ({ store, clock }: { store: Pick<UploadStore, 'find'>; clock: Clock }): UploadedFiles =>
  async (visitor, uploads) => {
    const files: { part: string; sha256: string }[] = []
    for (const [field, ids] of Object.entries(uploads)) {
      for (const id of ids) {
        const upload = await store.find(id)
        if (upload === undefined || upload.sha256 === null) return undefined
        if (upload.owner !== ownerOf(visitor) || upload.expiresAt <= clock.now().toISOString()) return undefined
        files.push({ part: `files[${field}]`, sha256: upload.sha256 })
      }
    }
    return files
  }
