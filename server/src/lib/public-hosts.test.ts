import { expect, test } from 'vitest'
import { PermanentFailure } from './failures.ts'
import { isPublicAddress, mayBePublicHost, publicLookup } from './public-hosts.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '198.18.0.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  '2001::1',
  'ff02::1',
  'nothing',
  '',
])('%s is closed', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)
test.each([
  ['localhost', false],
  ['db', false],
  ['api.localhost', false],
  ['printer.local', false],
  ['metadata.google.internal', false],
  ['127.0.0.1', false],
  ['[::1]', false],
  ['[2606:4700::1111]', true],
  ['fcm.googleapis.com', true],
  ['push.example.com.', true],
])('the host %s may be public: %s', (host, isPublic) => {
  expect(mayBePublicHost(host)).toBe(isPublic)
})

test('a name that leads into this machine is found out when it is looked up', async () => {
  const failure = await new Promise((resolve) => {
    publicLookup('localhost', { all: true }, (error) => resolve(error))
  })
  expect(failure).toBeInstanceOf(PermanentFailure)
})
