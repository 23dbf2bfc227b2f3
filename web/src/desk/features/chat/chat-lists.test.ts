import { expect, test } from 'vitest'
import type { Chat } from '../../shared/chats.ts'
import { type Message, listsOf, localeOf, merged, stillOut } from './chat-lists.ts'

const chat = (chatId: string, state: Chat['state'], assignee: string | null): Chat => ({
  chatId,
  state,
  assignee,
  offeredTo: null,
  skill: 'de-DE-general',
  caseId: '104232560',
  caseRegion: 'us',
  subject: 'Stuck',
  playerName: null,
  startedAt: '2026-11-23T16:00:00.000Z',
})
const message = (sequence: number, clientId?: string): Message => ({
  sequence,
  from: 'player',
  author: null,
  text: `No. ${sequence}`,
  sentAt: '2026-11-23T16:00:00.000Z',
  ...(clientId === undefined ? {} : { clientId }),
})

test('what is mine, who waits, what colleagues have; what has ended is nowhere', () => {
  const lists = listsOf(
    [chat('a', 'WAITING', null), chat('b', 'ACTIVE', 'jo'), chat('c', 'ACTIVE', 'kim'), chat('d', 'ENDED', 'jo')],
    'jo',
  )
  expect(lists.mine.map(({ chatId }) => chatId)).toEqual(['b'])
  expect(lists.waiting.map(({ chatId }) => chatId)).toEqual(['a'])
  expect(lists.others.map(({ chatId }) => chatId)).toEqual(['c'])
})

test('what a colleague offers me stands by itself, and is not among theirs', () => {
  const lists = listsOf([chat('a', 'ACTIVE', 'kim'), { ...chat('b', 'ACTIVE', 'kim'), offeredTo: 'jo' }], 'jo')
  expect(lists.offered.map(({ chatId }) => chatId)).toEqual(['b'])
  expect(lists.others.map(({ chatId }) => chatId)).toEqual(['a'])
})

test('a message that comes twice stands once', () => {
  const known = [message(1), message(2)]
  expect(merged(known, [message(2), message(3)]).map(({ sequence }) => sequence)).toEqual([1, 2, 3])
  expect(merged([], [message(1)])).toHaveLength(1)
})

test('what was said is out until the server has it', () => {
  const outgoing = ['x', 'y'].map((clientId) => ({ clientId, text: clientId, hasFailed: false }))
  expect(stillOut(outgoing, [message(1, 'x')]).map(({ clientId }) => clientId)).toEqual(['y'])
})

test('a skill says its language', () => {
  expect(localeOf({ skill: 'ja-JP-general' })).toBe('ja-JP')
  expect(localeOf({ skill: 'general' })).toBe('en-US')
})
