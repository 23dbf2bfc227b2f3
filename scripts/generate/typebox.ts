// One JSON Schema → one TypeBox expression and its TypeScript type.
// Annotations (example, title, x-…) are dropped: ajv's strict mode refuses them.
import { componentName, type Schema } from './document.ts'
import { key, literal, record } from './code.ts'

/** Keywords that check a value and are copied as they stand. */
const checks = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'default',
]
/** Formats ajv-formats knows; every other format is an annotation. */
const formats = new Set([
  'date-time',
  'date',
  'time',
  'email',
  'uuid',
  'uri',
  'uri-reference',
  'hostname',
  'ipv4',
  'ipv6',
])

const typesOf = (schema: Schema): string[] =>
  schema.type === undefined ? [] : Array.isArray(schema.type) ? schema.type : [schema.type]

const isNullable = (schema: Schema): boolean => typesOf(schema).includes('null') || schema.enum?.includes(null) === true

/** Checking keywords of a schema as object members. */
const checksOf = (schema: Schema): [string, string][] => {
  const members: [string, string][] = []
  for (const name of checks) if (schema[name] !== undefined) members.push([name, literal(schema[name])])
  if (schema.format !== undefined && formats.has(schema.format)) members.push(['format', literal(schema.format)])
  return members
}

/**
 * `allOf` of objects is laid together into one object, so that `additionalProperties: false` means the whole;
 * `allOf` of a single member is that member. `resolveRef` gives the schema a reference names.
 */
export const flattenAllOf = (schema: Schema, resolveRef: (ref: string) => Schema): Schema => {
  if (!schema.allOf) return schema
  const { allOf, ...rest } = schema
  if (allOf.length === 1 && Object.keys(rest).every((name) => !checks.includes(name) && name !== 'properties'))
    return allOf[0] as Schema
  const merged: Schema = { type: 'object', properties: {}, required: [] }
  for (const part of [...allOf, rest]) {
    const member = flattenAllOf(part.$ref ? resolveRef(part.$ref) : part, resolveRef)
    if (member.type !== undefined && member.type !== 'object') throw new Error('allOf is understood for objects only')
    Object.assign(merged.properties as object, member.properties)
    merged.required = [...new Set([...(merged.required ?? []), ...(member.required ?? [])])]
    if (member.additionalProperties !== undefined) merged.additionalProperties = member.additionalProperties
  }
  return merged
}

export interface Printer {
  /** TypeBox expression; components appear by their name. */
  expression: (schema: Schema) => string
  /** TypeScript type of the same value. */
  type: (schema: Schema) => string
  /**
   * Plain JSON Schema as a literal in which components stand as `{ $ref: '#/$defs/Name' }`; for schemas that contain
   * themselves.
   */
  plain: (schema: Schema) => string
}

/** The printer for one document. @param onRef called with each component name that is printed */
export const createPrinter = (
  components: Record<string, Schema>,
  onRef: (name: string) => void = () => {},
): Printer => {
  const resolveRef = (ref: string): Schema => {
    const target = components[componentName(ref) ?? '']
    if (!target) throw new Error(`$ref ${ref} is no component schema`)
    return target.$ref ? resolveRef(target.$ref) : target
  }
  const named = (ref: string): string => {
    const name = componentName(ref)
    if (name === undefined || !components[name]) throw new Error(`$ref ${ref} is no component schema`)
    onRef(name)
    return name
  }
  const unsafe = (schema: Schema, members: [string, string][]): string =>
    `Type.Unsafe<${type(schema)}>(${record(members)})`

  const printAll = (properties: Record<string, Schema>, print: (inner: Schema) => string): string =>
    record(Object.entries(properties).map(([name, inner]) => [name, print(inner)]))

  const objectMembers = (schema: Schema, print: (inner: Schema) => string): [string, string][] => {
    const members: [string, string][] = []
    if (schema.required?.length) members.push(['required', literal(schema.required)])
    if (schema.properties) members.push(['properties', printAll(schema.properties, print)])
    if (schema.patternProperties) members.push(['patternProperties', printAll(schema.patternProperties, print)])
    if (schema.additionalProperties !== undefined && schema.additionalProperties !== true) {
      members.push([
        'additionalProperties',
        schema.additionalProperties === false ? 'false' : print(schema.additionalProperties),
      ])
    }
    return members
  }

  /** Members of the JSON Schema object; the common body of `plain` and of every `Type.Unsafe`. */
  const rawMembers = (schema: Schema, print: (inner: Schema) => string): [string, string][] => {
    if (schema.oneOf && schema.discriminator) {
      const tag = schema.discriminator.propertyName
      return [
        ['type', `'object'`],
        ['required', literal([tag])],
        ['discriminator', record([['propertyName', literal(tag)]])],
        ['oneOf', `[${schema.oneOf.map(print).join(', ')}]`],
      ]
    }
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return [['anyOf', `[${choices.map(print).join(', ')}]`]]
    const members: [string, string][] = []
    if (schema.type !== undefined) members.push(['type', literal(schema.type)])
    if (schema.enum)
      members.push([
        'enum',
        literal(isNullable(schema) && !schema.enum.includes(null) ? [...schema.enum, null] : schema.enum),
      ])
    if (schema.const !== undefined) members.push(['const', literal(schema.const)])
    members.push(...checksOf(schema))
    if (schema.items) members.push(['items', print(schema.items)])
    return [...members, ...objectMembers(schema, print)]
  }

  const expression = (given: Schema): string => {
    if (given.$ref) return named(given.$ref)
    const schema = flattenAllOf(given, resolveRef)
    if (schema.$ref) return named(schema.$ref)
    const types = typesOf(schema)
    const options = checksOf(schema)
    const tail = options.length ? record(options) : ''
    // Unions and nullables stay plain: Type.Union lists an error per branch, and a coercing ajv turns null into ''.
    if (schema.oneOf || schema.anyOf || schema.enum || types.length > 1)
      return unsafe(schema, rawMembers(schema, expression))
    if (schema.const !== undefined) return `Type.Literal(${literal(schema.const)})`
    switch (types[0]) {
      case 'string':
        return schema.format === 'binary' ? 'Type.Any()' : `Type.String(${tail})`
      case 'integer':
        return `Type.Integer(${tail})`
      case 'number':
        return `Type.Number(${tail})`
      case 'boolean':
        return `Type.Boolean(${tail})`
      case 'null':
        return 'Type.Null()'
      case 'array':
        return `Type.Array(${schema.items ? expression(schema.items) : 'Type.Unknown()'}${tail ? `, ${tail}` : ''})`
      case undefined:
        if (!schema.properties) return 'Type.Unknown()'
        break
      default:
    }
    const isMap = !schema.properties || schema.patternProperties || typeof schema.additionalProperties === 'object'
    if (isMap || !schema.properties) {
      return unsafe({ ...schema, type: 'object' }, rawMembers({ ...schema, type: 'object' }, expression))
    }
    const members = Object.entries(schema.properties).map(([name, inner]): [string, string] => [
      name,
      schema.required?.includes(name) ? expression(inner) : `Type.Optional(${expression(inner)})`,
    ])
    const settings =
      schema.additionalProperties === false
        ? [['additionalProperties', 'false'] as [string, string], ...options]
        : options
    return `Type.Object(${record(members)}${settings.length ? `, ${record(settings)}` : ''})`
  }

  const type = (given: Schema): string => {
    if (given.$ref) return named(given.$ref)
    const schema = flattenAllOf(given, resolveRef)
    if (schema.$ref) return named(schema.$ref)
    const choices = schema.oneOf ?? schema.anyOf
    if (choices) return [...new Set(choices.map(type))].join(' | ')
    const types = typesOf(schema)
    if (schema.const !== undefined) return literal(schema.const)
    if (schema.enum) {
      const values = schema.enum.filter((value) => value !== null).map(literal)
      return [...values, ...(isNullable(schema) ? ['null'] : [])].join(' | ')
    }
    const kinds = types.length ? types : schema.properties ? ['object'] : []
    if (kinds.length === 0) return 'unknown'
    return kinds.map((kind) => singleType(schema, kind)).join(' | ')
  }

  const singleType = (schema: Schema, kind: string): string => {
    switch (kind) {
      case 'string':
        return schema.format === 'binary' ? 'unknown' : 'string'
      case 'integer':
      case 'number':
        return 'number'
      case 'boolean':
        return 'boolean'
      case 'null':
        return 'null'
      case 'array': {
        const inner = schema.items ? type(schema.items) : 'unknown'
        return /[ |]/.test(inner) ? `(${inner})[]` : `${inner}[]`
      }
      default: {
        const members = Object.entries(schema.properties ?? {}).map(
          ([name, inner]) => `${key(name)}${schema.required?.includes(name) ? '' : '?'}: ${type(inner)}`,
        )
        const others = schema.additionalProperties ?? true
        const open = Object.values(schema.patternProperties ?? {}).map(type)
        if (others !== false) open.push(others === true ? 'unknown' : type(others))
        if (members.length === 0)
          return open.length ? `Record<string, ${[...new Set(open)].join(' | ')}>` : 'Record<string, never>'
        return open.length && (others !== true || schema.patternProperties)
          ? `{ ${members.join(', ')} } & Record<string, ${[...new Set(open)].join(' | ')}>`
          : `{ ${members.join(', ')} }`
      }
    }
  }

  const plain = (given: Schema): string => {
    const schema = given.$ref ? given : flattenAllOf(given, resolveRef)
    if (schema.$ref) return record([['$ref', literal(`#/$defs/${named(schema.$ref)}`)]])
    return record(rawMembers(schema, plain))
  }

  return { expression, type, plain }
}
