import { createLinkStore } from '../account/links.ts'
import { rememberFacts } from '../account/known-facts.ts'
import { createLoginDocuments } from '../account/login-documents.ts'
import { createAccountHoldings } from '../account/merge.ts'
import { registerAccountRoutes } from '../account/routes.ts'
import { createAccountService } from '../account/service.ts'
import { createWays } from '../account/ways.ts'
import { createWaysMails, mergedMailJob, wayMailJob } from '../account/ways-mails.ts'
import { createAudit } from '../desk/audit.ts'
import { isStorageUnavailable } from '../storage/dialect.ts'
import { type Gives, holdingsOf, type Needs } from './ports.ts'

export const composeAccount = (
  made: Needs<'cases' | 'identity' | 'notifications' | 'penalties' | 'uploads'>,
): Gives<'account'> => {
  const { addresses, cases, identities, jobs, penalties, players, push, sessions, uploads } = made
  const shared = { ...made, providers: made.identity.providers, addressOf: addresses.of }
  const service = createAccountService({
    ...shared,
    addresses: {
      of: addresses.of,
      remember: async (account, pageLocale) => {
        await addresses.remember(account, pageLocale)
        await players.seen({
          id: account.id,
          displayName: account.displayName,
          email: account.emailVerified === true ? (account.email ?? null) : null,
          locale: account.locale ?? pageLocale ?? null,
          isChild: account.isChild === true,
        })
      },
    },
    caseFacts: rememberFacts(async (accountId) => {
      const [facts, unreadPenalties] = await Promise.all([cases.facts(accountId), penalties.unreadCount(accountId)])
      return { ...facts, unreadPenalties }
    }, isStorageUnavailable),
  })
  const mails = createWaysMails(shared)
  jobs.handle(mergedMailJob, mails.sendMerged)
  jobs.handle(wayMailJob, mails.sendWay)
  const holdings = createAccountHoldings({ ...made, holdings: holdingsOf(made.rooms) })
  const ways = createWays({
    ...shared,
    identities,
    links: createLinkStore(made.database),
    holdings,
    endOtherSessions: ({ account, sessionId }) => sessions.endAllOf(account.id, sessionId),
    audit: createAudit(made).ofAccount,
    tell: mails.tell,
    tellWay: mails.tellWay,
  })
  return {
    account: service,
    arrive: holdings.arrive,
    room: {
      register: (app) =>
        registerAccountRoutes(app, {
          ...made,
          service,
          ways,
          onSignIn: uploads.follow,
          onSignOut: push.end,
          documents: createLoginDocuments(made.documents),
        }),
      sweep: async (signal) => {
        await addresses.sweep(signal)
        await identities.sweep(signal)
      },
    },
  }
}
