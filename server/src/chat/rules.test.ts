import { expect, test } from 'vitest'
import { expectedWait, transcriptOf } from './rules.ts'
import type { ChatMessageRecord } from './types.ts'

test.each([
  ['an untouched queue says what the channel says', { place: 1, recent: [], ewtMinutes: 4 }, 240],
  ['the channel’s figure counts for each place', { place: 3, recent: [], ewtMinutes: 4 }, 720],
  ['nothing is known, nothing is said', { place: 4, recent: [], ewtMinutes: null }, null],
  [
    'the pace of late chats stands above the channel’s figure',
    {
      place: 1,
      recent: [
        { waitSeconds: 30, place: 1 },
        { waitSeconds: 90, place: 3 },
      ],
      ewtMinutes: 60,
    },
    30,
  ],
  ['each chat in front adds one place', { place: 4, recent: [{ waitSeconds: 60, place: 2 }], ewtMinutes: null }, 120],
  ['who is taken at once waits no time', { place: 1, recent: [{ waitSeconds: 0, place: 1 }], ewtMinutes: 10 }, 0],
  ['never beyond the contract’s week', { place: 91_000, recent: [], ewtMinutes: 600 }, 604_800],
])('expected wait: %s', (_, facts, seconds) => {
  expect(expectedWait(facts)).toBe(seconds)
})

test('the transcript holds every word, inert, and no name', () => {
  const at = '2026-11-19T16:02:00.000Z'
  const message = (sequence: number, sender: ChatMessageRecord['sender'], text: string): ChatMessageRecord => ({
    sequence,
    sender,
    author: 'Ada',
    text,
    clientId: null,
    sentAt: at,
  })
  const { html, text } = transcriptOf(
    [message(1, 'player', '<b>a</b>\nb & c'), message(2, 'system', 'Jo has joined.'), message(3, 'company', 'Hello')],
    { title: 'Chat on 2026-11-19', player: 'Player', company: 'Support' },
  )
  expect(html).toBe(
    '<p><em>Chat on 2026-11-19</em></p><p><strong>Player</strong> 16:02 ' +
      'UTC<br>&lt;b&gt;a&lt;/b&gt;<br>b &amp; c</p><p><strong>Support</strong> 16:02 UTC<br>Hello</p>',
  )
  expect(text).toBe('Chat on 2026-11-19\n\nPlayer 16:02 UTC\n<b>a</b>\nb & c\n\nSupport 16:02 UTC\nHello')
})
