import type { DeskScope } from '../../desk/scope.ts'
import type { IngameService } from '../service.ts'
import { done } from '../../platform/contract/answers.ts'

export const registerIngameDesk = (desk: DeskScope, { endTokensOf }: Pick<IngameService, 'endTokensOf'>): void => {
  desk.bind('ingame', {
    endLauncherTokens: async ({ params }) => {
      await endTokensOf(params.accountId)
      return done
    },
  })
}
