// What is shipped may be shipped: each package has a licence of the list (scripts/check/licences.ts).
import { expect, test } from 'vitest'
import { isAllowed, readShippedPackages } from '../../scripts/check/licences.ts'

test('every package of server and pages has a licence that allows it', () => {
  const shipped = readShippedPackages()
  const named = shipped.map(({ name, in: where }) => `${name} ${where}`)
  for (const one of ['fastify server', 'react pages', 'altcha-lib both', 'web-push server', 'react-router pages'])
    expect(named).toContain(one)
  expect(named).not.toContain('vitest pages')
  expect(shipped.filter(({ licence }) => !isAllowed(licence))).toEqual([])
})

test('what a package needs counts as well, its own copy before the common one', () => {
  const locked = {
    'node_modules/a': { version: '1', license: 'MIT', dependencies: { b: '*', c: '*' } },
    'node_modules/b': { version: '1', license: 'MIT' },
    'node_modules/a/node_modules/b': { version: '2', license: 'GPL-3.0', dependencies: { c: '*' } },
    'node_modules/c': { version: '3', license: 'ISC' },
    'node_modules/d': { version: '4', license: 'MIT' },
  }
  expect(readShippedPackages(locked, ['a'], ['d']).map((one) => Object.values(one).join(' '))).toEqual([
    'a 1 MIT server',
    'b 2 GPL-3.0 server',
    'c 3 ISC server',
    'd 4 MIT pages',
  ])
})

test('of two licences to choose from one is enough, of two together both are needed, none is not', () => {
  expect(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC', 'MIT AND GPL-3.0', 'GPL-3.0', ''].map(isAllowed)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
