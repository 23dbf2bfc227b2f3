// The table of packages in server/README.md says what is so: each is declared, and the symbol it names uses it.
import { expect, test } from 'vitest'
import { readPackageUses } from './package-uses.ts'

test('every package of the table is declared, and used by the symbol the table names', () => {
  const uses = readPackageUses()
  expect(uses.length).toBeGreaterThan(18)
  expect(
    uses.filter(({ fault }) => fault !== undefined).map(({ name, file, fault }) => `${name}, ${file}: ${fault}`),
  ).toEqual([])
})

test('a row that is not so says why', () => {
  const faultOf = (row: string): string | undefined => readPackageUses(row)[0]?.fault
  const row = '| `ajv` | `server/src/platform/contract/validators.ts` | `createCache` | holds |'
  expect(faultOf(row)).toBeUndefined()
  expect(faultOf(row.replace('`ajv`', '`zod`'))).toBe('package.json does not have it')
  expect(faultOf(row.replace('`ajv`', '`msw`'))).toBe('the file does not import it')
  expect(faultOf(row.replace('createCache', 'createMemory'))).toBe('the file declares no such symbol')
  expect(faultOf(row.replace('createCache', 'requestValidator'))).toBe('the symbol does not use it')
})
