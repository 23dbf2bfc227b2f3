// generated/client/limits.ts: lengths, ranges and patterns, written once in the contract, for forms to read.
import { banner, literal } from './code.ts'
import { componentName, operationsOf, type OpenApi, type PlacedOperation, type Schema } from './document.ts'
import { flattenAllOf } from './typebox.ts'

const keywords = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems'] as const

/** The limits of one schema; a reference gives those of the schema it names, a nullable those of its other half. */
const limitsOf = (components: Record<string, Schema>, given: Schema): Record<string, unknown> => {
  const target = given.$ref ? components[componentName(given.$ref) ?? ''] : given
  if (!target) return {}
  const other = target.anyOf?.filter((one) => one.type !== 'null')
  const schema = other?.length === 1 ? (other[0] as Schema) : target
  if (schema.$ref) return limitsOf(components, schema)
  const found = Object.fromEntries(
    keywords.filter((keyword) => schema[keyword] !== undefined).map((keyword) => [keyword, schema[keyword]]),
  )
  return schema.type === 'array' && schema.items ? { ...found, ...itemLimits(components, schema.items) } : found
}

const itemLimits = (components: Record<string, Schema>, items: Schema): Record<string, unknown> => {
  const inner = limitsOf(components, items)
  return Object.keys(inner).length ? { items: inner } : {}
}

/**
 * Limits of what stands in an operation's address, its choices as `enum`: nobody but the address itself says them
 * (CD-195).
 */
const parameterLimits = (components: Record<string, Schema>, { parameters }: PlacedOperation) =>
  Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
      .map(({ name, schema = {} }) => {
        const target = schema.$ref ? (components[componentName(schema.$ref) ?? ''] ?? {}) : schema
        const choices = target.enum ? { enum: target.enum } : {}
        return [name, { ...limitsOf(components, schema), ...choices }] as const
      })
      .filter(([, limits]) => Object.keys(limits).length > 0),
  )

/** Text of `limits.ts`: `<Schema>.<property>.<keyword>`; `<operationId>.<parameter>.<keyword>`; only those that have limits. */
export const printLimits = (document: OpenApi, source: string): string => {
  const components = document.components?.schemas ?? {}
  const members: [string, string][] = []
  for (const name of Object.keys(components).sort()) {
    const schema = flattenAllOf(components[name] as Schema, (ref) => components[componentName(ref) ?? ''] ?? {})
    const properties = Object.entries(schema.properties ?? {})
      .map(([property, inner]) => [property, limitsOf(components, inner)] as const)
      .filter(([, limits]) => Object.keys(limits).length > 0)
    const own = limitsOf(components, { ...schema, items: undefined })
    // Choices of a schema of its own, so that a form need not list them again.
    const choices = schema.enum && schema.type === 'string' ? { enum: schema.enum } : {}
    const all = { ...own, ...choices, ...Object.fromEntries(properties) }
    if (Object.keys(all).length > 0) members.push([name, literal(all)])
  }
  for (const placed of operationsOf(document)) {
    const all = parameterLimits(components, placed)
    if (Object.keys(all).length > 0) members.push([placed.operation.operationId, literal(all)])
  }
  return (
    [
      banner(source),
      '// Limits by schema and property, and by operation and parameter, as the contract states them. One constant ' +
        'each, so that a form carries its own alone:',
      '// `limits.<Schema>.<property>`, `limits.<operationId>.<parameter>` through `import * as limits`.\n',
      ...members.map(([name, value]) => `export const ${name} = ${value} as const`),
    ].join('\n') + '\n'
  )
}
