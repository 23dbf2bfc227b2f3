// What the studio's topics need from other rooms; compose hands it over.
import type { ChannelType } from '#generated/server/desk/schemas.ts'

export interface TopicsPorts {
  /** Open cases of a topic, and what they have answered; counted to a limit. */
  openUse: (topicId: number) => Promise<{
    cases: number
    isMore: boolean
    fields: ReadonlyMap<string, number>
    channels: ReadonlyMap<string, number>
    sealed: number
  }>
  /** Channels that were opened or closed by hand. */
  overriddenChannels: (topicId: number) => ChannelType[]
}
