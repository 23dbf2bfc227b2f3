// Wire ⇄ domain of the desk's calls about macros.
import type { FastifyRequest } from 'fastify'
import { agentOf, mayLead, type DeskScope } from '../../desk/scope.ts'
import type { MacroAgent, MacroDesk } from './service.ts'

const callerOf = (request: FastifyRequest): MacroAgent => {
  const agent = agentOf(request)
  return { id: agent.id, isLead: mayLead(agent) }
}

export const registerMacrosDesk = (desk: DeskScope, { service }: { service: MacroDesk }): void => {
  desk.bind('macros', {
    listMacros: async ({ request }) => ({ status: 200, body: { items: await service.list(callerOf(request)) } }),
    createMacro: async ({ body, request }) => ({ status: 201, body: await service.create(callerOf(request), body) }),
    replaceMacro: async ({ params, body, request }) => ({
      status: 200,
      body: await service.replace(callerOf(request), params.macroId, body),
    }),
    deleteMacro: async ({ params, request }) => {
      await service.remove(callerOf(request), params.macroId)
      return { status: 204 }
    },
  })
}
