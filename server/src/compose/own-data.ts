// The copy and the erasure of all own data, by what each room holds of a person (ground G33, decisions-cases C21).
import type { AccountHoldings } from '../account/ports.ts'
import { caseBody, casePageStyles } from '../cases/case-page.ts'
import { createCaseErasure } from '../cases/erasure.ts'
import type { CaseService } from '../cases/service.ts'
import type { CaseStore } from '../cases/store.ts'
import { registerOwnDataDesk } from '../own-data/desk/routes.ts'
import { createHeld } from '../own-data/held.ts'
import { registerOwnDataRoutes } from '../own-data/routes.ts'
import { createOwnData } from '../own-data/service.ts'
import type { OwnDataStore } from '../own-data/store.ts'
import type { Holdings } from '../platform/holdings.ts'
import { hasRow, writeBackLog } from '../storage/held-rows.ts'
import type { UploadStore } from '../uploads/store.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

export interface OwnDataParts {
  store: OwnDataStore
  /** Of every room. */
  holdings: readonly Holdings[]
  arrive: AccountHoldings['arrive']
  cases: Pick<CaseService, 'export'>
  caseStore: Pick<CaseStore, 'referenced'>
  uploads: Pick<UploadStore, 'referenced'>
  /** Mails and browsers. */
  onErased: (caseIds: readonly string[]) => Promise<void>
  text: ValidationText
}

export const composeOwnData = (
  { database, clock, keys, jobs, blobs, texts }: Core,
  { store, holdings, arrive, cases, caseStore, uploads, onErased, text }: OwnDataParts,
): Composed => {
  const held = createHeld(holdings, (column, value) => hasRow(database, column, value))
  const erasure = createCaseErasure(database, onErased)
  /** By a case, or by an upload whose form is still being filled in: those are others'. */
  const referenced = async (hashes: string[]): Promise<string[]> => [
    ...(await caseStore.referenced(hashes)),
    ...(await uploads.referenced(hashes)),
  ]
  const service = createOwnData({
    store,
    withTransaction: database.withTransaction,
    clock,
    keys,
    jobs,
    cases: { idsOf: erasure.idsOf, erase: erasure.erase, export: cases.export },
    held,
    arrive,
    writeBackLog: () => writeBackLog(database),
    text,
    files: {
      has: async (sha256) => (await blobs.find(sha256)) !== undefined,
      remove: (hashes) => blobs.removeOrphans(hashes, referenced),
      referenced,
    },
  })

  return {
    room: {
      register: (app) =>
        registerOwnDataRoutes(app, {
          service,
          casePage: { styles: casePageStyles, body: caseBody },
          say: (locale, key) => texts.say(locale, key),
        }),
      registerDesk: (desk) => registerOwnDataDesk(desk, { service: service.desk }),
      sweep: service.sweep,
    },
  }
}
