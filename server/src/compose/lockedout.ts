import { demoAccounts } from '../adapters/identity/demo-accounts.ts'
import { createConfirmationLimit } from '../cases/confirmation-limit.ts'
import { createOwnersCases } from '../cases/owners-cases.ts'
import { createAudit } from '../desk/audit.ts'
import { createLockedOutHoldings } from '../lockedout/holdings.ts'
import { createLockedOutMails } from '../lockedout/mails.ts'
import { registerLockedOutRoutes } from '../lockedout/routes.ts'
import { createLockedOutService } from '../lockedout/service.ts'
import type { Gives, Needs } from './ports.ts'

export const composeLockedOut = (made: Needs<'cases' | 'penalties'>): Gives => {
  const { addresses, isHttps, jobs, limits, lockedOut: store, penalties } = made
  const service = createLockedOutService({
    ...made,
    store,
    cases: createOwnersCases(made.caseLists, made.cases),
    demandPause: limits.demand,
    audit: createAudit(made).ofAccount,
  })
  const mails = createLockedOutMails({
    ...made,
    store,
    penalties: { isRestricted: penalties.isAdvertised },
    mayMail: createConfirmationLimit({ ...made, kind: 'lockedout' }),
  })
  jobs.handle('lockedout-code', mails.sendCode)
  jobs.handle('lockedout-opened', mails.sendOpened)
  return {
    room: {
      register: (app) => registerLockedOutRoutes(app, { service, isHttps }),
      // Its people have all signed in long ago, so that the way can be tried.
      seed: async () => {
        for (const { id, email, guardianEmail } of demoAccounts)
          await addresses.seed({ accountId: id, email: guardianEmail ?? email, isChild: guardianEmail !== null })
      },
      holdings: createLockedOutHoldings({ ...made, store }),
      sweep: service.sweep,
    },
  }
}
