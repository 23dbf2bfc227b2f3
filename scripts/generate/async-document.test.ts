import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)
const asyncApiSchema = require.resolve('@asyncapi/specs/schemas/3.0.0-without-$id.json')
const read = (path: string | URL): object => JSON.parse(readFileSync(path, 'utf8')) as object

test('what is said of WebSockets is AsyncAPI 3, by its own schema', () => {
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const isValid = ajv.compile(read(asyncApiSchema))
  const document = read(new URL('../../generated/asyncapi.json', import.meta.url))
  expect([isValid(document), isValid.errors]).toEqual([true, null])
  // The schema does look: a channel without an address is none.
  expect(isValid({ ...document, channels: { chat: { address: 7 } } })).toBe(false)
})
