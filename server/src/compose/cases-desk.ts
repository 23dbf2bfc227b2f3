// Cases at the desk; what is filed there for a player goes through the contact form.
import { registerCasesDesk } from '../cases/desk/routes.ts'
import { createSavedViews } from '../cases/desk/saved-views.ts'
import { createCaseTriage } from '../cases/desk/triage.ts'
import { createCaseDrafts } from '../cases/desk/drafts.ts'
import { createCaseDesk } from '../cases/desk/service.ts'
import { createCaseDeskStore } from '../cases/desk/store.ts'
import { createPlayerCases } from '../cases/desk/player-cases.ts'
import { createCaseSummaries } from '../cases/desk/summaries.ts'
import { createCaseMerges } from '../cases/merges.ts'
import { createNamesOf } from '../cases/reports/names.ts'
import { createCaseReport } from '../cases/reports/report.ts'
import { createCaseSplits } from '../cases/splits.ts'
import type { Gives, Needs } from './core.ts'
import { wholeOrBeginning } from './work.ts'

export const composeCasesDesk = (
  made: Needs<
    | 'caseStore'
    | 'catalogue'
    | 'checkFiles'
    | 'clocks'
    | 'fileForPlayer'
    | 'files'
    | 'filing'
    | 'flagging'
    | 'ingame'
    | 'isTeam'
    | 'lineOf'
    | 'onChange'
    | 'onHappening'
    | 'openingsOf'
    | 'outbox'
    | 'periods'
    | 'phones'
    | 'route'
    | 'teams'
    | 'translations'
    | 'triage'
  >,
): Gives<'playerCases'> => {
  const { database, work, flagging, triage } = made
  const shared = {
    ...made,
    store: made.caseStore,
    tags: triage,
    standing: flagging.standing,
    forgetTranslations: made.translations.forget,
    locale: made.defaultLocale,
  }
  const drafts = createCaseDrafts(made)
  const savedViews = createSavedViews(made)
  const deps = {
    ...shared,
    drafts,
    savedViews,
    deskStore: createCaseDeskStore(database),
    merges: createCaseMerges(shared),
    splits: createCaseSplits(shared),
    mailText: (raw: Uint8Array) => wholeOrBeginning((isPart) => work.run('mailText', { raw, isPart })),
    protectedSince: made.phones.protectedSince,
    gameContextOf: made.ingame.ofCase,
    clocksOf: made.clocks.shownOf,
    linkUrl: made.caseUrl,
  }
  return {
    playerCases: createPlayerCases(database, createCaseSummaries(shared)),
    room: {
      registerDesk: (desk) => {
        const { mayTake, representativeNames } = desk
        registerCasesDesk(desk, {
          savedViews,
          demandHandled: flagging.demandHandled,
          fileForPlayer: made.fileForPlayer,
          report: createCaseReport(database, { namesOf: createNamesOf({ ...shared, representativeNames }) }),
          triage: { tags: triage.tags, ...createCaseTriage({ ...shared, mayTake }) },
          service: createCaseDesk({ ...deps, mayTake }),
        })
      },
      sweep: drafts.sweep,
    },
  }
}
