import type { Channel } from '#generated/server/schemas.ts'
import type { LocalContent } from '../content/types.ts'
import type { ChannelOverrides } from './ports.ts'

/** decisions-cases E6: ascending order, ties by ticket, chat, phone. */
const rank = ['ticket', 'chat', 'phone']
const inOrder = (a: Channel, b: Channel): number =>
  a.order - b.order || rank.indexOf(a.channelType) - rank.indexOf(b.channelType)

/**
 * The channels of a topic as they are now: the pack's, with what the desk has changed for the topic or, failing that,
 * for the nearest category above it (decisions-cases L). Chat is closed while nobody is there for it (T21). Topics
 * without channels answer an empty list.
 */
export const presentChannels = (local: LocalContent, topicId: number, overrides: ChannelOverrides): Channel[] => {
  const nearestFirst = [...local.pathTo(topicId)].reverse()
  const { isStaffed = () => true } = overrides
  return local
    .channels(topicId)
    .map((channel) => {
      for (const category of nearestFirst) {
        const change = overrides
          .forTopic(category.id, local.locale)
          .find((each) => each.channelType === channel.channelType)
        if (change) return { ...channel, ...definedOnly(change) }
      }
      return channel
    })
    .map((channel) =>
      channel.channelType === 'chat' && channel.enabled && !isStaffed(channel.chatLocale ?? local.locale)
        ? { ...channel, enabled: false }
        : channel,
    )
    .sort(inOrder)
}

const definedOnly = <T extends object>(value: T): Partial<T> =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Partial<T>
