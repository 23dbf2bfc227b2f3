// The desk: the company's side of the counter (ground G18). Registered only where the settings switch it on; each room
// binds its own calls there.
import { defaultClaimNames } from '../account/claims.ts'
import { demoAccounts } from '../adapters/identity/demo-accounts.ts'
import { seedDemoRepresentatives } from '../desk/demo-representatives.ts'
import { createDesk } from '../desk/desk.ts'
import { createTeamsAndLanguages } from '../desk/teams-and-languages.ts'
import type { Gives, Needs } from './ports.ts'

export const composeDesk = (made: Needs<'chat' | 'identity' | 'routing'>): Gives => {
  const { config, clock, rooms } = made
  const { provider, issuer, keys } = made.identity.desk
  const { admins, audience, enabled, sessionSeconds } = config.desk
  const desk = createDesk({
    ...made,
    admins,
    provider,
    shiftSeconds: sessionSeconds,
    webDist: config.webDist,
    text: made.deskText,
    // A setting has no slash at its end; some providers put one into their tokens.
    tokens: { keys, issuer: [issuer, `${issuer}/`], audience, claims: config.oidc?.claims ?? defaultClaimNames },
    scopeOfCase: made.caseReads.scopeOf,
    gameOf: made.penaltyReads.gameOf,
    teamsAndLanguages: createTeamsAndLanguages(made.teams, made.availabilities),
  })
  return {
    room: {
      register: async (app) => {
        if (enabled) await desk.register(app, (scope) => rooms.forEach((room) => room.registerDesk?.(scope)))
      },
      seed: () => seedDemoRepresentatives(desk.representatives, clock, demoAccounts),
      sweep: desk.sweep,
    },
  }
}
