// The desk: the company's side of the counter (ground G18). Registered only where the settings switch it on; each room
// binds its own calls there.
import { defaultClaimNames } from '../account/claims.ts'
import { demoAccounts } from '../adapters/identity/demo-accounts.ts'
import { createAudit } from '../desk/audit.ts'
import { createDeskSessions } from '../desk/desk-sessions.ts'
import { agentIn, createDeskIdentity } from '../desk/identity.ts'
import { deskCookie, registerDeskPages, signedOutCookie } from '../desk/pages.ts'
import type { ChatStateOf, ProvenClaims } from '../desk/ports.ts'
import { createRepresentatives } from '../desk/representatives.ts'
import { registerDeskAccount } from '../desk/routes.ts'
import { openDesk } from '../desk/scope.ts'
import { createDeskSignIn } from '../desk/sign-in.ts'
import { chooseLocale } from '../lib/locale.ts'
import type { Core } from './core.ts'
import type { Identity } from './identity.ts'
import type { Composed, Room } from './room.ts'

export interface DeskParts {
  identity: Identity
  rooms: readonly Room[]
  chatStateOf: ChatStateOf
}

export const composeDesk = (
  { config, clock, database, keys, content, warn }: Core,
  { identity, rooms, chatStateOf }: DeskParts,
): Composed => {
  const { mountPath, publicUrl, isHttps, webDist } = config
  const deskPath = `${mountPath}/desk`
  const claims = config.oidc?.claims ?? defaultClaimNames
  const shiftSeconds = config.desk.sessionSeconds
  const { provider } = identity.desk
  const byClaims = (proven: ProvenClaims) => agentIn(proven, claims)
  const sessions = createDeskSessions({ database, clock, keys, provider, agentOf: byClaims, shiftSeconds, warn })
  const signIn = createDeskSignIn({
    provider,
    sessions,
    keys,
    clock,
    publicUrl,
    deskPath,
    agentOf: byClaims,
    warn,
  })
  const audit = createAudit({ database, clock })
  const representatives = createRepresentatives({ database, clock })
  const deskIdentity = createDeskIdentity({
    // A setting has no slash at its end; some providers put one into their tokens.
    keys: identity.desk.keys,
    issuer: [identity.desk.issuer, `${identity.desk.issuer}/`],
    audience: config.desk.audience,
    claims,
    now: () => clock.now(),
  })
  return {
    room: {
      register: async (app) => {
        if (!config.desk.enabled) return
        const { withTransaction } = database
        const cookie = deskCookie(isHttps)
        await openDesk(
          app,
          { identity: deskIdentity, representatives, sessions, cookieName: cookie.name, audit, withTransaction },
          (desk) => {
            registerDeskAccount(desk, {
              audit,
              representatives,
              chatStateOf,
              sessions,
              cookie,
              signedOut: signedOutCookie(isHttps, deskPath),
            })
            for (const room of rooms) room.registerDesk?.(desk)
          },
        )
        registerDeskPages(app, {
          signIn,
          isHttps,
          mountPath,
          webDist,
          shiftSeconds,
          localeOf: ({ headers, cookies }) => {
            const { locales, defaultLocale } = content.current()
            const wishes = { cookie: cookies['locale'], acceptLanguage: headers['accept-language'] }
            return chooseLocale(wishes, locales, defaultLocale)
          },
        })
      },
      // The demonstration's representatives can be given cases before they have called.
      seed: async () => {
        for (const account of demoAccounts) if (account.roles.length > 0) await representatives.remember(account)
      },
      sweep: async (signal) => {
        await audit.sweep(signal)
        await sessions.sweep(signal)
      },
    },
  }
}
