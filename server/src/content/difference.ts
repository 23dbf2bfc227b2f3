/** What differs between two texts, line by line, as `diff -u` prints it: for people who decide which of the two stays. */
import { type DifferentLine, lineDifference } from '#rules/line-difference.ts'

interface LineDifference {
  added: number
  removed: number
  /** Lines that begin with ` `, `+` or `-`; `…` where equal ones are left out. */
  text: string
}

/** Equal lines shown around what differs. */
const around = 2
interface Split {
  /** Equal lines before and behind what differs. */
  head: readonly string[]
  tail: readonly string[]
  edits: readonly DifferentLine[]
}
const splitOf = (before: string, after: string): Split => {
  const [old, now] = [before === '' ? [] : before.split('\n'), after === '' ? [] : after.split('\n')]
  let start = 0
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++
  let end = 0
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++
  return {
    head: old.slice(0, start),
    tail: old.slice(old.length - end),
    edits: lineDifference(old.slice(start, old.length - end), now.slice(start, now.length - end)),
  }
}
const countIn = (edits: readonly DifferentLine[], wanted: string): number =>
  edits.filter(({ sign }) => sign === wanted).length

/** How many lines differ, without what they say. */
export const linesBetween = (before: string, after: string): Pick<LineDifference, 'added' | 'removed'> => {
  const { edits } = splitOf(before, after)
  return { added: countIn(edits, '+'), removed: countIn(edits, '-') }
}

export const differenceOf = (before: string, after: string): LineDifference => {
  const { head, tail, edits: middle } = splitOf(before, after)
  const equal = (text: string): DifferentLine => ({ sign: ' ', text })
  const edits = [...head.map(equal), ...middle, ...tail.map(equal)]
  const isNear = (at: number): boolean =>
    edits.slice(Math.max(0, at - around), at + around + 1).some(({ sign }) => sign !== ' ')
  const shown: string[] = []
  for (const [at, { sign, text }] of edits.entries()) {
    if (isNear(at)) shown.push(sign + text)
    else if (shown.at(-1) !== '…' && (shown.length > 0 || at === 0)) shown.push('…')
  }
  const [added, removed] = [countIn(middle, '+'), countIn(middle, '-')]
  return { added, removed, text: added + removed === 0 ? '' : shown.join('\n') }
}
