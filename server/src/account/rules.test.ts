import { expect, test } from 'vitest'
import type { Account } from '../platform/visitor.ts'
import { accountOfIdentities } from './rules.ts'

const facts = { isChild: false, softAccount: false, hasSqa: true, region: 'eu' }
const main = { provider: 'main', subject: 'ada', facts }
const steam = { provider: 'steam', subject: '1', facts: { ...facts, hasSqa: false, region: 'us' } }
const said = (change: Partial<Account> = {}): Account => ({
  id: 'ada',
  displayName: 'Ada',
  softAccount: true,
  hasSqa: false,
  roles: ['admin'],
  region: 'us',
  emailVerified: false,
  ...change,
})
const proven = { email: 'own@steam.example', emailVerified: true }

test('alone, the first provider is believed as it is, another one without its roles (CD-300)', () => {
  expect(accountOfIdentities(said(), main, [main], undefined)).toEqual(said())
  expect(accountOfIdentities(said(), steam, [steam], undefined)).toEqual(said({ roles: [] }))
})

test('by another provider an account is what the first one says it is, and written to where that one says', () => {
  const kept = { email: 'ada@players.example', emailVerified: true }
  const account = accountOfIdentities(said(proven), steam, [main, steam], kept.email)
  expect(account).toEqual(said({ ...kept, roles: [], softAccount: false, hasSqa: true, region: 'eu' }))
  expect(accountOfIdentities(said(proven), steam, [main, steam], undefined)).toMatchObject(proven)
  expect(accountOfIdentities(said(proven), main, [main, steam], kept.email)).toMatchObject(proven)
  expect(accountOfIdentities(said(), main, [main, steam], kept.email)).toMatchObject(kept)
})

test('a child’s account is one by every way in; no address of its own is taken', () => {
  const child = { ...main, facts: { ...facts, isChild: true } }
  const account = accountOfIdentities(said(proven), steam, [child, steam], 'guardian@players.example')
  expect(account).toMatchObject({ isChild: true, softAccount: false, email: 'guardian@players.example' })
  const unknown = accountOfIdentities(said(proven), steam, [child, steam], undefined)
  expect(unknown).toMatchObject({ isChild: true, emailVerified: false })
  expect(unknown).not.toHaveProperty('email')
})
