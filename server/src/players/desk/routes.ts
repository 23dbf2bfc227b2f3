import { agentOf, type DeskScope } from '../../desk/scope.ts'
import type { PlayerDesk } from './service.ts'
import { created, done, ok } from '../../platform/contract/answers.ts'

export const registerPlayersDesk = (desk: DeskScope, { service }: { service: PlayerDesk }): void => {
  desk.bind('players', {
    listPlayers: async ({ query: { q, cursor, limit } }) => ok(await service.list(q, { cursor, limit })),
    getPlayer: async ({ params }) => ok(await service.sheet(params.accountId)),
    addPlayerNote: async ({ params, body, request }) =>
      created(await service.addNote(params.accountId, agentOf(request).id, body.text)),
    editPlayerNote: async ({ params, body, request }) =>
      ok(await service.editNote(params.accountId, params.noteId, agentOf(request).id, body.text)),
    deletePlayerNote: async ({ params }) => {
      await service.removeNote(params.accountId, params.noteId)
      return done
    },
  })
}
