import { expect, test } from 'vitest'
import {
  draftOf,
  emptyDraft,
  isAddress,
  isInOrder,
  isOver,
  lacking,
  localTime,
  requestOf,
  unwritten,
  utcTime,
} from './draft.ts'

const texts = {
  title: { 'en-US': 'Out', 'de-DE': 'Aus' },
  summary: { 'en-US': 'It is out.', 'de-DE': ' ' },
  body: { 'en-US': 'Wait.' },
}

test('what is missing is said by language, and what the portal’s own lacks by part', () => {
  expect(unwritten({ texts }, ['en-US', 'de-DE', 'fr-FR'])).toEqual(['de-DE', 'fr-FR'])
  expect(lacking({ texts }, 'en-US')).toEqual([])
  expect(lacking({ texts }, 'de-DE')).toEqual(['summary', 'body'])
})

test('a draft becomes a call without empty texts, and a message a draft again', () => {
  const draft = { ...emptyDraft, texts, games: ['wow', 'rumble'], startsAt: '2026-11-26T10:00', articleId: ' 24117 ' }
  const request = requestOf(draft, true)
  expect(request).toMatchObject({
    summary: { 'en-US': 'It is out.' },
    game: 'wow',
    games: ['wow', 'rumble'],
    link: null,
    endsAt: null,
    macroId: null,
    articleId: '24117',
    active: true,
  })
  expect(request.startsAt).toBe(new Date('2026-11-26T10:00').toISOString())
  const message = {
    ...request,
    id: 'a',
    state: 'planned' as const,
    startedAt: request.startsAt!,
    resolvedAt: null,
    shownUntil: null,
    updates: [],
    fromContent: false,
    mayChange: true,
    changedAt: request.startsAt!,
    changedBy: null,
    mark: '3f9a1c0b7d2e',
  }
  expect(requestOf(draftOf(message), true)).toEqual(request)
})

test('times are of the reader’s own clock, and an end comes after its beginning', () => {
  expect([localTime(null), utcTime('')]).toEqual(['', null])
  expect(localTime(utcTime('2026-03-09T08:05'))).toBe('2026-03-09T08:05')
  expect(isInOrder({ startsAt: '2026-11-26T10:00', endsAt: '2026-11-26T09:00' })).toBe(false)
  expect(isInOrder({ startsAt: '', endsAt: '2026-11-26T09:00' })).toBe(true)
  expect(['', 'https://a.example', 'http://a.example'].map(isAddress)).toEqual([true, true, false])
})

test('an end that has passed is told from one that comes', () => {
  const now = new Date('2026-11-27T05:00:00Z')
  expect(
    ['', localTime('2020-01-01T00:00:00Z'), localTime('2026-11-27T06:00:00Z')].map((endsAt) => isOver({ endsAt }, now)),
  ).toEqual([false, true, false])
})
