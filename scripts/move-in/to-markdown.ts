// Cleaned HTML → the Markdown a writer goes on with. What Markdown has no form for, and an article may hold all the same
// (tables with joined cells, frames of players, details), stays HTML.
import TurndownService from 'turndown'
import { cleanHtml, type PageContext } from './clean-html.ts'

/** Longer ones are no article, and take for ever to read; deeper ones too. */
const mostCharacters = 1_000_000
const deepest = 200

/** Longer runs of spaces mean nothing, and Turndown takes the square of their length for each. */
const longestGap = 200
const withoutGaps = (html: string): string => html.replace(/\s{201,}/g, (gap) => gap.slice(0, longestGap))

/** How deep elements stand in each other that have to be closed. */
const depthOf = (html: string): number => {
  let depth = 0
  let most = 0
  for (const [, end] of html.matchAll(
    /<(\/?)(?!p\b|li\b|d[dt]\b|t[rdh]\b|br\b|hr\b|img\b|input\b|col\b|source\b|wbr\b)[a-z]/gi,
  )) {
    depth = end === '/' ? Math.max(0, depth - 1) : depth + 1
    if (depth > most) most = depth
  }
  return most
}

type Page = HTMLElement

const escapeText = (text: string): string =>
  TurndownService.prototype
    .escape(text)
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/</g, '&lt;')

const cellsOf = (row: Element): Element[] => Array.from(row.children).filter(({ nodeName }) => /^T[DH]$/.test(nodeName))
const rowsOf = (table: Element): Element[] => Array.from(table.querySelectorAll('tr'))

const isPlain = (table: Element): boolean => {
  const rows = rowsOf(table)
  const first = rows[0]
  if (first === undefined || cellsOf(first).length === 0) return false
  const width = cellsOf(first).length
  return (
    table.querySelectorAll('caption,[colspan],[rowspan],ul,ol,table,pre,blockquote,h1,h2,h3,h4,h5,h6,iframe,details,hr')
      .length === 0 &&
    cellsOf(first).every(({ nodeName }) => nodeName === 'TH') &&
    rows.every((row) => cellsOf(row).length === width) &&
    rows.every((row) => cellsOf(row).every((cell) => cell.querySelectorAll('p,div').length <= 1))
  )
}

/** One line for each piece, so that no blank line ends the block early. */
const asHtml = (node: Element): string => `\n\n${(node as Page).outerHTML.replace(/\s*\n\s*/g, ' ').trim()}\n\n`

const createService = (note: PageContext['note']): TurndownService => {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
    hr: '---',
    // Places that links lead to hold no words.
    blankReplacement: (_content, node) => {
      const anchor = (node as Page).getAttribute('id')
      return anchor ? `<span id="${anchor}"></span>` : (node as { isBlock?: boolean }).isBlock === true ? '\n\n' : ''
    },
  })
  service.escape = escapeText
  const inner = (node: Element): string => service.turndown((node as Page).innerHTML)
  service.keep(['u'] as never)
  service.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, node) => {
      const level = Math.max(2, Number(node.nodeName[1]))
      const text = content.replace(/\s+/g, ' ').replace(/\*\*/g, '').trim()
      const anchor = (node as Page).getAttribute('id')
      return text === '' ? '' : `\n\n${'#'.repeat(level)} ${anchor ? `<span id="${anchor}"></span>` : ''}${text}\n\n`
    },
  })
  service.addRule('anchor', {
    filter: (node) => node.nodeName === 'SPAN' && (node as Page).getAttribute('id') !== null,
    replacement: (content, node) => `<span id="${(node as Page).getAttribute('id')!}"></span>${content}`,
  })
  // Two spaces at a line's end are taken away by every editor.
  service.addRule('break', { filter: ['br'], replacement: () => '<br>\n' })
  // Whole blocks may stand in a link of HTML; in one of Markdown a line.
  service.addRule('link', {
    filter: (node) => node.nodeName === 'A' && (node as Page).getAttribute('href') !== null,
    replacement: (content, node) => {
      const text = content
        .replace(/\s*\n\s*/g, ' ')
        .replace(/^\s*(?:#+|>|-|\d+\.)\s+/, '')
        .trim()
      const anchor = (node as Page).getAttribute('id')
      const href = (node as Page)
        .getAttribute('href')!
        .replace(/[()<>\s\\]/g, (one) => encodeURIComponent(one).replace(/[()]/g, '\\$&'))
      return `${anchor ? `<span id="${anchor}"></span>` : ''}${text === '' ? '' : `[${text}](${href})`}`
    },
  })
  service.addRule('callout', {
    filter: (node) => (node as Page).getAttribute('data-callout') !== null,
    replacement: (content) => {
      const text = content.trim()
      return text === '' ? '' : `\n\n${text.replace(/^/gm, '> ').replace(/^> $/gm, '>')}\n\n`
    },
  })
  service.addRule('table', {
    filter: ['table'],
    replacement: (_content, node) => {
      const table = node as Element
      const rows = rowsOf(table)
      if (
        rows.length === 0 ||
        (table.textContent ?? '').trim() + (table.querySelectorAll('img').length > 0 ? 'x' : '') === ''
      )
        return ''
      if (!isPlain(table)) {
        note('table', `${rows.length} rows`)
        return asHtml(table)
      }
      const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
      const texts = rows.map((row) =>
        cellsOf(row).map((cell) =>
          inner(cell)
            .replace(/\s*\n\s*/g, ' ')
            .replaceAll('|', String.raw`\|`)
            .trim(),
        ),
      )
      return `\n\n${[line(texts[0]!), line(texts[0]!.map(() => '---')), ...texts.slice(1).map(line)].join('\n')}\n\n`
    },
  })
  service.addRule('pre', {
    filter: ['pre'],
    replacement: (_content, node) => {
      const text = (node.textContent ?? '').replace(/^\n|\n$/g, '')
      const language = /language-([\w+-]+)/.exec((node as Element).querySelector('code')?.className ?? '')?.[1] ?? ''
      const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)))
      return text.trim() === '' ? '' : `\n\n${fence}${language}\n${text}\n${fence}\n\n`
    },
  })
  service.addRule('player', {
    filter: ['iframe'],
    replacement: (_content, node) =>
      `\n\n<iframe src="${((node as Element).getAttribute('src') ?? '').replaceAll('"', '%22')}" allowfullscreen></iframe>\n\n`,
  })
  service.addRule('details', {
    filter: ['details'],
    replacement: (content, node) => {
      const head = ((node as Element).querySelector('summary')?.textContent ?? '').replace(/\s+/g, ' ').trim()
      return `\n\n<details><summary>${escapeText(head)}</summary>\n\n${content.trim()}\n\n</details>\n\n`
    },
  })
  service.addRule('summary', { filter: ['summary'], replacement: () => '' })
  service.addRule('term', {
    filter: ['dt'],
    replacement: (content) => (content.trim() === '' ? '' : `\n\n**${content.trim()}**\n\n`),
  })
  service.addRule('caption', {
    filter: ['figcaption'],
    replacement: (content) => (content.trim() === '' ? '' : `\n\n*${content.trim()}*\n\n`),
  })
  return service
}

/** @returns Markdown, or undefined where nothing of it can be shown; `note` was told why */
export const toMarkdown = (html: string, context: PageContext): string | undefined => {
  if (html.length > mostCharacters) {
    context.note('left-out', `has ${html.length} characters, ${mostCharacters} are read`)
    return undefined
  }
  const depth = depthOf(html)
  if (depth > deepest) {
    context.note('left-out', `${depth} elements stand in each other, ${deepest} are read`)
    return undefined
  }
  const clean = withoutGaps(cleanHtml(html, context))
  if (clean.trim() === '') return undefined
  const markdown = createService(context.note)
    .turndown(clean)
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return markdown === '' ? undefined : markdown
}
