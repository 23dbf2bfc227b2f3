import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import english from '../../../../../server/src/localizations/messages/en-US/cases.json' with { type: 'json' }
import type { OfferedChannel } from '../../shared/channels/channels.ts'
import { MessagesContext } from '../../shared/i18n/context.ts'
import { createMessages } from '../../shared/i18n/messages.ts'
import { ChannelTabs } from './ChannelTabs.tsx'

const channel = (channelType: 'ticket' | 'chat', description: string, enabled: boolean): OfferedChannel =>
  ({ channelType, description, enabled, ewt: null, openTime: 'Opens at 10:00' }) as OfferedChannel
const drawn = (isChatOpen: boolean, isReady = true, selected: 'ticket' | 'chat' = 'chat'): string =>
  draw(
    <MessagesContext value={createMessages('en-US', english)}>
      <ChannelTabs
        channels={[channel('ticket', 'Write to us', true), channel('chat', 'Live chat', isChatOpen)]}
        chat={{ isReady, minutes: null }}
        selected={selected}
        onChange={() => Promise.resolve()}
      >
        the form
      </ChannelTabs>
    </MessagesContext>,
  )

test('a chosen way that is closed says so, and the one that is open is a button', () => {
  expect(drawn(false)).toContain('Live chat is closed right now. You can use this instead:')
  expect(drawn(false)).toMatch(/<button [^>]*>(<span[^>]*>)?Write to us</)
  expect(drawn(true)).not.toContain('closed right now')
})

test('a chat that has not told yet how it stands is not said to be closed', () => {
  expect(drawn(true, false, 'ticket')).not.toMatch(/Currently unavailable|closed/)
  expect(drawn(false, false, 'ticket')).toContain('Currently unavailable')
})
