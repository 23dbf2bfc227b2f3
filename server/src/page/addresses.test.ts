import { expect, test } from 'vitest'
import { readAddress } from './addresses.ts'

const offer = { locales: ['en-US', 'de-DE', 'ko-KR'], defaultLocale: 'en-US' }
const read = (path: string, search = '', wishes = {}, mount = '/support') =>
  readAddress(mount, path, search, offer, wishes)

test.each([
  ['/support/en-US/help', 'en-US', '/'],
  ['/support/en-US/help/', 'en-US', '/'],
  ['/support/de-DE/help/article/9852', 'de-DE', '/article/9852'],
  ['/support/ko-KR/help/product/wow/1210/1211', 'ko-KR', '/product/wow/1210/1211'],
])('%s is a page in %s at %s', (path, locale, inside) => {
  expect(read(path)).toEqual({ kind: 'page', locale, path: inside })
})

test.each([
  ['/', '', {}, '/support/en-US/help'],
  ['/support', '', { acceptLanguage: 'de-AT,de;q=0.9,en;q=0.5' }, '/support/de-DE/help'],
  ['/support/', '?ref=mail', { cookie: 'ko-KR' }, '/support/ko-KR/help?ref=mail'],
  ['/support/help/article/9852', '?x=1', { query: 'de-DE', cookie: 'ko-KR' }, '/support/de-DE/help/article/9852?x=1'],
  ['/support/en-us/help/case', '?page=2', {}, '/support/en-US/help/case?page=2'],
  ['/support/fr-CA/help/case', '', { acceptLanguage: 'de' }, '/support/de-DE/help/case'],
  ['/support/de-AT/help/case', '', { acceptLanguage: 'ko' }, '/support/de-DE/help/case'],
  ['/support/de-DE', '', {}, '/support/de-DE/help'],
])('%s%s for a visitor who wants %j leads to %s', (path, search, wishes, to) => {
  expect(read(path, search, wishes)).toEqual({ kind: 'redirect', to })
})

test('no page: another mount, a file, an unknown name below the locale', () => {
  for (const path of [
    '/elsewhere',
    '/support/static/app/x.js',
    '/support/en-US/other',
    '/supporters/en-US/help',
    '/support/xx',
  ])
    expect(read(path)).toEqual({ kind: 'none' })
})

test('a redirect never leaves the origin', () => {
  for (const path of ['/support//evil.example', '/support/help//evil.example', '/support/en-us/help//evil.example']) {
    const address = read(path)
    if (address.kind === 'redirect') expect(address.to).toMatch(/^\/support\/[^/]/)
  }
})

test('the portal at the root of its host', () => {
  expect(read('/en-US/help/search', '', {}, '')).toEqual({ kind: 'page', locale: 'en-US', path: '/search' })
  expect(read('/', '', {}, '')).toEqual({ kind: 'redirect', to: '/en-US/help' })
  expect(read('/help/case', '', {}, '')).toEqual({ kind: 'redirect', to: '/en-US/help/case' })
})
