import { expect, test } from 'vitest'
import { outcomeIn, providersToAdd } from './ways.ts'

test.each([
  ['', null],
  ['?ways=linked', 'linked'],
  ['?ways=merge&x=1', 'merge'],
  ['?ways=boo', null],
] as const)('%s says %s', (search, outcome) => {
  expect(outcomeIn(search)).toBe(outcome)
})

test('what is linked already is not offered to be added', () => {
  const way = {
    id: '5f1d0c3ab2e94c07',
    provider: 'main',
    providerName: 'Account',
    name: 'Ada',
    linkedAt: '2026-11-25T10:00:00.000Z',
    lastUsedAt: '2026-11-25T10:00:00.000Z',
    current: true,
  }
  const providers = ['main', 'skyforge'].map((id) => ({ id, name: id }))
  expect(providersToAdd({ ways: [way], providers }).map(({ id }) => id)).toEqual(['skyforge'])
})
