// Wire ⇄ domain of the company's end of a live chat (ground G32).
import { agentOf, confirmedBy, noteChange, type DeskScope } from '../../desk/scope.ts'
import type { ChatDesk } from './service.ts'
import { created, done, ok } from '../../platform/contract/answers.ts'

export const registerChatDesk = (desk: DeskScope, { service }: { service: ChatDesk }): void => {
  desk.bind('chat', {
    listChats: async ({ query: { state, skill } }) => ok(await service.list({ state, skill })),
    getChat: async ({ params, query }) => ok(await service.get(params.chatId, query.after)),
    acceptChat: async ({ params, request }) => ok(await service.accept(params.chatId, agentOf(request))),
    sendChatMessage: async ({ params, body, request }) => {
      const { message, confirmed } = await service.say(params.chatId, agentOf(request), {
        ...body,
        confirmedFlags: confirmedBy(request, body.confirmedFlags),
      })
      if (confirmed !== null) noteChange(request, { before: {}, after: { confirmed } })
      return created(message)
    },
    transferChat: async ({ params, body, request }) =>
      ok(await service.transfer(params.chatId, agentOf(request), body.to)),
    setAvailability: async ({ body, request }) => ok(await service.setAvailability(agentOf(request), body)),
    endChat: async ({ params, request }) => {
      await service.end(params.chatId, agentOf(request))
      return done
    },
  })
}
