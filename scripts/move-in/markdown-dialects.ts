// Docusaurus' and MkDocs' own additions to Markdown → plain Markdown and HTML. Line by line; code stays as it is.

const fence = /^\s*(`{3,}|~{3,})/
const opening = /^(\s*)(:{3,})\s*([a-z]+)(?:\[(.*?)\]|[ \t]+(.+?))?(?:\{.*\})?\s*$/i
const block = /^(\s*)(!!!|\?\?\?\+?)\s+([\w-]+)(?:\s+[\w -]*?)?(?:\s+"(.*)")?\s*$/
/** A component of MDX, as far as it stands on one line; code in backticks is passed over. */
const component = /`[^`\n]*`|<\/?([A-Z][\w.]*)(?:\s(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*)?>/g
const longestTag = 40
const tab = /^(\s*)===!?\+?\s+"(.*)"\s*$/

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
const boxOf = (kind: string, title: string | undefined): string[] => [
  `<div class="admonition ${kind.toLowerCase().replace(/[^a-z]/g, '')}">`,
  '',
  ...(title?.trim() ? [`**${title.trim()}**`, ''] : []),
]

/** Lines that are indented below a line, without that. */
const takeIndented = (lines: readonly string[], from: number, indent: string): { body: string[]; next: number } => {
  const inner = `${indent}    `
  const body: string[] = []
  let at = from
  for (; at < lines.length; at++) {
    const line = lines[at]!
    if (line.trim() === '') body.push('')
    else if (line.startsWith(inner)) body.push(line.slice(inner.length))
    else break
  }
  return { body, next: at }
}

const inline = (line: string): string =>
  line
    // Docusaurus: a heading's own id; MDX: comments, pictures that a build would look up.
    .replace(/^(#{1,6})\s+(.*?)\s*\{#([\w:.-]{1,100})\}\s*$/, '$1 <span id="$3"></span>$2')
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/=\{require\(\s*["']([^"'()]+)["']\s*\)(?:\.default)?\}/g, '="$1"')
    .replace(/=\{useBaseUrl\(\s*["']([^"'()]+)["']\s*\)\}/g, '="$1"')
    .replace(/\bclassName=/g, 'class=')
    .replaceAll('@site/', '/__files/')
    // MkDocs: attributes behind links, pictures and headings.
    .replace(/(?<=[)\]*_`\w])\s*\{:?\s*(?:[.#][\w-]+|[\w-]+=("[^"]*"|[\w.%-]+)|\s)+\}/g, '')

const withoutComponents = (line: string, note: (detail: string) => void): string =>
  line.replace(component, (whole, name: string | undefined) => {
    if (name === undefined) return whole
    if (!whole.startsWith('</')) note(`a component (${name})`)
    return ''
  })

/** @param note is told what has no form here */
export const plainMarkdown = (text: string, note: (detail: string) => void): string => {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const out: string[] = []
  let open: string | undefined
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const [, ticks] = fence.exec(line) ?? []
    if (ticks !== undefined) {
      if (open === undefined) {
        open = ticks
        // ```js title="a.js" {1,3}: the language alone.
        out.push(line.replace(/^(\s*[`~]{3,}\s*[\w+#.-]*).*$/, '$1'))
      } else {
        if (ticks.startsWith(open)) open = undefined
        out.push(line)
      }
      continue
    }
    if (open !== undefined) {
      out.push(line)
      continue
    }
    const [, begun] = /^\s*<([A-Z][\w.]*)(?:\s[^>]*)?$/.exec(line) ?? []
    const end = begun === undefined ? -1 : lines.slice(at, at + longestTag).findIndex((one) => />\s*$/.test(one))
    if (end > 0) {
      note(`a component (${begun!})`)
      at += end
      continue
    }
    const [, , , kind, bracket, words] = opening.exec(line) ?? []
    if (kind !== undefined) {
      out.push('', ...boxOf(kind, bracket ?? words))
      continue
    }
    if (/^\s*:{3,}\s*$/.test(line)) {
      out.push('', '</div>', '')
      continue
    }
    const [, indent, mark, its, title] = block.exec(line) ?? []
    if (mark !== undefined) {
      const { body, next } = takeIndented(lines, at + 1, indent!)
      const inner = plainMarkdown(body.join('\n'), note)
      const head = title === undefined ? '' : escapeHtml(title)
      if (mark === '!!!') out.push('', ...boxOf(its!, title), inner, '', '</div>', '')
      else out.push('', `<details><summary>${head || escapeHtml(its!)}</summary>`, '', inner, '', '</details>', '')
      at = next - 1
      continue
    }
    const [, tabIndent, label] = tab.exec(line) ?? []
    if (label !== undefined) {
      const { body, next } = takeIndented(lines, at + 1, tabIndent!)
      note('tabs: they stand below each other')
      out.push('', `**${label}**`, '', plainMarkdown(body.join('\n'), note), '')
      at = next - 1
      continue
    }
    if (/^(import\s.+\sfrom\s+['"].*|import\s+['"].*|export\s+(const|default|function)\b.*)$/.test(line)) {
      note('a line of program (import, export)')
      continue
    }
    if (/^\s*(-{1,2}8<-{1,2}|--8<--)/.test(line)) note(`a piece of another file: ${line.trim().slice(0, 100)}`)
    else if (/^\s*\[TOC\]\s*$/.test(line)) continue
    else
      out.push(
        inline(withoutComponents(line, note)).replace(/^(\s*>\s*)\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*$/i, '$1'),
      )
  }
  return out.join('\n')
}
