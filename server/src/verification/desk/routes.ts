// Wire ⇄ domain of the desk's calls about the knowledge questions: what came of them, and their lock.
import { agentOf, type DeskScope } from '../../desk/scope.ts'
import type { VerificationService } from '../service.ts'
import { done, ok } from '../../platform/contract/answers.ts'

interface VerificationDeskDeps {
  service: Pick<VerificationService, 'unlock' | 'history'>
}

export const registerVerificationDesk = (desk: DeskScope, { service }: VerificationDeskDeps): void => {
  desk.bind('verification', {
    unlockVerification: async ({ params, request }) => {
      await service.unlock(params.accountId, agentOf(request).id)
      return done
    },
    listVerifications: async ({ query: { accountId, outcome, cursor, limit } }) =>
      ok(await service.history({ accountId, outcome }, { cursor, limit })),
  })
}
