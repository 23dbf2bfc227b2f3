import { expect, test } from 'vitest'
import { loginChoices } from './login-options.ts'

test('the pack’s ways to sign in are links in their order; the sign-in comes back to the page at hand', () => {
  expect(
    loginChoices(
      [
        { order: 2, url: 'article/24150', buttonText: 'Hilfe bei der Anmeldung' },
        { order: 3, url: null, buttonText: 'Zurück' },
        { order: 1, url: '?login', buttonText: 'Anmelden' },
      ],
      { pathname: '/contact/1107/ticket', search: '?ref=mail' },
    ),
  ).toEqual([
    { order: 1, href: '/contact/1107/ticket?login&ref=mail', text: 'Anmelden', isSignIn: true },
    { order: 2, href: 'article/24150', text: 'Hilfe bei der Anmeldung', isSignIn: false },
  ])
})
