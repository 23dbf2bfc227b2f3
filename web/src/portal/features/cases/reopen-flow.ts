// Reopen UI flow (REOPEN-21, REOPEN-22): idle, then respond selected (channel list), then channel selected (form); cancel returns
// to idle.
import type { ChannelName, OfferedChannel } from '../../shared/channels/channels.ts'

export type ReopenState = { step: 'idle' } | { step: 'channels' } | { step: 'form'; channel: ChannelName }
/** CLOSED: the chosen way has closed while somebody wrote (decisions-cases E9). */
export type ReopenEvent =
  | { type: 'RESPOND' }
  | { type: 'CHOOSE'; channel: ChannelName }
  | { type: 'CLOSED' }
  | { type: 'CANCEL' }

export const nextReopenState = (state: ReopenState, event: ReopenEvent): ReopenState => {
  switch (event.type) {
    case 'RESPOND':
      return state.step === 'idle' ? { step: 'channels' } : state
    case 'CHOOSE':
      return state.step === 'channels' ? { step: 'form', channel: event.channel } : state
    case 'CLOSED':
      return state.step === 'form' ? { step: 'channels' } : state
    case 'CANCEL':
      return { step: 'idle' }
  }
}

/**
 * Not enabled, a chat whose container is not ready, or one that wants a sign-in for a visitor with a link: listed but
 * not usable (decisions-cases E4, E8).
 */
export const isChannelUsable = (
  channel: Pick<OfferedChannel, 'channelType' | 'enabled' | 'loginRequired'>,
  { isSignedOut, isChatReady }: { isSignedOut: boolean; isChatReady: boolean },
): boolean => {
  if (!channel.enabled || (channel.loginRequired && isSignedOut)) return false
  return channel.channelType !== 'chat' || isChatReady
}
