// Path, query and header values arrive as text and become what the contract says only where they are written plainly;
// anything else fails as a wrong type (400), unlike ajv's coercion ('0x10', ' 7 ', '1e3').
import type { TSchema } from '@sinclair/typebox'

const integer = /^-?(0|[1-9][0-9]{0,15})$/
const decimal = /^-?(0|[1-9][0-9]{0,15})(\.[0-9]{1,15})?$/

const coerceValue = (schema: TSchema | undefined, value: unknown): unknown => {
  const type: unknown = schema?.type
  const types = Array.isArray(type) ? type : [type]
  if (types.includes('array'))
    return (Array.isArray(value) ? value : [value]).map((one) => coerceValue(schema?.items as TSchema, one))
  if (typeof value !== 'string') return value
  if (types.includes('integer')) return integer.test(value) ? Number(value) : value
  if (types.includes('number')) return decimal.test(value) ? Number(value) : value
  if (types.includes('boolean')) return value === 'true' ? true : value === 'false' ? false : value
  return value
}

/**
 * Makes a function that picks the declared properties of an object schema from raw text values and reads them as their
 * types.
 * Others are left behind.
 */
export const createPicker = (schema: TSchema): ((raw: Record<string, unknown>) => Record<string, unknown>) => {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, TSchema>)
  return (raw) => {
    const picked: Record<string, unknown> = {}
    for (const [name, property] of properties) {
      const value = Object.hasOwn(raw, name) ? raw[name] : undefined
      if (value !== undefined) picked[name] = coerceValue(property, value)
    }
    return picked
  }
}
