import { createDemoProfiles } from '../adapters/profiles/demo-profiles.ts'
import { createHttpProfiles } from '../adapters/profiles/http-profiles.ts'
import { createChannelOverrides } from '../catalogue/channel-overrides.ts'
import { createChannelsOfTopics } from '../catalogue/channels-of-topics.ts'
import { createChatSkills } from '../catalogue/chat-skills.ts'
import { registerCatalogueDesk } from '../catalogue/desk/routes.ts'
import { createTopicsAtDesk } from '../catalogue/desk/topics.ts'
import { createCatalogueFacts } from '../catalogue/facts.ts'
import { createOpenings } from '../catalogue/openings.ts'
import { createOwnFields } from '../catalogue/own-fields.ts'
import type { ChannelOverrides, PlayerProfiles } from '../catalogue/ports.ts'
import { registerCatalogueRoutes } from '../catalogue/routes.ts'
import { deskFields } from '../contact/submit-service.ts'
import type { Gives, Needs } from './ports.ts'

/** The operator's service; with the demonstration's sign-in its players' own things, else nobody can be asked. */
const profilesOf = ({ config, warn }: Needs): PlayerProfiles | null => {
  if (config.playerProfiles) return createHttpProfiles({ ...config.playerProfiles, warn })
  return config.oidc === null ? createDemoProfiles() : null
}

export const composeCatalogue = async (made: Needs<'penalties'>): Promise<Gives<'catalogue'>> => {
  const { config, clock, content, identities } = made
  const profiles = profilesOf(made)
  // The operator's service names players as the first identity provider does.
  const ownFields = createOwnFields(
    profiles && {
      of: async (asker) => profiles.of({ ...asker, accountId: await identities.subjectOf(asker.accountId) }),
    },
  )
  const set = await createChannelOverrides({ ...made, content: content.current })
  const openings = createOpenings(clock, content.current)
  // Who is there for chats; null: an open chat channel is offered whoever is there (CHAT_OFFERED).
  const staffing = config.chatOffered === 'present' ? made.availabilities : null
  const channelOverrides: ChannelOverrides = {
    ...set,
    now: openings.now,
    version: () => set.version() + openings.version() + (staffing?.version() ?? 0),
    ...(staffing === null ? {} : { isStaffed: staffing.isStaffed }),
  }
  return {
    catalogue: createCatalogueFacts(content, channelOverrides),
    channelOverrides,
    channelsOf: createChannelsOfTopics(content, set, openings.now),
    chatSkills: createChatSkills(content, channelOverrides),
    ownFields,
    room: {
      register: (app) =>
        registerCatalogueRoutes(app, { ...made, channelOverrides, ownFields, content: content.current }),
      registerDesk: (desk) =>
        registerCatalogueDesk(desk, { ...createTopicsAtDesk(content, set, deskFields), text: made.deskText }),
      stop: set.stop,
    },
  }
}
