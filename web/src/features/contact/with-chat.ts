import type { Schema } from '../../api/types.ts'
import type { OfferedChannel } from '../../shared/channels/channels.ts'

/** A chat that nobody answers now is not offered, whatever its hours say (amendment T21). */
export const withChat = (channels: readonly OfferedChannel[], status: Schema<'ChatStatus'>): OfferedChannel[] =>
  channels.map((channel) =>
    channel.channelType === 'chat' && status === chatAway ? { ...channel, enabled: false } : channel,
  )
const chatAway = -1
