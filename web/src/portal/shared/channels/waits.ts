// What is said of a channel before it is chosen. Pure.
import type { useMessages } from '../i18n/context.ts'
import type { OfferedChannel } from './channels.ts'

/** The chat's container, and the wait of its queue now. */
export interface ChatOffer {
  isReady: boolean
  minutes: number | null
}

/** Chat opens with its container (CHANNEL-05). */
export const isOpen = ({ channelType, enabled }: OfferedChannel, chat: ChatOffer): boolean =>
  enabled && (channelType !== 'chat' || chat.isReady)

/** Its wait when known and open, else when it opens (OD-76, decisions-cases E7), in parts that a line may part. */
export const waitParts = (
  channel: OfferedChannel,
  chat: ChatOffer,
  t: ReturnType<typeof useMessages>['t'],
  nextChange: string | null,
): string[] => {
  if (channel.channelType === 'ticket' && channel.enabled) return [t('support.contact.ticket.time')]
  const openTime = nextChange ?? channel.openTime
  // On its way: before it has told how it stands nobody says that it is closed.
  if (channel.channelType === 'chat' && channel.enabled && !chat.isReady) return [openTime ?? '…']
  if (!isOpen(channel, chat)) return [t('support.channel.unavailable'), openTime ?? ''].filter(Boolean)
  const minutes = channel.channelType === 'chat' && chat.minutes !== null ? Math.max(1, chat.minutes) : channel.ewt
  const time = minutes === null ? (openTime ?? '') : t('support.channel.wait', { minutes })
  return [t('support.channel.available'), time].filter(Boolean)
}
