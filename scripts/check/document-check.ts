// Whether a value fits a schema of a bundled document.
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { OpenApi } from '../generate/document.ts'

/** Checks values against the document itself, not against what was generated from it. */
export const createDocumentCheck = (document: OpenApi) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: false })
  ;(formats as unknown as typeof formats.default)(ajv)
  ajv.addFormat('binary', true)
  ajv.addSchema(document, 'document')
  const absolute = (schema: unknown): unknown =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'))
  return (schema: unknown, value: unknown): string[] => {
    const validate = ajv.compile(absolute(schema) as object)
    return validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
  }
}
