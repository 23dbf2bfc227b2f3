// The desk's parts, each given the others: who works there and how they come in, its pages, and its counter for the rooms.
import type { FastifyInstance } from 'fastify'
import type { ContentHolder } from '../content/content-holder.ts'
import type { Keyring } from '../lib/keyring.ts'
import { chooseLocale } from '../lib/locale.ts'
import type { Limits } from '../platform/rate-limits.ts'
import type { Database } from '../storage/database.ts'
import { createAudit } from './audit.ts'
import { createDeskSessions, type DeskSessionsDeps } from './desk-sessions.ts'
import { createDeskIdentity, type DeskIdentityOptions, personIn } from './identity.ts'
import { createMachineKeys } from './machine-keys.ts'
import { deskCookie, type DeskPagesDeps, registerDeskPages, signedOutCookie } from './pages.ts'
import { createPeople, type PeopleDeps } from './people.ts'
import type { DeskProvider, ProvenClaims } from './ports.ts'
import { createRepresentatives } from './representatives.ts'
import { type DeskAccountDeps, registerDeskAccount } from './routes.ts'
import { createScopeGuard, type ScopedRooms } from './scope-guard.ts'
import { type DeskScope, openDesk } from './scope.ts'
import { createDeskSignIn } from './sign-in.ts'
import type { DeskTables } from './tables.ts'

interface DeskDeps
  extends ScopedRooms,
    Pick<DeskAccountDeps, 'chatStateOf'>,
    Pick<DeskPagesDeps, 'isHttps' | 'mountPath' | 'shiftSeconds' | 'webDist'>,
    Pick<DeskSessionsDeps, 'clock' | 'warn'>,
    Pick<PeopleDeps, 'isProduct' | 'locales' | 'teamsAndLanguages' | 'text' | 'withTransaction'> {
  database: Database<DeskTables>
  keys: Keyring
  limits: Pick<Limits, 'demand'>
  content: ContentHolder
  publicUrl: string
  admins: readonly string[]
  provider: DeskProvider
  /** By what bearer tokens are proven. */
  tokens: Omit<DeskIdentityOptions, 'now'>
}

/** As often as one machine key may call. */
const keyPace = { max: 300, perSeconds: 60 }

export const createDesk = (deps: DeskDeps) => {
  const { clock, content, database, isHttps, limits, mountPath, tokens } = deps
  const deskPath = `${mountPath}/desk`
  const cookie = deskCookie(isHttps)
  const representatives = createRepresentatives(deps)
  const audit = createAudit(deps)
  /** Somebody of the desk alone. */
  const personOf = async (proven: ProvenClaims) => {
    const person = personIn(proven, tokens.claims)
    await representatives.admit(person)
    return person
  }
  const shared = { ...deps, deskPath, representatives, audit, now: () => clock.now(), personOf, cookie }
  const sessions = createDeskSessions(shared)
  const parts = {
    ...shared,
    sessions,
    machineKeys: createMachineKeys({
      ...shared,
      demandPace: (keyId) => limits.demand(`desk-key:${keyId}`, keyPace),
    }),
  }
  return {
    representatives,
    register: async (app: FastifyInstance, bindRooms: (desk: DeskScope) => void): Promise<void> => {
      await openDesk(
        app,
        {
          ...parts,
          identity: createDeskIdentity({ ...tokens, now: parts.now }),
          cookieName: cookie.name,
          isSubjectWithin: createScopeGuard(database, deps),
        },
        (desk) => {
          const signedOut = signedOutCookie(isHttps, deskPath)
          registerDeskAccount(desk, { ...parts, people: createPeople(parts), signedOut })
          bindRooms(desk)
        },
      )
      registerDeskPages(app, {
        ...parts,
        signIn: createDeskSignIn(parts),
        localeOf: ({ headers, cookies }) => {
          const { locales, defaultLocale } = content.current()
          const wishes = { cookie: cookies['locale'], acceptLanguage: headers['accept-language'] }
          return chooseLocale(wishes, locales, defaultLocale)
        },
      })
    },
    sweep: async (signal: AbortSignal): Promise<void> => {
      await audit.sweep(signal)
      await sessions.sweep(signal)
    },
  }
}
