import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Api } from '../../../kit/api/api.ts'
import { chatChannelOf } from './actions.ts'
import { connectChat } from './chat-connection.ts'
import { type ChatEvent, type ChatLog, type ChatMessage, emptyLog, nextLog, toSend } from './chat-log.ts'
import { tagTries, awaitTag } from './chat-tag.ts'
import { chatBackoff, pollChatWait, waitMinutes } from './chat-wait.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[DONE-13] [REOPEN-15] the skill is the chat’s language, a hyphen, the agent type; a channel without one of them has no chat', () => {
  expect(chatChannelOf({ chatLocale: 'en-US', agentType: 'general', lpDivId: 'division' })).toEqual({
    lpDivId: 'division',
    skill: 'en-US-general',
  })
  expect(chatChannelOf({ chatLocale: 'en-US', agentType: null, lpDivId: 'division' })).toBeNull()
  expect(chatChannelOf(undefined)).toBeNull()
})

test('[CHAT-03] the tag is looked for every 50 ms', () => {
  const looks: number[] = []
  const ready = vi.fn()
  awaitTag(
    {
      load: () => undefined,
      isLoaded: () => {
        looks.push(performance.now())
        return looks.length === 4
      },
    },
    ready,
  )
  vi.advanceTimersByTime(1000)
  expect(looks.slice(1).map((at, index) => at - looks[index]!)).toEqual([50, 50, 50])
  expect(ready).toHaveBeenCalledTimes(1)
})

test('[CHAT-04] after 5 s without the tag it is fetched again 1 s later, nine times at most, and nobody is told', () => {
  const loads: number[] = []
  const ready = vi.fn()
  const start = performance.now()
  awaitTag({ load: () => loads.push(performance.now() - start), isLoaded: () => false }, ready)
  vi.advanceTimersByTime(200_000)
  expect(loads).toEqual(Array.from({ length: 1 + tagTries }, (_, index) => index * 6000))
  expect(ready).not.toHaveBeenCalled()
})

test('a tag that is here at once is used at once; who leaves looks no longer', () => {
  const ready = vi.fn()
  awaitTag({ load: () => undefined, isLoaded: () => true }, ready)
  expect(ready).toHaveBeenCalledTimes(1)
  const isLoaded = vi.fn(() => false)
  awaitTag({ load: () => undefined, isLoaded }, ready)()
  vi.advanceTimersByTime(10_000)
  expect(isLoaded).toHaveBeenCalledTimes(1)
})

test('[CHAT-01] the wait of the skill is asked for every second', async () => {
  const asked: number[] = []
  const start = performance.now()
  const waits: unknown[] = []
  const get = vi.fn(async () => {
    asked.push(performance.now() - start)
    return { estimatedWaitTime: { currentStatus: 0, lastEwtSeconds: 90 } }
  })
  const stop = pollChatWait({ get } as unknown as Pick<Api, 'get'>, { skill: 'en-US-general', place: null }, (wait) =>
    waits.push(wait),
  )
  await vi.advanceTimersByTimeAsync(3000)
  stop()
  await vi.advanceTimersByTimeAsync(3000)
  expect(asked).toEqual([0, 1000, 2000, 3000])
  expect(get).toHaveBeenCalledWith(
    '/services/bft/api/chat/ewt/{skill}',
    { path: { skill: 'en-US-general' } },
    expect.anything(),
  )
  expect(waits).toHaveLength(4)
})

test('who waits already asks for the wait from their place, so that they are not counted twice (T21)', async () => {
  const get = vi.fn(async () => ({ estimatedWaitTime: { currentStatus: 0, lastEwtSeconds: 720 } }))
  const api = { get } as unknown as Pick<Api, 'get'>
  const stop = pollChatWait(api, { skill: 'en-US-general', place: 1 }, () => undefined)
  await vi.advanceTimersByTimeAsync(0)
  stop()
  expect(get).toHaveBeenCalledWith(
    '/services/bft/api/chat/ewt/{skill}',
    { path: { skill: 'en-US-general' }, query: { place: 1 } },
    expect.anything(),
  )
})

test('[CHAT-02] after failures it waits 100 ms, 1 s, then 5 s; an answer brings it back to 1 s', async () => {
  expect([0, 1, 2, 3, 8].map(chatBackoff)).toEqual([100, 1000, 5000, 5000, 5000])
  const asked: number[] = []
  const start = performance.now()
  const get = vi.fn(async () => {
    asked.push(performance.now() - start)
    if (asked.length <= 3) throw new TypeError('Failed to fetch')
    return { estimatedWaitTime: { currentStatus: 0, lastEwtSeconds: 0 } }
  })
  const stop = pollChatWait(
    { get } as unknown as Pick<Api, 'get'>,
    { skill: 'en-US-general', place: 2 },
    () => undefined,
  )
  await vi.advanceTimersByTimeAsync(8200)
  stop()
  expect(asked).toEqual([0, 100, 1100, 6100, 7100, 8100])
  expect(get).toHaveBeenCalledWith(
    '/services/bft/api/chat/ewt/{skill}',
    { path: { skill: 'en-US-general' }, query: { place: 2 } },
    expect.anything(),
  )
})

test.each([
  [null, null],
  [0, 0],
  [1, 1],
  [60, 1],
  [61, 2],
  [340, 6],
])('%s seconds are told as %s minutes', (seconds, minutes) => {
  expect(waitMinutes({ currentStatus: 0, lastEwtSeconds: seconds })).toBe(minutes)
})

const message = (sequence: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  sequence,
  from: 'company',
  author: 'Jo',
  text: `${sequence}`,
  sentAt: '2026-11-19T16:02:00.000Z',
  ...more,
})
const play = (events: ChatEvent[], from: ChatLog = emptyLog()): ChatLog => events.reduce(nextLog, from)
const state = (
  name: 'WAITING' | 'ACTIVE' | 'ENDED',
  messages: ChatMessage[] = [],
  positionInQueue?: number,
): ChatEvent => ({
  type: 'FRAME',
  frame: { type: 'state', state: name, messages, ...(positionInQueue === undefined ? {} : { positionInQueue }) },
})

test('messages stand in their order, each once, whatever way they came', () => {
  const log = play([
    state('WAITING', [message(1)], 2),
    { type: 'FRAME', frame: { type: 'message', message: message(3) } },
    { type: 'LOST' },
    state('ACTIVE', [message(1), message(2), message(3)]),
  ])
  expect(log.messages.map(({ sequence }) => sequence)).toEqual([1, 2, 3])
  expect(log).toMatchObject({ link: 'open', state: 'ACTIVE', place: null })
})

test('a text is held until the server has it, through a break too, and its writer is told', () => {
  const typed = play([
    state('ACTIVE'),
    { type: 'TYPED', clientId: 'a', text: 'one' },
    { type: 'TYPED', clientId: 'b', text: 'two' },
    { type: 'FRAME', frame: { type: 'message', message: message(1, { from: 'player', clientId: 'a' }) } },
  ])
  expect(toSend(typed).map(({ text }) => text)).toEqual(['two'])
  const lost = play([{ type: 'LOST' }, { type: 'TYPED', clientId: 'c', text: 'three' }], typed)
  expect(lost.link).toBe('lost')
  // The server had taken `b`; only its answer was lost.
  const back = play(
    [state('ACTIVE', [message(1, { from: 'player', clientId: 'a' }), message(2, { from: 'player', clientId: 'b' })])],
    lost,
  )
  expect(toSend(back).map(({ text }) => text)).toEqual(['three'])
  expect(back.resent).toBe(2)
})

test('a refused text stays, with its reason, until its words are taken back; so does what an ended chat cannot take', () => {
  const refused = play([
    state('ACTIVE'),
    { type: 'TYPED', clientId: 'a', text: 'one' },
    { type: 'FRAME', frame: { type: 'error', clientId: 'a', errorKey: 'support.chat.error.too.many' } },
  ])
  expect(refused.unsent).toEqual([{ clientId: 'a', text: 'one', refusedBy: 'support.chat.error.too.many' }])
  expect(toSend(refused)).toEqual([])
  expect(play([{ type: 'TAKEN_BACK', clientId: 'a' }], refused).unsent).toEqual([])
  expect(
    play([state('ACTIVE'), { type: 'TYPED', clientId: 'a', text: 'one' }, state('ENDED')]).unsent[0]?.refusedBy,
  ).toBe('support.chat.error.ended')
  expect(
    play([state('ACTIVE'), { type: 'TYPED', clientId: 'a', text: 'one' }, { type: 'NOT_UNDERSTOOD' }]).unsent[0]
      ?.refusedBy,
  ).toBe('support.chat.error.text')
})

/** The browser's side of a socket. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  readyState = 1
  sent: string[] = []
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.readyState = 3
  }
  frame(frame: object): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(frame) }))
  }
  end(code: number): void {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}
const connected = () => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('WebSocket', FakeSocket)
  const sockets: FakeSocket[] = []
  const events: string[] = []
  const connection = connectChat({
    url: 'ws://x',
    onEvent: ({ type }) => events.push(type),
    createSocket: () => {
      sockets.push(new FakeSocket())
      return sockets.at(-1) as unknown as WebSocket
    },
  })
  return { sockets, events, connection }
}

test('after a break it connects again, sooner at first; the end, a lost session and the door of nobody are final', () => {
  const { sockets, events } = connected()
  sockets[0]!.frame({ type: 'state', state: 'ACTIVE' })
  sockets[0]!.end(1006)
  vi.advanceTimersByTime(100)
  expect(sockets).toHaveLength(2)
  sockets[1]!.end(1012)
  vi.advanceTimersByTime(199)
  expect(sockets).toHaveLength(2)
  vi.advanceTimersByTime(1)
  sockets[2]!.frame({ type: 'state', state: 'ENDED' })
  sockets[2]!.end(1000)
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(3)
  expect(events).toEqual(['FRAME', 'LOST', 'LOST', 'FRAME'])

  const signedOut = connected()
  signedOut.sockets[0]!.end(4401)
  vi.advanceTimersByTime(60_000)
  expect([signedOut.events, signedOut.sockets.length]).toEqual([['SIGNED_OUT'], 1])

  const refused = connected()
  for (let tries = 0; tries < 6; tries += 1) {
    refused.sockets[tries]!.end(1006)
    vi.advanceTimersByTime(5000)
  }
  expect(refused.events.at(-1)).toBe('GONE')
  expect(refused.sockets).toHaveLength(6)
})
