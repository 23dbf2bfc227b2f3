// What oxlint gives a rule of ours, as far as the rules here need it (its plugin interface is ESLint's).
import path from 'node:path'

export interface SyntaxNode {
  type: string
  parent?: SyntaxNode
  [part: string]: unknown
}

export interface RuleContext {
  filename: string
  cwd: string
  sourceCode: { lines: string[]; isGlobalReference: (node: SyntaxNode) => boolean }
  report: (finding: { message: string; node?: SyntaxNode; loc?: { line: number; column: number } }) => void
}

export type Visitor = Record<string, (node: SyntaxNode) => void>

export interface Rule {
  meta: { type: 'problem'; docs: { description: string } }
  create: (context: RuleContext) => Visitor
}

/** A rule from the sentence that says what it holds, and its visitor. */
export const rule = (description: string, create: (context: RuleContext) => Visitor): Rule => ({
  meta: { type: 'problem', docs: { description } },
  create,
})

export const part = (node: SyntaxNode, name: string): SyntaxNode | null => (node[name] ?? null) as SyntaxNode | null

export const parts = (node: SyntaxNode, name: string): SyntaxNode[] => (node[name] ?? []) as SyntaxNode[]

/** The name behind `a.name`, `a['name']`, `{ name }` and a plain identifier; null for what is computed. */
export const nameOf = (node: SyntaxNode | null): string | null => {
  if (node === null) return null
  if (node.type === 'MemberExpression') {
    const property = part(node, 'property')
    return node['computed'] === true && property?.type === 'Identifier' ? null : nameOf(property)
  }
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return String(node['name'])
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null
}

/** Path of the linted file from the root, with forward slashes. */
export const fileOf = ({ filename, cwd }: RuleContext): string => path.relative(cwd, filename).split(path.sep).join('/')

/** Calls `see` with every module that the file names: import, export from, `import()`. Types alone are told apart. */
export const onImports = (see: (target: string, node: SyntaxNode, isTypeOnly: boolean) => void): Visitor => {
  const named = (node: SyntaxNode): void => {
    const source = part(node, 'source')
    if (source === null || typeof source['value'] !== 'string') return
    const specifiers = parts(node, 'specifiers')
    const kind = node['importKind'] ?? node['exportKind']
    const isTypeOnly =
      kind === 'type' ||
      (specifiers.length > 0 &&
        specifiers.every((specifier) => (specifier['importKind'] ?? specifier['exportKind']) === 'type'))
    see(source['value'], node, isTypeOnly)
  }
  return {
    ImportDeclaration: named,
    ExportNamedDeclaration: named,
    ExportAllDeclaration: named,
    ImportExpression: named,
  }
}

const globalObjects = new Set(['window', 'globalThis', 'self', 'global'])

/** Calls `see` with every use of a global among `names`, bare or as a member or part of the global object. */
export const onGlobals = (
  context: RuleContext,
  names: ReadonlySet<string>,
  see: (name: string, node: SyntaxNode) => void,
): Visitor => ({
  Identifier: (node) => {
    const name = String(node['name'])
    if (!names.has(name) || node.parent?.type === 'TSTypeQuery') return
    if (context.sourceCode.isGlobalReference(node)) see(name, node)
  },
  MemberExpression: (node) => {
    const name = nameOf(node)
    const owner = part(node, 'object')
    if (name === null || !names.has(name) || owner?.type !== 'Identifier') return
    if (globalObjects.has(String(owner['name']))) see(name, node)
  },
  VariableDeclarator: (node) => {
    const [pattern, value] = [part(node, 'id'), part(node, 'init')]
    if (pattern?.type !== 'ObjectPattern' || value?.type !== 'Identifier') return
    if (!globalObjects.has(String(value['name']))) return
    for (const property of parts(pattern, 'properties')) {
      const name = nameOf(part(property, 'key'))
      if (name !== null && names.has(name)) see(name, property)
    }
  },
})
