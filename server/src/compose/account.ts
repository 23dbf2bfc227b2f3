// Who a player is: signing in and out, and what the page's head knows of them.
import type { AccountAddresses } from '../account/addresses.ts'
import { defaultClaimNames } from '../account/claims.ts'
import { rememberFacts } from '../account/known-facts.ts'
import { registerAccountRoutes } from '../account/routes.ts'
import { createAccountService, type AccountService } from '../account/service.ts'
import type { CaseService } from '../cases/service.ts'
import { isStorageUnavailable } from '../storage/dialect.ts'
import type { Core } from './core.ts'
import type { PenaltyService } from '../penalties/service.ts'
import type { Visitor } from '../platform/visitor.ts'
import { loginCallbackPath, type Identity } from './identity.ts'
import type { Composed } from './room.ts'

export const composeAccount = (
  { config, clock, keys, csrf, documents, warn }: Core,
  {
    identity,
    cases,
    penalties,
    addresses,
    onSignIn,
    onSignOut,
  }: {
    identity: Identity
    cases: Pick<CaseService, 'facts'>
    penalties: Pick<PenaltyService, 'unreadCount'>
    addresses: AccountAddresses
    /** Moves what belongs to the visitor to the account. */
    onSignIn: (before: Visitor, now: Visitor) => Promise<void>
    /** Ends what belongs to a session and outlives it otherwise. */
    onSignOut: (sessionId: string) => Promise<void>
  },
): Composed<{ service: AccountService }> => {
  const service = createAccountService({
    identity: identity.provider,
    claimNames: config.oidc?.claims ?? defaultClaimNames,
    keys,
    clock,
    publicUrl: config.publicUrl,
    mountPath: config.mountPath,
    callbackPath: loginCallbackPath,
    caseFacts: rememberFacts(async (accountId) => {
      const [facts, unreadPenalties] = await Promise.all([cases.facts(accountId), penalties.unreadCount(accountId)])
      return { ...facts, unreadPenalties }
    }, isStorageUnavailable),
    rememberAddress: addresses.remember,
    warn,
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
    room: {
      register: (app) =>
        registerAccountRoutes(app, {
          service,
          csrf,
          onSignIn,
          onSignOut,
          isHttps: config.isHttps,
          documents: { loginOptions, suggestLoginOptions },
        }),
      sweep: addresses.sweep,
    },
  }
}
