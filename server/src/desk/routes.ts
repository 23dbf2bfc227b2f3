// Wire ⇄ domain of the desk's own calls: who calls, and who did what. What the desk does with a room's things stands in
// that room's desk/routes.ts.
import type { Audit } from './audit.ts'
import type { OwnCookie } from '../platform/own-cookie.ts'
import type { ChatStateOf } from './ports.ts'
import type { DeskSessions } from './desk-sessions.ts'
import type { Representatives } from './representatives.ts'
import { agentOf, type DeskScope } from './scope.ts'

export interface DeskAccountDeps {
  audit: Pick<Audit, 'list'>
  representatives: Pick<Representatives, 'list'>
  chatStateOf: ChatStateOf
  sessions: Pick<DeskSessions, 'tokenFor' | 'end' | 'endAllOf'>
  cookie: OwnCookie
  signedOut: OwnCookie
}

export const registerDeskAccount = (desk: DeskScope, deps: DeskAccountDeps): void => {
  const { audit, representatives, chatStateOf, sessions, cookie, signedOut } = deps
  desk.bind('account', {
    getDeskIdentity: ({ request }) => ({
      status: 200,
      body: agentOf(request),
      headers: request.deskSession === null ? {} : { 'x-csrf-token': sessions.tokenFor(request.deskSession) },
    }),
    endDeskSession: async ({ request, reply, body }) => {
      if (body.everywhere) await sessions.endAllOf(agentOf(request).id)
      else if (request.deskSession !== null) await sessions.end(request.deskSession.id)
      if (request.deskSession !== null) {
        reply.clearCookie(cookie.name, cookie.options)
        reply.setCookie(signedOut.name, '1', { ...signedOut.options, maxAge: 86_400 })
      }
      return { status: 204 }
    },
    listAgents: async () => {
      const stateOf = await chatStateOf()
      const items = (await representatives.list()).map((agent) => ({ ...agent, ...stateOf(agent.id) }))
      return { status: 200, body: { items } }
    },
    listAudit: async ({ query: { actor, subject, cursor, limit } }) => ({
      status: 200,
      body: await audit.list({ actor, subject }, { cursor, limit }),
    }),
  })
}
