// Wire ⇄ domain of the desk's own calls: who calls, and who did what. What the desk does with a room's things stands in
// that room's desk/routes.ts.
import type { Audit } from './audit.ts'
import { auditFile } from './audit-file.ts'
import type { MachineKey } from '#generated/server/desk/schemas.ts'
import type { MachineKeys } from './machine-keys.ts'
import type { OwnCookie } from '../platform/own-cookie.ts'
import type { ChatStateOf } from './ports.ts'
import type { DeskSessions } from './desk-sessions.ts'
import type { DeskAgent } from './identity.ts'
import type { Representatives } from './representatives.ts'
import type { People } from './people.ts'
import { agentOf, noteChange, type DeskScope } from './scope.ts'
import { created, done, ok } from '../platform/contract/answers.ts'

export interface DeskAccountDeps {
  audit: Pick<Audit, 'list' | 'all'>
  people: People
  machineKeys: MachineKeys
  representatives: Pick<Representatives, 'list'>
  chatStateOf: ChatStateOf
  sessions: Pick<DeskSessions, 'tokenFor' | 'end' | 'endAllOf'>
  cookie: OwnCookie
  signedOut: OwnCookie
}

const identityOf = ({ id, displayName, roles, scope }: DeskAgent) => ({
  id,
  displayName,
  roles,
  scope: { games: [...scope.games], languages: [...scope.languages] },
})

const opens = ({ name, rights, scope, expiresAt }: MachineKey) => ({ name, rights, scope, expiresAt })

export const registerDeskAccount = (desk: DeskScope, deps: DeskAccountDeps): void => {
  const { audit, people, machineKeys, representatives, chatStateOf, sessions, cookie, signedOut } = deps
  desk.bind('account', {
    getDeskIdentity: ({ request }) => ({
      status: 200,
      body: identityOf(agentOf(request)),
      headers: request.deskSession === null ? {} : { 'x-csrf-token': sessions.tokenFor(request.deskSession) },
    }),
    endDeskSession: async ({ request, reply, body }) => {
      if (body.everywhere) await sessions.endAllOf(agentOf(request).id)
      else if (request.deskSession !== null) await sessions.end(request.deskSession.id)
      if (request.deskSession !== null) {
        reply.clearCookie(cookie.name, cookie.options)
        reply.setCookie(signedOut.name, '1', { ...signedOut.options, maxAge: 86_400 })
      }
      return done
    },
    listAgents: async () => {
      const stateOf = await chatStateOf()
      const items = (await representatives.list()).map((agent) => ({ ...agent, ...stateOf(agent.id) }))
      return ok({ items })
    },
    listAudit: async ({ query: { cursor, limit, ...filter } }) => ok(await audit.list(filter, { cursor, limit })),
    exportAudit: async ({ query: { format, ...filter }, request }) => {
      const entries = await audit.all(filter)
      noteChange(request, { before: null, after: { format, ...filter } })
      return {
        status: 200,
        type: format === 'csv' ? 'text/csv' : 'application/jsonl',
        body: auditFile(entries, format) as unknown as Uint8Array,
        headers: { 'content-disposition': `attachment; filename="audit.${format}"` },
      }
    },
  })
  desk.bind('people', {
    listPeople: async () => ok({ items: await people.list() }),
    replacePerson: async ({ params, body, headers, request }) => {
      const { person, change } = await people.replace(params.agentId, body, headers['if-match'])
      noteChange(request, change)
      return ok(person)
    },
    endPersonSessions: async ({ params }) => {
      await people.signOut(params.agentId)
      return done
    },
  })
  desk.bind('keys', {
    listMachineKeys: async () => ok({ items: await machineKeys.list() }),
    createMachineKey: async ({ body, request }) => {
      const made = await machineKeys.create(body, agentOf(request).id)
      noteChange(request, { before: null, after: opens(made.key) })
      return created(made)
    },
    rotateMachineKey: async ({ params }) => created(await machineKeys.rotate(params.keyId)),
    deleteMachineKey: async ({ params, request }) => {
      noteChange(request, { before: { name: await machineKeys.remove(params.keyId) }, after: null })
      return done
    },
  })
}
