/**
 * What a machine wrote, told from what a player wrote: error codes, names of exceptions, addresses, lines of a log. Words
 * of them say nothing in a search: "EXCEPTION_ACCESS_VIOLATION" is not about access. Pure.
 */
import { fold } from './analysis.ts'

interface ToldApart {
  /** As they were pasted, in order; of a log without any, the line itself. */
  codes: readonly string[]
  /** The player's own words; the whole text where nothing else is in it. */
  prose: string
}

/** What an error is called in the nine languages. */
const error = String.raw`(?<![\p{L}\d])(?:err(?:or|eur|o)?|fehler|エラー|错误|오류|에러|(?:ال)?خط[أا])`
const code = String.raw`(?:[ \t]*(?:code|コード|代码|码|코드))?`
const behind = String.raw`[ \t:：#=(-]*`
const [anError, anErrorWhole] = [new RegExp(error, 'iu'), new RegExp(`^${error}${code}$`, 'iu')]
const errorBefore = new RegExp(`(?:${error}${code}|code)${behind}\uFFFC\\)?`, 'giu')
const certain = [
  // 0xC0000005, but not the address of a place in memory
  /\b0x[0-9a-f]{2,8}\b/giu,
  // DXGI_ERROR_DEVICE_REMOVED, err_connection_reset
  /\b(?:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|(?:err|error|exception|dxgi|d3d|status)(?:_[a-z0-9]+)+)\b/gu,
  // java.lang.NullPointerException
  /\b(?:[a-z]\w*\.)*[A-Z][a-z0-9]\w*(?:Exception|Error)\b/gu,
  // Directly behind the word: Fehlercode: LC-208, error 3012
  new RegExp(String.raw`(?<=${error}${code}${behind})[a-z]{1,8}-?\d{2,12}\b`, 'giu'),
  new RegExp(String.raw`${error}${code}${behind}\d{2,12}\b(?![.:\d]|[ \t]*(?:times|days|hours|minutes|%))`, 'giu'),
]
/** BLZ51900002, E-1042: an order may be called so too. They are codes where an error is spoken of, or nothing at all. */
const perhaps = /\b(?:[A-Z]{1,8}-\d{3,12}|[A-Z]{2,8}\d{5,12})\b/gu
/** Beside a code they say nothing; alone they may be all that somebody knows of a program. */
const beside =
  /\b0x[0-9a-f]+\b|\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b|\b[a-z]:\\\S+|\S+\.(?:exe|dll|so|sys|dylib|cpp|cs|java)\b(?:[:+]\w+)?|\uFFFC/giu
const logLine = new RegExp(
  String.raw`^\W{0,2}\d{4}[-/.]\d\d[-/.]\d\d[T ]\d\d:\d\d|^\W?\d\d:\d\d:\d\d\b|` +
    String.raw`\[(?:info|warn(?:ing)?|error|debug|fatal|trace)\]|^\s*at [\w.$<>]+\(|\+0x[0-9a-f]+`,
  'iu',
)
const longestCode = 100

/** @param text with U+FFFC where a code stood that is known */
export const toldApart = (text: string): ToldApart => {
  const lines = text.split('\n')
  const logs = lines.filter((line) => logLine.test(line))
  const codes: string[] = []
  const cut = (part: string, patterns: readonly RegExp[]): string =>
    patterns.reduce(
      (rest, pattern) =>
        rest.replace(pattern, (found) => {
          codes.push(found.slice(0, longestCode))
          return '\uFFFC'
        }),
      part,
    )
  const left = (part: string): string =>
    part
      .replace(errorBefore, ' ')
      .replace(beside, ' ')
      .replace(/[ \t]+/g, ' ')
      .trim()
  let prose = cut(lines.filter((line) => !logLine.test(line)).join('\n'), certain)
  const loose = prose.match(perhaps) ?? []
  if (loose.length > 0 && (anError.test(text) || left(prose.replace(perhaps, '')) === '')) prose = cut(prose, [perhaps])
  for (const line of logs) cut(line, [...certain, perhaps])
  if (codes.length === 0) codes.push(...logs.map((line) => line.trim().slice(0, longestCode)))
  const isAllProse = codes.length === 0 && !text.includes('\uFFFC')
  return { codes: [...new Set(codes)], prose: isAllProse ? text : left(prose) }
}

/** One form of `0xC0000005` and `c0000005`, of `BLZ-51900002` and `blz 51900002`, of "Error 37" and "Fehlercode: 37". */
const partsOf = (text: string): { part: string; from: number; to: number }[] =>
  [...text.matchAll(/0x(?=[0-9a-f]{2})|\p{N}+|[\p{L}\p{M}]+/giu)]
    .map(({ 0: found, index }) => ({
      part: fold(found).replace(anErrorWhole, 'error'),
      from: index,
      to: index + found.length,
    }))
    .filter(({ part }, at, all) => part !== '0x' && !(part === 'code' && all[at - 1]?.part === 'error'))

interface Known {
  parts: readonly string[]
  ids: string[]
}

export const createKnownCodes = (articles: Iterable<{ id: string; codes?: readonly string[] }>) => {
  const byFirst = new Map<string, Known[]>()
  for (const { id, codes = [] } of articles)
    for (const each of codes) {
      const parts = partsOf(each).map(({ part }) => part)
      const alike = byFirst.get(parts[0]!) ?? []
      const known = alike.find((other) => other.parts.join(' ') === parts.join(' '))
      if (known) known.ids.push(id)
      else
        byFirst.set(
          parts[0]!,
          [...alike, { parts, ids: [id] }].sort((a, b) => b.parts.length - a.parts.length),
        )
    }
  return {
    /** Articles that name what stands in a text, and how much of it; `rest` has U+FFFC in its place. */
    in(text: string) {
      if (byFirst.size === 0) return { ids: [], rest: text }
      const parts = partsOf(text)
      const counts = new Map<string, number>()
      let [rest, at] = ['', 0]
      for (let place = 0; place < parts.length; place++) {
        const known = byFirst
          .get(parts[place]!.part)
          ?.find((each) => each.parts.every((part, offset) => parts[place + offset]?.part === part))
        if (!known) continue
        for (const id of known.ids) counts.set(id, (counts.get(id) ?? 0) + 1)
        rest += `${text.slice(at, parts[place]!.from)}\uFFFC`
        place += known.parts.length - 1
        at = parts[place]!.to
      }
      return { ids: [...counts].map(([id, named]) => ({ id, codes: named })), rest: rest + text.slice(at) }
    },
  }
}

export type KnownCodes = ReturnType<typeof createKnownCodes>
