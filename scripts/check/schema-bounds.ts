import { resolve, type OpenApi, type Schema } from '../generate/document.ts'

interface Walk {
  schema: Schema
  where: string
}

/** Every schema below one, references followed once, with a readable place. */
export const walkSchema = (document: OpenApi, start: Schema, place: string): Walk[] => {
  const found: Walk[] = []
  const seen = new Set<Schema>()
  const visit = (raw: Schema, where: string): void => {
    const schema = resolve(document, raw)
    if (seen.has(schema)) return
    seen.add(schema)
    found.push({ schema, where })
    for (const [name, child] of Object.entries(schema.properties ?? {})) visit(child, `${where}.${name}`)
    for (const [name, child] of Object.entries(schema.patternProperties ?? {})) visit(child, `${where}[${name}]`)
    for (const child of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) visit(child, where)
    if (schema.items) visit(schema.items, `${where}[]`)
    if (schema.contentSchema) visit(schema.contentSchema, where)
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, `${where}[*]`)
  }
  visit(start, place)
  return found
}

export const hasType = (schema: Schema, type: string): boolean => [schema.type].flat().includes(type)

/** A value with this schema cannot grow without end. Objects are looked at by `requests-are-closed`. */
export const isBounded = (schema: Schema): boolean => {
  if (schema.enum !== undefined || schema.const !== undefined) return true
  // A file is bounded by x-body-limit and by decisions-cases D9; a JSON part by its own schema.
  if (hasType(schema, 'string'))
    return ['pattern', 'maxLength', 'format', 'contentSchema'].some((keyword) => schema[keyword] !== undefined)
  if (hasType(schema, 'integer') || hasType(schema, 'number'))
    return schema.minimum !== undefined && schema.maximum !== undefined
  if (hasType(schema, 'array')) return schema.maxItems !== undefined || schema.items?.format === 'binary'
  return true
}
