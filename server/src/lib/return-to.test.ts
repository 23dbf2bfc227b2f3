import { expect, test } from 'vitest'
import { safeReturnTo } from './return-to.ts'

test.each([
  ['/support/en-US/help/case', '/support/en-US/help/case'],
  ['/support/en-US/help/case?page=2#respond', '/support/en-US/help/case?page=2#respond'],
  ['/support/en-US/help/contact/1211/ticket?login', '/support/en-US/help/contact/1211/ticket'],
  ['/support/en-US/help/?login&returnTo=%2Fx&ref=a', '/support/en-US/help/?ref=a'],
])('an internal path is followed: %s', (wanted, expected) => {
  expect(safeReturnTo(wanted, '/support', '/home')).toBe(expected)
})

test.each(['/..//evil.example', '/.//evil.example', '/a/..//evil.example', '/%2e%2e//evil.example'])(
  'at the root a path that becomes another host is dropped: %s',
  (wanted) => {
    expect(safeReturnTo(wanted, '', '/home')).toBe('/home')
  },
)

test.each([
  undefined,
  '',
  'support',
  'https://evil.example/',
  '//evil.example/support',
  '/\\evil.example',
  '/support\u0000',
  '/support/\n',
  '/other/page',
  '/support/../services/x',
  '/supportive',
  'javascript:alert(1)',
  `/support/${'a'.repeat(2100)}`,
  '/support/%2e%2e/%2e%2e/services',
])('anything else is dropped: %s', (wanted) => {
  expect(safeReturnTo(wanted, '/support', '/home')).toBe('/home')
})
