import { expect, test } from 'vitest'
import { accountOf, defaultClaimNames } from './claims.ts'

test('claims become an account', () => {
  expect(
    accountOf(
      {
        sub: '7',
        name: 'Ada',
        soft_account: true,
        has_sqa: true,
        roles: ['agent'],
        region: 'EU',
        email: 'a@x.example',
        email_verified: true,
      },
      defaultClaimNames,
    ),
  ).toEqual({
    id: '7',
    displayName: 'Ada',
    softAccount: true,
    hasSqa: true,
    roles: ['agent'],
    region: 'eu',
    email: 'a@x.example',
    emailVerified: true,
  })
})

test('a claim that is missing or of another type counts as not said', () => {
  expect(
    accountOf({ sub: '7', soft_account: 'true', roles: 'admin', region: 'everywhere', email: 5 }, defaultClaimNames),
  ).toEqual({
    id: '7',
    displayName: '7',
    softAccount: false,
    hasSqa: false,
    roles: [],
    region: 'us',
    emailVerified: false,
  })
})

test('a setting names the claims', () => {
  const account = accountOf(
    { sub: '7', nick: 'Bo', groups: ['lead'] },
    { ...defaultClaimNames, displayName: 'nick', roles: 'groups' },
  )
  expect(account.displayName).toBe('Bo')
  expect(account.roles).toEqual(['lead'])
})
