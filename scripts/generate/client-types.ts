// generated/client/schema.d.ts: types of the whole document for the browser's client.
import openapiTS, { astToString, oapiRef, type SchemaObject } from 'openapi-typescript'
import ts from 'typescript'
import { banner } from './code.ts'
import type { OpenApi } from './document.ts'

const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'))

/**
 * A JSON part (`contentSchema`) is typed as what it contains, a binary string as Blob; everything else as
 * openapi-typescript does it.
 */
const transform = (schema: SchemaObject): ts.TypeNode | undefined => {
  const content = (schema as { contentSchema?: { $ref?: string } }).contentSchema
  if (content?.$ref) return oapiRef(content.$ref)
  return schema.format === 'binary' ? blob : undefined
}

/** Text of `schema.d.ts`; each component schema is exported under its own name. */
export const printClientTypes = async (document: OpenApi, source: string): Promise<string> => {
  const nodes = await openapiTS(structuredClone(document) as unknown as Parameters<typeof openapiTS>[0], {
    transform,
    defaultNonNullable: false, // else every request property with a default is required of the client
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    alphabetize: false,
    silent: true,
  })
  return `${banner(source)}${astToString(nodes)}`
}
