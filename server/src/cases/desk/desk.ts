import type { Database } from '../../storage/database.ts'
import { type CaseMergesDeps, createCaseMerges } from '../merges.ts'
import { createNamesOf, type NamesDeps } from '../reports/names.ts'
import { createCaseReport } from '../reports/report.ts'
import { type CaseSplitsDeps, createCaseSplits } from '../splits.ts'
import type { CasesTables } from '../tables.ts'
import { createCaseDrafts } from './drafts.ts'
import { createMergesAndSplits, type MergesAndSplitsDeps } from './merges-and-splits.ts'
import { createPlayerCases } from './player-cases.ts'
import { createDeskQueue, type DeskQueueDeps } from './queue.ts'
import type { CasesDeskDeps } from './routes.ts'
import { createSavedViews } from './saved-views.ts'
import { type CaseDeskDeps, createCaseDesk } from './service.ts'
import { createShownCase, type ShownCaseDeps } from './shown-case.ts'
import { createCaseDeskStore } from './store.ts'
import { createCaseSummaries } from './summaries.ts'
import { createCaseTriage, type TriageDeps } from './triage.ts'
import { createDeskWrites, type DeskWritesDeps } from './writes.ts'

type OwnParts =
  | 'deskStore'
  | 'drafts'
  | 'savedViews'
  | 'summaries'
  | 'merges'
  | 'splits'
  | 'tags'
  | 'standing'
  | 'locale'
  | 'mayTake'
  | 'present'
  | 'writes'
type ServiceDeps = CaseDeskDeps & DeskQueueDeps & MergesAndSplitsDeps & ShownCaseDeps & DeskWritesDeps

type CasesAtDeskDeps = Omit<ServiceDeps & CaseMergesDeps & CaseSplitsDeps & TriageDeps, OwnParts> &
  Pick<NamesDeps, 'teams'> &
  Pick<CasesDeskDeps, 'fileForPlayer' | 'demandHandled'> & {
    database: Database<CasesTables>
    defaultLocale: () => string
  }

export const createCasesAtDesk = (deps: CasesAtDeskDeps) => {
  const { database, triage, fileForPlayer, demandHandled } = deps
  const { standing } = deps.flagging
  const drafts = createCaseDrafts(deps)
  const savedViews = createSavedViews(deps)
  const shared = { ...deps, drafts, savedViews, standing, tags: triage, locale: deps.defaultLocale }
  const summaries = createCaseSummaries(shared)
  const rows = {
    ...shared,
    summaries,
    deskStore: createCaseDeskStore(database),
    merges: createCaseMerges(shared),
    splits: createCaseSplits(shared),
  }
  const present = createShownCase(rows)
  const parts = { ...rows, present, writes: createDeskWrites({ ...rows, present }) }
  return {
    sweep: drafts.sweep,
    playerCases: createPlayerCases(database, summaries),
    /** For the calls of the desk, once it tells who works there. */
    calls: (desk: Pick<TriageDeps, 'mayTake'> & Pick<NamesDeps, 'representativeNames'>): CasesDeskDeps => ({
      savedViews,
      demandHandled,
      fileForPlayer,
      report: createCaseReport(database, {
        namesOf: createNamesOf({ ...shared, representativeNames: desk.representativeNames }),
      }),
      triage: { tags: triage.tags, ...createCaseTriage({ ...shared, mayTake: desk.mayTake }) },
      service: createCaseDesk({ ...parts, mayTake: desk.mayTake }),
      queue: createDeskQueue(parts),
      mergesAndSplits: createMergesAndSplits(parts),
    }),
  }
}
