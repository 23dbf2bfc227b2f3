// A test runs, always and every one.
import { nameOf, part, parts, rule, type SyntaxNode } from './rule.ts'

const suites = new Set(['test', 'it', 'describe', 'suite'])
const ways = new Set(['skip', 'only', 'fixme', 'todo', 'fails'])
const shorthands = new Set(['xit', 'xtest', 'xdescribe', 'fit', 'fdescribe'])
const options = new Set([...ways, 'retry'])
const message =
  'No test is skipped, alone, expected to fail or tried again: make it pass, or delete it with its reason in the commit.'

const rootName = (node: SyntaxNode | null): string | null => {
  if (node === null) return null
  if (node.type === 'MemberExpression') return rootName(part(node, 'object'))
  return node.type === 'CallExpression' ? rootName(part(node, 'callee')) : nameOf(node)
}

export const everyTestRuns = rule('no skipped, lone or retried tests', (context) => ({
  MemberExpression: (node) => {
    if (ways.has(nameOf(node) ?? '') && suites.has(rootName(node) ?? '')) context.report({ node, message })
  },
  CallExpression: (node) => {
    const callee = part(node, 'callee')
    if (callee?.type === 'Identifier' && shorthands.has(String(callee['name']))) context.report({ node, message })
    if (!suites.has(rootName(callee) ?? '')) return
    for (const argument of parts(node, 'arguments')) {
      if (argument.type !== 'ObjectExpression') continue
      const property = parts(argument, 'properties').find((one) => options.has(nameOf(part(one, 'key')) ?? ''))
      if (property) context.report({ node: property, message })
    }
  },
}))
