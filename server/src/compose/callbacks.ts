import { registerCallBacksDesk } from '../callbacks/desk/routes.ts'
import { createCallBackDesk } from '../callbacks/desk/service.ts'
import { createNotReached } from '../cases/not-reached.ts'
import type { Gives, Needs } from './ports.ts'

export const composeCallBacks = (made: Needs<'cases'>): Gives => {
  const { callBacks: store, afterCommit, onChange } = made
  const service = createCallBackDesk({
    ...made,
    store,
    onUnreached: createNotReached({ ...made, store: made.caseStore }),
    onChange: (caseId) => afterCommit(() => onChange({ caseId, ownerId: null, what: 'desk' })),
  })
  return {
    room: { registerDesk: (desk) => registerCallBacksDesk(desk, service), sweep: service.sweep, seed: store.seed },
  }
}
