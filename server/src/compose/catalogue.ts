// Products, topics and their channels, with what the desk lays over the pack's.
import type { Channel } from '#generated/server/schemas.ts'
import { createDemoProfiles } from '../adapters/profiles/demo-profiles.ts'
import { createHttpProfiles } from '../adapters/profiles/http-profiles.ts'
import { createChannelOverrides } from '../catalogue/channel-overrides.ts'
import { presentChannels } from '../catalogue/channels.ts'
import { registerCatalogueDesk } from '../catalogue/desk/routes.ts'
import { createOwnFields, type OwnFields } from '../catalogue/own-fields.ts'
import { hoursInWords } from '../catalogue/hours-in-words.ts'
import { createOpenings } from '../catalogue/openings.ts'
import type { ChannelOverrides, PlayerProfiles } from '../catalogue/ports.ts'
import { registerCatalogueRoutes, type CatalogueDeps } from '../catalogue/routes.ts'
import { deskFields } from '../contact/submit-service.ts'
import type { CaseCatalogue } from '../cases/ports.ts'
import type { Availabilities } from '../chat/availability.ts'
import { openingAt } from '../lib/open-week.ts'
import { isWithinScope } from '../lib/caller-scope.ts'
import { channelsFor } from '../platform/visitor.ts'
import type { TopicsPorts } from '../studio/topics/ports.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

export interface CatalogueParts {
  /** The operator's service names players as the first identity provider does. */
  subjectOf: (accountId: string) => Promise<string>
  /** Who is there for chats; null: an open chat channel is offered whoever is there (CHAT_OFFERED). */
  staffing: Pick<Availabilities, 'isStaffed' | 'version'> | null
  penalties: CatalogueDeps['penalties']
  text: ValidationText
}

/** The operator's service; with the demonstration's sign-in its players' own things, else nobody can be asked. */
const profilesOf = ({ config, warn }: Pick<Core, 'config' | 'warn'>): PlayerProfiles | null => {
  if (config.playerProfiles) return createHttpProfiles({ ...config.playerProfiles, warn })
  return config.oidc === null ? createDemoProfiles() : null
}

export const composeCatalogue = async (
  { config, database, clock, content, documents, flags, warn }: Core,
  { subjectOf, penalties, staffing, text }: CatalogueParts,
): Promise<
  Composed<{
    channelOverrides: ChannelOverrides
    facts: CaseCatalogue
    ownFields: OwnFields
    overriddenChannels: (topicId: number) => Channel['channelType'][]
    endOverrides: (topicIds: readonly number[]) => Promise<void>
    toldOf: TopicsPorts['toldOf']
  }>
> => {
  const profiles = profilesOf({ config, warn })
  const ownFields = createOwnFields(
    profiles && {
      of: async (asker) => profiles.of({ ...asker, accountId: await subjectOf(asker.accountId) }),
    },
  )
  const set = await createChannelOverrides({ database, clock, content: content.current })
  const openings = createOpenings(clock, content.current)
  const channelOverrides: ChannelOverrides = {
    ...set,
    now: openings.now,
    version: () => set.version() + openings.version() + (staffing?.version() ?? 0),
    ...(staffing === null ? {} : { isStaffed: staffing.isStaffed }),
  }
  const defaultLocale = () => content.current().defaultLocale
  return {
    channelOverrides,
    ownFields,
    overriddenChannels: (topicId) => set.forTopic(topicId, defaultLocale()).map(({ channelType }) => channelType),
    endOverrides: set.end,
    toldOf: (hours) => {
      const { isOpen, until } = openingAt(hours, openings.now())
      return {
        isOpen,
        until: until === null ? null : new Date(until).toISOString(),
        openTimeIn: (locale) => hoursInWords(hours, locale),
      }
    },
    facts: {
      product: (shortName, locale) => {
        const product = content.current().in(locale).product(shortName)
        return product && { title: product.name, baseUiName: product.baseUiName }
      },
      channels: (topicId, locale, visitor) => {
        const present = presentChannels(content.current().in(locale), topicId, channelOverrides)
        return visitor === undefined ? present : channelsFor(visitor, present)
      },
      topicName: (topicId, locale) => content.current().in(locale).topic(topicId)?.name,
      fieldLabels: (topicId, locale) =>
        (content.current().in(locale).topic(topicId)?.fields ?? []).map(({ key, label }) => ({ key, label })),
    },
    room: {
      register: (app) =>
        registerCatalogueRoutes(app, {
          documents,
          channelOverrides,
          penalties,
          ownFields,
          content: content.current,
          features: flags,
        }),
      registerDesk: (desk) =>
        registerCatalogueDesk(desk, {
          games: () => {
            const now = content.current()
            const local = now.in(defaultLocale())
            const topics = now.topicIds.flatMap((id) => local.topic(id) ?? [])
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
            // What lies outside the caller's scope is as if it were not there (CD-315).
            if (topic === undefined || !topic.hasForm || !isWithinScope({ game: topic.product })) return undefined
            const fields = deskFields(topic.fields).map(({ choicesFrom: _from, ...field }) => field)
            return { categoryId, name: topic.name, fields }
          },
          channels: {
            of: (topicId) => {
              const local = content.current().in(defaultLocale())
              const category = local.category(topicId)
              // What lies outside the caller's scope is as if it were not there (CD-315).
              return category && isWithinScope({ game: category.product })
                ? presentChannels(local, topicId, set)
                : undefined
            },
            set: set.set,
            switch: async (topicId, channelType, enabled, by) => {
              const now = content.current()
              const inEach = now.locales.flatMap((locale) => {
                const channel = presentChannels(now.in(locale), topicId, set).find(
                  (one) => one.channelType === channelType,
                )
                return channel === undefined ? [] : [{ locale, ...channel }]
              })
              const hours = inEach.flatMap(({ locale, openTime }) => (openTime === null ? [] : [[locale, openTime]]))
              const [{ ewt, order }] = inEach as [(typeof inEach)[number]]
              const openTime = hours.length === 0 ? null : (Object.fromEntries(hours) as Record<string, string>)
              await set.set(topicId, [{ channelType, enabled, ewt, openTime, order }], by)
            },
          },
          text: (code) => text(defaultLocale(), code),
        }),
      stop: set.stop,
    },
  }
}
