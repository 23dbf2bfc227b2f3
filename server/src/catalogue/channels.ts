import type { Channel } from '#generated/server/schemas.ts'
import type { ContentChannel, LocalContent } from '../content/types.ts'
import { openingAt } from '../lib/open-week.ts'
import { hoursInWords } from './hours-in-words.ts'
import type { ChannelOverrides } from './ports.ts'

/** decisions-cases E6: ascending order, ties by ticket, chat, phone. */
const rank = ['ticket', 'chat', 'phone']
const inOrder = (a: Channel, b: Channel): number =>
  a.order - b.order || rank.indexOf(a.channelType) - rank.indexOf(b.channelType)

/**
 * The channels of a topic as they are now: the pack's, with what the desk has changed for the topic or the nearest
 * category above it (decisions-cases L). Chat is closed while nobody is there (T21); hours close and say until when
 * (CD-427).
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
    .map((channel) => byHours(channel, local.locale, overrides.now))
    .map((channel) =>
      channel.channelType === 'chat' && channel.enabled && !isStaffed(channel.chatLocale ?? local.locale)
        ? closed(channel)
        : channel,
    )
    .sort(inOrder)
}

/** When somebody comes is not known. */
const closed = ({ until: _hours, ...channel }: Channel): Channel => ({ ...channel, enabled: false })

const byHours = ({ hours, ...channel }: ContentChannel, locale: string, now: ChannelOverrides['now']): Channel => {
  if (hours === undefined || now === undefined) return channel
  const openTime = channel.openTime ?? hoursInWords(hours, locale)
  // What is switched off does not open by the clock.
  if (!channel.enabled) return { ...channel, openTime }
  const { isOpen, until } = openingAt(hours, now())
  return {
    ...channel,
    openTime,
    enabled: isOpen,
    ...(until === null ? {} : { until: new Date(until).toISOString() }),
  }
}

const definedOnly = <T extends object>(value: T): Partial<T> =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Partial<T>
