// Half-filled forms that go on at another device.
import { registerHandoffRoutes } from '../handoff/routes.ts'
import { createHandoffService, type HandoffService } from '../handoff/service.ts'
import { createHandoffStore } from '../handoff/store.ts'
import { ownerOf, type UploadService } from '../uploads/service.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

export const composeHandoff = (
  { clock, content, database, keys }: Core,
  { uploads }: { uploads: Pick<UploadService, 'named' | 'handOver'> },
): Composed<{ service: HandoffService }> => {
  const service = createHandoffService({
    store: createHandoffStore(database),
    uploads: { ...uploads, ownerOf },
    fieldsOf: (locale, topicId) => content.current().in(locale).topic(topicId)?.fields,
    withTransaction: database.withTransaction,
    keys,
    clock,
  })
  return { service, room: { register: (app) => registerHandoffRoutes(app, { service }), sweep: service.sweep } }
}
