// Whether a value fits a schema of a bundled document.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { OpenApi } from '../generate/document.ts'

/** Checks values against the document itself, not against what was generated from it. */
export const createDocumentCheck = (document: OpenApi) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: false })
  ;(formats as unknown as typeof formats.default)(ajv)
  ajv.addFormat('binary', true)
  ajv.addSchema(document, 'document')
  const absolute = (schema: object): object =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')) as object
  const compiled = new WeakMap<object, ValidateFunction>()
  return (schema: object, value: unknown): string[] => {
    const validate = compiled.get(schema) ?? ajv.compile(absolute(schema))
    compiled.set(schema, validate)
    return validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
  }
}
