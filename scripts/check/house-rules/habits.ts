// One form for what can be written in two (CONTRIBUTING.md, "Habits").
import { fileOf, nameOf, part, parts, rule, type SyntaxNode } from './rule.ts'

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

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

export const callsAndFormsHaveOneWay = rule('one way to call and one to fill in', (context) => {
  const isFeature = fileOf(context).startsWith('web/src/desk/features/')
  const form =
    'A form is made by web/src/kit/form: useDeskForm with FormPage, FormDialog or DeskFrame, else Form or BoxForm.'
  return {
    CallExpression: (node) => {
      const callee = part(node, 'callee')
      const [first] = parts(node, 'arguments')
      if (callee?.type !== 'MemberExpression' || !methods.has(nameOf(callee) ?? '')) return
      if (typeof first?.['value'] === 'string' && first['value'].startsWith('/'))
        context.report({
          node,
          message: 'An operation is called by its name: call (useDesk), useOperation, usePages, useApi.',
        })
    },
    JSXOpeningElement: (node) => {
      if (nameOf(part(node, 'name')) === 'form') context.report({ node, message: form })
    },
    JSXAttribute: (node) => {
      const element = nameOf(part(node.parent!, 'name'))
      if (isFeature && element !== 'form' && nameOf(part(node, 'name')) === 'onSubmit')
        context.report({ node, message: form })
    },
  }
})
