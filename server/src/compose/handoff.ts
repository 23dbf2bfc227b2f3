// Half-filled forms that go on at another device.
import type { OpenedContextOf } from '../handoff/ports.ts'
import { registerHandoffRoutes } from '../handoff/routes.ts'
import { createHandoffService } from '../handoff/service.ts'
import { createHandoffStore } from '../handoff/store.ts'
import type { HandoffTables } from '../handoff/tables.ts'
import type { Holdings } from '../platform/holdings.ts'
import { ownerOf, type UploadService } from '../uploads/service.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

export const composeHandoff = (
  { clock, content, database, keys, sessions }: Core,
  {
    uploads,
    openedContextOf,
  }: { uploads: Pick<UploadService, 'named' | 'handOver'>; openedContextOf: OpenedContextOf },
): Composed => {
  const store = createHandoffStore(database)
  const service = createHandoffService({
    store,
    uploads: { ...uploads, ownerOf },
    fieldsOf: (locale, topicId) => content.current().in(locale).topic(topicId)?.fields,
    openedContextOf,
    isSessionThere: sessions.isThere,
    withTransaction: database.withTransaction,
    keys,
    clock,
  })
  return {
    room: {
      register: (app) => registerHandoffRoutes(app, { service }),
      holdings: {
        columns: { 'handoff.account_id': { moves: 'rows' } },
        erase: ({ id }) => store.eraseAccount(id),
      } satisfies Holdings<HandoffTables>,
      sweep: service.sweep,
    },
  }
}
