// Restrictions, appeals and cases by a code from a mail, for who cannot sign in.
import type { AccountAddresses } from '../account/addresses.ts'
import { demoAccounts } from '../adapters/identity/demo-accounts.ts'
import { createConfirmationLimit } from '../cases/confirmation-limit.ts'
import type { Mailer } from '../cases/ports.ts'
import type { CaseService } from '../cases/service.ts'
import { createAudit } from '../desk/audit.ts'
import { chooseLocale } from '../lib/locale.ts'
import { createLockedOutHoldings } from '../lockedout/holdings.ts'
import { createLockedOutMails } from '../lockedout/mails.ts'
import { registerLockedOutRoutes } from '../lockedout/routes.ts'
import { createLockedOutService } from '../lockedout/service.ts'
import { createLockedOutStore, type LockedOutStore } from '../lockedout/store.ts'
import type { PenaltyService } from '../penalties/service.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

export interface LockedOutParts {
  store: LockedOutStore
  addresses: AccountAddresses
  cases: Pick<CaseService, 'find' | 'present'>
  penalties: PenaltyService
  mailer: Mailer
  text: ValidationText
}

export { createLockedOutStore }

export const composeLockedOut = (
  core: Core,
  { store, addresses, cases, penalties, mailer, text }: LockedOutParts,
): Composed => {
  const { config, clock, content, database, jobs, keys, limits, texts } = core
  const audit = createAudit(core)
  /** As the cases room asks for an owner; nothing of it but the id is looked at for a read. */
  const ownerOf = (id: string): Visitor => ({
    kind: 'player',
    sessionId: '',
    account: { id, displayName: '', softAccount: true, hasSqa: false, roles: [], region: 'us' },
  })
  const askerOf = (accountId: string, locale: string) => ({ visitor: ownerOf(accountId), address: '', locale })

  const service = createLockedOutService({
    store,
    addresses,
    penalties,
    cases: {
      page: (accountId, locale, { isArchived, cursor }) =>
        cases.find(
          { ...askerOf(accountId, locale), accountId },
          {
            isArchived,
            cursor,
            text: undefined,
            status: undefined,
            game: undefined,
            topicId: undefined,
            days: undefined,
            sort: 'newest',
          },
        ),
      thread: (accountId, locale, caseId) => cases.present(askerOf(accountId, locale), caseId),
    },
    enqueue: (kind, payload) => jobs.enqueue(kind, payload),
    demandPause: limits.demand,
    audit: ({ action, accountId, requestId }) =>
      audit.write({ actor: null, role: null, action, subject: `account/${accountId}`, requestId, detail: {} }),
    text,
    withTransaction: database.withTransaction,
    keys,
    clock,
  })
  const mails = createLockedOutMails({
    store,
    addresses,
    penalties: { isRestricted: penalties.isAdvertised },
    mayMail: createConfirmationLimit({ limits, keys, kind: 'lockedout' }),
    keys,
    clock,
    mailer,
    say: texts.say,
    localeOf: (known) => {
      const { locales, defaultLocale } = content.current()
      return chooseLocale(known === null ? {} : { query: known }, locales, defaultLocale)
    },
    siteTitle: (locale) => content.current().in(locale).title,
    contactUrl: (locale) => `${config.publicUrl}${config.mountPath}/${locale}/help/`,
    host: new URL(config.publicUrl).hostname,
  })
  jobs.handle('lockedout-code', mails.sendCode)
  jobs.handle('lockedout-opened', mails.sendOpened)
  return {
    room: {
      register: (app) => registerLockedOutRoutes(app, { service, isHttps: config.isHttps }),
      // Its people have all signed in long ago, so that the way can be tried.
      seed: async () => {
        for (const { id, email, guardianEmail } of demoAccounts)
          await addresses.seed({ accountId: id, email: guardianEmail ?? email, isChild: guardianEmail !== null })
      },
      holdings: createLockedOutHoldings({ database, store, jobs, clock }),
      sweep: service.sweep,
    },
  }
}
