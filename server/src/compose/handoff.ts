// Half-filled forms that go on at another device.
import type { OpenedContextOf } from '../handoff/ports.ts'
import { registerHandoffRoutes } from '../handoff/routes.ts'
import { createHandoffService, type HandoffService } from '../handoff/service.ts'
import { createHandoffStore } from '../handoff/store.ts'
import { ownerOf, type UploadService } from '../uploads/service.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

export const composeHandoff = (
  { clock, content, database, keys }: Core,
  {
    uploads,
    openedContextOf,
  }: { uploads: Pick<UploadService, 'named' | 'handOver'>; openedContextOf: OpenedContextOf },
): Composed<{ service: HandoffService }> => {
  const service = createHandoffService({
    store: createHandoffStore(database),
    uploads: { ...uploads, ownerOf },
    fieldsOf: (locale, topicId) => content.current().in(locale).topic(topicId)?.fields,
    openedContextOf,
    withTransaction: database.withTransaction,
    keys,
    clock,
  })
  return { service, room: { register: (app) => registerHandoffRoutes(app, { service }), sweep: service.sweep } }
}
