// Cases at the desk; what is filed there for a player goes through the contact form.
import { createCasesAtDesk } from '../cases/desk/desk.ts'
import { registerCasesDesk } from '../cases/desk/routes.ts'
import type { Gives, Needs } from './ports.ts'
import { wholeOrBeginning } from './work.ts'

export const composeCasesDesk = (
  made: Needs<'cases' | 'catalogue' | 'contact' | 'ingame' | 'phone' | 'routing'>,
): Gives<'casesDesk'> => {
  const { playerCases, calls, sweep } = createCasesAtDesk({
    ...made,
    store: made.caseStore,
    demandHandled: made.flagging.demandHandled,
    forgetTranslations: made.translations.forget,
    mailText: (raw: Uint8Array) => wholeOrBeginning((isPart) => made.work.run('mailText', { raw, isPart })),
    protectedSince: made.phones.protectedSince,
    gameContextOf: made.ingame.ofCase,
    clocksOf: made.clocks.shownOf,
    linkUrl: made.caseUrl,
    addressOfPerson: async (id) => (await made.players.find(id))?.email ?? undefined,
  })
  return { playerCases, room: { registerDesk: (desk) => registerCasesDesk(desk, calls(desk)), sweep } }
}
