// Games, topics and their channels as the desk has them. What lies outside the caller's scope is as if it were not there
// (CD-315).
import type { Channel, ChannelType } from '#generated/server/schemas.ts'
import type { ContentHolder } from '../../content/content-holder.ts'
import type { ContentField } from '../../content/types.ts'
import { isWithinScope } from '../../lib/caller-scope.ts'
import type { ChannelOverrideStore } from '../channel-overrides.ts'
import { presentChannels } from '../channels.ts'
import type { CatalogueDeskDeps } from './routes.ts'

/** @param askedOf what a representative fills in of a topic's form */
export const createTopicsAtDesk = (
  content: ContentHolder,
  overrides: ChannelOverrideStore,
  askedOf: (fields: readonly ContentField[]) => ContentField[],
): Pick<CatalogueDeskDeps, 'games' | 'form' | 'channels'> => {
  const here = () => content.current().in(content.current().defaultLocale)
  /** In every language that has this channel. */
  const inEachLanguage = (topicId: number, channelType: ChannelType): { locale: string; channel: Channel }[] => {
    const now = content.current()
    return now.locales.flatMap((locale) => {
      const channel = presentChannels(now.in(locale), topicId, overrides).find((one) => one.channelType === channelType)
      return channel === undefined ? [] : [{ locale, channel }]
    })
  }
  return {
    games: () => {
      const local = here()
      const topics = content.current().topicIds.flatMap((id) => local.topic(id) ?? [])
      return local.products().map(({ shortName, name }) => ({
        game: shortName,
        title: name,
        topics: topics
          .filter(({ product }) => product === shortName)
          .map((topic) => ({ categoryId: topic.id, name: topic.name }))
          .sort((one, other) => one.name.localeCompare(other.name)),
      }))
    },
    form: (categoryId, locale) => {
      const topic = content.current().in(locale).topic(categoryId)
      if (topic === undefined || !topic.hasForm || !isWithinScope({ game: topic.product })) return undefined
      const fields = askedOf(topic.fields).map(({ choicesFrom: _from, ...field }) => field)
      return { categoryId, name: topic.name, fields }
    },
    channels: {
      of: (topicId) => {
        const local = here()
        const category = local.category(topicId)
        return category && isWithinScope({ game: category.product })
          ? presentChannels(local, topicId, overrides)
          : undefined
      },
      set: overrides.set,
      switch: async (topicId, channelType, enabled, by) => {
        const inEach = inEachLanguage(topicId, channelType)
        const hours = inEach.flatMap(({ locale, channel: { openTime } }) =>
          openTime === null ? [] : [[locale, openTime]],
        )
        const { ewt, order } = inEach[0]!.channel
        const openTime = hours.length === 0 ? null : (Object.fromEntries(hours) as Record<string, string>)
        await overrides.set(topicId, [{ channelType, enabled, ewt, openTime, order }], by)
      },
    },
  }
}
