// Makes the parameters of recorded statements new for every repetition. What differs between two recordings of the same
// work was drawn (ids, hashes); a drawn value is replaced by another of its shape wherever it stands, also within JSON.
import { randomInt } from 'node:crypto'
import type { RecordedStatement } from './app.ts'

const timestamp = /^\d{4}-\d\d-\d\d[T ]/
const hexDigits = '0123456789abcdef'
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

const oneOf = (characters: string): string => characters[randomInt(characters.length)]!

const anew = (value: string): string => {
  if (/^\d+$/.test(value))
    return value.replace(/\d/g, (_, index) => String(index === 0 ? randomInt(1, 10) : randomInt(10)))
  // A token has few letters that are hexadecimal digits: those alone would meet again within seconds.
  return /^[0-9a-f-]+$/.test(value)
    ? value.replace(/[0-9a-f]/g, () => oneOf(hexDigits))
    : value.replace(/[A-Za-z0-9]/g, () => oneOf(letters))
}

/** Values of the first recording that the second one has otherwise; whole JSON texts are left to what they contain. */
export const drawnValues = ([first, second]: [RecordedStatement[], RecordedStatement[]]): string[] => {
  if (first.length !== second.length) throw new Error('two submits ran different statements')
  const drawn = first.flatMap(({ parameters }, index) =>
    parameters.filter((value, at) => value !== second[index]!.parameters[at]),
  )
  return [
    ...new Set(
      drawn.filter(
        (value): value is string => typeof value === 'string' && !timestamp.test(value) && !/^[[{]/.test(value),
      ),
    ),
  ]
}

/** @returns a function that gives the parameters of each statement, new at each call */
export const createVariation = (recordings: [RecordedStatement[], RecordedStatement[]]): (() => unknown[][]) => {
  const drawn = drawnValues(recordings)
  return () => {
    const fresh = new Map(drawn.map((value) => [value, anew(value)]))
    const change = (value: unknown): unknown => {
      if (typeof value !== 'string') return value
      const whole = fresh.get(value)
      if (whole !== undefined) return whole
      return /^[[{]/.test(value) ? drawn.reduce((text, one) => text.replaceAll(one, fresh.get(one)!), value) : value
    }
    return recordings[0].map(({ parameters }) => parameters.map(change))
  }
}
