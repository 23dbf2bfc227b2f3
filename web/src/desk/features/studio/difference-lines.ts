import { type DifferentLine, lineDifference } from '#rules/line-difference.ts'

export const differenceOf = (before: string, after: string): DifferentLine[] =>
  lineDifference(before.split('\n'), after.split('\n'))

/** As the server writes it: a sign before each line. */
export const signedLines = (text: string): DifferentLine[] =>
  text === ''
    ? []
    : text.split('\n').map((line) => {
        const sign = line.slice(0, 1)
        return sign === '+' || sign === '-'
          ? { sign, text: line.slice(1) }
          : { sign: ' ', text: line.replace(/^ /, '') }
      })
