// The desk: the company's side of the counter (ground G18). Registered only where the settings switch it on; each room
// binds its own calls there.
import { defaultClaimNames } from '../account/claims.ts'
import { demoAccounts } from '../adapters/identity/demo-accounts.ts'
import { createAudit } from '../desk/audit.ts'
import { createDeskIdentity } from '../desk/identity.ts'
import { createRepresentatives } from '../desk/representatives.ts'
import { registerDeskAccount } from '../desk/routes.ts'
import { openDesk } from '../desk/scope.ts'
import type { Core } from './core.ts'
import type { Identity } from './identity.ts'
import type { Composed, Room } from './room.ts'

export interface DeskParts {
  identity: Identity
  rooms: readonly Room[]
}

export const composeDesk = ({ config, clock, database }: Core, { identity, rooms }: DeskParts): Composed => {
  const audit = createAudit({ database, clock })
  const representatives = createRepresentatives({ database, clock })
  const deskIdentity = createDeskIdentity({
    // A setting has no slash at its end; some providers put one into their tokens.
    keys: identity.desk.keys,
    issuer: [identity.desk.issuer, `${identity.desk.issuer}/`],
    audience: config.desk.audience,
    claims: config.oidc?.claims ?? defaultClaimNames,
    now: () => clock.now(),
  })
  return {
    room: {
      register: async (app) => {
        if (!config.desk.enabled) return
        const { withTransaction } = database
        await openDesk(app, { identity: deskIdentity, representatives, audit, withTransaction }, (desk) => {
          registerDeskAccount(desk, { audit })
          for (const room of rooms) room.registerDesk?.(desk)
        })
      },
      // The demonstration's representatives can be given cases before they have called.
      seed: async () => {
        for (const account of demoAccounts) if (account.roles.length > 0) await representatives.remember(account)
      },
      sweep: audit.sweep,
    },
  }
}
