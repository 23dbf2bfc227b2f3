/** A sanitised article cut at its blocks: what a line of it is taken from, and its first section. Pure. */
import { textOf } from '../content/pack/rich-text.ts'

export interface Block {
  /** `row` and `head` are a table's. */
  kind: 'heading' | 'step' | 'text' | 'row' | 'head'
  /** How many chapters have begun: headings of the second level. */
  chapter: number
  text: string
  /** It only leads on to the form. */
  isContact: boolean
  /** It is nothing but a link, as the lines of "See also" are: it says what another article says. */
  isLink: boolean
}

const blockTag = /<(\/?)(p|h[2-6]|li|ul|ol|div|tr|caption|pre|blockquote|figure|figcaption|details|summary|hr)\b[^>]*>/g

const linkAlone = /^\s*<a\b[^>]*>(?:(?!<\/a>).)*<\/a>\s*$/s
const betweenCells = /<\/t[dh]>\s*<t[dh]\b[^>]*>/g

export const blocksOf = (html: string): Block[] => {
  const blocks: Block[] = []
  let kind: Block['kind'] = 'text'
  let chapter = 0
  let from = 0
  const add = (to: number): void => {
    const inner = html.slice(from, to)
    let isFirst = true
    const text = textOf(
      inner.replace(betweenCells, () => {
        const between = isFirst ? ': ' : '; '
        isFirst = false
        return between
      }),
    )
    if (text === '') return
    const isContact = /<a\b[^>]* href="[^"]*\/contact\//.test(inner)
    const isHead = kind === 'row' && !inner.includes('<td')
    blocks.push({ kind: isHead ? 'head' : kind, chapter, text, isContact, isLink: linkAlone.test(inner) })
  }
  for (const match of html.matchAll(blockTag)) {
    add(match.index)
    from = match.index + match[0].length
    const [, closing, tag = ''] = match
    if (tag === 'p' && (kind === 'step' || kind === 'row')) continue
    if (tag === 'h2' && closing === '') chapter += 1
    if (closing === '/') kind = 'text'
    else kind = tag.startsWith('h') && tag !== 'hr' ? 'heading' : tag === 'li' ? 'step' : tag === 'tr' ? 'row' : 'text'
  }
  add(html.length)
  return blocks
}

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0
/** Cut between two tags of one element, the rest of the page would stand inside it. */
const isWhole = (html: string): boolean =>
  ['div', 'details', 'blockquote', 'table', 'ul', 'ol', 'figure'].every(
    (tag) => count(html, new RegExp(`<${tag}\\b`, 'g')) === count(html, new RegExp(`</${tag}>`, 'g')),
  )
const hasSteps = (html: string): boolean => /<li\b/.test(html)
const longIntroduction = 200

/** What stands before the second heading; of a short introduction without steps, the text and the first heading's section. */
export const firstSection = (body: string): string => {
  const heads = [...body.matchAll(/<h2\b/g)].map(({ index }) => index)
  const [first = body.length, second = body.length] = heads
  const introduction = body.slice(0, first).trim()
  const text = textOf(introduction)
  const end = hasSteps(introduction) || text.length >= longIntroduction ? first : second
  const section = body.slice(text === '' ? first : 0, end).trim()
  return isWhole(section) ? section : body
}

/** One chapter; the first brings its introduction, and so does one that cannot be cut out whole. */
const chapterOf = (body: string, chapter: number): string => {
  const heads = [...body.matchAll(/<h2\b/g)].map(({ index }) => index)
  const cut = body.slice(heads[chapter - 1] ?? 0, heads[chapter] ?? body.length).trim()
  return chapter < 2 || !isWhole(cut) ? firstSection(body) : cut
}

/** It stands below a heading of its own on the page, beside others of its kind: deeper headings, no anchors. */
const asPart = (html: string): string =>
  html
    .replace(
      /<(\/?)h([2-6])\b/g,
      (_tag, closing: string, level: string) => `<${closing}h${Math.min(6, Number(level) + 2)}`,
    )
    .replace(/(<h[2-6]\b[^>]*?) id="[^"]*"/g, '$1')

/**
 * What to do against a problem (amendment T2): the chapter that answers, else the first; its own text where that has
 * the steps and the chapter has none.
 *
 * @param chapter where the line that answers stands, 0 for none
 */
export const cureOf = ({ problem, body }: { problem: string | null; body: string }, chapter = 0): string => {
  const section = chapterOf(body, chapter)
  return asPart(
    section === '' || (problem !== null && hasSteps(problem) && !hasSteps(section)) ? (problem ?? '') : section,
  )
}
