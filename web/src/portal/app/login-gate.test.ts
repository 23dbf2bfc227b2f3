import { expect, test } from 'vitest'
import { loginStep } from './login-gate.ts'

const basePath = '/support/en-US/help'

test.each([
  ['/', '?ref=a', 'out', { kind: 'none' }],
  ['/', '?login', 'unknown', { kind: 'wait' }],
  ['/', '?login&returnTo=%2Fcase%3Fpage%3D2', 'out', { kind: 'sign-in', returnTo: '/support/en-US/help/case?page=2' }],
  [
    '/contact/1211/ticket',
    '?login&ref=a',
    'out',
    { kind: 'sign-in', returnTo: '/support/en-US/help/contact/1211/ticket?ref=a' },
  ],
  ['/', '?login&returnTo=%2F%2Fevil.example', 'out', { kind: 'sign-in', returnTo: '/support/en-US/help/' }],
  ['/', '?login&returnTo=%2Fcase', 'in', { kind: 'drop', to: '/' }],
  ['/contact/1211/ticket', '?login&ref=a', 'in', { kind: 'drop', to: '/contact/1211/ticket?ref=a' }],
] as const)('%s%s for a visitor who is %s: %j', (path, search, state, step) => {
  expect(loginStep({ path, search, state, basePath })).toEqual(step)
})
