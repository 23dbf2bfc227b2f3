import { pollTimes } from '../../../kit/api/cache-times.ts'
import type { Schema } from '../../../kit/api/types.ts'
import { type ApiState, useApi } from '../../../kit/api/use-api.ts'

export type Channel = Schema<'Channel'>
export type ChannelName = 'ticket' | 'chat' | 'phone'
export interface OfferedChannel extends Omit<Channel, 'channelType'> {
  channelType: ChannelName
}

const names: Record<string, ChannelName> = { ticket: 'ticket', chat: 'chat', phone: 'phone', phone_callback: 'phone' }

/** PHONE_CALLBACK is phone; compared in lower case (CHANNEL-12, CHANNEL-13). Another type is null. */
export const channelName = (type: string): ChannelName | null => names[type.toLowerCase()] ?? null

/** Known channels in their order; unknown types are dropped (OD-76). */
export const offeredChannels = (channels: readonly Channel[]): OfferedChannel[] => {
  return channels
    .flatMap((channel) => {
      const channelType = channelName(channel.channelType)
      return channelType === null ? [] : [{ ...channel, channelType }]
    })
    .sort((one, other) => one.order - other.order)
}

/** The channel a form opens with: the one asked for, else ticket, else the first that can be used (OD-77). */
export const initialChannel = (
  channels: readonly OfferedChannel[],
  wanted: ChannelName | null,
): OfferedChannel | null => {
  const usable = channels.filter((channel) => channel.enabled)
  return usable.find((channel) => channel.channelType === (wanted ?? 'ticket')) ?? usable[0] ?? null
}

export const hasEnabledChannel = (channels: readonly OfferedChannel[]): boolean =>
  channels.some((channel) => channel.enabled)

/** Channels of a topic, asked again every 60 s (ground G16). `topicId` null waits. */
export const useChannels = (
  topicId: number | null,
): ApiState<Channel[]> & { channels: OfferedChannel[] | undefined } => {
  const state = useApi(
    '/services/bft/api/categories/{lang}/{categoryId}/channels',
    topicId === null ? null : { path: { categoryId: topicId } },
    { refreshEvery: pollTimes.channels, whenFailed: { fallback: [] } },
  )
  return { ...state, channels: state.data === undefined ? undefined : offeredChannels(state.data) }
}
