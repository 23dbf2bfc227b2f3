// ajv instances of the contract. One for what comes in, one for what goes out; nothing is coerced or removed silently
// (ground G9).
import type { TSchema } from '@sinclair/typebox'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

type Validator = ValidateFunction
export type { ErrorObject }

const settings = {
  allErrors: true,
  coerceTypes: false,
  removeAdditional: false,
  discriminator: true,
  strict: true,
  strictTypes: false,
  strictTuple: false,
  strictRequired: false,
  validateFormats: true,
} as const

const createCache = (useDefaults: boolean): ((schema: TSchema) => Validator) => {
  const ajv = new Ajv2020({ ...settings, useDefaults })
  ;(formats as unknown as typeof formats.default)(ajv)
  const compiled = new WeakMap<TSchema, Validator>()
  return (schema) => {
    const known = compiled.get(schema)
    if (known) return known
    const validator = ajv.compile(schema)
    compiled.set(schema, validator)
    return validator
  }
}

/** Checks parts of a request; fills defaults into the value. Compiled once per schema, at first use. */
export const requestValidator = createCache(true)

/** Checks answers as they are. */
export const responseValidator = createCache(false)
