import { expect, test } from 'vitest'
import { networksOf } from './networks.ts'

const names = (address: string): string[] => networksOf(address).map(({ name, factor }) => `${name} ×${factor}`)

test('IPv4 counts as itself, mapped into IPv6 too', () => {
  expect(names('192.0.2.1')).toEqual(['192.0.2.1 ×1'])
  expect(names('::ffff:192.0.2.1')).toEqual(['192.0.2.1 ×1'])
})

test('IPv6 counts by /64, and by /48 at ten times the limit, however it is written (T23)', () => {
  const network = ['2001:db8:1:2::/64 ×1', '2001:db8:1::/48 ×10']
  for (const address of [
    '2001:db8:1:2::1',
    '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff',
    '2001:db8:1:2:3:4:192.0.2.1',
    '2001:db8:1:2:0:0:0:0',
  ])
    expect(names(address)).toEqual(network)
  expect(names('2001:db8::1')).toEqual(['2001:db8:0:0::/64 ×1', '2001:db8:0::/48 ×10'])
  expect(names('::1')).toEqual(['0:0:0:0::/64 ×1', '0:0:0::/48 ×10'])
  expect(names('fe80::1%eth0')).toEqual(['fe80:0:0:0::/64 ×1', 'fe80:0:0::/48 ×10'])
})

test('what is no address counts as it stands', () => {
  expect(names('')).toEqual([' ×1'])
  expect(names('unknown:x')).toEqual(['unknown:x ×1'])
})
