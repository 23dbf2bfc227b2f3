// One form for what can be written in two (CONTRIBUTING.md, "Habits").
import { nameOf, part, rule, type SyntaxNode } from './rule.ts'

const functionMessage =
  'A function is `const name = (…) => …`; `function` is for React components, generators, overloads and assertions.'
const constantMessage = 'A constant is written like every other value: `retryAfter`, not `RETRY_AFTER`.'

const isAssertion = (node: SyntaxNode): boolean => {
  const said = part(node, 'returnType')
  const predicate = said === null ? null : part(said, 'typeAnnotation')
  return predicate?.type === 'TSTypePredicate' && predicate['asserts'] === true
}

const siblings = (node: SyntaxNode): SyntaxNode[] => {
  const { body } = node
  return Array.isArray(body) ? (body as SyntaxNode[]) : []
}

/** An overload stands beside the function that answers it, exported or not. */
const isOverloaded = (node: SyntaxNode, name: string): boolean => {
  const outside = node.parent?.type === 'ExportNamedDeclaration' ? node.parent.parent : node.parent
  return siblings(outside ?? node)
    .map((one) => part(one, 'declaration') ?? one)
    .some((one) => one.type === 'TSDeclareFunction' && nameOf(part(one, 'id')) === name)
}

export const functionsAreConstants = rule('one form of a function', (context) => ({
  FunctionDeclaration: (node) => {
    const name = nameOf(part(node, 'id'))
    if (name === null || /^[A-Z]/.test(name) || node['generator'] === true) return
    if (node.parent?.type === 'ExportDefaultDeclaration' || isAssertion(node) || isOverloaded(node, name)) return
    context.report({ node, message: functionMessage })
  },
}))

export const constantsReadLikeValues = rule('one case of names', (context) => ({
  VariableDeclarator: (node) => {
    const name = nameOf(part(node, 'id'))
    if (name !== null && /^[A-Z][A-Z0-9]+(_[A-Z0-9]+)*$/.test(name)) context.report({ node, message: constantMessage })
  },
}))
