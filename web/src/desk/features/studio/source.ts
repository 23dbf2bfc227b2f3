// An article's source: its front matter and its text.
export interface Source {
  /** Without the lines of hyphens. */
  head: string
  body: string
}

export const splitSource = (source: string): Source => {
  const match = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m.exec(source)
  return match?.index === 0 ? { head: match[1] ?? '', body: source.slice(match[0].length) } : { head: '', body: source }
}

export const joinSource = ({ head, body }: Source): string =>
  `---\n${head}${head === '' || head.endsWith('\n') ? '' : '\n'}---\n${body}`

export interface Place {
  part: 'head' | 'body'
  line: number
}

/** Where a writer finds a line of the source: its parts are counted each by itself, as they are typed. */
export const placeOf = (source: string, line: number): Place => {
  const { body } = splitSource(source)
  const before = source.slice(0, source.length - body.length).split('\n').length - 1
  if (line > before) return { part: 'body', line: line - before }
  // The hyphens around the front matter are not shown.
  return { part: 'head', line: Math.min(Math.max(line - 1, 1), Math.max(before - 2, 1)) }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''").replaceAll('\n', ' ')}'`

/** The date of what is written today; a translation is outdated when its original's is later. */
export const withToday = (head: string, today: string): string =>
  /^updated:.*$/m.test(head) ? head.replace(/^updated:.*$/m, `updated: ${today}`) : head

const lineOf = (name: string): RegExp => new RegExp(`^${name}:[ \\t]*(.*)\\n?`, 'm')

/** What a line of the front matter says, without its quotes; null where there is none. */
export const headLine = (head: string, name: string): string | null =>
  lineOf(name)
    .exec(head)?.[1]
    ?.trim()
    .replace(/^(['"])(.*)\1$/, '$2') ?? null

/** The words of a list of the front matter, whichever way it is written. */
export const listIn = (head: string, name: string): string[] => {
  const block = new RegExp(`^${name}:[ \\t]*\\n((?:[ \\t]*-.*\\n?)+)`, 'm').exec(head)?.[1]
  const words =
    block === undefined
      ? (headLine(head, name) ?? '').replace(/^\[|\]$/g, '').split(',')
      : block.split('\n').map((line) => line.replace(/^[ \t]*-/, ''))
  return words.map((word) => word.trim().replace(/^(['"])(.*)\1$/, '$2')).filter((word) => word !== '')
}

/** @param value null: the line is taken out */
export const withHeadLine = (head: string, name: string, value: string | null): string => {
  const line = value === null ? '' : `${name}: ${quoted(value)}\n`
  if (lineOf(name).test(head)) return head.replace(lineOf(name), () => line)
  return line === '' || head === '' || head.endsWith('\n') ? head + line : `${head}\n${line}`
}

/** The front matter with one more keyword, whichever way its list is written. */
export const withKeyword = (head: string, words: string): string => {
  const one = quoted(words)
  const flow = /^(keywords:[ \t]*\[[ \t]*)(\]?)/m
  if (flow.test(head))
    return head.replace(flow, (_all, begun: string, end: string) => `${begun}${one}${end === '' ? ', ' : end}`)
  const block = /^keywords:[ \t]*\n([ \t]*)-/m
  if (block.test(head))
    return head.replace(block, (begun, indent: string) => `${begun.slice(0, -1)}- ${one}\n${indent}-`)
  const alone = headLine(head, 'keywords')
  const others = alone === null || alone === '' ? '' : `, ${quoted(alone)}`
  const line = `keywords: [${one}${others}]\n`
  if (lineOf('keywords').test(head)) return head.replace(lineOf('keywords'), () => line)
  return head === '' || head.endsWith('\n') ? head + line : `${head}\n${line}`
}

/** Nobody has read it over. */
export const isMachines = (source: string): boolean =>
  headLine(splitSource(source).head, 'machineTranslation') === 'true'

export interface NewArticle {
  id: string
  title: string
  summary: string
  game: string
  today: string
  keyword?: string | undefined
}

export const newSource = ({ id, title, summary, game, today, keyword }: NewArticle): string =>
  joinSource({
    head: [
      `id: '${id}'`,
      `title: ${quoted(title)}`,
      `summary: ${quoted(summary)}`,
      'type: HOWTO',
      ...(game === '' ? [] : [`products: [${game}]`]),
      ...(keyword === undefined ? [] : [`keywords: [${quoted(keyword)}]`]),
      `updated: ${today}`,
      '',
    ].join('\n'),
    body: '',
  })

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10)
