import { expect, test } from 'vitest'
import { type Channel, channelName, hasEnabledChannel, initialChannel, offeredChannels } from './channels.ts'

const channel = (channelType: string, order: number, enabled = true): Channel =>
  ({ channelType, order, enabled }) as Channel

test('[SHELL-17, CHANNEL-12, CHANNEL-13] ticket, chat and phone are on offer, other types are dropped; order decides', () => {
  const offered = offeredChannels([
    channel('PHONE_CALLBACK', 3),
    channel('fax', 0),
    channel('CHAT', 2),
    channel('Ticket', 1),
  ])
  expect(offered.map(({ channelType }) => channelType)).toEqual(['ticket', 'chat', 'phone'])
  expect(channelName('fax')).toBeNull()
})

test('[CHANNEL-03] the form opens with the channel asked for, else ticket, else the first that can be used', () => {
  const all = offeredChannels([channel('ticket', 1), channel('chat', 2), channel('phone', 3, false)])
  expect(initialChannel(all, 'chat')?.channelType).toBe('chat')
  expect(initialChannel(all, null)?.channelType).toBe('ticket')
  expect(initialChannel(all, 'phone')?.channelType).toBe('ticket')
  expect(initialChannel(offeredChannels([channel('ticket', 1, false), channel('chat', 2)]), null)?.channelType).toBe(
    'chat',
  )
  expect(initialChannel([], null)).toBeNull()
  expect(hasEnabledChannel(offeredChannels([channel('ticket', 1, false)]))).toBe(false)
})

test('[REOPEN-27] [REOPEN-28] types are compared in lower case, and PHONE_CALLBACK is phone', () => {
  expect(['TICKET', 'Chat', 'pHoNe', 'PHONE_CALLBACK', 'phone_callback'].map(channelName)).toEqual([
    'ticket',
    'chat',
    'phone',
    'phone',
    'phone',
  ])
})
