// Who a player is: signing in and out, and what the page's head knows of them.
import type { AccountAddresses } from '../account/addresses.ts'
import type { AccountIdentities } from '../account/identities.ts'
import { rememberFacts } from '../account/known-facts.ts'
import { registerAccountRoutes } from '../account/routes.ts'
import { createAccountService, type AccountService } from '../account/service.ts'
import { createOwnHoldings } from '../account/holdings.ts'
import { createLinkStore } from '../account/links.ts'
import { createWays } from '../account/ways.ts'
import { createWaysMails, mergedMailJob, wayMailJob } from '../account/ways-mails.ts'
import type { Mailer } from '../cases/ports.ts'
import type { CaseService } from '../cases/service.ts'
import { createAudit } from '../desk/audit.ts'
import { chooseLocale } from '../lib/locale.ts'
import { isStorageUnavailable } from '../storage/dialect.ts'
import type { AccountHoldings } from '../account/ports.ts'
import { createAccountHoldings } from '../account/merge.ts'
import type { Holdings } from '../platform/holdings.ts'
import type { Core } from './core.ts'
import type { SeenPlayer } from '../players/store.ts'
import type { PenaltyService } from '../penalties/service.ts'
import { createPlatformHoldings } from '../platform/own-holdings.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { Identity } from './identity.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

/** What the room itself keeps of a person, and platform and storage for it. */
export const accountHoldings = (
  { database, jobs, sessions }: Core,
  parts: { identities: AccountIdentities; addresses: AccountAddresses },
): Holdings[] => [createPlatformHoldings(database, sessions), createOwnHoldings({ database, jobs, ...parts })]

export const composeAccount = (
  { config, clock, keys, csrf, database, sessions, jobs, content, texts, documents, warn }: Core,
  {
    identity,
    cases,
    penalties,
    addresses,
    seen,
    identities,
    holdings: held,
    mailer,
    text,
    onSignIn,
    onSignOut,
  }: {
    identity: Identity
    cases: Pick<CaseService, 'facts'>
    penalties: Pick<PenaltyService, 'unreadCount'>
    addresses: AccountAddresses
    /** What the desk finds a player by (CD-325). */
    seen: (player: SeenPlayer) => Promise<void>
    identities: AccountIdentities
    /** Of every room. */
    holdings: readonly Holdings[]
    mailer: Mailer
    text: ValidationText
    /** Moves what belongs to the visitor to the account. */
    onSignIn: (before: Visitor, now: Visitor) => Promise<void>
    /** Ends what belongs to a session and outlives it otherwise. */
    onSignOut: (sessionId: string) => Promise<void>
  },
): Composed<{ service: AccountService; arrive: AccountHoldings['arrive'] }> => {
  const service = createAccountService({
    providers: identity.providers,
    identities,
    addresses: {
      of: addresses.of,
      remember: async (account, pageLocale) => {
        await addresses.remember(account, pageLocale)
        await seen({
          id: account.id,
          displayName: account.displayName,
          email: account.emailVerified === true ? (account.email ?? null) : null,
          locale: account.locale ?? pageLocale ?? null,
          isChild: account.isChild === true,
        })
      },
    },
    sessions,
    withTransaction: database.withTransaction,
    keys,
    clock,
    publicUrl: config.publicUrl,
    mountPath: config.mountPath,
    caseFacts: rememberFacts(async (accountId) => {
      const [facts, unreadPenalties] = await Promise.all([cases.facts(accountId), penalties.unreadCount(accountId)])
      return { ...facts, unreadPenalties }
    }, isStorageUnavailable),
    warn,
  })
  const mails = createWaysMails({
    addressOf: addresses.of,
    enqueue: jobs.enqueue,
    keys,
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
  jobs.handle(mergedMailJob, mails.sendMerged)
  jobs.handle(wayMailJob, mails.sendWay)
  const audit = createAudit({ database, clock })
  const holdings = createAccountHoldings({ database, holdings: held, sessions, identities, jobs, clock })
  const ways = createWays({
    identities,
    links: createLinkStore(database),
    providers: identity.providers,
    holdings,
    endOtherSessions: ({ account, sessionId }) => sessions.endAllOf(account.id, sessionId),
    audit: ({ action, accountId, requestId, detail }) =>
      audit.write({ actor: null, role: null, action, subject: `account/${accountId}`, requestId, detail }),
    tell: mails.tell,
    tellWay: mails.tellWay,
    withTransaction: database.withTransaction,
    text,
    clock,
  })
  const loginOptions = async (locale: string) =>
    (await documents.answer({ operation: 'getLoginOptions', locale }, (local) => local.loginOptions().login)).bytes
  const suggestLoginOptions = async (locale: string) =>
    (
      await documents.answer({ operation: 'getSuggestLoginOptions', locale }, (local) => {
        const { suggest, cantLogin } = local.loginOptions()
        return { suggestLoginOptions: suggest, cantLoginOptions: cantLogin }
      })
    ).bytes
  return {
    service,
    arrive: holdings.arrive,
    room: {
      register: (app) =>
        registerAccountRoutes(app, {
          service,
          ways,
          csrf,
          onSignIn,
          onSignOut,
          isHttps: config.isHttps,
          documents: { loginOptions, suggestLoginOptions },
        }),
      sweep: async (signal) => {
        await addresses.sweep(signal)
        await identities.sweep(signal)
      },
    },
  }
}
