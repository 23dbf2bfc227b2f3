// Wire ⇄ domain of the company's end of a live chat (ground G32).
import { agentOf, confirmedBy, noteChange, type DeskScope } from '../../desk/scope.ts'
import type { ChatDesk } from './service.ts'

export const registerChatDesk = (desk: DeskScope, { service }: { service: ChatDesk }): void => {
  desk.bind('chat', {
    listChats: async ({ query: { state, skill } }) => ({ status: 200, body: await service.list({ state, skill }) }),
    getChat: async ({ params, query }) => ({ status: 200, body: await service.get(params.chatId, query.after) }),
    acceptChat: async ({ params, request }) => ({
      status: 200,
      body: await service.accept(params.chatId, agentOf(request)),
    }),
    sendChatMessage: async ({ params, body, request }) => {
      const { message, confirmed } = await service.say(params.chatId, agentOf(request), {
        ...body,
        confirmedFlags: confirmedBy(request, body.confirmedFlags),
      })
      if (confirmed !== null) noteChange(request, { before: {}, after: { confirmed } })
      return { status: 201, body: message }
    },
    transferChat: async ({ params, body, request }) => ({
      status: 200,
      body: await service.transfer(params.chatId, agentOf(request), body.to),
    }),
    setAvailability: async ({ body, request }) => ({
      status: 200,
      body: await service.setAvailability(agentOf(request), body),
    }),
    endChat: async ({ params, request }) => {
      await service.end(params.chatId, agentOf(request))
      return { status: 204 }
    },
  })
}
