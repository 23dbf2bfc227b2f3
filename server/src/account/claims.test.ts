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

test('a child’s account has a guardian’s address or none, and is asked for no other (CD-293)', () => {
  const child = { sub: '7', child: true, soft_account: true, email: 'kit@x.example', email_verified: true }
  expect(accountOf({ ...child, guardian_email: 'g@x.example' }, defaultClaimNames)).toMatchObject({
    isChild: true,
    softAccount: false,
    email: 'g@x.example',
    emailVerified: true,
  })
  const alone = accountOf(child, defaultClaimNames)
  expect([alone.isChild, 'email' in alone, alone.emailVerified]).toEqual([true, false, false])
  expect(accountOf({ sub: '7', roles: ['child'] }, defaultClaimNames).isChild).toBe(true)
  // Nothing but a plain yes.
  const said = accountOf({ ...child, child: 'true', guardian_email: 'g@x.example' }, defaultClaimNames)
  expect(['isChild' in said, said.email]).toEqual([false, 'kit@x.example'])
})
