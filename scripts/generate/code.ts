// Small printers for generated TypeScript: literals, keys, comments. Output is stable: same input, same bytes.

const identifier = /^[A-Za-z_$][A-Za-z0-9_$]*$/

/** A string as a single-quoted TypeScript literal. */
export const quote = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')}'`

/** A property key, quoted only where it must be; a status stays a number. */
export const key = (name: string): string => (identifier.test(name) || /^[1-9][0-9]*$/.test(name) ? name : quote(name))

/** A JSON value as a TypeScript literal. */
export const literal = (value: unknown): string => {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (value !== null && typeof value === 'object') {
    return record(
      Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([name, member]) => [name, literal(member)]),
    )
  }
  return JSON.stringify(value)
}

const widest = 110

const indent = (text: string): string => text.replaceAll('\n', '\n  ')

/** An object literal, one member a line. */
export const block = (members: [name: string, expression: string][]): string =>
  members.length === 0
    ? '{}'
    : `{\n${members.map(([name, expression]) => `  ${member(name, indent(expression))},\n`).join('')}}`

const member = (name: string, expression: string): string =>
  name === expression ? name : `${key(name)}: ${expression}`

/** An object literal from ready-made member expressions, on one line where it fits. */
export const record = (members: [name: string, expression: string][]): string => {
  if (members.length === 0) return '{}'
  const line = `{ ${members.map(([name, expression]) => member(name, expression)).join(', ')} }`
  return line.length <= widest && !line.includes('\n') ? line : block(members)
}

/** A JSDoc line, or nothing. */
export const comment = (text: string | undefined): string =>
  text ? `/** ${text.replaceAll('*/', '*\\/').replaceAll(/\s+/g, ' ').trim()} */\n` : ''

/** First lines of every generated file. */
export const banner = (source: string): string => `// Made by \`make generate\` from ${source}. Do not edit.\n`
