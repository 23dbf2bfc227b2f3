// What people read or hear stands in the message catalogue, in every language.
import { nameOf, part, parts, rule, type SyntaxNode } from './rule.ts'

const visibleAttributes = new Set([
  'alt',
  'announcement',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'heading',
  'hint',
  'label',
  'listLabel',
  'message',
  'placeholder',
  'summary',
  'text',
  'title',
])

const hasWord = (text: string): boolean => /\p{L}/u.test(text)

/** The literals that an expression can become on the page: through `? :`, `&&`, `||`, `??`, `+` and templates. */
const literalsIn = (node: SyntaxNode | null): SyntaxNode[] => {
  if (node === null) return []
  if (node.type === 'Literal') return typeof node['value'] === 'string' && hasWord(node['value']) ? [node] : []
  if (node.type === 'TemplateLiteral') {
    return parts(node, 'quasis').filter((quasi) => hasWord(String((quasi['value'] as { raw: string }).raw)))
  }
  if (node.type === 'ConditionalExpression') {
    return [...literalsIn(part(node, 'consequent')), ...literalsIn(part(node, 'alternate'))]
  }
  if (node.type === 'LogicalExpression') {
    return [...(node['operator'] === '&&' ? [] : literalsIn(part(node, 'left'))), ...literalsIn(part(node, 'right'))]
  }
  if (node.type === 'BinaryExpression' && node['operator'] === '+') {
    return [...literalsIn(part(node, 'left')), ...literalsIn(part(node, 'right'))]
  }
  return node.type === 'JSXExpressionContainer' ? literalsIn(part(node, 'expression')) : []
}

const message = "People read this: put it into the message catalogue and say it with t('support.…')."

export const noVisibleText = rule('visible text comes from the message catalogue', (context) => ({
  JSXText: (node) => {
    if (hasWord(String(node['value']))) context.report({ node, message })
  },
  JSXExpressionContainer: (node) => {
    if (node.parent?.type !== 'JSXElement' && node.parent?.type !== 'JSXFragment') return
    for (const literal of literalsIn(node)) context.report({ node: literal, message })
  },
  JSXAttribute: (node) => {
    if (!visibleAttributes.has(nameOf(part(node, 'name')) ?? '')) return
    for (const literal of literalsIn(part(node, 'value'))) context.report({ node: literal, message })
  },
}))

/** A sentence: several words that begin like one or end like one. */
const isSentence = (text: string): boolean =>
  /^\p{Lu}[\p{L}’']* .*\p{L}/u.test(text) || / \p{L}+ \p{L}+.*[.!?]$/u.test(text)

/** Whether it is said to a programmer: in an error, or in a log. */
const isForProgrammers = (node: SyntaxNode): boolean => {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'NewExpression' || at.type === 'ThrowStatement') return true
    if (at.type === 'CallExpression' && ['log', 'warn'].includes(nameOf(part(at, 'callee')) ?? '')) return true
  }
  return false
}

export const noVisibleSentence = rule('sentences come from the message catalogue, outside JSX too', (context) => {
  const see = (node: SyntaxNode, text: unknown): void => {
    if (typeof text === 'string' && isSentence(text) && !isForProgrammers(node)) context.report({ node, message })
  }
  return {
    Literal: (node) => see(node, node['value']),
    TemplateElement: (node) => see(node, (node['value'] as { raw: string }).raw),
  }
})
