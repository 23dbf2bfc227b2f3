// Wire ⇄ domain of what admins do about all own data of a player who asks them (decisions-cases C21).
import type { DeskScope } from '../../desk/scope.ts'
import type { OwnData } from '../service.ts'
import { ok } from '../../platform/contract/answers.ts'

export const registerOwnDataDesk = (desk: DeskScope, { service }: { service: OwnData['desk'] }): void => {
  desk.bind('own-data', {
    getAccountData: async ({ params, locale }) => ok(await service.read(params.accountId, locale)),
    eraseAccountData: async ({ params, locale }) => ({
      status: 202,
      body: await service.erase(params.accountId, locale),
    }),
  })
}
