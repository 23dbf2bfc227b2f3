// Finds what a text cites of the house's memory: decisions (openapi/decisions/, whose README says how they are cited)
// and rows of tests/requirements.tsv. What reads like a citation but leads nowhere by its form alone comes back as `lost`.

export type Kind = 'ground' | 'od' | 'cases' | 'amendment' | 'promise' | 'contract' | 'house' | 'flow' | 'row' | 'lost'
export interface Citation {
  kind: Kind
  id: string
  line: number
}

/** Where a text has its prose: comments of code, the whole of a Markdown file, nowhere in a table. */
export type Language = 'code' | 'yaml' | 'css' | 'markdown' | 'table'

export interface Reading {
  language: Language
  /** The words before the dash of a row, such as CASE and API. */
  areas: ReadonlySet<string>
  /** A file of openapi/decisions/: there they cite each other by bare ids. */
  isHome?: boolean
  /** The guided entry's own code: there S17 and E3 are rows of its tables. */
  isGuide?: boolean
}

interface Form {
  kind: Kind
  lead: RegExp
  item: string
  idOf?: (item: string) => string
}

const formsOf = ({ areas, isHome }: Reading): Form[] => [
  { kind: 'ground', lead: /\b[Gg]round\s+(?=G\d)/g, item: 'G\\d+' },
  { kind: 'cases', lead: /\bdecisions-cases\s+(?=[A-N]\d*\b)/g, item: '[A-N]\\d*', idOf: (item) => `DC-${item}` },
  { kind: 'cases', lead: /\b(?=DC-[A-N])/g, item: 'DC-[A-N]\\d*' },
  { kind: 'od', lead: /\b(?:decisions-discovery\s+)?(?=OD-\d)/g, item: 'OD-\\d+' },
  { kind: 'promise', lead: /\b[Pp]romises?\s+(?=[PRWLO]\d)/g, item: '[PRWLO]\\d+' },
  { kind: 'promise', lead: /\|\s*(?=[PRWLO]\d+[\s,])/g, item: '[PRWLO]\\d+' }, // first cell of a table of figures
  { kind: 'flow', lead: /\bdecisions-discovery\s+(?=[SE]\d)/g, item: '[SE]\\d+[a-z]?' },
  { kind: 'contract', lead: /\b(?=CD-\d)/g, item: 'CD-\\d+' },
  { kind: 'house', lead: /\b(?=(?:HOUSE|LOOK|STACK)-\d)/g, item: '(?:HOUSE|LOOK|STACK)-\\d+' },
  { kind: 'row', lead: /\b(?=[A-Z]{3,}-\d{2})/g, item: `(?:${[...areas].join('|')})-\\d{2,3}` },
  ...(isHome ? [{ kind: 'ground', lead: /\b(?=G\d)/g, item: 'G\\d+' } as const] : []),
  ...(isHome ? [{ kind: 'promise', lead: /\b(?=[PRWLO]\d)/g, item: '[PRWLO]\\d+' } as const] : []),
]

const kindOfId = (id: string): Kind => {
  if (/^G\d+$/.test(id)) return 'ground'
  if (/^OD-\d+$/.test(id)) return 'od'
  if (/^DC-[A-N]\d*$/.test(id)) return 'cases'
  if (/^T\d+$/.test(id)) return 'amendment'
  if (/^[PRWLO]\d+$/.test(id)) return 'promise'
  if (/^CD-\d+$/.test(id)) return 'contract'
  if (/^(HOUSE|LOOK|STACK)-\d+$/.test(id)) return 'house'
  return /^[A-Z]+-\d+$/.test(id) ? 'row' : 'lost'
}

/** Paragraphs and documents that are not in the repository. */
const lostForms = [
  /(?<!\bRFC \d{3,5} )§\s?\d*/g,
  /\bdecisions-(?:cases|discovery)\b/g,
  /\bDECISIONS(?:\.md)?\b/g,
  /\bdesign\/(?:stack|look|house|users|promises)\b/g,
  /(?<![\w/-])(?:ground|house|look|stack|promises|amendments|discovery)\.md\b/g,
  /\(issue \d+\)/g,
]

/** A code without the word that says whose it is. */
const bare = /(?<![\w%-])[A-PRW]\d{1,3}(?![\w-])/g

/** Bare by custom, everywhere or in one place. */
const amendment = /\bT\d{1,2}\b/g
const flowRow = /\b[SE]\d{1,2}[a-z]?\b/g

/** The text with comment marks and line ends as spaces: a citation may run over the end of a line. Same length. */
const joinLines = (text: string): string =>
  text.replace(/\r?\n[ \t]*(?:\/\/+|\*(?!\/)|#+(?=\s)|>(?=\s))?/g, (mark) => ' '.repeat(mark.length))

const comments = {
  code: /\/\*[\s\S]*?\*\/|(?<=^|[\s;,{(])\/\/.*$/gm,
  yaml: /(?<=^|\s)#.*$/gm,
  css: /\/\*[\s\S]*?\*\//g,
}

/** Begin and end of each stretch of prose. */
const proseOf = (text: string, language: Language): [number, number][] => {
  if (language === 'table') return []
  const prose: [number, number][] = []
  if (language !== 'markdown') {
    for (const { 0: words, index } of text.matchAll(comments[language])) prose.push([index, index + words.length])
    return prose
  }
  let start = 0
  for (const { 0: code, index } of text.matchAll(/```[\s\S]*?```|`[^`\n]*`/g)) {
    prose.push([start, index])
    start = index + code.length
  }
  return [...prose, [start, text.length]]
}

/** "D1 to D8" means every one between, so that a gap is found: the ids after the first. */
export const upTo = (from: string, to: string): string[] => {
  const [, head, first = ''] = /^(.*?)(\d+)$/.exec(from) ?? []
  const [, tail, last = ''] = /^(.*?)(\d+)$/.exec(to) ?? []
  if (head !== tail || Number(last) <= Number(first)) return [to]
  const count = Number(last) - Number(first)
  return Array.from(
    { length: count },
    (_, step) => `${head}${String(Number(first) + 1 + step).padStart(first.length, '0')}`,
  )
}

/** A text whose citations are taken out one after another, so that none is read twice. */
const createReader = (text: string) => {
  const found: { kind: Kind; id: string; at: number }[] = []
  let rest = joinLines(text)
  const take = (kind: Kind, ids: string[], from: number, to: number): void => {
    for (const id of ids) found.push({ kind, id, at: from })
    rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
  }

  const takeDecisionLists = (): void => {
    for (const { 0: whole, 1: list = '', index } of rest.matchAll(/\bx-decision:\s*\[([^\]]*)\]/g)) {
      for (const id of list.split(',').map((item) => item.trim())) take(kindOfId(id), [id], index, index + whole.length)
    }
  }
  const takeLists = ({ kind, lead, item, idOf = (id: string) => id }: Form): void => {
    const separator = `(?:\\s*[,/]\\s*|\\s+and\\s+|\\s+or\\s+)(?=(?:${item})(?![\\w-]))`
    const part = new RegExp(`(${item})(?![\\w-])(?:\\s+(?:to|…)\\s+(${item})(?![\\w-]))?(?:${separator})?`, 'y')
    const before = rest
    for (const { 0: words, index } of before.matchAll(lead)) {
      part.lastIndex = index + words.length
      if (rest[part.lastIndex] === ' ') continue // taken as part of a list
      let start = index
      for (let next = part.exec(before); next !== null; next = part.exec(before)) {
        const [, first = '', last] = next
        take(kind, [first, ...(last === undefined ? [] : upTo(first, last))].map(idOf), start, part.lastIndex)
        start = part.lastIndex
      }
    }
  }
  const takeWords = (kind: Kind, words: RegExp, [start, end] = [0, rest.length]): void => {
    for (const { 0: word, index } of rest.slice(start, end).matchAll(words)) {
      take(kind, [word.trim()], start + index, start + index + word.length)
    }
  }
  return { found, takeDecisionLists, takeLists, takeWords }
}

/** Every citation of a text, in the order of their places. Lines count from 1. */
export const citationsIn = (text: string, reading: Reading): Citation[] => {
  const { found, takeDecisionLists, takeLists, takeWords } = createReader(text)
  takeDecisionLists()
  for (const form of formsOf(reading)) takeLists(form)
  if (!reading.isHome) for (const words of lostForms) takeWords('lost', words)
  for (const stretch of proseOf(text, reading.language)) {
    takeWords('amendment', amendment, stretch)
    if (reading.isHome || reading.isGuide) takeWords('flow', flowRow, stretch)
    takeWords('lost', bare, stretch)
  }
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index)
  return found
    .toSorted((one, other) => one.at - other.at)
    .map(({ kind, id, at }) => ({ kind, id, line: ends.filter((end) => end < at).length + 1 }))
}
