// The copy and the erasure of all own data, by what each room holds of a person (ground G33, decisions-cases C21).
import { caseBody, casePageStyles } from '../cases/case-page.ts'
import { createCaseErasure } from '../cases/erasure.ts'
import { registerOwnDataDesk } from '../own-data/desk/routes.ts'
import { createHeld } from '../own-data/held.ts'
import { registerOwnDataRoutes } from '../own-data/routes.ts'
import { createOwnData } from '../own-data/service.ts'
import { hasRow, writeBackLog } from '../storage/held-rows.ts'
import { type Gives, holdingsOf, type Needs } from './ports.ts'

export const composeOwnData = (made: Needs<'account' | 'cases' | 'uploads'>): Gives => {
  const { database, blobs, say, fileStore, uploadStore } = made
  /** By a case, or by an upload whose form is still being filled in: those are others'. */
  const referenced = async (hashes: string[]): Promise<string[]> => [
    ...(await fileStore.referenced(hashes)),
    ...(await uploadStore.referenced(hashes)),
  ]
  const service = createOwnData({
    ...made,
    store: made.ownData,
    cases: { ...createCaseErasure(database, made.onErased), export: made.cases.export },
    held: createHeld(holdingsOf(made.rooms), (column, value) => hasRow(database, column, value)),
    writeBackLog: () => writeBackLog(database),
    files: {
      has: async (sha256) => (await blobs.find(sha256)) !== undefined,
      remove: (hashes) => blobs.removeOrphans(hashes, referenced),
      referenced,
    },
  })
  return {
    room: {
      register: (app) =>
        registerOwnDataRoutes(app, { service, casePage: { styles: casePageStyles, body: caseBody }, say }),
      registerDesk: (desk) => registerOwnDataDesk(desk, { service: service.desk }),
      sweep: service.sweep,
    },
  }
}
