import { expect, test } from 'vitest'
import { bannersFor } from './banners.ts'
import type { CrisisMessage } from './queries.ts'
import { cookieText } from '../../lib/cookies.ts'
import { cookieWith, idsIn } from './read-messages.ts'

const message = (id: string, product: string | null): CrisisMessage => ({
  id,
  title: id,
  summary: '',
  body: '',
  link: null,
  game: product === null ? null : { shortName: product, name: product, glyphClass: product },
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
