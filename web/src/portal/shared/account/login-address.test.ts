import { expect, test } from 'vitest'
import { loginHref, rootWithLogin, safeReturnTo, withoutLogin } from './login-address.ts'

test('the link to sign in is this page with a value-less login, everything else kept', () => {
  expect(loginHref({ pathname: '/contact/1211/ticket', search: '' })).toBe('/contact/1211/ticket?login')
  expect(loginHref({ pathname: '/search', search: '?q=a+b&login&returnTo=%2Fx&ref=home' })).toBe(
    '/search?login&q=a+b&ref=home',
  )
})

test('a redirect keeps the query but login and returnTo', () => {
  expect(withoutLogin('?login&returnTo=%2Fcase&ref=mail&loginhint=1')).toBe('?ref=mail&loginhint=1')
  expect(withoutLogin('?login')).toBe('')
  expect(rootWithLogin('/case?page=2')).toBe('/?login&returnTo=%2Fcase%3Fpage%3D2')
})

test.each([
  ['/case', '/case'],
  ['/case?page=2#x', '/case?page=2#x'],
  ['/article/9852', '/article/9852'],
  ['//evil.example', null],
  ['https://evil.example', null],
  ['/\\evil.example', null],
  ['/a\\b', null],
  ['/a\nb', null],
  ['case', null],
  ['', null],
  ['/../../x', null],
  ['/a/..', null],
  [null, null],
])('returnTo %j leads to %j', (given, followed) => {
  expect(safeReturnTo(given)).toBe(followed)
})
