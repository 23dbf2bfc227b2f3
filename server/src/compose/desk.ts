// The desk: the company's side of the counter (ground G18). Registered only where the settings switch it on; each room
// binds its own calls there.
import { defaultClaimNames } from '../account/claims.ts'
import { demoAccounts } from '../adapters/identity/demo-accounts.ts'
import { createAudit } from '../desk/audit.ts'
import { seedDemoRepresentatives } from '../desk/demo-representatives.ts'
import { createDeskSessions } from '../desk/desk-sessions.ts'
import { createDeskIdentity, personIn } from '../desk/identity.ts'
import { createMachineKeys } from '../desk/machine-keys.ts'
import { deskCookie, registerDeskPages, signedOutCookie } from '../desk/pages.ts'
import { createPeople } from '../desk/people.ts'
import type { ProvenClaims } from '../desk/ports.ts'
import { createRepresentatives } from '../desk/representatives.ts'
import { registerDeskAccount } from '../desk/routes.ts'
import { createScopeGuard } from '../desk/scope-guard.ts'
import { openDesk } from '../desk/scope.ts'
import { createDeskSignIn } from '../desk/sign-in.ts'
import { createTeamsAndLanguages } from '../desk/teams-and-languages.ts'
import { chooseLocale } from '../lib/locale.ts'
import type { Gives, Needs } from './ports.ts'

/** As often as one machine key may call. */
const keyPace = { max: 300, perSeconds: 60 }

export const composeDesk = (made: Needs<'chat' | 'identity' | 'routing'>): Gives => {
  const { config, clock, database, content, limits, isHttps, mountPath, identity, rooms, caseReads } = made
  const deskPath = `${mountPath}/desk`
  const claims = config.oidc?.claims ?? defaultClaimNames
  const representatives = createRepresentatives({ database, clock, admins: config.desk.admins })
  const audit = createAudit(made)
  const shared = {
    ...made,
    provider: identity.desk.provider,
    deskPath,
    shiftSeconds: config.desk.sessionSeconds,
    representatives,
    audit,
    text: made.deskText,
    now: () => clock.now(),
    /** Somebody of the desk alone. */
    personOf: async (proven: ProvenClaims) => {
      const person = personIn(proven, claims)
      await representatives.admit(person)
      return person
    },
  }
  const sessions = createDeskSessions(shared)
  const withSessions = { ...shared, sessions, cookie: deskCookie(isHttps) }
  const machineKeys = createMachineKeys({
    ...shared,
    demandPace: (keyId) => limits.demand(`desk-key:${keyId}`, keyPace),
  })
  const scoped = { ...made, scopeOfCase: caseReads.scopeOf, gameOf: made.penaltyReads.gameOf }
  return {
    room: {
      register: async (app) => {
        if (!config.desk.enabled) return
        await openDesk(
          app,
          {
            ...withSessions,
            identity: createDeskIdentity({
              ...shared,
              keys: identity.desk.keys,
              // A setting has no slash at its end; some providers put one into their tokens.
              issuer: [identity.desk.issuer, `${identity.desk.issuer}/`],
              audience: config.desk.audience,
              claims,
            }),
            cookieName: withSessions.cookie.name,
            isSubjectWithin: createScopeGuard(database, scoped),
            machineKeys,
          },
          (desk) => {
            registerDeskAccount(desk, {
              ...withSessions,
              people: createPeople({
                ...withSessions,
                teamsAndLanguages: createTeamsAndLanguages(made.teams, made.availabilities),
              }),
              machineKeys,
              signedOut: signedOutCookie(isHttps, deskPath),
            })
            for (const room of rooms) room.registerDesk?.(desk)
          },
        )
        registerDeskPages(app, {
          ...shared,
          signIn: createDeskSignIn(withSessions),
          webDist: config.webDist,
          localeOf: ({ headers, cookies }) => {
            const { locales, defaultLocale } = content.current()
            const wishes = { cookie: cookies['locale'], acceptLanguage: headers['accept-language'] }
            return chooseLocale(wishes, locales, defaultLocale)
          },
        })
      },
      seed: () => seedDemoRepresentatives(representatives, clock, demoAccounts),
      sweep: async (signal) => {
        await audit.sweep(signal)
        await sessions.sweep(signal)
      },
    },
  }
}
