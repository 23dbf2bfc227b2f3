// What stood in the tree when a rule was made: so many places a file, and never more. A file with fewer fails as well,
// until its number here is lowered, so that the list only shrinks.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileOf, type RuleContext, type SyntaxNode } from './rule.ts'

type Counts = Record<string, Record<string, number>>

let counts: Counts | undefined

/**
 * Collects the findings of one file, and reports them at its end unless there are exactly as many as the list knows.
 * @param rule name of the rule in `today.json`
 */
export const countedReports = (context: RuleContext, rule: string) => {
  counts ??= JSON.parse(readFileSync(path.join(import.meta.dirname, 'today.json'), 'utf8')) as Counts
  const known = counts[rule]?.[fileOf(context)] ?? 0
  const found: { node: SyntaxNode; message: string }[] = []
  return {
    add: (node: SyntaxNode, message: string): void => void found.push({ node, message }),
    atEnd: (program: SyntaxNode): void => {
      if (found.length > known) for (const finding of found) context.report(finding)
      if (found.length < known) {
        const message = `There are ${found.length} places left where today.json says ${known}: lower the number.`
        context.report({ node: program, message })
      }
    },
  }
}
