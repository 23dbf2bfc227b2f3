import { expect, test } from 'vitest'
import { type Channel, initialChannel, offeredChannels } from '../../shared/channels/channels.ts'
import { withChat } from './with-chat.ts'

const channel = (channelType: string, order: number): Channel => ({ channelType, order, enabled: true }) as Channel

test('a chat that nobody answers gives its place to another way; one that is not known yet keeps it (OD-77)', () => {
  const all = offeredChannels([channel('ticket', 1), channel('chat', 2)])
  for (const status of [-1, -2, -3] as const)
    expect(initialChannel(withChat(all, status), 'chat')?.channelType).toBe('ticket')
  for (const status of [0, null] as const)
    expect(initialChannel(withChat(all, status), 'chat')?.channelType).toBe('chat')
})
