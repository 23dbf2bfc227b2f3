// What whoever writes topics is told of their channels: what the desk lays over them, and when they are open.
import type { ContentHolder } from '../content/content-holder.ts'
import { openingAt, type OpenWeek } from '../lib/open-week.ts'
import type { ChannelOverrideStore } from './channel-overrides.ts'
import { hoursInWords } from './hours-in-words.ts'

export const createChannelsOfTopics = (
  content: ContentHolder,
  overrides: Pick<ChannelOverrideStore, 'end' | 'forTopic'>,
  now: () => number,
) => ({
  overriddenChannels: (topicId: number) =>
    overrides.forTopic(topicId, content.current().defaultLocale).map(({ channelType }) => channelType),
  endOverrides: overrides.end,
  toldOf: (hours: OpenWeek) => {
    const { isOpen, until } = openingAt(hours, now())
    return {
      isOpen,
      until: until === null ? null : new Date(until).toISOString(),
      openTimeIn: (locale: string) => hoursInWords(hours, locale),
    }
  },
})
