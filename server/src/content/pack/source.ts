/**
 * A value of a pack as people write it: Markdown, half a form, a draft that no reader would take. Each reader of readers.ts says
 * what it reads this way, too, so that the desk's editor and the pack have one description of a topic. Pure.
 */
export interface Source {
  /** What it says; undefined where it says no such thing. Texts are by language, without empty ones. */
  read: (value: unknown, defaultLocale: string) => unknown
  /** What stands in the place of what is missing. */
  blank: unknown
  /** As a file has it; undefined: the file says nothing of it. */
  write: (value: unknown) => unknown
}

export type Raw = Readonly<Record<string, unknown>>
export const isMap = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const maps = (value: unknown): Raw[] => (Array.isArray(value) ? value.filter(isMap) : [])
export const said = (value: unknown, absent: string): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : absent

const asItIs = (value: unknown): unknown => value
const entriesOf = (value: unknown): [string, unknown][] => Object.entries(value as Raw)

export const anySource: Source = { read: asItIs, blank: null, write: asItIs }
export const textSource: Source = {
  read: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined),
  blank: '',
  write: asItIs,
}
export const wordSource = (blank: string): Source => ({ ...textSource, blank })
const ofType = (type: 'number' | 'boolean', blank: unknown): Source => ({
  read: (value) => (typeof value === type ? value : undefined),
  blank,
  write: asItIs,
})
export const numberSource = ofType('number', 0)
export const yesNoSource = ofType('boolean', false)

/** Empty texts are none. */
const trimmed = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))

export const localizedSource: Source = {
  read: (value, defaultLocale) =>
    trimmed(
      isMap(value)
        ? Object.fromEntries(entriesOf(value).map(([locale, text]) => [locale, said(text, '')]))
        : { [defaultLocale]: typeof value === 'string' ? value : '' },
    ),
  blank: {},
  write: (value) => (Object.keys(value as Raw).length === 0 ? undefined : value),
}

export const listSource = ({ read, write }: Source): Source => ({
  read: (value, defaultLocale) =>
    Array.isArray(value) ? value.map((one) => read(one, defaultLocale)).filter((one) => one !== undefined) : undefined,
  blank: [],
  write: (value) => (value as unknown[]).map(write),
})

export const recordSource = ({ read, blank, write }: Source): Source => ({
  read: (value, defaultLocale) =>
    isMap(value)
      ? Object.fromEntries(entriesOf(value).map(([key, one]) => [key, read(one, defaultLocale) ?? blank]))
      : undefined,
  blank: {},
  write: (value) => Object.fromEntries(entriesOf(value).map(([key, one]) => [key, write(one)])),
})

/** One key of a map. */
export interface Part {
  source: Source
  /** What it is where a file leaves it out; a key without this has to be there. */
  absent?: unknown
  /** Where a file leaves it out, there is no such key either. */
  isRare?: boolean
}

/** Of a map with known keys: what is as it is anyway is left out of a file that people read. */
export const objectSource = (parts: Readonly<Record<string, Part>>): Source => {
  const read = (value: unknown, defaultLocale: string): unknown =>
    isMap(value)
      ? Object.fromEntries(
          Object.entries(parts).flatMap(([key, { source, absent = source.blank, isRare = false }]) => {
            const found = source.read(value[key], defaultLocale)
            return found === undefined && isRare ? [] : [[key, found ?? absent] as const]
          }),
        )
      : undefined
  return {
    read,
    blank: {},
    write: (value) =>
      Object.fromEntries(
        Object.entries(parts).flatMap(([key, { source, absent }]) => {
          const own = (value as Raw)[key]
          const written = own === null || own === undefined ? undefined : source.write(own)
          const isAsAnyway = absent !== undefined && JSON.stringify(written) === JSON.stringify(absent)
          return written === undefined || isAsAnyway ? [] : [[key, written] as const]
        }),
      ),
  }
}
