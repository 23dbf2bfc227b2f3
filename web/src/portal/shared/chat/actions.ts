// One function a write, named as the operation (HOUSE-10).
import type { Api } from '../../../kit/api/api.ts'
import type { Sent } from '../../../kit/api/call-types.ts'
import type { Schema } from '../../../kit/api/types.ts'
import type { WriteKey } from '../../../kit/api/write-key.ts'
import type { HeldChat } from './held-chats.ts'

/** What a channel must know of itself for a chat to start. */
export interface ChatChannel {
  lpDivId: string
  skill: string
}

/**
 * The skill is the chat's language and the agent type (DONE-13, REOPEN-15, OD-94); null for a channel that lacks one of
 * them.
 */
export const chatChannelOf = (
  channel: Pick<Schema<'Channel'>, 'chatLocale' | 'agentType' | 'lpDivId'> | undefined,
): ChatChannel | null => {
  if (channel === undefined || channel.chatLocale === null || channel.agentType === null || channel.lpDivId === null)
    return null
  return { lpDivId: channel.lpDivId, skill: `${channel.chatLocale}-${channel.agentType}` }
}

export const updateChatSkill = (
  api: Api,
  channel: ChatChannel,
  signal?: AbortSignal,
): Promise<Sent<Schema<'ChatSkillStatus'>>> =>
  api.send('put', '/services/bft/api/chat/{lang}/skill', { body: channel, ...(signal === undefined ? {} : { signal }) })

/** Tells which case the page is about, then asks for the chat. */
export const startChat = async (
  api: Api,
  { askedBy: caseId, caseRegion, categoryId, lpDivId, skill }: HeldChat,
  key: WriteKey,
): Promise<Sent<Schema<'StartedChat'>>> => {
  const noted = await api.send('put', '/services/bft/api/chat/{lang}/case-info', {
    body: { caseId, caseRegion, categoryId },
  })
  if (!noted.isOk) return noted
  return api.send('post', '/services/bft/api/chat/{lang}/start', { body: { lpDivId, skill, caseId, caseRegion }, key })
}
