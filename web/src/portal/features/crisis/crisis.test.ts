import { expect, test } from 'vitest'
import { bannersFor, toneOf, worstFirst } from './banners.ts'
import type { CrisisMessage, Incident } from './queries.ts'
import { cookieText } from '../../../kit/lib/cookies.ts'
import { cookieWith, idsIn } from './read-messages.ts'

const message = (id: string, product: string | null): CrisisMessage => ({
  id,
  title: id,
  summary: '',
  body: '',
  link: null,
  game: product === null ? null : { shortName: product, name: product, glyphClass: product },
  games: product === null ? [] : [{ shortName: product, name: product, glyphClass: product }],
  severity: 'degraded',
  places: [],
  startedAt: null,
  resolvedAt: null,
  updates: [],
})
const messages = [message('a', 'wow'), message('b', 'services'), message('c', null), message('d', 'rumble')]
const shown = (product: string | null, read: string[] = []): string =>
  bannersFor(messages, product, read)
    .map(({ id }) => id)
    .join('')

test('[CRISIS-06, CRISIS-08, BANNER-05] a product shows its own messages, those of the services and those of no product', () => {
  expect(shown('wow')).toBe('abc')
  expect(shown('rumble')).toBe('bcd')
  expect(shown('diablo4')).toBe('bc')
  expect(shown(null)).toBe('bc')
})

test('[CRISIS-09, BANNER-06] what was read is left out', () => {
  expect(shown('wow', ['a', 'c'])).toBe('b')
})

test('[CRISIS-10, BANNER-07] cookie cmRead holds the ids joined by a slash, on path /, for a year', () => {
  expect(idsIn('a=1; cmRead=login-down/b; z=2')).toEqual(['login-down', 'b'])
  expect(idsIn('cmRead=')).toEqual([])
  expect(idsIn('cmRead=<b>/ok')).toEqual(['ok'])
  expect(cookieText(cookieWith(['a'], 'b'), false)).toBe('cmRead=a/b; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(cookieText(cookieWith(['a', 'b'], 'a'), true)).toBe(
    'cmRead=b/a; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  )
})

test('the newest fifty are kept', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `m${index}`)
  const kept = idsIn(cookieText(cookieWith(ids, 'new'), false))
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, 'm11', 'new'])
})

test('one of several games is shown on the pages of each of them, and looks as bad as it is', () => {
  const [a, d] = [messages[0]!, messages[3]!]
  const both = { ...a, id: 'e', games: [...a.games, ...d.games] }
  expect(['wow', 'rumble', 'diablo4', null].map((game) => bannersFor([both], game, []).length)).toEqual([1, 1, 0, 0])
  expect((['notice', 'degraded', 'outage'] as const).map((severity) => toneOf({ severity, resolvedAt: null }))).toEqual(
    ['info', 'warning', 'danger'],
  )
  expect(toneOf({ severity: 'outage', resolvedAt: '2026-11-20T10:20:00.000Z' })).toBe('success')
})

test('the status page begins with what hurts most; of what hurts alike the newest stays first (CD-432)', () => {
  const of = (id: string, severity: Incident['severity']): Incident => ({
    id,
    title: id,
    summary: '',
    severity,
    games: [],
    places: [],
    startedAt: null,
    endedAt: null,
    updates: [],
  })
  const given = [of('a', 'notice'), of('b', 'degraded'), of('c', 'outage'), of('d', 'degraded')]
  expect(worstFirst(given).map(({ id }) => id)).toEqual(['c', 'b', 'd', 'a'])
})
