// Skills of all topics, put together anew when the content or the desk's channels change.
import type { ContentHolder } from '../content/content-holder.ts'
import { presentChannels } from './channels.ts'
import type { ChannelOverrides } from './ports.ts'

interface SkillFacts {
  isOpen: boolean
  divisionIds: ReadonlySet<string>
  ewtMinutes: number | null
}

export const createChatSkills = (content: ContentHolder, overrides: ChannelOverrides) => {
  let known: { content: unknown; version: number; skills: Map<string, SkillFacts> } | undefined

  const skills = (): Map<string, SkillFacts> => {
    const current = content.current()
    if (known?.content === current && known.version === overrides.version()) return known.skills
    const found = new Map<string, SkillFacts & { divisionIds: Set<string> }>()
    for (const locale of current.locales) {
      const local = current.in(locale)
      for (const topicId of current.topicIds) {
        for (const { channelType, agentType, chatLocale, lpDivId, enabled, ewt } of presentChannels(
          local,
          topicId,
          overrides,
        )) {
          if (channelType !== 'chat' || agentType === null || chatLocale === null) continue
          const skill = `${chatLocale}-${agentType}`
          const facts = found.get(skill) ?? { isOpen: false, divisionIds: new Set<string>(), ewtMinutes: null }
          if (lpDivId !== null) facts.divisionIds.add(lpDivId)
          found.set(skill, {
            ...facts,
            isOpen: facts.isOpen || enabled,
            ewtMinutes: facts.ewtMinutes ?? (enabled ? ewt : null),
          })
        }
      }
    }
    known = { content: current, version: overrides.version(), skills: found }
    return found
  }

  return {
    /** undefined: no channel of any topic has this skill. */
    skill: (skill: string) => skills().get(skill),
    /** Whether the topic's own chat channel has this skill and is open to this visitor. */
    isOpenFor: (topicId: number, skill: string, { isSignedIn }: { isSignedIn: boolean }) =>
      content
        .current()
        .locales.some((locale) =>
          presentChannels(content.current().in(locale), topicId, overrides).some(
            ({ channelType, agentType, chatLocale, enabled, loginRequired }) =>
              channelType === 'chat' &&
              `${chatLocale}-${agentType}` === skill &&
              enabled &&
              (isSignedIn || !loginRequired),
          ),
        ),
  }
}
