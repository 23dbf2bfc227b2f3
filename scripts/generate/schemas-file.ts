// generated/server/schemas.ts: every component schema as a TypeBox constant and a type of the same name, in dependency
// order.
import { banner, comment, literal, record } from './code.ts'
import { componentName, type OpenApi, type Schema } from './document.ts'
import { createPrinter } from './typebox.ts'

/** Names of the components a schema refers to, directly. */
export const refsOf = (schema: unknown): Set<string> => {
  const found = new Set<string>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (value !== null && typeof value === 'object') {
      for (const [name, member] of Object.entries(value)) {
        if (name === 'example' || name === 'examples' || name === 'mapping') continue
        const target = name === '$ref' && typeof member === 'string' ? componentName(member) : undefined
        if (target) found.add(target)
        else walk(member)
      }
    }
  }
  walk(schema)
  return found
}

/**
 * Groups of components in an order in which each stands after what it uses (Tarjan).
 * A group of several, or of one that names itself, is a cycle.
 */
export const dependencyGroups = (components: Record<string, Schema>): string[][] => {
  const names = Object.keys(components).sort()
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const groups: string[][] = []
  const visit = (name: string): void => {
    index.set(name, index.size)
    low.set(name, index.get(name) as number)
    stack.push(name)
    for (const next of [...refsOf(components[name])].sort()) {
      if (!components[next]) throw new Error(`${name} refers to ${next}, which does not exist`)
      if (!index.has(next)) {
        visit(next)
        low.set(name, Math.min(low.get(name) as number, low.get(next) as number))
      } else if (stack.includes(next)) low.set(name, Math.min(low.get(name) as number, index.get(next) as number))
    }
    if (low.get(name) === index.get(name)) groups.push(stack.splice(stack.indexOf(name)).sort())
  }
  for (const name of names) if (!index.has(name)) visit(name)
  return groups
}

/** All components reachable from one, itself included. */
export const reachable = (components: Record<string, Schema>, from: string): string[] => {
  const found = new Set<string>([from])
  for (const name of found) for (const next of refsOf(components[name])) found.add(next)
  return [...found].sort()
}

/** Text of `schemas.ts`. A schema that contains itself carries what it needs in `$defs` under an `$id` of its own. */
export const printSchemas = (document: OpenApi, source: string): string => {
  const components = document.components?.schemas ?? {}
  const printer = createPrinter(components)
  const lines = [banner(source), `import { Type, type Static } from '@sinclair/typebox'\n\n`]
  for (const group of dependencyGroups(components)) {
    for (const name of group) {
      const schema = components[name] as Schema
      const isRecursive = group.length > 1 || refsOf(schema).has(name)
      lines.push(comment(schema.description))
      if (isRecursive) {
        const definitions = record(
          reachable(components, name).map((member) => [member, printer.plain(components[member] as Schema)]),
        )
        lines.push(`export type ${name} = ${printer.type(schema)}\n`)
        lines.push(
          `export const ${name} = Type.Unsafe<${name}>(${record([
            ['$id', literal(`schema:${name}`)],
            ['$ref', literal(`#/$defs/${name}`)],
            ['$defs', definitions],
          ])})\n\n`,
        )
      } else {
        lines.push(`export const ${name} = ${printer.expression(schema)}\n`)
        lines.push(`export type ${name} = Static<typeof ${name}>\n\n`)
      }
    }
  }
  return `${lines.join('').trimEnd()}\n`
}
