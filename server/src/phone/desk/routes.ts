import type { DeskScope } from '../../desk/scope.ts'
import type { PhoneService } from '../service.ts'
import { done } from '../../platform/contract/answers.ts'

export const registerPhoneDesk = (
  desk: DeskScope,
  { service }: { service: Pick<PhoneService, 'endProtection'> },
): void => {
  desk.bind('phone', {
    endSmsProtection: async ({ params }) => {
      await service.endProtection(params.accountId)
      return done
    },
  })
}
