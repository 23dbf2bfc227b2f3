// Wire ⇄ domain of the desk's call that lifts the lock of the knowledge questions.
import { agentOf, type DeskScope } from '../../desk/scope.ts'
import type { VerificationService } from '../service.ts'

export interface VerificationDeskDeps {
  service: Pick<VerificationService, 'unlock'>
}

export const registerVerificationDesk = (desk: DeskScope, { service }: VerificationDeskDeps): void => {
  desk.bind('verification', {
    unlockVerification: async ({ params, request }) => {
      await service.unlock(params.accountId, agentOf(request).id)
      return { status: 204 }
    },
  })
}
