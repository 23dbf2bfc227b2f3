import { expect, test } from 'vitest'
import { createKeyring } from '../../lib/keyring.ts'
import { createReplyAddresses } from './reply-address.ts'

const secret = 'a'.repeat(40)
const keys = createKeyring([secret], [secret])
const record = { id: '104233871', contactEmail: 'Ada+games@players.example' }
const addresses = createReplyAddresses('reply@support.example', keys)

test('an address of its own for each case and recipient, short enough for every server', () => {
  const own = addresses.of(record)!
  expect(own).toMatch(/^reply\+104233871\.[a-z2-7]{26}@support\.example$/)
  const longest = createReplyAddresses(`${'r'.repeat(17)}@support.example`, keys).of({ ...record, id: '9'.repeat(19) })!
  expect(longest.indexOf('@')).toBeLessThanOrEqual(64)
  expect(addresses.of({ ...record, id: '104233872' })!.slice(15)).not.toBe(own.slice(15))
  expect(addresses.of({ ...record, contactEmail: 'mika@players.example' })).not.toBe(own)
  expect(addresses.of({ ...record, contactEmail: null })).toBeNull()
})

test('what was made is known again, in capitals, too, and by an older secret', () => {
  const own = addresses.of(record)!
  for (const given of [own, own.toUpperCase()]) {
    const named = addresses.read(given)!
    expect(named.caseId).toBe(record.id)
    expect(addresses.isOf(record, named.mark)).toBe(true)
    expect(addresses.isOf({ ...record, contactEmail: 'ada@players.example' }, named.mark)).toBe(true)
    expect(addresses.isOf({ ...record, id: '104233872' }, named.mark)).toBe(false)
    expect(addresses.isOf({ ...record, contactEmail: null }, named.mark)).toBe(false)
    const renewed = createReplyAddresses('reply@support.example', createKeyring(['b'.repeat(40), secret], [secret]))
    expect(renewed.isOf(record, named.mark)).toBe(true)
    const foreign = createReplyAddresses('reply@support.example', createKeyring(['b'.repeat(40)], [secret]))
    expect(foreign.isOf(record, named.mark)).toBe(false)
  }
})

test('the address for an umlaut domain is the one that earlier releases have sent', () => {
  const umlaut = { id: record.id, contactEmail: 'Robin@Bücher.example' }
  const { mark } = addresses.read(addresses.of(umlaut)!)!
  expect(keys.isMark('reply-address', `${record.id} robin@bücher.example`, mark)).toBe(true)
})

test.each([
  'reply@support.example',
  'reply+104233871@support.example',
  'reply+104233871.short@support.example',
  'reply+104233871.abcdefghijklmnopqrstuvwxyz@elsewhere.example',
  'help+104233871.abcdefghijklmnopqrstuvwxyz@support.example',
  'reply+0104233871.abcdefghijklmnopqrstuvwxyz@support.example',
  '',
])('no address of a case: %s', (given) => {
  expect(addresses.read(given)).toBeUndefined()
})
