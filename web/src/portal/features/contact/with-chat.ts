import type { Schema } from '../../../kit/api/types.ts'
import type { OfferedChannel } from '../../shared/channels/channels.ts'

/**
 * A chat that nobody answers now, or that is not there, is not offered, whatever its hours say (amendment T21); null: not
 * known yet.
 */
export const withChat = (channels: readonly OfferedChannel[], status: Schema<'ChatStatus'> | null): OfferedChannel[] =>
  channels.map((channel) =>
    channel.channelType === 'chat' && (status ?? chatOpen) !== chatOpen ? { ...channel, enabled: false } : channel,
  )
const chatOpen = 0
