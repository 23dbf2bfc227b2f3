// Wire ⇄ domain of the desk's call about the channels of a topic: what players see at once.
import type { Channel, ChannelSetting } from '#generated/server/desk/schemas.ts'
import { agentOf, type DeskScope } from '../../desk/scope.ts'
import { problem } from '../../platform/problems.ts'

export interface CatalogueDeskDeps {
  channels: {
    /** undefined: no such topic. */
    of: (topicId: number) => readonly Channel[] | undefined
    set: (topicId: number, settings: readonly ChannelSetting[], by: string) => Promise<void>
  }
  text: (code: string) => string
}

export const registerCatalogueDesk = (desk: DeskScope, { channels, text }: CatalogueDeskDeps): void => {
  desk.bind('catalogue', {
    setChannels: async ({ params: { categoryId: topicId }, body, request }) => {
      const present = channels.of(topicId)
      if (!present) throw problem.notFound()
      const unknown = body.channels.findIndex(
        ({ channelType }) => !present.some((channel) => channel.channelType === channelType),
      )
      if (unknown >= 0)
        throw problem.validation({
          fieldErrors: [{ field: `channels.${unknown}.channelType`, code: 'unknown' }],
          errorCodes: { unknown: text('unknown') },
        })
      await channels.set(topicId, body.channels, agentOf(request).id)
      return { status: 200, body: [...(channels.of(topicId) ?? [])] }
    },
  })
}
