// Wire ⇄ domain of the desk's calls about the catalogue: its games, and the channels of a topic, which players see at once.
import type { Channel, ChannelSetting, DeskGame, DeskTopicForm } from '#generated/server/desk/schemas.ts'
import { agentOf, noteChange, type DeskScope } from '../../desk/scope.ts'
import { demandMark, markOf } from '../../platform/marks.ts'
import { existing, problem } from '../../platform/problems.ts'
import { ok } from '../../platform/contract/answers.ts'

export interface CatalogueDeskDeps {
  /** In the portal's own language. */
  games: () => readonly DeskGame[]
  /** What a representative fills in of a topic's form; undefined: no such topic, or none. */
  form: (topicId: number, locale: string) => DeskTopicForm | undefined
  channels: {
    /** undefined: no such topic. */
    of: (topicId: number) => readonly Channel[] | undefined
    set: (topicId: number, settings: readonly ChannelSetting[], by: string) => Promise<void>
    /** Opens or closes one of them and leaves the rest of it as it is. */
    switch: (topicId: number, channelType: Channel['channelType'], enabled: boolean, by: string) => Promise<void>
  }
  text: (code: string) => string
}

export const registerCatalogueDesk = (desk: DeskScope, { games, form, channels, text }: CatalogueDeskDeps): void => {
  const shown = (present: readonly Channel[]) => ({
    status: 200 as const,
    body: [...present],
    headers: { etag: `"${markOf(present)}"` },
  })
  desk.bind('catalogue', {
    listGames: () => ok({ items: [...games()].sort((one, other) => one.title.localeCompare(other.title)) }),
    getTopicForm: ({ params, query }) => {
      const found = existing(form(params.categoryId, query.language))
      return ok(found)
    },
    listTopicChannels: ({ params: { categoryId: topicId } }) => {
      const present = existing(channels.of(topicId))
      return shown(present)
    },
    switchChannel: async ({ params: { categoryId: topicId, channelType }, body, request }) => {
      const before = existing(channels.of(topicId)?.find((channel) => channel.channelType === channelType))
      await channels.switch(topicId, channelType, body.enabled, agentOf(request).id)
      noteChange(request, { before: { enabled: before.enabled }, after: { enabled: body.enabled } })
      return shown(channels.of(topicId) ?? [])
    },
    setChannels: async ({ params: { categoryId: topicId }, body, headers, request }) => {
      const present = existing(channels.of(topicId))
      demandMark(headers['if-match'], { mark: markOf(present), items: [...present] })
      const unknown = body.channels.findIndex(
        ({ channelType }) => !present.some((channel) => channel.channelType === channelType),
      )
      if (unknown >= 0)
        throw problem.validation({
          fieldErrors: [{ field: `channels.${unknown}.channelType`, code: 'unknown' }],
          errorCodes: { unknown: text('unknown') },
        })
      await channels.set(topicId, body.channels, agentOf(request).id)
      return shown(channels.of(topicId) ?? [])
    },
  })
}
