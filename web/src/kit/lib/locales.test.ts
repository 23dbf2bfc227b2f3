// Dates, numbers and relative times as each language writes them (promises L4): by Intl alone, kept in
// locales.snapshot.txt so that a change is seen.
import { expect, test } from 'vitest'
import { formatParts, parseMessage } from './icu.ts'
import { absoluteTime, relativeTime } from './relative-time.ts'

const locales = [
  'en-US',
  'de-DE',
  'fr-FR',
  'es-ES',
  'pt-BR',
  'ja-JP',
  'ko-KR',
  'zh-CN',
  'ar-SA',
  'en-GB',
  'pl-PL',
  'he-IL',
]
const zones = ['UTC', 'America/New_York', 'Australia/Lord_Howe']
/**
 * New York leaves summer time at 06:00 UTC on 1 November 2026; Lord Howe turned by half an hour at 15:30 UTC on 3
 * October.
 */
const moments = [
  '2026-11-01T05:30:00Z',
  '2026-11-01T06:30:00Z',
  '2026-10-03T15:00:00Z',
  '2026-10-03T15:45:00Z',
  '2026-12-31T23:59:59Z',
]
const now = Date.parse('2026-11-21T12:00:00Z')
const distances = [
  '2026-11-21T11:59:40Z',
  '2026-11-21T11:58:00Z',
  '2026-11-21T01:00:00Z',
  '2026-11-20T11:00:00Z',
  '2026-11-01T12:00:00Z',
  '2026-08-21T12:00:00Z',
  '2023-11-21T12:00:00Z',
  '2026-11-24T12:00:00Z',
]
const numbers = ['{n, number}', '{n, number, percent}'].map(parseMessage)
// Kinds of blank differ between versions of CLDR and cannot be told apart by eye.
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('dates, numbers and relative times of 12 languages in 3 zones are as they were', async () => {
  const lines = locales.flatMap((locale) => [
    `# ${locale}`,
    ...numbers.map((message) =>
      [0, 7, 1234.5, 0.25, 1_234_567].map((n) => formatParts(message, { n }, locale).join('')).join(' | '),
    ),
    distances.map((time) => relativeTime(time, now, locale)).join(' | '),
    ...zones.map((zone) => `${zone}: ${moments.map((time) => absoluteTime(time, locale, zone)).join(' | ')}`),
  ])
  await expect(`${lines.map(plain).join('\n')}\n`).toMatchFileSnapshot('./locales.snapshot.txt')
})

test('an hour that happens twice is written twice, and the half hour of Lord Howe is kept', () => {
  const at = (time: string, zone: string): string => plain(absoluteTime(time, 'en-GB', zone))
  expect(at('2026-11-01T05:30:00Z', 'America/New_York')).toBe(at('2026-11-01T06:30:00Z', 'America/New_York'))
  expect([
    at('2026-10-03T15:00:00Z', 'Australia/Lord_Howe'),
    at('2026-10-03T15:45:00Z', 'Australia/Lord_Howe'),
  ]).toEqual(['4 October 2026 at 01:30', '4 October 2026 at 02:45'])
})

test('every language of the list is known to Intl by its own rules', () => {
  expect(Intl.DateTimeFormat.supportedLocalesOf(locales)).toEqual(locales)
  expect(Intl.RelativeTimeFormat.supportedLocalesOf(locales)).toEqual(locales)
  expect(Intl.NumberFormat.supportedLocalesOf(locales)).toEqual(locales)
})
