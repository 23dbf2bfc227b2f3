/**
 * The part of ICU MessageFormat that texts of this product use: arguments, number, date, time, plural, selectordinal
 * and select.
 * A tenth of the size of intl-messageformat; icu.test.ts compares the two on generated messages.
 */
export type MessageValue = string | number | boolean | Date | null | undefined

type Part =
  | string
  | { type: 'argument'; name: string }
  | { type: 'number' | 'date' | 'time'; name: string; style: string }
  | { type: 'plural'; name: string; ordinal: boolean; offset: number; branches: Record<string, Part[]> }
  | { type: 'select'; name: string; branches: Record<string, Part[]> }
  | { type: 'hash' }

export class MessageSyntaxError extends Error {}

/** Reads a message once; throws MessageSyntaxError when its braces or branches are wrong. */
export const parseMessage = (text: string): Part[] => {
  let at = 0
  const fail = (why: string): never => {
    throw new MessageSyntaxError(`${why} at ${at} in “${text}”`)
  }
  const space = (): void => {
    while (/\s/.test(text[at] ?? '')) at += 1
  }
  const word = (): string => {
    space()
    const found = /^[^\s,{}']+/.exec(text.slice(at))?.[0] ?? fail('a name is missing')
    at += found.length
    space()
    return found
  }
  const expectCharacter = (character: string): void => {
    if (text[at] !== character) fail(`“${character}” is missing`)
    at += 1
  }

  const parts = (inPlural: boolean, nested: boolean): Part[] => {
    const found: Part[] = []
    let literal = ''
    const flush = (): void => {
      if (literal !== '') found.push(literal)
      literal = ''
    }
    while (at < text.length && text[at] !== '}') {
      const character = text[at]!
      const next = text[at + 1]
      if (character === "'" && next === "'") {
        literal += "'"
        at += 2
      } else if (character === "'" && (next === '{' || next === '}' || (inPlural && next === '#'))) {
        const end = /^'((?:[^']|'')*)(?:'|$)/.exec(text.slice(at))!
        literal += end[1]!.replaceAll("''", "'")
        at += end[0].length
      } else if (character === '#' && inPlural) {
        flush()
        found.push({ type: 'hash' })
        at += 1
      } else if (character === '{') {
        flush()
        at += 1
        found.push(argument())
      } else {
        literal += character
        at += 1
      }
    }
    if (nested ? text[at] !== '}' : at < text.length) fail('braces do not match')
    flush()
    return found
  }

  const argument = (): Part => {
    const name = word()
    if (text[at] === '}') {
      at += 1
      return { type: 'argument', name }
    }
    expectCharacter(',')
    const type = word()
    if (type === 'number' || type === 'date' || type === 'time') {
      let style = ''
      if (text[at] === ',') {
        at += 1
        style = word()
      }
      expectCharacter('}')
      return { type, name, style }
    }
    if (type !== 'plural' && type !== 'selectordinal' && type !== 'select') return fail(`“${type}” is not known`)
    expectCharacter(',')
    space()
    let offset = 0
    if (type !== 'select' && text.startsWith('offset:', at)) {
      at += 'offset:'.length
      offset = Number(word())
    }
    const branches: Record<string, Part[]> = {}
    while (at < text.length && text[at] !== '}') {
      const key = word()
      expectCharacter('{')
      branches[key] = parts(type !== 'select', true)
      expectCharacter('}')
      space()
    }
    expectCharacter('}')
    if (branches['other'] === undefined) fail('the branch “other” is missing')
    return type === 'select'
      ? { type, name, branches }
      : { type: 'plural', ordinal: type === 'selectordinal', name, offset, branches }
  }

  return parts(false, false)
}

const dateStyles: Record<string, Intl.DateTimeFormatOptions['dateStyle']> = {
  short: 'short',
  medium: 'medium',
  long: 'long',
  full: 'full',
}

/**
 * Fills a parsed message. Values of other types (React elements) go through as they are, so that a text can hold a
 * link.
 */
export const formatParts = <T>(
  parts: readonly Part[],
  values: Record<string, MessageValue | T>,
  locale: string,
  hash?: number,
): (string | T)[] => {
  return parts.flatMap((part): (string | T)[] => {
    if (typeof part === 'string') return [part]
    if (part.type === 'hash') return [hash === undefined ? '#' : new Intl.NumberFormat(locale).format(hash)]
    const value = values[part.name]
    switch (part.type) {
      case 'argument':
        return [
          value === null || value === undefined
            ? ''
            : typeof value === 'object' && !(value instanceof Date)
              ? value
              : String(value),
        ]
      case 'number':
        return [
          new Intl.NumberFormat(
            locale,
            part.style === 'percent'
              ? { style: 'percent' }
              : part.style === 'integer'
                ? { maximumFractionDigits: 0 }
                : {},
          ).format(Number(value)),
        ]
      case 'date':
        return [
          new Intl.DateTimeFormat(locale, {
            dateStyle: dateStyles[part.style] ?? 'medium',
            calendar: 'gregory',
          }).format(value as Date | number),
        ]
      case 'time':
        return [
          new Intl.DateTimeFormat(locale, { timeStyle: dateStyles[part.style] ?? 'medium' }).format(
            value as Date | number,
          ),
        ]
      case 'select':
        return formatParts(part.branches[String(value)] ?? part.branches['other']!, values, locale, hash)
      case 'plural': {
        const count = Number(value)
        const category = new Intl.PluralRules(locale, { type: part.ordinal ? 'ordinal' : 'cardinal' }).select(
          count - part.offset,
        )
        return formatParts(
          part.branches[`=${count}`] ?? part.branches[category] ?? part.branches['other']!,
          values,
          locale,
          count - part.offset,
        )
      }
    }
  })
}
