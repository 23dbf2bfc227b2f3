// Players who asked to be called.
import { registerCallBacksDesk } from '../callbacks/desk/routes.ts'
import { createCallBackDesk, type CallBackDeskDeps } from '../callbacks/desk/service.ts'
import type { CallBackStore } from '../callbacks/store.ts'
import type { OnCaseChange } from '../cases/ports.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

export const composeCallBacks = (
  { database, clock }: Core,
  {
    store,
    onChange,
    onUnreached,
  }: { store: CallBackStore; onChange: OnCaseChange; onUnreached: CallBackDeskDeps['onUnreached'] },
): Composed => {
  const service = createCallBackDesk({
    store,
    withTransaction: database.withTransaction,
    clock,
    onUnreached,
    onChange: (caseId) => database.afterCommit(() => onChange({ caseId, ownerId: null, what: 'desk' })),
  })
  return {
    room: { registerDesk: (desk) => registerCallBacksDesk(desk, service), sweep: service.sweep, seed: store.seed },
  }
}
