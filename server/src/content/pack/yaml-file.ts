import { LineCounter, parseDocument } from 'yaml'
import type { PackContext, Place, YamlFile } from './readers.ts'
import { lineOf } from './readers.ts'

/** What a parser fails at that calls itself for each level. */
export const nestedTooOften = 'cannot be read: is something nested in itself very often?'

/**
 * Parses YAML 1.2 (no custom tags, no merge keys, at most 100 aliases). Syntax errors and duplicate keys become
 * mistakes with their line; the answer is then undefined.
 */
export const openYaml = (context: PackContext, file: string, content: string, lineOffset = 0): Place | undefined => {
  const lines = new LineCounter()
  // Compared pairwise by the parser, which takes a minute for twenty thousand old addresses: `record` sees to those.
  const uniqueKeys = file !== 'redirects.yaml'
  const document = parseDocument(content, { lineCounter: lines, uniqueKeys, prettyErrors: false, strict: true })
  const problems = [...document.errors, ...document.warnings]
  for (const problem of problems) {
    const line = lines.linePos(problem.pos[0]).line + lineOffset
    context.report.mistakes.push({ file, line, message: `YAML: ${problem.message}` })
  }
  if (problems.length > 0) return undefined
  const source: YamlFile = { file, lines, lineOffset, document }
  const node = (document.contents as Place['node']) ?? null
  return { context, source, node, name: '', line: lineOf(source, node, 1 + lineOffset) }
}

interface FrontMatter {
  head: string
  body: string
  bodyLine: number
}

/** Splits `---` front matter from a Markdown file; undefined when there is none. Lines count from 1. */
export const splitFrontMatter = (content: string): FrontMatter | undefined => {
  const match = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(content)
  if (!match || match.index !== 0) return undefined
  const head = match[1] ?? ''
  return { head, body: content.slice(match[0].length), bodyLine: match[0].split('\n').length }
}
