// The desk: the company's side of the counter (ground G18). Registered only where the settings switch it on; each room
// binds its own calls there.
import { defaultClaimNames } from '../account/claims.ts'
import { demoAccounts } from '../adapters/identity/demo-accounts.ts'
import { createAudit } from '../desk/audit.ts'
import { createDeskSessions } from '../desk/desk-sessions.ts'
import { createDeskIdentity, personIn } from '../desk/identity.ts'
import { deskCookie, registerDeskPages, signedOutCookie } from '../desk/pages.ts'
import { createScopeGuard, type ScopedRooms } from '../desk/scope-guard.ts'
import type { ChatStateOf, ProvenClaims, TeamsAndLanguages } from '../desk/ports.ts'
import { createMachineKeys } from '../desk/machine-keys.ts'
import { createPeople } from '../desk/people.ts'
import { createRepresentatives } from '../desk/representatives.ts'
import { registerDeskAccount } from '../desk/routes.ts'
import { openDesk } from '../desk/scope.ts'
import { createDeskSignIn } from '../desk/sign-in.ts'
import { chooseLocale } from '../lib/locale.ts'
import type { Core } from './core.ts'
import type { Identity } from './identity.ts'
import { createValidationText } from './validation-text.ts'
import type { Composed, Room } from './room.ts'

/** As often as one machine key may call. */
const keyPace = { max: 300, perSeconds: 60 }

export interface DeskParts {
  identity: Identity
  rooms: readonly Room[]
  chatStateOf: ChatStateOf
  teamsAndLanguages: TeamsAndLanguages
  scoped: ScopedRooms
}

export const composeDesk = (
  { config, clock, database, keys, content, texts, limits, warn }: Core,
  { identity, rooms, chatStateOf, teamsAndLanguages, scoped }: DeskParts,
): Composed => {
  const { mountPath, publicUrl, isHttps, webDist } = config
  const deskPath = `${mountPath}/desk`
  const claims = config.oidc?.claims ?? defaultClaimNames
  const shiftSeconds = config.desk.sessionSeconds
  const { provider } = identity.desk
  const representatives = createRepresentatives({ database, clock, admins: config.desk.admins })
  const hoursAgo = (hours: number): string => new Date(clock.now().getTime() - hours * 3_600_000).toISOString()
  /** Somebody of the desk alone. */
  const personOf = async (proven: ProvenClaims) => {
    const person = personIn(proven, claims)
    await representatives.admit(person)
    return person
  }
  const sessions = createDeskSessions({ database, clock, keys, provider, personOf, shiftSeconds, warn })
  const signIn = createDeskSignIn({
    provider,
    sessions,
    keys,
    clock,
    publicUrl,
    deskPath,
    personOf,
    warn,
  })
  const audit = createAudit({ database, clock })
  const isProduct = (shortName: string): boolean =>
    content.current().in(content.current().defaultLocale).product(shortName) !== undefined
  const text = (code: string): string => createValidationText(texts)(content.current().defaultLocale, code)
  const machineKeys = createMachineKeys({
    database,
    clock,
    isProduct,
    demandPace: (keyId) => limits.demand(`desk-key:${keyId}`, keyPace),
    text,
  })
  const people = createPeople({
    representatives,
    sessions,
    withTransaction: database.withTransaction,
    teamsAndLanguages,
    isProduct,
    locales: () => content.current().locales,
    text,
  })
  const nowSeconds = (): number => Math.floor(clock.now().getTime() / 1000)
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
          {
            identity: deskIdentity,
            representatives,
            sessions,
            cookieName: cookie.name,
            isSubjectWithin: createScopeGuard(database, scoped),
            machineKeys,
            now: () => clock.now(),
            audit,
            withTransaction,
          },
          (desk) => {
            registerDeskAccount(desk, {
              audit,
              people,
              machineKeys,
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
        const employees = demoAccounts.filter(({ roles }) => roles.length > 0)
        for (const [index, { id, displayName, roles }] of employees.entries()) {
          const isNew = !(await representatives.has(id))
          await representatives.admit({
            id,
            displayName,
            roles,
            scope: null,
            provenAt: nowSeconds(),
            signedInAt: null,
          })
          const known = isNew ? await representatives.find(id) : undefined
          // Nobody works all at once.
          if (known) await representatives.save({ ...known, lastSeenAt: hoursAgo(index ** 2 * 3.7 + 0.4) })
        }
      },
      sweep: async (signal) => {
        await audit.sweep(signal)
        await sessions.sweep(signal)
      },
    },
  }
}
