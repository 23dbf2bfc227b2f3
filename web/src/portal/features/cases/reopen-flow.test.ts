import { expect, test } from 'vitest'
import { type ReopenEvent, type ReopenState, isChannelUsable, nextReopenState } from './reopen-flow.ts'

const idle: ReopenState = { step: 'idle' }
const channels: ReopenState = { step: 'channels' }
const form: ReopenState = { step: 'form', channel: 'phone' }
const respond: ReopenEvent = { type: 'RESPOND' }
const choose: ReopenEvent = { type: 'CHOOSE', channel: 'phone' }
const cancel: ReopenEvent = { type: 'CANCEL' }
const closed: ReopenEvent = { type: 'CLOSED' }

test.each([
  [idle, respond, channels],
  [idle, choose, idle],
  [idle, cancel, idle],
  [channels, respond, channels],
  [channels, choose, form],
  [channels, cancel, idle],
  [form, respond, form],
  [form, choose, form],
  [form, cancel, idle],
  [idle, closed, idle],
  [channels, closed, channels],
  [form, closed, channels],
])('[REOPEN-21, REOPEN-22] %j on %j is %j', (state, event, next) => {
  expect(nextReopenState(state, event)).toEqual(next)
})

test('[REOPEN-11, REOPEN-12] a channel is usable when enabled, a chat only when its container is ready', () => {
  const channel = { channelType: 'chat', enabled: true, loginRequired: false } as const
  expect(isChannelUsable(channel, { isSignedOut: false, isChatReady: false })).toBe(false)
  expect(isChannelUsable(channel, { isSignedOut: false, isChatReady: true })).toBe(true)
  expect(isChannelUsable({ ...channel, enabled: false }, { isSignedOut: false, isChatReady: true })).toBe(false)
  expect(
    isChannelUsable(
      { channelType: 'ticket', enabled: true, loginRequired: true },
      { isSignedOut: true, isChatReady: false },
    ),
  ).toBe(false)
})
